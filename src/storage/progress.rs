//! Which of two copies of a game is further. Nothing a player did is lost when the further one is
//! kept: a game is a tree of moves, and the further tree holds the other.

use tabletop::Save;

/// How one copy stands to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Both hold the same moves.
    Level,
    /// It holds every move of the other, and more.
    Ahead,
    /// The other holds every move of it, and more.
    Behind,
    /// Each holds moves the other does not: no choice between them is without loss.
    Apart,
}

/// How the first stands to the second.
pub fn compare(one: &Save, other: &Save) -> Standing {
    match (holds(one, other), holds(other, one)) {
        (true, true) => Standing::Level,
        (true, false) => Standing::Ahead,
        (false, true) => Standing::Behind,
        (false, false) => Standing::Apart,
    }
}

/// Does a game hold every move of another, also those that were taken back?
fn holds(whole: &Save, part: &Save) -> bool {
    let (a, b) = (&whole.record, &part.record);
    if (&a.game, &a.setup, a.seed, &a.position) != (&b.game, &b.setup, b.seed, &b.position) {
        return false;
    }
    let tree = Tree::of(whole);
    // Where each node of the part is in the whole.
    let mut places = vec![0];
    for (parent, choice) in moves(part) {
        let place = places.get(parent).and_then(|place| tree.after(*place, choice));
        let Some(place) = place else { return false };
        places.push(place);
    }
    true
}

/// The moves of a game in the order of their nodes: `(node after which, choice)`.
fn moves(save: &Save) -> impl Iterator<Item = (usize, &str)> {
    let line = save.record.choices.iter().map(String::as_str).enumerate();
    line.chain(save.branches.iter().map(|(parent, choice)| (*parent, choice.as_str())))
}

/// The moves that follow each node.
struct Tree<'a> {
    following: Vec<Vec<(&'a str, usize)>>,
}

impl<'a> Tree<'a> {
    fn of(save: &'a Save) -> Self {
        let count = 1 + save.record.choices.len() + save.branches.len();
        let mut following = vec![Vec::new(); count];
        for ((parent, choice), node) in moves(save).zip(1..) {
            // A parent that is not there is a damaged save; such a move is simply not held.
            if let Some(after) = following.get_mut(parent) {
                after.push((choice, node));
            }
        }
        Self { following }
    }

    fn after(&self, node: usize, choice: &str) -> Option<usize> {
        let found = self.following.get(node)?.iter().find(|(other, _)| *other == choice);
        found.map(|(_, node)| *node)
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Seed, Table};

    use super::*;

    /// A table of the sample game after these choices by number.
    fn table(choices: &[usize]) -> Box<dyn Table> {
        let game = bots::find("cairns").unwrap();
        let mut table = (game.open)(&(game.model)().blank(), Seed::new(7)).unwrap();
        for choice in choices {
            table.choose(*choice).unwrap();
        }
        table
    }

    #[test]
    fn a_game_played_on_is_ahead_of_what_it_was() {
        let (before, after) = (table(&[0]).save(), table(&[0, 1, 0]).save());
        assert_eq!(compare(&after, &before), Standing::Ahead);
        assert_eq!(compare(&before, &after), Standing::Behind);
        assert_eq!(compare(&after, &after), Standing::Level);
    }

    #[test]
    fn two_lines_from_one_position_are_apart() {
        let (one, other) = (table(&[0, 1]).save(), table(&[0, 2]).save());
        assert_eq!(compare(&one, &other), Standing::Apart);
        let mut elsewhere = one.clone();
        elsewhere.record.seed = Seed::new(8);
        assert_eq!(compare(&one, &elsewhere), Standing::Apart);
    }

    #[test]
    fn a_line_that_was_left_is_still_held() {
        let before = table(&[0, 1]).save();
        let mut both = table(&[0, 1]);
        both.rewind(1).unwrap();
        assert_eq!(compare(&both.save(), &before), Standing::Level, "going back loses nothing");
        both.choose(2).unwrap();
        both.choose(0).unwrap();
        assert_eq!(compare(&both.save(), &before), Standing::Ahead);
        assert_eq!(compare(&both.save(), &table(&[0, 2]).save()), Standing::Ahead);
        assert_eq!(compare(&both.save(), &table(&[1]).save()), Standing::Apart);
    }
}
