//! Codes beside those of other programs.

use tabletop::Digest;

use super::*;

fn drawn(code: &Qr) -> String {
    let row = |row: &[bool]| row.iter().map(|dark| if *dark { '#' } else { '.' }).collect();
    code.dark.chunks(code.size).map(row).collect::<Vec<String>>().join("\n")
}

/// Drawn by another program (qrcode-generator for JavaScript), level L, with the mask it chose.
const SZLAK: &str = "\
#######...###.#######
#.....#.###.#.#.....#
#.###.#...###.#.###.#
#.###.#.##..#.#.###.#
#.###.#..#..#.#.###.#
#.....#.#..#..#.....#
#######.#.#.#.#######
.........#...........
#####.###..#.#.#.#.#.
....##.##.#####....##
####..#..#..#.##...#.
....##..#######..####
..#.###..#..#..#.....
........#.#.#..#.#.#.
#######.#.##.#..#.##.
#.....#..#.....#####.
#.###.#.##.#.#..#..#.
#.###.#.########..#..
#.###.#.#.#.#.##.##..
#.....#.##.####.###..
#######.#.#.#..##..#.";

#[test]
fn agrees_square_by_square_with_another_program() {
    assert_eq!(drawn(&Qr::unmasked(b"Szlak").unwrap().masked(2)), SZLAK);
}

/// Length, mask, side, and the fingerprint of the squares row by row: by the same program, all masks of a
/// full code by a third (segno). The lengths lie on both
/// sides of where something changes: the version, the width of the length, the blocks, the marks.
#[test]
fn agrees_with_another_program_from_the_smallest_to_the_largest() {
    let known: [(usize, usize, usize, u64); 30] = [
        (1, 0, 21, 0xd37d_650a_0b4d_9a91),
        (17, 0, 21, 0x975e_2545_36e6_fe8f),
        (17, 1, 21, 0x7774_0dfe_4b6f_aa71),
        (17, 2, 21, 0x8c6e_802c_7dad_aed9),
        (17, 3, 21, 0x9289_7b81_060c_7277),
        (17, 4, 21, 0xd9e1_e12f_0086_b80d),
        (17, 5, 21, 0x0c28_1847_9654_0863),
        (17, 6, 21, 0x3cf2_abc3_d5cd_9f33),
        (17, 7, 21, 0x8a53_c573_3f0c_7cfd),
        (18, 6, 25, 0x894b_902f_d379_88bb),
        (53, 3, 29, 0xabd6_8ecd_9590_fac1),
        (106, 6, 37, 0x8b9f_7129_a070_bda5),
        (107, 6, 41, 0x8008_9fbb_5957_03d3),
        (134, 6, 41, 0xc75c_17ed_98f8_5d3f),
        (154, 3, 45, 0x2e80_5495_c2d8_2e9d),
        (155, 4, 49, 0xbb3d_8f74_b1d5_f949),
        (192, 4, 49, 0xa478_d7bf_90f7_7c17),
        (230, 3, 53, 0xe7b6_ff05_dfb4_d4e6),
        (231, 4, 57, 0x4a2c_7cd7_260c_18cb),
        (271, 3, 57, 0x9b60_e9e7_ae01_c50d),
        (321, 3, 61, 0x8352_4db5_5e07_3103),
        (500, 4, 77, 0xa54c_a055_dece_8fe6),
        (718, 3, 89, 0x1f5b_252a_d295_39a0),
        (1000, 3, 105, 0x3f70_2442_6660_d365),
        (1171, 3, 113, 0x1d3b_78d9_4d71_3973),
        (1465, 3, 125, 0xa040_eae7_f78f_1091),
        (1840, 3, 141, 0xd728_d134_476a_6eea),
        (2071, 3, 153, 0xdda5_0ed4_ec17_eb95),
        (2431, 3, 161, 0x968e_149c_22cf_14b8),
        (2953, 3, 177, 0xccf6_e287_7fd0_ad3b),
    ];
    for (length, mask, size, squares) in known {
        let code = Qr::unmasked(text(length).as_bytes()).unwrap().masked(mask);
        let dark: Vec<u8> = code.dark.iter().map(|dark| u8::from(*dark)).collect();
        assert_eq!((code.size(), Digest::of_bytes(&dark)), (size, Digest(squares)), "{length}");
    }
}

fn text(length: usize) -> String {
    let symbols = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    (0..length).map(|at| char::from(symbols[(at * at + 7 * at) % 64])).collect()
}

#[test]
fn a_text_too_long_for_any_code_has_none() {
    assert_eq!(Qr::of(&text(2953)).map(|code| code.size()), Some(177));
    assert!(Qr::of(&text(2954)).is_none());
}

/// What is drawn is what is dark, four squares from the edge.
#[test]
fn the_path_goes_round_every_dark_run() {
    let code = Qr::unmasked(b"Szlak").unwrap().masked(2);
    assert!(code.path().starts_with("M4 4h7v1h-7zM14 4h3v1h-3zM18 4h7v1h-7zM4 5h1"));
    let runs: usize =
        SZLAK.lines().map(|row| row.split('.').filter(|r| !r.is_empty()).count()).sum();
    assert_eq!(code.path().matches('M').count(), runs);
}

#[test]
fn the_calmest_mask_is_taken() {
    let blank = Qr::unmasked(b"Szlak").unwrap();
    let calm = Qr::of("Szlak").unwrap().unrest();
    assert!((0..8).all(|mask| blank.masked(mask).unrest() >= calm));
    // Five dark ones count 3, a sixth 1; the mark of a corner with its margin counts 40.
    assert_eq!(line_unrest([true; 6].into_iter()), 4);
    let mark = "10111010000".chars().map(|bit| bit == '1');
    assert_eq!(line_unrest(mark), 40);
}
