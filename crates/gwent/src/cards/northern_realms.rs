//! What only the Northern Realms have.

use super::Ability::{Medic, Morale, Spy, TightBond};
use super::{CLOSE, CardDef, RANGED, SIEGE, unit};

pub(super) const NORTHERN_REALMS: &[CardDef] = &[
    unit("esterad-thyssen", 10, CLOSE).hero(),
    unit("john-natalis", 10, CLOSE).hero(),
    unit("philippa-eilhart", 10, RANGED).hero(),
    unit("vernon-roche", 10, CLOSE).hero(),
    unit("ballista", 6, SIEGE).copies(2),
    unit("blue-stripes-commando", 4, CLOSE).with(&[TightBond]).copies(3),
    unit("catapult", 8, SIEGE).with(&[TightBond]).copies(2),
    unit("crinfrid-reavers-dragon-hunter", 5, RANGED).with(&[TightBond]).copies(3),
    unit("dethmold", 6, RANGED),
    unit("dun-banner-medic", 5, SIEGE).with(&[Medic]),
    unit("kaedweni-siege-expert", 1, SIEGE).with(&[Morale]).copies(3),
    unit("keira-metz", 5, RANGED),
    unit("poor-fucking-infantry", 1, CLOSE).with(&[TightBond]).copies(3),
    unit("prince-stennis", 5, CLOSE).with(&[Spy]),
    unit("redanian-foot-soldier", 1, CLOSE).copies(2),
    unit("sabrina-glevissig", 4, RANGED),
    unit("sheldon-skaggs", 4, RANGED),
    unit("siege-tower", 6, SIEGE),
    unit("siegfried-of-denesle", 5, CLOSE),
    unit("sigismund-dijkstra", 4, CLOSE).with(&[Spy]),
    unit("sile-de-tansarville", 5, RANGED),
    unit("thaler", 1, SIEGE).with(&[Spy]),
    unit("trebuchet", 6, SIEGE).copies(2),
    unit("ves", 5, CLOSE),
    unit("yarpen-zigrin", 2, CLOSE),
];
