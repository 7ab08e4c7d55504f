//! What only the Scoia'tael have.

use super::Ability::{Agile, Medic, Morale, Muster, ScorchRow};
use super::{AGILE, Band, CLOSE, CardDef, RANGED, SIEGE, unit};

pub(super) const SCOIATAEL: &[CardDef] = &[
    unit("eithne", 10, RANGED).hero(),
    unit("iorveth", 10, RANGED).hero(),
    unit("isengrim-faoiltiarna", 10, CLOSE).hero().with(&[Morale]),
    unit("saesenthessis", 10, RANGED).hero(),
    unit("barclay-els", 6, AGILE).with(&[Agile]),
    unit("ciaran-aep-easnillien", 3, AGILE).with(&[Agile]),
    unit("dennis-cranmer", 6, CLOSE),
    unit("dol-blathanna-archer", 4, RANGED),
    unit("dol-blathanna-scout", 6, AGILE).with(&[Agile]).copies(3),
    unit("dwarven-skirmisher", 3, CLOSE)
        .with(&[Muster(Band::DwarvenSkirmishers)])
        .answering(Band::DwarvenSkirmishers)
        .copies(3),
    unit("elven-skirmisher", 2, RANGED)
        .with(&[Muster(Band::ElvenSkirmishers)])
        .answering(Band::ElvenSkirmishers)
        .copies(3),
    unit("filavandrel-aen-fidhail", 6, AGILE).with(&[Agile]),
    unit("havekar-healer", 0, RANGED).with(&[Medic]).copies(3),
    unit("havekar-smuggler", 5, CLOSE)
        .with(&[Muster(Band::HavekarSmugglers)])
        .answering(Band::HavekarSmugglers)
        .copies(3),
    unit("ida-emean-aep-sivney", 6, RANGED),
    unit("mahakaman-defender", 5, CLOSE).copies(5),
    unit("milva", 10, RANGED).with(&[Morale]),
    unit("riordain", 1, RANGED),
    unit("schirru", 8, SIEGE).with(&[ScorchRow]),
    unit("toruviel", 2, RANGED),
    unit("vrihedd-brigade-recruit", 4, RANGED),
    unit("vrihedd-brigade-veteran", 5, AGILE).with(&[Agile]).copies(2),
    unit("yaevinn", 6, AGILE).with(&[Agile]),
];
