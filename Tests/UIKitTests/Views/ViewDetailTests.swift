import Testing
import UIKitSimulator

@testable import UIKit

/// Places while the window makes room, safe areas on all sides, stacks of labels, and animations of views that go.
@MainActor @Suite("Details of views")
struct ViewDetailTests {
    /// A window that has moved its content up for the keyboard.
    private func shifted() -> (Simulator, UITextField) {
        let simulator = Simulator(size: CGSize(width: 480, height: 800))
        let field = UITextField(frame: CGRect(x: 10, y: 740, width: 200, height: 44))
        simulator.window.addSubview(field)
        field.becomeFirstResponder()
        return (simulator, field)
    }

    @Test("A window that has moved its content keeps its own coordinates")
    func shiftedWindow() {
        let (simulator, field) = shifted()
        simulator.advance(0.5)
        #expect(simulator.contentShift < -100)
        let point = CGPoint(x: 30, y: 300)
        #expect(simulator.window.convertFromScreen(point) == point)
        #expect(field.convertFromScreen(point) == CGPoint(x: 20, y: 300 - simulator.contentShift - 740))
        #expect(field.convertToScreen(field.bounds).minY == 740 + simulator.contentShift)
    }

    @Test("What is seen is on its way while the window makes room")
    func shownShift() {
        let (simulator, field) = shifted()
        simulator.advance(0.08)
        let seen = field.convertToScreenAsShown(field.bounds).minY
        #expect(seen < 740 && seen > 740 + simulator.contentShift)
    }

    @Test("A safe area covers each side of what lies under it")
    func safeAreaSides() {
        let simulator = Simulator(size: CGSize(width: 400, height: 300))
        let controller = UIViewController()
        simulator.window.rootViewController = controller
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 380, height: 280))
        controller.view.addSubview(inner)
        simulator.frame()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    }

    @Test("The view of a window's controller fills the window, whatever it says about its size")
    func rootViewFills() {
        let simulator = Simulator(size: CGSize(width: 400, height: 300))
        let controller = UIViewController()
        simulator.window.rootViewController = controller
        for (mask, size) in [
            (UIView.AutoresizingMask(), CGSize(width: 300, height: 500)),
            (.flexibleLeftMargin, CGSize(width: 700, height: 90)),
        ] {
            controller.view.autoresizingMask = mask
            simulator.resize(to: size)
            simulator.frame()
            #expect(controller.view.frame == CGRect(origin: .zero, size: size))
        }
    }

    @Test("Labels of several lines stand on the baseline of their last line when asked to")
    func lastBaseline() {
        let simulator = Simulator(size: CGSize(width: 400, height: 300))
        let labels = ["Ag\nAg\nAg", "Ag"].map { text in
            let label = UILabel()
            label.numberOfLines = 0
            label.text = text
            return label
        }
        let row = UIStackView(arrangedSubviews: labels)
        row.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        simulator.window.addSubview(row)
        row.alignment = .firstBaseline
        simulator.frame()
        #expect(abs(labels[1].frame.minY - labels[0].frame.minY) < 1)
        row.alignment = .lastBaseline
        simulator.frame()
        #expect(abs(labels[1].frame.maxY - labels[0].frame.maxY) < 1)
    }

    @Test("A view that leaves the window while it is animated ends there, and says so")
    func leavingView() {
        let simulator = Simulator(size: CGSize(width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        simulator.window.addSubview(box)
        box.addSubview(view)
        simulator.frame()
        var finished: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.center.x = 50
        } completion: {
            finished.append($0)
        }
        simulator.advance(0.3)
        box.removeFromSuperview()
        simulator.advance(0.1)
        #expect(finished == [false] && view.animations == nil)
        #expect(view.shownState.center.x == 50 && simulator.secondsToNextFrame == nil)
    }

    @Test("Subviews are laid out inside the animation when asked to, and otherwise jump")
    func layoutInAnimation() {
        final class Half: UIView {
            let part = UIView()
            override func layoutSubviews() {
                if part.superview == nil { addSubview(part) }
                part.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
            }
        }
        for (options, isMoving) in [(UIView.AnimationOptions.layoutSubviews, true), ([], false)] {
            let simulator = Simulator(size: CGSize(width: 400, height: 100))
            let half = Half(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            simulator.window.addSubview(half)
            simulator.frame()
            UIView.animate(withDuration: 1, delay: 0, options: options) { half.frame.size.width = 300 }
            simulator.advance(0.5)
            let width = half.part.shownState.bounds.width
            #expect(isMoving ? width > 60 && width < 140 : width == 150)
        }
    }

    @Test("A view that asks for layout and for it at once, while it is laid out, is laid out once more")
    func askingInLayout() {
        final class Asking: UIView {
            var count = 0
            override func layoutSubviews() {
                count += 1
                guard count == 1 else { return }
                setNeedsLayout()
                layoutIfNeeded()
            }
        }
        let simulator = Simulator(size: CGSize(width: 100, height: 100))
        let view = Asking(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        simulator.window.addSubview(view)
        simulator.advance(0.1)
        #expect(view.count == 2)
    }

    @Test("A subview that is added again stands in front, and is seen there", arguments: [true, false])
    func addedAgain(isInserted: Bool) {
        let simulator = Simulator(size: CGSize(width: 100, height: 100))
        let views = [UIColor.red, .green, .blue].map { color in
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
            view.backgroundColor = color
            simulator.window.addSubview(view)
            return view
        }
        simulator.frame()
        if isInserted {
            simulator.window.insertSubview(views[0], aboveSubview: views[2])
        } else {
            simulator.window.addSubview(views[0])
        }
        simulator.frame()
        #expect(simulator.color(at: CGPoint(x: 30, y: 30)) == UIColor.red)
        #expect(simulator.areaMissedByDamage() == nil)
    }
}
