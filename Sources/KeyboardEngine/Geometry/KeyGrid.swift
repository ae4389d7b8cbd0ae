import Foundation

/// The columns and rows that keys are aligned to, in a band of the keyboard's width.
struct KeyGrid {
    /// The part of the keyboard's width that the keys stand in, in points.
    struct Band {
        /// Where keys stand that do not fill their band.
        enum Alignment {
            case left, centre, right
        }

        let left, width: CGFloat
        let alignment: Alignment

        var right: CGFloat { left + width }
    }

    /// The part of the keyboard where a touch belongs to one of the keys, in points.
    let touchArea: CGRect

    private let rows: [KeyRow]
    private let rowCount: Int
    private let columns: CGFloat
    /// The left edge of the first column, the width of all, the distance between two, and the room between keys.
    private let left, width, pitch, gap: CGFloat
    /// The upper edge of the first row, the height of a row, and the room between rows.
    private let top, keyHeight, rowGap: CGFloat

    /// - Parameters:
    ///   - columns: The number of letter-sized keys that fill the band.
    ///   - gap: Room between keys of one row, in points.
    ///   - height: The keyboard's height in points.
    ///   - pitchLimit: The largest distance between the middles of two letter keys, in points.
    init(
        rows: [KeyRow], columns: CGFloat, gap wantedGap: CGFloat, metrics: KeyboardMetrics, height: CGFloat, band: Band,
        pitchLimit: CGFloat
    ) {
        self.rows = rows
        self.columns = columns
        rowCount = max(1, rows.count)
        // In a window too small for its edges and gaps they shrink, so that no key has a negative size.
        let edge = min(metrics.sideEdge, band.width / 8)
        let room = band.width - 2 * edge
        gap = min(wantedGap, room / columns / 2)
        pitch = min((room + gap) / columns, pitchLimit)
        width = pitch * columns - gap
        switch band.alignment {
        case .left: left = band.left + edge
        case .centre: left = band.left + (band.width - width) / 2
        case .right: left = band.right - edge - width
        }

        let insets = metrics.topInset + KeyboardMetrics.bottomInset + CGFloat(rowCount - 1) * metrics.rowGap
        let squeeze = min(1, height / 2 / insets)
        top = metrics.topInset * squeeze
        rowGap = metrics.rowGap * squeeze
        keyHeight = (height - insets * squeeze) / CGFloat(rowCount)

        // Beside keys that do not fill their band half a key's width still counts as touched.
        let margin = max(edge, pitch / 2)
        let start = max(band.left, left - margin)
        let end = min(band.right, left + width + margin)
        touchArea = CGRect(x: start, y: 0, width: end - start, height: height)
    }

    /// Places a row's keys side by side; a row that is not full is centred, one that is too full shrinks.
    func place(row index: Int) -> [PlacedKey] {
        frames(row: index).compactMap { cell, frame in
            if case .key(let key) = cell { PlacedKey(key: key, frame: frame, row: index) } else { nil }
        }
    }

    /// The places of a row's keys that were taken away.
    func blanks(row index: Int) -> [CGRect] {
        frames(row: index).compactMap { cell, frame in
            if case .blank = cell { frame } else { nil }
        }
    }

    /// The cells of a row that are keys or were some, with their places.
    private func frames(row index: Int) -> [(cell: KeyRow.Cell, frame: CGRect)] {
        let row = rows[index]
        let (share, total) = row.fill(columns)
        let shrink = total > columns ? columns / total : 1
        let gap = gap * shrink
        let pitch = shrink < 1 ? (width + gap) / total : pitch
        var x = shrink < 1 ? left : left + pitch * (columns - total) / 2
        let y = top + CGFloat(index) * (keyHeight + rowGap)
        var placed: [(KeyRow.Cell, CGRect)] = []
        for cell in row.cells {
            let step = (cell.units ?? share) * pitch
            switch cell {
            case .space: break
            case .key(let key), .blank(let key):
                let span = CGFloat(min(key.rowSpan, rowCount - index))
                let height = keyHeight * span + rowGap * (span - 1)
                placed.append((cell, CGRect(x: x, y: y, width: max(0, step - gap), height: height)))
            }
            x += step
        }
        return placed
    }
}

extension KeyRow {
    /// The columns that each flexible cell takes of a row, and those that all cells take together.
    func fill(_ columns: CGFloat) -> (share: CGFloat, total: CGFloat) {
        let flexibleCount = cells.count { $0.width == .flexible }
        let fixed = cells.reduce(0) { $0 + ($1.units ?? 0) }
        // Keys keep half a column whatever the row has left; room between them may go.
        let least: CGFloat = keys.contains { $0.width == .flexible } ? 0.5 : 0
        let share = flexibleCount > 0 ? max((columns - fixed) / CGFloat(flexibleCount), least) : 0
        return (share, fixed + share * CGFloat(flexibleCount))
    }
}

extension KeyRow.Cell {
    /// The cell's width in columns, or `nil` for a flexible one.
    var units: CGFloat? {
        if case .units(let units) = width { CGFloat(units) } else { nil }
    }
}
