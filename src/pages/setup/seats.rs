//! Who sits where: the one place that knows who can take a seat. People and bots, as a row of a form and as portraits.

use crate::prelude::*;
use tabletop::{Control, Level, MAX_SEATS, Player, Seat};

use super::{Draft, Start};
use crate::arms::seat_blazon;
use crate::heraldry::BlazonView;
use crate::i18n::front::rank;
use crate::i18n::{post, words};
use crate::icon::{Icon, IconView};
use crate::prefs;
use crate::view::{Each, Settled, flag, on, part, t, text, when};

/// Whoever can take a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sitter(Control);

impl Sitter {
    /// A person at this device.
    pub const PERSON: Self = Self(Control::Human);

    /// A person at another device, who is sent the moves as links.
    pub const FAR: Self = Self(Control::Far);

    /// The bots, weakest first.
    pub const BOTS: [Self; 3] = [
        Self(Control::Bot(Level::Apprentice)),
        Self(Control::Bot(Level::Master)),
        Self(Control::Bot(Level::Legend)),
    ];

    /// Everybody.
    pub const ALL: [Self; 5] =
        [Self::PERSON, Self::FAR, Self::BOTS[0], Self::BOTS[1], Self::BOTS[2]];

    /// The value of the control that seats him.
    pub const fn slug(self) -> &'static str {
        match self.0 {
            Control::Human => "person",
            Control::Far => "far",
            Control::Bot(level) => level.slug(),
        }
    }

    /// The file of his portrait.
    pub fn portrait(self) -> String {
        format!("./figures/portrait-{}.svg", self.slug())
    }

    /// What he is called.
    pub fn name(self) -> &'static str {
        prefs::lang().setup().sitters[self.place()]
    }

    /// What is said of him, where two armies meet or anywhere.
    pub fn about(self, duel: bool) -> &'static str {
        let words = prefs::lang().setup();
        match self.place() {
            at @ 1..4 if duel => words.about_duel[at - 1],
            at => words.about[at],
        }
    }

    /// Where he stands among those who are spoken of.
    const fn place(self) -> usize {
        match self.0 {
            Control::Far => 4,
            control => rank(control),
        }
    }

    /// Is he a bot?
    const fn is_bot(self) -> bool {
        matches!(self.0, Control::Bot(_))
    }

    /// Does the game offer him? Persons may play everything.
    fn is_offered(self, entry: &bots::GameEntry) -> bool {
        match self.0 {
            Control::Bot(level) => entry.levels.contains(&level),
            Control::Human | Control::Far => true,
        }
    }

    /// The bots a game offers.
    fn bots(entry: &'static bots::GameEntry) -> impl Iterator<Item = Self> {
        Self::BOTS.into_iter().filter(|sitter| sitter.is_offered(entry))
    }

    /// Does he sit there? Follows it.
    pub fn is_at(self, draft: Draft, seat: Seat) -> bool {
        draft.players.with(|players| players[seat.index()].control == self.0)
    }

    /// Takes the seat.
    pub fn sit(self, draft: Draft, seat: Seat) {
        let players = |players: &mut Vec<Player>| players[seat.index()].control = self.0;
        draft.players.update(players);
    }
}

/// The level a bot has at first.
const USUAL_LEVEL: Level = Level::Apprentice;

/// The first seat is a person, the others are bots, until the player says otherwise.
pub fn first_players() -> Vec<Player> {
    let names = words().player_names;
    let player = |seat: Seat| {
        let name = names[seat.index()];
        if seat.0 == 0 { Player::human(name) } else { Player::bot(name, USUAL_LEVEL) }
    };
    Seat::all(MAX_SEATS).map(player).collect()
}

/// Bots everywhere, each better than the one before.
pub fn bots() -> Vec<Player> {
    let levels = [Level::Apprentice, Level::Master].into_iter().cycle();
    let players = first_players().into_iter().zip(levels);
    players.map(|(player, level)| Player::bot(player.name, level)).collect()
}

/// The same, without the names that nobody has chosen: in another language they are others.
pub fn nameless(start: &Start) -> Start {
    let usual = words().player_names;
    let mut start = start.clone();
    for (player, usual) in start.players.iter_mut().zip(usual) {
        if player.name.trim() == usual {
            player.name.clear();
        }
    }
    start
}

/// Portraits of those who can take a seat, one of them chosen.
pub fn portraits(draft: Draft, seat: Seat, sitters: &'static [Sitter], duel: bool) -> AnyView {
    let number = seat.index() + 1;
    let portrait = move |sitter: Sitter| {
        view! {
            <label class="sitter" title=text(move || sitter.name())>
                <input
                    type="radio"
                    name=format!("control-{number}")
                    value=sitter.slug()
                    prop:checked=flag(move || sitter.is_at(draft, seat))
                    on:change=on(move |_| sitter.sit(draft, seat))
                />
                <img class="sitter__bust" src=sitter.portrait() alt="" width="120" height="140"/>
                <b class="sitter__name">{text(move || sitter.name())}</b>
                <span class="sitter__about">{text(move || sitter.about(duel))}</span>
            </label>
        }
    };
    let offered = sitters.iter().filter(|sitter| sitter.is_offered(draft.entry));
    offered.map(|sitter| portrait(*sitter)).each()
}

/// The name of a seat's player, to be changed.
pub fn name_field(draft: Draft, seat: Seat) -> AnyView {
    let number = seat.index() + 1;
    let rename = move |event| {
        let name = event_target_value(&event);
        draft.players.update(|players| players[seat.index()].name.clone_from(&name));
    };
    view! {
        <input
            class="input"
            type="text"
            id=format!("name-{number}")
            maxlength="24"
            autocomplete="off"
            prop:value=text(move || draft.player(seat).name)
            on:input=on(rename)
        />
    }
    .into_any()
}

/// One seat more or less.
pub fn resize(draft: Draft, by: i8) {
    let model = (draft.entry.model)();
    draft.form.update(|form| {
        form.seats = form.seats.saturating_add_signed(by).clamp(model.min_seats, model.max_seats);
        // Answers of a seat that has left go with it.
        let left = format!(".{}", form.seats + 1);
        form.answers.retain(|key, _| !key.ends_with(&left));
    });
}

/// The seats as rows of a form.
#[component]
pub fn Seats(draft: Draft) -> impl IntoView {
    let model = (draft.entry.model)();
    let (min, max) = (model.min_seats, model.max_seats);
    let count = move || draft.form.with(|form| form.seats);
    // Counted apart from the rest of the form, so that a row is not made anew while it is filled in.
    let seated = Settled::new(count);
    let has_room = move || count() < max;
    let has_spare = move || count() > min;
    let any_far = move || {
        draft.players.with(|players| players.iter().take(count().into()).any(Player::is_far))
    };
    view! {
        <fieldset class="leaf">
            <legend class="sr-only">{t(|w| w.who_plays)}</legend>
            <h2 class="rubric">{t(|w| w.who_plays)}</h2>
            <ol class="seats" role="list">
                {part(move || Seat::all(seated.get()).map(|seat| view! { <SeatRow draft seat/> }).each())}
            </ol>
            {when(any_far, || view! { <p class="field__hint" id="far-hint">{text(|| post().far_hint)}</p> })}
            <div class="acts">
                {when(has_room, move || view! {
                    <button class="btn" type="button" id="add-seat" on:click=on(move |_| resize(draft, 1))>
                        <IconView icon=Icon::Add/>{t(|w| w.add_seat)}
                    </button>
                })}
                {when(has_spare, move || view! {
                    <button class="btn btn--quiet" type="button" id="drop-seat" on:click=on(move |_| resize(draft, -1))>
                        <IconView icon=Icon::Close/>{t(|w| w.drop_seat)}
                    </button>
                })}
            </div>
        </fieldset>
    }
}

#[component]
fn SeatRow(draft: Draft, seat: Seat) -> impl IntoView {
    let player = move || draft.player(seat);
    let number = seat.index() + 1;
    let group = format!("control-{number}");
    let radio = move |value: &'static str, sitter: Sitter, label: fn() -> &'static str| {
        // A bot keeps its level when it is chosen once more.
        let is_there = move || {
            player().is_bot() == sitter.is_bot() && (sitter.is_bot() || sitter.is_at(draft, seat))
        };
        let sit = move |_| {
            if !is_there() {
                sitter.sit(draft, seat);
            }
        };
        view! {
            <label>
                <input
                    type="radio"
                    name=group.clone()
                    value=value
                    prop:checked=flag(is_there)
                    on:change=on(sit)
                />
                {text(label)}
            </label>
        }
    };
    view! {
        <li class="seat">
            <span class="seat__crest"><BlazonView blazon=seat_blazon(seat) size="m"/></span>
            <label class="field seat__name">
                <span class="field__label">{text(move || words().seat(number))}</span>
                {name_field(draft, seat)}
            </label>
            <div class="seat__kind">
                <div class="segmented" role="radiogroup" aria-label=text(move || words().played_by(number))>
                    {radio("person", Sitter::PERSON, || words().person)}
                    {radio("far", Sitter::FAR, || post().far)}
                    {radio("bot", Sitter::BOTS[0], || words().bot)}
                </div>
            </div>
            {when(move || player().is_bot(), move || view! {
                <label class="field seat__level">
                    <span class="field__label">{t(|w| w.level_label)}</span>
                    <select
                        class="select"
                        id=format!("level-{number}")
                        on:change=on(move |event| {
                            let slug = event_target_value(&event);
                            if let Some(sitter) = Sitter::BOTS.iter().find(|sitter| sitter.slug() == slug) {
                                sitter.sit(draft, seat);
                            }
                        })
                    >
                        {Sitter::bots(draft.entry).map(|sitter| view! {
                            <option value=sitter.slug() prop:selected=flag(move || sitter.is_at(draft, seat))>
                                {text(move || words().levels[rank(sitter.0)])}
                            </option>
                        }).each()}
                    </select>
                </label>
            })}
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every portrait is a file of ours.
    #[test]
    fn everybody_has_a_portrait() {
        for sitter in Sitter::ALL {
            let file = sitter.portrait().replacen('.', env!("CARGO_MANIFEST_DIR"), 1);
            let file = file.replacen("/figures", "/public/figures", 1);
            assert!(std::fs::metadata(&file).is_ok(), "{file}");
        }
    }

    #[test]
    fn a_name_that_nobody_chose_is_not_remembered() {
        let mut players = first_players();
        players[0].name = "Ves".to_owned();
        let form = tabletop::Form::of(2, []);
        let start = nameless(&Start { form, players, undo: None });
        let names: Vec<&str> = start.players.iter().map(|player| player.name.as_str()).collect();
        assert_eq!(names, ["Ves", "", "", "", ""]);
    }
}
