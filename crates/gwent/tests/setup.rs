//! Before the first turn: who starts, the deal, the exchange.

mod support;

use std::collections::BTreeSet;

use gwent::{Decision, Event, Faction, Kind, Preset, Setup};
use support::table::{A, B, Look, Table, kind};
use tabletop::{Game, Seat, Status, Viewer};

fn start(first: &str, second: &str, seed: u64) -> Table {
    let deck = |slug| Preset::from_slug(slug).unwrap();
    let setup = Setup::between(deck(first), deck(second));
    Table::deal(setup, seed)
}

fn starter(table: &Table) -> Seat {
    table.view().starter
}

/// GW-SETUP-1, GW-SETUP-6, GW-D0: leaders open, two tokens, ten cards, factions public.
#[test]
fn ten_cards_are_dealt() {
    let table = start("monsters-starter", "nilfgaard-starter", 1);
    let view = table.game().view(Viewer::Spectator);
    for side in &view.sides {
        assert_eq!((side.tokens, side.total, side.hand.count), (2, 0, 10));
        assert!(side.hand.cards.is_empty() && side.deck.cards.is_none());
    }
    assert_eq!(view.sides.map(|side| side.faction), [Faction::Monsters, Faction::Nilfgaard]);
    assert!(table.heard(|event| matches!(event, Event::LeadersShown { .. })));
}

/// GW-SETUP-2, GW-SETUP-5: a fair coin, before any card is drawn.
#[test]
fn a_coin_decides_who_starts() {
    let first = (0..200).filter(|seed| {
        let table = start("monsters-starter", "nilfgaard-starter", *seed);
        let tossed = table.events().position(|e| matches!(e, Event::CoinTossed { .. }));
        let drew = table.events().position(|e| matches!(e, Event::Drew { .. }));
        assert!(tossed.unwrap() < drew.unwrap());
        starter(&table) == A
    });
    assert!((70..130).contains(&first.count()));
}

/// Example 73. GW-SETUP-3, GW-FAC-ST, GW-D1.
#[test]
fn the_only_scoiatael_decides_who_starts() {
    for (choice, expected) in [("go first", B), ("go second", A)] {
        let mut table = start("monsters-starter", "scoiatael-starter", 1);
        assert_eq!(
            table.game().status(),
            Status::Awaiting { seat: B, decision: Decision::WhoStarts }
        );
        assert!(table.hand(B).is_empty(), "before drawing");
        assert_eq!(table.legal(), ["go first", "go second"]);
        table.choose(choice);
        assert_eq!(starter(&table), expected);
        assert_eq!(table.hand(A).len(), 10);
        assert!(!table.heard(|event| matches!(event, Event::CoinTossed { .. })));
    }
    let table = start("scoiatael-mahakam", "scoiatael-starter", 1);
    assert!(table.heard(|event| matches!(event, Event::CoinTossed { .. })));
}

/// Example 72. GW-SETUP-7, GW-SETUP-8, GW-D2, GW-HERO-4.
#[test]
fn what_is_put_aside_cannot_come_back() {
    for seed in 0..60 {
        let mut table = start("monsters-wild-hunt", "nilfgaard-starter", seed);
        let seat = table.awaited().unwrap();
        let unique = |slug: &&&str| kind(slug).copies() == 1;
        let hand = table.hand(seat);
        let put_aside = **hand.iter().find(unique).as_ref().unwrap();
        table.choose(&format!("exchange {put_aside}"));
        let hand = table.hand(seat);
        let drawn = *hand.last().unwrap();
        assert_eq!(hand.len(), 10);
        assert!(!hand.contains(&put_aside));
        table.choose(&format!("exchange {drawn}"));
        let hand = table.hand(seat);
        assert_eq!(hand.len(), 10);
        assert!(!hand.contains(&put_aside));
        assert_ne!(table.awaited(), Some(seat), "two at most");
        assert!(table.deck(seat).contains(&put_aside) && table.deck(seat).contains(&drawn));
        assert!(table.side(seat).aside.cards.unwrap().is_empty());
    }
}

/// GW-SETUP-9, GW-SETUP-10, GW-TURN-1: the starter exchanges first and moves first; how many the
/// other exchanged is public, which is not.
#[test]
fn exchanges_are_secret() {
    let mut table = start("monsters-starter", "nilfgaard-starter", 3);
    let (first, second) = (starter(&table), Seat(1 - starter(&table).0));
    assert_eq!(table.awaited(), Some(first));
    let card = table.hand(first)[0];
    table.choose(&format!("exchange {card}"));
    let seen = table.game().view(Viewer::Seat(second)).side(first).clone();
    assert_eq!((seen.exchanged, seen.aside.count, seen.aside.cards), (1, 1, None));
    let own = table.game().view(Viewer::Seat(first)).side(first).clone();
    assert_eq!(own.aside.cards, Some(vec![kind(card)]));
    table.choose("keep");
    assert_eq!(table.awaited(), Some(second));
    table.choose("keep");
    assert_eq!(table.awaited(), Some(first));
    assert_eq!(table.game().status(), Status::Awaiting { seat: first, decision: Decision::Turn });
    assert!(table.heard(|event| { *event == Event::ExchangeFinished { seat: first, count: 1 } }));
}

/// GW-D2: only what is in the hand can be exchanged.
#[test]
fn only_cards_of_the_hand_are_exchanged() {
    let table = start("monsters-starter", "nilfgaard-starter", 3);
    let seat = table.awaited().unwrap();
    let held: BTreeSet<_> = table.hand(seat).into_iter().collect();
    assert_eq!(table.legal().len(), held.len() + 1, "twins are one choice");
    let other = Kind::all().find(|kind| !held.contains(kind.slug())).unwrap();
    assert_eq!(table.refusal(&format!("exchange {other}")).rule, Some("GW-SETUP-7"));
}

/// Example 81. Section 16.3: Francesca, Daisy of the Valley, draws eleven.
#[test]
fn daisy_draws_eleven() {
    let daisy = |other: &str| {
        let elves = Preset::from_slug("scoiatael-starter").unwrap().deck().to_string();
        let elves = elves.replace("francesca-the-beautiful", "francesca-daisy-of-the-valley");
        let empire = Preset::from_slug("nilfgaard-starter").unwrap().deck().to_string();
        let empire = empire.replace("emhyr-the-relentless", other);
        let deck = |code: &str| gwent::Deck::read(code).unwrap();
        let setup = Setup::between(deck(&elves), deck(&empire));
        let mut table = Table::deal(setup, 1);
        table.choose("go first");
        table
    };
    let mut table = daisy("emhyr-the-relentless");
    assert_eq!(table.hand(A).len(), 11);
    for _ in 0..2 {
        let card = table.hand(A)[0];
        table.choose(&format!("exchange {card}"));
    }
    assert_eq!(table.hand(A).len(), 11);
    assert_eq!(daisy("emhyr-the-white-flame").hand(A).len(), 10);
}

/// Same set-up and seed, same deal; another seed, another one.
#[test]
fn the_seed_decides_the_deal() {
    let hands = |seed| {
        let table = start("monsters-starter", "nilfgaard-starter", seed);
        [table.hand(A), table.hand(B)]
    };
    assert_eq!(hands(11), hands(11));
    assert_ne!(hands(11), hands(12));
}
