//! The city deck (36 cards). The sample cards of the rules (§22.9), whose effects are fixed, come
//! first; the others are ours. Stories by slug in `public/stories`; how they are written and which
//! chains they start: `docs/stories.md`.

// tidy: a table: thirty-six cards, two options each

use crate::world::effect::Attribute::{Alchemy, Attack, Defence, Special};
use crate::world::effect::Effect::{
    Destroy, DiscardAllPotions, DiscardPotions, Draw, GainGold, GainPotions, GainTrail, Keep,
    LoseGold, LowerShield, Phase3Draw, Raise, RaiseShield, Roll, StartQuest, TakeMarketCard,
};
use crate::world::effect::Place::{At, In};
use crate::world::effect::Selector::{Only, Weakest};
use crate::world::effect::{Boon, Cost, Quest, Rolled, To, Trail, Zone};
use crate::world::location::Location::{
    ArdModron, BanArd, Beauclair, Cidaris, Cintra, Dhuwod, Hengfors, LocIchaer, Novigrad, Stygga,
    Vengerberg, Vizima,
};
use crate::world::location::Terrain::{Forest, Mountain, Water};
use crate::world::promise::Promise::{
    Brew, Chance, Danger, Expense, Gear, Gold, Journey, Keeping, Lesson, Parting, Rest, Tracks,
};
use crate::world::story_card::{ExplorationCard, free, priced};

/// Every card of the city deck.
pub static CITY: &[ExplorationCard] = &CARDS;

const CARDS: [ExplorationCard; 36] = [
    ExplorationCard {
        slug: "boastful-noble",
        options: [free(&[Chance], &[Raise(Only(Special), 1)]), free(&[Gold], &[GainGold(2)])],
    },
    ExplorationCard {
        slug: "librarian-of-oxenfurt",
        options: [
            free(&[Lesson(None)], &[Keep(&[Boon::SchoolDiscount { by: 3, min: 1 }])]),
            free(&[Tracks(None)], &[GainTrail(Trail::Any)]),
        ],
    },
    ExplorationCard {
        slug: "tavern-challenger",
        options: [free(&[Gold], &[GainGold(2)]), free(&[Rest], &[Phase3Draw(1)])],
    },
    ExplorationCard {
        slug: "dungeon-guards",
        options: [
            free(&[Danger, Lesson(None)], &[LoseGold(2), Raise(Only(Attack), 1)]),
            free(&[Gold], &[GainGold(2)]),
        ],
    },
    ExplorationCard {
        slug: "horse-on-the-roof",
        options: [
            free(
                &[Chance, Danger],
                &[
                    Roll(&[
                        Rolled { low: 1, high: 2, effects: &[LoseGold(3)] },
                        Rolled { low: 3, high: 4, effects: &[LoseGold(2)] },
                        Rolled { low: 5, high: 6, effects: &[DiscardPotions(1)] },
                    ]),
                    Raise(Weakest, 1),
                ],
            ),
            free(&[Brew], &[GainPotions(2)]),
        ],
    },
    ExplorationCard {
        slug: "drunken-priests",
        options: [
            free(&[Rest], &[Phase3Draw(1)]),
            free(&[Danger, Lesson(Some(Defence))], &[Raise(Only(Defence), 1), Phase3Draw(-1)]),
        ],
    },
    ExplorationCard {
        slug: "shady-brewer",
        options: [
            free(&[Gold], &[GainGold(2)]),
            free(
                &[Expense, Journey(None)],
                &[
                    DiscardAllPotions,
                    StartQuest(Quest { place: In(Mountain), cost: Cost::Free, event: 34 }),
                ],
            ),
        ],
    },
    ExplorationCard {
        slug: "market-crowd",
        options: [
            free(&[Chance], &[GainPotions(2)]),
            free(
                &[Journey(Some(At(Vengerberg))), Expense],
                &[StartQuest(Quest { place: At(Vengerberg), cost: Cost::Gold(2), event: 14 })],
            ),
        ],
    },
    ExplorationCard {
        slug: "plague-house",
        options: [
            free(&[Gold, Danger], &[LowerShield(1), GainGold(3)]),
            free(
                &[Brew],
                &[Roll(&[
                    Rolled { low: 1, high: 2, effects: &[LowerShield(1), GainPotions(1)] },
                    Rolled { low: 3, high: 4, effects: &[GainPotions(2)] },
                    Rolled { low: 5, high: 6, effects: &[GainPotions(3)] },
                ])],
            ),
        ],
    },
    ExplorationCard {
        slug: "guild-assessor",
        options: [
            priced(
                Cost::Gold(2),
                &[Chance],
                &[TakeMarketCard { low: 2, high: 2, to: To::Discard }, Phase3Draw(1)],
            ),
            free(
                &[Gold],
                &[Roll(&[
                    Rolled {
                        low: 1,
                        high: 3,
                        effects: &[
                            TakeMarketCard { low: 0, high: 0, to: To::Discard },
                            GainGold(1),
                        ],
                    },
                    Rolled { low: 4, high: 6, effects: &[GainGold(3)] },
                ])],
            ),
        ],
    },
    ExplorationCard {
        slug: "fencing-master",
        options: [
            priced(Cost::Gold(1), &[Lesson(Some(Attack))], &[Raise(Only(Attack), 1)]),
            free(&[Gold], &[GainGold(2)]),
        ],
    },
    ExplorationCard {
        slug: "pickpocket-girl",
        options: [
            free(
                &[Chance],
                &[
                    GainTrail(Trail::Any),
                    Destroy { count: 1, from: Zone::Anywhere, optional: true },
                ],
            ),
            free(&[Gold], &[GainGold(2)]),
        ],
    },
    ExplorationCard {
        slug: "royal-taster",
        options: [
            free(
                &[Danger, Lesson(Some(Alchemy))],
                &[Roll(&[
                    Rolled { low: 1, high: 3, effects: &[LowerShield(1)] },
                    Rolled { low: 4, high: 6, effects: &[Raise(Only(Alchemy), 1)] },
                ])],
            ),
            free(&[Gold], &[GainGold(3)]),
        ],
    },
    ExplorationCard {
        slug: "bathhouse-whispers",
        options: [
            free(&[Tracks(None)], &[GainTrail(Trail::Any), Phase3Draw(1)]),
            free(&[Gold, Danger], &[GainGold(3), LowerShield(1)]),
        ],
    },
    ExplorationCard {
        slug: "anatomy-theatre",
        options: [
            free(
                &[Chance],
                &[GainTrail(Trail::Of(Water)), TakeMarketCard { low: 0, high: 0, to: To::Discard }],
            ),
            free(&[Brew], &[GainPotions(1), Phase3Draw(1)]),
        ],
    },
    ExplorationCard {
        slug: "unpaid-bill-at-the-red-heron",
        options: [
            free(
                &[Gold, Danger],
                &[Roll(&[
                    Rolled { low: 1, high: 2, effects: &[LowerShield(2), GainGold(1)] },
                    Rolled { low: 3, high: 6, effects: &[GainGold(4)] },
                ])],
            ),
            free(
                &[Rest],
                &[Destroy { count: 1, from: Zone::Anywhere, optional: true }, Phase3Draw(2)],
            ),
        ],
    },
    ExplorationCard {
        slug: "sermon-on-mutants",
        options: [
            free(&[Danger, Lesson(None)], &[LowerShield(1), Raise(Weakest, 1)]),
            free(&[Chance], &[TakeMarketCard { low: 2, high: 2, to: To::Discard }, LoseGold(1)]),
        ],
    },
    ExplorationCard {
        slug: "dead-mans-auction",
        options: [
            priced(
                Cost::Gold(2),
                &[Gear, Brew],
                &[TakeMarketCard { low: 2, high: 2, to: To::Hand }, RaiseShield(1)],
            ),
            free(
                &[Tracks(None), Danger],
                &[LowerShield(1), TakeMarketCard { low: 2, high: 2, to: To::Discard }],
            ),
        ],
    },
    ExplorationCard {
        slug: "engineers-widow",
        options: [
            free(
                &[Journey(Some(At(Hengfors))), Expense],
                &[StartQuest(Quest { place: At(Hengfors), cost: Cost::Gold(2), event: 1 })],
            ),
            free(&[Gold, Danger], &[GainGold(2)]),
        ],
    },
    ExplorationCard {
        slug: "house-of-the-lamp",
        options: [
            free(
                &[Journey(Some(At(BanArd)))],
                &[StartQuest(Quest { place: At(BanArd), cost: Cost::Free, event: 3 })],
            ),
            free(&[Rest], &[RaiseShield(2), Phase3Draw(1)]),
        ],
    },
    ExplorationCard {
        slug: "violet-seal",
        options: [
            free(
                &[Journey(Some(At(Vizima)))],
                &[StartQuest(Quest { place: At(Vizima), cost: Cost::Free, event: 6 })],
            ),
            free(&[Chance, Danger], &[LoseGold(2), Raise(Only(Alchemy), 1)]),
        ],
    },
    ExplorationCard {
        slug: "kings-of-the-midden",
        options: [
            priced(
                Cost::Gold(1),
                &[Tracks(None)],
                &[GainTrail(Trail::Any), TakeMarketCard { low: 1, high: 1, to: To::Discard }],
            ),
            free(
                &[Journey(Some(At(Novigrad))), Danger],
                &[StartQuest(Quest { place: At(Novigrad), cost: Cost::Free, event: 7 })],
            ),
        ],
    },
    ExplorationCard {
        slug: "tourney-herald",
        options: [
            free(
                &[Journey(Some(At(Beauclair))), Danger],
                &[StartQuest(Quest { place: At(Beauclair), cost: Cost::Free, event: 8 })],
            ),
            free(&[Gear], &[TakeMarketCard { low: 2, high: 2, to: To::Discard }]),
        ],
    },
    ExplorationCard {
        slug: "clipped-coins",
        options: [
            free(
                &[Journey(Some(At(Vizima)))],
                &[StartQuest(Quest { place: At(Vizima), cost: Cost::Free, event: 9 })],
            ),
            free(
                &[Gold, Danger],
                &[Roll(&[
                    Rolled { low: 1, high: 2, effects: &[LowerShield(1)] },
                    Rolled { low: 3, high: 6, effects: &[GainGold(4)] },
                ])],
            ),
        ],
    },
    ExplorationCard {
        slug: "creature-in-the-salon",
        options: [
            free(
                &[Journey(Some(At(Cintra))), Danger],
                &[StartQuest(Quest { place: At(Cintra), cost: Cost::Free, event: 12 })],
            ),
            free(&[Brew], &[GainPotions(1), RaiseShield(1)]),
        ],
    },
    ExplorationCard {
        slug: "salt-caravan",
        options: [
            free(
                &[Journey(Some(At(LocIchaer)))],
                &[StartQuest(Quest { place: At(LocIchaer), cost: Cost::Free, event: 11 })],
            ),
            free(&[Rest, Danger], &[Phase3Draw(2), RaiseShield(1)]),
        ],
    },
    ExplorationCard {
        slug: "debtors-tower",
        options: [
            priced(
                Cost::Gold(2),
                &[Keeping],
                &[StartQuest(Quest { place: At(Dhuwod), cost: Cost::Free, event: 18 })],
            ),
            free(&[Gold], &[GainGold(2)]),
        ],
    },
    ExplorationCard {
        slug: "prompters-ghost",
        options: [
            free(&[Danger, Lesson(None)], &[Raise(Only(Special), 1), LowerShield(1)]),
            free(
                &[Journey(Some(At(Novigrad)))],
                &[StartQuest(Quest { place: At(Novigrad), cost: Cost::Free, event: 17 })],
            ),
        ],
    },
    ExplorationCard {
        slug: "last-steel-of-mahakam",
        options: [
            free(
                &[Journey(Some(In(Mountain))), Expense],
                &[StartQuest(Quest { place: In(Mountain), cost: Cost::Gold(2), event: 26 })],
            ),
            free(
                &[Parting, Gear],
                &[
                    Destroy { count: 1, from: Zone::Anywhere, optional: true },
                    TakeMarketCard { low: 1, high: 1, to: To::Discard },
                ],
            ),
        ],
    },
    ExplorationCard {
        slug: "deserters-cell",
        options: [
            free(
                &[Journey(Some(At(ArdModron)))],
                &[StartQuest(Quest { place: At(ArdModron), cost: Cost::Free, event: 19 })],
            ),
            free(&[Tracks(None)], &[GainTrail(Trail::Any), Draw(1)]),
        ],
    },
    ExplorationCard {
        slug: "powder-in-the-cellar",
        options: [
            free(
                &[Journey(Some(At(Vengerberg))), Danger],
                &[StartQuest(Quest { place: At(Vengerberg), cost: Cost::Free, event: 20 })],
            ),
            free(&[Gold], &[GainGold(3), LowerShield(1)]),
        ],
    },
    ExplorationCard {
        slug: "conclave-courier",
        options: [
            free(
                &[Journey(Some(At(BanArd)))],
                &[StartQuest(Quest { place: At(BanArd), cost: Cost::Free, event: 21 })],
            ),
            free(
                &[Chance],
                &[Roll(&[
                    Rolled { low: 1, high: 3, effects: &[GainPotions(1)] },
                    Rolled { low: 4, high: 6, effects: &[GainPotions(2)] },
                ])],
            ),
        ],
    },
    ExplorationCard {
        slug: "bankers-nephew",
        options: [
            free(
                &[Journey(Some(At(Cidaris)))],
                &[StartQuest(Quest { place: At(Cidaris), cost: Cost::Free, event: 22 })],
            ),
            free(&[Gold], &[TakeMarketCard { low: 1, high: 1, to: To::Discard }, Phase3Draw(1)]),
        ],
    },
    ExplorationCard {
        slug: "royal-huntmaster",
        options: [
            free(
                &[Journey(Some(In(Forest)))],
                &[StartQuest(Quest { place: In(Forest), cost: Cost::Free, event: 24 })],
            ),
            free(&[Tracks(Some(Forest))], &[GainTrail(Trail::Of(Forest)), RaiseShield(1)]),
        ],
    },
    ExplorationCard {
        slug: "boots-never-collected",
        options: [
            free(
                &[Journey(Some(At(Stygga)))],
                &[StartQuest(Quest { place: At(Stygga), cost: Cost::Free, event: 31 })],
            ),
            free(&[Gold], &[GainGold(2)]),
        ],
    },
    ExplorationCard {
        slug: "harbour-court",
        options: [
            free(
                &[Journey(Some(At(Cidaris)))],
                &[StartQuest(Quest { place: At(Cidaris), cost: Cost::Free, event: 32 })],
            ),
            free(&[Chance], &[GainPotions(2), LoseGold(1)]),
        ],
    },
];
