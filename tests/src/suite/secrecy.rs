//! Nobody sees, hears or can work out more than he may know.
//!
//! A resampled position is one the viewer cannot tell from the real one. So whatever he is shown
//! must be the same in both.

use tabletop::{Game, Log, Rng, Viewer};

use super::{Played, viewers};
use crate::Subject;

/// How many other worlds each viewer imagines in each position.
const WORLDS: usize = 2;

/// The other position looks the same, is possible, and asks the same.
pub fn resampling_keeps_the_view<S: Subject>(played: &Played<S::Game>, rng: &mut Rng) {
    for game in played.each_sample::<S>() {
        resampled_looks_the_same(game, rng);
    }
}

/// The same of one position.
pub fn resampled_looks_the_same<G: Game>(game: &G, rng: &mut Rng) {
    assert_eq!(game.resample(Viewer::Referee, rng), *game, "the referee imagines nothing");
    for viewer in viewers(game) {
        let view = game.view(viewer);
        assert_eq!(view, game.view(viewer), "a view is the same twice");
        for _ in 0..WORLDS {
            let other = game.resample(viewer, rng);
            assert_eq!(other.view(viewer), view, "{viewer:?} can tell the positions apart");
            assert_eq!(other.check(), Ok(()), "the other position is possible");
            asks_the_same(game, &other, viewer);
            let imagination = rng.fork();
            let (from_truth, from_other) = (
                game.resample(viewer, &mut imagination.clone()),
                other.resample(viewer, &mut imagination.clone()),
            );
            assert!(
                from_truth == from_other,
                "what {viewer:?} imagines depends on what he cannot know"
            );
        }
    }
}

/// Does any viewer at any moment imagine something other than the truth? (A generator that goes on
/// otherwise is not enough: the referee would have to see the difference.)
pub fn something_else_is_imagined<G: Game>(played: &Played<G>, rng: &mut Rng) -> bool {
    let mut all = played.positions.iter().flat_map(|game| {
        let referee = Viewer::Referee;
        viewers(game).map(move |viewer| (game, game.view(referee), viewer))
    });
    all.any(|(game, truth, viewer)| game.resample(viewer, rng).view(Viewer::Referee) != truth)
}

/// Everybody sees whose turn it is; only the one who is asked must see the question and answers.
fn asks_the_same<G: Game>(game: &G, other: &G, viewer: Viewer) {
    let (status, imagined) = (game.status(), other.status());
    assert_eq!(imagined.awaited(), status.awaited(), "{viewer:?} sees whose turn it is");
    if status.awaited().is_none_or(|seat| viewer == Viewer::Seat(seat)) {
        assert_eq!(imagined, status, "{viewer:?} is asked something else");
        assert_eq!(other.legal(), game.legal(), "{viewer:?} is offered something else");
    }
}

/// A step that does not claim to teach a viewer anything is possible, looks and sounds the same in
/// every world he could imagine; a step that does still tells him no more than he sees afterwards.
pub fn only_new_information_tells_secrets<S: Subject>(played: &Played<S::Game>, rng: &mut Rng) {
    for (before, choice, _) in played.each_step() {
        if played.is_thorough::<S>() {
            step_tells_no_secret::<S>(before, choice, rng);
        }
    }
}

/// The same of one step.
pub fn step_tells_no_secret<S: Subject>(
    before: &S::Game,
    choice: &<S::Game as Game>::Choice,
    rng: &mut Rng,
) {
    let (after, log) = played_out(before, choice);
    for viewer in viewers(before) {
        let seen = after.view(viewer);
        for _ in 0..WORLDS {
            let other = before.resample(viewer, rng);
            let taught = log.learners().include(viewer);
            if !other.legal().contains(choice) {
                assert!(
                    taught
                        || !S::CHOICES_ARE_NEWS
                        || something_looks_like_it(&other, viewer, &seen, &log),
                    "“{choice}” tells {viewer:?} that it was possible and does not say so"
                );
                continue;
            }
            let census = other.census();
            let (other, other_log) = played_out(&other, choice);
            assert_eq!(other.census(), census, "pieces are lost in an imagined position");
            let looks_the_same = other.view(viewer) == seen;
            assert!(
                looks_the_same || taught,
                "“{choice}” tells {viewer:?} something new and does not say so:\n{:#?}\n{seen:#?}",
                other.view(viewer)
            );
            if looks_the_same {
                sounds_the_same::<S>(choice, viewer, &log, &other_log);
            }
        }
    }
}

/// Is there a choice in this world that the viewer could take for the one that was made in his?
fn something_looks_like_it<G: Game>(
    other: &G,
    viewer: Viewer,
    seen: &G::View,
    log: &Log<G::Event>,
) -> bool {
    other.legal().iter().any(|choice| {
        let (after, other_log) = played_out(other, choice);
        after.view(viewer) == *seen && heard(&other_log, viewer) == heard(log, viewer)
    })
}

fn heard<G>(log: &Log<G>, viewer: Viewer) -> Vec<&G> {
    log.entries().iter().filter_map(|entry| entry.seen_by(viewer)).collect()
}

fn played_out<G: Game>(before: &G, choice: &G::Choice) -> (G, Log<G::Event>) {
    let mut game = before.clone();
    let mut log = Log::new();
    game.play(choice, &mut log);
    (game, log)
}

/// Does the viewer hear the same, up to something that is shown to him as it happens?
fn sounds_the_same<S: Subject>(
    choice: &<S::Game as Game>::Choice,
    viewer: Viewer,
    log: &Log<<S::Game as Game>::Event>,
    other: &Log<<S::Game as Game>::Event>,
) {
    let (here, there) = (heard(log, viewer), heard(other, viewer));
    let parting = (0..here.len().max(there.len())).find(|&at| here.get(at) != there.get(at));
    let Some(at) = parting else { return };
    let shown = |event: Option<&&_>| event.is_none_or(|event| S::is_shown(event, viewer));
    assert!(
        shown(here.get(at)) && shown(there.get(at)),
        "the log of “{choice}” betrays to {viewer:?} what he cannot see:\n{:#?}\n{:#?}",
        &here[at..],
        &there[at..]
    );
}
