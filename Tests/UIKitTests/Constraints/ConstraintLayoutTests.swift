import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

@MainActor @Suite("Constraints")
struct ConstraintLayoutTests {
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

    private final class Aloof: UIView {
        let inner = UITextField()
        var seen: [CGFloat] = []
        override func layoutSubviews() { seen.append(inner.frame.width) }
    }

    @Test("A view at the edges of one that lies between two pixels keeps to them", arguments: [401, 400])
    func halves(_ width: CGFloat) {
        let sim = Simulator(size: CGSize(width: width, height: 301))
        let (column, inner) = (UIView(), UIView())
        for view in [column, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        sim.window.addSubview(column)
        column.addSubview(inner)
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: sim.window.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: sim.window.centerYAnchor),
            column.widthAnchor.constraint(equalToConstant: 300), column.heightAnchor.constraint(equalToConstant: 100),
            inner.leadingAnchor.constraint(equalTo: column.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: column.trailingAnchor),
            inner.topAnchor.constraint(equalTo: column.topAnchor),
            inner.bottomAnchor.constraint(equalTo: column.bottomAnchor),
        ])
        sim.frame()
        #expect(column.frame.size == CGSize(width: 300, height: 100) && inner.frame == column.bounds)
    }

    @Test("An edge that an inequality alone holds is where that is tight, and a view of free height has none")
    func inequalities() {
        let (bar, field, bare, label) = (view(), UITextField(), view(), UILabel())
        field.borderStyle = .roundedRect
        add(field, to: bar)
        add(label, to: bare)
        label.text = "Text"
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
            bar.bottomAnchor.constraint(greaterThanOrEqualTo: field.bottomAnchor, constant: 8),
            field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
            bar.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
            bar.leadingAnchor.constraint(equalTo: sim.window.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: sim.window.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: sim.window.bottomAnchor),
            bare.leadingAnchor.constraint(equalTo: sim.window.leadingAnchor),
            bare.trailingAnchor.constraint(equalTo: sim.window.trailingAnchor),
            bare.bottomAnchor.constraint(equalTo: bar.topAnchor),
        ])
        sim.frame()
        let height = field.intrinsicContentSize.height + 16
        #expect(bar.frame == CGRect(x: 0, y: 300 - height, width: 400, height: height))
        #expect(field.frame.height == height - 16 && bar.hasAmbiguousLayout)
        #expect(bare.frame == CGRect(x: 0, y: 300 - height, width: 400, height: 0))
    }

    @Test("An override of layoutSubviews() finds its subviews placed, and need not call super")
    func withoutSuper() {
        let (sim, view) = (
            Simulator(size: CGSize(width: 200, height: 100)), Aloof(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
        )
        view.addSubview(view.inner)
        view.inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
            view.inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
            view.inner.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        sim.window.addSubview(view)
        sim.frame()
        view.frame.size.width = 150
        sim.frame()
        #expect(view.seen == [80, 140] && view.inner.frame.minX == 5)
        sim.tap(view.inner)
        sim.type("a")
        #expect(view.inner.text == "a")
    }

    @Test("Edges keep their distances when what is around changes")
    func edges() {
        let view = view()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: sim.window.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: sim.window.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: sim.window.topAnchor, constant: 10),
            view.heightAnchor.constraint(equalToConstant: 44),
        ])
        sim.frame()
        #expect(view.frame == CGRect(x: 16, y: 10, width: 364, height: 44))
        sim.resize(to: CGSize(width: 300, height: 300), scale: 1)
        sim.frame()
        #expect(view.frame == CGRect(x: 16, y: 10, width: 264, height: 44))
    }

    @Test("A view that stays where its frame is can be built upon, also when it is moved")
    func pinned() {
        let box = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 80))
        sim.window.addSubview(box)
        let view = view()
        view.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 8).isActive = true
        view.centerXAnchor.constraint(equalTo: box.centerXAnchor).isActive = true
        view.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5).isActive = true
        view.heightAnchor.constraint(equalTo: view.widthAnchor).isActive = true
        sim.frame()
        #expect(view.frame == CGRect(x: 75, y: 148, width: 50, height: 50))
        box.frame = CGRect(x: 10, y: 0, width: 60, height: 20)
        sim.frame()
        #expect(view.frame == CGRect(x: 25, y: 28, width: 30, height: 30))
    }

    @Test("Content that holds to its size more strongly is cut less and grows less")
    func priorities() {
        let (left, right) = (UILabel(), UILabel())
        for label in [left, right] {
            label.text = "A label that is rather long for half of it"
            add(label)
            label.topAnchor.constraint(equalTo: sim.window.topAnchor).isActive = true
        }
        let gap = right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8)
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: sim.window.leadingAnchor), gap,
            right.trailingAnchor.constraint(equalTo: sim.window.trailingAnchor),
        ])
        left.setContentCompressionResistancePriority(.required, for: .horizontal)
        sim.frame()
        let natural = left.intrinsicContentSize.width
        #expect(abs(left.frame.width - natural) < 1 && abs(right.frame.maxX - 400) < 0.01)
        #expect(right.frame.width < natural - 50)
        left.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        sim.frame()
        #expect(abs(right.frame.width - natural) < 1 && left.frame.width < natural - 50)
        // With room left the one that hugs less grows.
        (left.text, right.text) = ("a", "b")
        left.setContentHuggingPriority(.required, for: .horizontal)
        sim.frame()
        #expect(abs(left.frame.width - left.intrinsicContentSize.width) < 1 && right.frame.maxX == 400)
        #expect(right.frame.minX == left.frame.maxX + 8)
    }

    @Test("A constant that changes inside of an animation moves the view there")
    func animation() {
        let view = view()
        let top = view.topAnchor.constraint(equalTo: sim.window.topAnchor)
        NSLayoutConstraint.activate([
            top, view.leftAnchor.constraint(equalTo: sim.window.leftAnchor),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
        ])
        sim.frame()
        top.constant = 100
        UIView.animate(withDuration: 1) { sim.window.layoutIfNeeded() }
        #expect(view.frame.minY == 100)
        sim.advance(0.5)
        let seen = view.shownState.frame.minY
        #expect(seen > 10 && seen < 90)
        sim.advance(0.6)
        #expect(view.shownState.frame.minY == 100)
    }

    @Test("Text that is wrapped is as high as its width makes it")
    func wrapped() {
        let (label, below) = (UILabel(), UIView())
        label.numberOfLines = 0
        label.text = String(repeating: "words that are wrapped ", count: 8)
        add(label)
        add(below)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: sim.window.topAnchor, constant: 5),
            label.leadingAnchor.constraint(equalTo: sim.window.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: sim.window.trailingAnchor, constant: -20),
            below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 3),
            below.heightAnchor.constraint(equalToConstant: 10),
            below.widthAnchor.constraint(equalTo: label.widthAnchor),
            below.centerXAnchor.constraint(equalTo: label.centerXAnchor),
        ])
        sim.frame()
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 360, height: 0)).height)
        #expect(label.frame.height > 60 && below.frame.minY == label.frame.maxY + 3)
        sim.resize(to: CGSize(width: 240, height: 600), scale: 1)
        sim.frame()
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 200, height: 0)).height)
        #expect(below.frame.minY == label.frame.maxY + 3)
    }

    @Test("Leading is right where the interface reads right to left, and distances turn with it")
    func rightToLeft() {
        let outer = view()
        outer.semanticContentAttribute = .forceRightToLeft
        let inner = view(in: outer)
        inner.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            outer.leftAnchor.constraint(equalTo: sim.window.leftAnchor),
            outer.rightAnchor.constraint(equalTo: sim.window.rightAnchor),
            outer.topAnchor.constraint(equalTo: sim.window.topAnchor),
            outer.heightAnchor.constraint(equalToConstant: 50),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 16),
            inner.trailingAnchor.constraint(lessThanOrEqualTo: outer.trailingAnchor, constant: -30),
            inner.widthAnchor.constraint(equalToConstant: 1000).with(priority: 400),
        ])
        sim.frame()
        #expect(inner.frame.minX == 30 && inner.frame.maxX == 384)
    }

    @Test("What is as large as its scroll view is not scrolled by a part of a pixel, wherever the view stands")
    func scrolledPixels() {
        let scroll = UIScrollView()
        add(scroll)
        let content = view(in: scroll)
        let left = scroll.leftAnchor.constraint(equalTo: sim.window.leftAnchor)
        NSLayoutConstraint.activate([
            left, scroll.widthAnchor.constraint(equalToConstant: 100.4),
            scroll.topAnchor.constraint(equalTo: sim.window.topAnchor),
            scroll.heightAnchor.constraint(equalToConstant: 50),
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            content.leftAnchor.constraint(equalTo: scroll.contentLayoutGuide.leftAnchor),
            content.rightAnchor.constraint(equalTo: scroll.contentLayoutGuide.rightAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 80.4),
        ])
        for place in [0, 0.2, 0.3, 0.5, 0.9] {
            left.constant = place
            sim.frame()
            #expect(scroll.contentSize == CGSize(width: scroll.bounds.width, height: 80), "\(place)")
        }
        left.constant = 0.2
        sim.frame()
        #expect(scroll.bounds.width == 101)
    }

    @Test("What a scroll view scrolls is as large as constraints make it")
    func scrollView() {
        let scroll = UIScrollView()
        add(scroll)
        let content = view(in: scroll)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: sim.window.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: sim.window.bottomAnchor),
            scroll.leftAnchor.constraint(equalTo: sim.window.leftAnchor),
            scroll.rightAnchor.constraint(equalTo: sim.window.rightAnchor),
            content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
            content.leftAnchor.constraint(equalTo: scroll.contentLayoutGuide.leftAnchor),
            content.rightAnchor.constraint(equalTo: scroll.contentLayoutGuide.rightAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 900),
        ])
        let head = view(in: scroll)
        head.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 7).isActive = true
        sim.frame()
        #expect(scroll.contentSize == CGSize(width: 400, height: 920))
        #expect(content.frame == CGRect(x: 0, y: 10, width: 400, height: 900))
        scroll.contentOffset.y = 100
        sim.frame()
        #expect(content.frame.minY == 10 && head.frame.minY == 107)
    }

    @Test("Guides of the margins, the safe area and the keyboard")
    func guides() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        controller.viewRespectsSystemMinimumLayoutMargins = false
        sim.window.rootViewController = controller
        let root: UIView = controller.view
        root.layoutMargins = UIEdgeInsets(top: 8, left: 24, bottom: 8, right: 24)
        let field = UITextField()
        add(field, to: root)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            field.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor, constant: -5),
            field.heightAnchor.constraint(equalToConstant: 40),
        ])
        let bar = view(in: root)
        bar.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor).isActive = true
        let free = UILayoutGuide()
        root.addLayoutGuide(free)
        free.topAnchor.constraint(equalTo: bar.bottomAnchor).isActive = true
        free.bottomAnchor.constraint(equalTo: field.topAnchor).isActive = true
        sim.frame()
        #expect(field.frame == CGRect(x: 24, y: 255, width: 352, height: 40) && bar.frame.minY == 20)
        #expect(free.layoutFrame.minY == 20 && free.layoutFrame.maxY == 255)
        controller.additionalSafeAreaInsets.top = 30
        root.layoutMargins.left = 4
        sim.frame()
        #expect(field.frame.minX == 4 && bar.frame.minY == 30)
        field.becomeFirstResponder()
        sim.advance(1)
        #expect(!sim.keyboardFrame.isNull)
        #expect(abs(field.frame.maxY - (sim.keyboardFrame.minY - 5)) < 0.6)
        #expect(abs(free.layoutFrame.maxY - field.frame.minY) < 0.6)
        field.resignFirstResponder()
        sim.advance(1)
        #expect(field.frame.maxY == 295)
    }

    @Test("Of constraints that contradict each other the last is left out, and the others hold")
    func conflict() {
        let view = view()
        let first = view.widthAnchor.constraint(equalToConstant: 100)
        let second = view.widthAnchor.constraint(equalToConstant: 200)
        (first.identifier, second.identifier) = ("first", "second")
        NSLayoutConstraint.activate([first, view.leftAnchor.constraint(equalTo: sim.window.leftAnchor, constant: 3)])
        sim.frame()
        second.isActive = true
        sim.frame()
        #expect(view.frame.width == 100 && view.frame.minX == 3 && second.isActive)
        // One that may give way gives way without a complaint, and one that is freed holds.
        first.priority = .defaultHigh
        sim.frame()
        second.isActive = false
        second.isActive = true
        sim.frame()
        #expect(view.frame.width == 200)
    }

    @Test("A view that goes takes the constraints that hold it to views outside, and keeps those inside")
    func removal() {
        let (outer, sibling) = (view(), view())
        let inner = view(in: outer)
        let inside = inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 4)
        let across = inner.topAnchor.constraint(equalTo: sibling.bottomAnchor)
        let own = outer.widthAnchor.constraint(equalToConstant: 70)
        NSLayoutConstraint.activate([inside, across, own])
        sim.frame()
        #expect(sim.window.constraints.contains { $0 === across } && outer.constraints.count == 2)
        outer.removeFromSuperview()
        #expect(!across.isActive && inside.isActive && own.isActive)
        sim.frame()
        sim.window.addSubview(outer)
        sim.frame()
        #expect(outer.frame.width == 70 && inner.frame.minX == 4)
        weak var gone: UIView?
        do {
            let passing = UIView()
            add(passing)
            passing.leftAnchor.constraint(equalTo: sibling.rightAnchor).isActive = true
            sim.frame()
            gone = passing
            passing.removeFromSuperview()
        }
        sim.frame()
        #expect(gone == nil)
        #expect(sim.window.constraints.isEmpty)
    }

    @Test("A view is measured by what is inside of it, apart from where it is shown")
    func measuring() {
        let (card, label) = (UIView(), UILabel())
        label.numberOfLines = 0
        label.text = String(repeating: "measured words ", count: 12)
        label.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
        ])
        let wide = card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        #expect(wide.height < 50 && wide.width == label.sizeThatFits(.zero).width + 24)
        let narrow = card.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow.width == 200)
        #expect(narrow.height == label.sizeThatFits(CGSize(width: 176, height: 0)).height + 20)
    }

    @Test("Constraints are updated before the layout, the innermost view first, and by a class that cannot do without")
    func updating() {
        final class Log { var names: [String] = [] }
        final class Asking: UIView {
            var name = ""
            var log: Log?
            override class var requiresConstraintBasedLayout: Bool { true }
            override func updateConstraints() {
                log?.names.append(name)
                super.updateConstraints()
            }
        }
        let log = Log()
        let (outer, inner) = (Asking(), Asking())
        (outer.name, inner.name, outer.log, inner.log) = ("outer", "inner", log, log)
        outer.addSubview(inner)
        sim.window.addSubview(outer)
        sim.frame()
        #expect(log.names == ["inner", "outer"])
        sim.frame()
        outer.setNeedsUpdateConstraints()
        #expect(outer.needsUpdateConstraints)
        sim.frame()
        #expect(log.names == ["inner", "outer", "outer"] && !outer.needsUpdateConstraints)
    }

    @Test(
        "A view that has a frame has its constraints updated where it holds one that constraints place",
        arguments: [false, true])
    func updatingAround(isAddedLast: Bool) {
        final class Card: UIView {
            let content = UIView()
            var count = 0
            override func updateConstraints() {
                if count == 0 {
                    NSLayoutConstraint.activate([
                        content.leftAnchor.constraint(equalTo: leftAnchor),
                        content.topAnchor.constraint(equalTo: topAnchor),
                        content.rightAnchor.constraint(equalTo: rightAnchor),
                        content.bottomAnchor.constraint(equalTo: bottomAnchor),
                    ])
                }
                count += 1
                super.updateConstraints()
            }
        }
        let card = Card(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
        if !isAddedLast { card.addSubview(card.content) }
        card.content.translatesAutoresizingMaskIntoConstraints = false
        if isAddedLast { card.addSubview(card.content) }
        sim.window.addSubview(card)
        sim.frame()
        #expect(card.count == 1 && card.content.frame == card.bounds)
    }

    @Test(
        "After random edits everything is where it is in a tree that is built anew",
        arguments: 1...8 as ClosedRange<UInt64>)
    func random(seed: UInt64) {
        var forest = RandomConstraints(seed: seed, window: sim.window)
        for step in 0..<60 {
            forest.edit()
            sim.frame()
            let other = Simulator(size: CGSize(width: 400, height: 300))
            let expected = forest.copied(to: other.window)
            other.frame()
            let (now, wanted) = (forest.frames, expected.frames)
            guard now == wanted else {
                Issue.record("seed \(seed), step \(step): \(now) instead of \(wanted)")
                return
            }
        }
    }
}

extension NSLayoutConstraint {
    fileprivate func with(priority: Float) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        return self
    }

    @Test("What nothing says the size of takes no room away from what something says")
    func leastSizes() {
        let (box, first, second) = (UIView(), UIView(), UIView())
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(view)
        }
        let height = first.heightAnchor.constraint(equalToConstant: 79)
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: box.topAnchor), height,
            second.topAnchor.constraint(equalTo: first.bottomAnchor),
            second.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        ])
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 79)
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        outer.addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        let wish = box.heightAnchor.constraint(equalToConstant: 49)
        wish.priority = .defaultHigh
        NSLayoutConstraint.activate([box.topAnchor.constraint(equalTo: outer.topAnchor), wish])
        outer.layoutIfNeeded()
        #expect(box.frame.height == 79 && second.frame.height == 0 && second.frame.minY == 79)
        height.constant = 30
        outer.layoutIfNeeded()
        #expect(box.frame.height == 49 && second.frame.height == 19)
        // Where there is no other way a required size counts, and nothing is left out.
        wish.priority = .required
        height.constant = 79
        outer.layoutIfNeeded()
        #expect(box.frame.height == 49 && first.frame.height == 79 && second.frame.height == 0)
    }

    @Test("A view that is laid out is placed by the views around it first")
    func layoutFromOutside() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        let height = inner.heightAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
            inner.widthAnchor.constraint(equalToConstant: 80), height,
        ])
        inner.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
        height.constant = 60
        inner.layoutIfNeeded()
        #expect(inner.frame.height == 60)
    }
}
