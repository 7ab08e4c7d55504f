//! The agenda: what a game still has to do before anybody may choose again.

use serde::{Deserialize, Serialize};

/// A stack of tasks, last in first out. A task is plain data, so that a game can be saved in the
/// middle of anything; the interpreter lives in the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Agenda<T>(Vec<T>);

impl<T> Agenda<T> {
    /// An agenda with nothing on it.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// Puts a task on top: it will be done before everything already planned.
    pub fn push(&mut self, task: T) {
        self.0.push(task);
    }

    /// Puts several tasks on top, to be done in the order given.
    pub fn push_in_order<I>(&mut self, tasks: I)
    where
        I: IntoIterator<Item = T, IntoIter: DoubleEndedIterator>,
    {
        self.0.extend(tasks.into_iter().rev());
    }

    /// Takes the next task.
    pub fn pop(&mut self) -> Option<T> {
        self.0.pop()
    }

    /// The next task, left where it is.
    pub fn peek(&self) -> Option<&T> {
        self.0.last()
    }

    /// Is there nothing left to do?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All tasks, the next one last.
    pub fn tasks(&self) -> &[T] {
        &self.0
    }

    /// Forgets everything planned: for a game that ends in the middle of things.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl<T> Default for Agenda<T> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::Agenda;

    #[test]
    fn tasks_pushed_in_order_come_out_in_order_before_older_ones() {
        let mut agenda = Agenda::new();
        agenda.push('z');
        agenda.push_in_order(['a', 'b', 'c']);
        let done: Vec<char> = std::iter::from_fn(|| agenda.pop()).collect();
        assert_eq!(done, ['a', 'b', 'c', 'z']);
    }
}
