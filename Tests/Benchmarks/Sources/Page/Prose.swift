/// Text as people write it, the same each time: paragraphs of three to eight sentences of eight to twenty words.
enum Prose {
    private static let words = """
        after again air all along also always and any are around as ask at away back because been before began being \
        below between big book both boys but by call came can city close come could country cut day did different do \
        does done down each earth eat end enough even every example eyes face family far father feet few find first \
        follow food for form found four from
        """.split(separator: " ").map(String.init)

    static func text(_ length: Int) -> String {
        var random: UInt32 = 7
        func next(_ count: Int) -> Int {
            random = random &* 1_664_525 &+ 1_013_904_223
            return Int(random >> 16) % count
        }
        var units: [UInt8] = []
        units.reserveCapacity(length + 2000)
        while units.count < length {
            for sentence in 0..<(3 + next(6)) {
                if sentence > 0 { units.append(0x20) }
                for word in 0..<(8 + next(13)) {
                    if word > 0 { units.append(0x20) }
                    var letters = Array(words[next(words.count)].utf8)
                    if word == 0 { letters[0] -= 0x20 }
                    units += letters
                }
                units.append(0x2E)
            }
            units.append(0x0A)
        }
        return String(decoding: units.prefix(length), as: UTF8.self)
    }
}
