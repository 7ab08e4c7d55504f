//! Where bots think: in a worker, so that the page never freezes. The worker is this same program,
//! started without a page; it is told a save and answers with a choice.
//!
//! A question is `[number, save, level, seed]`, all but the number as texts; its answer is a row of
//! numbers: `[number, place of the choice, games, place, visits, value, …]`, three for each choice
//! that was looked into, and the first alone when the game is over.
//!
//! If the browser gives us no worker, the thinking is done here, in one go.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Array, Promise};
use tabletop::{Level, Save, Table};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser;

#[derive(Default)]
struct Thinker {
    worker: Option<Worker>,
    asked: u32,
    waiting: Rc<RefCell<Vec<(u32, js_sys::Function)>>>,
}

thread_local! {
    static THINKER: RefCell<Thinker> = RefCell::new(Thinker::start());
}

/// What a bot advises: [`bots::Advice`] in numbers alone, as it comes from the worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advised {
    /// The place of the choice in the list of legal ones.
    pub index: usize,
    /// How many games were imagined; 0 when nothing had to be thought about.
    pub games: u32,
    /// The choices that were looked into.
    pub considered: Vec<Weighed>,
}

/// What a bot thinks of one choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// Its place in the list of legal ones.
    pub index: usize,
    /// How often it was tried.
    pub visits: u32,
    /// What it is worth to the mover: 0 is lost, 1000 is won.
    pub value: u16,
}

impl Advised {
    fn of(advice: &bots::Advice) -> Self {
        let weighed = |one: &bots::Weighed| Weighed {
            index: one.index,
            visits: one.visits,
            value: one.value,
        };
        let considered = advice.considered.iter().map(weighed).collect();
        Self { index: advice.index, games: advice.iterations, considered }
    }

    fn numbers(&self) -> Vec<u32> {
        let small = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let mut numbers = vec![small(self.index), self.games];
        for one in &self.considered {
            numbers.extend([small(one.index), one.visits, one.value.into()]);
        }
        numbers
    }

    fn from_numbers(numbers: &[u32]) -> Option<Self> {
        let [index, games, rest @ ..] = numbers else { return None };
        let weighed = |three: &[u32]| Weighed {
            index: three[0] as usize,
            visits: three[1],
            value: u16::try_from(three[2]).unwrap_or(u16::MAX),
        };
        let considered = rest.chunks_exact(3).map(weighed).collect();
        Some(Self { index: *index as usize, games: *games, considered })
    }
}

/// What a bot would do at this table; `None` when the game is over, or when the table is one that
/// cannot be thought about.
pub async fn think(table: Box<dyn Table>, level: Level, seed: u64) -> Option<Advised> {
    let asked = THINKER.with_borrow_mut(|thinker| thinker.ask(&table.save(), level, seed));
    if let Some(answer) = asked
        && let Ok(answer) = JsFuture::from(answer).await
        && answer.is_array()
    {
        let numbers: Vec<u32> =
            Array::from(&answer).iter().skip(1).filter_map(|n| whole(&n)).collect();
        return Advised::from_numbers(&numbers);
    }
    bots::think(table.as_ref(), level, None, seed).map(|advice| Advised::of(&advice))
}

impl Thinker {
    fn start() -> Self {
        let waiting: Rc<RefCell<Vec<(u32, js_sys::Function)>>> = Rc::default();
        let worker = open_worker().inspect(|worker| {
            let heard = waiting.clone();
            let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                let Ok(answer) = event.data().dyn_into::<Array>() else { return };
                let Some(number) = whole(&answer.get(0)) else { return };
                let mut waiting = heard.borrow_mut();
                if let Some(place) = waiting.iter().position(|(asked, _)| *asked == number) {
                    let (_, resolve) = waiting.swap_remove(place);
                    drop(resolve.call1(&JsValue::NULL, &answer));
                }
            });
            worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
            on_message.forget();
            let failed = waiting.clone();
            let on_error = Closure::<dyn FnMut(JsValue)>::new(move |_| {
                for (_, resolve) in failed.borrow_mut().drain(..) {
                    drop(resolve.call1(&JsValue::NULL, &JsValue::NULL));
                }
            });
            worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
            on_error.forget();
        });
        Self { worker, asked: 0, waiting }
    }

    fn ask(&mut self, save: &Save, level: Level, seed: u64) -> Option<Promise> {
        let worker = self.worker.as_ref()?;
        self.asked += 1;
        let id = self.asked;
        let question = Array::of4(
            &id.into(),
            &save.to_json().into(),
            &level.slug().into(),
            &seed.to_string().into(),
        );
        let waiting = self.waiting.clone();
        let promise = Promise::new(&mut |resolve, _| {
            waiting.borrow_mut().push((id, resolve));
        });
        worker.post_message(&question).ok()?;
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
        let Ok(question) = event.data().dyn_into::<Array>() else { return };
        let reply = Array::of1(&question.get(0));
        for number in answer(&question).map(|advised| advised.numbers()).unwrap_or_default() {
            reply.push(&number.into());
        }
        drop(reply_to.post_message(&reply));
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
}

fn answer(question: &Array) -> Option<Advised> {
    let save = Save::from_json(&question.get(1).as_string()?).ok()?;
    let level = Level::from_slug(&question.get(2).as_string()?)?;
    let seed = question.get(3).as_string()?.parse().ok()?;
    let game = bots::find(&save.record.game)?;
    let table = (game.resume)(&save).ok()?;
    bots::think(table.as_ref(), level, None, seed).map(|advice| Advised::of(&advice))
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "what this program counts and posts are small whole numbers"
)]
fn whole(value: &JsValue) -> Option<u32> {
    value.as_f64().map(|number| number as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn advice_travels_as_numbers() {
        let weighed = |index, visits, value| Weighed { index, visits, value };
        let considered = vec![weighed(0, 12, 501), weighed(4, 88, 1000)];
        let advised = Advised { index: 4, games: 100, considered };
        assert_eq!(Advised::from_numbers(&advised.numbers()), Some(advised));
        assert_eq!(Advised::from_numbers(&[]), None);
    }
}
