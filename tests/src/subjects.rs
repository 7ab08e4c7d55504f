//! The games the suites are run on.

mod cairns;

pub use self::cairns::CairnsSubject;
