//! The city deck (36 cards). The first rows are the sample cards of the rules (§22.9), whose
//! effects are fixed; the others are ours.

use crate::world::effect::Boon;
use crate::world::effect::Effect::{
    DiscardPotions, FillPotionsTo, GainGold, GainPotions, GainTrail, Keep, LoseGold, Phase3Draw,
    Raise, Roll, StartQuest,
};
use crate::world::effect::{Attribute, Cost, Place, Quest, Rolled, Selector, Trail};
use crate::world::location::Location;
use crate::world::story_card::{ExplorationCard, free};

/// Every card of the city deck.
pub static CITY: &[ExplorationCard] = &[
    ExplorationCard {
        slug: "boastful-noble",
        options: [free(&[Raise(Selector::Only(Attribute::Special), 1)]), free(&[GainGold(2)])],
    },
    ExplorationCard {
        slug: "librarian-of-oxenfurt",
        options: [
            free(&[Keep(&[Boon::SchoolDiscount { by: 3, min: 1 }])]),
            free(&[GainTrail(Trail::Any)]),
        ],
    },
    ExplorationCard {
        slug: "beaten-dwarf",
        options: [free(&[GainGold(1)]), free(&[GainTrail(Trail::Any)])],
    },
    ExplorationCard {
        slug: "tavern-challenger",
        options: [free(&[GainGold(2)]), free(&[Phase3Draw(1)])],
    },
    ExplorationCard {
        slug: "dungeon-guards",
        options: [
            free(&[LoseGold(2), Raise(Selector::Only(Attribute::Attack), 1)]),
            free(&[GainGold(2)]),
        ],
    },
    ExplorationCard {
        slug: "horse-on-the-roof",
        options: [
            free(&[
                Roll(&[
                    Rolled { low: 1, high: 2, effects: &[LoseGold(3)] },
                    Rolled { low: 3, high: 4, effects: &[LoseGold(2)] },
                    Rolled { low: 5, high: 6, effects: &[DiscardPotions(1)] },
                ]),
                Raise(Selector::Weakest, 1),
            ]),
            free(&[GainPotions(2)]),
        ],
    },
    ExplorationCard {
        slug: "old-womans-pan",
        options: [free(&[GainPotions(1), GainGold(1)]), free(&[FillPotionsTo(4)])],
    },
    ExplorationCard {
        slug: "drunken-priests",
        options: [
            free(&[Phase3Draw(1)]),
            free(&[Raise(Selector::Only(Attribute::Defence), 1), Phase3Draw(-1)]),
        ],
    },
    ExplorationCard {
        slug: "market-crowd",
        options: [
            free(&[GainPotions(2)]),
            free(&[StartQuest(Quest {
                place: Place::At(Location::Vengerberg),
                cost: Cost::Gold(2),
                event: 14,
            })]),
        ],
    },
];
