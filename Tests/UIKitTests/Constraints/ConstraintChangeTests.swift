import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

@MainActor @Suite("Constraints that follow changes")
struct ConstraintChangeTests {
    let sim = Simulator(size: CGSize(width: 400, height: 300))

    private func add(_ view: UIView, to parent: UIView? = nil) {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? sim.window).addSubview(view)
    }

    private func view(in parent: UIView? = nil) -> UIView {
        let view = UIView()
        add(view, to: parent)
        return view
    }

    @Test("Baselines meet at the first layout, whatever the fonts and heights", arguments: [false, true])
    func baselines(isLast: Bool) {
        let label = UILabel()
        label.text = "Name"
        label.font = .systemFont(ofSize: 24)
        let field = UITextField()
        field.font = .systemFont(ofSize: 14)
        field.text = "Ada"
        for view in [label, field] { add(view) }
        label.topAnchor.constraint(equalTo: sim.window.topAnchor, constant: 40).isActive = true
        field.heightAnchor.constraint(equalToConstant: 60).isActive = true
        let (first, second) =
            isLast
            ? (field.lastBaselineAnchor, label.lastBaselineAnchor)
            : (field.firstBaselineAnchor, label.firstBaselineAnchor)
        first.constraint(equalTo: second).isActive = true
        sim.frame()
        func difference() -> CGFloat {
            abs(
                field.frame.minY + field.layoutBaseline(in: field.bounds.size, isLast: isLast)
                    - label.frame.minY - label.layoutBaseline(in: label.bounds.size, isLast: isLast))
        }
        #expect(field.frame.height == 60)
        #expect(difference() <= 1)
        label.font = .systemFont(ofSize: 40)
        sim.frame()
        #expect(difference() <= 1)
    }

    @Test("A safe area that changes alone is followed")
    func safeAreaAlone() throws {
        let controller = UIViewController()
        sim.window.rootViewController = controller
        let inner = view(in: controller.view)
        let guide = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: guide.topAnchor),
            inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            inner.widthAnchor.constraint(equalToConstant: 50), inner.heightAnchor.constraint(equalToConstant: 50),
        ])
        sim.frame()
        let before = inner.frame
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 12, bottom: 0, right: 0)
        sim.frame()
        #expect(inner.frame == before.offsetBy(dx: 12, dy: 30))
    }

    @Test("A view that reads the other way has its leading edge there")
    func directionChanged() {
        let view = self.view()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: sim.window.leadingAnchor, constant: 16),
            view.topAnchor.constraint(equalTo: sim.window.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
        ])
        sim.frame()
        #expect(view.frame.minX == 16)
        view.semanticContentAttribute = .forceRightToLeft
        sim.frame()
        #expect(view.frame.maxX == sim.window.bounds.width - 16)
        view.semanticContentAttribute = .forceLeftToRight
        sim.frame()
        #expect(view.frame.minX == 16)
    }

    @Test("What was left out comes back when what it contradicted goes")
    func leftOutReturns() {
        let view = self.view()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: sim.window.leadingAnchor),
            view.topAnchor.constraint(equalTo: sim.window.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 50),
        ])
        let narrow = view.widthAnchor.constraint(equalToConstant: 50)
        narrow.isActive = true
        sim.frame()
        view.widthAnchor.constraint(equalToConstant: 80).isActive = true
        sim.frame()
        #expect(view.frame.width == 50)
        narrow.isActive = false
        sim.frame()
        #expect(view.frame.width == 80)
    }

    @Test("A constant beyond what the solver can count with is the greatest that it can")
    func tooLarge() {
        let view = self.view()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: sim.window.leadingAnchor),
            view.topAnchor.constraint(equalTo: sim.window.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 50),
        ])
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        width.isActive = true
        sim.frame()
        width.constant = 1e9
        sim.frame()
        #expect(view.frame.width == 1e7)
        width.constant = 70
        sim.frame()
        #expect(view.frame.width == 70)
    }

    private func slider(in window: UIWindow) -> UISlider {
        let slider = UISlider()
        slider.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(slider)
        slider.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
        sim.frame()
        return slider
    }

    /// A view whose content is as high as its constraints say, if they do.
    private final class SelfSeer: UIView {
        override var intrinsicContentSize: CGSize {
            let height = constraints.first { $0.firstAttribute == .height }?.constant ?? 20
            return CGSize(width: 50, height: height + 1)
        }
    }

    @Test("A view may look at its constraints to say how large its content is")
    func lookingAtItself() {
        let view = SelfSeer()
        view.translatesAutoresizingMaskIntoConstraints = false
        sim.window.addSubview(view)
        view.topAnchor.constraint(equalTo: sim.window.topAnchor).isActive = true
        sim.frame()
        #expect(view.frame.height == 21 && view.constraints.count == 2)
    }

    @Test("A view that constraints have placed lists its content's size, which stays whatever is done with the list")
    func contentSizeIsListed() throws {
        let label = UILabel()
        label.text = "Hello"
        sim.window.addSubview(label)
        sim.frame()
        #expect(label.constraints.isEmpty, "It is where its frame is.")
        label.translatesAutoresizingMaskIntoConstraints = false
        let top = label.topAnchor.constraint(equalTo: sim.window.topAnchor)
        NSLayoutConstraint.activate([top, label.leadingAnchor.constraint(equalTo: sim.window.leadingAnchor)])
        #expect(label.constraints.isEmpty, "Nothing is placed yet.")
        sim.frame()
        let size = label.intrinsicContentSize
        #expect(label.constraints.map(\.firstAttribute) == [.width, .height])
        #expect(label.constraints.map(\.constant) == [size.width, size.height])
        #expect(label.constraints.allSatisfy { $0.isActive && $0.firstItem === label })
        let listed = label.constraints
        NSLayoutConstraint.activate(listed)
        label.addConstraints(listed)
        sim.frame()
        #expect(label.frame.size == size && zip(label.constraints, listed).allSatisfy { $0 === $1 })
        label.text = "Hello, world"
        sim.frame()
        #expect(listed[0].constant == label.frame.width && label.frame.width > size.width)
        // A program's own come first.
        let own = label.heightAnchor.constraint(equalToConstant: 40)
        own.isActive = true
        #expect(label.constraints.first { $0.firstAttribute == .height } === own && label.constraints.count == 3)
        own.isActive = false
        // One that is given another constant holds the view to that.
        label.constraints.first { $0.firstAttribute == .height }?.constant = 99
        sim.frame()
        #expect(label.frame.height == 99 && label.constraints.map(\.constant) == [label.frame.width, 99])
        label.constraints.first { $0.firstAttribute == .height }?.constant = 70
        sim.frame()
        #expect(label.frame.height == 70 && label.constraints.count == 2)
        // A program that takes out all that there is comes to an end, and the content keeps its size.
        while let constraint = label.constraints.first { label.removeConstraint(constraint) }
        sim.frame()
        #expect(label.frame.size == label.intrinsicContentSize)
        // What has no size of its own in a direction lists none there.
        #expect(slider(in: sim.window).constraints.map(\.firstAttribute) == [.height])
    }

    @Test(
        "Edges that are at the same place are on the same pixel, whatever views they are in",
        arguments: [1, 2] as [CGFloat])
    func edgesOnPixels(scale: CGFloat) {
        let sim = Simulator(size: CGSize(width: 800, height: 480), scale: scale)
        // A column of a third of a width, and views as wide inside of two more.
        let (column, inner, innermost, beside) = (UIView(), UIView(), UIView(), UIView())
        for (view, parent) in [
            (column, sim.window as UIView), (inner, column), (innermost, inner), (beside, sim.window),
        ] {
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
        }
        let (start, width) = (
            column.leadingAnchor.constraint(equalTo: sim.window.leadingAnchor, constant: 301.68),
            column.widthAnchor.constraint(equalToConstant: 281.68)
        )
        NSLayoutConstraint.activate([
            start, width, column.topAnchor.constraint(equalTo: sim.window.topAnchor, constant: 0.4),
            column.heightAnchor.constraint(equalToConstant: 40.3),
            beside.leadingAnchor.constraint(equalTo: column.leadingAnchor),
            beside.trailingAnchor.constraint(equalTo: column.trailingAnchor),
            beside.topAnchor.constraint(equalTo: column.topAnchor),
            beside.bottomAnchor.constraint(equalTo: column.bottomAnchor),
        ])
        for (view, outer) in [(inner, column), (innermost, inner)] {
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
                view.topAnchor.constraint(equalTo: outer.topAnchor),
                view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            ])
        }
        func check(_ what: String) {
            sim.frame()
            for view in [column, inner, innermost] {
                #expect(view.convert(view.bounds, to: nil) == beside.frame, "\(what)")
            }
            let frame = beside.frame
            for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
                #expect(edge * scale == (edge * scale).rounded(), "\(what)")
            }
        }
        check("at first")
        for step in 1...7 {
            start.constant = 301.68 + 0.13 * CGFloat(step)
            check("\(step)")
        }
        width.constant = 280.9
        check("narrower")
    }

    @Test("Constraints that contradict a view's mask hold when it is taken off later")
    func lateMask() {
        let late = UIView()
        sim.window.addSubview(late)
        NSLayoutConstraint.activate([
            late.leadingAnchor.constraint(equalTo: sim.window.leadingAnchor, constant: 30),
            late.topAnchor.constraint(equalTo: sim.window.topAnchor, constant: 9),
            late.widthAnchor.constraint(equalToConstant: 77), late.heightAnchor.constraint(equalToConstant: 10),
        ])
        sim.frame()
        #expect(late.frame == .zero)
        late.translatesAutoresizingMaskIntoConstraints = false
        sim.frame()
        #expect(late.frame == CGRect(x: 30, y: 9, width: 77, height: 10))
    }

    @Test("A constant without an end is as good as none; one that is no number is refused")
    func endlessConstants() {
        let (sim, view) = (Simulator(size: CGSize(width: 400, height: 300)), UIView())
        view.translatesAutoresizingMaskIntoConstraints = false
        sim.window.addSubview(view)
        let height = view.heightAnchor.constraint(equalToConstant: 50)
        let limits = [CGFloat.infinity, .greatestFiniteMagnitude, 1e12].map {
            view.heightAnchor.constraint(lessThanOrEqualToConstant: $0)
        }
        NSLayoutConstraint.activate(
            [height, view.widthAnchor.constraint(greaterThanOrEqualToConstant: -.infinity)] + limits)
        sim.frame()
        #expect(view.frame.height == 50 && limits.allSatisfy { $0.constant == 1e7 })
        limits[0].constant = 20
        limits[0].constant = .nan
        #expect(limits[0].constant == 20)
        limits[0].constant = .infinity
        height.constant = 70
        sim.frame()
        #expect(view.frame.height == 70)
    }
}
