//! The content of the box, as const tables. Names and stories live elsewhere, by slug.

pub mod city;
pub mod events;
pub mod wilds;
