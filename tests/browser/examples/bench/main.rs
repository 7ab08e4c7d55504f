//! The page measured while it is played: what a click costs, whether bots' turns hold the page up, and whether
//! leaving a table gives back what it took.
//!
//! `cargo xtask bench page [directory…]` runs it, for `dist/` or for each built page that is named, all in one run,
//! so that before and after can be compared. Nothing here fails: a time is a fact about a machine.

#[path = "../../tests/page/gwent_table.rs"]
mod gwent_table;
mod meter;
#[path = "../../tests/page/old_world_table.rs"]
mod old_world_table;
mod player;

use meter::Measured;
use player::Subject;
use std::cell::RefCell;
use std::path::PathBuf;
use std::time::Duration;
use szlak_browser_tests::scenario;
use xtask::workspace;

/// A slow machine plays two games of Old World in this time.
const LIMIT: Duration = Duration::from_secs(900);

fn main() {
    let mut pages: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    if pages.is_empty() {
        pages.push(workspace::dist());
    }
    println!("Processor time of the page's own thread; a click with its handler and all effects.");
    println!("{}", Measured::HEAD);
    for page in &pages {
        println!("{}", page.display());
        for subject in [Subject::Gwent, Subject::OldWorld, Subject::Fight] {
            println!("{}", measure(page, subject));
        }
    }
}

fn measure(page: &std::path::Path, subject: Subject) -> Measured {
    let measured = RefCell::new(None);
    scenario("bench").at(page).within(LIMIT).traced().run(async |visit| {
        let found = meter::measure(visit, subject).await?;
        measured.replace(Some(found));
        Ok(())
    });
    measured.into_inner().expect("a scenario that did not fail has measured")
}
