//! The app as an app: service worker and updates, installing, lasting storage.

use std::cell::RefCell;
use std::sync::{Arc, LazyLock};

use crate::prelude::*;
use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState,
};

use crate::browser;
use crate::i18n::words;
use crate::toast::{self, Action, Tone};
use crate::view::later;

static INSTALLABLE: LazyLock<ArcRwSignal<bool>> = LazyLock::new(|| ArcRwSignal::new(false));
static PERSISTED: LazyLock<ArcRwSignal<Option<bool>>> = LazyLock::new(|| ArcRwSignal::new(None));

thread_local! {
    /// The browser's offer to install, kept until the player takes it.
    static OFFER: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Starts the service worker and listens for updates and for the offer to install.
pub fn start() {
    listen_for_offer();
    let Some(container) = container() else { return };
    later(async move {
        let Ok(registered) = JsFuture::from(container.register("./sw.js")).await else { return };
        watch(&registered.unchecked_into());
    });
}

/// `None` where there are no service workers: an insecure address, a private window.
fn container() -> Option<ServiceWorkerContainer> {
    let navigator: JsValue = browser::window().navigator().into();
    let container = Reflect::get(&navigator, &"serviceWorker".into()).ok()?;
    container.is_object().then(|| container.unchecked_into())
}

/// Tells of a waiting version, now and whenever one comes.
fn watch(registration: &ServiceWorkerRegistration) {
    if let Some(waiting) = newer(registration) {
        announce(waiting);
    }
    let found = registration.clone();
    let on_update = Closure::<dyn FnMut()>::new(move || {
        let Some(worker) = found.installing() else { return };
        let found = found.clone();
        let on_change = Closure::<dyn FnMut()>::new(move || {
            if let Some(waiting) = newer(&found) {
                announce(waiting);
            }
        });
        worker.set_onstatechange(Some(on_change.as_ref().unchecked_ref()));
        on_change.forget();
    });
    registration.set_onupdatefound(Some(on_update.as_ref().unchecked_ref()));
    on_update.forget();
}

/// A version that waits for an older one to go. The very first one has nothing to replace: it too waits for a moment,
/// which a browser may tell late, when it serves the page already (WebKit does).
fn newer(registration: &ServiceWorkerRegistration) -> Option<ServiceWorker> {
    registration.active()?;
    registration.waiting()
}

/// A new version waits until the player agrees; it never comes under a running game by itself.
fn announce(waiting: ServiceWorker) {
    let waiting = send_wrapper(waiting);
    let reload = move || take_over(&waiting);
    let action = Action { label: words().reload_now.to_owned(), act: Arc::new(reload) };
    toast::ask(Tone::News, words().new_version, vec![action]);
}

fn take_over(waiting: &StoredValue<ServiceWorker>) {
    // Where another tab has agreed before, the new version serves already and only this page is old.
    if waiting.with_value(ServiceWorker::state) != ServiceWorkerState::Installed {
        drop(browser::window().location().reload());
        return;
    }
    if let Some(container) = container() {
        let reload = Closure::<dyn FnMut()>::new(|| drop(browser::window().location().reload()));
        container.set_oncontrollerchange(Some(reload.as_ref().unchecked_ref()));
        reload.forget();
    }
    let message = Object::new();
    drop(Reflect::set(&message, &"type".into(), &"skip-waiting".into()));
    waiting.with_value(|waiting| drop(waiting.post_message(&message)));
}

fn send_wrapper(worker: ServiceWorker) -> StoredValue<ServiceWorker> {
    StoredValue::new(worker)
}

fn listen_for_offer() {
    let on_offer = Closure::<dyn FnMut(web_sys::Event)>::new(|event: web_sys::Event| {
        event.prevent_default();
        OFFER.set(Some(event.into()));
        INSTALLABLE.set(true);
    });
    let window = browser::window();
    drop(window.add_event_listener_with_callback(
        "beforeinstallprompt",
        on_offer.as_ref().unchecked_ref(),
    ));
    on_offer.forget();
}

/// Does the browser offer to install the app?
pub fn can_install() -> bool {
    INSTALLABLE.get()
}

/// Takes the browser's offer.
pub async fn install() {
    let Some(offer) = OFFER.take() else { return };
    INSTALLABLE.set(false);
    let Ok(prompt) = Reflect::get(&offer, &"prompt".into()) else { return };
    let Ok(prompt) = prompt.dyn_into::<Function>() else { return };
    if let Ok(answer) = prompt.call0(&offer)
        && let Ok(answer) = answer.dyn_into::<Promise>()
    {
        drop(JsFuture::from(answer).await);
    }
}

/// Has the browser agreed to keep our data? `None` while it has not been asked.
pub fn persisted() -> Option<bool> {
    PERSISTED.get()
}

/// Asks the browser to keep our data, once, when there is something to keep.
pub fn ask_to_persist() {
    if PERSISTED.get_untracked().is_none() {
        later(ask_storage("persist"));
    }
}

/// Asks whether the browser has agreed, without asking it to.
pub fn ask_whether_persisted() {
    if PERSISTED.get_untracked().is_none() {
        later(ask_storage("persisted"));
    }
}

async fn ask_storage(method: &str) {
    let navigator: JsValue = browser::window().navigator().into();
    let Ok(storage) = Reflect::get(&navigator, &"storage".into()) else { return };
    let Ok(ask) = Reflect::get(&storage, &method.into()) else { return };
    let Ok(ask) = ask.dyn_into::<Function>() else { return };
    let Ok(answer) = ask.call0(&storage) else { return };
    let Ok(answer) = answer.dyn_into::<Promise>() else { return };
    if let Ok(answer) = JsFuture::from(answer).await {
        PERSISTED.set(answer.as_bool());
    }
}
