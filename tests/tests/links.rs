//! Links: what arrives is what was sent, or a plain reason why not.

use cairns::{Cairns, Setup};
use tabletop::{
    Form, LinkError, LoadError, RecordLink, Seed, SeedError, SeedLink, Session, SetupForm,
};

const MOVES: [&str; 5] = ["peek a", "peek b", "take a 3", "take b 2", "take c 1"];

fn session() -> Session<Cairns> {
    let mut session = Session::new(Setup::default(), Seed::new(77)).unwrap();
    for text in MOVES {
        session.choose(&text.parse().unwrap()).unwrap();
    }
    session
}

fn watch(session: &Session<Cairns>) -> String {
    RecordLink::of(session).encode().strip_prefix("watch/").unwrap().to_owned()
}

fn open(rest: &str) -> Result<tabletop::Record, LinkError> {
    RecordLink::decode(rest)?.verify::<Cairns>()
}

#[test]
fn a_seed_link_deals_the_same_game_with_only_what_is_not_assumed() {
    let setup = Setup { seats: 3, stones: 12, tokens: false, ..Setup::default() };
    let form = Setup::model().abridge(&setup.to_form());
    let link = SeedLink { game: "cairns".to_owned(), seed: Some(Seed::new(1)), form };
    let text = link.encode();
    assert_eq!(text, "new/cairns?seats=3&seed=0000-0000-0001-2&stones=12&tokens=off");
    let read = SeedLink::decode(text.strip_prefix("new/").unwrap()).unwrap();
    assert_eq!(read, link);
    assert_eq!(Setup::read(&read.form), Ok(setup));
}

#[test]
fn a_seed_link_carries_any_text() {
    let answers = [("deck.1".to_owned(), "Zażółć & gęślą = jaźń?%".to_owned())].into();
    let form = Form { seats: 2, answers };
    let link = SeedLink { game: "gwent".to_owned(), seed: None, form };
    let text = link.encode();
    assert!(text.is_ascii());
    assert_eq!(SeedLink::decode(text.strip_prefix("new/").unwrap()), Ok(link));
}

#[test]
fn a_damaged_seed_link_says_what_is_wrong() {
    let reason = |rest: &str| SeedLink::decode(rest).unwrap_err();
    assert_eq!(reason(""), LinkError::Foreign);
    assert_eq!(reason("?seats=2"), LinkError::Foreign);
    assert_eq!(reason("%zz"), LinkError::Foreign);
    assert_eq!(reason("cairns?seats=two"), LinkError::Foreign);
    assert_eq!(reason("cairns?seats=2&se"), LinkError::CutShort);
    assert_eq!(reason("cairns?seed=0000-0000-0001-3"), LinkError::Seed(SeedError::Check));
    assert_eq!(reason("cairns?seed=0000-00"), LinkError::Seed(SeedError::Length(6)));
    assert_eq!(reason("cairns?seed=0000-0000-0001-u"), LinkError::Seed(SeedError::Symbol('u')));
}

#[test]
fn a_record_link_gives_the_record_back_up_to_where_the_table_stands() {
    let mut session = session();
    assert_eq!(open(&watch(&session)), Ok(session.record()));
    let third = session.line()[3].id;
    session.rewind(third).unwrap();
    let record = open(&watch(&session)).unwrap();
    assert_eq!(record.choices, MOVES[..3]);
    assert_eq!(record, session.record());
}

#[test]
fn a_record_link_is_short() {
    let length = watch(&session()).len();
    assert!(length < 160, "{length} symbols");
}

#[test]
fn every_cut_of_a_record_link_is_noticed() {
    let good = watch(&session());
    for length in 2..good.len() {
        assert_eq!(RecordLink::decode(&good[..length]), Err(LinkError::CutShort), "{length}");
    }
    for length in 0..2 {
        assert_eq!(RecordLink::decode(&good[..length]), Err(LinkError::Foreign), "{length}");
    }
}

/// Every symbol replaced by every other: refused, and never a panic.
#[test]
fn every_change_of_a_symbol_is_noticed() {
    let good = watch(&session());
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
fn foreign_and_newer_links_are_called_so() {
    for foreign in ["", "hello world", "żółw", "====", "AAAA"] {
        assert_eq!(RecordLink::decode(foreign), Err(LinkError::Foreign), "{foreign}");
    }
    let newer = format!("Aw{}", &watch(&session())[2..]);
    assert_eq!(RecordLink::decode(&newer), Err(LinkError::Newer));
}

/// The bytes of a link, and a link of bytes: what somebody who tampers would use.
mod tamper {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    pub fn bytes(link: &str) -> Vec<u8> {
        let value = |symbol| ALPHABET.iter().position(|known| *known == symbol).unwrap();
        let bits: String = link.bytes().map(|symbol| format!("{:06b}", value(symbol))).collect();
        let whole = bits.as_bytes().chunks_exact(8);
        whole.map(|byte| u8::from_str_radix(str::from_utf8(byte).unwrap(), 2).unwrap()).collect()
    }

    pub fn link(bytes: &[u8]) -> String {
        let bits: String = bytes.iter().map(|byte| format!("{byte:08b}")).collect();
        let groups = bits.as_bytes().chunks(6);
        let symbol = |group: &[u8]| {
            let padded = format!("{:0<6}", str::from_utf8(group).unwrap());
            char::from(ALPHABET[usize::from_str_radix(&padded, 2).unwrap()])
        };
        groups.map(symbol).collect()
    }
}

/// The moves are the last bytes before the eight of the seal, two bytes each.
#[test]
fn a_false_move_is_refused_at_its_place() {
    let good = tamper::bytes(&watch(&session()));
    assert_eq!(tamper::link(&good), watch(&session()));
    let moves = good.len() - 8 - 2 * MOVES.len();
    for (index, _) in MOVES.iter().enumerate() {
        for (offset, value) in [(0, 120), (1, good[moves + 2 * index + 1] ^ 1)] {
            let mut bad = good.clone();
            bad[moves + 2 * index + offset] = value;
            let refused = open(&tamper::link(&bad)).unwrap_err();
            let LinkError::Load(LoadError::Illegal { at, .. }) = refused else {
                panic!("{refused:?}");
            };
            assert_eq!(at, index + 1);
        }
    }
}

#[test]
fn a_false_seal_and_a_false_set_up_are_refused() {
    let good = tamper::bytes(&watch(&session()));
    let mut bad = good.clone();
    *bad.last_mut().unwrap() ^= 1;
    let differs = LinkError::Load(LoadError::Differs { at: MOVES.len() });
    assert_eq!(open(&tamper::link(&bad)), Err(differs));
    let text = String::from_utf8_lossy(&good);
    let brace = text.find('{').expect("the set-up is JSON");
    let mut bad = good.clone();
    let place = good.iter().position(|byte| *byte == b'{').unwrap();
    assert!(place <= brace);
    bad[place] = b'[';
    assert!(matches!(open(&tamper::link(&bad)), Err(LinkError::Load(LoadError::Corrupt { .. }))));
}

#[test]
fn a_record_link_of_another_game_is_not_played() {
    let good = tamper::bytes(&watch(&session()));
    let place = good.windows(6).position(|window| window == b"cairns").unwrap();
    let mut other = good;
    other[place] = b'b';
    let link = RecordLink::decode(&tamper::link(&other)).unwrap();
    assert_eq!(link.game, "bairns");
    let unknown = LoadError::UnknownGame { game: "bairns".to_owned() };
    assert_eq!(link.verify::<Cairns>(), Err(LinkError::Load(unknown)));
}
