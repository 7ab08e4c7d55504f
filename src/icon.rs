//! The small line icons of buttons. Charges and shapes are heraldry; these are furniture.

use crate::prelude::*;

/// An icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    Undo,
    Redo,
    Rewind,
    Log,
    Players,
    Menu,
    Settings,
    Close,
    Search,
    Link,
    Export,
    Import,
    Delete,
    Rename,
    Shuffle,
    Help,
    Hint,
    First,
    Back,
    Next,
    Last,
    Play,
    Pause,
    Add,
    Home,
    Warn,
    Sun,
    Moon,
    Auto,
    Share,
    Book,
    Install,
    Here,
    Whole,
    List,
    Code,
    Unfold,
    Swap,
    Eye,
    Dots,
    Done,
    Chart,
}

impl Icon {
    const fn path(self) -> &'static str {
        match self {
            Self::Done => "M4.5 12.5l5 5L19.5 7",
            Self::Chart => "M4 20.5h16M6.5 17v-5M12 17V5M17.5 17V9",
            Self::Undo => "M8 5 3.5 9.5 8 14M4 9.5h10a6 6 0 0 1 0 12h-3",
            Self::Redo => "M16 5l4.5 4.5L16 14M20 9.5H10a6 6 0 0 0 0 12h3",
            Self::Rewind => "M12 7v5.5l3.5 2M4.2 9A8.5 8.5 0 1 1 3.5 12.5M4 4v5h5",
            Self::Log => {
                "M6 3.5h11a2 2 0 0 1 2 2V18a2.5 2.5 0 0 1-2.5 2.5H7A2.5 2.5 0 0 1 4.5 18v-1.5h9.5V18a2.5 2.5 0 0 0 2.5 2.5M6 3.5a1.8 1.8 0 0 0-1.5 2V7H7v9.5M10 8h6M10 12h6"
            }
            Self::Players => {
                "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 2.5-6.5 6.5-6.5s6.5 2.5 6.5 6.5M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 13.8c2.6.7 4 3 4 6.2"
            }
            Self::Menu => "M4 6.5h16M4 12h16M4 17.5h16",
            Self::Settings => "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
            Self::Close => "M5.5 5.5l13 13M18.5 5.5l-13 13",
            Self::Search => "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3L20.5 20.5",
            Self::Link => {
                "M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12.3 6M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7L11.7 18"
            }
            Self::Export => "M12 15V3.5M7.5 8 12 3.5 16.5 8M4 14v6.5h16V14",
            Self::Import => "M12 3.5V15M7.5 10.5 12 15l4.5-4.5M4 14v6.5h16V14",
            Self::Delete => "M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6",
            Self::Rename => "M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",
            Self::Shuffle => {
                "M3 7h3.5c5 0 6 10 11 10H21M3 17h3.5c1.8 0 3-1.3 4-3M13.5 10c1-1.7 2.2-3 4-3H21M18 4l3 3-3 3M18 14l3 3-3 3"
            }
            Self::Help => {
                "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.1M12 21.5a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19z"
            }
            Self::Hint => {
                "M9 17.5h6M10 21h4M12 3a6.5 6.5 0 0 0-3.8 11.8c.6.5.8 1.5.8 2.7h6c0-1.2.2-2.2.8-2.7A6.5 6.5 0 0 0 12 3z"
            }
            Self::First => "M5 5v14M19 5.5 9 12l10 6.5z",
            Self::Back => "M16 5.5 6.5 12l9.5 6.5z",
            Self::Next => "M8 5.5 17.5 12 8 18.5z",
            Self::Last => "M19 5v14M5 5.5 15 12 5 18.5z",
            Self::Pause => "M8 5v14M16 5v14",
            Self::Play => "M7 4.5 19.5 12 7 19.5z",
            Self::Add => "M12 5v14M5 12h14",
            Self::Home => "M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20",
            Self::Warn => "M12 3.5 2.5 20.5h19zM12 9.5v5.5M12 17.7v.1",
            Self::Sun => {
                "M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M5 19l1.7-1.7M17.3 6.7 19 5"
            }
            Self::Moon => "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
            Self::Auto => {
                "M12 21.5a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19zM12 2.5v19M12 7h6.5M12 12h9.3M12 17h6.5"
            }
            Self::Share => {
                "M17 8.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM7 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM17 21.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM9.7 10.5l4.6-3.2M9.7 13.5l4.6 3.2"
            }
            Self::Book => {
                "M12 6.5C9.5 4.5 6.5 4 3.5 4.5v14c3-.5 6 0 8.5 2 2.5-2 5.5-2.5 8.5-2v-14c-3-.5-6 0-8.5 2zM12 6.5v14"
            }
            Self::Here => {
                "M12 18.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM12 2.5v5M12 16.5v5M2.5 12h5M16.5 12h5"
            }
            Self::Whole => "M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5",
            Self::List => "M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1",
            Self::Code => {
                "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2.5M14 20h2.5M20 20v-.1M17.5 17.5v.1"
            }
            Self::Unfold => "M5 9l7 7 7-7",
            Self::Swap => "M4 8.5h15M15 4.5l4 4-4 4M20 15.5H5M9 11.5l-4 4 4 4",
            Self::Eye => {
                "M2.5 12C5 7.5 8 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5s-7-2-9.5-6.5zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z"
            }
            Self::Dots => "M5 12h.1M12 12h.1M19 12h.1",
            Self::Install => "M6.5 2.5h11v19h-11zM12 6.5v7M9 11l3 3 3-3M10.5 18.5h3",
        }
    }
}

/// Draws an icon; it is always beside a word or a label, so it says nothing itself.
#[component]
pub fn IconView(icon: Icon) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=icon.path()></path>
        </svg>
    }
}
