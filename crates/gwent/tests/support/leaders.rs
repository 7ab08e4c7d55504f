//! A leader of each faction with an active ability, for tests about something else.

pub const MONSTERS: &str = "eredin-commander-of-the-red-riders";
pub const NILFGAARD: &str = "emhyr-the-relentless";
pub const NORTHERN_REALMS: &str = "foltest-the-siegemaster";
pub const SCOIATAEL: &str = "francesca-the-beautiful";
pub const SKELLIGE: &str = "crach-an-craite";
