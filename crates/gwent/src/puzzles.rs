//! The puzzles, from easy to hard. Where the enemy has passed, only the order and the places are to be found; where he has
//! not, every answer of his must fail.
// tidy: a table: a position and its solution for each puzzle.

use crate::puzzle::{Army, PuzzleDef};
use crate::state::SEATS;
use crate::{RoundResult, Row};

/// One round each: the third decides.
const ONE_EACH: &[RoundResult] = &[
    RoundResult { totals: [34, 51], winner: Some(SEATS[1]) },
    RoundResult { totals: [44, 29], winner: Some(SEATS[0]) },
];
/// The player has lost the first round and needs the other two.
const BEHIND: &[RoundResult] = &[RoundResult { totals: [30, 41], winner: Some(SEATS[1]) }];
/// The player has won the first round and needs one of the other two.
const AHEAD: &[RoundResult] = &[RoundResult { totals: [41, 30], winner: Some(SEATS[0]) }];

pub(crate) const PUZZLES: &[PuzzleDef] = &[
    PuzzleDef {
        slug: "two-for-one",
        rounds: ONE_EACH,
        player: Army {
            leader: "foltest-lord-commander-of-the-north",
            field: "ves, siegfried-of-denesle, crinfrid-reavers-dragon-hunter, keira-metz",
            hand: "thaler, commanders-horn",
            deck: "crinfrid-reavers-dragon-hunter, redanian-foot-soldier",
            ..Army::NOTHING
        },
        enemy: Army {
            leader: "eredin-commander-of-the-red-riders",
            passed: true,
            field: "draug, imlerith, fiend, griffin, leshen, plague-maiden, werewolf",
            ..Army::NOTHING
        },
        solution: &[
            "play thaler siege",
            "play commanders-horn ranged",
            "play redanian-foot-soldier close",
            "play crinfrid-reavers-dragon-hunter ranged",
        ],
    },
    PuzzleDef {
        slug: "shoulder-to-shoulder",
        rounds: ONE_EACH,
        player: Army {
            leader: "foltest-lord-commander-of-the-north",
            field: "2 crinfrid-reavers-dragon-hunter, catapult, trebuchet, ballista",
            hand: "dun-banner-medic, commanders-horn",
            pile: "catapult, crinfrid-reavers-dragon-hunter, ves, blue-stripes-commando",
            ..Army::NOTHING
        },
        enemy: Army {
            leader: "emhyr-the-relentless",
            passed: true,
            field: "letho-of-gulet, morvran-voorhis, tibor-eggebracht, 2 black-infantry-archer, heavy-zerrikanian-fire-scorpion, 4 impera-brigade-guard, assire-var-anahid, vreemde",
            ..Army::NOTHING
        },
        solution: &["play dun-banner-medic siege", "pick catapult", "play commanders-horn siege"],
    },
    PuzzleDef {
        slug: "morale-in-the-rain",
        rounds: ONE_EACH,
        player: Army {
            leader: "foltest-son-of-medell",
            field: "trebuchet, ballista, siege-tower, john-natalis",
            hand: "dun-banner-medic, commanders-horn",
            pile: "kaedweni-siege-expert, dethmold, blue-stripes-commando, thaler",
            ..Army::NOTHING
        },
        enemy: Army {
            leader: "francesca-queen-of-dol-blathanna",
            passed: true,
            field: "isengrim-faoiltiarna, iorveth, dennis-cranmer",
            weather: "torrential-rain",
            ..Army::NOTHING
        },
        solution: &[
            "play dun-banner-medic siege",
            "pick kaedweni-siege-expert",
            "play commanders-horn siege",
        ],
    },
    PuzzleDef {
        slug: "empty-hand",
        rounds: ONE_EACH,
        player: Army {
            leader: "emhyr-the-relentless",
            ready: true,
            field: "2 impera-brigade-guard, tibor-eggebracht",
            deck: "2 impera-brigade-guard",
            ..Army::NOTHING
        },
        enemy: Army {
            leader: "foltest-the-siegemaster",
            passed: true,
            field: "vernon-roche, philippa-eilhart, blue-stripes-commando, ves, siege-tower, keira-metz",
            pile: "thaler, commanders-horn, catapult, dethmold",
            ..Army::NOTHING
        },
        solution: &[
            "leader",
            "pick thaler",
            "play enemy thaler siege",
            "play impera-brigade-guard close",
            "play impera-brigade-guard close",
        ],
    },
    PuzzleDef {
        slug: "where-the-mushrooms-grow",
        rounds: ONE_EACH,
        player: Army {
            leader: "king-bran",
            ready: true,
            field: "berserker, blueboy-lugos, young-berserker",
            hand: "mardroeme, young-berserker, birna-bran",
            pile: "young-berserker, olaf",
            ..Army::NOTHING
        },
        enemy: Army {
            leader: "emhyr-the-relentless",
            passed: true,
            field: "letho-of-gulet, tibor-eggebracht, morvran-voorhis, 2 black-infantry-archer",
            ..Army::NOTHING
        },
        solution: &[
            "play mardroeme ranged",
            "play young-berserker ranged",
            "play birna-bran close",
            "pick young-berserker",
        ],
    },
    PuzzleDef {
        slug: "back-from-the-dead",
        rounds: ONE_EACH,
        player: Army {
            leader: "emhyr-his-imperial-majesty",
            field: "cahir-mawr-dyffryn",
            hand: "decoy, menno-coehoorn",
            pile: "black-infantry-archer, siege-technician, heavy-zerrikanian-fire-scorpion, vattier-de-rideaux",
            ..Army::NOTHING
        },
        enemy: Army {
            leader: "francesca-the-beautiful",
            passed: true,
            field: "isengrim-faoiltiarna, iorveth, yaevinn close, dennis-cranmer",
            ..Army::NOTHING
        },
        solution: &[
            "play menno-coehoorn close",
            "pick siege-technician",
            "pick black-infantry-archer",
            "play decoy on siege-technician",
            "play siege-technician siege",
            "pick heavy-zerrikanian-fire-scorpion",
        ],
    },
    PuzzleDef {
        slug: "fog-is-coming",
        rounds: ONE_EACH,
        player: Army {
            leader: "francesca-the-beautiful",
            field: "milva, isengrim-faoiltiarna, mahakaman-defender",
            horns: &[Row::Ranged],
            hand: "olgierd-von-everec, dennis-cranmer",
            ..Army::NOTHING
        },
        enemy: Army {
            leader: "foltest-king-of-temeria",
            field: "john-natalis, vernon-roche, catapult",
            hand: "impenetrable-fog, ves",
            ..Army::NOTHING
        },
        solution: &[
            "play olgierd-von-everec close",
            "play impenetrable-fog",
            "play dennis-cranmer close",
            "play ves close",
        ],
    },
    PuzzleDef {
        slug: "cold-fire",
        rounds: ONE_EACH,
        player: Army {
            leader: "eist-tuirseach",
            field: "2 clan-an-craite-warrior, hjalmar",
            hand: "scorch, biting-frost, clear-weather",
            ..Army::NOTHING
        },
        enemy: Army {
            leader: "emhyr-the-relentless",
            passed: true,
            field: "letho-of-gulet, tibor-eggebracht, 2 black-infantry-archer, heavy-zerrikanian-fire-scorpion, vanhemar",
            ..Army::NOTHING
        },
        solution: &["play biting-frost", "play scorch", "play clear-weather"],
    },
    PuzzleDef {
        slug: "return-the-guest",
        rounds: ONE_EACH,
        player: Army {
            leader: "foltest-the-siegemaster",
            field: "blue-stripes-commando, enemy stefan-skellen, philippa-eilhart",
            hand: "decoy, scorch",
            deck: "blue-stripes-commando, redanian-foot-soldier",
            ..Army::NOTHING
        },
        enemy: Army {
            leader: "emhyr-the-relentless",
            passed: true,
            field: "letho-of-gulet, morvran-voorhis, cahir-mawr-dyffryn",
            ..Army::NOTHING
        },
        solution: &[
            "play decoy on enemy stefan-skellen",
            "play enemy stefan-skellen close",
            "play scorch",
            "play redanian-foot-soldier close",
            "play blue-stripes-commando close",
        ],
    },
    PuzzleDef {
        slug: "keep-your-heads-down",
        rounds: ONE_EACH,
        player: Army {
            leader: "eredin-commander-of-the-red-riders",
            field: "draug, toad, foglet",
            hand: "crone-brewess, commanders-horn, fiend, biting-frost",
            deck: "crone-weavess, crone-whispess",
            ..Army::NOTHING
        },
        enemy: Army {
            leader: "foltest-the-siegemaster",
            field: "vernon-roche, siege-tower, yarpen-zigrin, ballista",
            hand: "scorch, keira-metz, commanders-horn",
            ..Army::NOTHING
        },
        solution: &[
            "play crone-brewess close",
            "play keira-metz ranged",
            "play fiend close",
            "play commanders-horn siege",
            "play commanders-horn close",
            "play scorch",
            "pass",
        ],
    },
    PuzzleDef {
        slug: "the-better-part",
        rounds: AHEAD,
        player: Army {
            leader: "foltest-lord-commander-of-the-north",
            field: "keira-metz",
            hand: "commanders-horn, blue-stripes-commando, siegfried-of-denesle, yarpen-zigrin",
            deck: "2 ballista",
            ..Army::NOTHING
        },
        enemy: Army {
            leader: "emhyr-the-relentless",
            field: "rainfarn, vreemde",
            hand: "sweers, siege-engineer, letho-of-gulet, rotten-mangonel",
            ..Army::NOTHING
        },
        solution: &[
            "pass",
            "pass",
            "play sweers ranged",
            "play commanders-horn close",
            "play siege-engineer siege",
            "play blue-stripes-commando close",
            "play letho-of-gulet close",
            "play siegfried-of-denesle close",
            "play rotten-mangonel siege",
            "play yarpen-zigrin close",
        ],
    },
    PuzzleDef {
        slug: "two-rounds-to-go",
        rounds: BEHIND,
        player: Army {
            leader: "foltest-lord-commander-of-the-north",
            field: "ves",
            hand: "dethmold, vernon-roche, blue-stripes-commando, keira-metz, thaler",
            deck: "2 ballista",
            ..Army::NOTHING
        },
        enemy: Army {
            leader: "emhyr-the-relentless",
            field: "rainfarn",
            hand: "assire-var-anahid, black-infantry-archer, commanders-horn",
            ..Army::NOTHING
        },
        solution: &[
            "play thaler siege",
            "pass",
            "play blue-stripes-commando close",
            "pass",
            "play dethmold ranged",
            "play assire-var-anahid ranged",
            "play vernon-roche close",
            "play black-infantry-archer ranged",
            "play keira-metz ranged",
            "play commanders-horn ranged",
            "play ballista siege",
            "play ballista siege",
        ],
    },
];
