import Foundation
import RasterEngine
import Testing

@testable import UIKit

/// What paths and strokes paint.
@MainActor @Suite("Paths and strokes")
struct PathTests {
    /// Which pixels of a picture of 100 by 100 points are painted.
    private func painted(scale: CGFloat = 1, _ body: (CGContext) -> Void) -> Set<SIMD2<Int>> {
        let renderer = UIGraphicsImageRenderer(
            size: CGSize(width: 100, height: 100), scale: scale, traits: UITraitCollection(userInterfaceStyle: .light))
        let pixels = renderer.image {
            $0.cgContext.setFillColor(UIColor.red.cgColor)
            $0.cgContext.setStrokeColor(UIColor.red.cgColor)
            body($0.cgContext)
        }.pixels
        var found: Set<SIMD2<Int>> = []
        for y in 0..<pixels.height {
            for x in 0..<pixels.width where pixels[x, y] >> 24 > 127 { found.insert(SIMD2(x, y)) }
        }
        return found
    }

    @Test("A path that takes over another goes on from its end, and closes to its beginning")
    func appending() {
        let corner = UIBezierPath()
        corner.move(to: CGPoint(x: 10, y: 10))
        corner.addLine(to: CGPoint(x: 90, y: 10))
        let path = UIBezierPath()
        path.append(corner)
        path.addLine(to: CGPoint(x: 90, y: 90))
        let triangle = painted { $0.fill(path) }
        #expect(triangle.contains(SIMD2(80, 20)) && !triangle.contains(SIMD2(20, 80)))
        path.close()
        // From the beginning of the closed part.
        path.addLine(to: CGPoint(x: 10, y: 90))
        path.addLine(to: CGPoint(x: 50, y: 90))
        let both = painted { $0.fill(path) }
        #expect(both.contains(SIMD2(80, 20)) && both.contains(SIMD2(20, 80)) && !both.contains(SIMD2(70, 85)))
        #expect(corner.bounds == CGRect(x: 10, y: 10, width: 80, height: 0))
    }

    @Test(
        "An arc goes round in its direction, and once at most",
        arguments: [
            (1, true, "↘"), (2, true, "↘↙"), (3, true, "↘↙↖"), (-1, true, "↘↙↖"), (-2, true, "↘↙"), (5, true, "↘↙↖↗"),
            (-1, false, "↗"), (-2, false, "↖↗"), (1, false, "↙↖↗"), (2, false, "↖↗"), (-5, false, "↘↙↖↗"),
        ] as [(Double, Bool, String)])
    func arcs(quarters: Double, clockwise: Bool, parts: String) {
        let path = UIBezierPath()
        path.addArc(
            withCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: quarters * .pi / 2,
            clockwise: clockwise)
        path.lineWidth = 4
        let ring = painted { $0.stroke(path) }
        let places: KeyValuePairs = [
            "↘": SIMD2(78, 78), "↙": SIMD2(21, 78), "↖": SIMD2(21, 21), "↗": SIMD2(78, 21),
        ]
        #expect(places.filter { ring.contains($0.value) }.map(\.key).joined() == parts)
    }

    @Test("A stroked rectangle has edges as thick as the line, on any display", arguments: [1.0, 1.5, 2, 3])
    func strokedRect(scale: Double) {
        for width in [2.0, 4] {
            let frame = painted(scale: scale) {
                $0.setLineWidth(width)
                $0.stroke(CGRect(x: 20, y: 20, width: 60, height: 60))
            }
            let row = frame.filter { $0.y == Int(50 * scale) }.map(\.x)
            let (left, right) = (row.filter { $0 < Int(50 * scale) }, row.filter { $0 > Int(50 * scale) })
            #expect(left.count == Int(width * scale) && right.count == Int(width * scale))
        }
    }
}
