//! The puzzles, from easy to hard.
// tidy: a table: a position, a goal and a solution for each puzzle.

use super::goal::Test::{
    At, Blow, CombatTurn, DiceDown, FightOver, Fighting, Gold, Hand, Phase1Over, Phase2Over,
    Reputation, Trail, TurnOver,
};
use super::{Goal, Puzzle, PuzzleDef};
use crate::play::{Opponent, Tracking};
use crate::world::effect::Attribute;
use crate::world::location::{Location, Terrain};
use crate::world::poker::Dice;
use crate::world::school::School;
use tabletop::Seat;

const ME: Seat = Puzzle::PLAYER;
const THEM: Seat = Seat(1);

/// A market that does not matter.
const STALL: &str = "whirl-3 block-2 fire-stream-3 riposte-1 improved-yrden-2 severe-blow-4";

/// Kill it, or win the duel, before the next combat turn begins.
const THIS_COMBAT_TURN: Goal = Goal { reach: &[Reputation(1)], miss: &[FightOver, CombatTurn(2)] };

pub(super) const PUZZLES: &[PuzzleDef] = &[
    PuzzleDef {
        slug: "last-link",
        schools: [School::Wolf, School::Griffin],
        lay_out: |position| {
            let hand =
                "wolf-aard-1 wolf-aard-2 wolf-quick-slash-1 wolf-quick-slash-2 wolf-cleave-1";
            position.hunting("barghest").pool("3-4 drop-4 2-3 4-2 burn-2 5-2 3-5").hand(ME, hand)
        },
        goal: THIS_COMBAT_TURN,
        keys: &["combo add wolf-aard-1"],
        solution: &[
            "combo add wolf-aard-1",
            "combo add wolf-quick-slash-2",
            "combo add wolf-quick-slash-1",
            "combo add wolf-cleave-1",
            "use ability-wolf",
        ],
    },
    PuzzleDef {
        slug: "even-dice",
        schools: [School::Cat, School::Bear],
        lay_out: |position| {
            let straight = Dice::new([1, 2, 3, 4, 5]);
            position
                .market(STALL)
                .at(ME, Location::Novigrad)
                .at(THEM, Location::Novigrad)
                .hand(ME, "cat-push-2 cat-aard-2")
                .hand(THEM, "bear-yrden-1 bear-cleave-2 bear-aard-2")
                .gold(ME, 1)
                .gold(THEM, 2)
                .moved()
                .gambled(THEM)
                .dice(Opponent::Witcher(THEM), straight, Some(straight))
        },
        goal: Goal { reach: &[Gold(4)], miss: &[DiceDown] },
        keys: &["reroll none"],
        solution: &["reroll none"],
    },
    PuzzleDef {
        slug: "by-the-long-road",
        schools: [School::Bear, School::Wolf],
        lay_out: |position| {
            let hand = "bear-push-1 bear-quick-slash-2 bear-yrden-1 bear-cleave-2";
            position
                .monster("arachas", Location::Vizima)
                .monster("rotfiend", Location::Hengfors)
                .monster("fiend", Location::Glenmore)
                .market(STALL)
                .tracking(ME, Tracking { at: Location::Vengerberg, fresh: false })
                .hand(ME, hand)
                .hand_of(THEM, 3)
        },
        goal: Goal {
            reach: &[At(Location::Vizima), Trail(Terrain::Forest), Hand(1)],
            miss: &[Phase1Over],
        },
        keys: &["move vizima with bear-push-1"],
        solution: &[
            "move vizima with bear-push-1",
            "act",
            "done",
            "move vengerberg with bear-quick-slash-2 and gold",
            "move vizima with bear-cleave-2 and gold",
        ],
    },
    PuzzleDef {
        slug: "the-missing-link",
        schools: [School::Viper, School::Cat],
        lay_out: |position| {
            position
                .hand(ME, "viper-aard-1 viper-cleave-1 viper-quick-slash-2")
                .market("crushing-blow-1 fire-stream-2 whirl-2 precise-slash-1 shock-wave-2 armour-melting-1")
                .buying(ME)
        },
        goal: Goal { reach: &[TurnOver, Blow(6)], miss: &[TurnOver] },
        keys: &["buy whirl-2"],
        solution: &["buy whirl-2", "discard viper-quick-slash-2"],
    },
    PuzzleDef {
        slug: "first-things-first",
        schools: [School::Griffin, School::Viper],
        lay_out: |position| {
            position
                .hunting("ghoul-nest")
                .later()
                .pool("3-4 drop-4 2-3 4-2 burn-2 5-2 3-5 2-4")
                .attributes(ME, [2, 1, 1, 2])
                .hand(ME, "griffin-aard-1 griffin-quick-slash-2 griffin-yrden-1 griffin-push-2")
                .discard(ME, "griffin-aard-2 griffin-cleave-1")
                .potions(ME, "petris-philter blizzard")
        },
        goal: Goal { reach: &[Reputation(1)], miss: &[FightOver, CombatTurn(5)] },
        keys: &["use ability-griffin"],
        solution: &[
            "use ability-griffin",
            "use potion-petris-philter",
            "discard griffin-push-2",
            "combo add griffin-aard-1",
            "combo add griffin-quick-slash-2",
            "combo add griffin-yrden-1",
            "combo add griffin-cleave-1",
        ],
    },
    PuzzleDef {
        slug: "hold-the-line",
        schools: [School::Bear, School::Griffin],
        lay_out: |position| {
            position
                .hunting("rotfiend")
                .later()
                .pool("3-4 drop-4 2-3 4-2 burn-2 5-2")
                .attributes(ME, [1, 3, 1, 1])
                .shield(ME, 0)
                .deck(ME, "bear-yrden-1")
                .hand(ME, "veil-2 block-1 exploding-shield-1 crushing-blow-1")
        },
        goal: Goal { reach: &[CombatTurn(6)], miss: &[FightOver] },
        keys: &["combo add veil-2"],
        solution: &["combo add veil-2", "combo add exploding-shield-1", "done", "charge"],
    },
    PuzzleDef {
        slug: "two-of-three",
        schools: [School::Cat, School::Wolf],
        lay_out: |position| {
            position
                .dueling()
                .attributes(ME, [1, 1, 1, 3])
                .hand(ME, "cat-quick-slash-2")
                .deck(ME, "cat-aard-1 cat-cleave-1 cat-push-2")
                .potions(ME, "black-blood")
                .hand(THEM, "wolf-push-1 wolf-cleave-1")
                .deck(THEM, "wolf-aard-1 wolf-yrden-2 wolf-cleave-2")
        },
        goal: THIS_COMBAT_TURN,
        keys: &["use ability-cat"],
        solution: &[
            "use ability-cat",
            "take cat-cleave-1",
            "take cat-aard-1",
            "done",
            "combo add cat-aard-1",
            "combo add cat-quick-slash-2",
            "combo add cat-cleave-1",
        ],
    },
    PuzzleDef {
        slug: "without-a-blade",
        schools: [School::Griffin, School::Bear],
        lay_out: |position| {
            position
                .monster("werewolf", Location::Vizima)
                .market(STALL)
                .at(ME, Location::Vengerberg)
                .reputation(ME, 1)
                .monster_trophy(ME, "harpy")
                .attributes(ME, [3, 4, 4, 4])
                .level(ME, 4)
                .shield(ME, 4)
                .hand(ME, "griffin-aard-1 griffin-yrden-1 griffin-yrden-2")
                .attributes(THEM, [3, 5, 5, 3])
                .level(THEM, 3)
                .reputation(THEM, 2)
                .mastered(THEM, Attribute::Defence)
                .mastered(THEM, Attribute::Alchemy)
        },
        goal: Goal { reach: &[Reputation(2)], miss: &[Phase2Over, Fighting] },
        keys: &["move beauclair with griffin-aard-1"],
        solution: &[
            "move beauclair with griffin-aard-1",
            "move loc-ichaer with griffin-yrden-1",
            "move glenmore with griffin-yrden-2",
            "act",
            "meditate special",
        ],
    },
    PuzzleDef {
        slug: "an-empty-deck",
        schools: [School::Viper, School::Bear],
        lay_out: |position| {
            position
                .hunting("wyvern")
                .pool("3-4 drop-4 2-3 4-2 burn-2 5-2 3-5 2-4 3-5")
                .reputation(ME, 2)
                .monster_trophy(ME, "rotfiend")
                .monster_trophy(ME, "archespore")
                .medallion(ME, School::Cat)
                .attributes(ME, [1, 1, 1, 2])
                .hand(ME, "viper-aard-1 viper-cleave-2")
                .deck(ME, "viper-quick-slash-2 viper-aard-2")
                .potions(ME, "thunderbolt")
        },
        goal: Goal { reach: &[Reputation(3)], miss: &[FightOver, CombatTurn(2)] },
        keys: &["use medallion-cat", "use trophy-archespore"],
        solution: &[
            "use medallion-cat",
            "use trophy-archespore",
            "use trophy-rotfiend",
            "done",
            "combo add viper-aard-2",
            "combo add viper-cleave-2",
            "combo add viper-aard-1",
            "combo add viper-quick-slash-2",
            "use ability-viper",
        ],
    },
    PuzzleDef {
        slug: "two-turns",
        schools: [School::Wolf, School::Viper],
        lay_out: |position| {
            let hand = "wolf-quick-slash-1 wolf-cleave-1 wolf-cleave-2 riposte-1 whirl-6";
            position
                .hunting("rotfiend")
                .pool("3-4 drop-4 2-3 4-2 burn-2 5-2 3-5 2-4 4-attack")
                .attributes(ME, [2, 2, 1, 2])
                .shield(ME, 1)
                .hand(ME, hand)
                .deck(ME, "wolf-push-2 severe-blow-5")
        },
        goal: Goal { reach: &[Reputation(1)], miss: &[FightOver, CombatTurn(4)] },
        keys: &["combo add riposte-1"],
        solution: &[
            "combo add riposte-1",
            "combo add wolf-quick-slash-1",
            "combo add wolf-cleave-1",
            "use ability-wolf",
            "bite",
            "discard wolf-cleave-2",
            "discard wolf-push-2",
            "discard whirl-6",
        ],
    },
];
