import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

@MainActor @Suite("Layout margins")
struct LayoutMarginsTests {
    let sim = Simulator(size: CGSize(width: 400, height: 300))

    private final class Listener: UIView {
        var changes = 0
        override func layoutMarginsDidChange() {
            super.layoutMarginsDidChange()
            changes += 1
        }
    }

    @Test("Margins by reading and by side are one thing, and what was set last holds")
    func directional() {
        let view = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        sim.window.addSubview(view)
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) && view.changes == 1)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        view.layoutMargins = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 9)
        #expect(view.directionalLayoutMargins.leading == 9 && view.directionalLayoutMargins.trailing == 7)
        view.layoutMargins = view.layoutMargins
        #expect(view.changes == 2)
    }

    @Test("A controller's view has the system's margins at least, and begins where the safe area ends")
    func controller() {
        final class Controller: UIViewController {
            var changes = 0
            override func viewLayoutMarginsDidChange() {
                super.viewLayoutMarginsDidChange()
                changes += 1
            }
        }
        let controller = Controller()
        sim.window.rootViewController = controller
        let view: UIView = controller.view
        sim.frame()
        #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        #expect(controller.systemMinimumLayoutMargins.leading == 16)
        controller.additionalSafeAreaInsets.top = 30
        #expect(view.layoutMargins.top == 30 && controller.changes == 1)
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins.top == 0)
        view.layoutMargins = UIEdgeInsets(top: 5, left: 4, bottom: 5, right: 40)
        #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 16, bottom: 5, right: 40))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(view.layoutMargins.left == 4)
    }

    @Test("A view that keeps its superview's margins has them as far as it reaches into them, and guides follow")
    func preserving() {
        let (outer, inner, leaf) = (UIView(), Listener(), UIView())
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        inner.frame = CGRect(x: 10, y: 50, width: 190, height: 50)
        outer.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 20, right: 40)
        sim.window.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(leaf)
        leaf.translatesAutoresizingMaskIntoConstraints = false
        leaf.leftAnchor.constraint(equalTo: inner.layoutMarginsGuide.leftAnchor).isActive = true
        leaf.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: -1).isActive = true
        sim.frame()
        #expect(leaf.frame.minX == 8)
        inner.preservesSuperviewLayoutMargins = true
        sim.frame()
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 40) && leaf.frame.minX == 20)
        outer.layoutMargins.left = 50
        sim.frame()
        #expect(inner.layoutMargins.left == 40 && leaf.frame.minX == 40 && inner.changes == 2)
        inner.frame.origin.x = 45
        sim.frame()
        #expect(inner.layoutMargins.left == 8 && leaf.frame.minX == 8)
    }

    @Test("What is read well is wider where letters are larger")
    func readable() {
        let wide = Simulator(size: CGSize(width: 1600, height: 300))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1500, height: 100))
        wide.window.addSubview(view)
        let leaf = UIView()
        leaf.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(leaf)
        leaf.widthAnchor.constraint(equalTo: view.readableContentGuide.widthAnchor).isActive = true
        wide.frame()
        #expect(leaf.frame.width == 672)
        wide.application.preferredContentSizeCategory = .extraExtraLarge
        wide.frame()
        #expect(leaf.frame.width > 700)
    }

    /// How something keeps the margins of a view.
    enum Keeping: CaseIterable { case stack, nestedStack, attribute, guide }

    @Test(
        "Margins follow the view out of the safe area and into it, whatever keeps them", arguments: Keeping.allCases,
        [false, true])
    func moved(keeping: Keeping, isScrolled: Bool) {
        let (controller, label) = (UIViewController(), UILabel())
        label.text = "Name"
        var box = UIView()
        var stacks: [UIView] = []
        switch keeping {
        case .stack, .nestedStack:
            for _ in 0..<(keeping == .stack ? 1 : 3) {
                let stack = UIStackView(arrangedSubviews: [stacks.last ?? label])
                stack.axis = .vertical
                stack.isLayoutMarginsRelativeArrangement = true
                stacks.append(stack)
            }
            box = stacks[stacks.count - 1]
        case .attribute, .guide:
            box.addSubview(label)
            label.translatesAutoresizingMaskIntoConstraints = false
            for attribute in [NSLayoutConstraint.Attribute.topMargin, .leadingMargin, .bottomMargin, .trailingMargin] {
                let edges: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
                    .topMargin: .top, .leadingMargin: .leading, .bottomMargin: .bottom, .trailingMargin: .trailing,
                ]
                guard let edge = edges[attribute] else { continue }
                NSLayoutConstraint(
                    item: label, attribute: edge, relatedBy: .equal,
                    toItem: keeping == .guide ? box.layoutMarginsGuide : box,
                    attribute: keeping == .guide ? edge : attribute, multiplier: 1, constant: 0
                ).isActive = true
            }
        }
        for view in stacks + [box] { view.layoutMargins = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4) }
        let content: UIView = isScrolled ? UIScrollView() : controller.view
        if isScrolled {
            content.frame = controller.view.bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            controller.view.addSubview(content)
        }
        content.addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        let top = box.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 60)
        NSLayoutConstraint.activate([
            top, box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 200),
        ])
        sim.window.rootViewController = UINavigationController(rootViewController: controller)
        sim.frame()
        let depth = CGFloat(max(1, stacks.count)) * 4
        func place() -> CGRect { label.convert(label.bounds, to: box) }
        let height = label.intrinsicContentSize.height
        #expect(place().minY == depth && place().minX == depth && box.frame.height == height + 2 * depth)
        // Below the bar, which takes 44 points; what scrolls keeps clear of it by itself.
        top.constant = 20
        sim.frame()
        #expect(isScrolled ? place().minY == depth : place().minY >= depth + 24)
        top.constant = 100
        sim.frame()
        #expect(place().minY == depth && box.frame.height == height + 2 * depth)
    }
}
