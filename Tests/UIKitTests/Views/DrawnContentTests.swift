import Testing
import UIKitSimulator

@testable import UIKit

/// When views of a program's own classes are asked to draw.
@MainActor @Suite("When views draw")
struct DrawnContentTests {
    private final class Canvas: UIView {
        var count = 0
        var color = UIColor.red
        var deed: (Canvas) -> Void = { _ in }

        override func draw(_ rect: CGRect) {
            count += 1
            color.setFill()
            UIRectFill(rect.insetBy(dx: 5, dy: 5))
            deed(self)
        }
    }

    private final class Plain: UIView {}

    private final class Field: UITextField {
        var count = 0

        override func draw(_ rect: CGRect) {
            count += 1
            super.draw(rect)
            // A program that sets its text here loses what is typed if it is asked too often.
            if count > 1 { text = "" }
        }
    }

    private func stage(_ deed: @escaping (Canvas) -> Void = { _ in }) -> (Simulator, Canvas) {
        let sim = Simulator(size: CGSize(width: 200, height: 200))
        let canvas = Canvas(frame: CGRect(x: 20, y: 30, width: 60, height: 60))
        canvas.deed = deed
        sim.window.addSubview(canvas)
        sim.frame()
        return (sim, canvas)
    }

    @Test func `What passes over a view does not have it draw again`() {
        let (sim, canvas) = stage()
        let cover = UIView(frame: CGRect(x: 0, y: 40, width: 30, height: 30))
        (cover.backgroundColor, cover.alpha) = (.blue, 0.5)
        sim.window.addSubview(cover)
        for step in 0..<10 {
            cover.frame.origin.x = CGFloat(step * 10)
            sim.frame()
        }
        canvas.frame.origin.y += 20
        sim.frame()
        #expect(canvas.count == 1)
        #expect(sim.areaMissedByDamage() == nil)
        #expect(sim.color(at: CGPoint(x: 70, y: 100)) == sim.color(at: CGPoint(x: 30, y: 60)))
    }

    @Test func `It draws again when it asks for it, and in another size or other traits`() {
        let (sim, canvas) = stage()
        let before = sim.color(at: CGPoint(x: 50, y: 60))
        canvas.color = .green
        canvas.setNeedsDisplay()
        sim.frame()
        #expect(canvas.count == 2 && sim.color(at: CGPoint(x: 50, y: 60)) != before)
        canvas.bounds.size.width = 80
        sim.frame()
        #expect(canvas.count == 3)
        canvas.overrideUserInterfaceStyle = .dark
        sim.frame()
        #expect(canvas.count == 4)
        canvas.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        sim.frame()
        sim.advance(1)
        #expect(canvas.count == 5)
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test func `One that asks while it draws draws in the next frame`() {
        let (sim, canvas) = stage { if $0.count < 3 { $0.setNeedsDisplay() } }
        for _ in 0..<5 { sim.frame() }
        #expect(canvas.count == 3)
    }

    @Test func `One that changes its subviews while it draws comes to rest`() {
        let label = UILabel()
        let (sim, canvas) = stage { canvas in
            label.text = "a"
            label.sizeToFit()
            label.frame.origin = CGPoint(x: 3, y: 3)
            canvas.addSubview(label)
        }
        for _ in 0..<10 { sim.frame() }
        #expect(canvas.count == 1 && canvas.subviews == [label])
    }

    @Test func `What draws nothing keeps no picture`() {
        let (sim, canvas) = stage()
        let plain = Plain(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        sim.window.addSubview(plain)
        sim.frame()
        #expect(plain.drawnContent?.pixels == nil && canvas.drawnContent?.pixels != nil)
    }

    @Test func `Typing does not have a field draw its own content`() {
        let sim = Simulator(size: CGSize(width: 480, height: 480))
        let field = Field(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
        field.borderStyle = .roundedRect
        sim.window.addSubview(field)
        sim.frame()
        field.becomeFirstResponder()
        sim.advance(2)
        for letter in ["a", "b", "c"] {
            field.insertText(letter)
            sim.advance(0.2)
        }
        #expect(field.text == "abc")
    }

    @Test func `A frame that is painted while a view draws leaves nothing painted twice`() {
        let (sim, canvas) = stage()
        let label = UILabel(frame: CGRect(x: 22, y: 40, width: 50, height: 30))
        label.text = "twice"
        sim.window.addSubview(label)
        var isNested = false
        canvas.deed = { _ in
            guard !isNested else { return }
            isNested = true
            label.textColor = .blue
            sim.frame()
        }
        canvas.setNeedsDisplay()
        label.setNeedsDisplay()
        sim.frame()
        sim.frame()
        #expect(isNested && sim.areaMissedByDamage() == nil)
    }
}
