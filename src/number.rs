//! Numbers for drawings, written by hand: the standard library's way to write and read floating numbers is twenty
//! kilobytes of tables and code, and nothing else in the page needs it.

/// With at most one decimal.
pub fn tenths(value: f64) -> String {
    let tenths = rounded(value * 10.0);
    let (sign, whole, rest) = (sign(tenths), tenths.abs() / 10, tenths.abs() % 10);
    if rest == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{rest}") }
}

/// With three decimals.
pub fn thousandths(value: f64) -> String {
    let parts = rounded(value * 1000.0);
    format!("{}{}.{:03}", sign(parts), parts.abs() / 1000, parts.abs() % 1000)
}

/// No less and no more than this; the lower bound holds, should the bounds be crossed. The standard library's own would
/// print floating numbers before it gives up.
pub const fn within(value: f64, low: f64, high: f64) -> f64 {
    value.min(high).max(low)
}

const fn sign(number: i64) -> &'static str {
    if number < 0 { "-" } else { "" }
}

#[expect(clippy::cast_possible_truncation, reason = "drawings are small")]
const fn rounded(value: f64) -> i64 {
    value.round_ties_even() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_larger_than_its_window_stays_at_its_beginning() {
        assert_eq!(
            [within(5.0, 0.0, 3.0), within(-1.0, 0.0, 3.0), within(5.0, 12.0, -4.0)],
            [3.0, 0.0, 12.0]
        );
    }

    #[test]
    fn numbers_are_written_as_drawings_need_them() {
        let written = [0.0, -0.04, 12.0, -3.46, 1200.25].map(tenths);
        assert_eq!(written, ["0", "0", "12", "-3.5", "1200.2"]);
        let written = [0.406, 1.0, -0.5, 0.0004].map(thousandths);
        assert_eq!(written, ["0.406", "1.000", "-0.500", "0.000"]);
    }
}
