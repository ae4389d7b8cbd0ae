import Foundation
import KeyboardEngine
import Testing

/// In every placement, window, language and plane the keys stand where they can be hit.
@Suite struct PlacementTests {
    static let windows = [
        (320, 480), (390, 844), (600, 400), (800, 480), (1280, 800), (1920, 1080), (3840, 2160),
    ].map { CGSize(width: $0.0, height: $0.1) }

    /// All different planes that a layout has in a form, with the rows of their sets.
    private static func planes(_ layout: KeyLayout, form: KeyPlaneForm) -> [(plane: KeyPlane, rowCount: Int)] {
        var planes: [String: [(plane: KeyPlane, rowCount: Int)]] = [:]
        for variant in KeyboardVariant.allCases {
            let set = layout.planeSet(for: variant, form: form)
            for (name, plane) in set.planes where !planes[name, default: []].contains(where: { $0.plane == plane }) {
                planes[name, default: []].append((plane, set.rowCount))
            }
        }
        return planes.values.flatMap(\.self)
    }

    static func check(
        _ layout: KeyLayout, in windows: [CGSize] = windows, _ body: (KeyPlaneGeometry, String) throws -> Void
    ) rethrows {
        for form in [KeyPlaneForm.compact, .wide] {
            for (plane, rowCount) in planes(layout, form: form) {
                for window in windows {
                    for placement in KeyboardPlacement.allCases {
                        let geometry = KeyPlaneGeometry(
                            plane: plane, window: window, rowCount: rowCount, placement: placement)
                        guard geometry.metrics.form == form else { continue }
                        try body(geometry, "\(plane.name), \(window.width) × \(window.height), \(placement)")
                    }
                }
            }
        }
    }

    @Test(arguments: ShippedLayouts.names)
    func `keys are on the keyboard, in their area and apart from each other`(name: String) throws {
        try Self.check(ShippedLayouts.layout(name)) { geometry, place in
            let bounds = CGRect(origin: .zero, size: geometry.size)
            let numbers = geometry.keys.flatMap { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
            #expect(numbers.allSatisfy { $0.isFinite }, "\(place)")
            #expect(geometry.keys.allSatisfy { $0.frame.width > 8 && $0.frame.height > 8 }, "\(place)")
            #expect(geometry.keys.allSatisfy { Self.isInside($0.frame, bounds) }, "\(place)")
            #expect(geometry.touchAreas.allSatisfy { Self.isInside($0, bounds) }, "\(place)")
            // A layout may have given an id twice; no placement gives one more.
            #expect(
                geometry.keys.count - Set(geometry.keys.map(\.key.id)).count
                    == geometry.plane.keys.count - Set(geometry.plane.keys.map(\.id)).count, "\(place)")
            let outside = geometry.keys.filter { key in
                geometry.touchAreas.count { Self.isInside(key.frame, $0) } != 1
            }
            #expect(outside == [], "\(place)")
            #expect(Self.overlap(geometry.keys) == nil, "\(place)")
            let letters = geometry.keys.filter { $0.key.width == .units(1) }
            let limit = geometry.metrics.placement == .split ? 60.0 : 140
            #expect(letters.allSatisfy { $0.frame.width <= limit }, "\(place)")
        }
    }

    /// Whether a rectangle is inside another, but for what is lost in sums.
    private static func isInside(_ frame: CGRect, _ area: CGRect) -> Bool {
        let whole = area.insetBy(dx: -1e-6, dy: -1e-6)
        return whole.minX <= frame.minX && frame.maxX <= whole.maxX && whole.minY <= frame.minY
            && frame.maxY <= whole.maxY
    }

    /// Two keys that cover each other, if there are any.
    private static func overlap(_ keys: [PlacedKey]) -> (String, String)? {
        for (index, key) in keys.enumerated() {
            let frame = key.frame.insetBy(dx: 1e-6, dy: 1e-6)
            for other in keys[(index + 1)...] {
                // Rows are laid out one below the other: no key reaches up from its own.
                guard other.row < key.row + key.key.rowSpan else { break }
                if frame.intersects(other.frame) { return (key.key.id, other.key.id) }
            }
        }
        return nil
    }

    @Test(arguments: ShippedLayouts.names)
    func `every touch is the nearest key's of its area, and beside the areas there is none`(name: String) throws {
        var random = SeededGenerator()
        try Self.check(ShippedLayouts.layout(name)) { geometry, place in
            let size = geometry.size
            for _ in 0..<4 {
                let point = CGPoint(
                    x: CGFloat.random(in: 0...size.width, using: &random),
                    y: CGFloat.random(in: 0...size.height, using: &random))
                let area = geometry.touchAreas.first { $0.minX <= point.x && point.x <= $0.maxX }
                let hit = geometry.key(at: point)
                guard let area else {
                    #expect(hit == nil, "seed \(Seed.value): \(place), \(point)")
                    continue
                }
                let here = geometry.keys.filter { area.intersects($0.frame) }
                let least = here.map { Self.distance(from: point, to: $0.frame) }.min()
                let frame = try #require(hit, "seed \(Seed.value): \(place), \(point)").frame
                #expect(area.intersects(frame), "seed \(Seed.value): \(place), \(point)")
                #expect(
                    abs(Self.distance(from: point, to: frame) - (least ?? -1)) < 1e-9,
                    "seed \(Seed.value): \(place), \(point)")
            }
        }
    }

    private static func distance(from point: CGPoint, to frame: CGRect) -> CGFloat {
        let x = max(frame.minX - point.x, 0, point.x - frame.maxX)
        let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
        return (x * x + y * y).squareRoot()
    }

    @Test func `frames are finite and not negative in windows of any size`() throws {
        let layout = try ShippedLayouts.english()
        for width in AnyWindowTests.lengths {
            for height in AnyWindowTests.lengths {
                for placement in KeyboardPlacement.allCases {
                    let metrics = KeyboardMetrics(
                        window: CGSize(width: width, height: height), placement: placement,
                        pointsPerMillimetre: height, heightScale: width)
                    for variant in [KeyboardVariant.default, .url, .numberPad] {
                        for plane in layout.planeSet(for: variant, form: metrics.form).planes.values {
                            let geometry = KeyPlaneGeometry(plane: plane, metrics: metrics)
                            let most = max(geometry.size.width, geometry.size.height) * (1 + 1e-12)
                            let frames = geometry.keys.map(\.frame) + geometry.touchAreas
                            let numbers = frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height, $0.maxX, $0.maxY] }
                            #expect(
                                numbers.allSatisfy { $0.isFinite && $0 >= 0 && $0 <= most },
                                "\(width) × \(height), \(placement), \(plane.name)")
                        }
                    }
                }
            }
        }
    }
}
