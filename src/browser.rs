//! Small questions to the browser, each in one place: address, clock, clipboard, files, focus.

use std::pin::Pin;

use js_sys::{Array, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{HtmlAnchorElement, HtmlElement, HtmlInputElement, RequestCache, RequestInit};

/// The window. There is always one: in a worker this module is never used.
pub fn window() -> web_sys::Window {
    web_sys::window().expect("the page has a window")
}

/// The document.
pub fn document() -> web_sys::Document {
    window().document().expect("the window has a document")
}

/// The languages the browser prefers, best first. Natively (in tests) there are none.
pub fn languages() -> Vec<String> {
    if cfg!(not(target_family = "wasm")) {
        return Vec::new();
    }
    window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
}

/// Sets or removes an attribute of `<html>`.
pub fn set_root_attribute(name: &str, value: Option<&str>) {
    let Some(root) = document().document_element() else { return };
    let done = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
    done.expect("a plain attribute name");
}

/// A text in small letters. Natively (in tests) it is done without the browser.
pub fn lower_case(text: &str) -> String {
    if cfg!(target_family = "wasm") {
        js_sys::JsString::from(text).to_lower_case().into()
    } else {
        text.to_lowercase()
    }
}

/// The fragment of the address, with its `#`.
pub fn fragment() -> String {
    window().location().hash().unwrap_or_default()
}

/// Goes to a fragment, leaving the present one in the history.
pub fn go(fragment: &str) {
    // The only failure is a fragment no browser accepts; ours are percent-encoded.
    drop(window().location().set_hash(fragment));
}

/// Goes to a fragment in place of the present one: the way back leads past it.
pub fn replace(fragment: &str) {
    drop(window().location().replace(fragment));
}

/// The address of the app without its fragment.
pub fn address() -> String {
    let href = window().location().href().unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// The name of a thrown error: `AbortError`, `QuotaExceededError`…
pub fn error_name(error: &JsValue) -> Option<String> {
    js_sys::Reflect::get(error, &"name".into()).ok()?.as_string()
}

/// Milliseconds since 1970. Natively (in tests) the clock stands still.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "no clock is that wrong"
)]
pub fn now() -> u64 {
    if cfg!(not(target_family = "wasm")) {
        return 0;
    }
    js_sys::Date::now() as u64
}

/// The day it is where the player is: year, month from 1, day.
#[expect(clippy::cast_possible_truncation, reason = "years have four digits")]
pub fn today() -> (u16, u8, u8) {
    let date = js_sys::Date::new_0();
    (date.get_full_year() as u16, date.get_month() as u8 + 1, date.get_date() as u8)
}

/// The short name of this month, as the reader of this language writes it.
pub fn month_name(tag: &str) -> String {
    let options = js_sys::Object::new();
    drop(js_sys::Reflect::set(&options, &"month".into(), &"short".into()));
    js_sys::Date::new_0().to_locale_date_string(tag, &options).into()
}

/// Milliseconds since the page began: a clock nobody can set back.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it begins at zero")]
pub fn ticks() -> u64 {
    window().performance().map_or_else(now, |performance| performance.now() as u64)
}

/// Sixty-four bits nobody can guess.
pub fn entropy() -> u64 {
    getrandom::u64().unwrap_or_else(|_| now())
}

/// Waits.
pub async fn sleep(milliseconds: i32) {
    let promise = Promise::new(&mut |resolve, _| {
        window()
            .set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds)
            .expect("a timer can always be set");
    });
    drop(JsFuture::from(promise).await);
}

/// What a promise gives, unless it fails or takes longer than so many milliseconds.
pub async fn within(milliseconds: i32, promise: Promise) -> Option<JsValue> {
    let mut timer = None;
    let late = Promise::new(&mut |resolve, _| {
        let set =
            window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds);
        timer = set.ok();
    });
    let first = JsFuture::from(Promise::race(&Array::of2(&promise, &late))).await;
    if let Some(timer) = timer {
        window().clear_timeout_with_handle(timer);
    }
    first.ok().filter(|value| !value.is_null() && !value.is_undefined())
}

/// Does something that has to wait, also before there is a page. Boxed, so that the machinery is
/// compiled once.
pub fn spawn(work: impl Future<Output = ()> + 'static) {
    let work: Pin<Box<dyn Future<Output = ()>>> = Box::pin(work);
    spawn_local(work);
}

/// Does something that may never end, but waits for it only so long. It goes on all the same.
pub async fn wait_for(milliseconds: i32, work: impl Future<Output = ()> + 'static) {
    let mut done = None;
    let settled = Promise::new(&mut |resolve, _| done = Some(resolve));
    let done = done.expect("a promise asks at once how it is settled");
    spawn(async move {
        work.await;
        drop(done.call0(&JsValue::NULL));
    });
    drop(within(milliseconds, settled).await);
}

/// Copies text to the clipboard; `false` if the browser does not let us.
pub async fn copy(text: &str) -> bool {
    let navigator: JsValue = window().navigator().into();
    let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into());
    if !clipboard.is_ok_and(|clipboard| clipboard.is_object()) {
        return false;
    }
    JsFuture::from(window().navigator().clipboard().write_text(text)).await.is_ok()
}

/// What became of an offer to share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// It was handed on.
    Done,
    /// The player thought better of it.
    Cancelled,
    /// The browser cannot, or does not let us.
    Impossible,
}

/// Hands a link to whatever the system shares things by: messengers, mail.
pub async fn share(link: &str) -> Shared {
    let navigator: JsValue = window().navigator().into();
    let data = js_sys::Object::new();
    drop(js_sys::Reflect::set(&data, &"url".into(), &link.into()));
    let asked = js_sys::Reflect::get(&navigator, &"share".into())
        .and_then(JsCast::dyn_into::<js_sys::Function>)
        .and_then(|share| share.call1(&navigator, &data))
        .and_then(JsCast::dyn_into::<Promise>);
    let Ok(asked) = asked else { return Shared::Impossible };
    match JsFuture::from(asked).await {
        Ok(_) => Shared::Done,
        Err(error) if error_name(&error).as_deref() == Some("AbortError") => Shared::Cancelled,
        Err(_) => Shared::Impossible,
    }
}

/// Fires an event on the window, if there is one: a worker has none.
pub fn announce(name: &str) {
    if let (Some(window), Ok(event)) = (web_sys::window(), web_sys::Event::new(name)) {
        drop(window.dispatch_event(&event));
    }
}

/// Tells this tab, as the browser tells the others, that something in storage has changed.
/// Natively (in tests) nobody listens.
pub fn tell_of_storage() {
    if cfg!(target_family = "wasm")
        && let Ok(event) = web_sys::StorageEvent::new("storage")
    {
        drop(window().dispatch_event(&event));
    }
}

/// Offers a text as a file to be kept.
pub fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let options = web_sys::BlobPropertyBag::new();
    options.set_type("application/json");
    let blob =
        web_sys::Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options)?;
    let url = web_sys::Url::create_object_url_with_blob(&blob)?;
    let anchor: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    anchor.set_href(&url);
    anchor.set_download(name);
    anchor.click();
    web_sys::Url::revoke_object_url(&url)
}

/// The text of the file chosen in an input, and its name.
pub async fn chosen_file(input: &HtmlInputElement) -> Option<(String, String)> {
    let file = input.files()?.get(0)?;
    let text = JsFuture::from(file.text()).await.ok()?.as_string()?;
    // So that the same file can be chosen again.
    input.set_value("");
    Some((file.name(), text))
}

/// Puts the focus on the first element a selector finds.
pub fn focus(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector) {
        drop(element.unchecked_into::<HtmlElement>().focus());
    }
}

/// The same without scrolling there: a page that opens is seen from its top.
pub fn focus_still(selector: &str) {
    let Ok(Some(element)) = document().query_selector(selector) else { return };
    let options = js_sys::Object::new();
    drop(js_sys::Reflect::set(&options, &"preventScroll".into(), &true.into()));
    if let Ok(focus) = js_sys::Reflect::get(&element, &"focus".into())
        && let Some(focus) = focus.dyn_ref::<js_sys::Function>()
    {
        drop(focus.call1(&element, &options));
    }
}

/// The same before the next picture, when the browser lays the page out anyway: the focus wants to know
/// where things lie, and asked for in the middle of a change it would have them laid out twice.
pub fn focus_soon(selector: &'static str) {
    leptos::prelude::request_animation_frame(move || focus(selector));
}

/// Closes what a button of the page has opened over it, if it is open.
pub fn hide_popover(id: &str) {
    let Some(element) = document().get_element_by_id(id) else { return };
    if let Ok(hide) = js_sys::Reflect::get(&element, &"hidePopover".into())
        && let Some(hide) = hide.dyn_ref::<js_sys::Function>()
    {
        // Where it is no popover, there is nothing to close.
        drop(hide.call0(&element));
    }
}

/// How long ago something was, as the reader of this language says it: “an hour ago”, “yesterday”; the day, when it is
/// long ago. `first.js` says the same before the program is there.
pub fn ago(milliseconds: u64, tag: &str) -> String {
    let minutes = now().saturating_sub(milliseconds) / 60_000;
    let (count, unit) = match minutes {
        0 => (0, "second"),
        1..60 => (minutes, "minute"),
        60..1440 => (minutes / 60, "hour"),
        1440..10080 => (minutes / 1440, "day"),
        _ => return local_day(milliseconds, tag),
    };
    let options = js_sys::Object::new();
    drop(js_sys::Reflect::set(&options, &"numeric".into(), &"auto".into()));
    let format = js_sys::Intl::RelativeTimeFormat::new(&Array::of1(&tag.into()), &options);
    format.format(-(count as f64), unit).into()
}

fn local_day(milliseconds: u64, tag: &str) -> String {
    let date = js_sys::Date::new(&(milliseconds as f64).into());
    let options = js_sys::Object::new();
    drop(js_sys::Reflect::set(&options, &"dateStyle".into(), &"medium".into()));
    date.to_locale_date_string(tag, &options).into()
}

/// Calls the tab after the heading of the page.
pub fn name_tab() {
    let heading = document().query_selector("h1:not(.curtain__name, .hero__line)").ok().flatten();
    let heading = heading.and_then(|heading| heading.text_content()).unwrap_or_default();
    let name = "Szlak";
    let title = match heading.trim() {
        "" | "Szlak" => name.to_owned(),
        heading => format!("{heading} · {name}"),
    };
    document().set_title(&title);
}

/// Scrolls as little as it takes to see the first element a selector finds.
pub fn bring_into_sight(selector: &str) {
    let Ok(Some(element)) = document().query_selector(selector) else { return };
    let options = js_sys::Object::new();
    drop(js_sys::Reflect::set(&options, &"block".into(), &"nearest".into()));
    if let Ok(scroll) = js_sys::Reflect::get(&element, &"scrollIntoView".into())
        && let Some(scroll) = scroll.dyn_ref::<js_sys::Function>()
    {
        drop(scroll.call1(&element, &options));
    }
}

/// Puts a drawing that others refer to at the end of the page, itself unseen: hidden by its size, for in what is not
/// laid out at all gradients and patterns would be lost.
pub fn append_hidden(id: &str, svg: &str) {
    if let (Some(body), None) = (document().body(), document().get_element_by_id(id)) {
        let hidden = format!(r#"<div class="kit" aria-hidden="true" id="{id}">{svg}</div>"#);
        drop(body.insert_adjacent_html("beforeend", &hidden));
    }
}

/// The text of a file of the app.
pub async fn fetch_text(path: &str) -> Option<String> {
    fetch_text_from(RequestCache::Default, path).await
}

/// The same, and which use is made of the browser's cache.
pub async fn fetch_text_from(cache: RequestCache, path: &str) -> Option<String> {
    let options = RequestInit::new();
    options.set_cache(cache);
    let response = JsFuture::from(window().fetch_with_str_and_init(path, &options)).await.ok()?;
    let response: web_sys::Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// Changes the fragment of the address without going anywhere: what is shown stays as it is.
pub fn rename_place(fragment: &str) {
    let Ok(history) = js_sys::Reflect::get(&window(), &"history".into()) else { return };
    if let Ok(replace) = js_sys::Reflect::get(&history, &"replaceState".into())
        && let Some(replace) = replace.dyn_ref::<js_sys::Function>()
    {
        drop(replace.call3(&history, &JsValue::NULL, &"".into(), &fragment.into()));
    }
}
