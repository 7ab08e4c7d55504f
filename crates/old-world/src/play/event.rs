//! What happened, in the past tense. Output only: rules never read it.

use serde::Serialize;
use tabletop::Seat;

use super::choice::Bet;
use super::fight::Foe;
use crate::wild_hunt::HuntEvent;
use crate::world::action_card::Card;
use crate::world::attack::{AttackCard, Half};
use crate::world::effect::{Attribute, To};
use crate::world::location::{Location, Terrain};
use crate::world::monster::Monster;
use crate::world::poker::Dice;
use crate::world::potion::Potion;
use crate::world::school::School;
use crate::world::source::Source;
use crate::world::story::{Side, Story, StoryDeck};
use crate::world::tally::Tally;

/// A fact. Where `cards` is missing, the reader may not know them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names of the fields say it all")]
pub enum Event {
    /// Everything is laid out.
    GameBegan { first: Seat },
    /// OW-SETUP-7.
    BoardChosen { seat: Seat, school: School },
    /// OW-SETUP-4: the places of the three terrains, where nobody lives yet.
    LairsOpened { places: [Location; 3] },
    /// A monster has come to a slot.
    MonsterAppeared { terrain: Terrain, monster: Monster, at: Location },
    /// A turn began.
    TurnBegan { seat: Seat, turn: u16 },
    /// OW-MOVE-3.
    Moved { seat: Seat, to: Location, paid: Vec<Card>, gold: u8 },
    /// The action of a place was used.
    Acted { seat: Seat, at: Location },
    /// Gold came or went.
    GoldChanged { seat: Seat, by: i16, now: u16 },
    /// Potions came from the deck.
    PotionsGained { seat: Seat, potions: Vec<Potion> },
    /// A potion was poured away.
    PotionDiscarded { seat: Seat, potion: Potion },
    /// An attribute changed.
    AttributeChanged { seat: Seat, attribute: Attribute, level: u8 },
    /// OW-ATTR-7.
    LevelReached { seat: Seat, level: u8 },
    /// The shield changed, and why it was to rise or fall so far.
    ShieldChanged { seat: Seat, from: u8, to: u8, why: Tally },
    /// Cards came to a hand from the deck.
    CardsDrawn { seat: Seat, count: u8, cards: Option<Vec<Card>> },
    /// How many cards are to be drawn in step 4 or phase III, and why.
    DrawReckoned { seat: Seat, why: Tally },
    /// A card went to its owner's discard pile.
    CardDiscarded { seat: Seat, card: Card },
    /// A card left the game.
    CardDestroyed { seat: Seat, card: Card },
    /// A card came back to hand from the discard pile or the combo.
    CardRegained { seat: Seat, card: Card },
    /// An own deck was shuffled.
    DeckShuffled { seat: Seat },
    /// A market card was taken.
    CardTaken { seat: Seat, card: Card, to: To },
    /// OW-MARKET-2.
    CardBought { seat: Seat, card: Card, price: Tally },
    /// OW-MARKET-4.
    MarketRefilled { card: Card },
    /// A market card was removed or discarded.
    MarketCleared { card: Card },
    /// A card of the market deck was turned up and passed over.
    CardPassedOver { card: Card },
    /// OW-TRACK-3.
    TrailGained { seat: Seat, terrain: Terrain },
    /// OW-TRACK-4.
    TrackingBegan { seat: Seat, terrain: Terrain, at: Location },
    /// OW-TRACK-5.
    TrackingDone { seat: Seat, terrain: Terrain, at: Location },
    /// OW-TRACK-7.
    TrailsCleared { terrain: Terrain },
    /// OW-POKER-2.
    PokerBegan { seat: Seat, against: Option<Seat> },
    /// Dice were rolled; `own` says whether for the active player.
    DiceRolled { own: bool, dice: Dice },
    /// OW-POKER-8: by the active player, or by the others.
    PokerWon { seat: Option<Seat>, gold: u8 },
    /// OW-EXPL-1, OW-QUEST-4.
    StoryDrawn { seat: Seat, story: Story },
    /// An exploration deck was rebuilt.
    StoriesShuffled { deck: StoryDeck },
    /// OW-EXPL-3.
    OptionChosen { seat: Seat, story: Story, side: Side },
    /// A die was rolled.
    DieRolled { seat: Seat, face: u8 },
    /// OW-QUEST-8: the sum of a short fight.
    ShortFightFought { seat: Seat, story: Story, sum: Tally },
    /// OW-QUEST-1.
    QuestTaken { seat: Seat, story: Story, at: Location },
    /// OW-QUEST-4.
    QuestDone { seat: Seat, story: Story },
    /// A card is kept from now on.
    StoryKept { seat: Seat, story: Story },
    /// A kept card is used up.
    StorySpent { seat: Seat, story: Story },
    /// OW-MED-2.
    Meditated { seat: Seat, attribute: Attribute },
    /// OW-REP-1.
    TrophyWon { seat: Seat, trophy: Source },
    /// OW-REP-2.
    ReputationReached { seat: Seat, reputation: u8 },
    /// A fight began.
    FightBegan { seat: Seat, foe: Foe, at: Location },
    /// OW-BET-1.
    BetPlaced { seat: Seat, on: Bet },
    /// OW-BET-2.
    BetWon { seat: Seat, gold: u8 },
    /// OW-FIGHT-2: the life pool is laid out.
    PoolMade { monster: Monster, cards: u8 },
    /// OW-FIGHT-2, OW-FIGHT-3.
    LifeDeckMade { seat: Seat, cards: u8 },
    /// A combat turn began; no seat is the monster.
    CombatTurnBegan { seat: Option<Seat> },
    /// A potion, ability, trophy or kept card was used.
    PowerUsed { seat: Seat, source: Source },
    /// A card was laid in a combo.
    CardLaid { seat: Seat, card: Card },
    /// The combo is complete.
    ComboLaid { seat: Seat, cards: u8 },
    /// Damage was dealt to a seat, or to the monster.
    DamageDealt { to: Option<Seat>, why: Tally },
    /// Combat cards left the pool.
    PoolLost { cards: Vec<AttackCard>, left: u8 },
    /// OW-MON-1.
    AttackChosen { seat: Option<Seat>, half: Half },
    /// OW-MON-2.
    AttackRevealed { card: AttackCard, half: Half },
    /// OW-MON-5.
    HalfSwitched { half: Half },
    /// Somebody looked at the top of a deck; what he saw is his secret.
    Peeked {
        seat: Seat,
        whose: Option<Seat>,
        count: u8,
        cards: Option<Vec<Card>>,
        attacks: Option<Vec<AttackCard>>,
    },
    /// The looked-at cards lie in a new order.
    Arranged { seat: Seat },
    /// OW-KO-1.
    KnockedOut { seat: Seat },
    /// OW-END-KILL.
    MonsterKilled { seat: Seat, monster: Monster },
    /// OW-END-DRIVE.
    MonsterDriven { seat: Seat, monster: Monster },
    /// OW-END-LOSS.
    FightLost { seat: Seat },
    /// OW-PVP-1.
    DuelWon { seat: Seat, loser: Seat },
    /// OW-PVP-7.
    TavernClosed { at: Location },
    /// OW-REP-2.
    GameWon { seat: Seat },
    /// What only Wild Hunt tells.
    Hunt(HuntEvent),
}
