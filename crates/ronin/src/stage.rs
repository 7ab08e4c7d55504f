//! Where in the course of a game we are. What is still to be done within a stage is on the agenda.

use serde::{Deserialize, Serialize};

/// The stages, in the order of the rules. Most are done once for each player; a second number in
/// the state says for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// RO-SETUP-5: each player chooses a character.
    Characters,
    /// RO-AUTO-3: the Automas get theirs.
    Automas,
    /// RO-SETUP-6, RO-AUTO-4: the boards are laid.
    Boards,
    /// RO-SETUP-8, RO-SETUP-9: initiative, hands, deck.
    Deal,
    /// RO-AUTO-5: solo starting points.
    HeadStart,
    /// RO-DRAFT-1, RO-DRAFT-2: the offer.
    Refill,
    /// RO-DRAFT-3: each drafts.
    Draft,
    /// RO-DRAFT-7: the new initiative.
    Order,
    /// RO-PLAY-6: the abilities before cards are chosen.
    Choosing,
    /// RO-PLAY-1: each chooses cards.
    Choose,
    /// RO-PLAY-2: they are revealed.
    Reveal,
    /// RO-PLAY-3: each resolves the effects.
    Effects,
    /// RO-TEA-1: each takes part in the tea ceremony.
    Tea,
    /// RO-CHAP-3: the turn marker moves.
    NextTurn,
    /// RO-END-8: each scores the chapter.
    Scoring,
    /// RO-NEXT-1, RO-NEXT-2: the next chapter.
    NextChapter,
    /// RO-NEXT-3: each chooses cards to keep.
    Keep,
    /// RO-NEXT-4: they are revealed.
    RevealKept,
    /// RO-NEXT-5: each resolves the effects of kept cards.
    KeptEffects,
    /// Section 11.
    Final,
    /// The game has ended.
    Over,
}

impl Stage {
    /// Is it done once for each chair, in initiative order?
    pub(crate) const fn is_in_initiative_order(self) -> bool {
        matches!(
            self,
            Self::Draft
                | Self::Choosing
                | Self::Choose
                | Self::Effects
                | Self::Tea
                | Self::Scoring
                | Self::Keep
                | Self::KeptEffects
        )
    }
}
