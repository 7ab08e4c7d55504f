//! What others wrote, cut to a length a page can bear: the name of a save or of a game in an
//! imported file may be as long as the file.

/// The text if it is short, its beginning if not.
pub fn brief(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Finding F-9: a hundred thousand characters do not reach the page.
    #[test]
    fn long_texts_are_cut_between_letters_and_short_ones_left_alone() {
        assert_eq!(brief("żółć", 4), "żółć");
        assert_eq!(brief("żółć na szlaku", 5), "żółć…");
        assert_eq!(brief(&"ї".repeat(100_000), 80).chars().count(), 81);
    }
}
