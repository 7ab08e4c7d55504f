//! Where bots think: in a worker, so that the page never freezes. The worker is this same program,
//! started without a page; it is told a save and answers with a choice.
//!
//! If the browser gives us no worker, the thinking is done here, in one go.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use js_sys::Promise;
use serde::{Deserialize, Serialize};
use tabletop::{Level, Save, Table};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser;

#[derive(Serialize, Deserialize)]
struct Question {
    id: u32,
    save: Save,
    level: Level,
    seed: u64,
}

#[derive(Clone, Serialize, Deserialize)]
struct Answer {
    id: u32,
    index: Option<usize>,
}

#[derive(Default)]
struct Thinker {
    worker: Option<Worker>,
    asked: u32,
    waiting: Rc<RefCell<HashMap<u32, js_sys::Function>>>,
}

thread_local! {
    static THINKER: RefCell<Thinker> = RefCell::new(Thinker::start());
}

/// The place of the choice a bot would make at this table; `None` when the game is over.
pub async fn think(table: Box<dyn Table>, level: Level, seed: u64) -> Option<usize> {
    let asked = THINKER.with_borrow_mut(|thinker| thinker.ask(table.save(), level, seed));
    if let Some(answer) = asked
        && let Ok(answer) = JsFuture::from(answer).await
        && let Some(answer) =
            answer.as_string().and_then(|text| serde_json::from_str::<Answer>(&text).ok())
    {
        return answer.index;
    }
    bots::think(table.as_ref(), level, None, seed).map(|advice| advice.index)
}

impl Thinker {
    fn start() -> Self {
        let waiting: Rc<RefCell<HashMap<u32, js_sys::Function>>> = Rc::default();
        let worker = open_worker().inspect(|worker| {
            let heard = waiting.clone();
            let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                let Some(text) = event.data().as_string() else { return };
                let Ok(answer) = serde_json::from_str::<Answer>(&text) else { return };
                if let Some(resolve) = heard.borrow_mut().remove(&answer.id) {
                    drop(resolve.call1(&JsValue::NULL, &text.into()));
                }
            });
            worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
            on_message.forget();
            let failed = waiting.clone();
            let on_error = Closure::<dyn FnMut(JsValue)>::new(move |_| {
                for (_, resolve) in failed.borrow_mut().drain() {
                    drop(resolve.call1(&JsValue::NULL, &JsValue::NULL));
                }
            });
            worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
            on_error.forget();
        });
        Self { worker, asked: 0, waiting }
    }

    fn ask(&mut self, save: Save, level: Level, seed: u64) -> Option<Promise> {
        let worker = self.worker.as_ref()?;
        self.asked += 1;
        let id = self.asked;
        let question = serde_json::to_string(&Question { id, save, level, seed }).ok()?;
        let waiting = self.waiting.clone();
        let promise = Promise::new(&mut |resolve, _| {
            waiting.borrow_mut().insert(id, resolve);
        });
        worker.post_message(&question.into()).ok()?;
        Some(promise)
    }
}

/// The worker, told where the program is. The addresses carry the hash of the build, so they are
/// read off the links the build puts into the page.
fn open_worker() -> Option<Worker> {
    let href = |selector: &str| {
        let link = browser::document().query_selector(selector).ok()??;
        let href = link.get_attribute("href")?;
        web_sys::Url::new_with_base(&href, &browser::address()).ok().map(|url| url.href())
    };
    let glue = href("#szlak-glue")?;
    let wasm = href("#szlak-wasm")?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options("./bot-worker.js", &options).ok()?;
    let first = js_sys::Object::new();
    js_sys::Reflect::set(&first, &"glue".into(), &glue.into()).ok()?;
    js_sys::Reflect::set(&first, &"wasm".into(), &wasm.into()).ok()?;
    worker.post_message(&first).ok()?;
    Some(worker)
}

/// The worker's side: answers questions for ever.
pub fn serve(scope: &DedicatedWorkerGlobalScope) {
    let reply_to = scope.clone();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(text) = event.data().as_string() else { return };
        let Ok(question) = serde_json::from_str::<Question>(&text) else { return };
        let answer = Answer { id: question.id, index: answer(&question) };
        let text = serde_json::to_string(&answer).expect("an answer always serialises");
        drop(reply_to.post_message(&text.into()));
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
}

fn answer(question: &Question) -> Option<usize> {
    let game = bots::find(&question.save.record.game)?;
    let table = (game.resume)(&question.save).ok()?;
    bots::think(table.as_ref(), question.level, None, question.seed).map(|advice| advice.index)
}
