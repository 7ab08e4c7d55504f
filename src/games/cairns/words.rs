//! The words of Cairns.

use crate::i18n::Lang;
use crate::i18n::plural::{english, polish, ukrainian};

/// Everything Cairns says.
pub struct CairnsWords {
    pub name: &'static str,
    pub tagline: &'static str,
    pub option_cairns: &'static str,
    pub option_stones: &'static str,
    pub option_growth: &'static str,
    pub option_limit: &'static str,
    pub option_limit_hint: &'static str,
    pub option_tokens: &'static str,
    pub option_tokens_hint: &'static str,
    pub ask_peek: &'static str,
    pub ask_take: &'static str,
    pub choose_peek: fn(&str) -> String,
    pub choose_take: fn(&str, usize) -> String,
    pub cairn: fn(&str) -> String,
    pub cairn_detail: fn(usize, &str) -> String,
    pub token_hidden: &'static str,
    pub token_known: fn(u8) -> String,
    pub token_none: &'static str,
    pub built: fn(usize) -> String,
    pub peeked: fn(&str, &str) -> String,
    pub peeked_token: fn(&str, &str, u8) -> String,
    pub took: fn(&str, &str, usize, usize) -> String,
    pub turned_up: fn(&str, &str, u8) -> String,
    pub ended: fn(&str) -> String,
    pub line_last: &'static str,
    pub line_tokens: &'static str,
}

/// The words of a language.
pub const fn of(lang: Lang) -> &'static CairnsWords {
    match lang {
        Lang::En => &EN,
        Lang::Pl => &PL,
        Lang::Uk => &UK,
    }
}

static EN: CairnsWords = CairnsWords {
    name: "Cairns",
    tagline: "Take stones from the cairns; what lies beneath is yours.",
    option_cairns: "Cairns",
    option_stones: "Stones in the first cairn",
    option_growth: "Extra stones in each further cairn",
    option_limit: "Most stones per turn",
    option_limit_hint: "0 means no limit",
    option_tokens: "Tokens under the cairns",
    option_tokens_hint: "Without them this is plain Nim",
    ask_peek: "Look under one cairn.",
    ask_take: "Take stones from one cairn.",
    choose_peek: |cairn| format!("Look under cairn {cairn}"),
    choose_take: |cairn, stones| {
        format!("Take {} from cairn {cairn}", english(stones, "stone", "stones"))
    },
    cairn: |cairn| format!("Cairn {cairn}"),
    cairn_detail: |stones, under| format!(": {}, {under}", english(stones, "stone", "stones")),
    token_hidden: "a face-down token beneath",
    token_known: |token| format!("token {token} beneath, as you know"),
    token_none: "nothing beneath",
    built: |cairns| format!("{} built.", english(cairns, "cairn was", "cairns were")),
    peeked: |who, cairn| format!("{who} looked under cairn {cairn}."),
    peeked_token: |who, cairn, token| {
        format!("{who} looked under cairn {cairn} and saw token {token}.")
    },
    took: |who, cairn, stones, left| {
        let counted = english(stones, "stone", "stones");
        match (stones, left) {
            (1, 0) => format!("{who} took the last stone of cairn {cairn}."),
            (_, 0) => format!("{who} took the last {counted} of cairn {cairn}."),
            _ => format!("{who} took {counted} from cairn {cairn}; {left} left."),
        }
    },
    turned_up: |who, cairn, token| format!("{who} turned up token {token} under cairn {cairn}."),
    ended: |who| format!("{who} took the very last stone."),
    line_last: "The last stone",
    line_tokens: "Tokens (count double)",
};

static PL: CairnsWords = CairnsWords {
    name: "Kopce",
    tagline: "Bierz kamienie z kopców; co leży pod spodem, jest twoje.",
    option_cairns: "Kopce",
    option_stones: "Kamienie w pierwszym kopcu",
    option_growth: "O ile więcej w każdym następnym",
    option_limit: "Najwięcej kamieni naraz",
    option_limit_hint: "0 oznacza brak limitu",
    option_tokens: "Żetony pod kopcami",
    option_tokens_hint: "Bez nich to zwykły nim",
    ask_peek: "Zajrzyj pod jeden kopiec.",
    ask_take: "Weź kamienie z jednego kopca.",
    choose_peek: |cairn| format!("Zajrzyj pod kopiec {cairn}"),
    choose_take: |cairn, stones| {
        format!("Weź {} z kopca {cairn}", polish(stones, "kamień", "kamienie", "kamieni"))
    },
    cairn: |cairn| format!("Kopiec {cairn}"),
    cairn_detail: |stones, under| {
        format!(": {}, {under}", polish(stones, "kamień", "kamienie", "kamieni"))
    },
    token_hidden: "pod spodem zakryty żeton",
    token_known: |token| format!("pod spodem, jak wiesz, żeton {token}"),
    token_none: "pod spodem nic",
    built: |cairns| format!("Na polu {}.", stand_pl(cairns)),
    peeked: |who, cairn| format!("{who} zagląda pod kopiec {cairn}."),
    peeked_token: |who, cairn, token| {
        format!("{who} zagląda pod kopiec {cairn} i widzi żeton {token}.")
    },
    took: |who, cairn, stones, left| {
        let counted = polish(stones, "kamień", "kamienie", "kamieni");
        match (stones, left) {
            (1, 0) => format!("{who} zabiera ostatni kamień z kopca {cairn}."),
            (_, 0) => format!("{who} zabiera z kopca {cairn} wszystko, co zostało: {counted}."),
            _ => format!("{who} bierze {counted} z kopca {cairn}; zostaje {left}."),
        }
    },
    turned_up: |who, cairn, token| format!("{who} odkrywa żeton {token} pod kopcem {cairn}."),
    ended: |who| format!("{who} bierze ostatni kamień."),
    line_last: "Ostatni kamień",
    line_tokens: "Żetony, liczone podwójnie",
};

fn stand_pl(cairns: usize) -> String {
    let verb = if matches!(cairns, 2..=4) { "stoją" } else { "stoi" };
    format!("{verb} {}", polish(cairns, "kopiec", "kopce", "kopców"))
}

static UK: CairnsWords = CairnsWords {
    name: "Кургани",
    tagline: "Беріть каміння з курганів; що лежить під ними, те ваше.",
    option_cairns: "Кургани",
    option_stones: "Камені в першому кургані",
    option_growth: "На скільки більше в кожному наступному",
    option_limit: "Найбільше каменів за раз",
    option_limit_hint: "0 — без ліміту",
    option_tokens: "Жетони під курганами",
    option_tokens_hint: "Без них це звичайний нім",
    ask_peek: "Зазирніть під один курган.",
    ask_take: "Візьміть каміння з одного кургану.",
    choose_peek: |cairn| format!("Зазирнути під курган {cairn}"),
    choose_take: |cairn, stones| {
        format!("Узяти {} з кургану {cairn}", ukrainian(stones, "камінь", "камені", "каменів"))
    },
    cairn: |cairn| format!("Курган {cairn}"),
    cairn_detail: |stones, under| {
        format!(": {}, {under}", ukrainian(stones, "камінь", "камені", "каменів"))
    },
    token_hidden: "під ним жетон долілиць",
    token_known: |token| format!("під ним, як вам відомо, жетон {token}"),
    token_none: "під ним нічого",
    built: |cairns| format!("На полі {}.", ukrainian(cairns, "курган", "кургани", "курганів")),
    peeked: |who, cairn| format!("{who} зазирає під курган {cairn}."),
    peeked_token: |who, cairn, token| {
        format!("{who} зазирає під курган {cairn} і бачить жетон {token}.")
    },
    took: |who, cairn, stones, left| {
        let counted = ukrainian(stones, "камінь", "камені", "каменів");
        match (stones, left) {
            (1, 0) => format!("{who} забирає останній камінь з кургану {cairn}."),
            (_, 0) => format!("{who} забирає з кургану {cairn} усе, що лишилося: {counted}."),
            _ => format!("{who} бере {counted} з кургану {cairn}; лишається {left}."),
        }
    },
    turned_up: |who, cairn, token| format!("{who} відкриває жетон {token} під курганом {cairn}."),
    ended: |who| format!("{who} бере останній камінь."),
    line_last: "Останній камінь",
    line_tokens: "Жетони, рахуються двічі",
};
