//! The wilds deck (36 cards). The sample cards of the rules (§22.9), whose effects are fixed, come
//! first; the others are ours. Stories by slug in `public/stories`; how they are written and which
//! chains they start: `docs/stories.md`.

use crate::world::effect::Attribute::{Alchemy, Attack, Defence, Special};
use crate::world::effect::Effect::{
    Destroy, DiscardHand, DiscardPotions, DiscardWholeHand, FillPotionsTo, GainGold, GainPotions,
    GainTrail, LoseGold, Lower, LowerShield, Nothing, Phase3Draw, Raise, RaiseShield, Roll,
    SearchDeck, StartQuest, TakeMarketCard,
};
use crate::world::effect::Place::{At, In};
use crate::world::effect::Selector::{Only, Weakest};
use crate::world::effect::{Cost, Quest, Rolled, To, Trail, Zone};
use crate::world::location::Location::{
    Cintra, Dhuwod, GorthurGvaed, HaernCaduch, KaerMorhen, KaerSeren, Novigrad, Stygga,
};
use crate::world::location::Terrain::{Forest, Mountain, Water};
use crate::world::story_card::{ExplorationCard, free, priced};

/// Every card of the wilds deck.
pub static WILDS: &[ExplorationCard] = &CARDS;

const CARDS: [ExplorationCard; 36] = [
    ExplorationCard {
        slug: "beaten-dwarf",
        options: [free(&[GainGold(1)]), free(&[GainTrail(Trail::Any)])],
    },
    ExplorationCard {
        slug: "crypt",
        options: [free(&[DiscardPotions(2), Raise(Only(Attack), 1)]), free(&[GainPotions(2)])],
    },
    ExplorationCard {
        slug: "old-womans-pan",
        options: [free(&[GainPotions(1), GainGold(1)]), free(&[FillPotionsTo(4)])],
    },
    ExplorationCard {
        slug: "otter-headed-creature",
        options: [
            free(&[Raise(Weakest, 1)]),
            free(&[
                Roll(&[
                    Rolled { low: 1, high: 3, effects: &[LowerShield(3)] },
                    Rolled { low: 4, high: 6, effects: &[LowerShield(2)] },
                ]),
                StartQuest(Quest { place: At(Novigrad), cost: Cost::Free, event: 33 }),
            ]),
        ],
    },
    ExplorationCard {
        slug: "light-over-the-swamp",
        options: [
            free(&[Roll(&[
                Rolled { low: 1, high: 2, effects: &[LowerShield(2)] },
                Rolled { low: 3, high: 4, effects: &[GainPotions(2)] },
                Rolled { low: 5, high: 6, effects: &[Raise(Weakest, 1)] },
            ])]),
            free(&[Phase3Draw(1), GainPotions(1)]),
        ],
    },
    ExplorationCard {
        slug: "honey-in-the-oak",
        options: [
            free(&[LowerShield(1), GainPotions(2)]),
            free(&[Raise(Only(Defence), 1), Phase3Draw(-1)]),
        ],
    },
    ExplorationCard {
        slug: "ferry-without-a-ferryman",
        options: [
            free(&[Raise(Only(Attack), 1), LowerShield(1)]),
            priced(Cost::Gold(1), &[GainPotions(1), Phase3Draw(2)]),
        ],
    },
    ExplorationCard {
        slug: "crows-of-the-long-field",
        options: [
            free(&[GainGold(3), Phase3Draw(-1)]),
            free(&[
                Destroy { count: 1, from: Zone::Anywhere, optional: true },
                GainTrail(Trail::Any),
            ]),
        ],
    },
    ExplorationCard {
        slug: "ring-of-mushrooms",
        options: [
            free(&[
                Roll(&[
                    Rolled { low: 1, high: 2, effects: &[Lower(Only(Alchemy), 1)] },
                    Rolled { low: 3, high: 4, effects: &[Phase3Draw(-1)] },
                    Rolled { low: 5, high: 6, effects: &[GainPotions(1)] },
                ]),
                Raise(Only(Special), 1),
            ]),
            free(&[GainPotions(2), LowerShield(1)]),
        ],
    },
    ExplorationCard {
        slug: "shepherds-wager",
        options: [
            priced(
                Cost::Gold(1),
                &[Roll(&[
                    Rolled { low: 1, high: 2, effects: &[Nothing] },
                    Rolled { low: 3, high: 4, effects: &[GainGold(4)] },
                    Rolled { low: 5, high: 6, effects: &[GainGold(6)] },
                ])],
            ),
            free(&[LowerShield(1), Raise(Only(Attack), 1), Phase3Draw(-1)]),
        ],
    },
    ExplorationCard {
        slug: "hole-under-the-granary",
        options: [
            free(&[LowerShield(1), Raise(Weakest, 1)]),
            priced(Cost::Gold(1), &[TakeMarketCard { low: 2, high: 2, to: To::Discard }]),
        ],
    },
    ExplorationCard {
        slug: "charcoal-burners",
        options: [
            free(&[Phase3Draw(2)]),
            free(&[TakeMarketCard { low: 1, high: 1, to: To::Hand }]),
        ],
    },
    ExplorationCard {
        slug: "under-the-waterfall",
        options: [
            free(&[Destroy { count: 2, from: Zone::Anywhere, optional: true }, Phase3Draw(1)]),
            free(&[Roll(&[
                Rolled { low: 1, high: 2, effects: &[LowerShield(1)] },
                Rolled { low: 3, high: 4, effects: &[GainPotions(2)] },
                Rolled {
                    low: 5,
                    high: 6,
                    effects: &[TakeMarketCard { low: 2, high: 2, to: To::Hand }],
                },
            ])]),
        ],
    },
    ExplorationCard {
        slug: "wolves-in-the-snow",
        options: [
            free(&[DiscardWholeHand, LowerShield(1), Raise(Only(Attack), 1)]),
            free(&[GainTrail(Trail::Any), Phase3Draw(1)]),
        ],
    },
    ExplorationCard {
        slug: "mill-that-grinds-at-night",
        options: [free(&[LoseGold(2), Raise(Only(Alchemy), 1)]), free(&[GainGold(2)])],
    },
    ExplorationCard {
        slug: "cart-in-the-ford",
        options: [
            free(&[DiscardHand(1), RaiseShield(1), Phase3Draw(2)]),
            free(&[LowerShield(1), TakeMarketCard { low: 2, high: 2, to: To::Hand }]),
        ],
    },
    ExplorationCard {
        slug: "field-hospital",
        options: [
            free(&[GainGold(3), LowerShield(1)]),
            free(&[StartQuest(Quest { place: In(Forest), cost: Cost::Free, event: 4 })]),
        ],
    },
    ExplorationCard {
        slug: "knight-in-the-mire",
        options: [
            free(&[StartQuest(Quest { place: In(Water), cost: Cost::Free, event: 2 })]),
            free(&[GainPotions(1), TakeMarketCard { low: 0, high: 0, to: To::Discard }]),
        ],
    },
    ExplorationCard {
        slug: "horse-thieves-fire",
        options: [
            free(&[StartQuest(Quest { place: In(Forest), cost: Cost::Free, event: 25 })]),
            priced(
                Cost::Gold(1),
                &[TakeMarketCard { low: 1, high: 1, to: To::Discard }, Phase3Draw(1)],
            ),
        ],
    },
    ExplorationCard {
        slug: "ash-of-the-hamlet",
        options: [
            free(&[
                TakeMarketCard { low: 1, high: 1, to: To::Discard },
                Phase3Draw(-1),
                GainTrail(Trail::Of(Mountain)),
            ]),
            free(&[StartQuest(Quest { place: In(Mountain), cost: Cost::Free, event: 50 })]),
        ],
    },
    ExplorationCard {
        slug: "hermit-on-the-pillar",
        options: [
            free(&[StartQuest(Quest { place: In(Mountain), cost: Cost::Free, event: 27 })]),
            free(&[Destroy { count: 1, from: Zone::Anywhere, optional: true }, SearchDeck]),
        ],
    },
    ExplorationCard {
        slug: "drowned-bell",
        options: [
            free(&[LowerShield(2), Raise(Weakest, 1)]),
            free(&[StartQuest(Quest { place: In(Water), cost: Cost::Free, event: 29 })]),
        ],
    },
    ExplorationCard {
        slug: "idols-of-the-old-wood",
        options: [
            priced(Cost::Gold(1), &[Raise(Only(Special), 1)]),
            free(&[
                LowerShield(1),
                StartQuest(Quest { place: In(Forest), cost: Cost::Free, event: 35 }),
            ]),
        ],
    },
    ExplorationCard {
        slug: "wrecked-longship",
        options: [
            free(&[GainPotions(2), Phase3Draw(-1)]),
            free(&[StartQuest(Quest { place: At(KaerSeren), cost: Cost::Free, event: 36 })]),
        ],
    },
    ExplorationCard {
        slug: "elven-mosaic",
        options: [
            free(&[StartQuest(Quest { place: At(Dhuwod), cost: Cost::Free, event: 39 })]),
            free(&[GainGold(3), LowerShield(1)]),
        ],
    },
    ExplorationCard {
        slug: "robber-barons-toll",
        options: [
            priced(Cost::Gold(2), &[GainTrail(Trail::Any), Phase3Draw(2)]),
            free(&[
                LowerShield(1),
                StartQuest(Quest { place: In(Mountain), cost: Cost::Free, event: 40 }),
            ]),
        ],
    },
    ExplorationCard {
        slug: "changeling-in-the-cradle",
        options: [
            free(&[Raise(Weakest, 1), Phase3Draw(-1)]),
            free(&[StartQuest(Quest { place: In(Water), cost: Cost::Free, event: 41 })]),
        ],
    },
    ExplorationCard {
        slug: "forester-who-howls",
        options: [
            free(&[StartQuest(Quest { place: In(Forest), cost: Cost::Free, event: 43 })]),
            free(&[GainGold(2)]),
        ],
    },
    ExplorationCard {
        slug: "cat-in-a-cage",
        options: [
            free(&[StartQuest(Quest { place: At(Stygga), cost: Cost::Free, event: 44 })]),
            free(&[TakeMarketCard { low: 2, high: 2, to: To::Discard }]),
        ],
    },
    ExplorationCard {
        slug: "viper-in-the-reeds",
        options: [
            free(&[StartQuest(Quest { place: At(GorthurGvaed), cost: Cost::Free, event: 45 })]),
            free(&[GainPotions(2)]),
        ],
    },
    ExplorationCard {
        slug: "griffins-egg",
        options: [
            free(&[StartQuest(Quest { place: At(KaerSeren), cost: Cost::Free, event: 46 })]),
            free(&[GainTrail(Trail::Of(Mountain)), SearchDeck]),
        ],
    },
    ExplorationCard {
        slug: "hut-in-the-snow",
        options: [
            free(&[StartQuest(Quest { place: At(HaernCaduch), cost: Cost::Free, event: 47 })]),
            free(&[RaiseShield(2), Phase3Draw(1)]),
        ],
    },
    ExplorationCard {
        slug: "pups-on-the-trail",
        options: [
            free(&[StartQuest(Quest { place: At(KaerMorhen), cost: Cost::Free, event: 48 })]),
            free(&[Raise(Only(Attack), 1), Phase3Draw(-1)]),
        ],
    },
    ExplorationCard {
        slug: "cave-of-bones",
        options: [
            free(&[StartQuest(Quest { place: In(Mountain), cost: Cost::Free, event: 49 })]),
            free(&[Roll(&[
                Rolled { low: 1, high: 3, effects: &[GainPotions(1)] },
                Rolled { low: 4, high: 6, effects: &[GainPotions(2)] },
            ])]),
        ],
    },
    ExplorationCard {
        slug: "letter-on-the-gallows",
        options: [
            free(&[StartQuest(Quest { place: At(Cintra), cost: Cost::Free, event: 53 })]),
            free(&[GainGold(2)]),
        ],
    },
    ExplorationCard {
        slug: "fever-ship",
        options: [
            free(&[StartQuest(Quest { place: In(Water), cost: Cost::Free, event: 54 })]),
            free(&[Destroy { count: 2, from: Zone::Anywhere, optional: true }]),
        ],
    },
];
