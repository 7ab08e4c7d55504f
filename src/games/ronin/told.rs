//! What happened, a sentence for each event. Pure.

use ::ronin::{Chair, Event, LostFrom, Side, View};
use tabletop::{Game, Table, Viewer};

use super::names::{Voice, roman};
use super::say::{board_name, prize_from};
use crate::games::Tell;
use crate::i18n::Lang;

/// Tells a game from its beginning.
pub struct Chronicler {
    people: Vec<String>,
    lang: Lang,
}

impl Chronicler {
    /// Nothing told yet.
    pub const fn new(people: Vec<String>, lang: Lang) -> Self {
        Self { people, lang }
    }
}

impl Tell for Chronicler {
    fn tell(
        &mut self,
        table: &dyn Table,
        from: usize,
        viewer: Viewer,
        say: &mut dyn FnMut(usize, String),
    ) {
        let session = super::session(table);
        let view = session.game().view(viewer);
        let voice = Voice::new(self.lang, &self.people, &view);
        for step in session.line_from(from) {
            for event in step.entries.iter().filter_map(|entry| entry.seen_by(viewer)) {
                say(step.ply, sentence(&voice, &view, event));
            }
        }
    }
}

/// One event.
pub fn sentence(voice: &Voice, view: &View, event: &Event) -> String {
    let words = &voice.words.event;
    let number = |number: u16| number.to_string();
    let left_of = |chair: Chair| {
        let chairs = u8::try_from(view.chairs.len()).unwrap_or(3);
        chair.neighbour(Side::Left, chairs)
    };
    let who = |chair: &Chair| voice.who(*chair).to_owned();
    match event {
        Event::ChapterCardDrawn { card, first } => {
            let seat = view.chairs.iter().position(|chair| chair.seat == Some(*first));
            let chair = Chair(u8::try_from(seat.unwrap_or(0)).unwrap_or(0));
            voice.fill(words.chapter_card, &[&voice.chapter_card(*card), voice.who(chair)])
        }
        Event::CharactersDrawn { chair, drawn: [one, other] } => voice.fill(
            words.characters_drawn,
            &[&who(chair), voice.character(*one), voice.character(*other)],
        ),
        Event::CharacterTaken { chair, character } => {
            voice.fill(words.character_taken, &[&who(chair), voice.character(*character)])
        }
        Event::BoardsDrawn { chair, drawn: [one, other] } => {
            voice.fill(words.boards_drawn, &[&who(chair), &board_name(*one), &board_name(*other)])
        }
        Event::BoardLaid { chair, board } => voice.fill(
            words.board_laid,
            &[&board_name(*board), &who(chair), voice.who(left_of(*chair))],
        ),
        Event::InitiativeSet { order } => {
            let names: Vec<&str> = order.iter().map(|chair| voice.who(*chair)).collect();
            voice.fill(words.initiative, &[&names.join(", ")])
        }
        Event::TurnBegan { turn } => voice.number(words.turn, *turn),
        Event::RowDiscarded { cards } => voice.fill(words.row_discarded, &[&voice.cards(cards)]),
        Event::RowFilled { row, cards } => {
            voice.fill(words.row_filled, &[&row.to_string(), &voice.cards(cards)])
        }
        Event::OfferFilled { .. } => words.offer_filled.to_owned(),
        Event::Reshuffled { cards } => voice.number(words.reshuffled, *cards),
        Event::RowTaken { chair, row, cards } => {
            voice.fill(words.row_taken, &[&who(chair), &row.to_string(), &voice.cards(cards)])
        }
        Event::TopDrawn { chair, count, cards } if cards.is_empty() => {
            voice.fill(words.top_drawn, &[&who(chair), &count.to_string()])
        }
        Event::TopDrawn { chair, cards, .. } => {
            voice.fill(words.top_drawn_seen, &[&who(chair), &voice.cards(cards)])
        }
        Event::CardDrawn { chair, card: None } => voice.fill(words.card_drawn, &[&who(chair)]),
        Event::CardDrawn { chair, card: Some(card) } => {
            voice.fill(words.card_drawn_seen, &[&who(chair), &voice.card(*card)])
        }
        Event::AutomaLaid { chair, cards } => {
            voice.fill(words.automa_laid, &[&who(chair), &voice.cards(cards)])
        }
        Event::Chosen { chair, .. } => voice.fill(words.chosen, &[&who(chair)]),
        Event::Played { chair, cards } => {
            voice.fill(words.played, &[&who(chair), &voice.cards(cards)])
        }
        Event::Kept { chair, cards } => voice.fill(words.kept, &[&who(chair), &voice.cards(cards)]),
        Event::EffectResolved { chair, card, counted, level } => {
            let text = if *level > 0 { words.effect } else { words.effect_failed };
            voice.fill(text, &[&who(chair), &voice.card(*card), &counted.to_string()])
        }
        Event::SymbolLost { chair, symbol, from: LostFrom::Token } => {
            voice.fill(words.token_lost, &[&who(chair), &voice.symbols(*symbol, 1)])
        }
        Event::SymbolLost { chair, symbol, from: LostFrom::Card(card) } => voice.fill(
            words.symbol_lost,
            &[&who(chair), &voice.symbols(*symbol, 1), &voice.card(*card)],
        ),
        Event::SymbolsGained { chair, symbols } => {
            voice.fill(words.gained, &[&who(chair), &voice.counts(symbols)])
        }
        Event::TeaPassed { chair, left } => {
            voice.fill(words.tea_passed, &[&who(chair), voice.who(*left)])
        }
        Event::TrackMoved { chair, from, to, .. } if from == to => {
            voice.fill(words.track_at_end, &[&who(chair), voice.who(left_of(*chair))])
        }
        Event::TrackMoved { chair, from, to, .. } => voice.fill(
            words.track_moved,
            &[&who(chair), voice.who(left_of(*chair)), &from.to_string(), &to.to_string()],
        ),
        Event::BonusTaken { chair, board, space, instead } => {
            bonus(voice, view, *chair, (*board, *space), *instead)
        }
        Event::AbilityGiven { chair, from, ability } => voice
            .fill(words.ability_given, &[&who(chair), &voice.ability(*ability), voice.who(*from)]),
        Event::HandShown { chair, cards, .. } => {
            voice.fill(words.hand_shown, &[&who(chair), &voice.cards(cards)])
        }
        Event::AbilityRenewed { chair, ability } => {
            voice.fill(words.renewed, &[&who(chair), &voice.ability(*ability)])
        }
        Event::Mended { chair, card, .. } => {
            voice.fill(words.mended, &[&who(chair), &voice.card(*card)])
        }
        Event::XpGained { chair, amount, total } => {
            voice.fill(words.xp, &[&who(chair), &amount.to_string(), &total.to_string()])
        }
        Event::AbilityUnlocked { chair, ability } => {
            voice.fill(words.unlocked, &[&who(chair), &voice.ability(*ability)])
        }
        Event::AbilityUsed { chair, ability, .. } => {
            voice.fill(words.used, &[&who(chair), &voice.ability(*ability)])
        }
        Event::Discarded { chair, cards } => {
            voice.fill(words.discarded, &[&who(chair), &voice.cards(cards)])
        }
        Event::Salvaged { chair, card } => {
            voice.fill(words.salvaged, &[&who(chair), &voice.card(*card)])
        }
        Event::Shown { chair, cards } => {
            voice.fill(words.shown, &[&who(chair), &voice.cards(cards)])
        }
        Event::VpGained { chair, amount, total } => {
            voice.fill(words.vp, &[&who(chair), &amount.to_string(), &number(*total)])
        }
        Event::ChapterScored { chair, left, right, xp, vp } => {
            let numbers = [left, right, xp, vp].map(ToString::to_string);
            let [left, right, xp, vp] = &numbers;
            voice.fill(words.chapter_scored, &[&who(chair), left, right, xp, vp])
        }
        Event::ChapterBegan { chapter, left, right } => voice.fill(
            words.chapter_began,
            &[roman(*chapter), voice.symbol(*left), voice.symbol(*right)],
        ),
        Event::QuestScored { chair, symbol, vp, .. } => {
            voice.fill(words.quest, &[&who(chair), voice.symbol(*symbol), &vp.to_string()])
        }
        Event::ExperienceScored { chair, xp, vp } => {
            voice.fill(words.experience, &[&who(chair), &xp.to_string(), &vp.to_string()])
        }
        Event::CooperationScored { chair, space, vp } => {
            voice.fill(words.cooperation, &[&who(chair), &space.to_string(), &vp.to_string()])
        }
        Event::Ended { winner: Some(seat) } => {
            let chair = view.chairs.iter().position(|chair| chair.seat == Some(*seat));
            let chair = Chair(u8::try_from(chair.unwrap_or(0)).unwrap_or(0));
            voice.fill(words.won, &[voice.who(chair)])
        }
        Event::Ended { winner: None } => words.lost.to_owned(),
    }
}

fn bonus(
    voice: &Voice,
    view: &View,
    chair: Chair,
    (board, space): (::ronin::Board, u8),
    instead: bool,
) -> String {
    let words = &voice.words.event;
    let Some(bonus) = board.bonus(space) else { return String::new() };
    let (who, space) = (voice.who(chair), space.to_string());
    if instead {
        let xp = bonus.or_xp.unwrap_or_default().to_string();
        return voice.fill(words.bonus_xp, &[who, &space, &xp]);
    }
    // Both tracks may have the same board; the neighbour matters for abilities only, and those are
    // told by name right after.
    let chairs = u8::try_from(view.chairs.len()).unwrap_or(3);
    let lies = |side: &Side| {
        let track = usize::from(chair.track(*side, chairs));
        view.tracks.get(track).is_some_and(|track| track.board == Some(board))
    };
    let side = Side::ALL.into_iter().find(lies).unwrap_or(Side::Left);
    let prize = prize_from(voice, view, bonus, chair.neighbour(side, chairs));
    voice.fill(words.bonus, &[who, &space, &prize])
}
