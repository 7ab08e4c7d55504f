//! The cards printed in the colours of every faction.

use super::Ability::{Agile, Avenger, Horn, Medic, Morale, Muster, ScorchRow, Spy};
use super::{AGILE, Band, CLOSE, CardDef, RANGED, SIEGE, Special, Weather, special, unit};

pub(super) const NEUTRAL: &[CardDef] = &[
    unit("avallach", 0, CLOSE).hero().with(&[Spy]),
    unit("cirilla-fiona-elen-riannon", 15, CLOSE).hero().with(&[Muster(Band::Roach)]),
    unit("geralt-of-rivia", 15, CLOSE).hero().with(&[Muster(Band::Roach)]),
    unit("triss-merigold", 7, CLOSE).hero(),
    unit("yennefer-of-vengerberg", 7, RANGED).hero().with(&[Medic]),
    unit("bovine-defence-force", 8, CLOSE).side_deck().copies(2),
    unit("cow", 0, RANGED).with(&[Avenger { summons: "bovine-defence-force" }]),
    unit("dandelion", 2, CLOSE).with(&[Horn]),
    unit("emiel-regis-rohellec-terzieff", 5, CLOSE),
    unit("gaunter-odimm", 2, SIEGE).with(&[Muster(Band::Gaunter)]).answering(Band::Gaunter),
    unit("gaunter-odimm-darkness", 4, RANGED)
        .with(&[Muster(Band::Gaunter)])
        .answering(Band::Gaunter)
        .copies(3),
    unit("olgierd-von-everec", 6, AGILE).with(&[Morale, Agile]),
    unit("roach", 3, CLOSE).answering(Band::Roach),
    unit("vesemir", 6, CLOSE),
    unit("villentretenmerth", 7, CLOSE).with(&[ScorchRow]),
    unit("zoltan-chivay", 5, CLOSE),
    special("decoy", Special::Decoy).copies(3),
    special("commanders-horn", Special::Horn).copies(3),
    special("scorch", Special::Scorch).copies(3),
    special("biting-frost", Special::Weather(Weather::Frost)).copies(3),
    special("impenetrable-fog", Special::Weather(Weather::Fog)).copies(3),
    special("torrential-rain", Special::Weather(Weather::Rain)).copies(3),
    special("skellige-storm", Special::Weather(Weather::Storm)).copies(3),
    special("clear-weather", Special::Weather(Weather::Clear)).copies(3),
];
