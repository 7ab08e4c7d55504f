//! The worker's own copy of the table: it follows the moves it is told, and notices when it has gone
//! astray. Knows no browser.

use bots::BoxedTable;
use tabletop::Record;

use super::wire::{News, Question, Reply};

/// Whoever thinks in the worker.
#[derive(Default)]
pub struct Understudy {
    table: Option<BoxedTable>,
}

impl Understudy {
    /// Catches up with the position that is asked about, and thinks.
    pub fn answer(&mut self, question: &Question) -> Reply {
        self.table = self.table.take().and_then(|table| follow(table, &question.news));
        if let News::Record(json) = &question.news {
            self.table = begin(json);
        }
        let Some(table) = self.table.take_if(|table| table.digest() == question.digest) else {
            self.table = None;
            return Reply::Lost;
        };
        let advice = match question.matter {
            None => bots::think(table.as_ref(), question.level, None, question.seed),
            Some(matter) => bots::find(table.game_id())
                .and_then(|game| (game.judge)(table.as_ref(), matter, question.seed)),
        };
        self.table = Some(table);
        Reply::Advice(advice)
    }
}

fn begin(json: &str) -> Option<BoxedTable> {
    let record = Record::from_json(json).ok()?;
    (bots::find(&record.game)?.replay)(&record).ok()
}

fn follow(mut table: BoxedTable, news: &News) -> Option<BoxedTable> {
    if let News::Moves(moves) = news {
        for text in moves {
            table.choose_text(text).ok()?;
        }
    }
    Some(table)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::cairns::{Cairns, Setup};
    use tabletop::{Digest, Level, Seed, Session, Table};

    fn dealt() -> Session<Cairns> {
        // Small bites of big heaps: no game of a few moves ends.
        let setup = Setup { stones: 40, limit: 3, ..Setup::default() };
        Session::new(setup, Seed::new(1)).unwrap()
    }

    fn about(table: &dyn Table, news: News) -> Question {
        Question { level: Level::Random, seed: 1, digest: table.digest(), news, matter: None }
    }

    fn record(table: &dyn Table) -> News {
        News::Record(table.record().to_json())
    }

    #[test]
    fn it_follows_a_game_by_its_moves_alone() {
        let (mut table, mut understudy) = (dealt(), Understudy::default());
        let mut news = record(&table);
        for _ in 0..6 {
            let Reply::Advice(Some(advice)) = understudy.answer(&about(&table, news)) else {
                panic!("it has lost the game")
            };
            let before = table.at();
            table.choose_at(advice.index).unwrap();
            table.choose_at(0).unwrap();
            news = News::Moves(table.choices_since(before).unwrap());
        }
    }

    #[test]
    fn it_judges_an_earlier_decision_and_goes_on_from_where_it_was() {
        let (mut table, mut understudy) = (dealt(), Understudy::default());
        table.choose_at(0).unwrap();
        table.choose_at(0).unwrap();
        let matter = bots::Matter { ply: 0, made: 0, rival: Some(1), budget: 20 };
        let judged = Question { matter: Some(matter), ..about(&table, record(&table)) };
        let Reply::Advice(Some(advice)) = understudy.answer(&judged) else { panic!("lost") };
        assert!(advice.index < 2 && advice.considered.len() == 2);
        let on = about(&table, News::Moves(Vec::new()));
        assert!(matches!(understudy.answer(&on), Reply::Advice(Some(_))));
    }

    #[test]
    fn it_says_when_its_table_is_another_one_and_takes_up_the_right_one() {
        let (mut table, mut understudy) = (dealt(), Understudy::default());
        assert_eq!(understudy.answer(&about(&table, News::Moves(Vec::new()))), Reply::Lost);
        assert!(matches!(understudy.answer(&about(&table, record(&table))), Reply::Advice(_)));
        table.choose_at(0).unwrap();
        // It was not told the move; then it is told one that is not possible.
        assert_eq!(understudy.answer(&about(&table, News::Moves(Vec::new()))), Reply::Lost);
        assert!(matches!(understudy.answer(&about(&table, record(&table))), Reply::Advice(_)));
        let nonsense = News::Moves(vec!["take z 99".to_owned()]);
        assert_eq!(understudy.answer(&about(&table, nonsense)), Reply::Lost);
        let elsewhere = Question { digest: Digest(7), ..about(&table, record(&table)) };
        assert_eq!(understudy.answer(&elsewhere), Reply::Lost);
    }
}
