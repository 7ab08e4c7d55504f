//! The worker itself, from both ends: the page starts it, asks it and hears when it fails; in the
//! worker the same program answers for ever.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Array, Promise};
use tabletop::NodeId;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::understudy::Understudy;
use super::wire::{Question, Reply, whole};
use crate::browser;

/// A worker that is silent for so long is given up, in milliseconds. The longest thought takes a
/// second on a fair machine; a slow phone may take twenty times that.
const LIMIT: i32 = 30_000;

/// Where the worker's table stands once it has read what was posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// Which table.
    pub sitting: u32,
    /// After which of its moves.
    pub node: NodeId,
}

/// Questions that are not answered yet.
type Waiting = Rc<RefCell<Vec<(u32, js_sys::Function)>>>;

/// A running worker; ended when dropped.
pub struct Helper {
    worker: Worker,
    asked: u32,
    known: Option<Known>,
    waiting: Waiting,
    failed: Rc<Cell<bool>>,
    /// What the worker calls, kept as long as it lives.
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(JsValue)>,
}

impl Drop for Helper {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
        give_up(&self.waiting);
    }
}

impl Helper {
    /// Starts a worker, where the browser gives us one.
    pub fn start() -> Option<Self> {
        let worker = open_worker()?;
        let waiting = Waiting::default();
        let failed = Rc::new(Cell::new(false));
        let heard = waiting.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let Ok(answer) = event.data().dyn_into::<Array>() else { return };
            let Some(number) = whole(&answer.get(0)) else { return };
            let place = heard.borrow().iter().position(|(asked, _)| *asked == number);
            if let Some(place) = place {
                let (_, resolve) = heard.borrow_mut().swap_remove(place);
                drop(resolve.call1(&JsValue::NULL, &answer));
            }
        });
        let (lost, is_failed) = (waiting.clone(), failed.clone());
        let on_error = Closure::<dyn FnMut(JsValue)>::new(move |_| {
            is_failed.set(true);
            give_up(&lost);
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Some(Self {
            worker,
            asked: 0,
            known: None,
            waiting,
            failed,
            _on_message: on_message,
            _on_error: on_error,
        })
    }

    /// Where its table stands, if it has one.
    pub const fn known(&self) -> Option<Known> {
        self.known
    }

    /// Nothing is known of its table any more.
    pub const fn forget(&mut self) {
        self.known = None;
    }

    /// Has it failed since it was started?
    pub fn has_failed(&self) -> bool {
        self.failed.get()
    }

    /// Asks; the answer is `None` when it fails or stays silent for too long.
    pub fn ask(
        &mut self,
        question: &Question,
        at: Known,
    ) -> impl Future<Output = Option<Reply>> + use<> {
        self.asked += 1;
        self.known = Some(at);
        let number = self.asked;
        let waiting = &self.waiting;
        let answer = Promise::new(&mut |resolve, _| waiting.borrow_mut().push((number, resolve)));
        let posted = self.worker.post_message(&question.write(number)).is_ok();
        async move {
            if !posted {
                return None;
            }
            let answer = browser::within(LIMIT, answer).await?;
            answer.dyn_ref::<Array>().map(Reply::read)
        }
    }
}

/// Whoever waits is told that no answer will come.
fn give_up(waiting: &Waiting) {
    for (_, resolve) in waiting.take() {
        drop(resolve.call1(&JsValue::NULL, &JsValue::NULL));
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
    let mut understudy = Understudy::default();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let Ok(message) = event.data().dyn_into::<Array>() else { return };
        let question = Question::read(&message);
        let reply = question.map_or(Reply::Lost, |question| understudy.answer(&question));
        drop(reply_to.post_message(&reply.write(&message.get(0))));
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
}
