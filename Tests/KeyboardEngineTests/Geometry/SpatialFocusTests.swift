import Foundation
import KeyboardEngine
import Testing

/// The arrows of a keypad among the keys of all layouts, planes and placements.
@Suite struct SpatialFocusTests {
    private typealias Focus = SpatialFocus<Int>

    /// Keys that arrows go over, by their numbers, since a layout may give an id twice.
    private struct Board: Sendable {
        let name: String
        let keys: [PlacedKey]
        let rowCount: Int
        let places: [FocusPlace<Int>]

        init(_ geometry: KeyPlaneGeometry, _ name: String) {
            self.name = name
            keys = geometry.keys
            rowCount = geometry.plane.rows.count
            places = keys.enumerated().map { FocusPlace(id: $0.offset, frame: $0.element.frame) }
        }

        func after(_ directions: FocusDirection..., from focus: Focus) -> Focus {
            directions.reduce(into: focus) { $0.move($1, among: places) }
        }

        func hint(_ number: Int) -> Comment { "\(name), \(keys[number].key.id)" }
    }

    /// All that a focus goes by: where the keys stand.
    private struct Shape: Hashable {
        let numbers: [CGFloat]

        init(_ board: Board) {
            numbers = board.places.flatMap { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
        }
    }

    /// The planes of all layouts, forms and placements whose keys do not stand in the same places: thousands have as many
    /// keys in as many rows.
    private static let boards: [Board] = {
        var boards: [Shape: Board] = [:]
        func add(_ geometry: KeyPlaneGeometry, _ name: String) {
            let board = Board(geometry, name)
            boards[Shape(board)] = boards[Shape(board)] ?? board
        }
        for name in ShippedLayouts.names {
            guard let layout = try? ShippedLayouts.layout(name) else { continue }
            PlacementTests.check(layout, in: [CGSize(width: 390, height: 844), CGSize(width: 800, height: 480)]) {
                add($0, "\(name), \($1)")
            }
            for (plane, keys) in layout.planeSet(for: .default, form: .wide, isFull: true).planes {
                add(KeyPlaneGeometry(plane: keys, window: CGSize(width: 800, height: 480)), "\(name), full \(plane)")
            }
        }
        return Array(boards.values)
    }()

    @Test func `every key is reached from every other by arrows`() {
        #expect(Self.boards.count > 100)
        for board in Self.boards {
            let steps = board.places.map { start in
                Set(FocusDirection.allCases.map { board.after($0, from: Focus(on: start)).place.id })
            }
            var back = board.places.map { _ in Set<Int>() }
            for (start, ends) in steps.enumerated() { for end in ends { back[end].insert(start) } }
            // From the first key to each, and from each to the first.
            for ways in [steps, back] {
                var (seen, pending): (Set<Int>, [Int]) = ([0], [0])
                while let here = pending.popLast() {
                    for next in ways[here] where seen.insert(next).inserted { pending.append(next) }
                }
                let missing = board.keys.indices.filter { !seen.contains($0) }.map { board.keys[$0].key.id }
                #expect(missing == [], "\(board.name)")
            }
        }
    }

    @Test func `a step never goes the other way, and back along a row is back`() {
        for board in Self.boards {
            for start in board.places {
                let focus = Focus(on: start)
                let (right, left) = (board.after(.right, from: focus), board.after(.left, from: focus))
                let here = start.frame.midX
                let row = board.places.filter {
                    $0.frame.minY <= start.frame.midY && start.frame.midY <= $0.frame.maxY
                }
                let (first, last) = (row.map(\.frame.midX).min() ?? 0, row.map(\.frame.midX).max() ?? 0)
                let hint = board.hint(start.id)
                if board.keys[start.id].key.rowSpan == 1 {
                    // Only at the end of its row a step comes to the beginning.
                    #expect(here == last ? right.place.frame.midX == first : right.place.frame.midX > here, hint)
                    #expect(here == first ? left.place.frame.midX == last : left.place.frame.midX < here, hint)
                    #expect(board.after(.left, from: right).place == start, hint)
                    #expect(board.after(.right, from: left).place == start, hint)
                }
                let down = board.after(.down, from: focus).place
                let up = board.after(.up, from: focus).place
                #expect(down.frame.midY > start.frame.midY || down == start, hint)
                #expect(up.frame.midY < start.frame.midY || up == start, hint)
                // No row is left out, and none but the last and the first has nowhere to go.
                let (key, below, above) = (board.keys[start.id], board.keys[down.id], board.keys[up.id])
                let end = key.row + key.key.rowSpan
                #expect(down == start ? end == board.rowCount : below.row == end, hint)
                #expect(up == start ? key.row == 0 : above.row + above.key.rowSpan == key.row, hint)
            }
        }
    }

    @Test func `up and down come back to where they began, over any rows`() {
        for board in Self.boards where board.keys.allSatisfy({ $0.key.rowSpan == 1 }) {
            for start in board.places where board.keys[start.id].row == 0 {
                var focus = Focus(on: start)
                for _ in 1..<board.rowCount { focus.move(.down, among: board.places) }
                #expect(board.keys[focus.place.id].row == board.rowCount - 1, board.hint(start.id))
                for _ in 1..<board.rowCount { focus.move(.up, among: board.places) }
                #expect(focus.place == start, board.hint(start.id))
            }
        }
    }

    // MARK: Places that scroll

    private final class Scroll {}

    @Test func `what scrolls is gone through before it is left, and its rows are left at their ends`() throws {
        let scroll = Scroll()
        // Six rows of three, of which two are seen, above a bar of two.
        let region = FocusRegion(
            id: ObjectIdentifier(scroll), visible: CGRect(x: 0, y: 0, width: 90, height: 60), scrollsVertically: true)
        var places = (0..<18).map { number in
            FocusPlace(
                id: number, frame: CGRect(x: number % 3 * 30, y: number / 3 * 30, width: 30, height: 30),
                region: region)
        }
        places += (0..<2).map { FocusPlace(id: 100 + $0, frame: CGRect(x: $0 * 45, y: 60, width: 45, height: 30)) }
        var focus = Focus(on: places[1])
        for row in 1...5 {
            focus.move(.down, among: places)
            #expect(focus.place.id == row * 3 + 1)
        }
        focus.move(.down, among: places)
        #expect(focus.place.id == 17 || focus.place.id == 16, "Nothing stands below the last row.")
        focus = Focus(on: places[2])
        focus.move(.right, among: places)
        #expect(focus.place.id == 101)
        focus.move(.up, among: places)
        #expect(focus.place.id == 5, "What is scrolled away is not come to from outside.")
        focus = Focus(on: places[18])
        focus.move(.right, among: places)
        focus.move(.right, among: places)
        #expect(focus.place.id == 100, "A row that stands still goes round.")
    }

    @Test func `a row that scrolls sideways is gone through to its end`() throws {
        let scroll = Scroll()
        let region = FocusRegion(
            id: ObjectIdentifier(scroll), visible: CGRect(x: 0, y: 0, width: 60, height: 30), scrollsVertically: false)
        var places = (0..<6).map {
            FocusPlace(id: $0, frame: CGRect(x: $0 * 30, y: 0, width: 30, height: 30), region: region)
        }
        places.append(FocusPlace(id: 100, frame: CGRect(x: 60, y: 0, width: 30, height: 30)))
        places.append(FocusPlace(id: 101, frame: CGRect(x: 0, y: 40, width: 90, height: 30)))
        var focus = Focus(on: places[0])
        for number in 1...5 {
            focus.move(.right, among: places)
            #expect(focus.place.id == number)
        }
        focus.move(.down, among: places)
        #expect(focus.place.id == 101)
    }

    @Test func `after a change the focus is on the same place, or on what stands where it was`() throws {
        let layout = try ShippedLayouts.english()
        let set = layout.planeSet(for: .default, form: .compact)
        func places(_ plane: String, _ width: CGFloat) throws -> [FocusPlace<String>] {
            KeyPlaneGeometry(
                plane: try #require(set.planes[plane]), window: CGSize(width: width, height: 844),
                rowCount: set.rowCount
            ).keys.map { FocusPlace(id: $0.key.id, frame: $0.frame) }
        }
        let letters = try places("letters", 390)
        var focus = SpatialFocus(on: try #require(letters.first { $0.id == "w" }))
        func settled(_ places: [FocusPlace<String>]) -> String? {
            focus.settle(among: places) ? focus.place.id : nil
        }
        #expect(try settled(places("numbers", 390)) == "2")
        #expect(try settled(places("numbers", 320)) == "2")
        #expect(settled(letters) == "w")
        focus = SpatialFocus(on: try #require(letters.first { $0.id == "123" }))
        #expect(try settled(places("numbers", 390)) == "ABC")
        #expect(settled([]) == nil)
    }
}
