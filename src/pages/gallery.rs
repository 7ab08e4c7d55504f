//! Every colour, shape, charge, field and token on one page: for those who build Szlak.

use crate::prelude::*;
use heraldry::{Arrangement, Blazon, Charge, Field, Shape, Tincture};

use super::shell::Shell;
use crate::games::GAMES;
use crate::heraldry::{BlazonView, ShapeView, draw};
use crate::i18n::Lang;
use crate::table::token::Token;
use crate::view::Each;

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
            <p class="page__lead">"For those who build Szlak: every colour, shape, charge and token."</p>
            <h2 class="rubric">"Tinctures"</h2>
            <ul class="gallery" role="list">{tinctures.each()}</ul>
            <h2 class="rubric">"Shapes beside colours"</h2>
            <ul class="gallery" role="list">{shapes.each()}</ul>
            <h2 class="rubric">"Arrangements"</h2>
            <ul class="gallery" role="list">{arrangements.each()}</ul>
            <h2 class="rubric">"Charges"</h2>
            <ul class="gallery" role="list">{charges.each()}</ul>
            <h2 class="rubric">"Tokens"</h2>
            <div class="acts acts--loose"><Token face=Some("3".to_owned())/><Token face=None/></div>
            {GAMES.iter().map(|game| view! { <div inner_html=game.gallery(Lang::En)></div> }).each()}
        </Shell>
    }
}

fn item(art: AnyView, name: String) -> impl IntoView {
    view! { <li class="gallery__item">{art}<span>{name}</span></li> }
}
