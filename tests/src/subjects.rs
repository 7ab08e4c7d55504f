//! The games the suites are run on.

mod cairns;
mod gwent;

pub use self::cairns::CairnsSubject;
pub use self::gwent::GwentSubject;
