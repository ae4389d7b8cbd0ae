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

    @Test("A stroked rectangle has edges as thick as the line, at whole scales", arguments: [1.0, 2, 3])
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

    @Test("A line along a rectangle's sides is half outside, and thin ones are faint instead of thick")
    func strokedSides() {
        let renderer = UIGraphicsImageRenderer(
            size: CGSize(width: 100, height: 100), scale: 1, traits: UITraitCollection(userInterfaceStyle: .light))
        let pixels = renderer.image {
            $0.cgContext.setStrokeColor(UIColor.red.cgColor)
            $0.cgContext.stroke(CGRect(x: 10, y: 10, width: 30, height: 30), width: 1)
            $0.stroke(CGRect(x: 60, y: 60, width: 20, height: 20))
        }.pixels
        #expect([9, 10].allSatisfy { abs(Int(pixels[$0, 20] >> 24) - 128) < 3 } && pixels[11, 20] == 0)
        #expect(pixels[59, 70] == 0 && pixels[60, 70] >> 24 == 255 && pixels[61, 70] == 0)
    }

    /// The parts of a path, by letters and rounded points.
    private func parts(_ path: CGPath) -> String {
        var parts: [String] = []
        path.applyWithBlock { element in
            let (name, count) = [("M", 1), ("L", 1), ("Q", 2), ("C", 3), ("Z", 0)][Int(element.pointee.type.rawValue)]
            let points = (0..<count).map { element.pointee.points[$0] }
            parts.append(name + points.map { "\(Int($0.x.rounded())),\(Int($0.y.rounded()))" }.joined(separator: " "))
        }
        return parts.joined(separator: " ")
    }

    @Test("A path shows its parts; an ellipse begins at the right and goes on downwards")
    func showingParts() {
        let ellipse = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
        #expect(parts(ellipse) == "M20,5 C20,8 16,10 10,10 C4,10 0,8 0,5 C0,2 4,0 10,0 C16,0 20,2 20,5 Z")
        #expect(parts(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10)).cgPath) == parts(ellipse))
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6))
        path.closeSubpath()
        #expect(parts(path) == "M1,2 Q5,6 3,4 Z" && parts(CGMutablePath()) == "")
        var count = 0
        withUnsafeMutablePointer(to: &count) { place in
            path.apply(info: place) { info, _ in info?.assumingMemoryBound(to: Int.self).pointee += 1 }
        }
        #expect(count == 3)
    }

    @Test("An arc rounds a corner, whichever way it turns; where there is none it is a line")
    func roundedCorners() {
        func corner(_ begin: CGPoint, _ corner: CGPoint, _ end: CGPoint, _ radius: CGFloat) -> String {
            let path = CGMutablePath()
            path.move(to: begin)
            path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
            return parts(path)
        }
        let (left, middle, down) = (CGPoint.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100))
        #expect(corner(left, middle, down, 20) == "M0,0 L80,0 C91,0 100,9 100,20")
        #expect(corner(down, middle, left, 20) == "M100,100 L100,20 C100,9 91,0 80,0")
        #expect(corner(left, middle, CGPoint(x: 100, y: -100), 20) == "M0,0 L80,0 C91,0 100,-9 100,-20")
        for (end, radius) in [(CGPoint(x: 200, y: 0), 20), (middle, 20), (down, 0), (down, -1)] as [(CGPoint, CGFloat)]
        {
            #expect(corner(left, middle, end, radius) == "M0,0 L100,0")
        }
        #expect(corner(middle, middle, down, 20) == "M100,0 L100,0")
        let empty = CGMutablePath()
        empty.addArc(tangent1End: middle, tangent2End: down, radius: 20)
        #expect(parts(empty) == "M100,0")
    }
}
