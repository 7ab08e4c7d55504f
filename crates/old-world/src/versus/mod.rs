//! The base game: one to five witchers, each for himself.
