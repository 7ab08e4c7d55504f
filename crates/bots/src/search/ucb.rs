//! The bound by which a search weighs what it knows against what it has not tried.
//!
//! UCB1 needs a logarithm, and the machine's own may differ in its last bit between a native build
//! and WebAssembly, which is enough to send two searches apart. Addition, multiplication, division
//! and the square root are exact by IEEE 754 on both. So the logarithm here is made of those: the
//! exponent by bits, and a straight line between powers of two. It is monotone and never off by
//! more than 0.09, far below what the constant before it is worth.

/// The upper bound of a choice with this mean, tried so often out of so many times it was legal;
/// `eagerness` weighs what is unknown.
pub fn bound(mean: f64, visits: u32, available: u32, eagerness: f64) -> f64 {
    mean + eagerness * (natural_log(available) / f64::from(visits)).sqrt()
}

fn natural_log(number: u32) -> f64 {
    let exponent = number.max(1).ilog2();
    let mantissa = f64::from(number.max(1)) / f64::from(1u32 << exponent);
    (f64::from(exponent) + mantissa - 1.0) * std::f64::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithm_is_monotone_and_near_enough() {
        let mut last = -1.0;
        for number in (1..5_000).chain([1 << 20, u32::MAX]) {
            let ours = natural_log(number);
            assert!(ours > last, "{number}");
            assert!((ours - f64::from(number).ln()).abs() < 0.09 * std::f64::consts::LN_2);
            last = ours;
        }
    }

    /// Frozen: to the bit the same on every machine.
    #[test]
    fn the_bound_is_frozen() {
        assert_eq!(bound(0.5, 3, 100, 0.7).to_bits(), 0x3ff5_ca91_c25d_9ba8);
        assert_eq!(bound(0.25, 17, 4_096, 0.7).to_bits(), 0x3fe7_ab21_9bbf_4297);
    }
}
