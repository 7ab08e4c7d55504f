//! The event deck (56 cards): event number n is row n − 1.
//!
//! Fixed by the rules: 14 the crossbow, 18 Oskar, and what §16 gives by number (1, 5, 11, 13, 15,
//! 16, 20, 22B, 23, 26, 28, 31, 32B, 50, 56); the three sample events of §22.9 (tested child,
//! army doctor, bored sorceress) stand at 3, 4 and 6. Every event is named by exactly one other
//! card; the chains are listed in `docs/stories.md`.

// tidy: a table: fifty-six cards, one row each

use crate::world::effect::Attribute::{Alchemy, Attack, Defence, Special};
use crate::world::effect::Effect::{
    Destroy, DiscardPotions, FillPotionsPastLimit, FillPotionsTo, GainGold, GainPotions, GainTrail,
    Keep, Lower, LowerShield, Phase3Draw, Raise, ResolveEvent, Roll, SearchDeck, StartQuest,
    TakeMarketCard,
};
use crate::world::effect::Place::{At, In};
use crate::world::effect::Selector::{Only, Weakest};
use crate::world::effect::{
    Band, Boon, Colour, Condition, Cost, Effect, FightEffect, FightRolled, Limit, Power, Quest,
    Rolled, Selector, ShortFight, Timing, To, Trail, Zone,
};
use crate::world::location::Location::{Cidaris, Dhuwod, Doldeth, Glenmore, Hengfors, LocIchaer};
use crate::world::location::Terrain::{Forest, Mountain, Water};
use crate::world::promise::Promise::{
    Brew, Chance, Danger, Expense, Gear, Gold, Journey, Keeping, Lesson, Toil, Tracks,
};
use crate::world::story_card::EventKind::{Companion, Equipment, Fight, Options, Test};
use crate::world::story_card::{EventCard, free};

/// Every card of the event deck, by number.
pub static EVENTS: [EventCard; 56] = [
    // 1
    EventCard {
        slug: "heavy-crossbow",
        kind: Equipment(&[Boon::Power(Power {
            timing: Timing::Step1FirstTurn,
            limit: Limit::PerFight,
            conditions: &[],
            cost: Cost::Free,
            effects: &[FightEffect::Damage(2)],
        })]),
    },
    // 2
    EventCard {
        slug: "armour-under-the-peat",
        kind: Fight(&[Effect::ShortFight(&ShortFight {
            shield: 1,
            draw: 3,
            bands: &[
                Band { at_least: 0, effects: &[GainPotions(2)] },
                Band { at_least: 3, effects: &[GainGold(4)] },
                Band { at_least: 5, effects: &[ResolveEvent(13)] },
            ],
        })]),
    },
    // 3
    EventCard {
        slug: "tested-child",
        kind: Options([
            free(&[Lesson(None)], &[Raise(Selector::Any, 1)]),
            free(&[Keeping], &[ResolveEvent(5)]),
        ]),
    },
    // 4
    EventCard {
        slug: "army-doctor",
        kind: Options([
            free(&[Brew], &[FillPotionsPastLimit(5)]),
            free(&[Lesson(None)], &[ResolveEvent(56)]),
        ]),
    },
    // 5
    EventCard { slug: "child-of-ban-ard", kind: Companion(&[Boon::ReduceFirstMonsterDamage(2)]) },
    // 6
    EventCard {
        slug: "bored-sorceress",
        kind: Options([
            free(&[Gold], &[GainGold(3)]),
            free(&[Chance], &[FillPotionsTo(4), GainTrail(Trail::Any)]),
        ]),
    },
    // 7
    EventCard {
        slug: "pit-of-the-midden-king",
        kind: Fight(&[Effect::ShortFight(&ShortFight {
            shield: 1,
            draw: 3,
            bands: &[
                Band { at_least: 0, effects: &[GainGold(2)] },
                Band { at_least: 3, effects: &[GainGold(4)] },
                Band { at_least: 5, effects: &[GainGold(1), ResolveEvent(15)] },
            ],
        })]),
    },
    // 8
    EventCard {
        slug: "lists-of-beauclair",
        kind: Fight(&[Effect::ShortFight(&ShortFight {
            shield: 1,
            draw: 2,
            bands: &[
                Band { at_least: 0, effects: &[GainGold(1), Phase3Draw(1)] },
                Band { at_least: 3, effects: &[GainGold(4)] },
                Band { at_least: 5, effects: &[GainGold(1), ResolveEvent(28)] },
            ],
        })]),
    },
    // 9
    EventCard {
        slug: "mint-of-vizima",
        kind: Options([
            free(&[Gold], &[GainGold(4)]),
            free(
                &[Journey(Some(At(Doldeth)))],
                &[StartQuest(Quest { place: At(Doldeth), cost: Cost::Free, event: 10 })],
            ),
        ]),
    },
    // 10
    EventCard {
        slug: "forgers-shaft",
        kind: Test(&[Roll(&[
            Rolled { low: 1, high: 2, effects: &[LowerShield(2), GainGold(3)] },
            Rolled { low: 3, high: 4, effects: &[GainGold(5)] },
            Rolled {
                low: 5,
                high: 6,
                effects: &[GainGold(5), TakeMarketCard { low: 2, high: 2, to: To::Discard }],
            },
        ])]),
    },
    // 11
    EventCard {
        slug: "pedlar-of-loc-ichaer",
        kind: Companion(&[Boon::EnterGold(&[Hengfors, LocIchaer], 1)]),
    },
    // 12
    EventCard {
        slug: "fledgling-basilisk",
        kind: Fight(&[Effect::ShortFight(&ShortFight {
            shield: 2,
            draw: 4,
            bands: &[
                Band { at_least: 0, effects: &[GainPotions(2)] },
                Band { at_least: 4, effects: &[GainPotions(2), GainGold(2)] },
                Band { at_least: 6, effects: &[GainPotions(2), Raise(Only(Attack), 1)] },
            ],
        })]),
    },
    // 13
    EventCard {
        slug: "armour-of-the-mire",
        kind: Equipment(&[Boon::ColourShield(Colour::Green, 1)]),
    },
    // 14
    EventCard {
        slug: "crossbow",
        kind: Equipment(&[Boon::Power(Power {
            timing: Timing::Step1FirstTurn,
            limit: Limit::PerFight,
            conditions: &[],
            cost: Cost::Cards(1),
            effects: &[FightEffect::Damage(2)],
        })]),
    },
    // 15
    EventCard {
        slug: "pit-knuckles",
        kind: Equipment(&[Boon::Power(Power {
            timing: Timing::Step1,
            limit: Limit::PerFight,
            conditions: &[],
            cost: Cost::Cards(1),
            effects: &[FightEffect::Damage(2)],
        })]),
    },
    // 16
    EventCard { slug: "grey-mare", kind: Companion(&[Boon::FreeMove(Forest)]) },
    // 17
    EventCard {
        slug: "prompt-box",
        kind: Options([
            free(&[Gold], &[GainGold(3), GainPotions(1)]),
            free(
                &[Toil, Chance],
                &[
                    Raise(Only(Special), 1),
                    Destroy { count: 1, from: Zone::Anywhere, optional: true },
                    Phase3Draw(1),
                ],
            ),
        ]),
    },
    // 18
    EventCard {
        slug: "oskar",
        kind: Companion(&[Boon::Power(Power {
            timing: Timing::BeforeFoesFirstTurn,
            limit: Limit::PerFight,
            conditions: &[],
            cost: Cost::Free,
            effects: &[FightEffect::PeekFoe { look: 2, discard: 1 }],
        })]),
    },
    // 19
    EventCard {
        slug: "yard-of-ard-modron",
        kind: Fight(&[Effect::ShortFight(&ShortFight {
            shield: 1,
            draw: 3,
            bands: &[
                Band {
                    at_least: 0,
                    effects: &[
                        Destroy { count: 1, from: Zone::Anywhere, optional: true },
                        Phase3Draw(2),
                    ],
                },
                Band { at_least: 3, effects: &[Raise(Only(Attack), 1), GainGold(1)] },
                Band { at_least: 5, effects: &[Raise(Only(Attack), 1), GainGold(3)] },
            ],
        })]),
    },
    // 20
    EventCard {
        slug: "bombardier",
        kind: Companion(&[Boon::Power(Power {
            timing: Timing::Step1FirstTurn,
            limit: Limit::PerFight,
            conditions: &[],
            cost: Cost::Free,
            effects: &[FightEffect::Roll(&[
                FightRolled { low: 1, high: 1, effects: &[FightEffect::SelfDamage(1)] },
                FightRolled {
                    low: 2,
                    high: 4,
                    effects: &[FightEffect::SelfDamage(1), FightEffect::Damage(2)],
                },
                FightRolled { low: 5, high: 6, effects: &[FightEffect::Damage(2)] },
            ])],
        })]),
    },
    // 21
    EventCard {
        slug: "tower-of-ban-ard",
        kind: Test(&[Roll(&[
            Rolled { low: 1, high: 2, effects: &[GainPotions(2), LowerShield(1)] },
            Rolled { low: 3, high: 4, effects: &[Raise(Only(Alchemy), 1)] },
            Rolled { low: 5, high: 6, effects: &[Raise(Only(Alchemy), 1), GainGold(2)] },
        ])]),
    },
    // 22
    EventCard {
        slug: "counting-house",
        kind: Options([
            free(&[Gold], &[GainGold(4), Phase3Draw(1)]),
            free(&[Keeping], &[GainGold(1), Keep(&[Boon::ExploreForGold(4)])]),
        ]),
    },
    // 23
    EventCard { slug: "limping-hound", kind: Companion(&[Boon::AlwaysFirst]) },
    // 24
    EventCard {
        slug: "huntmasters-hound",
        kind: Options([free(&[Gold], &[GainGold(4)]), free(&[Chance], &[ResolveEvent(23)])]),
    },
    // 25
    EventCard {
        slug: "stolen-mare",
        kind: Options([free(&[Gold], &[GainGold(4)]), free(&[Chance], &[ResolveEvent(16)])]),
    },
    // 26
    EventCard { slug: "mahakam-blade", kind: Equipment(&[Boon::ColourDamage(Colour::Blue, 1)]) },
    // 27
    EventCard {
        slug: "hermits-other-pillar",
        kind: Test(&[Roll(&[
            Rolled {
                low: 1,
                high: 2,
                effects: &[
                    Destroy { count: 2, from: Zone::Anywhere, optional: true },
                    GainPotions(1),
                ],
            },
            Rolled {
                low: 3,
                high: 4,
                effects: &[
                    Raise(Only(Special), 1),
                    Destroy { count: 1, from: Zone::Anywhere, optional: true },
                ],
            },
            Rolled {
                low: 5,
                high: 6,
                effects: &[Raise(Only(Special), 1), GainTrail(Trail::Any), GainPotions(1)],
            },
        ])]),
    },
    // 28
    EventCard {
        slug: "ladys-bracers",
        kind: Equipment(&[Boon::Power(Power {
            timing: Timing::OnComboColour(Colour::Green, 2),
            limit: Limit::PerFight,
            conditions: &[],
            cost: Cost::Free,
            effects: &[FightEffect::RaiseShield(2)],
        })]),
    },
    // 29
    EventCard {
        slug: "bell-ashore",
        kind: Options([
            free(&[Danger, Chance], &[Raise(Only(Defence), 1), GainPotions(1)]),
            free(
                &[Journey(Some(At(Glenmore))), Expense],
                &[StartQuest(Quest { place: At(Glenmore), cost: Cost::Free, event: 30 })],
            ),
        ]),
    },
    // 30
    EventCard {
        slug: "bell-of-glenmore",
        kind: Test(&[Roll(&[
            Rolled { low: 1, high: 2, effects: &[Raise(Weakest, 1), GainGold(1)] },
            Rolled { low: 3, high: 4, effects: &[Raise(Only(Special), 1), GainGold(3)] },
            Rolled { low: 5, high: 6, effects: &[Raise(Only(Special), 1), GainGold(5)] },
        ])]),
    },
    // 31
    EventCard { slug: "cats-boots", kind: Equipment(&[Boon::FirstTurnDraw(2)]) },
    // 32
    EventCard {
        slug: "master-of-the-heron",
        kind: Options([
            free(&[Gold], &[GainGold(3), GainPotions(1)]),
            free(&[Chance], &[GainGold(1), Keep(&[Boon::AnyCardMove(Water)])]),
        ]),
    },
    // 33
    EventCard {
        slug: "otter-of-novigrad",
        kind: Options([free(&[Chance], &[Raise(Selector::Any, 1)]), free(&[Gold], &[GainGold(5)])]),
    },
    // 34
    EventCard {
        slug: "still-in-the-rocks",
        kind: Options([
            free(&[Lesson(Some(Alchemy))], &[Raise(Only(Alchemy), 1), GainPotions(1)]),
            free(&[Gold], &[GainGold(4), TakeMarketCard { low: 1, high: 1, to: To::Hand }]),
        ]),
    },
    // 35
    EventCard {
        slug: "grove-of-the-empty-plinth",
        kind: Options([
            free(&[Chance], &[Raise(Weakest, 1)]),
            free(&[Gold], &[GainGold(5), LowerShield(1)]),
        ]),
    },
    // 36
    EventCard {
        slug: "rune-reader-of-kaer-seren",
        kind: Options([
            free(&[Gold], &[GainGold(3), GainPotions(1)]),
            free(
                &[Journey(Some(At(Cidaris))), Danger],
                &[StartQuest(Quest { place: At(Cidaris), cost: Cost::Free, event: 37 })],
            ),
        ]),
    },
    // 37
    EventCard {
        slug: "smugglers-cove",
        kind: Fight(&[Effect::ShortFight(&ShortFight {
            shield: 2,
            draw: 3,
            bands: &[
                Band { at_least: 0, effects: &[GainGold(2)] },
                Band { at_least: 3, effects: &[GainGold(5)] },
                Band {
                    at_least: 5,
                    effects: &[
                        GainGold(3),
                        StartQuest(Quest { place: In(Water), cost: Cost::Free, event: 38 }),
                    ],
                },
            ],
        })]),
    },
    // 38
    EventCard {
        slug: "jarls-hoard",
        kind: Options([
            free(&[Gold], &[GainGold(6)]),
            free(
                &[Toil, Chance],
                &[
                    LowerShield(2),
                    Raise(Only(Attack), 1),
                    TakeMarketCard { low: 2, high: 2, to: To::Hand },
                ],
            ),
        ]),
    },
    // 39
    EventCard {
        slug: "vault-of-dhuwod",
        kind: Test(&[Roll(&[
            Rolled { low: 1, high: 2, effects: &[LowerShield(2), GainPotions(3)] },
            Rolled { low: 3, high: 4, effects: &[Raise(Only(Special), 1), GainPotions(1)] },
            Rolled {
                low: 5,
                high: 6,
                effects: &[
                    Raise(Only(Special), 1),
                    TakeMarketCard { low: 2, high: 2, to: To::Hand },
                ],
            },
        ])]),
    },
    // 40
    EventCard {
        slug: "robbers-eyrie",
        kind: Fight(&[Effect::ShortFight(&ShortFight {
            shield: 2,
            draw: 3,
            bands: &[
                Band { at_least: 0, effects: &[GainPotions(1), GainGold(1)] },
                Band { at_least: 3, effects: &[GainGold(5)] },
                Band {
                    at_least: 5,
                    effects: &[GainGold(5), TakeMarketCard { low: 2, high: 2, to: To::Hand }],
                },
            ],
        })]),
    },
    // 41
    EventCard {
        slug: "water-hags-cradle",
        kind: Options([
            free(&[Danger, Chance], &[Raise(Weakest, 1), GainPotions(1)]),
            free(
                &[Journey(Some(At(Dhuwod)))],
                &[StartQuest(Quest { place: At(Dhuwod), cost: Cost::Free, event: 42 })],
            ),
        ]),
    },
    // 42
    EventCard {
        slug: "mirror-of-dhuwod",
        kind: Options([
            free(&[Gold], &[GainGold(7)]),
            free(
                &[Danger, Chance],
                &[Raise(Selector::Any, 2), Lower(Selector::Any, 1), GainTrail(Trail::Any)],
            ),
        ]),
    },
    // 43
    EventCard {
        slug: "wolf-in-the-lodge",
        kind: Options([
            free(&[Gold], &[GainGold(3), GainTrail(Trail::Of(Forest))]),
            free(&[Danger, Lesson(Some(Alchemy))], &[Raise(Only(Alchemy), 1)]),
        ]),
    },
    // 44
    EventCard {
        slug: "debt-of-the-cat",
        kind: Options([
            free(&[Lesson(None)], &[Raise(Only(Attack), 1), SearchDeck, Phase3Draw(-1)]),
            free(&[Gold], &[GainGold(5)]),
        ]),
    },
    // 45
    EventCard {
        slug: "fangs-of-gorthur-gvaed",
        kind: Test(&[Roll(&[
            Rolled { low: 1, high: 2, effects: &[GainPotions(2), LowerShield(1)] },
            Rolled { low: 3, high: 4, effects: &[GainPotions(3)] },
            Rolled { low: 5, high: 6, effects: &[Raise(Only(Alchemy), 1), GainPotions(1)] },
        ])]),
    },
    // 46
    EventCard {
        slug: "egg-and-the-griffins",
        kind: Options([
            free(&[Chance], &[Raise(Only(Defence), 1), GainGold(1)]),
            free(
                &[Tracks(Some(Mountain))],
                &[Raise(Only(Special), 1), GainTrail(Trail::Of(Mountain))],
            ),
        ]),
    },
    // 47
    EventCard {
        slug: "bears-welcome",
        kind: Fight(&[Effect::ShortFight(&ShortFight {
            shield: 3,
            draw: 4,
            bands: &[
                Band { at_least: 0, effects: &[GainPotions(2), GainGold(1)] },
                Band { at_least: 4, effects: &[Raise(Only(Defence), 1), GainGold(1)] },
                Band { at_least: 6, effects: &[Raise(Only(Defence), 1), GainGold(3)] },
            ],
        })]),
    },
    // 48
    EventCard {
        slug: "walls-of-kaer-morhen",
        kind: Test(&[Roll(&[
            Rolled {
                low: 1,
                high: 2,
                effects: &[
                    Destroy { count: 1, from: Zone::Anywhere, optional: true },
                    Phase3Draw(2),
                ],
            },
            Rolled {
                low: 3,
                high: 4,
                effects: &[
                    Raise(Only(Attack), 1),
                    Destroy { count: 1, from: Zone::Anywhere, optional: true },
                ],
            },
            Rolled {
                low: 5,
                high: 6,
                effects: &[
                    Raise(Only(Attack), 1),
                    TakeMarketCard { low: 2, high: 2, to: To::Hand },
                ],
            },
        ])]),
    },
    // 49
    EventCard {
        slug: "keeper-of-the-bones",
        kind: Fight(&[Effect::ShortFight(&ShortFight {
            shield: 1,
            draw: 2,
            bands: &[
                Band { at_least: 0, effects: &[GainPotions(1), GainGold(1)] },
                Band { at_least: 2, effects: &[GainPotions(2), GainGold(2)] },
                Band { at_least: 4, effects: &[ResolveEvent(52)] },
            ],
        })]),
    },
    // 50
    EventCard {
        slug: "vesna-of-the-scythe",
        kind: Companion(&[Boon::FirstComboDamage(3), Boon::EventAfterKill(51)]),
    },
    // 51
    EventCard {
        slug: "scythe-at-rest",
        kind: Options([
            free(&[Gear], &[GainGold(3)]),
            free(&[Lesson(Some(Attack))], &[Raise(Weakest, 1)]),
        ]),
    },
    // 52
    EventCard {
        slug: "counting-of-the-dead",
        kind: Options([
            free(&[Gold], &[GainGold(5)]),
            free(&[Toil, Chance], &[Raise(Selector::Any, 1)]),
        ]),
    },
    // 53
    EventCard {
        slug: "hanged-mans-kin",
        kind: Options([
            free(&[Danger, Chance], &[Raise(Weakest, 1)]),
            free(&[Gold], &[GainGold(5)]),
        ]),
    },
    // 54
    EventCard {
        slug: "below-the-hatches",
        kind: Options([
            free(&[Expense, Chance], &[DiscardPotions(1), Raise(Selector::Any, 1)]),
            free(
                &[Journey(Some(At(Cidaris)))],
                &[StartQuest(Quest { place: At(Cidaris), cost: Cost::Free, event: 55 })],
            ),
        ]),
    },
    // 55
    EventCard {
        slug: "quarantine-of-cidaris",
        kind: Test(&[Roll(&[
            Rolled { low: 1, high: 2, effects: &[GainGold(4), LowerShield(1)] },
            Rolled { low: 3, high: 4, effects: &[GainGold(5), GainPotions(1)] },
            Rolled { low: 5, high: 6, effects: &[GainGold(5), Raise(Only(Defence), 1)] },
        ])]),
    },
    // 56
    EventCard {
        slug: "field-medicine",
        kind: Equipment(&[Boon::Power(Power {
            timing: Timing::Step1,
            limit: Limit::PerFight,
            conditions: &[Condition::DiscardAtLeast(1)],
            cost: Cost::Free,
            effects: &[FightEffect::ShuffleDiscardIntoLife],
        })]),
    },
];
