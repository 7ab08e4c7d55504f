//! What only Nilfgaard has.

use super::Ability::{Medic, Spy, TightBond};
use super::{CLOSE, CardDef, RANGED, SIEGE, unit};

pub(super) const NILFGAARD: &[CardDef] = &[
    unit("letho-of-gulet", 10, CLOSE).hero(),
    unit("menno-coehoorn", 10, CLOSE).hero().with(&[Medic]),
    unit("morvran-voorhis", 10, SIEGE).hero(),
    unit("tibor-eggebracht", 10, RANGED).hero(),
    unit("albrich", 2, RANGED),
    unit("assire-var-anahid", 6, RANGED),
    unit("black-infantry-archer", 10, RANGED).copies(2),
    unit("cahir-mawr-dyffryn", 6, CLOSE),
    unit("cynthia", 4, RANGED),
    unit("etolian-auxiliary-archers", 1, RANGED).with(&[Medic]).copies(2),
    unit("fringilla-vigo", 6, RANGED),
    unit("heavy-zerrikanian-fire-scorpion", 10, SIEGE),
    unit("impera-brigade-guard", 3, CLOSE).with(&[TightBond]).copies(4),
    unit("morteisen", 3, CLOSE),
    unit("nausicaa-cavalry-rider", 2, CLOSE).with(&[TightBond]).copies(3),
    unit("puttkammer", 3, RANGED),
    unit("rainfarn", 4, CLOSE),
    unit("renuald-aep-matsen", 5, RANGED),
    unit("rotten-mangonel", 3, SIEGE),
    unit("shilard-fitz-oesterlen", 7, CLOSE).with(&[Spy]),
    unit("siege-engineer", 6, SIEGE),
    unit("siege-technician", 0, SIEGE).with(&[Medic]),
    unit("stefan-skellen", 9, CLOSE).with(&[Spy]),
    unit("sweers", 2, RANGED),
    unit("vanhemar", 4, RANGED),
    unit("vattier-de-rideaux", 4, CLOSE).with(&[Spy]),
    unit("vreemde", 2, CLOSE),
    unit("young-emissary", 5, CLOSE).with(&[TightBond]).copies(2),
    unit("zerrikanian-fire-scorpion", 5, SIEGE),
];
