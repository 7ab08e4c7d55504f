//! What only Skellige has.

use super::Ability::{
    Agile, Avenger, Berserker, Horn, Mardroeme, Medic, Morale, Muster, ScorchField, TightBond,
};
use super::{AGILE, Band, CLOSE, CardDef, RANGED, SIEGE, Special, special, unit};

pub(super) const SKELLIGE: &[CardDef] = &[
    unit("cerys", 10, CLOSE).hero().with(&[Muster(Band::ShieldMaidens)]),
    unit("ermion", 8, RANGED).hero().with(&[Mardroeme]),
    unit("hemdall", 11, CLOSE).hero().side_deck(),
    unit("hjalmar", 10, RANGED).hero(),
    unit("berserker", 4, CLOSE).with(&[Berserker { into: "transformed-vildkaarl" }]),
    unit("birna-bran", 2, CLOSE).with(&[Medic]),
    unit("blueboy-lugos", 6, CLOSE),
    unit("clan-an-craite-warrior", 6, CLOSE).with(&[TightBond]).copies(3),
    unit("clan-brokva-archer", 6, RANGED).copies(3),
    unit("clan-dimun-pirate", 6, RANGED).with(&[ScorchField]),
    unit("clan-drummond-shield-maiden", 4, CLOSE)
        .with(&[TightBond])
        .answering(Band::ShieldMaidens)
        .copies(3),
    unit("clan-heymaey-skald", 4, CLOSE),
    unit("clan-tordarroch-armorsmith", 4, CLOSE),
    unit("donar-an-hindar", 4, CLOSE),
    unit("draig-bon-dhu", 2, SIEGE).with(&[Horn]),
    unit("holger-blackhand", 4, SIEGE),
    unit("kambi", 0, CLOSE).with(&[Avenger { summons: "hemdall" }]),
    unit("light-longship", 4, RANGED)
        .with(&[Muster(Band::LightLongships)])
        .answering(Band::LightLongships)
        .copies(3),
    unit("madman-lugos", 6, CLOSE),
    unit("olaf", 12, AGILE).with(&[Morale, Agile]),
    unit("svanrige", 4, CLOSE),
    unit("transformed-vildkaarl", 14, CLOSE).with(&[Morale]).side_deck(),
    unit("transformed-young-vildkaarl", 8, RANGED).with(&[TightBond]).side_deck().copies(3),
    unit("udalryk", 4, CLOSE),
    unit("war-longship", 6, SIEGE).with(&[TightBond]).copies(3),
    unit("young-berserker", 2, RANGED)
        .with(&[Berserker { into: "transformed-young-vildkaarl" }])
        .copies(3),
    special("mardroeme", Special::Mardroeme).copies(3),
];
