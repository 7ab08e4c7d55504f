//! The event deck of Wild Hunt (17.5): event number n is row n − 1.

// tidy: a table: thirty-five cards, one row each

use crate::world::effect::Attribute::{Attack, Special};
use crate::world::effect::Cost::{Free, Gold as Pay};
use crate::world::effect::Effect::{
    Destroy, GainGold, GainPotions, GainTrail, Hunt, Keep, LoseGold, LowerShield, Phase3Draw,
    Raise, Roll, TakeMarketCard,
};
use crate::world::effect::Selector::{Any, Only, Weakest};
use crate::world::effect::{
    Band, Boon, Effect, FightEffect, Limit, Power, Rolled, ShortFight, Timing, To, Trail, Zone,
};
use crate::world::hunt_card::HuntEffect::{
    Chosen, Each, FillShield, FirstTurnDamage, GoldOnResult, HoundForAll, HoundIn, HoundOut, Pool,
    Shields, ShieldsPerPlayer, SpareLoss,
};
use crate::world::hunt_card::HuntEventCard;
use crate::world::hunt_card::HuntEventKind::{self, Equipment, Options, Result, Results};
use crate::world::promise::Promise::{
    Chance, Danger, Gear, Gold, Harm, Keeping, Lesson, Toil, Tracks,
};
use crate::world::story_card::{free, priced};

const fn event(slug: &'static str, kind: HuntEventKind) -> HuntEventCard {
    HuntEventCard { slug, kind }
}

/// *card c*: a market card of that printed cost to the own discard pile.
const fn market(cost: u8) -> Effect {
    TakeMarketCard { low: cost, high: cost, to: To::Discard }
}

/// *destroy 1*.
const DESTROY: Effect = Destroy { count: 1, from: Zone::Anywhere, optional: false };
const MAY_DESTROY: Effect = Destroy { count: 1, from: Zone::Anywhere, optional: true };
const TRAIL: Effect = GainTrail(Trail::Any);

/// Every card of the event deck, by number.
pub static HUNT_EVENTS: [HuntEventCard; 35] = [
    // 1
    event(
        "common-purse-told",
        Result(&[Hunt(Pool(&[
            Band { at_least: 0, effects: &[Hunt(Each(&[TRAIL]))] },
            Band { at_least: 10, effects: &[Hunt(Each(&[Raise(Weakest, 1)]))] },
            Band { at_least: 13, effects: &[Hunt(Each(&[Raise(Any, 1), Phase3Draw(1)]))] },
        ]))]),
    ),
    // 2
    event(
        "besieged-farm-told",
        Options([
            free(&[Toil, Gear], &[Hunt(FirstTurnDamage(3)), Phase3Draw(-1)]),
            free(&[Gold, Danger], &[Hunt(GoldOnResult(2)), Hunt(SpareLoss)]),
        ]),
    ),
    // 3
    event("lights-above-the-snowline-told", Result(&[Hunt(Shields(-3))])),
    // 4
    event("two-kings-quarrel-told", Result(&[Hunt(Each(&[GainGold(3)]))])),
    // 5
    event(
        "frozen-ford-told",
        Result(&[Roll(&[
            Rolled { low: 1, high: 2, effects: &[LowerShield(1), GainGold(2)] },
            Rolled { low: 3, high: 4, effects: &[GainGold(4)] },
            Rolled { low: 5, high: 6, effects: &[GainGold(3), Hunt(ShieldsPerPlayer(-1))] },
        ])]),
    ),
    // 6
    event(
        "caltrops",
        Equipment(&[Boon::Power(Power {
            timing: Timing::Step1FirstTurn,
            limit: Limit::PerFight,
            conditions: &[],
            cost: Free,
            effects: &[FightEffect::Damage(3)],
        })]),
    ),
    // 7
    event(
        "missing-boy-told",
        Options([
            free(&[Gold], &[GainGold(4)]),
            free(&[Danger, Harm], &[LowerShield(1), Hunt(Shields(-3))]),
        ]),
    ),
    // 8
    event("hedge-witch-told", Results([&[GainPotions(2)], &[market(1)]])),
    // 9
    event(
        "wolves-before-the-storm-told",
        Results([&[Hunt(Each(&[LowerShield(1), GainGold(6)]))], &[Hunt(Each(&[TRAIL]))]]),
    ),
    // 10
    event(
        "sleepless-garrison-told",
        Results([&[Raise(Only(Attack), 2), Phase3Draw(-1)], &[GainGold(6)]]),
    ),
    // 11
    event(
        "hunters-horn-told",
        Result(&[Effect::ShortFight(&ShortFight {
            shield: 1,
            draw: 2,
            bands: &[
                Band { at_least: 0, effects: &[market(1)] },
                Band { at_least: 3, effects: &[GainGold(4)] },
                Band {
                    at_least: 5,
                    effects: &[GainGold(4), Hunt(Shields(-2)), Hunt(ShieldsPerPlayer(-1))],
                },
            ],
        })]),
    ),
    // 12
    event(
        "returned-children-told",
        Results([
            &[Hunt(Each(&[GainPotions(1)]))],
            &[Hunt(ShieldsPerPlayer(-2)), Hunt(Each(&[LowerShield(1)]))],
        ]),
    ),
    // 13
    event(
        "snowbound-caravan-told",
        Results([
            &[Hunt(Each(&[GainGold(6), Phase3Draw(-1)]))],
            &[Hunt(Each(&[market(2), MAY_DESTROY]))],
        ]),
    ),
    // 14
    event(
        "hoofprints-on-the-roof-told",
        Options([
            free(&[Harm], &[Hunt(Shields(-2)), Hunt(ShieldsPerPlayer(-2))]),
            free(&[Gold], &[GainGold(6)]),
        ]),
    ),
    // 15
    event("grieving-mother-told", Results([&[Raise(Weakest, 2)], &[TRAIL]])),
    // 16
    event(
        "bandit-contracts-told",
        Results([&[GainGold(3), LowerShield(1)], &[Hunt(FillShield), Phase3Draw(1)]]),
    ),
    // 17
    event("rider-in-dreams-told", Results([&[Phase3Draw(3)], &[Raise(Any, 2), Hunt(Shields(1))]])),
    // 18
    event(
        "frost-on-the-blades-told",
        Results([&[market(2), MAY_DESTROY], &[GainPotions(2), Hunt(FillShield)]]),
    ),
    // 19
    event(
        "snow-dog",
        Options([
            free(&[Keeping], &[Keep(&[Boon::ReduceFirstMonsterDamage(2)])]),
            free(&[Tracks(None), Danger], &[Hunt(HoundOut(&[Hunt(ShieldsPerPlayer(-1))]))]),
        ]),
    ),
    // 20
    event(
        "elf-cairn-told",
        Results([
            &[Hunt(Each(&[Hunt(FillShield), Phase3Draw(2)]))],
            &[Hunt(Each(&[GainPotions(3)])), Hunt(ShieldsPerPlayer(1))],
        ]),
    ),
    // 21
    event(
        "council-of-mages-told",
        Results([&[Hunt(HoundForAll)], &[Hunt(Chosen(&[Raise(Any, 1)])), Hunt(Shields(-1))]]),
    ),
    // 22
    event(
        "ship-in-the-fog-told",
        Results([&[Hunt(ShieldsPerPlayer(-5))], &[Hunt(Each(&[market(2)]))]]),
    ),
    // 23
    event(
        "missing-bard-told",
        Options([
            free(&[Gold], &[Hunt(Each(&[GainGold(2)]))]),
            free(&[Chance, Harm], &[Hunt(Shields(-2)), MAY_DESTROY]),
        ]),
    ),
    // 24
    event("conscripts-told", Results([&[GainGold(6)], &[Raise(Only(Special), 2), Phase3Draw(-1)]])),
    // 25
    event(
        "hounds-at-the-fold-told",
        Results([
            &[Hunt(HoundIn), Hunt(Each(&[GainGold(3)]))],
            &[Hunt(Each(&[LowerShield(1)])), Hunt(HoundOut(&[Hunt(ShieldsPerPlayer(-1))]))],
        ]),
    ),
    // 26
    event(
        "ice-over-the-harbour-told",
        Result(&[Effect::ShortFight(&ShortFight {
            shield: 2,
            draw: 3,
            bands: &[
                Band { at_least: 0, effects: &[Phase3Draw(-1)] },
                Band { at_least: 4, effects: &[Hunt(Shields(-2)), Hunt(ShieldsPerPlayer(-1))] },
                Band {
                    at_least: 6,
                    effects: &[Hunt(Shields(-2)), Hunt(ShieldsPerPlayer(-1)), Raise(Any, 2)],
                },
            ],
        })]),
    ),
    // 27
    event(
        "abandoned-watchtower-told",
        Options([
            free(
                &[Harm],
                &[Hunt(Each(&[Phase3Draw(1)])), Hunt(Shields(-1)), Hunt(ShieldsPerPlayer(-2))],
            ),
            free(&[Gold, Tracks(None)], &[GainGold(5), TRAIL]),
        ]),
    ),
    // 28
    event(
        "traitor-guide-told",
        Results([
            &[Roll(&[
                Rolled { low: 1, high: 2, effects: &[Hunt(ShieldsPerPlayer(1))] },
                Rolled { low: 3, high: 6, effects: &[Hunt(ShieldsPerPlayer(-3))] },
            ])],
            &[Hunt(Each(&[GainGold(2)]))],
        ]),
    ),
    // 29
    event(
        "oath-of-blood-told",
        Results([&[DESTROY, Raise(Any, 2)], &[GainPotions(2), GainGold(3)]]),
    ),
    // 30
    event(
        "last-hay-wagon-told",
        Results([&[Hunt(Each(&[Phase3Draw(3)]))], &[Hunt(Each(&[GainGold(2)]))]]),
    ),
    // 31
    event(
        "riders-shadow-told",
        Options([
            free(&[Danger, Harm], &[LowerShield(3), Hunt(Shields(-2)), Hunt(ShieldsPerPlayer(-2))]),
            free(&[Gear], &[market(2)]),
        ]),
    ),
    // 32
    event("meteorite-edge", Equipment(&[Boon::FirstComboDamage(3)])),
    // 33
    event(
        "white-sickness-told",
        Results([
            &[Hunt(Each(&[LoseGold(2)])), Hunt(ShieldsPerPlayer(-5))],
            &[Hunt(Each(&[LowerShield(1), GainPotions(2)]))],
        ]),
    ),
    // 34
    event("squire-of-the-hunt-told", Results([&[TRAIL, Phase3Draw(2)], &[market(2), GainGold(2)]])),
    // 35
    event(
        "elven-scholar-told",
        Options([
            priced(Pay(2), &[Harm], &[Hunt(ShieldsPerPlayer(-5))]),
            free(&[Lesson(None)], &[Raise(Only(Special), 2)]),
        ]),
    ),
];
