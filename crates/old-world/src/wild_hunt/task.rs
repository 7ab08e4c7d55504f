//! What Wild Hunt plans besides the tasks of the engine.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::decision::Question;
use crate::world::round_board::Spawn;
use crate::world::story::{Passage, Side, Story};

/// A step of the hunt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum HuntTask {
    /// WH-SETUP-17: what is laid out after the boards.
    LayOut,
    /// WH-MOVE-11.
    BeginRound,
    /// WH-P1-20: a seat gets the floor.
    Floor(Seat),
    /// WH-JNT-3: the players decide together.
    Poll(Question),
    /// Somebody's marks, and in the last fight his cards, come to the front.
    StepUp(Seat),
    /// WH-HND-4: everybody who fights the hound prepares.
    HoundFight,
    /// WH-HND-5: a combination, then what it is worth.
    LayAgainstHound(Seat),
    /// WH-HND-6.
    CountAgainstHound(Seat),
    /// WH-HND-10 to WH-HND-12.
    JudgeHound,
    /// WH-HND-10: the next one gets the bonus.
    Reward,
    /// One bonus of the token shown.
    GiveBonus(Seat),
    /// WH-P2-2: the next monster fight, if there is one.
    Fights,
    /// WH-QST-5 (d): before the fight begins.
    BeginFight,
    /// WH-FGT-4.
    Marked,
    /// WH-SUP-1: who can help is asked.
    CallSupport,
    /// WH-SUP-5.
    EndSupport,
    /// WH-EVT-5.
    OpeningBlow(u8),
    /// WH-MED-2.
    Meditation(Seat),
    /// WH-EXP-1.
    Explore,
    /// The event of the open card, with the side the players have chosen.
    TellJoint(u8, Side),
    /// WH-EXP-4: the event of the open card, for each by its own choice.
    TellEach(u8),
    /// One player's part of it.
    TellSeat(Seat),
    /// WH-EVT-1: the purse is counted.
    CountPurse(u8),
    /// WH-EDGE-10: a part of a result is resolved for this player.
    Part(Passage, Seat),
    /// WH-QST-6.
    FinishQuest(Story),
    /// WH-P3-1: who is next in phase III.
    Phase3,
    /// Phase IV.
    Phase4,
    /// WH-SPAWN-1.
    Appear(Spawn),
    /// WH-MOVE-1.
    Ride,
    /// WH-MOVE-8.
    SideA,
    /// WH-RID-3 (b).
    Despoil(Seat),
    /// WH-RID-3 (c).
    Scatter,
    /// WH-RID-4 (b).
    Thaw(Seat),
    /// WH-FIN-1.
    SideB,
    /// WH-FIN-2, WH-FIN-3.
    FaceRider,
    /// WH-FIN-3.
    RiderPool,
    /// WH-FIN-5.
    Opening,
    /// WH-FIN-8: who is next, or the rider.
    NextTurn,
    /// WH-FIN-6.
    Arrive,
    /// WH-FIN-7.
    RiderTurn,
    /// WH-FIN-23: own effects before the rider's first turn.
    BeforeRider,
    /// WH-FIN-14.
    RiderReveals,
    /// One player suffers the card shown.
    Suffer(Seat),
    /// What follows the damage of a rider's card.
    AfterBlow,
    /// WH-FIN-17: is this player still standing?
    StandOrFall,
    /// WH-FIN-20.
    EndRiderTurn,
    /// WH-FIN-24: the next passive that waits.
    Passives,
    /// WH-RFC-4: the hounds bite this player.
    Bite(Seat, u8),
    /// WH-RFC-4: one more hound.
    Summon,
    /// WH-INFO-5: this player puts hand cards on his life deck.
    PutOnTop(Seat),
}
