//! A second copy of every saved game, in IndexedDB with strict durability: localStorage is written
//! to the disk in batches, and a browser that is killed may lose its last half minute. Knows keys
//! and texts. Where there is no IndexedDB, nothing happens.

use std::cell::RefCell;

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, future_to_promise};

use crate::browser;

const DATABASE: &str = "szlak";
const STORE: &str = "games";

// Only what is used here, as `lock` does: web-sys has no stable name for the durability.
#[wasm_bindgen]
extern "C" {
    type Factory;
    #[wasm_bindgen(method, catch)]
    fn open(this: &Factory, name: &str) -> Result<Request, JsValue>;

    type Request;
    #[wasm_bindgen(method, catch, getter)]
    fn result(this: &Request) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, setter)]
    fn set_onsuccess(this: &Request, heard: &Function);
    #[wasm_bindgen(method, setter)]
    fn set_onerror(this: &Request, heard: &Function);
    #[wasm_bindgen(method, setter)]
    fn set_onupgradeneeded(this: &Request, heard: &JsValue);

    type Database;
    #[wasm_bindgen(method, catch, js_name = createObjectStore)]
    fn create_object_store(this: &Database, name: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn transaction(
        this: &Database,
        store: &str,
        mode: &str,
        options: &JsValue,
    ) -> Result<Transaction, JsValue>;

    type Transaction;
    #[wasm_bindgen(method, catch, js_name = objectStore)]
    fn object_store(this: &Transaction, name: &str) -> Result<Store, JsValue>;

    type Store;
    #[wasm_bindgen(method, catch)]
    fn put(this: &Store, text: &str, key: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn delete(this: &Store, key: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, catch, js_name = getAll)]
    fn get_all(this: &Store) -> Result<Request, JsValue>;
    #[wasm_bindgen(method, catch, js_name = getAllKeys)]
    fn get_all_keys(this: &Store) -> Result<Request, JsValue>;
}

thread_local! {
    /// The opened database, or why it could not be opened; asked for once.
    static OPENED: RefCell<Option<Promise>> = const { RefCell::new(None) };
}

/// Keeps a text. It is on its way to the disk when this turn of the browser is over.
pub fn keep(key: &str, text: &str) {
    change(key.to_owned(), Some(text.to_owned()));
}

/// Forgets a text.
pub fn forget(key: &str) {
    change(key.to_owned(), None);
}

fn change(key: String, text: Option<String>) {
    if cfg!(not(target_family = "wasm")) {
        return;
    }
    browser::spawn(async move {
        // The first copy is the one that counts; when this one fails, nothing is lost yet.
        let Ok(store) = store("readwrite").await else { return };
        drop(match text {
            Some(text) => store.put(&text, &key),
            None => store.delete(&key),
        });
    });
}

/// Everything there is: keys and texts.
pub async fn all() -> Vec<(String, String)> {
    read_all().await.unwrap_or_default()
}

async fn read_all() -> Result<Vec<(String, String)>, JsValue> {
    let store = store("readonly").await?;
    let (keys, texts) = (store.get_all_keys()?, store.get_all()?);
    // Both are listened to before either is waited for.
    for settled in [settled(&keys), settled(&texts)] {
        JsFuture::from(settled).await?;
    }
    let (keys, texts) = (Array::from(&keys.result()?), Array::from(&texts.result()?));
    let pairs = keys.iter().zip(texts.iter());
    Ok(pairs.filter_map(|(key, text)| Some((key.as_string()?, text.as_string()?))).collect())
}

async fn store(mode: &str) -> Result<Store, JsValue> {
    let database: Database = JsFuture::from(opened()).await?.unchecked_into();
    let options = Object::new();
    drop(Reflect::set(&options, &"durability".into(), &"strict".into()));
    database.transaction(STORE, mode, &options)?.object_store(STORE)
}

fn opened() -> Promise {
    OPENED.with_borrow_mut(|opened| {
        opened.get_or_insert_with(|| future_to_promise(open_database())).clone()
    })
}

async fn open_database() -> Result<JsValue, JsValue> {
    // The very question may be refused.
    let factory = Reflect::get(&js_sys::global(), &"indexedDB".into())?;
    if !factory.is_object() {
        return Err(JsValue::UNDEFINED);
    }
    let request = factory.unchecked_into::<Factory>().open(DATABASE)?;
    let fresh: Request = JsValue::from(&request).unchecked_into();
    let make = move || {
        if let Ok(database) = fresh.result() {
            drop(database.unchecked_into::<Database>().create_object_store(STORE));
        }
    };
    request.set_onupgradeneeded(&Closure::once_into_js(make));
    JsFuture::from(settled(&request)).await?;
    request.result()
}

fn settled(request: &Request) -> Promise {
    Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(&resolve);
        request.set_onerror(&reject);
    })
}
