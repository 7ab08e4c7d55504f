//! The games the suites are run on.

mod cairns;
mod gwent;
mod old_world;

pub use self::cairns::CairnsSubject;
pub use self::gwent::GwentSubject;
pub use self::old_world::OldWorldSubject;
