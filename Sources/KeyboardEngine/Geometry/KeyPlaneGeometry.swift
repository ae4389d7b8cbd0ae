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
///
/// An object, because the keyboard asks for it several times a touch and a copy would hold each of its parts.
package final class KeyPlaneGeometry: Sendable {
    /// The plane that is laid out.
    package let plane: KeyPlane
    /// The measures that it is laid out with.
    package let metrics: KeyboardMetrics
    /// The keyboard's size in points: the window's width or less where it floats, and the height that the keys need.
    package let size: CGSize
    /// The keys, row by row from left to right. A key that a split keyboard cuts in two is here twice: its right half
    /// does the same, under an id of its own.
    package let keys: [PlacedKey]
    /// The places of keys that were taken away: a touch that would have been theirs belongs to no other key.
    package let blanks: [CGRect]
    /// The parts of the keyboard where a touch belongs to a key, in points, from left to right: two of a split
    /// keyboard, else one.
    package let touchAreas: [CGRect]

    /// Lays a plane out.
    ///
    /// - Parameters:
    ///   - window: The window's size in points; any value is allowed, NaN and infinity too.
    ///   - rowCount: The rows that the height is meant for, when another plane of the set has more.
    ///   - placement: Where the keys are to stand in the window's width.
    package convenience init(plane: KeyPlane, window: CGSize, rowCount: Int = 0, placement: KeyboardPlacement = .full) {
        self.init(plane: plane, metrics: KeyboardMetrics(window: window, placement: placement), rowCount: rowCount)
    }

    /// Lays a plane out by given measures.
    ///
    /// - Parameter rowCount: The rows that the height is meant for, when another plane of the set has more.
    package init(plane: KeyPlane, metrics: KeyboardMetrics, rowCount: Int = 0) {
        self.plane = plane
        self.metrics = metrics
        let height = metrics.height(rowCount: max(rowCount, plane.rows.count))
        size = CGSize(width: metrics.width, height: height)
        let grids = KeyGrid.grids(for: plane, metrics: metrics, size: size)
        keys = plane.rows.indices.flatMap { row in
            grids.flatMap { $0.place(row: row) }
        }
        blanks = plane.rows.indices.flatMap { row in
            grids.flatMap { $0.blanks(row: row) }
        }
        touchAreas = grids.map(\.touchArea)
    }

    /// The smallest rectangle around all touch areas, in points. It contains the room between the halves of a split
    /// keyboard, where a touch belongs to no key.
    package var touchArea: CGRect {
        touchAreas.dropFirst().reduce(touchAreas.first ?? .zero) { $0.union($1) }
    }

    /// The key of a given name, or `nil`.
    package func key(id: String) -> PlacedKey? {
        keys.first { $0.key.id == id }
    }
}

extension KeyPlaneGeometry: Equatable {
    package static func == (a: KeyPlaneGeometry, b: KeyPlaneGeometry) -> Bool {
        a === b
            || (a.plane == b.plane && a.metrics == b.metrics && a.size == b.size && a.keys == b.keys
                && a.blanks == b.blanks && a.touchAreas == b.touchAreas)
    }
}

extension KeyGrid {
    /// The grids that a plane's keys stand in: two of a split keyboard, else one.
    fileprivate static func grids(for plane: KeyPlane, metrics: KeyboardMetrics, size: CGSize) -> [KeyGrid] {
        let columns = CGFloat(max(1, plane.columns))
        let gap = metrics.keyGap(columns: plane.columns)
        func grid(_ rows: [KeyRow], columns: CGFloat, in band: Band, pitchLimit: CGFloat) -> KeyGrid {
            KeyGrid(
                rows: rows, columns: columns, gap: gap, metrics: metrics, height: size.height, band: band,
                pitchLimit: pitchLimit)
        }
        switch metrics.placement {
        case .full, .left, .right, .floating:
            let band = Band(placement: metrics.placement, width: metrics.bandWidth, of: size.width)
            return [grid(plane.rows, columns: columns, in: band, pitchLimit: metrics.pitchLimit)]
        case .split:
            // A pad of digits is small enough for one thumb, and unknown to anyone in two parts.
            let halves =
                plane.form == .pad
                ? KeyPlaneHalves(uncut: plane.rows, columns: columns)
                : KeyPlaneHalves(plane.rows, columns: columns)
            let both = halves.left.columns + halves.right.columns
            let pitch = min(metrics.pitchLimit, size.width * KeyboardMetrics.halvesShare / max(1, both))
            return [(halves.left, KeyboardPlacement.left), (halves.right, .right)].compactMap { half, side in
                guard half.columns > 0 else { return nil }
                // With room for the edges, and for touches half a key beside the inner keys.
                let width = half.columns * pitch + pitch / 2 + 2 * metrics.sideEdge
                let band = Band(placement: side, width: width, of: size.width)
                return grid(half.rows, columns: half.columns, in: band, pitchLimit: pitch)
            }
        }
    }
}

extension KeyGrid.Band {
    /// The band of a placement that is not split, in a keyboard of a width.
    fileprivate init(placement: KeyboardPlacement, width: CGFloat, of whole: CGFloat) {
        self.width = width
        switch placement {
        case .full, .split, .floating: (left, alignment) = (0, .centre)
        case .left: (left, alignment) = (0, .left)
        case .right: (left, alignment) = (whole - width, .right)
        }
    }
}
