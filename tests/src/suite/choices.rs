//! What is offered can be done.

use std::collections::BTreeSet;

use tabletop::{Game, Log, Status};

use super::Played;
use crate::Subject;

/// Offered exactly while somebody must choose; the same list every time, without duplicates.
pub fn legal_lists_are_sound<S: Subject>(played: &Played<S::Game>) {
    for game in played.each_position() {
        legal_list_is_sound::<S>(game);
    }
}

/// The same of one position.
pub fn legal_list_is_sound<S: Subject>(game: &S::Game) {
    let legal = game.legal();
    let awaiting = matches!(game.status(), Status::Awaiting { .. });
    assert_eq!(!legal.is_empty(), awaiting, "legal choices exactly while somebody must choose");
    assert!(S::ASKS_THE_OBVIOUS || legal.len() != 1, "there is no choice: {:?}", game.status());
    assert_eq!(game.status(), game.status(), "the status is the same twice");
    assert_eq!(legal, game.legal(), "the list is the same twice");
    for (place, choice) in legal.iter().enumerate() {
        assert!(!legal[..place].contains(choice), "“{choice}” is offered twice");
    }
    let mut appended: Vec<_> = legal.first().cloned().into_iter().collect();
    let kept = appended.clone();
    game.list_legal(&mut appended);
    assert!(appended.starts_with(&kept) && appended[kept.len()..] == legal, "choices are appended");
    if let Status::Awaiting { seat, .. } = game.status() {
        assert!(seat.0 < game.seats(), "{seat} does not sit at the table");
    }
}

/// The text form is one line, its own, and reads back.
pub fn texts_read_back<G: Game>(played: &Played<G>) {
    for game in played.each_position() {
        choices_read_back(game);
    }
}

/// The same of one position.
pub fn choices_read_back<G: Game>(game: &G) {
    let mut texts = BTreeSet::new();
    for choice in game.legal() {
        let text = choice.to_string();
        assert_eq!(text.parse(), Ok(choice), "“{text}” reads back as something else");
        assert_eq!(text, text.split_whitespace().collect::<Vec<_>>().join(" "), "tidy text");
        assert!(texts.insert(text.clone()), "two choices are called “{text}”");
    }
}

/// Each legal choice applies on a copy; no piece is lost and the position is a possible one.
pub fn every_legal_choice_applies<S: Subject>(played: &Played<S::Game>) {
    let census = played.positions[0].census();
    assert!(census.is_sorted(), "a census is sorted");
    for game in played.each_position() {
        assert_eq!(game.check(), Ok(()), "a position that was reached is possible");
        assert_eq!(game.census(), census, "pieces were lost or made");
        assert_eq!(game.seats(), played.positions[0].seats(), "nobody leaves the table");
        if played.is_thorough::<S>() {
            legal_choices_apply(game, &census);
        }
    }
}

/// Each legal choice of one position, on a copy.
pub fn legal_choices_apply<G: Game>(game: &G, census: &[u32]) {
    for choice in game.legal() {
        let mut copy = game.clone();
        let applied = copy.apply(&choice, &mut Log::muted());
        assert_eq!(applied, Ok(()), "“{choice}” is offered and refused");
        assert_eq!(copy.census(), census, "“{choice}” lost or made pieces");
        assert_eq!(copy.check(), Ok(()), "“{choice}” leads to something impossible");
    }
}

/// The rules never read what they tell: a muted log gives the same game.
pub fn listening_changes_nothing<G: Game>(played: &Played<G>) {
    let dealt = G::start(&played.setup, played.seed, &mut Log::new());
    assert_eq!(dealt.as_ref(), Ok(&played.positions[0]), "the deal depends on who listens");
    for (before, choice, after) in played.each_step() {
        let (mut loud, mut muted) = (Log::new(), Log::muted());
        let (mut heard, mut unheard) = (before.clone(), before.clone());
        heard.play(choice, &mut loud);
        unheard.play(choice, &mut muted);
        assert!(heard == *after && unheard == *after, "“{choice}” depends on who listens");
        assert_eq!(loud.learners(), muted.learners(), "“{choice}”");
        assert!(muted.entries().is_empty(), "a muted log keeps nothing");
    }
}
