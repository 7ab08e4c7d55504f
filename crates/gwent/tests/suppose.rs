//! What may be supposed about an opponent's deck: only what the table does not contradict.

use gwent::position::Position;
use gwent::{Choice, Deck, Faction, Gwent, Kind, Preset, Setup};
use tabletop::{Game, Log, Rng, Seat, Seed, Status, Viewer};

const ME: Seat = Seat(0);
const THEM: Seat = Seat(1);

fn starter(faction: Faction) -> Preset {
    Preset::starter(faction)
}

/// Random moves from a deal between two decks.
fn after(moves: u32, seed: u64, decks: [Preset; 2]) -> Gwent {
    let setup = Setup::between(decks[0], decks[1]);
    let mut game = Gwent::start(&setup, Seed::new(seed), &mut Log::muted()).expect("legal decks");
    let mut rng = Rng::from_u64(seed);
    for _ in 0..moves {
        let legal = game.legal();
        let Some(choice) = rng.pick(&legal) else { break };
        game.play(choice, &mut Log::muted());
    }
    game
}

/// Whoever supposes the truth cannot tell the position from the true one, and every hidden card is one of the deck's.
#[test]
fn the_true_deck_is_never_contradicted() {
    let mut supposed = 0;
    for seed in 0..60 {
        let faction = Faction::ALL[usize::try_from(seed % 5).expect("small")];
        let decks = [starter(Faction::NorthernRealms), starter(faction)];
        let game = after(4 + u32::try_from(seed).expect("small") / 3, seed, decks);
        let mut rng = Rng::from_u64(seed);
        if !matches!(game.status(), Status::Awaiting { seat: ME, .. }) {
            continue;
        }
        let imagined = game.resample(Viewer::Seat(ME), &mut rng);
        let other = imagined.suppose(ME, &decks[1].deck(), &mut rng).expect("it is the deck");
        assert_eq!(other.view(Viewer::Seat(ME)), game.view(Viewer::Seat(ME)), "seed {seed}");
        assert_eq!(other.check(), Ok(()), "seed {seed}");
        assert_eq!(other.census(), game.census(), "seed {seed}: the same cards, wherever they are");
        supposed += 1;
    }
    assert!(supposed > 20, "{supposed} positions were looked at");
}

#[test]
fn another_leader_is_another_deck() {
    let decks = [starter(Faction::NorthernRealms), starter(Faction::Monsters)];
    let game = after(6, 3, decks);
    let other = Preset::from_slug("monsters-wild-hunt").expect("a deck").deck();
    assert_eq!(game.suppose(ME, &other, &mut Rng::from_u64(1)), None);
}

/// A card on the table that the deck does not have, or a deck of another size.
#[test]
fn what_is_seen_contradicts_a_deck() {
    let deck = starter(Faction::Nilfgaard).deck();
    let leader = deck.leader.slug();
    let position = |field: &str| {
        let position = Position::between("foltest-king-of-temeria", leader);
        let hand = position.hand(ME, "ves, dethmold").hand(THEM, "sweers").field(THEM, field);
        hand.build().expect("a possible position")
    };
    let suppose = |game: &Gwent| game.suppose(ME, &deck, &mut Rng::from_u64(1)).is_some();
    assert!(!suppose(&position("young-emissary")), "not in the deck");
    assert!(!suppose(&position("letho-of-gulet")), "the deck is larger than that");
}

/// GW-MUSTER-1: once a band was called, nobody of it is left in hand and deck.
#[test]
fn a_band_that_was_called_cannot_be_held_back() {
    let deck = starter(Faction::Monsters).deck();
    let game = (1..50).find_map(nekkers_called).expect("somebody is dealt a nekker");
    let Status::Awaiting { seat, .. } = game.status() else { panic!("in play") };
    let caller = Seat(1 - seat.0);
    let other = game.suppose(seat, &deck, &mut Rng::from_u64(2)).expect("it is the deck");
    let held = other.hand(caller).iter().map(|held| held.card.kind);
    let mut hidden = held.chain(other.deck(caller).iter().copied());
    assert!(!hidden.any(|kind| kind.slug() == "nekker"));
    let fewer = |(kind, copies): (Kind, u8)| (kind, copies - u8::from(kind.slug() == "nekker"));
    let fewer = Deck::new(deck.leader, deck.cards.iter().copied().map(fewer));
    assert_eq!(game.suppose(seat, &fewer, &mut Rng::from_u64(2)), None, "three were seen");
}

/// The first turn of a deal, in which the nekkers are called, if the starting player holds one.
fn nekkers_called(seed: u64) -> Option<Gwent> {
    let mut game = after(0, seed, [starter(Faction::Monsters); 2]);
    for _ in 0..2 {
        game.play(&Choice::Keep, &mut Log::muted());
    }
    let mut legal = game.legal().into_iter();
    let nekker = legal.find(|choice| choice.to_string().starts_with("play nekker"))?;
    game.play(&nekker, &mut Log::muted());
    Some(game)
}
