//! The dialog in which a game is handed over: who plays on this device, the link, and a code to be photographed.

use crate::prelude::*;
use tabletop::Seat;

use super::{says, send};
use crate::arms::seat_blazon;
use crate::desk::Desk;
use crate::heraldry::BlazonView;
use crate::i18n::post;
use crate::icon::{Icon, IconView};
use crate::qr::Qr;
use crate::table::dialog::Dialog;
use crate::view::{Each, Settled, flag, follow, on, part, text, when};

/// The state of the dialog.
#[derive(Clone, Copy)]
pub struct HandOver {
    /// Is it open?
    pub open: RwSignal<bool>,
    /// The link whose code is shown.
    link: RwSignal<Option<String>>,
}

impl HandOver {
    /// Closed.
    pub fn new() -> Self {
        Self { open: RwSignal::new(false), link: RwSignal::new(None) }
    }

    /// Opens it with the code of the game as it stands. What can be photographed is sent.
    pub fn show_code(self, desk: Desk) {
        if let Some(link) = send::link(desk) {
            self.link.set(Some(link));
            self.open.set(true);
            desk.mark_sent();
        }
    }
}

/// The dialog.
#[component]
pub fn HandOverDialog(desk: Desk, hand_over: HandOver) -> impl IntoView {
    let HandOver { open, link } = hand_over;
    // A code is of the game as it stood: it goes when the game goes on, and when the dialog is closed.
    follow(move || {
        if !open.get() {
            link.set(None);
        }
    });
    let title = Signal::derive(|| post().hand_over.to_owned());
    view! {
        <Dialog open id="hand-over" title>
            <div class="dialog__body hand-over">
                {part(move || match link.get() {
                    Some(link) => code(&link),
                    None => view! { <Where desk/> }.into_any(),
                })}
            </div>
            <div class="dialog__foot">
                <button class="btn" type="button" id="copy-turn" on:click=on(move |_| send::copy(desk))>
                    <IconView icon=Icon::Link/>{says(|p| p.copy)}
                </button>
                {when(move || link.with(Option::is_none), move || view! {
                    <button class="btn btn--act" type="button" id="show-qr" on:click=on(move |_| hand_over.show_code(desk))>
                        <IconView icon=Icon::Code/>{says(|p| p.show_qr)}
                    </button>
                })}
            </div>
        </Dialog>
    }
}

/// The code of a link, dark on light whatever the light.
fn code(link: &str) -> AnyView {
    let Some(code) = Qr::of(link) else {
        return view! { <p role="alert" id="qr-too-long">{says(|p| p.qr_too_long)}</p> }.into_any();
    };
    let side = code.size() + 8;
    let box_ = format!("0 0 {side} {side}");
    view! {
        <svg class="qr" role="img" aria-label=text(|| post().qr) viewBox=box_ shape-rendering="crispEdges">
            <rect width="100%" height="100%" fill="#fff"></rect>
            <path d=code.path() fill="#000"></path>
        </svg>
        <p class="qr__hint">{says(|p| p.qr_hint)}</p>
    }
    .into_any()
}

/// Who plays on this device, where several people play.
#[component]
fn Where(desk: Desk) -> impl IntoView {
    let persons = Settled::new(move || desk.persons());
    view! {
        {part(move || {
            let persons = persons.get();
            (persons.len() > 1).then(|| view! {
                <h3 class="rubric">{says(|p| p.who_is_here)}</h3>
                <ul class="whereabouts" role="list">
                    {persons.into_iter().map(|seat| view! { <Whereabouts desk seat/> }).each()}
                </ul>
            }.into_any())
        })}
        <p class="muted">{says(|p| p.hand_over_hint)}</p>
    }
}

#[component]
fn Whereabouts(desk: Desk, seat: Seat) -> impl IntoView {
    let name = desk.name(seat);
    let group = format!("where-{}", seat.index() + 1);
    let is_far = Settled::new(move || desk.with(|table| table.players()[seat].is_far()));
    let radio = |far: bool| {
        view! {
            <label>
                <input
                    type="radio"
                    name=group.clone()
                    value=if far { "far" } else { "here" }
                    prop:checked=flag(move || is_far.get() == far)
                    on:change=on(move |_| desk.set_far(seat, far))
                />
                {says(if far { |p| p.far } else { |p| p.here })}
            </label>
        }
    };
    let label = {
        let name = name.clone();
        move || post().where_is.with(&[&name])
    };
    view! {
        <li class="whereabouts__seat">
            <BlazonView blazon=seat_blazon(seat) size="s"/>
            <span class="whereabouts__name">{name}</span>
            <div class="segmented" role="radiogroup" aria-label=text(label)>
                {radio(false)}{radio(true)}
            </div>
        </li>
    }
}
