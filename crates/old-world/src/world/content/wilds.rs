//! The wilds deck (36 cards). The sample cards of the rules (§22.9), whose effects are fixed, come
//! first; the others are ours. Stories by slug in `public/stories`; how they are written and which
//! chains they start: `docs/stories.md`.

// tidy: a table: thirty-six cards, two options each

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
use crate::world::promise::Promise::{
    Brew, Chance, Danger, Expense, Gear, Gold, Journey, Lesson, Parting, Rest, Toil, Tracks,
};
use crate::world::story_card::{ExplorationCard, free, priced};

/// Every card of the wilds deck.
pub static WILDS: &[ExplorationCard] = &CARDS;

const CARDS: [ExplorationCard; 36] = [
    ExplorationCard {
        slug: "beaten-dwarf",
        options: [free(&[Gold], &[GainGold(1)]), free(&[Tracks(None)], &[GainTrail(Trail::Any)])],
    },
    ExplorationCard {
        slug: "crypt",
        options: [
            free(&[Danger, Lesson(None)], &[DiscardPotions(2), Raise(Only(Attack), 1)]),
            free(&[Brew], &[GainPotions(2)]),
        ],
    },
    ExplorationCard {
        slug: "old-womans-pan",
        options: [
            free(&[Chance], &[GainPotions(1), GainGold(1)]),
            free(&[Brew], &[FillPotionsTo(4)]),
        ],
    },
    ExplorationCard {
        slug: "otter-headed-creature",
        options: [
            free(&[Lesson(None)], &[Raise(Weakest, 1)]),
            free(
                &[Danger, Journey(Some(At(Novigrad)))],
                &[
                    Roll(&[
                        Rolled { low: 1, high: 3, effects: &[LowerShield(3)] },
                        Rolled { low: 4, high: 6, effects: &[LowerShield(2)] },
                    ]),
                    StartQuest(Quest { place: At(Novigrad), cost: Cost::Free, event: 33 }),
                ],
            ),
        ],
    },
    ExplorationCard {
        slug: "light-over-the-swamp",
        options: [
            free(
                &[Danger, Tracks(None)],
                &[Roll(&[
                    Rolled { low: 1, high: 2, effects: &[LowerShield(2)] },
                    Rolled { low: 3, high: 4, effects: &[GainPotions(2)] },
                    Rolled { low: 5, high: 6, effects: &[Raise(Weakest, 1)] },
                ])],
            ),
            free(&[Rest], &[Phase3Draw(1), GainPotions(1)]),
        ],
    },
    ExplorationCard {
        slug: "honey-in-the-oak",
        options: [
            free(&[Brew, Danger], &[LowerShield(1), GainPotions(2)]),
            free(&[Toil, Chance], &[Raise(Only(Defence), 1), Phase3Draw(-1)]),
        ],
    },
    ExplorationCard {
        slug: "ferry-without-a-ferryman",
        options: [
            free(&[Danger, Chance], &[Raise(Only(Attack), 1), LowerShield(1)]),
            priced(Cost::Gold(1), &[Rest], &[GainPotions(1), Phase3Draw(2)]),
        ],
    },
    ExplorationCard {
        slug: "crows-of-the-long-field",
        options: [
            free(&[Gold, Danger], &[GainGold(3), Phase3Draw(-1)]),
            free(
                &[Toil, Chance],
                &[
                    Destroy { count: 1, from: Zone::Anywhere, optional: true },
                    GainTrail(Trail::Any),
                ],
            ),
        ],
    },
    ExplorationCard {
        slug: "ring-of-mushrooms",
        options: [
            free(
                &[Chance, Danger],
                &[
                    Roll(&[
                        Rolled { low: 1, high: 2, effects: &[Lower(Only(Alchemy), 1)] },
                        Rolled { low: 3, high: 4, effects: &[Phase3Draw(-1)] },
                        Rolled { low: 5, high: 6, effects: &[GainPotions(1)] },
                    ]),
                    Raise(Only(Special), 1),
                ],
            ),
            free(&[Brew], &[GainPotions(2), LowerShield(1)]),
        ],
    },
    ExplorationCard {
        slug: "shepherds-wager",
        options: [
            priced(
                Cost::Gold(1),
                &[Gold],
                &[Roll(&[
                    Rolled { low: 1, high: 2, effects: &[Nothing] },
                    Rolled { low: 3, high: 4, effects: &[GainGold(4)] },
                    Rolled { low: 5, high: 6, effects: &[GainGold(6)] },
                ])],
            ),
            free(&[Toil, Lesson(None)], &[LowerShield(1), Raise(Only(Attack), 1), Phase3Draw(-1)]),
        ],
    },
    ExplorationCard {
        slug: "hole-under-the-granary",
        options: [
            free(&[Danger, Lesson(None)], &[LowerShield(1), Raise(Weakest, 1)]),
            priced(
                Cost::Gold(1),
                &[Chance],
                &[TakeMarketCard { low: 2, high: 2, to: To::Discard }],
            ),
        ],
    },
    ExplorationCard {
        slug: "charcoal-burners",
        options: [
            free(&[Rest], &[Phase3Draw(2)]),
            free(&[Gear], &[TakeMarketCard { low: 1, high: 1, to: To::Hand }]),
        ],
    },
    ExplorationCard {
        slug: "under-the-waterfall",
        options: [
            free(
                &[Rest, Parting],
                &[Destroy { count: 2, from: Zone::Anywhere, optional: true }, Phase3Draw(1)],
            ),
            free(
                &[Gold, Danger],
                &[Roll(&[
                    Rolled { low: 1, high: 2, effects: &[LowerShield(1)] },
                    Rolled { low: 3, high: 4, effects: &[GainPotions(2)] },
                    Rolled {
                        low: 5,
                        high: 6,
                        effects: &[TakeMarketCard { low: 2, high: 2, to: To::Hand }],
                    },
                ])],
            ),
        ],
    },
    ExplorationCard {
        slug: "wolves-in-the-snow",
        options: [
            free(
                &[Danger, Lesson(Some(Attack))],
                &[DiscardWholeHand, LowerShield(1), Raise(Only(Attack), 1)],
            ),
            free(&[Tracks(None)], &[GainTrail(Trail::Any), Phase3Draw(1)]),
        ],
    },
    ExplorationCard {
        slug: "mill-that-grinds-at-night",
        options: [
            free(&[Expense, Lesson(Some(Alchemy))], &[LoseGold(2), Raise(Only(Alchemy), 1)]),
            free(&[Gold], &[GainGold(2)]),
        ],
    },
    ExplorationCard {
        slug: "cart-in-the-ford",
        options: [
            free(&[Expense, Gold], &[DiscardHand(1), RaiseShield(1), Phase3Draw(2)]),
            free(
                &[Danger, Tracks(Some(Water))],
                &[LowerShield(1), TakeMarketCard { low: 2, high: 2, to: To::Hand }],
            ),
        ],
    },
    ExplorationCard {
        slug: "field-hospital",
        options: [
            free(&[Gold], &[GainGold(3), LowerShield(1)]),
            free(
                &[Journey(Some(In(Forest)))],
                &[StartQuest(Quest { place: In(Forest), cost: Cost::Free, event: 4 })],
            ),
        ],
    },
    ExplorationCard {
        slug: "knight-in-the-mire",
        options: [
            free(
                &[Journey(None), Danger],
                &[StartQuest(Quest { place: In(Water), cost: Cost::Free, event: 2 })],
            ),
            free(&[Gear], &[GainPotions(1), TakeMarketCard { low: 0, high: 0, to: To::Discard }]),
        ],
    },
    ExplorationCard {
        slug: "horse-thieves-fire",
        options: [
            free(
                &[Journey(Some(In(Forest)))],
                &[StartQuest(Quest { place: In(Forest), cost: Cost::Free, event: 25 })],
            ),
            priced(
                Cost::Gold(1),
                &[Rest, Gear],
                &[TakeMarketCard { low: 1, high: 1, to: To::Discard }, Phase3Draw(1)],
            ),
        ],
    },
    ExplorationCard {
        slug: "ash-of-the-hamlet",
        options: [
            free(
                &[Toil, Chance],
                &[
                    TakeMarketCard { low: 1, high: 1, to: To::Discard },
                    Phase3Draw(-1),
                    GainTrail(Trail::Of(Mountain)),
                ],
            ),
            free(
                &[Journey(Some(In(Mountain)))],
                &[StartQuest(Quest { place: In(Mountain), cost: Cost::Free, event: 50 })],
            ),
        ],
    },
    ExplorationCard {
        slug: "hermit-on-the-pillar",
        options: [
            free(
                &[Journey(Some(In(Mountain)))],
                &[StartQuest(Quest { place: In(Mountain), cost: Cost::Free, event: 27 })],
            ),
            free(
                &[Chance],
                &[Destroy { count: 1, from: Zone::Anywhere, optional: true }, SearchDeck],
            ),
        ],
    },
    ExplorationCard {
        slug: "drowned-bell",
        options: [
            free(&[Danger, Chance], &[LowerShield(2), Raise(Weakest, 1)]),
            free(
                &[Journey(Some(In(Water)))],
                &[StartQuest(Quest { place: In(Water), cost: Cost::Free, event: 29 })],
            ),
        ],
    },
    ExplorationCard {
        slug: "idols-of-the-old-wood",
        options: [
            priced(Cost::Gold(1), &[Lesson(None)], &[Raise(Only(Special), 1)]),
            free(
                &[Journey(None), Danger],
                &[
                    LowerShield(1),
                    StartQuest(Quest { place: In(Forest), cost: Cost::Free, event: 35 }),
                ],
            ),
        ],
    },
    ExplorationCard {
        slug: "wrecked-longship",
        options: [
            free(&[Brew, Toil], &[GainPotions(2), Phase3Draw(-1)]),
            free(
                &[Journey(Some(At(KaerSeren)))],
                &[StartQuest(Quest { place: At(KaerSeren), cost: Cost::Free, event: 36 })],
            ),
        ],
    },
    ExplorationCard {
        slug: "elven-mosaic",
        options: [
            free(
                &[Journey(Some(At(Dhuwod)))],
                &[StartQuest(Quest { place: At(Dhuwod), cost: Cost::Free, event: 39 })],
            ),
            free(&[Gold], &[GainGold(3), LowerShield(1)]),
        ],
    },
    ExplorationCard {
        slug: "robber-barons-toll",
        options: [
            priced(Cost::Gold(2), &[Tracks(None)], &[GainTrail(Trail::Any), Phase3Draw(2)]),
            free(
                &[Journey(None), Danger],
                &[
                    LowerShield(1),
                    StartQuest(Quest { place: In(Mountain), cost: Cost::Free, event: 40 }),
                ],
            ),
        ],
    },
    ExplorationCard {
        slug: "changeling-in-the-cradle",
        options: [
            free(&[Toil, Chance], &[Raise(Weakest, 1), Phase3Draw(-1)]),
            free(
                &[Journey(Some(In(Water)))],
                &[StartQuest(Quest { place: In(Water), cost: Cost::Free, event: 41 })],
            ),
        ],
    },
    ExplorationCard {
        slug: "forester-who-howls",
        options: [
            free(
                &[Journey(Some(In(Forest))), Danger],
                &[StartQuest(Quest { place: In(Forest), cost: Cost::Free, event: 43 })],
            ),
            free(&[Gold], &[GainGold(2)]),
        ],
    },
    ExplorationCard {
        slug: "cat-in-a-cage",
        options: [
            free(
                &[Journey(Some(At(Stygga)))],
                &[StartQuest(Quest { place: At(Stygga), cost: Cost::Free, event: 44 })],
            ),
            free(&[Gear], &[TakeMarketCard { low: 2, high: 2, to: To::Discard }]),
        ],
    },
    ExplorationCard {
        slug: "viper-in-the-reeds",
        options: [
            free(
                &[Journey(Some(At(GorthurGvaed)))],
                &[StartQuest(Quest { place: At(GorthurGvaed), cost: Cost::Free, event: 45 })],
            ),
            free(&[Brew], &[GainPotions(2)]),
        ],
    },
    ExplorationCard {
        slug: "griffins-egg",
        options: [
            free(
                &[Journey(Some(At(KaerSeren)))],
                &[StartQuest(Quest { place: At(KaerSeren), cost: Cost::Free, event: 46 })],
            ),
            free(&[Tracks(Some(Mountain))], &[GainTrail(Trail::Of(Mountain)), SearchDeck]),
        ],
    },
    ExplorationCard {
        slug: "hut-in-the-snow",
        options: [
            free(
                &[Journey(Some(At(HaernCaduch))), Danger],
                &[StartQuest(Quest { place: At(HaernCaduch), cost: Cost::Free, event: 47 })],
            ),
            free(&[Rest], &[RaiseShield(2), Phase3Draw(1)]),
        ],
    },
    ExplorationCard {
        slug: "pups-on-the-trail",
        options: [
            free(
                &[Journey(Some(At(KaerMorhen))), Toil],
                &[StartQuest(Quest { place: At(KaerMorhen), cost: Cost::Free, event: 48 })],
            ),
            free(&[Toil, Lesson(None)], &[Raise(Only(Attack), 1), Phase3Draw(-1)]),
        ],
    },
    ExplorationCard {
        slug: "cave-of-bones",
        options: [
            free(
                &[Journey(Some(In(Mountain))), Danger],
                &[StartQuest(Quest { place: In(Mountain), cost: Cost::Free, event: 49 })],
            ),
            free(
                &[Brew, Danger],
                &[Roll(&[
                    Rolled { low: 1, high: 3, effects: &[GainPotions(1)] },
                    Rolled { low: 4, high: 6, effects: &[GainPotions(2)] },
                ])],
            ),
        ],
    },
    ExplorationCard {
        slug: "letter-on-the-gallows",
        options: [
            free(
                &[Journey(Some(At(Cintra)))],
                &[StartQuest(Quest { place: At(Cintra), cost: Cost::Free, event: 53 })],
            ),
            free(&[Gold], &[GainGold(2)]),
        ],
    },
    ExplorationCard {
        slug: "fever-ship",
        options: [
            free(
                &[Journey(Some(In(Water)))],
                &[StartQuest(Quest { place: In(Water), cost: Cost::Free, event: 54 })],
            ),
            free(&[Chance], &[Destroy { count: 2, from: Zone::Anywhere, optional: true }]),
        ],
    },
];
