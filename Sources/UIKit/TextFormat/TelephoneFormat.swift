/// Telephone numbers in the groups that people of a country read them in. A number that is longer than those of its country,
/// or has signs of a switchboard in it, is shown without groups.
struct TelephoneFormat: TextFormat {
    /// The groups of numbers as they are dialled inside of the country.
    private let national: [TelephoneGroups]

    /// No number has more digits.
    static let digits = 15

    /// - Parameter region: Two letters, as a locale names it.
    init(region: String) {
        national = TelephoneGroups.national[region] ?? []
    }

    var isLeftToRight: Bool { true }

    func parts(of text: String) -> [FormatPart] {
        FormatReader(text).compactMap { character, range in
            Self.read(character).map { FormatPart(character: $0, range: range) }
        }
    }

    func content(in replacement: String) -> String { String(replacement.compactMap(Self.read)) }

    private static func read(_ character: Character) -> Character? {
        character.plainDigit ?? ("+*#".contains(character) ? character : character == "\u{FF0B}" ? "+" : nil)
    }

    func text(of content: String) -> String? {
        let number = content.first == "+" ? content.dropFirst() : content[...]
        guard number.count <= Self.digits, !number.contains("+"), number.allSatisfy({ Self.read($0) == $0 }) else {
            return nil
        }
        guard number.allSatisfy({ $0.plainDigit == $0 }) else { return content }
        guard content.first == "+" else { return TelephoneGroups.text(of: number, in: national) }
        guard let code = TelephoneGroups.code(of: number) else { return content }
        let rest = number.dropFirst(code.count)
        guard !rest.isEmpty else { return content }
        let groups = TelephoneGroups.international[code] ?? [TelephoneGroups("", "### ### ### ###")]
        return "+\(code) " + TelephoneGroups.text(of: rest, in: groups)
    }
}

/// How numbers that begin in a certain way are grouped.
struct TelephoneGroups: Sendable {
    private let beginning: String
    private let pattern: PatternFormat

    init(_ beginning: String, _ pattern: String) {
        self.beginning = beginning
        self.pattern = PatternFormat(pattern)
    }

    /// A number in the first groups that it begins as, or as it is where it does not fit them.
    static func text(of number: Substring, in groups: [TelephoneGroups]) -> String {
        let own = groups.first { number.hasPrefix($0.beginning) }
        return own?.pattern.text(of: String(number)) ?? String(number)
    }

    /// The country that a number begins with: none of the codes is the beginning of another.
    static func code(of number: Substring) -> String? {
        (1...3).lazy.map { String(number.prefix($0)) }.first { codes.contains($0) }
    }

    /// Codes of countries of the plan E.164. All others have three digits.
    private static let short: Set<String> = Set(
        """
        1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 \
        86 90 91 92 93 94 95 98
        """.split(separator: " ").map(String.init))

    private static let codes: Set<String> = short.union(
        (200...999).map(String.init).filter { code in !short.contains { code.hasPrefix($0) } })

    /// By region. Of those that are not here numbers have no groups, because how long an area's code is takes a table.
    static let national: [String: [TelephoneGroups]] = {
        let america = [TelephoneGroups("1", "# (###) ###-####"), TelephoneGroups("", "(###) ###-####")]
        let three = [TelephoneGroups("", "### ### ###")]
        let pairs = [TelephoneGroups("", "## ## ## ##")]
        return [
            "US": america, "CA": america, "CZ": three, "PT": three, "PL": three, "ES": three, "DK": pairs,
            "SK": [.init("0", "#### ### ###"), .init("", "### ### ###")],
            "FR": [.init("0", "## ## ## ## ##"), .init("", "# ## ## ## ##")],
            "NO": [.init("4", "### ## ###"), .init("9", "### ## ###"), .init("", "## ## ## ##")],
            "CH": [.init("0", "### ### ## ##"), .init("", "## ### ## ##")],
            "GB": [
                .init("02", "### #### ####"), .init("07", "##### ######"), .init("08", "#### ### ####"),
                .init("01", "##### ######"), .init("03", "#### ### ####"),
            ],
            "IT": [.init("3", "### ### ####")],
            "NL": [.init("06", "## ########"), .init("0", "### ### ####")],
            "BE": [.init("04", "#### ## ## ##"), .init("0", "### ## ## ##")],
            "RU": [.init("8", "# (###) ###-##-##"), .init("", "(###) ###-##-##")],
            "TR": [.init("0", "#### ### ## ##"), .init("", "### ### ## ##")],
            "BR": [.init("", "(##) #####-####")],
            "JP": [
                .init("090", "###-####-####"), .init("080", "###-####-####"), .init("070", "###-####-####"),
                .init("03", "##-####-####"), .init("06", "##-####-####"), .init("0", "###-###-####"),
            ],
            "KR": [.init("02", "##-####-####"), .init("0", "###-####-####")],
            "CN": [.init("1", "### #### ####")],
            "IN": [.init("0", "# ##### #####"), .init("", "##### #####")],
            "AU": [.init("04", "#### ### ###"), .init("0", "## #### ####"), .init("1", "#### ### ###")],
            "IL": [.init("05", "###-###-####"), .init("0", "##-###-####")],
            "EG": [.init("01", "#### ### ####")],
            "SA": [.init("05", "### ### ####")],
            "AE": [.init("05", "### ### ####"), .init("0", "## ### ####")],
        ]
    }()

    /// By the country's code, for numbers with it.
    static let international: [String: [TelephoneGroups]] = [
        "1": [.init("", "(###) ###-####")], "33": [.init("", "# ## ## ## ##")], "34": [.init("", "### ### ###")],
        "41": [.init("", "## ### ## ##")], "44": [.init("2", "## #### ####"), .init("", "#### ######")],
        "45": [.init("", "## ## ## ##")], "47": [.init("", "## ## ## ##")], "48": [.init("", "### ### ###")],
        "7": [.init("", "### ###-##-##")], "55": [.init("", "## #####-####")], "61": [.init("", "### ### ###")],
        "81": [.init("", "##-####-####")], "82": [.init("", "##-####-####")], "86": [.init("", "### #### ####")],
        "90": [.init("", "### ### ## ##")], "91": [.init("", "##### #####")], "351": [.init("", "### ### ###")],
        "420": [.init("", "### ### ###")], "421": [.init("", "### ### ###")],
    ]
}
