//! One tab plays a game; every other tab looks on. Held through `navigator.locks`.

use js_sys::{Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = ["navigator", "locks"], js_name = request)]
    fn request(
        name: &str,
        options: &JsValue,
        granted: &Closure<dyn FnMut(JsValue) -> Promise>,
    ) -> Result<Promise, JsValue>;
}

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
    release: std::rc::Rc<std::cell::RefCell<Option<js_sys::Function>>>,
}

impl Drop for Lock {
    fn drop(&mut self) {
        if let Some(release) = self.release.borrow_mut().take() {
            drop(release.call0(&JsValue::NULL));
        }
    }
}

/// Asks for a game; `steal` takes it from the tab that has it. `changed` hears what becomes of it,
/// now and later (when another tab steals it). A browser without locks always grants.
pub fn take(key: &str, steal: bool, changed: impl Fn(Grip) + Clone + 'static) -> Lock {
    let lock = Lock::default();
    let release = lock.release.clone();
    let heard = changed.clone();
    let granted = Closure::once(move |granted: JsValue| {
        if granted.is_null() {
            heard(Grip::Elsewhere);
            return Promise::resolve(&JsValue::NULL);
        }
        heard(Grip::Held);
        // Held until somebody calls the resolver.
        Promise::new(&mut |resolve, _| *release.borrow_mut() = Some(resolve))
    });
    let options = Object::new();
    let option = if steal { "steal" } else { "ifAvailable" };
    drop(Reflect::set(&options, &option.into(), &JsValue::TRUE));
    match request(&format!("szlak/{key}"), &options, &granted) {
        Ok(ended) => {
            granted.forget();
            spawn_local(async move {
                // Rejected when another tab steals the lock.
                if JsFuture::from(ended).await.is_err() {
                    changed(Grip::Elsewhere);
                }
            });
        }
        Err(_) => changed(Grip::Held),
    }
    lock
}
