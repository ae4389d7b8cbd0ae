import Testing
import UIKitSimulator

/// Views that paint themselves.
@MainActor @Suite("Drawing in views")
struct DrawingTests {
    private final class Canvas: UIView {
        var rects: [CGRect] = []
        var body: (CGContext) -> Void = { _ in }

        override func draw(_ rect: CGRect) {
            rects.append(rect)
            guard let context = UIGraphicsGetCurrentContext() else { return }
            body(context)
        }
    }

    private func canvas(_ scale: CGFloat = 1, _ body: @escaping (CGContext) -> Void) -> (Simulator, Canvas) {
        let sim = Simulator(size: CGSize(width: 100, height: 100), scale: scale)
        let canvas = Canvas(frame: CGRect(x: 20, y: 30, width: 40, height: 40))
        canvas.body = body
        sim.window.addSubview(canvas)
        sim.frame()
        return (sim, canvas)
    }

    @Test("A view draws in its own points, above its background and under its subviews", arguments: [1.0, 1.5, 2, 3])
    func points(scale: Double) {
        let (sim, canvas) = canvas(scale) { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 10, y: 10, width: 20, height: 20))
        }
        canvas.backgroundColor = .green
        let subview = UIView(frame: CGRect(x: 25, y: 25, width: 10, height: 10))
        subview.backgroundColor = .blue
        canvas.addSubview(subview)
        sim.frame()
        #expect(canvas.rects.allSatisfy { $0 == CGRect(x: 0, y: 0, width: 40, height: 40) })
        #expect(sim.color(at: CGPoint(x: 25, y: 35)) == .green && sim.color(at: CGPoint(x: 31, y: 41)) == .red)
        #expect(sim.color(at: CGPoint(x: 47, y: 57)) == .blue && sim.color(at: CGPoint(x: 44, y: 54)) == .red)
    }

    @Test("The origin of the bounds moves what is drawn")
    func boundsOrigin() {
        let (sim, canvas) = canvas { context in
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(sim.color(at: CGPoint(x: 21, y: 31)) == .red)
        canvas.bounds.origin = CGPoint(x: -10, y: -10)
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 21, y: 31)) == .white && sim.color(at: CGPoint(x: 31, y: 41)) == .red)
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("What is drawn outside the view is cut off")
    func outside() {
        let (sim, _) = canvas { context in
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: -100, y: -100, width: 300, height: 300))
        }
        #expect(sim.color(at: CGPoint(x: 20, y: 30)) == .red && sim.color(at: CGPoint(x: 59, y: 69)) == .red)
        #expect(sim.color(at: CGPoint(x: 19, y: 30)) == .white && sim.color(at: CGPoint(x: 60, y: 69)) == .white)
    }

    @Test("A view draws when it is asked to or when its place is damaged, and not in other frames")
    func when() {
        let (sim, canvas) = canvas { _ in }
        #expect(canvas.rects.count == 1)
        sim.frame()
        #expect(canvas.rects.count == 1)
        canvas.setNeedsDisplay()
        canvas.setNeedsDisplay()
        sim.frame()
        #expect(canvas.rects.count == 2)
        canvas.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 5))
        let report = sim.frame()
        #expect(canvas.rects.count == 3)
        #expect(report.damage.allSatisfy { $0.width <= 7 && $0.height <= 7 })
        canvas.isHidden = true
        canvas.setNeedsDisplay()
        sim.frame()
        #expect(canvas.rects.count == 3)
    }

    @Test("States and contexts that drawing leaves behind reach no other view")
    func leftovers() {
        let (sim, canvas) = canvas { context in
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.setAlpha(0.1)
            context.translateBy(x: 500, y: 500)
            UIGraphicsPushContext(context)
            context.restoreGState()
            context.saveGState()
            context.clip(to: .zero)
        }
        let other = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        other.body = {
            $0.setFillColor(UIColor.red.cgColor)
            $0.fill(CGRect(x: 0, y: 0, width: 100, height: 10))
        }
        sim.window.addSubview(other)
        canvas.setNeedsDisplay()
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 99, y: 9)) == .red)
        #expect(UIGraphicsGetCurrentContext() == nil)
        canvas.body = { _ in
            UIGraphicsPopContext()
            UIGraphicsPopContext()
        }
        canvas.setNeedsDisplay()
        other.setNeedsDisplay()
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 99, y: 9)) == .red && UIGraphicsGetCurrentContext() == nil)
    }

    @Test("Going back to a state takes back the clips that were made since, and no other")
    func clips() {
        let (sim, _) = canvas { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 30, height: 30))
            for side in [20.0, 10] {
                context.saveGState()
                context.clip(to: CGRect(x: 0, y: 0, width: side, height: side))
            }
            context.restoreGState()
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            context.restoreGState()
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: 5, y: 5, width: 40, height: 40))
        }
        let colors = [2.0, 12, 25, 35].map { sim.color(at: CGPoint(x: 20 + $0, y: 32)) }
        #expect(colors == [.red, .red, .white, .white])
        #expect([7.0, 12, 25, 35].map { sim.color(at: CGPoint(x: 20 + $0, y: 37)) } == [.blue, .blue, .blue, .white])
    }

    @Test("A colour is made the current one for fills, for lines, or for both")
    func currentColors() {
        let (sim, _) = canvas { _ in
            for row in 0..<3 {
                switch row {
                case 0: UIColor.red.set()
                case 1: UIColor.blue.setFill()
                default: UIColor.green.setStroke()
                }
                UIBezierPath(rect: CGRect(x: 0, y: row * 10, width: 10, height: 10)).fill()
                let line = UIBezierPath(rect: CGRect(x: 25, y: row * 10 + 2, width: 10, height: 6))
                line.lineWidth = 4
                line.stroke()
            }
        }
        let rows = [35, 45, 55] as [CGFloat]
        #expect(rows.map { sim.color(at: CGPoint(x: 25, y: $0)) } == [.red, .blue, .blue])
        #expect(rows.map { sim.color(at: CGPoint(x: 45, y: $0)) } == [.red, .red, .green])
    }

    @Test("A view draws with the traits of its surroundings")
    func traits() {
        var styles: [UIUserInterfaceStyle] = []
        let (sim, canvas) = canvas { _ in
            styles.append(UITraitCollection.current.userInterfaceStyle)
            UIColor.label.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        #expect(sim.color(at: CGPoint(x: 30, y: 40)) == .black)
        canvas.overrideUserInterfaceStyle = .dark
        let other = Canvas(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        other.body = canvas.body
        sim.window.addSubview(other)
        sim.frame()
        #expect(styles == [.light, .dark, .light])
        #expect(sim.color(at: CGPoint(x: 30, y: 40)) == .white)
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test("A view that changes the hierarchy while it draws does not disturb the frame")
    func hostile() {
        let (sim, canvas) = canvas { _ in }
        let other = UIView(frame: CGRect(x: 0, y: 80, width: 100, height: 20))
        other.backgroundColor = .red
        sim.window.addSubview(other)
        canvas.body = { [weak canvas] _ in
            other.frame.origin.y = 0
            canvas?.removeFromSuperview()
        }
        canvas.setNeedsDisplay()
        sim.frame()
        sim.frame()
        #expect(canvas.superview == nil)
        #expect(sim.color(at: CGPoint(x: 50, y: 5)) == .red && sim.color(at: CGPoint(x: 50, y: 95)) == .white)
        #expect(sim.areaMissedByDamage() == nil)
    }
}
