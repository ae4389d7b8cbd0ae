// Scripts/pack-emoji compiles and runs this. Usage: pack-emoji UNICODE-FOLDER OUTPUT-FOLDER

import Foundation

/// Packs Unicode's list of emoji and CLDR's annotations.
@main enum PackEmoji {
    /// The languages, as their files are named; CLDR's names are the same but for those of `sources`.
    static let languages = """
        en de fr es pt it nl da nb sv fi is fo et lv lt pl cs sk hu ro bg hr sr sr-Latn sl mk sq el tr ru uk be kk ka hy he \
        ar fa ur hi bn mr gu pa ta te kn ml th km lo vi id ko ja zh zh-Hant ca eu ga cy
        """
    /// Names of CLDR's files that are others.
    static let sources = ["nb": "no", "sr-Latn": "sr_Latn", "zh-Hant": "zh_Hant"]
    /// Languages that put no spaces between words.
    static let withoutSpaces: Set<String> = ["ja", "km", "lo", "th", "zh", "zh-Hant"]

    static func main() throws {
        let (unicode, output) = (CommandLine.arguments[1], CommandLine.arguments[2])
        let list = try EmojiTest(path: "\(unicode)/emoji/emoji-test.txt")
        let emoji = list.emoji()
        var total = try write(list.file(of: emoji), to: "\(output)/emoji.txt")
        var tones = "tones 1\n"
        for language in languages.split(separator: " ").map(String.init) {
            var annotations = Annotations()
            for folder in ["annotations", "annotationsDerived"] {
                let name = sources[language] ?? language
                try annotations.read("\(unicode)/cldr/common/\(folder)/\(name).xml")
            }
            if language == "en" { annotations.fill(list.names) }
            let toneNames = SkinTone.allCases.map { annotations.name(of: String($0.scalar)) }
            if !toneNames.contains("") { tones += ([language] + toneNames).joined(separator: "|") + "\n" }
            let names = PackedNames(emoji.map(\.text), annotations, withoutSpaces: withoutSpaces.contains(language))
            let size = try write(names.file(language, version: list.version), to: "\(output)/\(language).txt")
            total += size
            print(
                "\(language): \(size) bytes, \(names.words.count) words, \(names.entries.count { $0.name.isEmpty }) without"
            )
        }
        total += try write(tones, to: "\(output)/tones.txt")
        print("\(emoji.count) emoji of \(list.version), \(total) bytes in all")
    }

    /// Writes a file; returns its size.
    static func write(_ text: String, to path: String) throws -> Int {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return text.utf8.count
    }

    /// Ends the program, because the sources are not what it knows.
    static func fail(_ reason: String) -> Never {
        FileHandle.standardError.write(Data("Scripts/pack-emoji: \(reason).\n".utf8))
        exit(1)
    }
}

// MARK: Emoji

/// The fully qualified emoji of emoji-test.txt.
struct EmojiTest {
    /// Unicode's version of the emoji.
    var version = ""
    /// English names.
    var names: [String: String] = [:]
    /// Each emoji without a skin tone, and its variants in skin tones, which follow it.
    private var listed: [(text: String, group: EmojiGroup, variants: [String])] = []

    private static let groups: [Substring: EmojiGroup] = [
        "Smileys & Emotion": .smileysAndPeople, "People & Body": .smileysAndPeople,
        "Animals & Nature": .animalsAndNature, "Food & Drink": .foodAndDrink, "Travel & Places": .travelAndPlaces,
        "Activities": .activities, "Objects": .objects, "Symbols": .symbols, "Flags": .flags,
    ]

    init(path: String) throws {
        var group: EmojiGroup?
        for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
            if line.hasPrefix("# Version: ") { version = String(line.dropFirst(11)) }
            if line.hasPrefix("# group: ") {
                group = Self.groups[line.dropFirst(9)]
                if group == nil, !line.hasSuffix("Component") { PackEmoji.fail("\(line) is not known") }
            }
            let fields = line.split(separator: ";", maxSplits: 1)
            guard fields.count == 2, fields[1].hasPrefix(" fully-qualified"), let group else { continue }
            let codes = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
            let text = String(String.UnicodeScalarView(codes.compactMap(Unicode.Scalar.init)))
            // Behind the sign and the version: "# 😀 E1.0 grinning face".
            names[Annotations.key(text)] = fields[1].drop { $0 != "#" }.split(separator: " ", maxSplits: 3).last
                .map(String.init)
            if Self.tones(of: text).isEmpty {
                listed.append((text, group, []))
            } else {
                listed[listed.count - 1].variants.append(text)
            }
        }
    }

    /// The emoji in the order of the groups, with the skin tones that they take.
    func emoji() -> [Emoji] {
        let ordered = EmojiGroup.allCases.flatMap { group in listed.filter { $0.group == group } }
        return ordered.enumerated().map { index, entry in
            let skinTones: Emoji.SkinTones
            if let mixed = entry.variants.first(where: { Set(Self.tones(of: $0)).count == 2 }) {
                let plain = mixed.unicodeScalars.filter { !$0.properties.isEmojiModifier }
                skinTones = .two(sequence: String(String.UnicodeScalarView(plain)))
            } else {
                skinTones = entry.variants.isEmpty ? .none : .one
            }
            let emoji = Emoji(text: entry.text, group: entry.group, skinTones: skinTones, index: index)
            guard Set(emoji.variants) == Set(entry.variants) else {
                PackEmoji.fail("the rules of skin tones do not give the variants of \(entry.text)")
            }
            return emoji
        }
    }

    /// The file of emoji.
    func file(of emoji: [Emoji]) -> String {
        var lines = ["emoji 1 \(version) \(emoji.count)"]
        for group in EmojiGroup.allCases {
            lines.append("group \(group.rawValue)")
            for emoji in emoji where emoji.group == group {
                switch emoji.skinTones {
                case .none: lines.append(emoji.text)
                case .one: lines.append("\(emoji.text) 1")
                case .two(emoji.text): lines.append("\(emoji.text) 2")
                case .two(let sequence): lines.append("\(emoji.text) 2 \(sequence)")
                }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func tones(of text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter(\.properties.isEmojiModifier)
    }
}

// MARK: Names

/// Names and keywords of a language, from CLDR's XML: one annotation on each line.
struct Annotations {
    private var names: [String: String] = [:]
    private var keywords: [String: [String]] = [:]

    /// An emoji as CLDR writes it: without selectors of emoji presentation.
    static func key(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{FE0F}" }))
    }

    mutating func read(_ path: String) throws {
        // Bytes, because a mark that follows a quote or a bracket makes one Character of the two.
        for line in try Data(contentsOf: URL(fileURLWithPath: path)).split(separator: UInt8(ascii: "\n")) {
            guard let tag = line.firstRange(of: "<annotation cp=\"".utf8),
                let quote = line[tag.upperBound...].firstIndex(of: UInt8(ascii: "\"")),
                let start = line[quote...].firstIndex(of: UInt8(ascii: ">")),
                let end = line[start...].firstIndex(of: UInt8(ascii: "<"))
            else { continue }
            let emoji = Self.key(Self.decoded(line[tag.upperBound..<quote]))
            let text = Self.decoded(line[(start + 1)..<end])
            // The mark of what is inherited from another file.
            if text.unicodeScalars.contains("↑") { continue }
            if line[quote..<start].firstRange(of: "type=\"tts\"".utf8) != nil {
                names[emoji] = text
            } else {
                keywords[emoji] = text.unicodeScalars.split(separator: "|").map(String.init)
            }
        }
    }

    /// Takes other names where there is none.
    mutating func fill(_ others: [String: String]) {
        names.merge(others) { own, _ in own }
    }

    func name(of emoji: String) -> String { names[Self.key(emoji)] ?? "" }
    func keywords(of emoji: String) -> [String] { keywords[Self.key(emoji)] ?? [] }

    private static func decoded(_ bytes: Data) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard bytes.contains(UInt8(ascii: "&")) else { return text }
        return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&apos;", with: "'").replacing("&amp;", with: "&")
    }
}

/// The names of a language, as words that are written once and numbers of words.
///
/// A search asks for words that begin with what is typed. So the phrases of keywords need not be kept, nor words that the
/// name has already; in languages without spaces, where a search asks what is within a word, nor parts of other words.
struct PackedNames {
    /// The words of an emoji.
    struct Entry {
        var name: [String]
        var keywords: [String]
    }

    let entries: [Entry]
    /// All words in the order of their code points, so that neighbours begin alike.
    let words: [String]

    init(_ emoji: [String], _ annotations: Annotations, withoutSpaces: Bool) {
        entries = emoji.map { emoji in
            let name = Self.split(annotations.name(of: emoji))
            let keywords = annotations.keywords(of: emoji).flatMap(Self.split)
            return Entry(
                name: name, keywords: withoutSpaces ? Self.longest(keywords, name) : Self.others(keywords, name))
        }
        words = Set(entries.flatMap { $0.name + $0.keywords }).sorted {
            $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
        }
    }

    /// The words that a name has not, each once.
    private static func others(_ keywords: [String], _ name: [String]) -> [String] {
        var known = Set(name.flatMap(folded))
        return keywords.filter { word in
            let parts = folded(word)
            defer { known.formUnion(parts) }
            return !known.isSuperset(of: parts)
        }.map(trimmed)
    }

    /// The words that are no part of the name or of each other.
    private static func longest(_ keywords: [String], _ name: [String]) -> [String] {
        let whole = EmojiSearchText.folded(name.joined(separator: " "))
        var kept: [String] = []
        for word in keywords.sorted(by: { ($1.unicodeScalars.count, $0) < ($0.unicodeScalars.count, $1) }) {
            let text = EmojiSearchText.folded(word)
            if text.isEmpty || contains(whole, text) || kept.contains(where: { contains($0, text) }) { continue }
            kept.append(trimmed(word))
        }
        return kept
    }

    /// Whether a text has another one within it, code point by code point: vowel signs count by themselves.
    private static func contains(_ text: String, _ part: String) -> Bool {
        EmojiSearchText.folded(text).utf8.firstRange(of: part.utf8) != nil
    }

    private static func split(_ text: String) -> [String] {
        text.unicodeScalars.split { $0 == " " || $0 == "\t" }.map(String.init)
    }

    private static func folded(_ word: String) -> [Substring] { EmojiSearchText.folded(word).split(separator: " ") }

    /// A keyword without the punctuation around it.
    private static func trimmed(_ word: String) -> String {
        word.trimmingCharacters(in: CharacterSet(charactersIn: ",;:.!?\"'“”„«»()[]"))
    }

    /// The file of names.
    func file(_ language: String, version: String) -> String {
        var lines = ["names 1 \(version) \(entries.count) \(language) \(words.count)"]
        var before: [Unicode.Scalar] = []
        for word in words.map({ Array($0.unicodeScalars) }) {
            let common = zip(before, word).prefix { $0 == $1 }.count
            var rest = String.UnicodeScalarView()
            rest.append(contentsOf: word.dropFirst(common))
            lines.append(Self.digit(common) + String(rest))
            before = word
        }
        let numbers = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, Self.number($0)) })
        for entry in entries {
            let name = entry.name.compactMap { numbers[$0] }.joined()
            let keywords = entry.keywords.compactMap { numbers[$0] }.joined()
            lines.append(keywords.isEmpty ? name : "\(name) \(keywords)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The visible characters of ASCII are digits.
    private static func digit(_ value: Int) -> String {
        guard value < 94 else { PackEmoji.fail("there are more words than two digits can number") }
        return String(UnicodeScalar(UInt8(ascii: "!") + UInt8(value)))
    }

    private static func number(_ value: Int) -> String { digit(value / 94) + digit(value % 94) }
}
