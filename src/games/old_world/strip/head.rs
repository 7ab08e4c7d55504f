//! The head of the hand: what is paid for, the ways to pay as a switch, the list, the own piles.

use crate::prelude::*;
use ::old_world::versus::{Choice, Decision};
use ::old_world::world::action_card::Card;
use ::old_world::world::combo;
use ::old_world::world::location::{Location, Terrain};
use ::old_world::world::tally::Tally;

use crate::games::old_world::board::{Board, list_switch};
use crate::games::old_world::model::{At, Model, Way, own_combo};
use crate::games::old_world::names::Voice;
use crate::games::old_world::pieces::{said, seal};
use crate::games::old_world::words::pieces;
use crate::prefs;
use crate::view::{Each, Settled, aria, flag, part, text};

/// What the hand is wanted for.
#[derive(Clone, Debug, PartialEq)]
enum Purpose {
    /// Nothing in particular.
    Hand,
    /// A way to this place.
    To(Location),
    /// The price of this card.
    Price(Card, Tally),
    /// So many more cards.
    Left(u8),
    /// A combo, whose last card takes what it takes.
    Combo(Card),
}

/// What the hand is wanted for now.
fn purpose(model: &Model, marks: &[At]) -> Purpose {
    let slot = |card: Card| model.view.market.iter().position(|held| *held == Some(card));
    let price = |card: Card| {
        let price = slot(card).and_then(|slot| model.view.prices[slot].clone())?;
        Some(Purpose::Price(card, price))
    };
    let marked = |find: fn(&At) -> Option<usize>| marks.iter().find_map(find);
    let found = match model.decision() {
        Some(Decision::Phase1) => marks.iter().find_map(|at| match at {
            At::Place(place) => Some(Purpose::To(*place)),
            _ => None,
        }),
        Some(Decision::Buy) => {
            let slot = marked(|at| match at {
                At::Stall(slot) => Some(*slot),
                _ => None,
            });
            slot.and_then(|slot| model.view.market.get(slot).copied().flatten()).and_then(price)
        }
        Some(Decision::Pay { card, left }) => Some(price(card).unwrap_or(Purpose::Left(left))),
        Some(
            Decision::DamageHand { left, .. }
            | Decision::PreFightDiscard { left }
            | Decision::DiscardHand { left },
        ) => Some(Purpose::Left(left)),
        Some(decision @ (Decision::Combo | Decision::Short)) => {
            combo::open_end(own_combo(decision, &model.view, model.us)).map(Purpose::Combo)
        }
        _ => None, // tidy: listens: for what the hand is wanted for
    };
    found.unwrap_or(Purpose::Hand)
}

/// OW-MOVE-3: the ways the marked place can be reached, the cheapest first, and its ground.
fn ways(model: &Model, marks: &[At]) -> (Vec<Way>, Option<Terrain>) {
    let Purpose::To(place) = purpose(model, marks) else { return (Vec::new(), None) };
    let open = model.legal.iter().filter_map(|choice| match choice {
        Choice::Move(to, pay) if *to == place => Some(Way::of(*pay)),
        _ => None,
    });
    let mut ways: Vec<Way> = open.collect();
    tabletop::order::sort(&mut ways);
    ways.dedup();
    (ways, place.terrain())
}

/// The head.
pub fn head(board: Board) -> AnyView {
    let wanted = Settled::new(move || board.model.with(|model| purpose(model, &board.marks.get())));
    let open = Settled::new(move || board.model.with(|model| ways(model, &board.marks.get())));
    let title = move || wanted.with(|wanted| titled(wanted).0);
    let hint = move || wanted.with(|wanted| titled(wanted).1);
    view! {
        <header class="ow-hand__head">
            <h2>{text(title)}</h2>
            <p>{text(hint)}</p>
            {part(move || switch(board, &open.get()))}
            <span class="ow-hand__piles">{list_switch(board)}{piles(board)}</span>
        </header>
    }
    .into_any()
}

fn titled(wanted: &Purpose) -> (String, String) {
    let voice = Voice::new(prefs::lang(), &[]);
    let words = &pieces::of(voice.lang).strip;
    let hand = words.hand.to_owned();
    match wanted {
        Purpose::Hand => (hand, String::new()),
        Purpose::To(place) => (voice.fill(words.to, &[voice.place(*place)]), String::new()),
        Purpose::Price(card, price) => {
            let count = price.count().to_string();
            let why = if price.steps.len() > 1 { said::steps(voice, price) } else { String::new() };
            (voice.fill(words.price, &[voice.card(*card), &count]), why)
        }
        Purpose::Left(left) => (hand, voice.number(words.left, *left)),
        Purpose::Combo(card) => {
            let links = said::links(voice, *card);
            let takes = || voice.fill(words.takes, &[voice.card(*card), &links]);
            (hand, if links.is_empty() { String::new() } else { takes() })
        }
    }
}

fn switch(board: Board, (ways, terrain): &(Vec<Way>, Option<Terrain>)) -> AnyView {
    if ways.is_empty() {
        return ().into_any();
    }
    let words = &pieces::of(prefs::lang()).strip;
    let buttons = ways.iter().map(|way| {
        let at = At::Way(*way);
        view! {
            <button
                type="button"
                class="ow-switch__way"
                data-at=at.to_string()
                aria-label=words.way[*way as usize]
                title=words.way[*way as usize]
                aria-pressed=aria(move || board.is_marked(at))
                inner_html=seal::way(*way, *terrain)
            ></button>
        }
    });
    view! { <span class="ow-switch" role="group" aria-label=words.ways>{buttons.each()}</span> }
        .into_any()
}

/// The own deck and discard pile.
fn piles(board: Board) -> AnyView {
    let counts = Settled::new(move || {
        board.model.with(|model| (model.us, model.own().deck_count, model.own().discard.len()))
    });
    view! {
        {part(move || {
            let (us, deck, discard) = counts.get();
            let voice = Voice::new(prefs::lang(), &[]);
            let words = &pieces::of(voice.lang).strip;
            let deck_said = voice.fill(words.deck, &[&deck.to_string()]);
            let discard_said = voice.fill(words.discard, &[&discard.to_string()]);
            [
                pile(board, At::Deck(us), "ow-stack ow-stack--deck", deck, deck_said),
                pile(board, At::Discard(us), "ow-stack", discard, discard_said),
            ]
            .each()
        })}
    }
    .into_any()
}

/// A pile as a small button with its count.
pub fn pile(board: Board, at: At, class: &'static str, count: usize, said: String) -> AnyView {
    view! {
        <button
            type="button"
            class=class
            class:is-legal=flag(move || board.is_lit(at))
            data-at=at.to_string()
            aria-label=said.clone()
            title=said
        >
            <i></i><span class="num">{count.to_string()}</span>
        </button>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use ::old_world::versus::{OldWorld, Pay, Setup};
    use tabletop::{Game, Rng, Seed, Session, Status, Viewer};

    use super::*;
    use crate::games::old_world::model::{Step, click, model};
    use crate::scene::Sight;

    /// OW-MOVE-3, OW-DRAW-3: over random games, the head always speaks of the place or card that is
    /// marked, and offers exactly the ways that are legal.
    #[test]
    fn the_head_says_what_is_paid_for_and_how() {
        let (mut ways_seen, mut prices_seen) = (0, 0);
        let mut table = Session::<OldWorld>::new(Setup::for_players(2), Seed::new(8)).unwrap();
        let mut rng = Rng::from_seed(Seed::new(8));
        while let Status::Awaiting { seat, decision } = table.game().status() {
            let sight = Sight::of(table.game(), Viewer::Seat(seat), true);
            let laid = model(&sight, seat);
            let lays = matches!(decision, Decision::Combo | Decision::Short);
            let idle = purpose(&laid, &[]) == Purpose::Hand;
            assert!(lays || idle != asks_of_hand(decision), "{decision:?}");
            let moves = laid.legal.iter().filter_map(|choice| match choice {
                Choice::Move(to, pay) => Some((*to, Way::of(*pay))),
                _ => None,
            });
            for (to, way) in moves.collect::<Vec<_>>() {
                let Step::Mark(marks) = click(&laid, &[], At::Place(to)) else { panic!("{to:?}") };
                assert_eq!(purpose(&laid, &marks), Purpose::To(to));
                assert!(ways(&laid, &marks).0.contains(&way));
                assert!(marks.contains(&At::Way(ways(&laid, &marks).0[0])), "the cheapest is set");
                ways_seen += 1;
            }
            if let Decision::Pay { card, .. } = decision {
                assert!(matches!(purpose(&laid, &[]), Purpose::Price(of, _) if of == card));
                prices_seen += 1;
            }
            let legal = table.game().legal();
            let chosen = legal[rng.below(u32::try_from(legal.len()).unwrap()) as usize];
            table.choose(&chosen).unwrap();
        }
        assert!(ways_seen > 100 && prices_seen > 3, "{ways_seen} ways, {prices_seen} prices");
        assert_eq!(Way::of(Pay::Free), Way::Free);
    }

    fn asks_of_hand(decision: Decision) -> bool {
        matches!(
            decision,
            Decision::Pay { .. }
                | Decision::DamageHand { .. }
                | Decision::PreFightDiscard { .. }
                | Decision::DiscardHand { .. }
        )
    }
}
