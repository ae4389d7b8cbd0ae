/// The end of a Thai or Lao text: a consonant and the marks on it, as far as they stand in an order that is known.
struct ThaiCell: Equatable, Sendable {
    /// What carries the marks; `nil` where the text begins with them.
    let base: Unicode.Scalar?
    /// The marks by their level.
    private(set) var marks: [Unicode.Scalar?] = Array(repeating: nil, count: ThaiMark.levels)
    /// How many scalars the marks are.
    let count: Int

    /// Takes the marks from the end of a text; `nil` where two stand in one place.
    init?(endOf text: some BidirectionalCollection<Unicode.Scalar>) {
        var count = 0
        var base: Unicode.Scalar?
        for scalar in text.reversed() {
            guard let mark = ThaiMark(scalar) else {
                base = scalar
                break
            }
            guard marks[mark.level] == nil else { return nil }
            marks[mark.level] = scalar
            count += 1
        }
        (self.base, self.count) = (base, count)
    }

    /// The marks in the order in which they are written.
    var text: String {
        String(String.UnicodeScalarView(marks.compactMap { $0 }))
    }

    /// The cell with a mark more. It takes the place of the one that stands where it goes, and of what cannot stand with
    /// it (as libthai's th_validate does). Nothing changes where the base carries no such mark.
    func adding(_ scalar: Unicode.Scalar) -> ThaiCell? {
        guard let base, ThaiMark.isBase(base, for: scalar), let mark = ThaiMark(scalar) else { return nil }
        var cell = self
        cell.marks[mark.level] = scalar
        for (level, other) in marks.enumerated() {
            guard level != mark.level, let other = other.flatMap(ThaiMark.init) else { continue }
            let standTogether = level < mark.level ? other.canCarry(mark) : mark.canCarry(other)
            if !standTogether { cell.marks[level] = nil }
        }
        return cell
    }
}
