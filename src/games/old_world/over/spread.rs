//! Spreads of cards: own cards by zone of which some are asked for, cards that are looked at, and piles
//! that were opened.

use crate::prelude::*;
use ::old_world::world::action_card::Card;
use ::old_world::world::attack::AttackCard;
use ::old_world::world::effect::Zone;

use super::{close, offers, prompt};
use crate::games::old_world::board::Board;
use crate::games::old_world::model::{At, Model, Spread, spread};
use crate::games::old_world::names::Voice;
use crate::games::old_world::pieces::{attack, card, said};
use crate::games::old_world::strip::button;
use crate::games::old_world::words::pieces;
use crate::prefs;
use crate::table::zone::{ZoneKeys, zone_keys};
use crate::view::{Each, Settled, aria, flag, on, part, text};

/// Cards that lie together, each with its place in the spread.
#[derive(Clone, Debug, PartialEq)]
struct Group {
    /// The zone they come from; none: they are looked at.
    zone: Option<Zone>,
    cards: Vec<(usize, Spread)>,
}

/// The spread that is asked about, in groups.
fn groups(model: &Model) -> Vec<Group> {
    let Some(decision) = model.decision() else { return Vec::new() };
    let looks = model.view.fight.is_some() && {
        use ::old_world::versus::Decision as Asked;
        matches!(
            decision,
            Asked::PeekTake { .. } | Asked::PeekDiscard { .. } | Asked::PeekOrder { .. }
        )
    };
    let mut groups: Vec<Group> = Vec::new();
    for (index, lying) in spread(decision, &model.view, model.us).into_iter().enumerate() {
        let zone = match lying {
            Spread::Card(zone, _) if !looks => Some(zone),
            Spread::Card(..) | Spread::Attack(_) => None,
        };
        match groups.last_mut() {
            Some(group) if group.zone == zone => group.cards.push((index, lying)),
            _ => groups.push(Group { zone, cards: vec![(index, lying)] }),
        }
    }
    groups
}

/// The cards of which some are asked for.
pub fn asked(board: Board) -> AnyView {
    let lying = Settled::new(move || board.model.with(groups));
    let title = move || prompt(board);
    view! {
        <div class="ow-over">
            <section class="ow-spread" role="region" aria-label=text(title)>
                <h2>{text(title)}</h2>
                {part(move || {
                    let groups = lying.get();
                    let several = groups.len() > 1 || groups.iter().any(|group| group.zone.is_none());
                    groups.into_iter().map(|group| drawn(board, group, several)).each()
                })}
                {offers::offers(board)}
            </section>
        </div>
    }
    .into_any()
}

fn drawn(board: Board, group: Group, titled: bool) -> AnyView {
    let words = &pieces::of(prefs::lang()).over;
    let title = match group.zone {
        None => words.looked_at,
        Some(Zone::Hand) => words.zones[0],
        Some(Zone::Deck) => words.zones[1],
        Some(Zone::Discard | Zone::Anywhere) => words.zones[2],
    };
    let cards = group.cards.into_iter().enumerate().map(|(at, (index, lying))| {
        let inside = match lying {
            Spread::Card(_, card) => button(board, At::Spread(index), card, at == 0, ""),
            Spread::Attack(card) => combat_card(board, At::Spread(index), card, at == 0),
        };
        view! { <li>{inside}</li> }
    });
    let cards = cards.each();
    view! {
        {titled.then(|| view! { <h3>{title}</h3> }.into_any())}
        <ul
            class="ow-spread__cards"
            role="list"
            aria-label=title
            on:keydown=on(move |event| zone_keys(&event, ZoneKeys::Row))
        >
            {cards}
        </ul>
    }
    .into_any()
}

fn combat_card(board: Board, at: At, shown: AttackCard, first: bool) -> AnyView {
    let voice = Voice::new(prefs::lang(), &[]);
    view! {
        <button
            type="button"
            class=attack::CLASS
            class:is-legal=flag(move || board.is_lit(at))
            class:is-selected=flag(move || board.is_marked(at))
            class:is-hinted=flag(move || board.is_hinted(at))
            tabindex=if first { "0" } else { "-1" }
            data-at=at.to_string()
            aria-pressed=aria(move || board.is_marked(at))
            aria-label=said::attack(voice, shown, None)
            inner_html=attack::inner(shown, None, None)
        ></button>
    }
    .into_any()
}

/// The cards of a pile that was opened, sorted unless their order is open.
fn lying_in(model: &Model, at: At) -> Vec<Card> {
    let view = &model.view;
    match at {
        At::Deck(seat) => view.players[seat].deck.clone().unwrap_or_default(),
        At::Discard(seat) => view.players[seat].discard.iter().rev().copied().collect(),
        At::Common => view.common_discard.iter().rev().copied().collect(),
        At::Removed => view.removed.clone(),
        _ => Vec::new(), // tidy: listens: for what can be opened
    }
}

/// A pile that was opened.
pub fn pile(board: Board, at: At) -> AnyView {
    let lying = Settled::new(move || board.model.with(|model| lying_in(model, at)));
    let title = move || {
        let voice = Voice::new(prefs::lang(), &[]);
        let words = &pieces::of(voice.lang).over;
        match at {
            At::Deck(seat) => voice.fill(words.deck_of, &[&board.desk.name(seat)]),
            At::Discard(seat) => voice.fill(words.discard_of, &[&board.desk.name(seat)]),
            At::Common => words.common.to_owned(),
            _ => words.removed.to_owned(), // tidy: listens: for what can be opened
        }
    };
    view! {
        <div class="ow-over">
            <section class="ow-spread" role="region" aria-label=text(title)>
                <h2>{text(title)}</h2>
                {part(move || {
                    let voice = Voice::new(prefs::lang(), &[]);
                    let cards = lying.get();
                    if cards.is_empty() {
                        let nothing = pieces::of(voice.lang).over.nothing_here;
                        return view! { <p>{nothing}</p> }.into_any();
                    }
                    let cards = cards.into_iter().map(|shown| {
                        let inner = card::inner(voice, shown);
                        view! { <li><div class=card::class(shown) inner_html=inner></div></li> }
                    });
                    // A long pile scrolls, so the keyboard must be able to stop there.
                    view! { <ul class="ow-spread__cards" role="list" tabindex="0">{cards.each()}</ul> }
                        .into_any()
                })}
                <p class="ow-over__acts">{close(board)}</p>
            </section>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use ::old_world::versus::{Decision, OldWorld, Setup};
    use tabletop::{Game, Rng, Seed, Session, Status, Viewer};

    use super::*;
    use crate::games::old_world::model::model;
    use crate::scene::Sight;

    /// OW-D-EXHAUST, OW-D-PEEK: the groups hold every card of the spread once, at its own place.
    #[test]
    fn every_card_of_a_spread_lies_in_one_group() {
        let mut seen = 0;
        let mut table = Session::<OldWorld>::new(Setup::for_players(3), Seed::new(6)).unwrap();
        let mut rng = Rng::from_seed(Seed::new(6));
        while let Status::Awaiting { seat, decision } = table.game().status() {
            let laid = model(&Sight::of(table.game(), Viewer::Seat(seat), true), seat);
            let flat: Vec<(usize, Spread)> =
                groups(&laid).into_iter().flat_map(|group| group.cards).collect();
            let whole = spread(decision, &laid.view, seat);
            assert_eq!(flat, whole.into_iter().enumerate().collect::<Vec<_>>());
            if matches!(decision, Decision::Exhaust { .. }) {
                assert!(groups(&laid).iter().all(|group| group.zone.is_some()));
                seen += 1;
            }
            let legal = table.game().legal();
            let chosen = legal[rng.below(u32::try_from(legal.len()).unwrap()) as usize];
            table.choose(&chosen).unwrap();
        }
        assert!(seen > 0);
    }
}
