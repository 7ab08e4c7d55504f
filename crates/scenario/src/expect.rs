//! What must be so, told with everything that happened where it is not.

use std::fmt::Debug;

use tabletop::{Game, Seat, Status, Viewer};

use crate::Scenario;

impl<G: Game> Scenario<G> {
    /// A choice is refused, by this rule or with this key, and nothing has changed.
    #[track_caller]
    pub fn expect_refused(&mut self, text: &str, rule_or_key: &str) -> &mut Self {
        let refused = self.refusal(text);
        if refused.rule != Some(rule_or_key) && refused.key != rule_or_key {
            self.fail(&format!("“{text}” is refused, but not by {rule_or_key}: {refused:?}"));
        }
        self
    }

    /// These are the legal choices, in this order.
    #[track_caller]
    pub fn expect_legal<'a>(&mut self, expected: impl IntoIterator<Item = &'a str>) -> &mut Self {
        let expected: Vec<&str> = expected.into_iter().collect();
        if self.legal() != expected {
            self.fail(&format!("the legal choices should be {expected:?}"));
        }
        self
    }

    /// This seat is asked this.
    #[track_caller]
    pub fn expect_awaiting(&mut self, seat: Seat, decision: &G::Decision) -> &mut Self {
        match self.game().status() {
            Status::Awaiting { seat: asked, decision: what }
                if asked == seat && what == *decision => {}
            other => self.fail(&format!("{seat} should be asked {decision:?}, but {other:?}")),
        }
        self
    }

    /// The last step told this viewer exactly these events.
    #[track_caller]
    pub fn expect_events<'a>(
        &mut self,
        viewer: Viewer,
        expected: impl IntoIterator<Item = &'a G::Event>,
    ) -> &mut Self
    where
        G::Event: 'a,
    {
        let heard: Vec<_> = self.last().heard_by(viewer).collect();
        let expected: Vec<_> = expected.into_iter().collect();
        if heard != expected {
            self.fail(&format!("{viewer:?} should have been told {expected:#?}, not {heard:#?}"));
        }
        self
    }

    /// Has the last step told anybody anything new?
    #[track_caller]
    pub fn expect_new_information(&mut self, expected: bool) -> &mut Self {
        if self.last().new_information != expected {
            self.fail(&format!("new information should be {expected}"));
        }
        self
    }

    /// Something holds of what a viewer sees.
    #[track_caller]
    pub fn expect_view<T: PartialEq + Debug>(
        &mut self,
        viewer: Viewer,
        look: impl FnOnce(&G::View) -> T,
        expected: &T,
    ) -> &mut Self {
        let view = self.seen_by(viewer);
        let seen = look(&view);
        if seen != *expected {
            self.fail(&format!("{viewer:?} should see {expected:?}, not {seen:?}, in\n{view:#?}"));
        }
        self
    }

    /// The game is over with these places.
    #[track_caller]
    pub fn expect_places(&mut self, places: &[u8]) -> &mut Self {
        let outcome = self.outcome();
        if !outcome.places.values().eq(places) {
            self.fail(&format!("the places should be {places:?}, not {outcome:?}"));
        }
        self
    }

    /// The game is over with these scores.
    #[track_caller]
    pub fn expect_scores(&mut self, scores: &[i32]) -> &mut Self {
        let outcome = self.outcome();
        if !outcome.scores.values().eq(scores) {
            self.fail(&format!("the scores should be {scores:?}, not {outcome:?}"));
        }
        self
    }
}
