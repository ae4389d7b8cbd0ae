import Foundation
import KeyboardEngine
import Testing

/// In the middle of a gap two keys are equally near, and the one whose middle is nearer is meant.
@Suite struct SharedGapTests {
    @Test func `the middle of a gap beside a wide key is the narrow key's`() throws {
        let geometry = try KeyPlaneGeometryTests.geometry(320, 568)
        var tried = 0
        for first in geometry.keys {
            for second in geometry.keys where second.frame.minY == first.frame.minY {
                let (a, b) = (first.frame, second.frame)
                // Neighbours, the first at the left, of different widths.
                guard b.minX > a.maxX, b.minX - a.maxX < 20, abs(a.width - b.width) > 1 else { continue }
                let point = CGPoint(x: (a.maxX + b.minX) / 2, y: a.midY)
                // Where the numbers are not exact one key is a hair nearer.
                guard point.x - a.maxX == b.minX - point.x else { continue }
                tried += 1
                #expect(geometry.key(at: point) == (a.width < b.width ? first : second))
            }
        }
        #expect(tried > 0)
    }
}
