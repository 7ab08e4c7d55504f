//! The tabs of the tray: on a phone, hand, market, contracts and board take turns.

use crate::prelude::*;
use ::old_world::versus::Decision;

use super::super::words;
use super::Board;
use crate::icon::{Icon, IconView};
use crate::prefs;
use crate::view::{Each, aria, on, text, when};

/// What lies before the player on a phone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    Hand,
    Market,
    Contracts,
    Board,
}

impl Tab {
    const ALL: [Self; 4] = [Self::Hand, Self::Market, Self::Contracts, Self::Board];

    /// As the style sheet knows it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hand => "hand",
            Self::Market => "market",
            Self::Contracts => "contracts",
            Self::Board => "board",
        }
    }

    /// The tab on which a question is answered.
    pub const fn of(decision: Decision) -> Self {
        match decision {
            Decision::Buy
            | Decision::Pay { .. }
            | Decision::TradeFor { .. }
            | Decision::CleanUp { .. }
            | Decision::MarketPick { .. } => Self::Market,
            Decision::Phase2 | Decision::Track | Decision::Trail => Self::Contracts,
            Decision::School
            | Decision::Bonus
            | Decision::AnyAttribute { .. }
            | Decision::Weakest { .. }
            | Decision::PotionLimit
            | Decision::InitiationCost { .. }
            | Decision::DiscardPotion { .. } => Self::Board,
            _ => Self::Hand,
        }
    }
}

/// The tabs, and the switch of the list.
pub fn tabs(board: Board) -> AnyView {
    let tabs = Tab::ALL.into_iter().enumerate().map(|(at, tab)| {
        let label = move || words::map::of(prefs::lang()).tabs[at];
        view! {
            <button
                type="button"
                class="ow-tab"
                id=format!("tab-{}", tab.name())
                aria-pressed=aria(move || board.tab.get() == tab)
                on:click=on(move |_| board.tab.set(tab))
            >
                {text(label)}
            </button>
        }
    });
    let label = || words::map::of(prefs::lang()).tray;
    view! {
        <div class="ow-tabs" role="group" aria-label=text(label)>
            {tabs.each()}
            {list_switch(board)}
        </div>
    }
    .into_any()
}

/// Opens the list of all choices, while there are any.
pub fn list_switch(board: Board) -> AnyView {
    let label = || words::map::of(prefs::lang()).all_choices;
    view! {
        {when(move || board.desk.is_persons_turn(), move || view! {
            <button
                class="ow-tab ow-list-switch all-choices"
                type="button"
                aria-haspopup="dialog"
                aria-label=text(label)
                title=text(label)
                on:click=on(move |_| board.list_open.set(true))
            >
                <IconView icon=Icon::List/>
            </button>
        })}
    }
    .into_any()
}
