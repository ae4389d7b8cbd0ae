import Foundation
import Testing
import UIKitSimulator

/// Paths that programs build: corners, lines, dashes, clips and turned drawing.
@MainActor @Suite("Paths of programs")
final class DrawnPathTests {
    private final class Canvas: UIView {
        var paint: (CGContext) -> Void = { _ in }

        override func draw(_ rect: CGRect) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            UIColor.black.set()
            paint(context)
        }
    }

    private lazy var sim = Simulator(size: CGSize(width: 100, height: 100))
    private let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func draw(_ paint: @escaping (CGContext) -> Void) {
        if canvas.superview == nil { sim.window.addSubview(canvas) }
        canvas.paint = paint
        canvas.setNeedsDisplay()
        sim.frame()
        #expect(sim.areaMissedByDamage() == nil)
    }

    private func isInk(_ x: CGFloat, _ y: CGFloat) -> Bool {
        sim.color(at: CGPoint(x: x + 0.5, y: y + 0.5)) == .black
    }

    @Test(
        "Paths that reach beyond any window are seen where they are in it",
        arguments: [
            CGRect.infinite, CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6),
            CGRect(x: -1e15, y: -1e15, width: 2e15, height: 2e15), CGRect(x: 0, y: -1e9, width: 1e12, height: 2e9),
        ], [0.0, 0.1])
    func endless(rect: CGRect, turn: CGFloat) {
        let hole = CGRect(x: 40, y: 40, width: 20, height: 20)
        func path() -> UIBezierPath {
            let path = UIBezierPath(rect: rect)
            path.append(UIBezierPath(rect: hole))
            path.usesEvenOddFillRule = true
            return path
        }
        func turnCanvas(_ context: CGContext) {
            context.translateBy(x: 50, y: 50)
            context.rotate(by: turn)
            context.translateBy(x: -50, y: -50)
        }
        let side: [CGFloat] = [62, 98]
        draw { context in
            turnCanvas(context)
            path().fill()
        }
        #expect(side.allSatisfy { isInk($0, 50) } && !isInk(50, 50) && isInk(50, 2) && isInk(50, 98))
        draw { context in
            turnCanvas(context)
            path().addClip()
            context.fill(CGRect(x: -100, y: -100, width: 300, height: 300))
        }
        #expect(side.allSatisfy { isInk($0, 50) } && !isInk(50, 50) && isInk(50, 2) && isInk(50, 98))
        draw { _ in
            let line = UIBezierPath()
            line.move(to: CGPoint(x: rect.minX, y: 50))
            line.addLine(to: CGPoint(x: rect.maxX, y: 50))
            line.lineWidth = 4
            line.stroke()
        }
        #expect(isInk(50, 50) && !isInk(50, 60) && !isInk(50, 40))
    }

    @Test("Only the corners that are named are rounded")
    func corners() {
        let rect = CGRect(x: 10, y: 10, width: 80, height: 80)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20))
        draw { _ in path.fill() }
        #expect(!isInk(11, 11) && isInk(88, 11) && isInk(11, 88) && !isInk(88, 88) && isInk(50, 50))
        #expect(path.contains(CGPoint(x: 50, y: 50)) && !path.contains(CGPoint(x: 11, y: 11)) && path.bounds == rect)
        #expect(UIBezierPath(cgPath: path.cgPath).cgPath == path.cgPath)
    }

    @Test("Ends and corners of lines look as they are asked to")
    func lines() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 20, y: 80))
        path.addLine(to: CGPoint(x: 20, y: 20))
        path.addLine(to: CGPoint(x: 80, y: 20))
        path.lineWidth = 20
        draw { _ in path.stroke() }
        #expect(isInk(11, 11) && !isInk(85, 20) && !isInk(20, 85))
        (path.lineCapStyle, path.lineJoinStyle) = (.square, .bevel)
        draw { _ in path.stroke() }
        #expect(!isInk(12, 12) && isInk(88, 12) && isInk(12, 88))
        (path.lineCapStyle, path.lineJoinStyle) = (.round, .round)
        draw { _ in path.stroke() }
        #expect(!isInk(11, 11) && isInk(14, 14) && isInk(87, 20) && !isInk(88, 12))
        path.setLineDash([10, 10], count: 2, phase: 0)
        path.lineCapStyle = .butt
        draw { _ in path.stroke() }
        #expect(isInk(20, 75) && !isInk(20, 65) && isInk(20, 55) && !isInk(20, 45))
    }

    @Test("A path clips until the state is restored, by either rule")
    func clipping() {
        draw { context in
            context.saveGState()
            UIBezierPath(ovalIn: CGRect(x: 20, y: 20, width: 60, height: 60)).addClip()
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(isInk(50, 50) && !isInk(22, 22) && isInk(5, 5) && !isInk(15, 15))
        draw { context in
            context.addRect(CGRect(x: 10, y: 10, width: 80, height: 80))
            context.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
            context.clip(using: .evenOdd)
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        #expect(isInk(20, 20) && !isInk(50, 50) && !isInk(5, 5))
    }

    @Test("The matrix moves, scales and turns paths, rectangles, pictures and text")
    func matrix() {
        draw { context in
            context.translateBy(x: 50, y: 50)
            context.rotate(by: .pi / 4)
            context.fill(CGRect(x: -20, y: -20, width: 40, height: 40))
        }
        #expect(isInk(50, 50) && isInk(50, 25) && isInk(75, 50) && !isInk(33, 33))
        draw { context in
            context.move(to: CGPoint(x: 10, y: 10))
            context.scaleBy(x: 2, y: 1)
            context.addLine(to: CGPoint(x: 45, y: 10))
            context.addLine(to: CGPoint(x: 45, y: 90))
            context.closePath()
            context.fillPath()
        }
        #expect(isInk(80, 20) && isInk(60, 40) && !isInk(20, 80))
        draw { context in
            context.translateBy(x: 100, y: 0)
            context.rotate(by: .pi / 2)
            ("█" as NSString).draw(
                at: CGPoint(x: 20, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 30)])
        }
        // What stood at the left now stands at the top, and what stood at the top at the right.
        #expect(isInk(65, 28) && !isInk(95, 28) && !isInk(65, 10))
    }

    @Test("Dashes, limits and matrices that are no numbers of use do no harm")
    func oddNumbers() {
        let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 80, height: 80))
        for pattern in [[0, 0], [.nan, 1], [-1, 5], [1e-9, 1e-9], [.infinity, 1]] as [[CGFloat]] {
            path.setLineDash(pattern, count: 2, phase: .nan)
            draw { context in
                path.stroke()
                context.setLineDash(phase: .infinity, lengths: pattern)
                context.concatenate(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0))
                context.scaleBy(x: 0, y: 0)
                context.stroke(CGRect(x: 0, y: 0, width: 50, height: 50))
                context.strokePath()
                UIBezierPath().addClip()
            }
        }
        #expect(UIBezierPath().bounds.isNull && UIBezierPath().isEmpty)
    }
}
