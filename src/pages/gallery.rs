//! Every colour, shape, charge, field and widget on one page: for those who build Szlak.

use heraldry::{Arrangement, Blazon, Charge, Field, Shape, Tincture};
use leptos::prelude::*;

use super::shell::Shell;
use crate::heraldry::{BlazonView, ShapeView, draw};
use crate::table::card::{Card, CardBack, CardModel};
use crate::table::hand::Hand;
use crate::table::pile::Pile;
use crate::table::token::Token;
use crate::view::{Each, text};

/// The gallery. Its words are English: no player is sent here.
#[component]
pub fn Gallery() -> impl IntoView {
    let charges = Charge::ALL.iter().map(|charge| {
        let blazon = Blazon::on(Field::Plain(Tincture::Parchment)).bearing(*charge, Tincture::Ink);
        let drawn = view! {
            <span class="gallery__sizes">
                <span class="arms" inner_html=draw::charge(*charge)></span>
                <BlazonView blazon size="l" labelled=true/>
            </span>
        };
        item(drawn.into_any(), charge.slug().to_owned())
    });
    let shapes = Shape::ALL
        .iter()
        .map(|shape| item(view! { <ShapeView shape=*shape/> }.into_any(), shape.slug().to_owned()));
    let tinctures = Tincture::ALL.iter().map(|tincture| {
        let blazon = Blazon::on(Field::Plain(*tincture));
        item(
            view! { <BlazonView blazon size="m" labelled=true/> }.into_any(),
            tincture.slug().to_owned(),
        )
    });
    let arrangements = Arrangement::ALL.iter().map(|arrangement| {
        let blazon = Blazon::on(Field::Plain(Tincture::Azure)).bearing_in(
            *arrangement,
            Charge::Sword,
            Tincture::Argent,
        );
        item(
            view! { <BlazonView blazon size="l" labelled=true/> }.into_any(),
            arrangement.slug().to_owned(),
        )
    });
    view! {
        <Shell>
            <h1 class="page__title">"Gallery"</h1>
            <p class="page__lead">"For those who build Szlak: every colour, shape, charge and widget."</p>
            <h2 class="rubric">"Tinctures"</h2>
            <ul class="gallery" role="list">{tinctures.each()}</ul>
            <h2 class="rubric">"Shapes beside colours"</h2>
            <ul class="gallery" role="list">{shapes.each()}</ul>
            <h2 class="rubric">"Arrangements"</h2>
            <ul class="gallery" role="list">{arrangements.each()}</ul>
            <h2 class="rubric">"Charges"</h2>
            <ul class="gallery" role="list">{charges.each()}</ul>
            <h2 class="rubric">"Widgets"</h2>
            <Widgets/>
        </Shell>
    }
}

fn item(art: AnyView, name: String) -> impl IntoView {
    view! { <li class="gallery__item">{art}<span>{name}</span></li> }
}

#[component]
fn Widgets() -> impl IntoView {
    let card = |name: &str, number: &str, charge: Charge, hero: bool| CardModel {
        name: name.to_owned(),
        number: Some(number.to_owned()),
        shape: Some(Shape::ALL[0]),
        blazon: Blazon::on(Field::Plain(Tincture::Vert)).bearing(charge, Tincture::Argent),
        hero,
    };
    let selected = RwSignal::new(Some(1));
    let cards = vec![
        (card("Wolf", "4", Charge::Wolf, false), true),
        (card("Bear", "6", Charge::Bear, false), true),
        (card("Griffin", "15", Charge::Griffin, true), false),
    ];
    view! {
        <div class="acts acts--loose">
            <Card card=card("Raven", "2", Charge::Raven, false) size="l" text="A card with its rules text."/>
            <CardBack/>
            <Pile name="Deck" count=23 top=None/>
            <Pile name="Discard" count=1 top=Some(card("Cat", "3", Charge::Cat, false))/>
            <Pile name="Removed" count=0 top=None/>
            <Token face=Some("3".to_owned())/>
            <Token face=None/>
        </div>
        <Hand label=text(|| "A hand") cards=Signal::derive(move || cards.clone()) selected/>
    }
}
