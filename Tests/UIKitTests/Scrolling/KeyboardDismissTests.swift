import Testing
import UIKitSimulator

@testable import UIKit

/// What a finger that scrolls does to the keyboard.
@MainActor @Suite("Scrolling and the keyboard")
final class KeyboardDismissTests {
    private lazy var sim = Simulator(size: CGSize(width: 400, height: 600))
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 44))

    /// Each test begins with an application of its own: there is one in a process, and other tests may run between
    /// the making of a suite and its test.
    private func begin() {
        scroll.contentSize = CGSize(width: 400, height: 2000)
        field.autocapitalizationType = .none
        scroll.addSubview(field)
        sim.window.addSubview(scroll)
        field.becomeFirstResponder()
        sim.advance(1)
    }

    private func drag(from y: CGFloat, to end: CGFloat, rests: Bool = true) {
        sim.touchDown(0, at: CGPoint(x: 300, y: y))
        for step in 1...10 {
            sim.touchMove(0, to: CGPoint(x: 300, y: y + (end - y) * CGFloat(step) / 10))
            sim.advance(1 / 60)
        }
        if rests { sim.advance(0.3) }
    }

    @Test("Nothing, unless it is asked for")
    func none() {
        begin()
        drag(from: 250, to: 150)
        sim.touchUp(0)
        sim.advance(1)
        #expect(field.isFirstResponder && !sim.keyboardFrame.isNull)
    }

    @Test(
        "It goes as soon as the content is dragged",
        arguments: [UIScrollView.KeyboardDismissMode.onDrag, .onDragWithAccessory])
    func onDrag(mode: UIScrollView.KeyboardDismissMode) {
        begin()
        scroll.keyboardDismissMode = mode
        sim.tap(CGPoint(x: 300, y: 200))
        #expect(field.isFirstResponder, "A tap is no drag.")
        drag(from: 250, to: 200)
        #expect(!field.isFirstResponder)
        sim.touchUp(0)
        sim.advance(1)
        #expect(sim.keyboardFrame.isNull)
    }

    @Test(
        "A keyboard that is pulled down a little is back in its place when the finger goes up", arguments: [0.5, 1, 40])
    func pulledALittle(distance: CGFloat) {
        begin()
        scroll.keyboardDismissMode = .interactive
        let container = sim.application.keyboard.window.container
        let frame = sim.keyboardFrame
        for _ in 0..<2 {
            drag(from: 100, to: frame.minY + distance)
            #expect(container.frame == frame.offsetBy(dx: 0, dy: distance))
            sim.touchUp(0)
            sim.advance(1)
            #expect(field.isFirstResponder && container.frame == frame && sim.keyboardFrame == frame)
            #expect(container.convertToScreenAsShown(container.bounds) == frame)
        }
    }

    @Test(
        "With padding above the keyboard a finger pulls it from there on, where the guide's view holds the scroll view")
    func padding() {
        begin()
        scroll.keyboardDismissMode = .interactive
        let guide = sim.window.keyboardLayoutGuide
        guide.keyboardDismissPadding = -8
        #expect(guide.keyboardDismissPadding == 0)
        guide.keyboardDismissPadding = 44
        let container = sim.application.keyboard.window.container
        let frame = sim.keyboardFrame
        drag(from: 100, to: frame.minY - 50)
        #expect(container.frame == frame)
        sim.touchUp(0)
        sim.advance(1)
        drag(from: 100, to: frame.minY - 14)
        #expect(container.frame == frame.offsetBy(dx: 0, dy: 30))
        sim.touchUp(0)
        sim.advance(1)
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        sim.window.addSubview(other)
        other.keyboardLayoutGuide.keyboardDismissPadding = 100
        #expect(scroll.keyboardDismissPadding == 44, "A guide of a view beside it does not count.")
    }

    @Test("A field that does not let go keeps it")
    func refusing() {
        begin()
        final class Clinging: NSObject, UITextFieldDelegate {
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        }
        let delegate = Clinging()
        field.delegate = delegate
        scroll.keyboardDismissMode = .onDrag
        drag(from: 250, to: 200)
        sim.touchUp(0)
        #expect(field.isFirstResponder)
    }

    @Test("It follows the finger down and goes when it was pulled more than half way")
    func interactive() {
        begin()
        scroll.keyboardDismissMode = .interactive
        let top = sim.keyboardFrame.minY
        drag(from: 100, to: top - 5)
        #expect(field.isFirstResponder)
        drag(from: 100, to: (top + 600) / 2 + 40)
        #expect(field.isFirstResponder, "The finger still has it.")
        sim.touchUp(0)
        sim.advance(1)
        #expect(!field.isFirstResponder && sim.keyboardFrame.isNull)
    }

    @Test("It comes back when it was pulled less than half way")
    func interactiveAndBack() {
        begin()
        scroll.keyboardDismissMode = .interactive
        let frame = sim.keyboardFrame
        drag(from: 100, to: frame.minY + 30)
        sim.touchUp(0)
        sim.advance(1)
        #expect(field.isFirstResponder && sim.keyboardFrame == frame)
        sim.tapKey("a")
        #expect(field.text == "a")
    }

    @Test("What stands above the keyboard by its guide goes down with it, and back, and away")
    func guide() {
        begin()
        scroll.keyboardDismissMode = .interactive
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        sim.window.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: sim.window.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: sim.window.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 30),
            bar.bottomAnchor.constraint(equalTo: sim.window.keyboardLayoutGuide.topAnchor),
        ])
        sim.frame()
        let top = sim.keyboardFrame.minY
        #expect(bar.frame.maxY == top)
        drag(from: 100, to: top + 30)
        #expect(bar.frame.maxY == top + 30)
        sim.touchUp(0)
        sim.advance(1)
        #expect(bar.frame.maxY == top && field.isFirstResponder)
        drag(from: 100, to: (top + 600) / 2 + 40)
        #expect(bar.frame.maxY == (top + 600) / 2 + 40)
        sim.touchUp(0)
        sim.advance(1)
        #expect(bar.frame.maxY == 600 && sim.keyboardFrame.isNull)
    }

    @Test("A bar that a program has follow the finger is where the program puts it, with the field in it")
    func ownBar() {
        begin()
        scroll.keyboardDismissMode = .interactive
        let top = sim.keyboardFrame.minY
        let bar = UIView(frame: CGRect(x: 0, y: top - 50, width: 400, height: 50))
        let own = UITextField(frame: CGRect(x: 10, y: 5, width: 300, height: 40))
        bar.addSubview(own)
        sim.window.addSubview(bar)
        own.becomeFirstResponder()
        sim.advance(1)
        sim.touchDown(0, at: CGPoint(x: 300, y: 100))
        for step in 1...20 {
            let y = 100 + (top - 60) * CGFloat(step) / 20
            sim.touchMove(0, to: CGPoint(x: 300, y: y))
            bar.frame.origin.y = max(top, y) - 50
            sim.advance(1 / 60)
        }
        #expect(own.convert(own.bounds, to: nil) == CGRect(x: 10, y: top - 5, width: 300, height: 40))
        sim.advance(0.3)
        sim.touchUp(0)
        bar.frame.origin.y = top - 50
        sim.advance(1)
        #expect(own.isFirstResponder && own.convert(own.bounds, to: nil).minY == top - 45)
        #expect(sim.areaMissedByDamage() == nil)
    }
}
