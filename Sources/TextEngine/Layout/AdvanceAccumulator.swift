/// Follows the text of a line from its beginning and says how far it reaches, tabs included. Lengths are points.
struct AdvanceAccumulator {
    private let ruler: TabRuler
    /// Where the present column's text begins in the paragraph, tabs not counted.
    private var start: Double
    /// Where the line, or the tab of the present column, begins from the margin.
    private var origin: Double
    private var column: TabColumn?
    private var aligned: Double?

    /// - Parameters:
    ///   - distance: Where the line begins in the paragraph, tabs not counted.
    init(_ room: LineRoom, from distance: Double) {
        ruler = room.tabs
        start = distance
        origin = room.indent
    }

    /// How far the text reaches from the margin up to a distance in the paragraph.
    func place(at distance: Double) -> Double {
        let width = distance - start
        let tab = column?.tabWidth(text: width, aligned: aligned.map { min($0, width) }) ?? 0
        return origin + tab + width
    }

    /// Passes a unit that stands at a distance in the paragraph.
    mutating func pass(_ unit: UInt16, at distance: Double) {
        if unit == AdvanceAccumulator.tab {
            origin = place(at: distance)
            column = TabColumn(at: origin, on: ruler)
            start = distance
            aligned = nil
        } else if aligned == nil, let column, column.stop.terminators.contains(unit) {
            aligned = distance - start
        }
    }

    /// The character of the tab key.
    static let tab: UInt16 = 0x09
}

extension Typesetter {
    /// Gives the tabs of a line their widths.
    /// - Parameters:
    ///   - runs: The runs in logical order.
    ///   - blankStart: Where the blanks at the line's end begin; they align with no stop.
    func setTabs(of runs: inout [ShapedRun], in units: [UInt16], blankStart: Int, room: LineRoom) {
        var place = room.indent
        var index = 0
        while index < runs.count {
            guard units[runs[index].range.lowerBound] == AdvanceAccumulator.tab else {
                place += runs[index].width
                index += 1
                continue
            }
            // Between tabs in a row there is no text.
            var advances: [Double] = []
            for _ in 1..<max(1, runs[index].clusters.count) {
                let tab = TabColumn(at: place, on: room.tabs).tabWidth(text: 0, aligned: nil)
                advances.append(tab)
                place += tab
            }
            let column = TabColumn(at: place, on: room.tabs)
            let next =
                runs[(index + 1)...].firstIndex { units[$0.range.lowerBound] == AdvanceAccumulator.tab } ?? runs.count
            var (width, aligned) = (0.0, Double?.none)
            for run in runs[(index + 1)..<next] {
                if aligned == nil, let end = run.range.first(where: { column.stop.terminators.contains(units[$0]) }) {
                    aligned = width + run.distance(at: end)
                }
                let end = min(run.range.upperBound, max(run.range.lowerBound, blankStart))
                width += run.distance(at: end)
            }
            let tab = column.tabWidth(text: width, aligned: aligned.map { min($0, width) })
            runs[index] = runs[index].with(advances: advances + [tab])
            place += tab + runs[(index + 1)..<next].reduce(0) { $0 + $1.width }
            index = next
        }
    }
}
