//! The log as it grows: what was told stays told, and only what has happened since is added.

use tabletop::{NodeId, Table, Viewer};

use super::{Edition, Look};
use crate::games::{GameUi, Tell};
use crate::i18n::Lang;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// Its number: no other line of any telling has it.
    pub id: u64,
    /// The move it belongs to; 0 is the deal.
    pub ply: usize,
    /// What happened, as one sentence.
    pub sentence: String,
}

/// Everything that has happened, as far as one viewer may know it.
#[derive(Default)]
pub struct Log {
    teller: Option<Telling>,
    /// The number of the first line; those of earlier tellings are smaller.
    first: u64,
    lines: Vec<LogLine>,
}

struct Telling {
    words: Box<dyn Tell>,
    of: (u32, u8, Viewer, Lang),
    /// The last move told.
    last: (usize, NodeId),
}

impl Log {
    /// All lines, the oldest first.
    pub fn lines(&self) -> &[LogLine] {
        &self.lines
    }

    /// The line with that number, if it is still told.
    pub fn line(&self, id: u64) -> Option<&LogLine> {
        self.lines.get(usize::try_from(id.checked_sub(self.first)?).ok()?)
    }

    /// The lines of one move, one after another.
    pub fn told_of(&self, ply: usize) -> String {
        let from = self.lines.partition_point(|line| line.ply < ply);
        let lines = self.lines[from..].iter().take_while(|line| line.ply == ply);
        lines.map(|line| line.sentence.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// Tells what has happened since; from the beginning where another line was taken, or where it
    /// is told to somebody else, or in other words.
    pub(super) fn follow(
        &mut self,
        game: &dyn GameUi,
        table: &dyn Table,
        edition: Edition,
        look: Look,
    ) {
        let of = (edition.sitting, edition.texts, look.viewer, look.lang);
        let end = (table.line_len(), table.node_at(table.line_len()));
        let goes_on = |told: &Telling| {
            let (ply, node) = told.last;
            told.of == of && ply <= end.0 && table.node_at(ply) == node
        };
        if !self.teller.as_ref().is_some_and(goes_on) {
            self.first += self.lines.len() as u64;
            self.lines.clear();
        }
        let told = self.teller.take().filter(|told| goes_on(told));
        let from = told.as_ref().map_or(0, |told| told.last.0 + 1);
        let mut words = told.map_or_else(|| game.teller(table, look.lang), |told| told.words);
        let (first, lines) = (self.first, &mut self.lines);
        words.tell(table, from, look.viewer, &mut |ply, sentence| {
            let id = first + lines.len() as u64;
            lines.push(LogLine { id, ply, sentence });
        });
        self.teller = Some(Telling { words, of, last: end });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;
    use ::cairns::{Cairns, Setup};
    use tabletop::{Seed, Session};

    fn look(viewer: Viewer, lang: Lang) -> Look {
        Look { moment: None, viewer, asked: None, may_choose: false, lang }
    }

    /// Small bites of big heaps: no game of a few moves ends.
    fn long() -> Setup {
        Setup { stones: 40, limit: 3, ..Setup::default() }
    }

    fn told(log: &Log) -> Vec<(usize, String)> {
        log.lines().iter().map(|line| (line.ply, line.sentence.clone())).collect()
    }

    /// Told step by step it is what it would be told at once, and what was told stays as it is.
    #[test]
    fn the_log_grows_with_the_game_and_is_told_anew_only_where_it_must_be() {
        let game = games::find("cairns").unwrap();
        let mut table = Session::<Cairns>::new(long(), Seed::new(1)).unwrap();
        let edition = Edition { sitting: 1, version: 0, texts: 0 };
        let seen = look(Viewer::Spectator, Lang::En);
        let (mut log, mut ids) = (Log::default(), Vec::new());
        for _ in 0..6 {
            log.follow(game, &table, edition, seen);
            let now: Vec<u64> = log.lines().iter().map(|line| line.id).collect();
            assert!(now.len() > ids.len() && now.starts_with(&ids), "{now:?} after {ids:?}");
            ids = now;
            let mut fresh = Log::default();
            fresh.follow(game, &table, edition, seen);
            assert_eq!(told(&log), told(&fresh));
            table.choose_at(0).unwrap();
        }
        // Another line, another viewer, another language: nothing of the old telling is left.
        table.rewind(table.node_at(4)).unwrap();
        table.choose_at(1).unwrap();
        for seen in [seen, look(Viewer::Referee, Lang::En), look(Viewer::Referee, Lang::Pl)] {
            log.follow(game, &table, edition, seen);
            assert!(log.lines().iter().all(|line| !ids.contains(&line.id)));
            assert!(log.lines().iter().all(|line| log.line(line.id) == Some(line)));
            ids.extend(log.lines().iter().map(|line| line.id));
            let mut fresh = Log::default();
            fresh.follow(game, &table, edition, seen);
            assert_eq!(told(&log), told(&fresh));
        }
        assert_eq!(log.told_of(0), log.lines()[0].sentence);
    }
}
