/// What remains of a scalar value when it is compared: its canonical decomposition, without case and marks where the
/// options ignore them.
///
/// Scalars are folded one by one: marks that stand in another order are other marks. What was folded once is remembered
/// by pages of 256, so that a long text costs a look into a table for each unit.
struct SearchFolding: Sendable {
    /// What remains of one scalar.
    enum Folded {
        case nothing
        case one(UInt32)
        case several([UInt32])
    }

    private let options: SearchOptions
    /// For each page that was asked for, what remains of its scalars.
    private var pages: [[UInt32]]

    /// In a page: nothing remains.
    private static let nothing = UInt32.max
    /// In a page: more than one scalar remains, and is to be asked for again.
    private static let several = UInt32.max - 1

    init(_ options: SearchOptions) {
        self.options = options
        pages = Array(repeating: [], count: 0x110000 >> 8)
    }

    /// What remains of a scalar, or of a lone surrogate, which is itself.
    mutating func fold(_ scalar: UInt32) -> Folded {
        switch entry(scalar) {
        case Self.nothing: .nothing
        case Self.several: .several(folded(scalar))
        case let value: .one(value)
        }
    }

    /// The first scalar that remains; nil for nothing.
    mutating func first(of scalar: UInt32) -> UInt32? {
        switch entry(scalar) {
        case Self.nothing: nil
        case Self.several: folded(scalar).first
        case let value: value
        }
    }

    /// What remains of a text.
    mutating func fold(_ text: Rope) -> [UInt32] {
        var reader = UnitReader(text)
        var result: [UInt32] = []
        var offset = 0
        while offset < reader.utf16Count {
            let scalar = reader.scalar(at: offset)
            offset += scalar > 0xFFFF ? 2 : 1
            result += folded(scalar)
        }
        return result
    }

    private mutating func entry(_ scalar: UInt32) -> UInt32 {
        let page = Int(scalar >> 8)
        if pages[page].isEmpty {
            pages[page] = (0..<256).map { low in
                let all = folded(scalar & ~0xFF | UInt32(low))
                return all.count > 1 ? Self.several : all.first ?? Self.nothing
            }
        }
        return pages[page][Int(scalar & 0xFF)]
    }

    private func folded(_ scalar: UInt32) -> [UInt32] {
        var all = ICU.decomposition(of: scalar)
        if options.ignoresMarks { all.removeAll { Self.isIgnored(ICU.combiningClass(of: $0)) } }
        return options.ignoresCase ? all.map { ICU.foldedCase(of: $0) } : all
    }

    /// Whether a mark of a combining class only says how a word sounds: overlays, nuktas, the points of Hebrew, Arabic
    /// and Syriac, and accents. The voicing of kana (8), the virama (9) and the vowels and tones of Thai and its
    /// neighbours (84 to 132) make other words.
    private static func isIgnored(_ combiningClass: UInt8) -> Bool {
        switch combiningClass {
        case 1, 7, 10...36, 200...240: true
        default: false
        }
    }
}
