import Foundation

extension FullForm {
    private static let members: Set = ["keys", "digits", "shifted", "functions", "left", "bottom"]
    /// The word that stands for the keys of a plane's own bottom row.
    private static let ownBottom = "bottom"

    /// Reads the form from a layout file.
    ///
    /// - Parameter vocabulary: The words of wide planes.
    init(_ object: LayoutObject, vocabulary shared: KeyVocabulary) throws(LayoutFault) {
        try object.expectOnly(Self.members)
        var vocabulary = shared
        if let keys = try object.objectIfPresent("keys") { try vocabulary.add(keys) }
        func keys(_ line: String, of member: String) throws(LayoutFault) -> [Key] {
            try vocabulary.row(line) { object.fault(member, $0) }.keys
        }
        func keys(_ member: String) throws(LayoutFault) -> [Key] {
            try keys(object.line(member), of: member)
        }

        let plain = try keys("digits")
        let shifted = try keys("shifted")
        guard plain.count == shifted.count, plain.count >= 10 else {
            throw object.fault("shifted", "there must be as many keys as digits has, ten or more")
        }
        var digits: [Key] = []
        for (key, other) in zip(plain, shifted) {
            guard let text = key.output(shifted: false), let capital = other.output(shifted: false) else {
                throw object.fault("digits", "only keys that type can stand there and in shifted")
            }
            digits.append(
                Key(
                    .character(text: text, shifted: capital), id: key.id, width: key.width, alternates: key.alternates,
                    shiftedAlternates: other.alternates, followsCapitals: false))
        }
        self.digits = digits
        functions = try keys("functions")
        left = try keys("left")
        guard left.count == 3 else { throw object.fault("left", "the first three rows have a key each") }
        let parts = try object.line("bottom").layoutWords.split(
            separator: Self.ownBottom, maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts.contains(where: \.isEmpty) else {
            throw object.fault("bottom", "there must be keys before and behind the word \"\(Self.ownBottom)\"")
        }
        let sides = try [
            keys(parts[0].joined(separator: " "), of: "bottom"), keys(parts[1].joined(separator: " "), of: "bottom"),
        ]
        bottom = (sides[0], sides[1])
    }
}
