//! The tabs of a phone: offer, own things, tea and the others take turns.

use crate::prelude::*;
use ::ronin::Decision;

use super::super::draw::icon::charge;
use super::super::words;
use super::Board;
use crate::prefs;
use crate::view::{Each, aria, on, text};

/// What lies before the player on a phone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    Offer,
    Mine,
    Tea,
    Others,
}

impl Tab {
    const ALL: [(Self, &'static str); 4] = [
        (Self::Offer, "scroll"),
        (Self::Mine, "katana"),
        (Self::Tea, "tea-bowl"),
        (Self::Others, "helm"),
    ];

    /// As the style sheet knows it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Offer => "offer",
            Self::Mine => "mine",
            Self::Tea => "tea",
            Self::Others => "others",
        }
    }

    /// The next one, or the one before.
    pub fn beside(self, next: bool) -> Self {
        let at = Self::ALL.iter().position(|(tab, _)| *tab == self).unwrap_or(0);
        let to = if next { at + 1 } else { at.wrapping_sub(1) };
        Self::ALL.get(to).map_or(self, |(tab, _)| *tab)
    }

    /// The tab on which a question is answered.
    pub const fn of(decision: Decision) -> Self {
        match decision {
            Decision::Character | Decision::Board { .. } | Decision::Draft => Self::Offer,
            Decision::Neighbour { .. }
            | Decision::Track { .. }
            | Decision::Bonus { .. }
            | Decision::Split { .. }
            | Decision::Path { .. } => Self::Tea,
            Decision::Play { .. }
            | Decision::Lose { .. }
            | Decision::Again
            | Decision::Trade { .. }
            | Decision::Mend { .. }
            | Decision::Ability { .. }
            | Decision::Discard { .. }
            | Decision::Salvage
            | Decision::Keep { .. } => Self::Mine,
        }
    }
}

/// The tabs; a dot marks the one of the question while another is open.
pub fn tabs(board: Board) -> AnyView {
    let tabs = Tab::ALL.into_iter().enumerate().map(|(at, (tab, icon))| {
        let label = move || words::of(prefs::lang()).page.tabs[at];
        let class = move || {
            let asked = board.wanted_tab() == Some(tab) && board.tab.get() != tab;
            if asked { "ro-tab ro-tab--asked" } else { "ro-tab" }
        };
        view! {
            <button
                type="button"
                class=text(class)
                id=format!("tab-{}", tab.name())
                aria-pressed=aria(move || board.tab.get() == tab)
                on:click=on(move |_| board.tab.set(tab))
            >
                <span inner_html=charge(icon)></span>{text(label)}
            </button>
        }
    });
    view! { <div class="ro-tabs" role="group">{tabs.each()}</div> }.into_any()
}
