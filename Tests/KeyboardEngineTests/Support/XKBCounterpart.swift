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

    /// The counterparts by the names of layouts; a layout that is not named has that of the shorter name.
    static let all: [String: XKBCounterpart] = [
        "az": XKBCounterpart("az"),
        "be": XKBCounterpart("by"),
        "bg": XKBCounterpart("bg"),
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
        "fi": XKBCounterpart("fi"),
        "fo": XKBCounterpart("fo"),
        "fr": XKBCounterpart("fr"),
        "fr-BE": XKBCounterpart("be"),
        "fr-CA": XKBCounterpart("ca", differences: "é", because: "its place beside the full stop is taken by delete"),
        "fr-CH": XKBCounterpart("ch", "fr"),
        "ga": XKBCounterpart("ie"),
        "gl": XKBCounterpart("es"),
        "hr": XKBCounterpart("hr", differences: "đ ž", because: "they stand in the row with room for them, as on iOS"),
        "hu": XKBCounterpart(
            "hu", differences: "ö ü", because: "hardware has them in the row of digits, which compact keys have not"),
        "hy": XKBCounterpart(
            "am", "phonetic", differences: "ծ խ շ ռ ր",
            because: "the rows of ten that phones have: ր and ռ change places, ծ, խ and շ go where there is room"),
        "id": XKBCounterpart("us"),
        "is": XKBCounterpart("is", differences: "ö", because: "hardware has it in the row of digits"),
        "it": XKBCounterpart("it"),
        "ka": XKBCounterpart("ge"),
        "kk": XKBCounterpart("kz"),
        "lt": XKBCounterpart("lt"),
        "lv": XKBCounterpart("lv"),
        "mk": XKBCounterpart("mk", differences: "ѓ ж", because: "they stand in the row with room for them, as on iOS"),
        "ms": XKBCounterpart("us"),
        "nb": XKBCounterpart("no"),
        "nl": XKBCounterpart("nl"),
        "nn": XKBCounterpart("no"),
        "no": XKBCounterpart("no"),
        "pl": XKBCounterpart("pl"),
        "pt": XKBCounterpart("pt"),
        "pt-BR": XKBCounterpart("br"),
        "ro": XKBCounterpart(
            "ro", "std", differences: "â î", because: "they stand in the row with room for them"),
        "ru": XKBCounterpart("ru"),
        "sk": XKBCounterpart("sk"),
        "sl": XKBCounterpart("si"),
        "sq": XKBCounterpart("al"),
        "sr": XKBCounterpart("rs", differences: "ђ ж", because: "they stand in the row with room for them, as on iOS"),
        "sr-Latn": XKBCounterpart(
            "rs", "latin", differences: "đ ž", because: "they stand in the row with room for them, as on iOS"),
        "sv": XKBCounterpart("se"),
        "tr": XKBCounterpart("tr"),
        "tr-ftype": XKBCounterpart("tr", "f"),
        "uk": XKBCounterpart("ua", differences: "ʼ", because: "hardware has it before the digits"),
        // Telex and VNI are typed on English keys; the keyboard of xkb-data has letters and marks in place of digits.
        "vi": XKBCounterpart("us"),
    ]
}
