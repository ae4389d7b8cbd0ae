import Foundation

/// A key where it stands on the keyboard.
package struct PlacedKey: Equatable, Sendable {
    /// The key.
    package let key: Key
    /// Its visible area in points, from the keyboard's upper left corner.
    package let frame: CGRect
    /// Its row, 0 at the top.
    package let row: Int
}

/// Where the keys of a plane stand in a window of a given size.
package struct KeyPlaneGeometry: Equatable, Sendable {
    /// The plane that is laid out.
    package let plane: KeyPlane
    /// The measures that it is laid out with.
    package let metrics: KeyboardMetrics
    /// The keyboard's size in points: the window's width, and the height that the keys need.
    package let size: CGSize
    /// The keys, row by row from left to right.
    package let keys: [PlacedKey]
    /// The part of the keyboard where a touch belongs to a key, in points.
    package let touchArea: CGRect

    /// Lays a plane out.
    ///
    /// - Parameters:
    ///   - window: The window's size in points; any value is allowed, NaN and infinity too.
    ///   - rowCount: The rows that the height is meant for, when another plane of the set has more.
    package init(plane: KeyPlane, window: CGSize, rowCount: Int = 0) {
        self.plane = plane
        metrics = KeyboardMetrics(window: window)
        let height = metrics.height(rowCount: max(rowCount, plane.rows.count))
        size = CGSize(width: metrics.window.width, height: height)
        let grid = KeyGrid(plane: plane, metrics: metrics, size: size)
        keys = plane.rows.enumerated().flatMap { index, row in
            grid.place(row, at: index)
        }
        touchArea = grid.touchArea
    }

    /// The key of a given name, or `nil`.
    package func key(id: String) -> PlacedKey? {
        keys.first { $0.key.id == id }
    }
}

/// The columns and rows that keys are aligned to.
private struct KeyGrid {
    let columns: CGFloat
    let rowCount: Int
    /// The left edge of the first column, the width of all, the distance between two, and the room between keys.
    let left, width, pitch, gap: CGFloat
    /// The upper edge of the first row, the height of a row, and the room between rows.
    let top, keyHeight, rowGap: CGFloat
    let touchArea: CGRect

    init(plane: KeyPlane, metrics: KeyboardMetrics, size: CGSize) {
        columns = CGFloat(max(1, plane.columns))
        rowCount = max(1, plane.rows.count)
        // In a window too small for its edges and gaps they shrink, so that no key has a negative size.
        let edge = min(metrics.sideEdge, size.width / 8)
        let room = size.width - 2 * edge
        gap = min(metrics.keyGap(columns: plane.columns), room / columns / 2)
        pitch = min((room + gap) / columns, KeyboardMetrics.pitchLimit)
        width = pitch * columns - gap
        left = (size.width - width) / 2

        let insets = metrics.topInset + KeyboardMetrics.bottomInset + CGFloat(rowCount - 1) * metrics.rowGap
        let squeeze = min(1, size.height / 2 / insets)
        top = metrics.topInset * squeeze
        rowGap = metrics.rowGap * squeeze
        keyHeight = (size.height - insets * squeeze) / CGFloat(rowCount)

        // Beside keys that are centred in a wide window half a key's width still counts as touched.
        let margin = max(edge, pitch / 2)
        let start = max(0, left - margin)
        let end = min(size.width, left + width + margin)
        touchArea = CGRect(x: start, y: 0, width: end - start, height: size.height)
    }

    /// Places a row's keys side by side; a row that is not full is centred, one that is too full shrinks.
    func place(_ row: KeyRow, at index: Int) -> [PlacedKey] {
        let flexibleCount = row.cells.count { $0.width == .flexible }
        let fixed = row.cells.reduce(0) { $0 + ($1.units ?? 0) }
        // Keys keep half a column whatever the row has left; room between them may go.
        let least: CGFloat = row.keys.contains { $0.width == .flexible } ? 0.5 : 0
        let share = flexibleCount > 0 ? max((columns - fixed) / CGFloat(flexibleCount), least) : 0
        let total = fixed + share * CGFloat(flexibleCount)
        let shrink = total > columns ? columns / total : 1
        let gap = gap * shrink
        let pitch = shrink < 1 ? (width + gap) / total : pitch
        var x = shrink < 1 ? left : left + pitch * (columns - total) / 2
        let y = top + CGFloat(index) * (keyHeight + rowGap)
        var placed: [PlacedKey] = []
        for cell in row.cells {
            let step = (cell.units ?? share) * pitch
            if case .key(let key) = cell {
                let span = CGFloat(min(key.rowSpan, rowCount - index))
                let height = keyHeight * span + rowGap * (span - 1)
                let frame = CGRect(x: x, y: y, width: max(0, step - gap), height: height)
                placed.append(PlacedKey(key: key, frame: frame, row: index))
            }
            x += step
        }
        return placed
    }
}

extension KeyRow.Cell {
    /// The cell's width in columns, or `nil` for a flexible one.
    fileprivate var units: CGFloat? {
        if case .units(let units) = width { CGFloat(units) } else { nil }
    }
}
