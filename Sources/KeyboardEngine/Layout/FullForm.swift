import Foundation

/// What a layout adds to its wide planes for terminals of machines: a row of digits or function keys, Esc, Tab and Ctrl at
/// the left, Alt and arrows at the bottom.
///
/// It is one description for all planes of any language. The rows of a plane stay as they are, further to the right by
/// the width of Tab.
package struct FullForm: Equatable, Sendable {
    /// The digits of the row above the letters, with what they type with shift.
    let digits: [Key]
    /// The keys of that row on planes that have digits of their own.
    let functions: [Key]
    /// The first keys of the first three rows, that of digits included.
    let left: [Key]
    /// What stands before and behind the keys that a plane has in its bottom row.
    let bottom: (before: [Key], after: [Key])

    /// The least width of a window that the full form is shown in, in points.
    package static let leastWidth: CGFloat = 700

    package static func == (a: Self, b: Self) -> Bool {
        a.digits == b.digits && a.functions == b.functions && a.left == b.left && a.bottom == b.bottom
    }

    /// Adds the keys to the planes of a set. Pads stay as they are.
    func completing(_ set: KeyPlaneSet) -> KeyPlaneSet {
        // Planes without digits get a row of them; others get as many rows, so that keys stay in their places.
        let counts = set.planes.values.map { $0.rows.count + ($0.form == .pad || hasDigits($0) ? 0 : 1) }
        let rowCount = counts.max() ?? 0
        return KeyPlaneSet(start: set.start, planes: set.planes.mapValues { complete($0, rowCount: rowCount) })
    }

    /// Whether a plane has a key for each digit.
    private func hasDigits(_ plane: KeyPlane) -> Bool {
        let texts = Set(plane.keys.compactMap { $0.output(shifted: false) })
        return digits.prefix(10).allSatisfy { texts.contains($0.output(shifted: false) ?? "") }
    }

    private func complete(_ plane: KeyPlane, rowCount: Int) -> KeyPlane {
        guard plane.form != .pad, let own = plane.rows.last else { return plane }
        var top = hasDigits(plane) ? (plane.rows.count < rowCount ? functions : []) : digits
        let typed = Set((plane.rows.dropLast().flatMap(\.keys) + top).compactMap { $0.output(shifted: false) })
        // A key that reaches down into the bottom row stands above a gap there, which nothing may move.
        let isOpen = plane.rows.allSatisfy { $0.keys.allSatisfy { $0.rowSpan == 1 } }
        let after = isOpen ? bottom.after : bottom.after.filter { key in !plane.keys.contains { $0.role == key.role } }
        if !isOpen { top = bottom.before + top + after }

        let last = isOpen ? bottomRow(around: own, typed: typed) : own
        // A space bar that is as narrow as a letter is hit too seldom.
        let least = last.leastColumns + (last.keys.contains { $0.role == .space && $0.width == .flexible } ? 1 : 0)
        let columns = max(plane.columns + 1, Int(least.rounded(.up)))
        var rows = Array(plane.rows.dropLast())
        var corner = left[...]
        var added: [KeyRow] = []
        if !top.isEmpty {
            // They share the row, however many they are.
            let keys = corner.prefix(1) + top
            added = [KeyRow(keys.map { .key($0.with(width: .units(Double(columns) / Double(keys.count)))) })]
            corner = corner.dropFirst()
        }
        for index in rows.indices {
            rows[index] = rows[index].moved(behind: corner.popFirst(), columns: plane.columns)
        }
        rows.append(isOpen ? last : last.moved(behind: nil, columns: plane.columns))
        return KeyPlane(
            name: plane.name, form: plane.form, columns: columns, rows: added + rows, returnsAfter: plane.returnsAfter)
    }

    /// The bottom row with a plane's own keys in its middle: those that are not there already, nor elsewhere on the plane.
    private func bottomRow(around own: KeyRow, typed: Set<String>) -> KeyRow {
        let others = bottom.before + bottom.after
        var seen: [Key.Role] = []
        let cells = own.cells.compactMap { cell -> KeyRow.Cell? in
            guard case .key(let key) = cell else { return cell }
            switch key.role {
            case .character(let text, _): return typed.contains(text) ? nil : cell
            case .space, .delete, .returnKey: return cell
            case .shift, .plane, .dismiss, .globe, .modifier, .command:
                guard !seen.contains(key.role), !others.contains(where: { $0.role == key.role }) else { return nil }
                seen.append(key.role)
                return .key(key.with(width: .units(1)))
            }
        }
        return KeyRow(bottom.before.map { .key($0) } + cells + bottom.after.map { .key($0) })
    }
}

extension KeyRow {
    /// The row a column further to the right, behind a key or nothing.
    ///
    /// - Parameter columns: The columns that the row has filled so far.
    fileprivate func moved(behind key: Key?, columns: Int) -> KeyRow {
        if let key {
            // It takes the room by which the row was indented.
            guard case .space(.units(let indent))? = cells.first else { return KeyRow([.key(key)] + cells) }
            return KeyRow([.key(key.with(width: .units(1 + indent)))] + cells.dropFirst())
        }
        // A shift key at the left takes the room itself, as long as another key takes what the row has left.
        if case .key(let first)? = cells.first, first.width == .flexible,
            cells.dropFirst().contains(where: \.isFlexible)
        {
            let share = Double(fill(CGFloat(columns)).share)
            return KeyRow([.key(first.with(width: .units(share + 1)))] + cells.dropFirst())
        }
        return KeyRow([.space(.units(1))] + cells)
    }
}

extension KeyRow.Cell {
    /// Whether the cell takes a share of what its row has left.
    fileprivate var isFlexible: Bool { width == .flexible }
}
