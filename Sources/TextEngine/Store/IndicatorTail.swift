/// The regional indicators at the end of a stretch of text. Two of them are a flag (GB12 and GB13 of UAX #29), so where
/// the next one begins depends on how many stand before it, however many these are: a rope sums them up.
struct IndicatorTail: Equatable, Sendable {
    /// The units at the end of the stretch that are by turns the first and the second half of an indicator.
    var count = 0
    /// Whether the last of them is a first half.
    var endsWithLead = false

    /// The first half of all indicators, and of many other characters.
    static let lead: UInt16 = 0xD83C
    /// The second halves: those of U+1F1E6 to U+1F1FF.
    static let trails: ClosedRange<UInt16> = 0xDDE6...0xDDFF

    /// Whether a scalar value is a regional indicator.
    static func isIndicator(_ scalar: UInt32) -> Bool { scalar &- 0x1F1E6 < 26 }

    /// The tail of no text, and of most.
    static let none = IndicatorTail()

    /// The tail of some units.
    init(of units: UnitBuffer) {
        guard case .wide(let units) = units, let last = units.last, last == Self.lead || Self.trails.contains(last)
        else { return }
        endsWithLead = last == Self.lead
        var wantsLead = endsWithLead
        while count < units.count {
            let unit = units[units.count - 1 - count]
            guard wantsLead ? unit == Self.lead : Self.trails.contains(unit) else { break }
            count += 1
            wantsLead.toggle()
        }
    }

    private init() {}

    /// The tail of this stretch and of one of `length` units behind it.
    @inline(__always)
    func followed(by next: IndicatorTail, length: Int) -> IndicatorTail {
        guard next.count == length, count > 0 else { return next }
        let nextBeginsWithLead = next.endsWithLead == (length & 1 == 1)
        guard nextBeginsWithLead != endsWithLead else { return next }
        return IndicatorTail(count: count + length, endsWithLead: next.endsWithLead)
    }

    private init(count: Int, endsWithLead: Bool) {
        self.count = count
        self.endsWithLead = endsWithLead
    }

    /// How many whole indicators stand at the end.
    var indicatorCount: Int { endsWithLead ? 0 : count / 2 }
}

extension Rope {
    /// How many regional indicators stand right before an offset, in O(log n).
    func indicatorCount(before offset: Int) -> Int {
        guard let place = place(endingAt: offset) else { return 0 }
        let length = offset - place.before.utf16Count
        let tail = place.element.withUnits { IndicatorTail(of: $0[0..<length]) }
        return place.before.indicators.followed(by: tail, length: length).indicatorCount
    }
}
