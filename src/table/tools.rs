//! The tools below the board: redo, rewind, hint, the sheets, the menu.

use crate::prelude::*;

use super::sheet::Sheet;
use crate::desk::Desk;
use crate::director;
use crate::icon::{Icon, IconView};
use crate::view::{aria, on, t, when};

/// The row of tools.
#[component]
pub fn Tools(desk: Desk, sheet: RwSignal<Option<Sheet>>, menu: RwSignal<bool>) -> impl IntoView {
    let playing = move || desk.mode.get().is_to_play();
    let toggle = move |which: Sheet| {
        sheet.update(|open| *open = (*open != Some(which)).then_some(which));
    };
    let look_back = move |_| {
        let now = desk.moment.get_untracked().unwrap_or_else(|| desk.with(tabletop::Table::ply));
        desk.moment.set(Some(now.saturating_sub(1)));
    };
    view! {
        <nav class="tools" aria-label=t(|w| w.tools)>
            {when(playing, move || view! {
                <button
                    class="btn btn--quiet"
                    type="button"
                    id="redo"
                    aria-disabled=aria(move || !desk.can_redo())
                    on:click=on(move |_| desk.redo())
                >
                    <IconView icon=Icon::Redo/>
                    <span class="tools__label">{t(|w| w.redo)}</span>
                </button>
                <button class="btn btn--quiet" type="button" id="rewind" on:click=on(look_back)>
                    <IconView icon=Icon::Rewind/>
                    <span class="tools__label">{t(|w| w.rewind)}</span>
                </button>
                <button
                    class="btn btn--quiet"
                    type="button"
                    id="hint"
                    aria-disabled=aria(move || !desk.is_persons_turn() || desk.thinking.get())
                    on:click=on(move |_| if desk.is_persons_turn() && !desk.thinking.get_untracked() { director::hint(desk) })
                >
                    <IconView icon=Icon::Hint/>
                    <span class="tools__label">{t(|w| w.hint)}</span>
                </button>
            })}
            <button
                class="btn btn--quiet tools__sheet"
                type="button"
                aria-expanded=aria(move || sheet.get() == Some(Sheet::Players))
                aria-controls="players"
                on:click=on(move |_| toggle(Sheet::Players))
            >
                <IconView icon=Icon::Players/>
                <span class="tools__label">{t(|w| w.players)}</span>
            </button>
            <button
                class="btn btn--quiet tools__sheet"
                type="button"
                aria-expanded=aria(move || sheet.get() == Some(Sheet::Log))
                aria-controls="log"
                on:click=on(move |_| toggle(Sheet::Log))
            >
                <IconView icon=Icon::Log/>
                <span class="tools__label">{t(|w| w.log)}</span>
            </button>
            <button class="btn btn--quiet" type="button" id="open-menu" aria-haspopup="dialog" on:click=on(move |_| menu.set(true))>
                <IconView icon=Icon::Menu/>
                <span class="tools__label">{t(|w| w.menu)}</span>
            </button>
        </nav>
    }
}
