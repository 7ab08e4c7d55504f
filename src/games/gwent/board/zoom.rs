//! A card of the table, large: what it does, and step by step why it counts what it counts.

use crate::prelude::*;

use super::super::model::At;
use super::super::names::Called;
use super::super::words::{self, fill};
use super::super::{card_text, say};
use super::{Board, card};
use crate::prefs;
use crate::table::dialog::Dialog;
use crate::view::{Each, part};

/// The dialog.
pub fn zoom(board: Board) -> AnyView {
    let kind = move || {
        let at = board.zoomed.get()?;
        board.model.with(|model| match at {
            At::Unit(side, arrival) => model.unit(side, arrival).map(|(_, unit)| unit.kind),
            At::Weather(index) => model.weather.get(index).copied(),
            At::Hand(index) => model.hand.get(index).map(|held| held.card.kind),
            At::Pick(index) => model.picks.get(index).map(|(kind, _)| *kind),
            _ => None,
        })
    };
    let title =
        Signal::derive(move || kind().map_or("", |kind| kind.name(prefs::lang())).to_owned());
    view! {
        <Dialog open=board.zoom_open id="zoom" wide=true light=true at_table=true title>
            {part(move || kind().map(|kind| {
                let unit = board.zoomed.get().and_then(|at| board.model.with(|model| match at {
                    At::Unit(side, arrival) => model.unit(side, arrival).map(|(_, unit)| unit.clone()),
                    _ => None,
                }));
                let lang = prefs::lang();
                let mut face = card::Face::of(kind, "gw-large");
                if let Some(unit) = &unit {
                    face.count(unit);
                }
                let ladder = unit.filter(|unit| !unit.strength.steps.is_empty()).map(|unit| {
                    let why = fill(words::of(lang).board.why, &[&unit.strength.value.to_string()]);
                    let steps = say::ladder(&unit.strength, lang).into_iter().map(|(what, value)| view! {
                        <li><span>{what}</span><b>{value.to_string()}</b></li>
                    });
                    view! { <h3>{why}</h3><ol class="gw-ladder" role="list">{steps.each()}</ol> }.into_any()
                });
                let drawn = card::shown(face);
                view! {
                    <div class="dialog__body gw-zoom">
                        {drawn}
                        <div>
                            <p>{card_text::whole(kind, lang)}</p>
                            {ladder}
                        </div>
                    </div>
                }
            }))}
        </Dialog>
    }
    .into_any()
}
