//! What the hunt adds to the state: the rider, his hounds, the round, and what the players do
//! together. Piles are kept with their top card last.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat};

use super::decision::Question;
use crate::play::{Fighter, Turn};
use crate::world::attack::AttackCard;
use crate::world::combo::Laid;
use crate::world::hound::Bonus;
use crate::world::hunt_card::Stage;
use crate::world::location::{Location, Terrain};
use crate::world::potion::Potion;
use crate::world::rider::Rider;
use crate::world::round_board::Difficulty;
use crate::world::story::{Side, Story};

/// WH-SETUP-2: how many quest tokens there are.
pub(crate) const QUEST_TOKENS: u8 = 12;

/// What Wild Hunt adds to a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hunt {
    /// WH-SETUP-7.
    pub rider: Rider,
    /// WH-SETUP-9.
    pub difficulty: Difficulty,
    /// WH-JNT-2: whose vote counts on a tie.
    pub tie: Seat,
    /// The round, from 1; 0 before everything is laid out.
    pub round: u8,
    /// Where the rider is.
    pub at: Location,
    /// WH-SHLD-1.
    pub shields: u16,
    /// Hounds on the map, the newest last.
    pub hounds: Vec<Hound>,
    /// WH-SETUP-8: unused tokens by level.
    pub tokens: [Vec<Bonus>; 3],
    /// Used ones.
    pub spent: [Vec<Bonus>; 3],
    /// WH-SETUP-5: the exploration deck.
    pub deck: Vec<Story>,
    /// Exploration cards that were not dealt.
    pub aside: Vec<Story>,
    /// Exploration cards that are done with.
    pub told: Vec<Story>,
    /// WH-QST-1: quests lying open.
    pub quests: Vec<OpenQuest>,
    /// Quest tokens in the supply.
    pub quest_tokens: u8,
    /// WH-RID-2: quest tokens on the monsters' cards, by terrain.
    pub marked: [u8; 3],
    /// What the others have done in this round; the entry of whoever acts is empty.
    pub turns: BySeat<Turn>,
    /// What each has done in this round besides.
    pub seats: BySeat<SeatMarks>,
    /// WH-P1-26: hand-overs without an action between them.
    pub handed: u8,
    /// WH-P2-1: monsters fought in this round, by terrain.
    pub fought: [bool; 3],
    /// WH-JNT-3: the ballot going on.
    pub vote: Option<Vote>,
    /// WH-EXC-6: the exchange being made.
    pub exchange: Option<Exchange>,
    /// The hound fight going on, and the bonuses after it.
    pub brawl: Option<Brawl>,
    /// WH-EVT-5: what the farm brings to the next fight.
    pub farm: Farm,
    /// WH-SUP-5: cards discarded for the fighter, once support is being asked for.
    pub supported: Option<u8>,
    /// WH-EXP-4: what each has chosen of the open card, in seat order.
    pub picks: Vec<Side>,
    /// WH-EVT-1: gold in the common purse.
    pub purse: u16,
    /// WH-RID-3: location tokens drawn for witchers who will be moved.
    pub drawn: Vec<(Seat, Location)>,
    /// The last fight.
    pub finale: Option<Finale>,
    /// WH-FIN-18, WH-FIN-20: how it ended.
    pub won: Option<bool>,
}

/// A hound on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hound {
    /// 1 to 3.
    pub level: u8,
    /// Where.
    pub at: Location,
    /// WH-RID-1: shields lying on it.
    pub shields: u8,
    /// WH-HND-1: was it fought in this round?
    pub fought: bool,
    /// WH-HND-15: seats that called off a fight with it in this round, one bit each.
    pub refused: u8,
}

/// WH-QST-1: a quest card on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenQuest {
    /// The card.
    pub story: Story,
    /// The place of its location token; none is where the rider is, or before a fight.
    pub at: Option<Location>,
    /// WH-QST-7: does a quest token lie on the map?
    pub token: bool,
    /// WH-D-ASSIGN: who alone may do it.
    pub who: Option<Seat>,
}

/// What a seat has done in this round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatMarks {
    /// WH-P1-22.
    pub ready: bool,
    /// WH-P1-26: exchanges opened.
    pub exchanges: u8,
    /// WH-P1-7: where the action may be used without a move.
    pub permit: Option<Location>,
    /// WH-P2-1: fought a monster.
    pub fought: bool,
    /// WH-P2-2: passed.
    pub passed: bool,
    /// WH-P3-1: phase III is done.
    pub bought: bool,
}

/// WH-JNT-3: ballots are places in the list of options, in seat order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vote {
    /// What is asked.
    pub question: Question,
    /// The votes so far.
    pub ballots: Vec<u8>,
}

/// WH-EXC-6.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exchange {
    /// With whom.
    pub with: Seat,
    /// What the one with the floor gives.
    pub give: Goods,
    /// What he asks for.
    pub want: Goods,
}

/// WH-EXC-2: what changes hands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Goods {
    /// Gold.
    pub gold: u16,
    /// Potions.
    pub potions: Vec<Potion>,
    /// Trail tokens.
    pub trails: Vec<Terrain>,
    /// Tracking quests.
    pub tracking: Vec<Terrain>,
}

/// A fight with a hound, or the bonuses of one that is gone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Brawl {
    /// Where the hound stands, or stood.
    pub at: Location,
    /// WH-HND-3: who fights, the initiator first.
    pub fighters: Vec<Seat>,
    /// WH-HND-5: what they have laid, in the same order.
    pub combos: Vec<Vec<Laid>>,
    /// WH-HND-9: damage so far.
    pub damage: u8,
    /// WH-HND-10: the token shown.
    pub bonus: Option<Bonus>,
    /// Who still waits for the bonus.
    pub waiting: Vec<Seat>,
}

/// WH-EVT-5.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Farm {
    /// Damage in the first own combat turn.
    pub damage: u8,
    /// Gold if the monster is defeated or driven away.
    pub gold: u8,
    /// A loss costs nothing in phase III.
    pub spare: bool,
}

/// The last fight: who is not in front waits on the bench.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finale {
    /// Everybody who fights; of the one in front only the marks, the rest is in the fight.
    pub bench: BySeat<Bench>,
    /// WH-FIN-9: who has acted in this step, one bit a seat.
    pub acted: u8,
    /// WH-FIN-5: is it the opening?
    pub opening: bool,
    /// WH-RID-21: hounds next to the rider's card, by level.
    pub summoned: [u8; 3],
    /// WH-FIN-12: passives still to come at the end of this turn, in order.
    pub pending: Vec<AttackCard>,
    /// WH-FIN-12: does the rider ignore damage for the rest of this turn?
    pub elusive: bool,
}

/// One witcher in the last fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bench {
    /// What the fight knows of him while he is not in front.
    pub fighter: Fighter,
    /// The damage of the rider's next turn is so much less for him.
    pub brace: u8,
    /// WH-RFC-7.
    pub frozen: bool,
    /// WH-FIN-17: knocked out.
    pub out: bool,
}

impl Hunt {
    /// Before anything is laid out.
    pub(crate) fn new(rider: Rider, difficulty: Difficulty, tie: Seat, seats: u8) -> Self {
        Self {
            rider,
            difficulty,
            tie,
            round: 0,
            at: Location::BeheltNar,
            shields: 0,
            hounds: Vec::new(),
            tokens: [1, 2, 3].map(|level| Bonus::of_level(level).to_vec()),
            spent: [const { Vec::new() }; 3],
            deck: Vec::new(),
            aside: Story::stage(Stage::One).chain(Story::stage(Stage::Two)).collect(),
            told: Vec::new(),
            quests: Vec::new(),
            quest_tokens: QUEST_TOKENS,
            marked: [0; 3],
            turns: BySeat::from_fn(seats, |_| Turn::default()),
            seats: BySeat::from_fn(seats, |_| SeatMarks::default()),
            handed: 0,
            fought: [false; 3],
            vote: None,
            exchange: None,
            brawl: None,
            farm: Farm::default(),
            supported: None,
            picks: Vec::new(),
            purse: 0,
            drawn: Vec::new(),
            finale: None,
            won: None,
        }
    }

    /// The hound of a place: there is one at most (WH-SPAWN-8).
    pub fn hound_at(&self, at: Location) -> Option<&Hound> {
        self.hounds.iter().find(|hound| hound.at == at)
    }

    /// WH-P1-5: does anything keep everybody from the action of a place?
    pub fn blocks(&self, at: Location) -> bool {
        self.at == at || self.hound_at(at).is_some()
    }

    /// Hound figures of a level in the supply.
    pub fn hounds_left(&self, level: u8) -> u8 {
        let out = self.hounds.iter().filter(|hound| hound.level == level).count();
        let summoned = self.finale.as_ref().map_or(0, |finale| {
            finale.summoned.get(usize::from(level).wrapping_sub(1)).copied().unwrap_or(0)
        });
        crate::world::hound::PER_LEVEL
            .saturating_sub(summoned)
            .saturating_sub(u8::try_from(out).unwrap_or(u8::MAX))
    }

    /// An exploration card leaves the game, unless it lies open as a quest.
    pub(crate) fn put_away(&mut self, story: Story) {
        let lies_open = self.quests.iter().any(|quest| quest.story == story);
        if story.hunt_card().is_some() && !lies_open {
            self.told.push(story);
        }
    }
}

impl Goods {
    /// Is there nothing?
    pub const fn is_empty(&self) -> bool {
        self.gold == 0
            && self.potions.is_empty()
            && self.trails.is_empty()
            && self.tracking.is_empty()
    }
}

impl Bench {
    pub(crate) fn new(seat: Seat) -> Self {
        Self { fighter: Fighter::new(seat), brace: 0, frozen: false, out: false }
    }
}

impl Finale {
    pub(crate) fn new(seats: u8) -> Self {
        Self {
            bench: BySeat::from_fn(seats, Bench::new),
            acted: 0,
            opening: true,
            summoned: [0; 3],
            pending: Vec::new(),
            elusive: false,
        }
    }
}
