import Foundation
import KeyboardEngine
import Testing

/// For one hand the keys stand in a narrower band at its side, and keep their heights.
@Suite struct OneHandTests {
    private static func geometry(
        _ width: CGFloat, _ height: CGFloat, _ placement: KeyboardPlacement, _ variant: KeyboardVariant = .default
    ) throws -> KeyPlaneGeometry {
        let metrics = KeyboardMetrics(window: CGSize(width: width, height: height), placement: placement)
        let set = try ShippedLayouts.english().planeSet(for: variant, form: metrics.form)
        return KeyPlaneGeometry(plane: try #require(set.planes[set.start]), metrics: metrics)
    }

    @Test(
        arguments: [
            (200, 400, 200), (300, 480, 260), (320, 480, 260), (390, 844, 312), (414, 896, 331.2), (568, 320, 430),
            (600, 400, 430), (800, 480, 430), (1920, 1080, 430), (3840, 2160, 430),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func `the band is four fifths of a phone's width, and never wider than a wide phone`(
        width: CGFloat, height: CGFloat, band: CGFloat
    ) throws {
        let left = try Self.geometry(width, height, .left)
        let right = try Self.geometry(width, height, .right)
        let edge = left.metrics.sideEdge
        for (geometry, start) in [(left, 0), (right, width - band)] {
            let area = geometry.touchArea
            #expect(geometry.size.width == width && geometry.plane.form == .compact && geometry.touchAreas.count == 1)
            #expect(abs(area.minX - start) < 1e-9 && abs(area.width - band) < 1e-9)
            let frames = geometry.keys.map(\.frame)
            #expect(abs((frames.map(\.minX).min() ?? 0) - (start + edge)) < 1e-9)
            #expect(abs((frames.map(\.maxX).max() ?? 0) - (start + band - edge)) < 1e-9)
        }
        #expect(left.keys.map(\.key) == right.keys.map(\.key))
    }

    @Test func `on a phone the keys are as high as over the whole width`() throws {
        for (width, height) in [(320, 480), (390, 844), (430, 932), (568, 320), (599, 1000)] as [(CGFloat, CGFloat)] {
            let full = try Self.geometry(width, height, .full)
            let left = try Self.geometry(width, height, .left)
            #expect(left.size == full.size)
            #expect(left.keys.map(\.frame.minY) == full.keys.map(\.frame.minY))
            #expect(left.keys.map(\.frame.height) == full.keys.map(\.frame.height))
        }
    }

    @Test func `in a wide window the keys are a phone's`() throws {
        let left = try Self.geometry(1280, 800, .left)
        #expect(left.size == CGSize(width: 1280, height: 226))
        let q = try #require(left.key(id: "q")).frame
        #expect(abs(q.width - 36.8) < 0.1 && abs(q.height - 49) < 0.1)
    }

    @Test func `a touch on the free side is no key's`() throws {
        let left = try Self.geometry(390, 844, .left)
        let right = try Self.geometry(390, 844, .right)
        for y in stride(from: 0, through: left.size.height, by: 5) {
            #expect(left.key(at: CGPoint(x: 312.1, y: y)) == nil && left.key(at: CGPoint(x: 390, y: y)) == nil)
            #expect(right.key(at: CGPoint(x: 77.9, y: y)) == nil && right.key(at: CGPoint(x: 0, y: y)) == nil)
            #expect(left.key(at: CGPoint(x: 0, y: y)) != nil && left.key(at: CGPoint(x: 312, y: y)) != nil)
            #expect(right.key(at: CGPoint(x: 390, y: y)) != nil && right.key(at: CGPoint(x: 78, y: y)) != nil)
        }
    }

    @Test func `keys that are narrower than their band stand at its edge`() throws {
        let plane = try Self.geometry(800, 480, .left).plane
        for (placement, edge) in [(KeyboardPlacement.left, 4), (.right, 796)] as [(KeyboardPlacement, CGFloat)] {
            let metrics = KeyboardMetrics(
                window: CGSize(width: 800, height: 480), placement: placement, pointsPerMillimetre: 1.5)
            let geometry = KeyPlaneGeometry(plane: plane, metrics: metrics)
            let q = try #require(geometry.key(id: "q")).frame
            let p = try #require(geometry.key(id: "p")).frame
            #expect(abs(p.minX - q.minX - 9 * 33) < 1e-9)
            #expect(abs((placement == .left ? q.minX : p.maxX) - edge) < 1e-9)
            #expect(geometry.touchArea.width < 350)
        }
    }
}
