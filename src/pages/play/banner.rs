//! What must be known about the table: another moment is shown, another tab plays, nothing saves.

use crate::prelude::*;

use crate::desk::{Desk, Mode};
use crate::games::GameUi;
use crate::i18n::words;
use crate::icon::{Icon, IconView};
use crate::table::menu::export;
use crate::view::{on, part, text};

/// The banner under the status line; empty when there is nothing to say.
#[component]
pub fn Banner(desk: Desk, game: &'static dyn GameUi) -> impl IntoView {
    view! {
        <div class="banner" role="status">
            {part(move || {
                if let Some(error) = desk.unsaved.get() {
                    return view! {
                        <IconView icon=Icon::Warn/>
                        <p id="not-saved">{words().storage_failed(error)}</p>
                        <div class="acts">
                            <button class="btn" type="button" on:click=on(move |_| export(desk, game))>{words().export}</button>
                        </div>
                    }
                    .into_any();
                }
                if desk.mode.get() == Mode::LookOn {
                    return view! {
                        <p id="elsewhere">{words().open_elsewhere}</p>
                        <div class="acts">
                            <button class="btn btn--act" type="button" id="play-here" on:click=on(move |_| desk.take_hold(true))>
                                {words().play_here}
                            </button>
                        </div>
                    }
                    .into_any();
                }
                desk.moment.get().map(|ply| view! { <Past desk ply/> }).into_any()
            })}
        </div>
    }
}

/// An earlier moment is shown: step, go back to now, or rewind to it for good.
#[component]
fn Past(desk: Desk, ply: usize) -> impl IntoView {
    let last = desk.with(tabletop::Table::line_len);
    let step = move |to: usize| desk.moment.set(Some(to.min(last)));
    view! {
        <p id="past">{text(move || words().viewing(ply, last))}</p>
        <div class="acts">
            <button class="btn btn--icon" type="button" aria-label=words().step_back on:click=on(move |_| step(ply.saturating_sub(1)))>
                <IconView icon=Icon::Back/>
            </button>
            <button class="btn btn--icon" type="button" aria-label=words().step_on on:click=on(move |_| step(ply + 1))>
                <IconView icon=Icon::Next/>
            </button>
            <button class="btn" type="button" id="rewind-here" on:click=on(move |_| desk.rewind(ply))>
                {words().rewind_here}
            </button>
            <button class="btn btn--act" type="button" id="back-to-now" on:click=on(move |_| desk.moment.set(None))>
                {words().back_to_now}
            </button>
        </div>
    }
}
