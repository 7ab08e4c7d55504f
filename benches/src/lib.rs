//! What is measured, apart from who prints it: the same subjects natively and in a browser.

pub mod clock;
pub mod games;
pub mod subjects;
