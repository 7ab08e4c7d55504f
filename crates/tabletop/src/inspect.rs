//! A table looked into by tools: everything particular to a game, as JSON.
//!
//! Apart from [`crate::Table`], so that the page, which never asks, does not carry it.

use serde_json::{Value, json};

use crate::{Game, Session, Viewer};

/// What a tool may ask of a table.
pub trait Inspect {
    /// The set-up as JSON.
    fn setup_json(&self) -> Value;
    /// Where the game stands, with the decision, as JSON.
    fn status_json(&self) -> Value;
    /// What a viewer may know, as JSON.
    fn view_json(&self, viewer: Viewer) -> Value;
    /// The whole state, as JSON.
    fn state_json(&self) -> Value;
    /// What a viewer may know of everything that has happened since the deal, by move.
    fn events_json(&self, viewer: Viewer) -> Vec<Value>;
}

impl<G: Game> Inspect for Session<G> {
    fn setup_json(&self) -> Value {
        serde_json::to_value(self.setup()).expect("a set-up always serialises")
    }

    fn status_json(&self) -> Value {
        serde_json::to_value(self.game().status()).expect("a status always serialises")
    }

    fn view_json(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.game().view(viewer)).expect("a view always serialises")
    }

    fn state_json(&self) -> Value {
        serde_json::to_value(self.game()).expect("a game always serialises")
    }

    fn events_json(&self, viewer: Viewer) -> Vec<Value> {
        let line = self.line();
        let made = line.iter().take(Self::ply(self) + 1);
        made.map(|step| {
            let events: Vec<_> =
                step.entries.iter().filter_map(|entry| entry.seen_by(viewer)).collect();
            // A choice may name a secret (a card put face down): its text is for whoever made it.
            let own = step.made.filter(|(seat, _)| viewer.knows(*seat));
            let choice = own.map(|(_, choice)| choice.to_string());
            let seat = step.made.map(|(seat, _)| *seat);
            json!({ "move": step.ply, "seat": seat, "choice": choice, "events": events })
        })
        .collect()
    }
}
