/// Characters in fixed places: `#` stands for a digit, `@` for a letter, `*` for either, anything else for itself. What
/// stands between is shown as soon as something comes behind it; at the end of the pattern, when it is full.
struct PatternFormat: TextFormat {
    private enum Place: Sendable, Equatable {
        case digit, letter, either
        case sign(Character)

        /// What of a character may stand here, in the plain form.
        func taken(_ character: Character) -> Character? {
            switch self {
            case .digit: character.plainDigit
            case .letter: character.isLetter ? character : nil
            case .either: character.plainDigit ?? (character.isLetter ? character : nil)
            case .sign: nil
            }
        }

        var isSign: Bool {
            if case .sign = self { true } else { false }
        }
    }

    private let places: [Place]

    /// - Parameter pattern: A backslash takes its meaning from the character behind it.
    init(_ pattern: String) {
        var (places, isPlain): ([Place], Bool) = ([], false)
        for character in pattern {
            switch character {
            case "\\" where !isPlain:
                isPlain = true
                continue
            case "#" where !isPlain: places.append(.digit)
            case "@" where !isPlain: places.append(.letter)
            case "*" where !isPlain: places.append(.either)
            default: places.append(.sign(character))
            }
            isPlain = false
        }
        self.places = places
    }

    var isLeftToRight: Bool { true }

    func parts(of text: String) -> [FormatPart] {
        var (parts, index): ([FormatPart], Int) = ([], 0)
        for (character, range) in FormatReader(text) {
            if index < places.count, places[index] == .sign(character) {
                index += 1
                continue
            }
            // What is not of the pattern is passed over, and so are signs that are missing.
            guard let place = places[index...].firstIndex(where: { !$0.isSign }),
                let taken = places[place].taken(character)
            else { continue }
            parts.append(FormatPart(character: taken, range: range))
            index = place + 1
        }
        return parts
    }

    func text(of content: String) -> String? {
        guard !content.isEmpty else { return "" }
        var (text, rest) = ("", content[...])
        for place in places {
            if case .sign(let character) = place {
                // Behind the last place signs are there when all is.
                text.append(character)
                continue
            }
            guard let next = rest.first else { return trimmed(text, of: content) }
            guard place.taken(next) == next else { return nil }
            text.append(next)
            rest.removeFirst()
        }
        return rest.isEmpty ? text : nil
    }

    /// The text without the signs behind its last character that counts.
    private func trimmed(_ text: String, of content: String) -> String {
        var (filled, length) = (0, 0)
        for (index, place) in places.enumerated() where !place.isSign {
            filled += 1
            if filled == content.count {
                length = index + 1
                break
            }
        }
        return String(text.prefix(length))
    }

    func content(in replacement: String) -> String {
        // A whole that was copied somewhere has the signs too, among them maybe some that would count.
        let first = places.prefix(while: \.isSign).compactMap { place -> Character? in
            if case .sign(let character) = place { character } else { nil }
        }
        if !first.isEmpty, first.contains(where: { !$0.isWhitespace }), replacement.hasPrefix(String(first)),
            replacement.count > first.count
        {
            return content(of: replacement)
        }
        return String(
            replacement.compactMap { character in
                character.plainDigit
                    ?? (character.isLetter && places.contains { $0 == .letter || $0 == .either }
                        ? character : nil)
            })
    }
}

/// What a program reads and shows by functions of its own.
struct OwnFormat: TextFormat {
    let reads: @Sendable (Character) -> Character?
    let shows: @Sendable (String) -> String?

    func parts(of text: String) -> [FormatPart] {
        FormatReader(text).compactMap { character, range in
            reads(character).map { FormatPart(character: $0, range: range) }
        }
    }

    func content(in replacement: String) -> String { String(replacement.compactMap(reads)) }
    func text(of content: String) -> String? { shows(content) }
}
