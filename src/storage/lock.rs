//! One tab plays a game; every other tab looks on. Held through `navigator.locks`.
//!
//! Where the browser has no locks, refuses them or does not answer, the game is played all the
//! same: `storage::slot` looks before it writes.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use crate::browser;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = ["navigator", "locks"], js_name = request)]
    fn request(
        name: &str,
        options: &JsValue,
        granted: &Closure<dyn FnMut(JsValue) -> Promise>,
    ) -> Result<Promise, JsValue>;
}

/// How long an answer is waited for, in milliseconds.
const PATIENCE: i32 = 2_000;

/// What becomes of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grip {
    /// This tab plays.
    Held,
    /// Another tab plays.
    Elsewhere,
}

/// A held lock; dropping it lets go.
#[derive(Default)]
pub struct Lock {
    release: Rc<std::cell::RefCell<Option<js_sys::Function>>>,
}

impl Drop for Lock {
    fn drop(&mut self) {
        if let Some(release) = self.release.borrow_mut().take() {
            drop(release.call0(&JsValue::NULL));
        }
    }
}

/// Asks for a game; `steal` takes it from the tab that has it. `changed` hears what becomes of it,
/// now and later (when another tab steals it).
pub fn take(key: &str, steal: bool, changed: impl Fn(Grip) + Clone + 'static) -> Lock {
    let lock = Lock::default();
    let release = lock.release.clone();
    let answered = Rc::new(Cell::new(false));
    let heard = {
        let (answered, changed) = (answered.clone(), changed.clone());
        move |grip| {
            answered.set(true);
            changed(grip);
        }
    };
    let hear = heard.clone();
    let granted = Closure::once(move |granted: JsValue| {
        if granted.is_null() {
            hear(Grip::Elsewhere);
            return Promise::resolve(&JsValue::NULL);
        }
        hear(Grip::Held);
        // Held until somebody calls the resolver.
        Promise::new(&mut |resolve, _| *release.borrow_mut() = Some(resolve))
    });
    let option = if steal { "steal" } else { "ifAvailable" };
    let Ok(ended) = ask(key, option, &granted) else {
        changed(Grip::Held);
        return lock;
    };
    granted.forget();
    browser::spawn(async move {
        if let Err(error) = JsFuture::from(ended).await {
            heard(after_refusal(browser::error_name(&error).as_deref()));
        }
    });
    browser::spawn(async move {
        browser::sleep(PATIENCE).await;
        if !answered.get() {
            changed(Grip::Held);
        }
    });
    lock
}

/// Does something at once while no tab plays a game, and nothing if one does.
pub async fn while_free(key: &str, act: impl FnOnce() + 'static) {
    let act = Rc::new(Cell::new(Some(act)));
    let kept = act.clone();
    let granted = Closure::once(move |granted: JsValue| {
        if let Some(act) = act.take().filter(|_| !granted.is_null()) {
            act();
        }
        Promise::resolve(&JsValue::NULL)
    });
    match ask(key, "ifAvailable", &granted) {
        Ok(ended) => {
            granted.forget();
            drop(JsFuture::from(ended).await);
        }
        Err(_) => {
            if let Some(act) = kept.take() {
                act();
            }
        }
    }
}

fn ask(
    key: &str,
    option: &str,
    granted: &Closure<dyn FnMut(JsValue) -> Promise>,
) -> Result<Promise, JsValue> {
    let options = Object::new();
    drop(Reflect::set(&options, &option.into(), &JsValue::TRUE));
    request(&format!("szlak/{key}"), &options, granted)
}

/// Only a thief ends a lock with an `AbortError`. Any other error is a browser that has no locks
/// for us, where site data is blocked for instance: no reason not to play.
fn after_refusal(error: Option<&str>) -> Grip {
    if error == Some("AbortError") { Grip::Elsewhere } else { Grip::Held }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Finding F-3: a refusal is not a theft.
    #[test]
    fn only_a_theft_takes_the_game_away() {
        assert_eq!(after_refusal(Some("AbortError")), Grip::Elsewhere);
        for other in [Some("SecurityError"), Some("InvalidStateError"), None] {
            assert_eq!(after_refusal(other), Grip::Held);
        }
    }
}
