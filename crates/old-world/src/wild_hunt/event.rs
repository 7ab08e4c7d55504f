//! What happened in the hunt, in the past tense. Output only: rules never read it.

use serde::{Serialize, Serializer};
use tabletop::Seat;

use super::decision::Question;
use super::hunt::Goods;
use crate::play::Choice;
use crate::world::attack::{AttackCard, Half};
use crate::world::hound::Bonus;
use crate::world::location::{Location, Terrain};
use crate::world::rider::Rider;
use crate::world::story::Story;
use crate::world::tally::Tally;

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "hunt", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names of the fields say it all")]
pub enum HuntEvent {
    /// WH-MOVE-11.
    RoundBegan { round: u8 },
    /// WH-SETUP-12.
    RiderCame { rider: Rider, at: Location, shields: u16 },
    /// WH-P1-22.
    FloorTaken { seat: Seat },
    /// WH-P1-22.
    Ready { seat: Seat },
    /// WH-SHLD-1.
    ShieldsChanged { by: i16, now: u16 },
    /// WH-EXC-6.
    ExchangeOffered { seat: Seat, with: Seat, give: Goods, want: Goods },
    /// WH-EXC-3.
    ExchangeMade { seat: Seat, with: Seat },
    /// WH-EXC-3.
    ExchangeRefused { seat: Seat, with: Seat },
    /// WH-HND-3.
    HoundChallenged { seat: Seat, at: Location, level: u8 },
    /// WH-HND-3.
    HoundJoined { seat: Seat },
    /// WH-HND-15.
    HoundSpared { seat: Seat },
    /// WH-HND-6.
    HoundStruck { seat: Seat, why: Tally },
    /// WH-HND-10.
    HoundBeaten { at: Location, level: u8, damage: u8, life: u8 },
    /// WH-HND-12.
    HoundWon { at: Location, level: u8, damage: u8, life: u8 },
    /// WH-HND-10.
    TokenShown { level: u8, bonus: Bonus },
    /// WH-SPAWN-2.
    HoundCame { level: u8, at: Location },
    /// WH-EDGE-4.
    HoundGone { level: u8, at: Location },
    /// WH-RID-1.
    HoundStrengthened { at: Location, by: u8, shields: u8 },
    /// WH-SPAWN-6.
    MonsterRefused { level: u8 },
    /// WH-JNT-3.
    Voted {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        choice: Choice,
    },
    /// WH-JNT-1.
    Decided {
        question: Question,
        #[serde(serialize_with = "as_text")]
        choice: Choice,
    },
    /// WH-P2-2.
    FightPassed { seat: Seat },
    /// WH-FGT-7, WH-FIN-14.
    CoinFlipped { seat: Seat, half: Half },
    /// WH-SUP-3.
    Supported { seat: Seat, fighter: Seat },
    /// WH-FGT-4.
    MarkStruck { seat: Seat, damage: u8 },
    /// WH-QST-1.
    QuestLaid { story: Story, at: Option<Location>, who: Option<Seat> },
    /// WH-QST-2.
    QuestLost { story: Story },
    /// WH-EVT-1.
    PutInPurse { seat: Seat, gold: u8 },
    /// WH-EVT-1.
    PurseCounted { gold: u16 },
    /// WH-MOVE-1.
    RiderStayed { at: Location },
    /// WH-MOVE-3: no seat is the closed tavern.
    TargetDrawn { seat: Option<Seat> },
    /// WH-MOVE-4.
    RiderMoved { to: Location },
    /// WH-RID-2.
    MonsterMarked { terrain: Terrain, by: u8, tokens: u8 },
    /// WH-RID-3.
    Teleported { seat: Seat, to: Location },
    /// WH-FIN-1.
    RiderTurned { rider: Rider },
    /// WH-RID-21, WH-RFC-4.
    HoundsSummoned { count: u8 },
    /// WH-FIN-3.
    RiderPoolMade { cards: u8 },
    /// WH-FIN-6.
    Arrived { seat: Seat },
    /// WH-FIN-12.
    PassiveCame { card: AttackCard },
    /// WH-FIN-12.
    DamageIgnored { points: u8 },
    /// WH-RFC-7.
    Frozen { seat: Seat },
    /// WH-INFO-5: the last lies on top.
    PutOnDeck { seat: Seat, cards: Vec<crate::world::action_card::Card> },
    /// WH-FIN-18.
    TeamWon,
    /// WH-FIN-20.
    TeamLost,
}

fn as_text<S: Serializer>(choice: &Choice, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(choice)
}
