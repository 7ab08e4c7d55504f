//! The moments in which tables of Cairns are frozen.

use cairns::Cairns;
use tabletop::{Game, Session};

use super::CairnsSubject;
use crate::frozen::{Frozen, Moment};

impl Frozen for CairnsSubject {
    fn moments() -> Vec<Moment<Cairns>> {
        vec![
            Moment { name: "dealt", is_now: |session| session.ply() == 0 },
            Moment { name: "side-lines", is_now: has_side_lines },
            Moment { name: "practice", is_now: Session::is_practice },
            Moment { name: "over", is_now: |session| session.game().legal().is_empty() },
        ]
    }
}

fn has_side_lines<G: Game>(session: &Session<G>) -> bool {
    session.history_len() > session.line().len()
}
