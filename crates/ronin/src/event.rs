//! What is told, in the past tense.

use serde::Serialize;
use tabletop::Seat;
use tabletop::list::List;

use crate::{
    Ability, Board, Card, Chair, ChapterCard, Character, Counts, Loss, Row, Symbol, Target,
};

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    /// RO-SETUP-1: the chapter card was drawn.
    ChapterCardDrawn { card: ChapterCard, first: Seat },
    /// RO-SETUP-5: somebody drew two characters.
    CharactersDrawn { chair: Chair, drawn: [Character; 2] },
    /// A chair has its character.
    CharacterTaken { chair: Chair, character: Character },
    /// RO-SETUP-6: somebody drew boards.
    BoardsDrawn { chair: Chair, drawn: [Board; 2] },
    /// A board was laid between a chair and its left neighbour.
    BoardLaid { chair: Chair, board: Board },
    /// RO-SETUP-9, RO-DRAFT-7: the order of play.
    InitiativeSet { order: Vec<Chair> },
    /// RO-SETUP-10, RO-CHAP-3: a turn began, from 1 to 9.
    TurnBegan { turn: u8 },
    /// RO-DRAFT-1: the cards of the first row were discarded.
    RowDiscarded { cards: List<Card, 2> },
    /// A row was filled by itself.
    RowFilled { row: u8, cards: List<Card, 2> },
    /// RO-DRAFT-2: the offer is full.
    OfferFilled { rows: Vec<Row> },
    /// RO-DRAFT-8: the discard pile became the deck.
    Reshuffled { cards: u8 },
    /// RO-DRAFT-3: a row was taken.
    RowTaken { chair: Chair, row: u8, cards: List<Card, 2> },
    /// RO-DRAFT-3: cards were drawn from the deck; who may not know them is told how many.
    TopDrawn { chair: Chair, count: u8, cards: List<Card, 2> },
    /// A card was drawn; who may not know it is not told which.
    CardDrawn { chair: Chair, card: Option<Card> },
    /// RO-AUTO-8: an Automa laid cards.
    AutomaLaid { chair: Chair, cards: List<Card, 2> },
    /// RO-D5, RO-D11: somebody has chosen; which cards is his secret.
    Chosen { chair: Chair, cards: List<Card, 3> },
    /// RO-PLAY-2: the cards somebody plays.
    Played { chair: Chair, cards: List<Card, 3> },
    /// RO-NEXT-4: the cards somebody keeps.
    Kept { chair: Chair, cards: List<Card, 3> },
    /// An effect was resolved: what it counted and the level of its reward, 0 if it gave nothing.
    EffectResolved { chair: Chair, card: Card, counted: u8, level: u8 },
    /// RO-EFF-8: a symbol was lost.
    SymbolLost { chair: Chair, symbol: Symbol, from: LostFrom },
    /// RO-EFF-10: tokens were gained.
    SymbolsGained { chair: Chair, symbols: Counts },
    /// RO-TEA-4: tea was passed between a chair and its left neighbour.
    TeaPassed { chair: Chair, left: Chair },
    /// RO-COOP-1: the marker of the track to a chair's left neighbour moved.
    TrackMoved { chair: Chair, from: u8, to: u8, lost: u8 },
    /// RO-COOP-2: somebody gets the bonus of a space.
    BonusTaken { chair: Chair, board: Board, space: u8, instead: bool },
    /// RO-COOP-7: somebody has a neighbour's ability.
    AbilityGiven { chair: Chair, from: Chair, ability: Ability },
    /// RO-COOP-9: somebody showed his hand.
    HandShown { chair: Chair, cards: Vec<Card>, symbols: u8 },
    /// An ability can be used again.
    AbilityRenewed { chair: Chair, ability: Ability },
    /// A destroyed token was removed, from a symbol or from the arrow.
    Mended { chair: Chair, card: Card, symbol: Option<Symbol> },
    /// RO-XP-1: experience.
    XpGained { chair: Chair, amount: u8, total: u8 },
    /// RO-XP-1: an ability was unlocked.
    AbilityUnlocked { chair: Chair, ability: Ability },
    /// RO-ABIL-1: an ability was used.
    AbilityUsed { chair: Chair, ability: Ability, target: TargetTold },
    /// Cards were discarded from a hand.
    Discarded { chair: Chair, cards: List<Card, 3> },
    /// A card of the discard pile was taken.
    Salvaged { chair: Chair, card: Card },
    /// Cards were shown to all.
    Shown { chair: Chair, cards: List<Card, 2> },
    /// Victory points were gained.
    VpGained { chair: Chair, amount: u8, total: u16 },
    /// RO-END-1..4: a chapter was scored: symbols of both paths, and what they gave.
    ChapterScored { chair: Chair, left: u8, right: u8, xp: u8, vp: u8 },
    /// RO-NEXT-1: a chapter began, from 1 to 3.
    ChapterBegan { chapter: u8, left: Symbol, right: Symbol },
    /// RO-FINAL-2: the side quest.
    QuestScored { chair: Chair, symbol: Symbol, vp: u8, hand: Vec<Card> },
    /// RO-FINAL-3: experience.
    ExperienceScored { chair: Chair, xp: u8, vp: u8 },
    /// RO-FINAL-4: cooperation.
    CooperationScored { chair: Chair, space: u8, vp: u8 },
    /// It is over.
    Ended { winner: Option<Seat> },
}

/// Where a symbol was lost, as it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LostFrom {
    /// A token of the pool.
    Token,
    /// A symbol of this card.
    Card(Card),
}

impl From<Loss> for LostFrom {
    fn from(loss: Loss) -> Self {
        match loss {
            Loss::Token => Self::Token,
            Loss::Card(card) => Self::Card(card),
        }
    }
}

/// What an ability was aimed at, in the words of the choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TargetTold(pub Target);

impl Serialize for TargetTold {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.to_string().trim_start())
    }
}
