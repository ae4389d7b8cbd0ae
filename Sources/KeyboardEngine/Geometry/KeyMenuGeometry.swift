import Foundation

/// Where the choices of a held key stand: beside and above it, where no finger hides them.
struct KeyMenuGeometry {
    /// The keyboard's size in points.
    let keyboard: CGSize
    /// The room above the keyboard that a menu may take, in points.
    let headroom: CGFloat

    /// The distance between a key and its menu, and between a menu and the edges of the window.
    private static let distance: CGFloat = 8
    /// The size of a line in a list, and the most that it is made narrower and lower by.
    private static let line = CGSize(width: 260, height: 44)
    private static let leastLineHeight: CGFloat = 30

    /// The frames of alternates, the first of them above the key and the others beside it, on the side that has more room.
    ///
    /// They stand in one row, or in two where one has no room for them; then the nearest are in the lower row.
    ///
    /// - Returns: As many frames as there are choices, in points from the keyboard's upper left corner.
    func alternates(count: Int, of key: CGRect) -> [CGRect] {
        guard count > 0 else { return [] }
        let side = 64 * KeyboardMetrics.signScale(keyHeight: key.height)
        let width = max(min(key.width, side), 24)
        let room = max(0, keyboard.width - 2 * Self.distance)
        let fitting = max(1, Int(room / width))
        let isRightwards = key.midX < keyboard.width / 2
        let besides = isRightwards ? keyboard.width - Self.distance - key.minX : key.maxX - Self.distance
        // Two rows before the menu leaves the side of its key, and more than two only where nothing else has room.
        let perRow = max(1, Int(besides / width))
        var rows = (count + perRow - 1) / perRow
        if rows > 2 { rows = max(2, (count + fitting - 1) / fitting) }
        let columns = (count + rows - 1) / rows
        let height = min(key.height, side, (headroom + key.minY) / CGFloat(rows))
        let total = CGFloat(columns) * width
        let wanted = isRightwards ? key.minX : key.maxX - total
        let left = max(Self.distance, min(wanted, keyboard.width - Self.distance - total))
        let bottom = max(key.minY - Self.distance, -headroom + CGFloat(rows) * height)
        return (0..<count).map { index in
            let (row, column) = (index / columns, index % columns)
            let place = isRightwards ? column : columns - 1 - column
            return CGRect(
                x: left + CGFloat(place) * width, y: bottom - CGFloat(row + 1) * height, width: width, height: height)
        }
    }

    /// The frames of a list above a key: from top to bottom, in as many columns as its height needs.
    ///
    /// - Returns: As many frames as there are lines, in points from the keyboard's upper left corner.
    func list(count: Int, above key: CGRect) -> [CGRect] {
        guard count > 0 else { return [] }
        let bottom = key.minY - Self.distance
        let room = max(Self.leastLineHeight, headroom + bottom - Self.distance)
        let perColumn = min(count, max(1, Int(room / Self.leastLineHeight)))
        let columns = (count + perColumn - 1) / perColumn
        let lines = (count + columns - 1) / columns
        let height = min(Self.line.height, room / CGFloat(lines))
        let width = min(Self.line.width, max(1, (keyboard.width - 2 * Self.distance) / CGFloat(columns)))
        let total = width * CGFloat(columns)
        let left = max(Self.distance, min(key.minX, keyboard.width - Self.distance - total))
        return (0..<count).map { index in
            let (column, line) = (index / lines, index % lines)
            return CGRect(
                x: left + CGFloat(column) * width, y: bottom - CGFloat(lines - line) * height, width: width,
                height: height)
        }
    }
}
