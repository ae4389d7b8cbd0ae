/// A way of showing what is typed: it takes the characters that count out of a text and sets them again between signs of its
/// own. A value that knows its language; no field, no caret.
///
/// What counts is the content, in a plain form that is the same in all languages: digits from 0 to 9, a full stop, a hyphen
/// as minus. For each content that can be shown, what counts in what is shown is that content again.
protocol TextFormat: Sendable {
    /// What counts in a text that is shown, in its order.
    func parts(of text: String) -> [FormatPart]
    /// What counts in something that is typed or pasted; "" where nothing of it can be read.
    func content(in replacement: String) -> String
    /// The text that shows a content; `nil` where it is not one.
    func text(of content: String) -> String?
    /// Whether it is read from left to right where the language is not, as groups of digits are whose order says something.
    var isLeftToRight: Bool { get }
}

/// A character that counts, and where it stands in the text.
struct FormatPart: Equatable {
    /// In the plain form.
    var character: Character
    /// In UTF-16 units of the text.
    var range: Range<Int>
}

extension TextFormat {
    var isLeftToRight: Bool { false }

    /// The content of a text that is shown.
    func content(of text: String) -> String { String(parts(of: text).map(\.character)) }

    /// As much of a content as can be shown, in its order: what cannot stand where it is, is left out.
    func showable(_ content: String) -> String {
        if text(of: content) != nil { return content }
        var taken = ""
        for character in content.prefix(FormattedEdit.limit) where text(of: taken + String(character)) != nil {
            taken.append(character)
        }
        return taken
    }

    /// Whether a text is shown as this way shows it.
    func shows(_ text: String) -> Bool { self.text(of: content(of: text)) == text }
}

/// Walks through a text character by character.
struct FormatReader: Sequence, IteratorProtocol {
    private var rest: Substring
    private var offset = 0

    init(_ text: String) {
        rest = text[...]
    }

    mutating func next() -> (character: Character, range: Range<Int>)? {
        guard let character = rest.popFirst() else { return nil }
        let start = offset
        offset += character.utf16.count
        return (character, start..<offset)
    }
}

extension Character {
    /// The digit that it is in any script, as one from 0 to 9.
    var plainDigit: Character? {
        guard unicodeScalars.count == 1, let scalar = unicodeScalars.first else { return nil }
        if scalar.isASCII { return scalar.value >= 48 && scalar.value <= 57 ? self : nil }
        guard scalar.properties.generalCategory == .decimalNumber, let value = scalar.properties.numericValue else {
            return nil
        }
        return Character("\(Int(value))")
    }

    /// Whether it is a sign that numbers are made negative by.
    var isMinus: Bool { "-\u{2212}\u{FE63}\u{FF0D}\u{2010}".contains(self) }
}
