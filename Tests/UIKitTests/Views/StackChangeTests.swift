import Testing
import UIKitSimulator

/// Stacks that are squeezed, mirrored and rearranged.
@MainActor @Suite("Changes of stack views")
final class StackChangeTests {
    private lazy var simulator = Simulator(size: CGSize(width: 400, height: 300))
    /// Views that cannot measure themselves: their size is the one that they were given.
    private let views = [20, 40, 60].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 10 + $0 / 2)) }
    private lazy var stack = UIStackView(arrangedSubviews: views)

    private func begin() {
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        stack.spacing = 10
        stack.distribution = .equalSpacing
        simulator.window.addSubview(stack)
        simulator.frame()
    }

    private func frames() -> [CGRect] {
        simulator.frame()
        return stack.arrangedSubviews.map(\.frame)
    }

    @Test("A view that was squeezed has its size again when there is room")
    func squeezed() {
        begin()
        #expect(frames().map(\.width) == [20, 40, 60])
        for width in [45, 0, 70] as [CGFloat] {
            stack.frame.size.width = width
            #expect(frames()[2].width < 60)
            stack.frame.size.width = 200
            #expect(frames().map(\.width) == [20, 40, 60])
        }
        stack.alignment = .leading
        stack.frame.size.height = 15
        #expect(frames().map(\.height) == [15, 15, 15])
        stack.frame.size.height = 100
        #expect(frames().map(\.height) == [20, 30, 40])
    }

    @Test("A size that a program gives a squeezed view is its own from then on")
    func resized() {
        begin()
        stack.frame.size.width = 45
        _ = frames()
        views[2].bounds.size.width = 50
        stack.setNeedsLayout()
        stack.frame.size.width = 200
        #expect(frames().map(\.width) == [20, 40, 50])
    }

    @Test("From right to left rows are mirrored, and so are columns")
    func rightToLeft() {
        begin()
        let row = frames()
        stack.semanticContentAttribute = .forceRightToLeft
        stack.setNeedsLayout()
        #expect(frames().map(\.minX) == row.map { 200 - $0.maxX })
        #expect(frames().map(\.minY) == row.map(\.minY))
        stack.axis = .vertical
        stack.alignment = .leading
        stack.frame.size.height = 300
        #expect(frames().map(\.maxX) == [200, 200, 200])
        stack.alignment = .trailing
        #expect(frames().map(\.minX) == [0, 0, 0])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5)
        #expect(frames().map(\.minX) == [30, 30, 30])
        stack.alignment = .leading
        #expect(frames().map(\.maxX) == [195, 195, 195])
    }

    @Test("A spacing of its own goes with the view that is taken out, however that happens")
    func spacing() {
        begin()
        stack.distribution = .fill
        for remove in [{ [stack] (view: UIView) in stack.removeArrangedSubview(view) }, { $0.removeFromSuperview() }] {
            stack.setCustomSpacing(50, after: views[0])
            #expect(frames()[1].minX == 70)
            remove(views[0])
            #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
            stack.insertArrangedSubview(views[0], at: 0)
            #expect(frames()[1].minX == 30)
        }
        // A view that is moved within the stack keeps it.
        stack.setCustomSpacing(50, after: views[0])
        stack.insertArrangedSubview(views[0], at: 1)
        #expect(stack.customSpacing(after: views[0]) == 50)
    }

    /// A view that knows how wide it is, or how high, and not how much fits into what.
    private final class Ruler: UIView {
        let own: CGSize

        init(_ width: CGFloat, _ height: CGFloat) {
            own = CGSize(width: width, height: height)
            super.init(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
        }

        required init?(coder: NSCoder) { return nil }

        override var intrinsicContentSize: CGSize { own }
    }

    @Test("A view that knows one of its lengths only has that one, and keeps the other")
    func oneLength() {
        let none = UIView.noIntrinsicMetric
        let rulers = [Ruler(25, none), Ruler(none, 12), Ruler(none, none), Ruler(16, 18)]
        begin()
        for view in views { view.removeFromSuperview() }
        for ruler in rulers { stack.addArrangedSubview(ruler) }
        stack.alignment = .leading
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        let sizes = [(25, 40), (30, 12), (30, 40), (16, 18)].map { CGSize(width: $0.0, height: $0.1) }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            stack.axis = axis
            #expect(frames().map(\.size) == sizes)
        }
    }
}
