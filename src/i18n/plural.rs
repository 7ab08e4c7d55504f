//! Numbers and the nouns they count: one form for one, another for a few, a third for many.

/// English: one stone, two stones.
pub fn english(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// Polish: 1 kamień, 2–4 kamienie (but not 12–14), 5+ kamieni.
pub fn polish(count: usize, one: &str, few: &str, many: &str) -> String {
    let form = if count == 1 {
        one
    } else if ends_in_two_to_four(count) {
        few
    } else {
        many
    };
    format!("{count} {form}")
}

/// Ukrainian: 1, 21, 31 камінь (but not 11), 2–4 камені (but not 12–14), 5+ каменів.
pub fn ukrainian(count: usize, one: &str, few: &str, many: &str) -> String {
    let form = if count % 10 == 1 && count % 100 != 11 {
        one
    } else if ends_in_two_to_four(count) {
        few
    } else {
        many
    };
    format!("{count} {form}")
}

fn ends_in_two_to_four(count: usize) -> bool {
    matches!(count % 10, 2..=4) && !matches!(count % 100, 12..=14)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn polish_counts_right() {
        let stones = |count| polish(count, "kamień", "kamienie", "kamieni");
        let expected = [
            (0, "0 kamieni"),
            (1, "1 kamień"),
            (2, "2 kamienie"),
            (4, "4 kamienie"),
            (5, "5 kamieni"),
            (11, "11 kamieni"),
            (12, "12 kamieni"),
            (14, "14 kamieni"),
            (21, "21 kamieni"),
            (22, "22 kamienie"),
            (112, "112 kamieni"),
            (122, "122 kamienie"),
        ];
        for (count, text) in expected {
            assert_eq!(stones(count), text);
        }
    }

    #[test]
    fn ukrainian_counts_right() {
        let stones = |count| ukrainian(count, "камінь", "камені", "каменів");
        let expected = [
            (0, "0 каменів"),
            (1, "1 камінь"),
            (3, "3 камені"),
            (5, "5 каменів"),
            (11, "11 каменів"),
            (14, "14 каменів"),
            (21, "21 камінь"),
            (24, "24 камені"),
            (101, "101 камінь"),
            (111, "111 каменів"),
        ];
        for (count, text) in expected {
            assert_eq!(stones(count), text);
        }
    }

    #[test]
    fn english_counts_right() {
        assert_eq!(english(1, "stone", "stones"), "1 stone");
        assert_eq!(english(0, "stone", "stones"), "0 stones");
    }
}
