//! What everybody may know of the hunt (section 2): hands are open, orders of piles are not.

use serde::Serialize;
use tabletop::{BySeat, Seat};

use super::hunt::{Bench, Brawl, Exchange, Farm, Hound, Hunt, OpenQuest, SeatMarks, Vote};
use crate::play::{FighterView, OldWorld, Turn};
use crate::world::attack::AttackCard;
use crate::world::hound::Bonus;
use crate::world::hunt_card::Stage;
use crate::world::location::Location;
use crate::world::rider::Rider;
use crate::world::round_board::Difficulty;
use crate::world::story::{Side, Story};

/// The hunt as everybody sees it. Where only a number is given, the pieces are face down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "as in the state, with counts for what is hidden")]
pub struct HuntView {
    pub rider: Rider,
    pub difficulty: Difficulty,
    pub tie: Seat,
    pub round: u8,
    pub at: Location,
    pub shields: u16,
    pub hounds: Vec<Hound>,
    /// WH-INFO-6: the tokens not yet used, by level; which comes first nobody knows.
    pub tokens: [Vec<Bonus>; 3],
    /// The stages of the cards of the exploration deck, the next one first.
    pub deck: Vec<Stage>,
    pub told: Vec<Story>,
    pub quests: Vec<OpenQuest>,
    pub quest_tokens: u8,
    pub marked: [u8; 3],
    pub turns: BySeat<Turn>,
    pub seats: BySeat<SeatMarks>,
    pub handed: u8,
    pub fought: [bool; 3],
    pub vote: Option<Vote>,
    pub exchange: Option<Exchange>,
    pub brawl: Option<Brawl>,
    pub farm: Farm,
    pub supported: Option<u8>,
    pub picks: Vec<Side>,
    pub purse: u16,
    pub drawn: Vec<(Seat, Location)>,
    pub finale: Option<BySeat<BenchView>>,
    pub acted: u8,
    pub summoned: [u8; 3],
    pub pending: Vec<AttackCard>,
    pub elusive: bool,
    pub won: Option<bool>,
}

/// A witcher in the last fight, as everybody sees him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "as in the state")]
pub struct BenchView {
    pub fighter: FighterView,
    pub brace: u8,
    pub frozen: bool,
    pub out: bool,
}

impl OldWorld {
    pub(crate) fn view_hunt(&self, hunt: &Hunt) -> HuntView {
        let finale = hunt.finale.as_ref();
        let stage = |story: &Story| {
            if matches!(story, Story::StageOne(_)) { Stage::One } else { Stage::Two }
        };
        HuntView {
            rider: hunt.rider,
            difficulty: hunt.difficulty,
            tie: hunt.tie,
            round: hunt.round,
            at: hunt.at,
            shields: hunt.shields,
            hounds: hunt.hounds.clone(),
            tokens: hunt.tokens.clone().map(|mut level| {
                tabletop::order::sort(&mut level);
                level
            }),
            deck: hunt.deck.iter().rev().map(stage).collect(),
            told: hunt.told.clone(),
            quests: hunt.quests.clone(),
            quest_tokens: hunt.quest_tokens,
            marked: hunt.marked,
            turns: self.players.map(|seat, _| self.marks(seat).clone()),
            seats: hunt.seats.clone(),
            handed: hunt.handed,
            fought: hunt.fought,
            vote: hunt.vote.clone(),
            exchange: hunt.exchange.clone(),
            brawl: hunt.brawl.clone(),
            farm: hunt.farm,
            supported: hunt.supported,
            picks: hunt.picks.clone(),
            purse: hunt.purse,
            drawn: hunt.drawn.clone(),
            finale: finale.map(|finale| {
                finale.bench.map(|seat, bench| BenchView {
                    fighter: self.view_fighter(seat, bench),
                    brace: self.brace_of(seat, bench.brace),
                    frozen: bench.frozen,
                    out: bench.out,
                })
            }),
            acted: finale.map_or(0, |finale| finale.acted),
            summoned: finale.map_or([0; 3], |finale| finale.summoned),
            pending: finale.map_or_else(Vec::new, |finale| finale.pending.clone()),
            elusive: finale.is_some_and(|finale| finale.elusive),
            won: hunt.won,
        }
    }

    /// The one in front is in the fight, the others on the bench.
    fn view_fighter(&self, seat: Seat, bench: &Bench) -> FighterView {
        let fight = self.fight();
        let own = if fight.attacker() == seat { fight.side(0) } else { &bench.fighter };
        self.seen_fighter(fight, own, self.known_to_all(seat))
    }

    fn brace_of(&self, seat: Seat, benched: u8) -> u8 {
        let front = self.fight.as_ref().filter(|fight| fight.attacker() == seat);
        front.map_or(benched, |fight| fight.brace)
    }
}
