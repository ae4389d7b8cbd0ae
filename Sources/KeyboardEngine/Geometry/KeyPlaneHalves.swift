import Foundation

/// A plane's rows cut in their middle, for two thumbs.
struct KeyPlaneHalves {
    /// The parts of all rows at one side.
    struct Half {
        /// As many rows as the plane has; their cells have fixed widths, and fill the columns.
        var rows: [KeyRow] = []
        /// The columns from the keyboard's edge to the innermost key; 0 without keys.
        var columns: CGFloat = 0
    }

    /// The half at the left edge.
    private(set) var left = Half()
    /// The half at the right edge.
    private(set) var right = Half()

    /// Cuts rows that are laid out in a number of columns.
    ///
    /// The cut goes between the keys whose gap is nearest to the row's middle. A key that reaches over the middle by a
    /// column or more on either side, as space bars do, becomes two keys: the right one does the same under another id.
    /// Keys keep their distance from their side's edge.
    init(_ rows: [KeyRow], columns: CGFloat) {
        let parts = rows.map { CutRow($0, columns: columns) }
        var names = Set(rows.flatMap(\.keys).map(\.id))
        left.columns = parts.compactMap { $0.left.last(where: \.isKey)?.end }.max() ?? 0
        right.columns = parts.compactMap { $0.right.first(where: \.isKey)?.start }.min().map { columns - $0 } ?? 0
        for part in parts {
            left.rows.append(KeyRow(part.left.filter(\.isKey), from: 0, to: left.columns))
            var keys = part.right.filter(\.isKey)
            if part.isKeyCut, case .key(let key) = keys.first?.cell {
                keys[0].cell = .key(key.twin(besides: &names))
            }
            right.rows.append(KeyRow(keys, from: columns - right.columns, to: columns))
        }
    }

    /// Puts rows at the right as they are.
    init(uncut rows: [KeyRow], columns: CGFloat) {
        left.rows = rows.map { _ in KeyRow([]) }
        right = Half(rows: rows, columns: columns)
    }
}

/// A cell and the columns that it takes.
private struct CellSpan {
    var cell: KeyRow.Cell
    var start, end: CGFloat

    var isKey: Bool {
        if case .key = cell { true } else { false }
    }
}

/// A row's cells at the left and at the right of the cut, with their columns in the row.
private struct CutRow {
    var left: [CellSpan] = []
    var right: [CellSpan] = []
    /// Whether the last key at the left is the first at the right, too.
    var isKeyCut = false

    init(_ row: KeyRow, columns: CGFloat) {
        let spans = row.spans(columns)
        let middle = columns / 2
        // What is lost in sums is no reason to cut a key or to prefer a gap.
        let tolerance = 1e-6
        func isCut(_ span: CellSpan) -> Bool {
            let reach = span.isKey ? 1 - tolerance : tolerance
            return middle - span.start >= reach && span.end - middle >= reach
        }
        if let index = spans.firstIndex(where: isCut) {
            isKeyCut = spans[index].isKey
            left = Array(spans[...index])
            right = Array(spans[index...])
            left[index].end = middle
            right[0].start = middle
        } else {
            let ends = [spans.first?.start ?? 0] + spans.map(\.end)
            var cut = 0
            for index in ends.indices where abs(ends[index] - middle) < abs(ends[cut] - middle) - tolerance {
                cut = index
            }
            left = Array(spans[..<cut])
            right = Array(spans[cut...])
        }
    }
}

extension KeyRow {
    /// The columns of each cell: a row that is not full is centred, one that is too full shrinks.
    fileprivate func spans(_ columns: CGFloat) -> [CellSpan] {
        let (share, total) = fill(columns)
        let scale = total > columns ? columns / total : 1
        var end = total > columns ? 0 : (columns - total) / 2
        return cells.map { cell in
            let start = end
            end += (cell.units ?? share) * scale
            return CellSpan(cell: cell, start: start, end: end)
        }
    }

    /// A row of fixed widths that fills columns, with keys at their places and room between them.
    fileprivate init(_ keys: [CellSpan], from start: CGFloat, to end: CGFloat) {
        var cells: [Cell] = []
        var place = start
        for span in keys {
            if span.start > place { cells.append(.space(.units(span.start - place))) }
            cells.append(span.cell.taking(span.end - span.start))
            place = span.end
        }
        if end > place { cells.append(.space(.units(end - place))) }
        self.init(cells)
    }
}

extension KeyRow.Cell {
    /// The cell with a width in columns.
    fileprivate func taking(_ columns: CGFloat) -> KeyRow.Cell {
        switch self {
        case .key(let key): .key(key.with(width: .units(columns)))
        case .space, .blank: .space(.units(columns))
        }
    }
}

extension Key {
    /// A key that does the same under an id that no other key has; the id is added to those that there are.
    fileprivate func twin(besides names: inout Set<String>) -> Key {
        var name = id
        repeat { name += ".right" } while !names.insert(name).inserted
        return with(id: name, width: width)
    }
}
