//! What has happened since the one who looks was asked last: the effects of his cards with what they
//! counted, the scoring of a chapter, the last move of a marker. Made from the events.

use ::ronin::{
    Ability, Card, Chair, ChairView, Counts, Event, LostFrom, Ronin, Side, Symbol, View,
};
use tabletop::{Game, Session, Viewer};

use super::reckon::{Before, Lying, Thing};

/// What has happened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recap {
    /// The move it begins with.
    pub since: usize,
    /// The own effects, in order.
    pub reckoned: Vec<Reckoned>,
    /// The scoring of a chapter, in the order of play.
    pub scored: Vec<Scored>,
    /// Which chapter that was, from 1.
    pub chapter: u8,
    /// The last move of a marker.
    pub moved: Option<Moved>,
}

/// An effect that was resolved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reckoned {
    pub card: Card,
    pub counted: u8,
    pub level: u8,
    pub things: Vec<Thing>,
    pub gained: Counts,
    pub active: [Symbol; 2],
}

/// A chapter as one player scored it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scored {
    pub chair: Chair,
    pub active: [Symbol; 2],
    /// Of both paths, on cards and as tokens.
    pub paths: [[u8; 2]; 2],
    pub xp: [u8; 2],
    pub vp: [u16; 2],
    pub unlocked: Vec<Ability>,
}

/// A marker that moved on the track of that number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    pub track: u8,
    pub from: u8,
    pub to: u8,
    /// By a pair of arrows?
    pub pair: bool,
}

/// Looks back from a move to the last one of this viewer.
pub fn recap(session: &Session<Ronin>, viewer: Viewer, upto: usize) -> Recap {
    let Viewer::Seat(seat) = viewer else { return Recap::default() };
    let line = session.line();
    let own = |step: &tabletop::Step<'_, Ronin>| step.made.is_some_and(|(who, _)| *who == seat);
    let mine = line.iter().take(upto + 1).rposition(own);
    let since = mine.unwrap_or(0);
    let start = session.position(session.node_at(since.saturating_sub(1)));
    let us = start.chair_of(seat);
    let mut telling = Telling::new(&start.view(viewer), us, mine.is_some());
    for step in line.iter().take(upto + 1).skip(since) {
        for event in step.entries.iter().filter_map(|entry| entry.seen_by(viewer)) {
            telling.hear(event);
        }
    }
    let moved = last_move(&line[..=upto.min(line.len() - 1)]);
    Recap { since, moved, ..telling.recap }
}

/// The last move of a marker of this turn, whoever has been asked since.
fn last_move(line: &[tabletop::Step<'_, Ronin>]) -> Option<Moved> {
    let events =
        line.iter().flat_map(|step| step.entries).filter_map(|entry| entry.public.as_ref());
    let mut last = None;
    let mut pair = false;
    for event in events {
        match event {
            Event::TeaPassed { .. } => pair = true,
            Event::TrackMoved { chair, from, to, .. } => {
                last = Some(Moved { track: chair.0, from: *from, to: *to, pair });
                pair = false;
            }
            Event::TurnBegan { .. } => last = None,
            _ => {} // tidy: listens: for markers that move
        }
    }
    last
}

/// The tables of all as they change, and what is told of it.
struct Telling {
    us: Chair,
    chairs: Vec<Before>,
    points: Vec<(u8, u16)>,
    active: [Symbol; 2],
    chapter: u8,
    recap: Recap,
}

impl Telling {
    /// The first deal tells nothing: it begins with empty hands.
    fn new(view: &View, us: Chair, begun: bool) -> Self {
        let before = |chair: &ChairView| Before {
            timeline: chair.timeline.iter().copied().map(Lying::of).collect(),
            pool: if begun { chair.pool } else { [0; 4] },
        };
        Self {
            us,
            chairs: view.chairs.iter().map(before).collect(),
            points: view.chairs.iter().map(|chair| (chair.xp, chair.vp)).collect(),
            active: view.active,
            chapter: (view.turn - 1) / 3 + 1,
            recap: Recap::default(),
        }
    }

    fn at(&mut self, chair: Chair) -> &mut Before {
        &mut self.chairs[chair.index()]
    }

    fn hear(&mut self, event: &Event) {
        match event {
            Event::Played { chair, cards } => {
                let cards = cards.iter().copied().map(Lying::fresh);
                self.at(*chair).timeline.extend(cards);
            }
            Event::AutomaLaid { chair, cards } => {
                let cards = cards.iter().copied().map(Lying::fresh);
                self.at(*chair).timeline.extend(cards);
            }
            Event::ChapterBegan { chapter, left, right } => {
                self.active = [*left, *right];
                self.chapter = *chapter;
                for before in &mut self.chairs {
                    let cards: Vec<Card> = before.timeline.iter().map(|lying| lying.card).collect();
                    *before = Before {
                        timeline: cards.into_iter().map(Lying::fresh).collect(),
                        pool: [0; 4],
                    };
                }
            }
            Event::Kept { chair, cards } => {
                self.at(*chair).timeline = cards.iter().copied().map(Lying::fresh).collect();
            }
            Event::EffectResolved { chair, card, counted, level } => {
                self.resolved(*chair, *card, *counted, *level);
            }
            Event::SymbolLost { chair, symbol, from } => match from {
                LostFrom::Token => {
                    let count = &mut self.at(*chair).pool[symbol.index()];
                    *count = count.saturating_sub(1);
                }
                LostFrom::Card(card) => self.at(*chair).cover(*card, &[*symbol]),
            },
            Event::SymbolsGained { chair, symbols } => {
                self.at(*chair).gain(symbols);
                if *chair == self.us
                    && let Some(last) = self.recap.reckoned.last_mut()
                    && last.level > 0
                    && last.gained == [0; 4]
                {
                    last.gained = *symbols;
                }
            }
            Event::Mended { chair, card, symbol: Some(symbol) } => {
                let timeline = &mut self.at(*chair).timeline;
                if let Some(lying) = timeline.iter_mut().find(|lying| lying.card == *card) {
                    lying.symbols.push(*symbol);
                }
            }
            Event::XpGained { chair, total, .. } => {
                self.points[chair.index()].0 = *total;
                if let Some(last) = self.last_scored(*chair) {
                    last.xp[1] = *total;
                }
            }
            Event::VpGained { chair, total, .. } => {
                self.points[chair.index()].1 = *total;
                if let Some(last) = self.last_scored(*chair) {
                    last.vp[1] = *total;
                }
            }
            Event::AbilityUnlocked { chair, ability } => {
                if let Some(last) = self.last_scored(*chair) {
                    last.unlocked.push(*ability);
                }
            }
            Event::ChapterScored { chair, .. } => {
                let (xp, vp) = self.points[chair.index()];
                let paths = self.chairs[chair.index()].paths(self.active);
                self.recap.chapter = self.chapter;
                self.recap.scored.push(Scored {
                    chair: *chair,
                    active: self.active,
                    paths,
                    xp: [xp; 2],
                    vp: [vp; 2],
                    unlocked: Vec::new(),
                });
            }
            _ => {} // tidy: listens: for what changes a table or is explained
        }
    }

    fn last_scored(&mut self, chair: Chair) -> Option<&mut Scored> {
        self.recap.scored.last_mut().filter(|scored| scored.chair == chair)
    }

    fn resolved(&mut self, chair: Chair, card: Card, counted: u8, level: u8) {
        let Some(effect) = card.def().effect.filter(|_| chair == self.us) else { return };
        let own = &self.chairs[chair.index()];
        let place = own.timeline.iter().position(|lying| lying.card == card).unwrap_or(0);
        let things = if matches!(effect.condition, ::ronin::Condition::NeighbourHas(_)) {
            let count = u8::try_from(self.chairs.len()).unwrap_or(3);
            let beside = Side::ALL.map(|side| chair.neighbour(side, count));
            let found = beside.map(|other| {
                self.chairs[other.index()].find(usize::MAX - 1, effect.condition, self.active)
            });
            let is_it = |found: &Vec<Thing>| found.len() == usize::from(counted);
            found.into_iter().find(is_it).unwrap_or_default()
        } else {
            own.find(place, effect.condition, self.active)
        };
        let active = self.active;
        let gained = [0; 4];
        self.recap.reckoned.push(Reckoned { card, counted, level, things, gained, active });
    }
}
