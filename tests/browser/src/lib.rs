//! The page, driven from outside by a real browser. A test reads as play:
//!
//! ```no_run
//! use szlak_browser_tests::{Screen, scenario};
//!
//! scenario("greeting").on(Screen::Phone).run(async |visit| {
//!     visit.open("#/").await?;
//!     visit.sees("Szlak").await?;
//!     visit.is_accessible().await
//! });
//! ```
//!
//! Every scenario has its own server (of `dist/`, so build it first: `cargo xtask dist`), its own browser with a
//! fresh profile, and ends with a look at the console: a panic, an error or a violation of the content policy
//! fails it. Knows WebDriver and the built page; knows no game.

mod browser;
mod driver;
mod harness;
mod keys;
mod site;
mod trouble;
mod visit;
mod wire;

pub use browser::{Kind, Screen};
pub use harness::{Scenario, scenario};
pub use site::Site;
pub use trouble::{Outcome, Trouble};
pub use visit::{Happening, Media, Tab, Thread, Visit};
