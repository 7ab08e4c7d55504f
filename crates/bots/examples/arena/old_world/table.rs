use crate::asked::Asked;
pub fn print(_asked: &Asked) {}
