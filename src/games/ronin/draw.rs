//! The table as markup: pure functions from what lies there to text. Everything that can be pointed at
//! says what it is (`data-at`); sizes and colours are the style sheet's.

pub mod card;
pub mod effect;
pub mod head;
pub mod icon;
pub mod near;
pub mod offer;
pub mod over;
pub mod players;
pub mod reckon;
pub mod scroll;
pub mod sheet;
pub mod stage;
pub mod tea;

use ::ronin::{Ability, Card, Chair, Laid, Side};

use super::art;
use super::card_text;
use super::model::recap::Recap;
use super::model::{At, Model, Part};
use super::names::Voice;
use super::words::Page;
use crate::arms::seat_blazon;
use crate::heraldry::draw as arms;

/// What is drawn from.
pub struct Draw<'a> {
    pub model: &'a Model,
    pub voice: &'a Voice,
    pub recap: &'a Recap,
    pub part: Part,
    /// How many of the own effects have been read; all of them, if nothing waits to be read.
    pub read: usize,
    /// Is the scoring of a chapter still to be read?
    pub scoring: bool,
    pub marks: &'a [At],
    pub lit: &'a [At],
    pub hinted: &'a [At],
    pub opened: Option<At>,
    pub pointed: Option<At>,
}

impl Draw<'_> {
    /// The words of the table.
    pub fn words(&self) -> &'static Page {
        &self.voice.words.page
    }

    /// The classes of a thing's state.
    pub fn state(&self, at: At) -> String {
        let mut state = String::new();
        if self.marks.contains(&at) {
            state.push_str(" is-selected");
        } else if self.lit.contains(&at) {
            state.push_str(" is-legal");
        }
        if self.hinted.contains(&at) {
            state.push_str(" is-hinted");
        }
        state
    }

    /// A thing that can be pointed at and has the focus.
    pub fn button(&self, at: At, class: &str, label: &str, inner: &str, more: &str) -> String {
        let state = self.state(at);
        let pressed = if self.marks.contains(&at) { " aria-pressed=\"true\"" } else { "" };
        let label = escape(label);
        format!(
            r#"<button type="button" class="{class}{state}" data-at="{at}" tabindex="-1"{pressed}{more}><span class="sr-only">{label}</span><span class="ro-x" aria-hidden="true">{inner}</span></button>"#
        )
    }

    /// Who sits there, as it stands in markup.
    pub fn who(&self, chair: Chair) -> String {
        escape(self.voice.who(chair))
    }

    /// The arms of whoever sits there.
    pub fn arms(&self, chair: Chair) -> String {
        let own = self.model.of(chair);
        let drawn = match (own.character, own.seat) {
            (Some(one), _) => art::blazon(one),
            (None, Some(seat)) => arms::blazon(&seat_blazon(seat), "fill"),
            (None, None) => String::new(),
        };
        let fan = if own.seat.is_none() {
            r##"<svg class="ro-automa" viewBox="0 0 64 64"><use href="#charge-fan"/></svg>"##
        } else {
            ""
        };
        format!(r#"<span class="ro-arms">{drawn}{fan}</span>"#)
    }

    /// “your left”, “your right” or “across”.
    pub fn relation(&self, chair: Chair) -> &'static str {
        let side = Side::ALL.into_iter().find(|side| self.model.beside(*side) == chair);
        side.map_or(self.words().across, |side| self.words().sides[side.index()])
    }

    /// A card in a sentence: what it is called, what it does, and what has become of it.
    pub fn said(&self, card: Card, laid: Option<Laid>) -> String {
        let mut said =
            vec![self.voice.card_name(card).to_owned(), card_text::card(self.voice, card)];
        if let Some(laid) = laid {
            let printed = card.def().symbols.iter().enumerate();
            let gone: Vec<&str> = printed
                .filter(|(place, _)| laid.is_covered(*place))
                .map(|(_, symbol)| self.voice.symbol(*symbol))
                .collect();
            if !gone.is_empty() {
                said.push(self.voice.fill(self.words().destroyed, &[&gone.join(", ")]));
            }
            if laid.is_arrow_covered() {
                said.push(self.words().arrow_covered.to_owned());
            }
        }
        said.join("; ")
    }

    /// Whose ability it is, and its number there from 1.
    pub fn number_of(ability: Ability) -> usize {
        ability.index() % 4 + 1
    }
}

/// Every zone has one Tab stop: what is lit first, or its first thing.
pub fn with_stop(mut drawn: String) -> String {
    const STOP: &str = "tabindex=\"-1\"";
    let lit = drawn.find(" is-legal");
    let from = lit.filter(|at| drawn[*at..].contains(STOP)).unwrap_or(0);
    if let Some(at) = drawn[from..].find(STOP) {
        drawn.replace_range(from + at..from + at + STOP.len(), "tabindex=\"0\"");
    }
    drawn
}

/// A text as it stands in markup: names are whatever somebody typed.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
