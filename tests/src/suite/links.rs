//! What is sent arrives, or is refused with a reason.

use tabletop::{Game, LinkError, LoadError, Record, RecordLink, Rng, SeedLink, SetupForm};

use super::Played;

/// Damages tried on each link.
const DAMAGES: usize = 24;

const SYMBOLS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.%~";

/// A seed link deals the same game.
pub fn seed_links_read_back<G: Game>(played: &Played<G>) {
    let form = G::Setup::model().abridge(&played.setup.to_form());
    let link = SeedLink { game: G::ID.to_owned(), seed: Some(played.seed), form };
    let text = link.encode();
    let rest = text.strip_prefix("new/").expect("a seed link begins with new/");
    let read = SeedLink::decode(rest).expect("the link reads back");
    assert_eq!(read, link, "{text}");
    assert_eq!(G::Setup::read(&read.form).as_ref(), Ok(&played.setup), "{text}");
}

/// A record link gives the record back.
pub fn record_links_read_back<G: Game>(played: &Played<G>, rng: &mut Rng) {
    let mut session = played.session();
    assert_eq!(read_link::<G>(&encoded(&session)), Ok(played.record(played.choices.len())));
    let plies = rng.index(played.positions.len());
    let target = session.line()[plies].id;
    session.rewind(target).expect("fair undo may rewind");
    assert_eq!(read_link::<G>(&encoded(&session)), Ok(played.record(plies)));
}

/// A link with a symbol changed, left out, doubled, or with its end cut off is refused.
pub fn damaged_record_links_are_refused<G: Game>(played: &Played<G>, rng: &mut Rng) {
    let good = encoded(&played.session());
    for _ in 0..DAMAGES {
        let bad = damaged(&good, rng);
        if bad != good {
            let read = read_link::<G>(&bad);
            assert!(read.is_err(), "a damaged link is accepted:\n{good}\n{bad}\n{read:?}");
        }
    }
    for cut in 1..good.len().min(12) {
        let read = RecordLink::decode(&good[..good.len() - cut]);
        assert_eq!(read, Err(LinkError::CutShort), "{cut} symbols cut off");
    }
    let other = RecordLink::decode(&good).expect("undamaged");
    assert_eq!(other.game, G::ID);
}

fn encoded<G: Game>(session: &tabletop::Session<G>) -> String {
    let link = RecordLink::of(session).encode();
    link.strip_prefix("watch/").expect("a record link begins with watch/").to_owned()
}

fn read_link<G: Game>(rest: &str) -> Result<Record, LinkError> {
    let link = RecordLink::decode(rest)?;
    if link.game != G::ID {
        return Err(LoadError::UnknownGame { game: link.game }.into());
    }
    assert_eq!(link.encode(), format!("watch/{rest}"), "a link has one spelling");
    link.verify::<G>()
}

fn damaged(good: &str, rng: &mut Rng) -> String {
    let mut bytes = good.as_bytes().to_vec();
    let at = rng.index(bytes.len());
    match rng.below(4) {
        0 => drop(bytes.remove(at)),
        1 => bytes.insert(at, bytes[at]),
        2 => bytes.truncate(at),
        _ => bytes[at] = SYMBOLS[rng.index(SYMBOLS.len())],
    }
    String::from_utf8(bytes).expect("links are ASCII")
}
