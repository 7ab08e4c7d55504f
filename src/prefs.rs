//! The player's settings: language, light, pace, size of text. One page, one player: they are
//! global signals, kept in the browser's storage.

use std::sync::LazyLock;

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::browser;
use crate::i18n::Lang;
use crate::storage::{self, Key};

/// Parchment, night camp, or whatever the device says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TextSize {
    /// As designed.
    #[default]
    Usual,
    /// Larger.
    Large,
    /// Larger still.
    Largest,
}

impl Theme {
    /// All lights.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Light, Self::Dark];
}

impl Speed {
    /// All paces.
    pub const ALL: [Self; 4] = [Self::None, Self::Fast, Self::Usual, Self::Slow];

    /// How long a bot is seen to think before its move is shown, in milliseconds.
    pub const fn pause(self) -> i32 {
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
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Stored {
    lang: Option<String>,
    theme: Theme,
    speed: Speed,
    text: TextSize,
    install_dismissed: bool,
}

struct Prefs {
    lang: ArcRwSignal<Lang>,
    theme: ArcRwSignal<Theme>,
    speed: ArcRwSignal<Speed>,
    text: ArcRwSignal<TextSize>,
    install_dismissed: ArcRwSignal<bool>,
}

static PREFS: LazyLock<Prefs> = LazyLock::new(|| {
    let stored: Stored = storage::read(&Key::Settings)
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default();
    let lang = stored.lang.as_deref().and_then(Lang::from_tag);
    let lang = lang.or_else(|| browser::languages().iter().find_map(|tag| Lang::from_tag(tag)));
    Prefs {
        lang: ArcRwSignal::new(lang.unwrap_or(Lang::En)),
        theme: ArcRwSignal::new(stored.theme),
        speed: ArcRwSignal::new(stored.speed),
        text: ArcRwSignal::new(stored.text),
        install_dismissed: ArcRwSignal::new(stored.install_dismissed),
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

/// Has the player said that he does not want to install the app?
pub fn install_dismissed() -> bool {
    PREFS.install_dismissed.get()
}

/// Changes the language.
pub fn set_lang(lang: Lang) {
    PREFS.lang.set(lang);
    keep();
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

/// Never asks about installing again.
pub fn dismiss_install() {
    PREFS.install_dismissed.set(true);
    keep();
}

/// A setting that cannot be kept still holds until the tab is closed; saves say when storage
/// fails, so nothing more is said here.
fn keep() {
    let stored = Stored {
        lang: Some(PREFS.lang.get_untracked().tag().to_owned()),
        theme: PREFS.theme.get_untracked(),
        speed: PREFS.speed.get_untracked(),
        text: PREFS.text.get_untracked(),
        install_dismissed: PREFS.install_dismissed.get_untracked(),
    };
    let text = serde_json::to_string(&stored).expect("settings always serialise");
    let _ = storage::write(&Key::Settings, &text);
}

/// Keeps the attributes of the page's root in step with the settings.
pub fn follow_on_root() {
    Effect::new(|| browser::set_root_attribute("lang", Some(lang().tag())));
    Effect::new(|| {
        let value = match theme() {
            Theme::Auto => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        };
        browser::set_root_attribute("data-theme", value);
    });
    Effect::new(|| {
        let value = match speed() {
            Speed::None => Some("none"),
            Speed::Fast => Some("fast"),
            Speed::Usual => None,
            Speed::Slow => Some("slow"),
        };
        browser::set_root_attribute("data-speed", value);
    });
    Effect::new(|| {
        let value = match text_size() {
            TextSize::Usual => None,
            TextSize::Large => Some("large"),
            TextSize::Largest => Some("largest"),
        };
        browser::set_root_attribute("data-text", value);
    });
}
