//! Letters: whole games of every kind arrive as they were sent, short, and a false one is found out.

use tabletop::{
    BySeat, Control, Letter, Level, LinkError, LoadError, Player, Record, Seat, Table, UndoPolicy,
};

#[path = "../golden/embedded.rs"]
mod embedded;

use embedded::GOLDEN;

/// A letter as it was written once: it is read for ever. Cairns, two people, six moves.
const KEPT: &str = include_str!("../letters/kept.txt");

fn golden_tables() -> Vec<(String, Box<dyn Table>)> {
    let mut tables = Vec::new();
    for (_, name, text) in GOLDEN {
        let record = Record::from_json(text).unwrap();
        let game = bots::find(&record.game).unwrap();
        let mut table = (game.replay)(&record).unwrap();
        let players = BySeat::from_fn(table.players().seats(), |seat| {
            Player::human(["Ves", "Iorveth", "Roche", "Saskia", "Zoltan"][seat.index()])
        });
        (game.seat)(table.as_mut(), players, UndoPolicy::Fair);
        tables.push(((*name).to_owned(), table));
    }
    tables
}

fn letter(table: &dyn Table) -> String {
    let letter = bots::letter_of(table).expect("a dealt game can be sent");
    letter.encode().strip_prefix("turn/").unwrap().to_owned()
}

fn open(rest: &str) -> Result<Box<dyn Table>, LinkError> {
    bots::open_letter(&Letter::decode(rest)?)
}

/// Every golden game of every game: shorter than its record link, and a long one by a third at least.
#[test]
fn whole_games_arrive_and_are_short() {
    let tables = golden_tables();
    assert!(tables.len() > 40);
    for (name, table) in tables {
        let sent = letter(table.as_ref());
        let came = open(&sent).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!((came.digest(), came.record()), (table.digest(), table.record()), "{name}");
        assert!(came.players().values().all(|player| player.control == Control::Far));
        assert_eq!(came.undo_policy(), UndoPolicy::Fair);
        let (ours, theirs) = (sent.len(), table.record_link().len());
        println!("{name}: {} moves, {ours} symbols, as a record {theirs}", table.ply());
        let most = if table.ply() > 300 { 2 * theirs / 3 } else { theirs };
        assert!(ours < most, "{name}: {ours}, as a record {theirs}");
    }
}

fn cairns(moves: usize) -> Box<dyn Table> {
    let game = bots::find("cairns").unwrap();
    let mut form = (game.model)().blank();
    form.answers.insert("stones".to_owned(), "9".to_owned());
    let mut table = (game.open)(&form, tabletop::Seed::new(7)).unwrap();
    let players = vec![Player::human("Anna"), Player::bot("Bartłomiej", Level::Master)];
    (game.seat)(table.as_mut(), players.into(), UndoPolicy::None);
    for at in 0..moves {
        let count = table.choices().len();
        table.choose(at * 5 % count).unwrap();
    }
    table
}

#[test]
fn a_letter_that_was_written_once_is_read_for_ever() {
    let rest = KEPT.trim().strip_prefix("turn/").unwrap();
    assert_eq!(letter(cairns(6).as_ref()), rest, "it is written as it was");
    let came = open(rest).unwrap();
    assert_eq!(came.digest(), cairns(6).digest());
    assert_eq!(came.players()[Seat(1)], Player::bot("Bartłomiej", Level::Master));
    assert_eq!(came.undo_policy(), UndoPolicy::None);
}

#[test]
fn every_cut_and_everything_left_over_is_noticed() {
    let good = letter(cairns(6).as_ref());
    for length in 1..good.len() {
        assert_eq!(Letter::decode(&good[..length]), Err(LinkError::CutShort), "{length}");
    }
    assert_eq!(Letter::decode(&format!("{good}A")), Err(LinkError::CutShort));
    assert_eq!(Letter::decode(""), Err(LinkError::Foreign));
}

/// Every symbol replaced by every other: refused, and never a panic.
#[test]
fn every_change_of_a_symbol_is_noticed() {
    let good = letter(cairns(6).as_ref());
    for at in 0..good.len() {
        for symbol in b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_" {
            let mut bad = good.clone().into_bytes();
            bad[at] = *symbol;
            let bad = String::from_utf8(bad).unwrap();
            assert_eq!(open(&bad).is_ok(), bad == good, "symbol {at}: {bad}");
        }
    }
}

#[test]
fn foreign_and_newer_letters_are_called_so() {
    for foreign in ["", "hello world", "żółw", "====", "AAAA"] {
        assert_eq!(Letter::decode(foreign), Err(LinkError::Foreign), "{foreign}");
    }
    let newer = format!("C{}", &letter(cairns(3).as_ref())[1..]);
    assert_eq!(Letter::decode(&newer), Err(LinkError::Newer));
}

/// A bit of a move turned leads to a move that is refused there; where four bits of a check are right by chance, soon after.
#[test]
fn a_false_move_is_refused_at_its_place() {
    let game = bots::find("cairns").unwrap();
    let mut form = (game.model)().blank();
    for (key, answer) in [("stones", "30"), ("limit", "3"), ("tokens", "off")] {
        form.answers.insert(key.to_owned(), answer.to_owned());
    }
    let mut table = (game.open)(&form, tabletop::Seed::new(7)).unwrap();
    // Where the bits of each move end, counted from the first.
    let mut ends = Vec::new();
    let mut bits = 0;
    for at in 0..24 {
        let count = table.choices().len();
        bits += count.next_power_of_two().ilog2() + 4;
        ends.push(bits);
        table.choose(at * 5 % count).unwrap();
    }
    let good = letter(table.as_ref());
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    // The seal fills eleven symbols, of the moves at least this many are wholly theirs.
    let symbols = bits as usize / 6 - 1;
    let mut exactly = 0;
    for back in 1..=symbols {
        let at = good.len() - 11 - back;
        let mut bad = good.clone().into_bytes();
        let value = alphabet.bytes().position(|symbol| symbol == bad[at]).unwrap();
        bad[at] = alphabet.as_bytes()[value ^ 0b00_1000];
        let refused = open(std::str::from_utf8(&bad).unwrap()).err().unwrap();
        let LinkError::Load(LoadError::Illegal { at, .. } | LoadError::Differs { at }) = refused
        else {
            panic!("{refused:?}");
        };
        let bit = bits as usize - 6 * back;
        let expected = 1 + ends.iter().filter(|end| **end as usize <= bit).count();
        assert!((expected..expected + 4).contains(&at), "{at} in place of {expected}");
        exactly += usize::from(at <= expected + 1);
    }
    assert!(10 * exactly >= 9 * symbols, "{exactly} of {symbols}");
}

/// A puzzle is a set-up: it goes by letter like any other game. What did not begin with its deal does not.
#[test]
fn a_game_that_began_elsewhere_is_not_sent() {
    let table = cairns(2);
    let tools = bots::tools("cairns").unwrap();
    let inspect = bots::inspect(table.as_ref());
    let laid =
        (tools.from_state)(&table.record().setup, table.seed(), &inspect.state_json()).unwrap();
    assert!(bots::letter_of(laid.as_ref()).is_none());
}
