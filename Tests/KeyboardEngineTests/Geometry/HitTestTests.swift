import Foundation
import KeyboardEngine
import Testing

/// A touch belongs to the nearest key, and there is no dead gap.
@Suite struct HitTestTests {
    static let windows = [
        CGSize(width: 320, height: 568), CGSize(width: 414, height: 896), CGSize(width: 800, height: 480),
        CGSize(width: 1024, height: 768),
    ]

    @Test(arguments: windows)
    func `every point of a keyboard that fills the window belongs to a key`(window: CGSize) throws {
        let geometry = try KeyPlaneGeometryTests.geometry(window.width, window.height)
        var dead: [CGPoint] = []
        for x in stride(from: 0, through: window.width, by: 2.5) {
            for y in stride(from: 0, through: geometry.size.height, by: 2) {
                let point = CGPoint(x: x, y: y)
                if geometry.key(at: point) == nil { dead.append(point) }
            }
        }
        #expect(dead == [])
    }

    @Test(arguments: windows)
    func `the key is the nearest of all`(window: CGSize) throws {
        let geometry = try KeyPlaneGeometryTests.geometry(window.width, window.height)
        var random = SeededGenerator()
        for _ in 0..<2000 {
            let point = CGPoint(
                x: CGFloat.random(in: 0...window.width, using: &random),
                y: CGFloat.random(in: 0...geometry.size.height, using: &random)
            )
            let hit = try #require(geometry.key(at: point))
            let least = geometry.keys.map { Self.distance(from: point, to: $0.frame) }.min() ?? 0
            #expect(Self.distance(from: point, to: hit.frame) <= least + 1e-9, "seed \(Seed.value): \(point)")
        }
    }

    @Test func `a point on a key is that key's`() throws {
        let geometry = try KeyPlaneGeometryTests.geometry(320, 568)
        for placed in geometry.keys {
            let frame = placed.frame
            for point in [
                CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.midX, y: frame.midY),
                CGPoint(x: frame.maxX, y: frame.maxY),
            ] {
                #expect(geometry.key(at: point) == placed)
            }
        }
    }

    @Test func `a gap is shared in its middle`() throws {
        let geometry = try KeyPlaneGeometryTests.geometry(320, 568)
        let q = try #require(geometry.key(id: "q")).frame
        #expect(geometry.key(at: CGPoint(x: q.maxX + 2.9, y: q.midY))?.key.id == "q")
        #expect(geometry.key(at: CGPoint(x: q.maxX + 3.1, y: q.midY))?.key.id == "w")
        #expect(geometry.key(at: CGPoint(x: q.midX - 1, y: q.maxY + 7.4))?.key.id == "q")
        #expect(geometry.key(at: CGPoint(x: q.midX - 1, y: q.maxY + 20))?.key.id == "a")
    }

    @Test func `outside the keyboard there is no key`() throws {
        let geometry = try KeyPlaneGeometryTests.geometry(320, 568)
        for point in [
            CGPoint(x: -0.1, y: 50), CGPoint(x: 320.1, y: 50), CGPoint(x: 50, y: -0.1), CGPoint(x: 50, y: 216.1),
            CGPoint(x: CGFloat.nan, y: 50), CGPoint(x: 50, y: CGFloat.infinity),
        ] {
            #expect(geometry.key(at: point) == nil, "\(point)")
        }
    }

    @Test func `far beside keys that are centred there is no key`() throws {
        let geometry = try KeyPlaneGeometryTests.geometry(1920, 1080, .numberPad)
        let one = try #require(geometry.key(id: "1")).frame
        #expect(geometry.key(at: CGPoint(x: one.minX - 60, y: one.midY))?.key.id == "1")
        #expect(geometry.key(at: CGPoint(x: one.minX - 80, y: one.midY)) == nil)
    }

    private static func distance(from point: CGPoint, to frame: CGRect) -> CGFloat {
        let x = max(frame.minX - point.x, 0, point.x - frame.maxX)
        let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
        return (x * x + y * y).squareRoot()
    }
}
