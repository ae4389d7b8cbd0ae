import Foundation
import TextEngine

/// Neighbouring parts of a table that are equally high.
struct HeightRun: Summarized {
    enum Kind { case header, rows, footer }

    var kind: Kind
    /// How many parts; 1 for headers and footers.
    var count = 1
    /// The height of each, in points.
    var height: CGFloat
    /// Whether that is their height; otherwise nobody has seen them, and it is an estimate.
    var isMeasured = false

    var summary: HeightSum {
        HeightSum(
            parts: count, sections: kind == .header ? 1 : 0, rows: kind == .rows ? count : 0,
            height: CGFloat(count) * height)
    }
}

/// What runs amount to.
struct HeightSum: TreeSummary {
    var parts = 0
    var sections = 0
    var rows = 0
    var height: CGFloat = 0

    static let zero = HeightSum()

    static func + (left: HeightSum, right: HeightSum) -> HeightSum {
        HeightSum(
            parts: left.parts + right.parts, sections: left.sections + right.sections, rows: left.rows + right.rows,
            height: left.height + right.height)
    }
}

/// The heights of all parts of a table, measured or estimated.
///
/// Parts are counted from top to bottom through all sections. Finding one by its number or by where it stands, changing
/// one, and taking out or putting in some takes a time that grows with the logarithm of their number.
struct TableHeights {
    private var tree = SumTree<HeightRun>()

    /// A table without sections.
    init() {}

    /// A table of sections, each a header, any rows, and a footer.
    init(_ runs: [HeightRun]) {
        tree = SumTree(runs)
    }

    /// How many sections there are.
    var sectionCount: Int { tree.summary.sections }

    /// How many parts there are: rows, and two for each section.
    var partCount: Int { tree.summary.parts }

    /// The height of all, in points.
    var height: CGFloat { max(0, tree.summary.height) }

    /// How many rows a section has. The section must be there.
    func rowCount(_ section: Int) -> Int { number(of: .footer(section)) - number(of: .header(section)) - 1 }

    /// Whether a row is there.
    func contains(_ row: TableRow) -> Bool {
        (0..<sectionCount).contains(row.section) && (0..<rowCount(row.section)).contains(row.row)
    }

    // MARK: Numbers

    /// The number of a part. Its section must be there.
    func number(of part: TablePart) -> Int {
        switch part {
        case .header(let section): firstPart(of: section)
        case .row(let row): firstPart(of: row.section) + 1 + row.row
        case .footer(let section): firstPart(of: section + 1) - 1
        }
    }

    /// The number of a section's header; behind the last section that of all parts.
    private func firstPart(of section: Int) -> Int {
        tree.place { $0.sections > section }?.before.parts ?? partCount
    }

    /// The part of a number, which must be there.
    func part(_ number: Int) -> TablePart {
        let place = place(number)
        let section = place.before.sections - 1
        switch place.element.kind {
        case .header: return .header(section + 1)
        case .rows: return .row(TableRow(section: section, row: number - firstPart(of: section) - 1))
        case .footer: return .footer(section)
        }
    }

    private func place(_ number: Int) -> SumTree<HeightRun>.Place {
        guard let place = tree.place(where: { $0.parts > number }), number >= 0 else {
            preconditionFailure("UITableView: there is no such row or section")
        }
        return place
    }

    // MARK: Heights

    /// Where a part begins and ends below the top of all, and whether that height is measured.
    func extent(_ number: Int) -> (top: CGFloat, height: CGFloat, isMeasured: Bool) {
        let place = place(number)
        let run = place.element
        return (place.before.height + CGFloat(number - place.before.parts) * run.height, run.height, run.isMeasured)
    }

    /// Where a part begins, also the one behind the last.
    func top(_ number: Int) -> CGFloat { number < partCount ? extent(number).top : height }

    /// The part that is at an offset: of those without a height the one behind them. The nearest one where none is.
    func part(at offset: CGFloat) -> Int {
        guard let place = tree.place(where: { $0.height > offset }) else { return max(0, partCount - 1) }
        let run = place.element
        let index = run.height > 0 ? Int(((max(offset, 0) - place.before.height) / run.height).rounded(.down)) : 0
        return place.before.parts + min(max(0, index), run.count - 1)
    }

    /// Notes the height of a part as measured.
    mutating func measure(_ number: Int, _ height: CGFloat) {
        let run = place(number).element
        guard run.height != height || !run.isMeasured else { return }
        let new = HeightRun(kind: run.kind, height: height, isMeasured: true)
        if run.count == 1 {
            _ = tree.update(where: { $0.parts > number }) { element, _ in element = new }
        } else {
            replace(number..<(number + 1), with: SumTree([new]))
        }
    }

    /// Takes all heights for estimates from now on.
    mutating func forgetMeasures() {
        tree = SumTree(
            tree.map { run in
                var run = run
                run.isMeasured = false
                return run
            })
    }

    // MARK: Changes

    /// Puts runs in the place of parts.
    /// - Returns: What was there.
    @discardableResult
    mutating func replace(_ parts: Range<Int>, with runs: SumTree<HeightRun>) -> SumTree<HeightRun> {
        cut(before: parts.lowerBound)
        cut(before: parts.upperBound)
        var removed = tree.split { $0.parts > parts.lowerBound }
        let rest = removed.split { $0.parts > parts.count }
        tree.append(runs)
        tree.append(rest)
        return removed
    }

    /// Has a run begin at a part.
    private mutating func cut(before number: Int) {
        guard number < partCount else { return }
        let place = place(number)
        let head = number - place.before.parts
        guard head > 0 else { return }
        var (first, second) = (place.element, place.element)
        (first.count, second.count) = (head, place.element.count - head)
        tree.replace(
            from: { $0.parts > number }, through: { $0.parts > number }, with: SumTree([first, second]))
    }

    /// The parts of a section.
    func parts(of section: Int) -> Range<Int> { firstPart(of: section)..<firstPart(of: section + 1) }
}
