/// One row of a plane, from left to right.
package struct KeyRow: Equatable, Sendable {
    /// What stands in a row.
    package enum Cell: Equatable, Sendable {
        /// A key.
        case key(Key)
        /// Empty room; a touch there goes to the nearest key.
        case space(Key.Width)
        /// The place of a key that was taken away; a touch there goes to no key.
        case blank(Key)

        /// The share of the row that it takes.
        package var width: Key.Width {
            switch self {
            case .key(let key), .blank(let key): key.width
            case .space(let width): width
            }
        }
    }

    /// Keys and spaces from left to right.
    package let cells: [Cell]

    /// A row of the given cells.
    package init(_ cells: [Cell]) {
        self.cells = cells
    }

    /// The columns that the row takes at least: flexible keys at the width of a letter, and nothing for flexible room.
    var leastColumns: Double {
        cells.reduce(0) { sum, cell in
            switch (cell, cell.width) {
            case (_, .units(let units)): sum + units
            case (.key, .flexible), (.blank, .flexible): sum + 1
            case (.space, .flexible): sum
            }
        }
    }

    /// The same row without its keys of a role.
    func without(_ role: Key.Role) -> KeyRow {
        KeyRow(
            cells.filter { cell in
                if case .key(let key) = cell { key.role != role } else { true }
            })
    }

    /// The same row with nothing in the place of its keys of a role.
    func blanking(_ role: Key.Role) -> KeyRow {
        KeyRow(
            cells.map { cell in
                if case .key(let key) = cell, key.role == role { .blank(key) } else { cell }
            })
    }

    /// The row's keys without the spaces.
    package var keys: [Key] {
        cells.compactMap { cell in
            if case .key(let key) = cell { key } else { nil }
        }
    }
}

/// The shape that a plane is arranged in.
package enum KeyPlaneForm: String, CaseIterable, Sendable {
    /// For phones and narrow windows: shift and delete around the third row, return at the bottom.
    case compact
    /// For tablets and kiosks: delete ends the first row and return the second, shift at both ends of the third.
    case wide
    /// For digits: a few big keys, centred, the same at every width.
    case pad
}

/// Everything that is on the keyboard at one time: letters, say, or numbers.
package struct KeyPlane: Equatable, Sendable {
    /// The plane's name within its set, the one that plane keys refer to.
    package let name: String
    /// The shape it is arranged in.
    package let form: KeyPlaneForm
    /// The number of letter-sized keys that fill the keyboard's width.
    package let columns: Int
    /// Rows from top to bottom, the bottom row included.
    package let rows: [KeyRow]
    /// Texts after which the keyboard goes back to the first plane of its set, such as a space.
    package let returnsAfter: Set<String>

    /// All keys, row by row.
    package var keys: [Key] {
        rows.flatMap(\.keys)
    }

    /// Whether capitals can be turned on in this plane.
    package var hasShift: Bool {
        keys.contains { $0.role == .shift }
    }
}

/// The planes that one kind of keyboard consists of, in one form.
package struct KeyPlaneSet: Equatable, Sendable {
    /// The name of the plane that is shown first, and returned to.
    package let start: String
    /// The planes by name; the start plane is always among them.
    package let planes: [String: KeyPlane]

    /// A set that starts with one of its planes.
    package init(start: String, planes: [String: KeyPlane]) {
        precondition(planes[start] != nil, "A set of key planes must contain the plane it starts with.")
        self.start = start
        self.planes = planes
    }

    /// The largest number of rows in any plane: all planes of a set share one height.
    package var rowCount: Int {
        planes.values.map(\.rows.count).max() ?? 0
    }
}
