//! What came of the last story, from what happened since it was drawn. Pure.

use ::old_world::versus::Event;
use ::old_world::world::effect::{Attribute, Effect};
use ::old_world::world::location::{Location, Terrain};
use ::old_world::world::potion::Potion;
use ::old_world::world::story::{Passage, Side, Story};
use tabletop::{Seat, Table, Viewer};

use crate::games::old_world::sitting::heard;

/// How many moves are looked back at: a story with its questions is shorter.
const BACK: usize = 48;

/// A story that is over.
#[derive(Clone, Debug, PartialEq)]
pub struct Tale {
    /// The move that drew it.
    pub ply: usize,
    seat: Seat,
    /// Which.
    pub story: Story,
    /// The option that was chosen, if it had any.
    pub side: Option<Side>,
    branch: Option<u8>,
    /// What it brought and cost.
    pub gains: Vec<Gain>,
    is_told: bool,
}

/// Something that came or went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// So much gold.
    Gold(i16),
    /// A potion came, or went.
    Potion(Potion, bool),
    /// An attribute stands at this level now.
    Attribute(Attribute, u8),
    /// The shield went from here to there.
    Shield(u8, u8),
    /// So many cards came to the hand.
    Cards(u8),
    /// The trail of a terrain.
    Trail(Terrain),
    /// A way to go.
    Quest(Location),
    /// The card itself is kept.
    Kept,
    /// So many cards more or fewer in phase III.
    Phase3(i8),
}

impl Tale {
    fn begin(ply: usize, seat: Seat, story: Story) -> Self {
        Self { ply, seat, story, side: None, branch: None, gains: Vec::new(), is_told: false }
    }

    /// The words that were resolved.
    pub fn passage(&self) -> Passage {
        let passage = Passage::of(self.story, self.side.unwrap_or(Side::A));
        self.branch.map_or(passage, |branch| passage.branch(branch))
    }

    fn hear(&mut self, event: &Event) {
        let seat = self.seat;
        let own = |who: &Seat| *who == seat;
        let gain = match event {
            Event::OptionChosen { seat, side, .. } if own(seat) => {
                self.side = Some(*side);
                None
            }
            Event::DieRolled { seat, face } if own(seat) => {
                self.branch = self.line(|effect| match effect {
                    Effect::Roll(lines) => {
                        lines.iter().position(|line| (line.low..=line.high).contains(face))
                    }
                    _ => None,
                });
                None
            }
            Event::ShortFightFought { seat, sum, .. } if own(seat) => {
                self.branch = self.line(|effect| match effect {
                    Effect::ShortFight(fight) => {
                        fight.bands.iter().rposition(|band| i16::from(band.at_least) <= sum.total)
                    }
                    _ => None,
                });
                None
            }
            Event::GoldChanged { seat, by, .. } if own(seat) => Some(Gain::Gold(*by)),
            Event::PotionsGained { seat, potions } if own(seat) => {
                self.gains.extend(potions.iter().map(|potion| Gain::Potion(*potion, true)));
                None
            }
            Event::PotionDiscarded { seat, potion } if own(seat) => {
                Some(Gain::Potion(*potion, false))
            }
            Event::AttributeChanged { seat, attribute, level } if own(seat) => {
                Some(Gain::Attribute(*attribute, *level))
            }
            Event::ShieldChanged { seat, from, to, .. } if own(seat) && from != to => {
                Some(Gain::Shield(*from, *to))
            }
            Event::CardsDrawn { seat, count, .. } if own(seat) && *count > 0 => {
                Some(Gain::Cards(*count))
            }
            Event::TrailGained { seat, terrain } if own(seat) => Some(Gain::Trail(*terrain)),
            Event::QuestTaken { seat, at, .. } if own(seat) => Some(Gain::Quest(*at)),
            Event::StoryKept { seat, .. } if own(seat) => Some(Gain::Kept),
            // What follows belongs to the next phase, or to a fight.
            Event::DrawReckoned { .. } | Event::FightBegan { .. } | Event::CardBought { .. } => {
                self.is_told = true;
                None
            }
            _ => None, // tidy: listens: for what a story brings
        };
        if !self.is_told {
            self.gains.extend(gain);
        }
    }

    fn line(&self, find: impl Fn(&Effect) -> Option<usize>) -> Option<u8> {
        let side = self.side.unwrap_or(Side::A);
        self.story.effects(side).iter().find_map(find).and_then(|at| u8::try_from(at).ok())
    }

    fn reckon_phase3(&mut self) {
        let drawn = self.passage().effects().iter().filter_map(|effect| match effect {
            Effect::Phase3Draw(cards) => Some(Gain::Phase3(*cards)),
            _ => None,
        });
        let drawn: Vec<Gain> = drawn.collect();
        self.gains.extend(drawn);
    }
}

/// The last story of this seat since its turn began.
pub fn last(table: &dyn Table, seat: Seat) -> Option<Tale> {
    let mut tale: Option<Tale> = None;
    let now = table.ply();
    for step in heard(table, now.saturating_sub(BACK), now, Viewer::Seat(seat)) {
        for event in step.events {
            match event {
                Event::TurnBegan { seat: who, .. } if *who == seat => tale = None,
                Event::StoryDrawn { seat: who, story } if *who == seat => {
                    tale = Some(Tale::begin(step.ply, seat, *story));
                }
                _ => {
                    if let Some(tale) = &mut tale {
                        tale.hear(event);
                    }
                }
            }
        }
    }
    let mut tale = tale?;
    tale.reckon_phase3();
    Some(tale)
}

#[cfg(test)]
mod tests {
    use ::old_world::versus::{Choice, Decision, OldWorld, Setup};
    use tabletop::{Game, Rng, Seed, Session, Status};

    use super::*;

    /// OW-EXPL-3: whoever has chosen an option is told of that option, of that card and of no other,
    /// and the gold that is told of is the gold that changed hands.
    #[test]
    fn the_tale_is_that_of_the_option_that_was_chosen() {
        let mut told = 0;
        let mut table = Session::<OldWorld>::new(Setup::for_players(2), Seed::new(12)).unwrap();
        let mut rng = Rng::from_seed(Seed::new(12));
        while let Status::Awaiting { seat, decision } = table.game().status() {
            let before = table.game().view(Viewer::Seat(seat));
            let legal = table.game().legal();
            let chosen = legal[rng.below(u32::try_from(legal.len()).unwrap()) as usize];
            table.choose(&chosen).unwrap();
            if let (Decision::Option, Choice::Option(side)) = (decision, chosen) {
                let story = before.in_play.last().unwrap().story;
                let tale = last(&table, seat).expect("a story was drawn");
                assert_eq!((tale.story, tale.side), (story, Some(side)));
                let after = table.game().view(Viewer::Seat(seat));
                if after.in_play.is_empty() && after.active == seat {
                    let gold: i16 = tale
                        .gains
                        .iter()
                        .map(|gain| match gain {
                            Gain::Gold(by) => *by,
                            _ => 0,
                        })
                        .sum();
                    let changed =
                        i32::from(after.players[seat].gold) - i32::from(before.players[seat].gold);
                    assert_eq!(i32::from(gold), changed, "{story:?}");
                    told += 1;
                }
            }
        }
        assert!(told > 3, "{told}");
    }
}
