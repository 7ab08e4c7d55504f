//! The wilds deck (36 cards). The first rows are the sample cards of the rules (§22.9), whose
//! effects are fixed; the others are ours.

use crate::world::effect::Effect::{
    DiscardAllPotions, DiscardPotions, GainGold, GainPotions, LowerShield, Raise, Roll, StartQuest,
};
use crate::world::effect::{Attribute, Cost, Place, Quest, Rolled, Selector};
use crate::world::location::{Location, Terrain};
use crate::world::story_card::{ExplorationCard, free};

/// Every card of the wilds deck.
pub static WILDS: &[ExplorationCard] = &[
    ExplorationCard {
        slug: "crypt",
        options: [
            free(&[DiscardPotions(2), Raise(Selector::Only(Attribute::Attack), 1)]),
            free(&[GainPotions(2)]),
        ],
    },
    ExplorationCard {
        slug: "shady-brewer",
        options: [
            free(&[GainGold(2)]),
            free(&[
                DiscardAllPotions,
                StartQuest(Quest {
                    place: Place::In(Terrain::Mountain),
                    cost: Cost::Free,
                    event: 34,
                }),
            ]),
        ],
    },
    ExplorationCard {
        slug: "otter-headed-creature",
        options: [
            free(&[Raise(Selector::Weakest, 1)]),
            free(&[
                Roll(&[
                    Rolled { low: 1, high: 3, effects: &[LowerShield(3)] },
                    Rolled { low: 4, high: 6, effects: &[LowerShield(2)] },
                ]),
                StartQuest(Quest {
                    place: Place::At(Location::Novigrad),
                    cost: Cost::Free,
                    event: 33,
                }),
            ]),
        ],
    },
];
