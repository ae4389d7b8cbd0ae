/// The keyboard of xkb-data that a layout is to agree with.
struct XKBCounterpart {
    /// The name of the keyboard; `nil` where there is none for keys of this kind.
    let layout: String?
    /// Its variant; empty for the usual one.
    let variant: String
    /// The letters of our rows that stand in another place there, or nowhere.
    let differences: String
    /// Why that is so.
    let reason: String

    init(_ layout: String, _ variant: String = "", differences: String = "", because reason: String = "") {
        (self.layout, self.variant, self.differences, self.reason) = (layout, variant, differences, reason)
    }

    private init(noneBecause reason: String) {
        (layout, variant, differences, self.reason) = (nil, "", "", reason)
    }

    /// Says that there is nothing to compare a layout with.
    static func none(because reason: String) -> Self { Self(noneBecause: reason) }

    private static let shortRows =
        "the rows have eleven keys: what hardware has behind them or on the digits stands in the lowest"
    private static let latinHardware = "a hardware keyboard types Latin letters, of which the method makes others"

    /// The counterparts by the names of layouts; a layout that is not named has that of the shorter name.
    static let all: [String: XKBCounterpart] = [
        "ar": XKBCounterpart("ara", differences: "د ذ", because: shortRows),
        "az": XKBCounterpart("az"),
        "be": XKBCounterpart("by"),
        "bg": XKBCounterpart("bg"),
        "bn": XKBCounterpart("in", "ben", differences: "\u{9BC} \u{9C3}", because: shortRows),
        "bs": XKBCounterpart("ba", differences: "đ ž", because: "they stand in the row with room for them, as on iOS"),
        "ca": XKBCounterpart("es", "cat"),
        "cs": XKBCounterpart("cz"),
        "cs-qwerty": XKBCounterpart("cz", "qwerty"),
        "cy": XKBCounterpart("gb"),
        "da": XKBCounterpart("dk"),
        "de": XKBCounterpart("de"),
        "de-AT": XKBCounterpart("at"),
        "de-CH": XKBCounterpart("ch"),
        "el": XKBCounterpart("gr"),
        "en": XKBCounterpart("us"),
        "en-GB": XKBCounterpart("gb"),
        "es": XKBCounterpart("es"),
        "es-419": XKBCounterpart("latam"),
        "et": XKBCounterpart("ee"),
        "eu": XKBCounterpart("es"),
        "fa": XKBCounterpart("ir", differences: "چ ژ", because: shortRows),
        "fi": XKBCounterpart("fi"),
        "fo": XKBCounterpart("fo"),
        "fr": XKBCounterpart("fr"),
        "fr-BE": XKBCounterpart("be"),
        "fr-CA": XKBCounterpart("ca", differences: "é", because: "its place beside the full stop is taken by delete"),
        "fr-CH": XKBCounterpart("ch", "fr"),
        "ga": XKBCounterpart("ie"),
        "gl": XKBCounterpart("es"),
        "gu": XKBCounterpart("in", "guj", differences: "\u{ABC} \u{AC3}", because: shortRows),
        "he": XKBCounterpart("il"),
        "hi": XKBCounterpart("in", differences: "\u{93C} \u{943}", because: shortRows),
        "hr": XKBCounterpart("hr", differences: "đ ž", because: "they stand in the row with room for them, as on iOS"),
        "hu": XKBCounterpart(
            "hu", differences: "ö ü", because: "hardware has them in the row of digits, which compact keys have not"),
        "hy": XKBCounterpart(
            "am", "phonetic", differences: "ծ խ շ ռ ր",
            because: "the rows of ten that phones have: ր and ռ change places, ծ, խ and շ go where there is room"),
        "id": XKBCounterpart("us"),
        "is": XKBCounterpart("is", differences: "ö", because: "hardware has it in the row of digits"),
        "it": XKBCounterpart("it"),
        "ja": .none(because: "hardware has kana in the order of JIS X 6002, and this is the table of fifty sounds"),
        "ja-romaji": XKBCounterpart(
            "jp", differences: "ー",
            because: "the method makes it of a hyphen, which has no key of its own here"),
        "ka": XKBCounterpart("ge"),
        "kk": XKBCounterpart("kz"),
        "km": XKBCounterpart("kh"),
        "kn": XKBCounterpart("in", "kan", differences: "\u{CCA}", because: shortRows),
        "ko": .none(because: latinHardware),
        "lo": XKBCounterpart("la"),
        "lt": XKBCounterpart("lt"),
        "lv": XKBCounterpart("lv"),
        "mk": XKBCounterpart("mk", differences: "ѓ ж", because: "they stand in the row with room for them, as on iOS"),
        "ml": XKBCounterpart(
            "in", "mal_enhanced", differences: "\u{D4A} ൻ ർ ൽ",
            because: "chillus, and what hardware has above the rows, stand behind them and in the lowest"),
        "mr": XKBCounterpart("in", "marathi", differences: "\u{943} \u{945}", because: shortRows),
        "ms": XKBCounterpart("us"),
        "nb": XKBCounterpart("no"),
        "ne": XKBCounterpart("in", differences: "\u{93C} \u{943}", because: shortRows),
        "nl": XKBCounterpart("nl"),
        "nn": XKBCounterpart("no"),
        "no": XKBCounterpart("no"),
        "pa": XKBCounterpart("in", "guru", differences: "\u{A3C} \u{A71}", because: shortRows),
        "pl": XKBCounterpart("pl"),
        "pt": XKBCounterpart("pt"),
        "pt-BR": XKBCounterpart("br"),
        "ro": XKBCounterpart("ro", "std", differences: "â î", because: "they stand in the row with room for them"),
        "ru": XKBCounterpart("ru"),
        "sk": XKBCounterpart("sk"),
        "sl": XKBCounterpart("si"),
        "sq": XKBCounterpart("al"),
        "sr": XKBCounterpart("rs", differences: "ђ ж", because: "they stand in the row with room for them, as on iOS"),
        "sr-Latn": XKBCounterpart(
            "rs", "latin", differences: "đ ž", because: "they stand in the row with room for them, as on iOS"),
        "sv": XKBCounterpart("se"),
        "ta": XKBCounterpart(
            "in", "tam", differences: "ண ன ற ள ழ \u{BCA}",
            because: "the places that hardware leaves free have letters that it types with shift"),
        "te": XKBCounterpart("in", "tel", differences: "\u{C4A}", because: shortRows),
        "th": XKBCounterpart("th"),
        "tr": XKBCounterpart("tr"),
        "tr-ftype": XKBCounterpart("tr", "f"),
        "uk": XKBCounterpart("ua", differences: "ʼ", because: "hardware has it before the digits"),
        "ur": XKBCounterpart("pk", "urd-crulp"),
        // Telex and VNI are typed on English keys; the keyboard of xkb-data has letters and marks in place of digits.
        "vi": XKBCounterpart("us"),
        "zh": XKBCounterpart("cn"),
        "zh-HK": XKBCounterpart("tw"),
        "zh-Hant": .none(because: latinHardware),
        "zh-Hant-cangjie": XKBCounterpart("tw"),
        "zh-TW": .none(because: latinHardware),
    ]
}
