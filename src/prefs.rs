//! The player's settings: language, light, pace, size of text, sound. One page, one player: they are
//! global signals, kept in the browser's storage.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::prelude::*;
use serde::Serialize;
use serde_json::Value;
use tabletop::scribe;

use crate::browser;
use crate::i18n::{self, Lang};
use crate::sound::{self, Sound};
use crate::storage::{self, Key};
use crate::toast::{self, Tone};
use crate::view::follow;

/// Parchment, night camp, or whatever the device says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the device.
    #[default]
    Auto,
    /// Parchment.
    Light,
    /// Night camp.
    Dark,
}

/// How fast bots move and things travel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// At once.
    None,
    /// Quickly.
    Fast,
    /// So that it can be followed.
    #[default]
    Usual,
    /// So that it can be explained.
    Slow,
}

/// How large the text is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TextSize {
    /// As designed.
    #[default]
    Usual,
    /// Larger.
    Large,
    /// Larger still.
    Largest,
}

/// How loud the table is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Loudness {
    /// Not at all, until somebody asks for it.
    #[default]
    Off,
    /// Hardly.
    Quiet,
    /// As a table is.
    Medium,
    /// As an inn is.
    Loud,
}

impl Loudness {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Off, Self::Quiet, Self::Medium, Self::Loud];

    const fn slug(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Quiet => "quiet",
            Self::Medium => "medium",
            Self::Loud => "loud",
        }
    }

    /// Between silence and all there is.
    pub const fn volume(self) -> f64 {
        match self {
            Self::Off => 0.0,
            Self::Quiet => 0.3,
            Self::Medium => 0.6,
            Self::Loud => 1.0,
        }
    }
}

impl Theme {
    /// All lights.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Light, Self::Dark];

    const fn slug(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

impl Speed {
    /// All paces.
    pub const ALL: [Self; 4] = [Self::None, Self::Fast, Self::Usual, Self::Slow];

    const fn slug(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Fast => "fast",
            Self::Usual => "usual",
            Self::Slow => "slow",
        }
    }

    /// How long a bot is seen to think before its move is shown, in milliseconds.
    pub const fn pause(self) -> u64 {
        match self {
            Self::None => 0,
            Self::Fast => 250,
            Self::Usual => 700,
            Self::Slow => 1600,
        }
    }
}

impl TextSize {
    /// All sizes.
    pub const ALL: [Self; 3] = [Self::Usual, Self::Large, Self::Largest];

    const fn slug(self) -> &'static str {
        match self {
            Self::Usual => "usual",
            Self::Large => "large",
            Self::Largest => "largest",
        }
    }
}

/// The settings as they are written; they are read one by one, so that an unknown one harms none.
#[derive(Serialize)]
struct Stored {
    lang: &'static str,
    theme: &'static str,
    speed: &'static str,
    text: &'static str,
    sound: &'static str,
    install_dismissed: bool,
}

struct Prefs {
    lang: ArcRwSignal<Lang>,
    theme: ArcRwSignal<Theme>,
    speed: ArcRwSignal<Speed>,
    text: ArcRwSignal<TextSize>,
    sound: ArcRwSignal<Loudness>,
    install_dismissed: ArcRwSignal<bool>,
}

static PREFS: LazyLock<Prefs> = LazyLock::new(|| {
    let stored: Value = storage::read(&Key::Settings)
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default();
    let slug = |name: &str| stored[name].as_str().unwrap_or_default();
    let lang = Lang::from_tag(slug("lang"));
    let lang = lang.or_else(|| browser::languages().iter().find_map(|tag| Lang::from_tag(tag)));
    let theme = Theme::ALL.into_iter().find(|theme| theme.slug() == slug("theme"));
    let speed = Speed::ALL.into_iter().find(|speed| speed.slug() == slug("speed"));
    let text = TextSize::ALL.into_iter().find(|size| size.slug() == slug("text"));
    let sound = Loudness::ALL.into_iter().find(|sound| sound.slug() == slug("sound"));
    let dismissed = stored["install_dismissed"].as_bool();
    Prefs {
        lang: ArcRwSignal::new(lang.unwrap_or(Lang::En)),
        theme: ArcRwSignal::new(theme.unwrap_or_default()),
        speed: ArcRwSignal::new(speed.unwrap_or_default()),
        text: ArcRwSignal::new(text.unwrap_or_default()),
        sound: ArcRwSignal::new(sound.unwrap_or_default()),
        install_dismissed: ArcRwSignal::new(dismissed.unwrap_or_default()),
    }
});

/// The language in use.
pub fn lang() -> Lang {
    PREFS.lang.get()
}

/// The light in use.
pub fn theme() -> Theme {
    PREFS.theme.get()
}

/// The pace in use. A device that asks for less motion gets none.
pub fn speed() -> Speed {
    PREFS.speed.get()
}

/// The pace in use, without following it.
pub fn speed_untracked() -> Speed {
    PREFS.speed.get_untracked()
}

/// The size of text in use.
pub fn text_size() -> TextSize {
    PREFS.text.get()
}

/// How loud the table is.
pub fn loudness() -> Loudness {
    PREFS.sound.get()
}

/// How loud the table is, without following it.
pub fn loudness_untracked() -> Loudness {
    PREFS.sound.get_untracked()
}

/// Has the player said that he does not want to install the app?
pub fn install_dismissed() -> bool {
    PREFS.install_dismissed.get()
}

/// The language in use, without following it.
pub fn lang_untracked() -> Lang {
    PREFS.lang.get_untracked()
}

/// Changes the language as soon as its words are here. If they cannot be had, the old one stays,
/// and says so.
pub fn set_lang(lang: Lang) {
    static WISH: AtomicUsize = AtomicUsize::new(0);
    let wish = WISH.fetch_add(1, Ordering::Relaxed) + 1;
    let change = move || {
        PREFS.lang.set(lang);
        keep();
    };
    if i18n::is_here(lang) {
        return change();
    }
    browser::spawn(async move {
        let came = i18n::load(lang).await;
        // Somebody who has chosen again in the meantime is not overruled.
        if WISH.load(Ordering::Relaxed) != wish {
            return;
        }
        if came {
            change();
        } else {
            toast::say(Tone::Bad, lang_untracked().keeping().text_missing.to_owned());
        }
    });
}

/// Changes the light.
pub fn set_theme(theme: Theme) {
    PREFS.theme.set(theme);
    keep();
}

/// Changes the pace.
pub fn set_speed(speed: Speed) {
    PREFS.speed.set(speed);
    keep();
}

/// Changes the size of text.
pub fn set_text_size(size: TextSize) {
    PREFS.text.set(size);
    keep();
}

/// Changes how loud the table is, and lets it be heard.
pub fn set_loudness(loudness: Loudness) {
    PREFS.sound.set(loudness);
    keep();
    sound::set_volume(loudness.volume());
    sound::play(&[Sound::Lay, Sound::Bond]);
}

/// Never asks about installing again.
pub fn dismiss_install() {
    PREFS.install_dismissed.set(true);
    keep();
}

/// A setting that cannot be kept still holds until the tab is closed; saves say when storage
/// fails, so nothing more is said here.
fn keep() {
    let stored = Stored {
        lang: PREFS.lang.get_untracked().tag(),
        theme: PREFS.theme.get_untracked().slug(),
        speed: PREFS.speed.get_untracked().slug(),
        text: PREFS.text.get_untracked().slug(),
        sound: PREFS.sound.get_untracked().slug(),
        install_dismissed: PREFS.install_dismissed.get_untracked(),
    };
    let text = scribe::json(&stored);
    let _ = storage::write(&Key::Settings, &text);
}

/// Keeps the attributes of the page's root in step with the settings; what is usual has none.
pub fn follow_on_root() {
    follow(|| {
        browser::set_root_attribute("lang", Some(lang().tag()));
        let theme = Some(theme()).filter(|theme| *theme != Theme::Auto);
        browser::set_root_attribute("data-theme", theme.map(Theme::slug));
        let speed = Some(speed()).filter(|speed| *speed != Speed::Usual);
        browser::set_root_attribute("data-speed", speed.map(Speed::slug));
        let size = Some(text_size()).filter(|size| *size != TextSize::Usual);
        browser::set_root_attribute("data-text", size.map(TextSize::slug));
    });
}
