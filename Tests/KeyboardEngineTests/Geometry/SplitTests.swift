import Foundation
import Testing

@testable import KeyboardEngine

/// A split keyboard has each row cut in its middle, for two thumbs.
@Suite struct SplitTests {
    private static func geometry(
        _ width: CGFloat, _ height: CGFloat, _ variant: KeyboardVariant = .default, plane: String? = nil,
        layout: String = "en"
    ) throws -> KeyPlaneGeometry {
        let metrics = KeyboardMetrics(window: CGSize(width: width, height: height), placement: .split)
        let set = try ShippedLayouts.layout(layout).planeSet(for: variant, form: metrics.form, hasGlobe: false)
        return KeyPlaneGeometry(plane: try #require(set.planes[plane ?? set.start]), metrics: metrics)
    }

    /// The ids of the keys of each row in an area.
    private static func rows(_ geometry: KeyPlaneGeometry, _ area: Int) -> [String] {
        geometry.plane.rows.indices.map { row in
            geometry.keys.filter { $0.row == row && geometry.touchAreas[area].intersects($0.frame) }.map(\.key.id)
                .joined(separator: " ")
        }
    }

    @Test(arguments: PlacementTests.windows.filter { $0.width >= 600 })
    func `each row is cut in its middle, and the outer keys stay outside`(window: CGSize) throws {
        let geometry = try Self.geometry(window.width, window.height)
        #expect(Self.rows(geometry, 0) == ["q w e r t", "a s d f g", "shift.left z x c v", "more.left space"])
        #expect(
            Self.rows(geometry, 1) == [
                "y u i o p delete", "h j k l return", "b n m , . shift.right", "space.right more.right dismiss",
            ])
        let edge = geometry.metrics.sideEdge
        for id in ["q", "shift.left", "more.left"] {
            let frame = try #require(geometry.key(id: id)).frame
            #expect(abs(frame.minX - edge) < 1e-9)
        }
        for id in ["delete", "return", "shift.right", "dismiss"] {
            let frame = try #require(geometry.key(id: id)).frame
            #expect(abs(frame.maxX - (window.width - edge)) < 1e-9)
        }
    }

    @Test func `halves are as wide as suits thumbs`() throws {
        for (width, pitch) in [(600, 44.35), (800, 59.13), (1280, 60), (3840, 60)] as [(CGFloat, CGFloat)] {
            let geometry = try Self.geometry(width, 2160)
            let pitches = zip(geometry.keys, geometry.keys.dropFirst())
                .filter { $0.key.width == .units(1) && $1.key.width == .units(1) && $0.row == $1.row }
                .map { $1.frame.minX - $0.frame.minX }
                .filter { $0 < 61 }
            #expect(pitches.count > 15)
            #expect(pitches.allSatisfy { abs($0 - pitch) < 0.01 }, "\(width): \(pitches)")
        }
        #expect(try Self.geometry(3840, 2160).size.height < 260)
    }

    @Test func `between the halves there is room that is no key's`() throws {
        for window in PlacementTests.windows where window.width >= 600 {
            let geometry = try Self.geometry(window.width, window.height)
            let (left, right) = (geometry.touchAreas[0], geometry.touchAreas[1])
            #expect(left.minX == 0 && abs(right.maxX - window.width) < 1e-9 && right.minX - left.maxX > 20)
            for y in stride(from: 0, through: geometry.size.height, by: 5) {
                for x in stride(from: left.maxX + 0.1, to: right.minX, by: 3) {
                    #expect(geometry.key(at: CGPoint(x: x, y: y)) == nil)
                }
                // A short row's half ends further from the other half than its area does.
                let inner = try #require(geometry.key(at: CGPoint(x: left.maxX, y: y))).frame
                #expect(inner.maxX < left.maxX)
                let other = try #require(geometry.key(at: CGPoint(x: right.minX, y: y))).frame
                #expect(other.minX > right.minX)
            }
        }
    }

    @Test func `a key that reaches far inwards does not lead the row below to the other half`() throws {
        func row(_ widths: [Double], _ name: String) -> KeyRow {
            KeyRow(
                widths.enumerated().map { index, width in
                    .key(Key(.character(text: "\(name)\(index)", shifted: ""), width: .units(width)))
                })
        }
        // The first row is cut at 5.85 columns of 10, the second at 4.15.
        let rows = [row([1, 1, 1, 1.1, 1.75, 1, 1, 1, 1.15], "a"), row([1, 1, 1, 1.15, 1.75, 1, 1, 1, 1.1], "b")]
        let plane = KeyPlane(name: "", form: .wide, columns: 10, rows: rows, returnsAfter: [])
        let geometry = KeyPlaneGeometry(plane: plane, window: CGSize(width: 600, height: 800), placement: .split)
        #expect(Self.rows(geometry, 0) == ["a0 a1 a2 a3 a4", "b0 b1 b2 b3"])
        let y = try #require(geometry.key(id: "b3")).frame.midY + 10
        for x in stride(from: 0, through: 600, by: 0.5) {
            guard let hit = geometry.key(at: CGPoint(x: x, y: y)) else { continue }
            #expect((hit.frame.midX < 300) == (x < 300), "\(x): \(hit.key.id)")
        }
    }

    @Test func `in a narrow window the keyboard is whole`() throws {
        let plane = try KeyPlaneGeometryTests.geometry(599, 900).plane
        let window = CGSize(width: 599, height: 900)
        #expect(
            KeyPlaneGeometry(plane: plane, window: window, placement: .split)
                == KeyPlaneGeometry(plane: plane, window: window))
        #expect(KeyboardMetrics(window: window, placement: .split) == KeyboardMetrics(window: window))
    }

    @Test(arguments: [KeyboardVariant.numberPad, .decimalPad, .phonePad])
    func `a pad of digits is not cut`(variant: KeyboardVariant) throws {
        let geometry = try Self.geometry(1280, 800, variant)
        #expect(geometry.keys.map(\.key) == geometry.plane.keys && geometry.touchAreas.count == 1)
        #expect(geometry.touchArea.minX > 960 && geometry.touchArea.maxX == 1280)
    }

    // MARK: Any rows

    /// Rows of random widths: some too full, some with room, some with wide keys in the middle.
    private static func rows(columns: Int, _ random: inout SeededGenerator) -> [KeyRow] {
        (0..<Int.random(in: 1...5, using: &random)).map { row in
            let count = Int.random(in: 0...14, using: &random)
            return KeyRow(
                (0..<count).map { index in
                    let widths: [Key.Width] = [.units(1), .units(1), .units(1.25), .units(2), .units(4.5), .flexible]
                    let width = widths.randomElement(using: &random) ?? .flexible
                    guard Int.random(in: 0..<8, using: &random) > 0 else { return .space(width) }
                    // Ids that look like those of twins.
                    let id = index % 3 == 1 ? "\(row).\(index - 1).right" : "\(row).\(index)"
                    return .key(Key(.character(text: id, shifted: id), id: id, width: width, alternates: ["x"]))
                })
        }
    }

    @Test func `no key is lost or moved, and only keys over the middle become two`() {
        var random = SeededGenerator()
        for round in 0..<3000 {
            let place: Comment = "seed \(Seed.value), round \(round)"
            let columns = Int.random(in: 3...14, using: &random)
            let rows = Self.rows(columns: columns, &random)
            let halves = KeyPlaneHalves(rows, columns: CGFloat(columns))
            #expect(halves.left.rows.count == rows.count && halves.right.rows.count == rows.count, place)
            let ids = (halves.left.rows + halves.right.rows).flatMap(\.keys).map(\.id)
            #expect(Set(ids).count == ids.count, place)
            for (index, row) in rows.enumerated() {
                let left = Self.spans(halves.left.rows[index], from: 0)
                let right = Self.spans(halves.right.rows[index], from: Double(columns) - halves.right.columns)
                let expected = Self.spans(row, columns: Double(columns))
                var actual = left + right
                let middle = Double(columns) / 2
                if actual.count > expected.count {
                    let twin = actual.remove(at: left.count)
                    #expect(twin.key.output(shifted: false) == left.last?.key.output(shifted: false), place)
                    #expect(twin.key.alternates == ["x"], place)
                    #expect(abs(twin.start - middle) < 1e-6 && twin.end - middle > 0.999, place)
                    #expect(abs((left.last?.end ?? 0) - middle) < 1e-6, place)
                    actual[left.count - 1].end = twin.end
                    #expect(middle - (left.last?.start ?? 0) > 0.999, place)
                } else {
                    // The cut is at the gap nearest to the middle.
                    #expect((left.last?.end ?? 0) < middle + 1 && (right.first?.start ?? 99) > middle - 1, place)
                }
                #expect(actual.map(\.key.id) == expected.map(\.key.id), place)
                for (span, wanted) in zip(actual, expected) {
                    #expect(abs(span.start - wanted.start) < 1e-6 && abs(span.end - wanted.end) < 1e-6, place)
                }
            }
        }
    }

    /// The columns of the keys of a row of fixed widths.
    private static func spans(_ row: KeyRow, from start: Double) -> [(key: Key, start: Double, end: Double)] {
        var end = start
        return row.cells.compactMap { cell in
            guard case .units(let units) = cell.width else { return nil }
            let start = end
            end += units
            if case .key(let key) = cell { return (key, start, end) } else { return nil }
        }
    }

    /// The columns of the keys of a row in a keyboard that is not split, from where they stand in points.
    private static func spans(_ row: KeyRow, columns: Double) -> [(key: Key, start: Double, end: Double)] {
        let plane = KeyPlane(name: "", form: .compact, columns: Int(columns), rows: [row], returnsAfter: [])
        let geometry = KeyPlaneGeometry(plane: plane, window: CGSize(width: 100_000, height: 1000))
        // Keys and gaps take the pitch limit, in the middle of the window.
        let left = (100_000 - (140 * columns - 6)) / 2
        let total = row.fill(columns).total
        let gap = 6 * min(1, columns / total)
        // The last gap, which is not in the window, is as narrow as the others of a row that shrinks.
        let column = (140 * columns - 6 + gap) / columns
        return geometry.keys.map { ($0.key, ($0.frame.minX - left) / column, ($0.frame.maxX + gap - left) / column) }
    }
}
