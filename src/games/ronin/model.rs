//! What is on the table, as panels of leaves: pure, so that it can be tested natively. A board of
//! its own will draw the timelines and the tracks.

use ::ronin::{Abilities, Chair, ChairView, Laid, View};
use tabletop::{Seat, Viewer};

use super::card_text;
use super::names::{Voice, roman};
use super::say::board_name;

/// A part of the table with a title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panel {
    /// What lies here.
    pub title: String,
    /// The things that lie here.
    pub leaves: Vec<Leaf>,
}

/// A thing on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Leaf {
    /// Its name.
    pub name: String,
    /// What there is to know of it, a line each.
    pub lines: Vec<String>,
    /// Is it this one's turn?
    pub is_current: bool,
}

/// Everything on the table, as this viewer sees it: the own things first.
pub fn panels(voice: &Voice, view: &View, viewer: Viewer) -> Vec<Panel> {
    let mut panels = vec![now(voice, view)];
    let own = (view.chairs.iter()).position(|chair| chair.seat.map(Viewer::Seat) == Some(viewer));
    panels.extend(own.map(|own| hand(voice, &view.chairs[own])));
    panels.push(offer(voice, view));
    panels.push(people(voice, view));
    panels.push(tracks(voice, view));
    panels
}

/// Chapter and turn, what is active, the order.
fn now(voice: &Voice, view: &View) -> Panel {
    let words = &voice.words.board;
    let chapter = roman((view.turn - 1) / 3 + 1);
    let [left, right] = view.active.map(|symbol| voice.symbol(symbol));
    let quest = view.chapter_card.def().quest.map(|symbol| voice.symbol(symbol));
    let order: Vec<&str> = view.initiative.iter().map(|chair| voice.who(*chair)).collect();
    let lines = vec![
        voice.fill(words.active, &[left, right]),
        voice.fill(words.quest, &quest),
        voice.fill(words.order, &[&order.join(", ")]),
    ];
    let leaf = Leaf { name: voice.chapter_card(view.chapter_card), lines, is_current: false };
    let title = voice.fill(words.turn, &[chapter, &view.turn.to_string()]);
    Panel { title, leaves: vec![leaf] }
}

fn hand(voice: &Voice, own: &ChairView) -> Panel {
    let leaf = |held: &::ronin::HandCard| Leaf {
        name: voice.card(held.card),
        lines: vec![card_text::card(voice, held.card)],
        is_current: own.chosen.contains(&held.card),
    };
    Panel { title: voice.words.board.hand.to_owned(), leaves: own.hand.iter().map(leaf).collect() }
}

fn offer(voice: &Voice, view: &View) -> Panel {
    let words = &voice.words.board;
    let row = |(row, number): (&::ronin::Row, u8)| Leaf {
        name: voice.fill(words.row, &[&number.to_string(), &voice.cards(&row.cards)]),
        lines: row.cards.iter().map(|card| card_text::card(voice, *card)).collect(),
        is_current: false,
    };
    let mut leaves: Vec<Leaf> = view.offer.iter().zip(1..).map(row).collect();
    leaves.push(Leaf {
        name: voice.number(words.deck, view.deck),
        lines: vec![format!("{}: {}", words.discard, voice.cards(&view.discard))],
        is_current: false,
    });
    Panel { title: words.offer.to_owned(), leaves }
}

fn people(voice: &Voice, view: &View) -> Panel {
    let awaited = view.awaited.map(|(seat, _)| seat);
    let leaves = view.chairs.iter().zip(0..).map(|(chair, number)| {
        let is_current = chair.seat.is_some() && chair.seat == awaited;
        Leaf { is_current, ..person(voice, chair, Chair(number)) }
    });
    Panel { title: voice.words.board.timeline.to_owned(), leaves: leaves.collect() }
}

fn person(voice: &Voice, own: &ChairView, chair: Chair) -> Leaf {
    let words = &voice.words.board;
    let mut name = voice.who(chair).to_owned();
    if let (Some(_), Some(character)) = (own.seat, own.character) {
        name = format!("{name} ({})", voice.character(character));
    }
    let timeline: Vec<String> = own.timeline.iter().map(|laid| self::laid(voice, *laid)).collect();
    let timeline =
        if timeline.is_empty() { words.nothing.to_owned() } else { timeline.join(" · ") };
    let mut lines = vec![format!("{}: {timeline}", words.timeline)];
    if own.seat.is_some() {
        let numbers = [own.vp, own.xp.into(), own.paths[0].into(), own.paths[1].into()]
            .map(|n| n.to_string());
        let [vp, xp, left, right] = &numbers;
        lines.push(voice.fill(words.standing, &[vp, xp, left, right]));
        lines.push(format!("{}: {}", words.pool, voice.counts(&own.pool)));
        lines.extend(abilities(voice, own));
        lines.push(known_hand(voice, own));
    }
    Leaf { name, lines, is_current: false }
}

/// A card of a timeline: what is left of its symbols, and its arrow.
fn laid(voice: &Voice, laid: Laid) -> String {
    let mut parts = vec![voice.colour(laid.card.colour()).to_owned()];
    let symbols = laid.symbols();
    if symbols != [0; 4] {
        parts.push(voice.counts(&symbols));
    }
    if let Some(side) = laid.arrow() {
        let arrow = voice.words.terms.arrows[side.index()];
        parts.push(voice.fill(voice.words.card.arrow, &[arrow]));
    }
    format!("{} ({})", voice.card(laid.card), parts.join("; "))
}

/// The abilities that are unlocked and those that were given, each with what it does.
fn abilities(voice: &Voice, own: &ChairView) -> Vec<String> {
    let unlocked = own.character.map_or(Abilities::NONE, |one| Abilities::of(one, own.unlocked));
    let all = unlocked.or(own.gifts).iter();
    all.map(|ability| {
        let said = format!("{}: {}", voice.ability(ability), voice.ability_text(ability));
        let used = own.used.contain(ability);
        if used { format!("{said} ({})", voice.words.board.used) } else { said }
    })
    .collect()
}

fn known_hand(voice: &Voice, own: &ChairView) -> String {
    let words = &voice.words.board;
    let known: Vec<_> = own.hand.iter().map(|held| held.card).collect();
    let hidden = own.hand_count.saturating_sub(u8::try_from(known.len()).unwrap_or(0));
    let mut said = format!("{}: {}", words.hand, voice.cards(&known));
    if hidden > 0 {
        said = format!("{said}, {}", voice.number(words.hidden, hidden));
    }
    if own.has_chosen { format!("{said}; {}", words.chosen) } else { said }
}

fn tracks(voice: &Voice, view: &View) -> Panel {
    let words = &voice.words.board;
    let chairs = u8::try_from(view.chairs.len()).unwrap_or(3);
    let leaves = view.tracks.iter().zip(0..).filter_map(|(track, number)| {
        let board = board_name(track.board?);
        let (one, other) = (Chair(number), Chair(number).neighbour(::ronin::Side::Left, chairs));
        let space = track.marker.to_string();
        let name = voice.fill(words.track, &[voice.who(one), voice.who(other), &board, &space]);
        Some(Leaf { name, ..Leaf::default() })
    });
    Panel { title: words.tracks.to_owned(), leaves: leaves.collect() }
}

/// What each player has that everybody may see, by seat.
pub fn standing(view: &View) -> Vec<Vec<String>> {
    let seats = view.chairs.iter().filter(|chair| chair.seat.is_some()).count();
    let of = |seat: Seat| view.chairs.iter().find(|chair| chair.seat == Some(seat));
    let count = u8::try_from(seats).unwrap_or(0);
    Seat::all(count)
        .map(|seat| of(seat).map(|own| own.vp.to_string()).into_iter().collect())
        .collect()
}
