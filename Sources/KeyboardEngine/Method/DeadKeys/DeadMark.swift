import Foundation

/// A mark of a dead key: a combining mark that waits for its letter.
///
/// A key is dead when its text is one combining diacritical mark (U+0300 to U+036F) and nothing else.
struct DeadMark: Equatable, Sendable {
    /// The mark.
    let scalar: Unicode.Scalar

    /// The mark of a stroke, or `nil` for one that is not dead.
    init?(_ stroke: Keystroke) {
        guard let scalar = stroke.scalar, (0x300...0x36F).contains(scalar.value) else { return nil }
        self.scalar = scalar
    }

    /// The sign that stands for the mark alone: its spacing clone (The Unicode Standard, section 7.8, "Spacing Clones of
    /// Diacritics"), and where there is none, the mark over a no-break space.
    func sign(isGreek: Bool) -> String {
        if isGreek, let sign = Self.greekSigns[scalar] { return sign }
        return Self.signs[scalar] ?? "\u{A0}\(scalar)"
    }

    /// What a letter is with marks on it, or `nil` where Unicode has no such letter in one scalar.
    ///
    /// Marks on the same side of a letter are not canonically equivalent in another order (UAX #15), but people type them
    /// in either: all orders are tried, the typed one first.
    static func letter(_ base: String, with marks: [DeadMark]) -> String? {
        guard base.count == 1, base.first?.isLetter ?? false else { return nil }
        for order in orders(of: marks) {
            if order.count == 1, let letter = stroked[order[0].scalar]?[base] { return letter }
            let all = order.reduce(into: base.unicodeScalars) { $0.append($1.scalar) }
            // Taken apart first: Foundation does not compose all letters that are composed in part.
            let letter = String(all).decomposedStringWithCanonicalMapping.precomposedStringWithCanonicalMapping
            if letter.unicodeScalars.count == 1 { return letter }
        }
        return nil
    }

    /// Whether there is a letter with all of these marks, so that it is worth waiting for it.
    static func haveLetter(_ marks: [DeadMark]) -> Bool {
        marks.count <= mostMarks && bases.contains { letter(String($0), with: marks) != nil }
    }

    /// No letter has more: ᾧ has three.
    private static let mostMarks = 3
    /// Letters that have more than one mark, somewhere in Latin, Greek or Cyrillic.
    private static let bases = "aeiourscdlngktwyzAEIOUαεηιουωρ"

    private static func orders(of marks: [DeadMark]) -> [[DeadMark]] {
        guard marks.count > 1 else { return [marks] }
        return marks.indices.flatMap { first in
            var others = marks
            others.remove(at: first)
            return orders(of: others).map { [marks[first]] + $0 }
        }
    }

    private static let signs: [Unicode.Scalar: String] = [
        "\u{300}": "`", "\u{301}": "´", "\u{302}": "^", "\u{303}": "~", "\u{304}": "¯", "\u{305}": "‾", "\u{306}": "˘",
        "\u{307}": "˙", "\u{308}": "¨", "\u{30A}": "˚", "\u{30B}": "˝", "\u{30C}": "ˇ", "\u{313}": "᾿", "\u{314}": "῾",
        "\u{327}": "¸", "\u{328}": "˛", "\u{332}": "_", "\u{333}": "‗", "\u{335}": "-", "\u{337}": "/", "\u{338}": "/",
        "\u{342}": "῀", "\u{344}": "΅", "\u{345}": "ͺ",
    ]

    /// Greek has signs of its own for marks that it shares with others.
    private static let greekSigns: [Unicode.Scalar: String] = ["\u{301}": "΄", "\u{300}": "`"]

    /// Letters with a stroke have no canonical decomposition (The Unicode Standard, section 2.12).
    private static let stroked: [Unicode.Scalar: [String: String]] = {
        let plain = "bdghiltozBDGHILTOZ"
        let short = zip(plain, "ƀđǥħɨłŧøƶɃĐǤĦƗŁŦØƵ").reduce(into: [:]) { $0[String($1.0)] = String($1.1) }
        return ["\u{335}": short, "\u{337}": short, "\u{338}": short]
    }()
}
