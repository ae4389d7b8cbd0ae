import Testing
import UIKitSimulator

/// What views take from those that they are in: tint, light and dark, safe areas.
@MainActor @Suite("Surroundings of views")
final class SurroundingsTests {
    private final class Witness: UIView {
        var tints = 0
        var previous: [UITraitCollection?] = []
        var safeAreas: [UIEdgeInsets] = []

        override func tintColorDidChange() { tints += 1 }
        override func traitCollectionDidChange(_ traits: UITraitCollection?) { previous.append(traits) }
        override func safeAreaInsetsDidChange() { safeAreas.append(safeAreaInsets) }
    }

    private lazy var sim = Simulator(size: CGSize(width: 200, height: 200))
    private let outer = Witness()
    private let inner = Witness()

    /// Each test begins with an application of its own: there is one in a process, and other tests may run between
    /// the making of a suite and its test.
    private func begin() {
        outer.addSubview(inner)
        sim.window.addSubview(outer)
        forget()
    }

    private func forget() {
        for view in [outer, inner] { (view.tints, view.previous, view.safeAreas) = (0, [], []) }
    }

    // MARK: Tint

    @Test("A tint holds for all views inside that have none of their own, and they are told")
    func tint() {
        begin()
        #expect(inner.tintColor == .systemBlue)
        sim.window.tintColor = .red
        #expect(inner.tintColor == .red && outer.tints == 1 && inner.tints == 1)
        inner.tintColor = .green
        #expect(inner.tintColor == .green && outer.tintColor == .red && inner.tints == 2)
        sim.window.tintColor = .black
        #expect(outer.tints == 2 && inner.tints == 2, "What has a tint of its own is not concerned.")
        inner.tintColor = nil
        #expect(inner.tintColor == .black && inner.tints == 3)
        inner.tintColor = .black
        #expect(inner.tints == 3, "It is the same colour.")
    }

    @Test("A view that comes to a superview of another tint is told")
    func tintOfNewSuperview() {
        begin()
        let tinted = UIView()
        tinted.tintColor = .orange
        sim.window.addSubview(tinted)
        tinted.addSubview(outer)
        #expect(outer.tints == 1 && inner.tints == 1 && inner.tintColor == .orange)
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        tinted.addSubview(button)
        #expect(button.titleLabel?.textColor == .orange)
    }

    // MARK: Light and dark

    @Test("The program's style reaches every view but those that have one of their own")
    func style() {
        begin()
        inner.overrideUserInterfaceStyle = .light
        forget()
        UIApplication.shared.userInterfaceStyle = .dark
        #expect(outer.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        #expect(outer.previous.map { $0?.userInterfaceStyle } == [.light] && inner.previous.isEmpty)
    }

    @Test("A style of its own holds for a view and what is in it, and goes as it came")
    func ownStyle() {
        begin()
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(sim.window.traitCollection.userInterfaceStyle == .light)
        #expect(inner.previous.map { $0?.userInterfaceStyle } == [.light])
        outer.overrideUserInterfaceStyle = .unspecified
        #expect(inner.previous.map { $0?.userInterfaceStyle } == [.light, .dark])
        forget()
        outer.overrideUserInterfaceStyle = .light
        #expect(inner.previous.isEmpty, "It was light before.")
    }

    @Test("A view that comes into a dark part is told, and painted dark")
    func comingIntoTheDark() {
        begin()
        let dark = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        dark.overrideUserInterfaceStyle = .dark
        sim.window.addSubview(dark)
        outer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        outer.backgroundColor = .label
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 5, y: 5)) == .black)
        forget()
        dark.addSubview(outer)
        sim.frame()
        #expect(inner.previous.map { $0?.userInterfaceStyle } == [.light])
        #expect(sim.color(at: CGPoint(x: 105, y: 5)) == .white)
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("Another scale of the screen reaches every view")
    func scale() {
        begin()
        inner.overrideUserInterfaceStyle = .dark
        forget()
        sim.resize(to: CGSize(width: 300, height: 200), scale: 2)
        #expect(inner.traitCollection.displayScale == 2 && sim.window.bounds.width == 300)
        #expect(outer.previous.count == 1 && inner.previous.count == 1)
    }

    // MARK: Safe areas

    @Test("A controller's safe area reaches as far into each view as its edges are covered")
    func safeArea() {
        begin()
        let controller = UIViewController()
        sim.window.rootViewController = controller
        controller.view.addSubview(outer)
        outer.frame = CGRect(x: 5, y: 10, width: 100, height: 190)
        inner.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
        sim.frame()
        forget()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 20, bottom: 10, right: 0)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 30, left: 20, bottom: 10, right: 0))
        #expect(outer.safeAreaInsets == UIEdgeInsets(top: 20, left: 15, bottom: 10, right: 0))
        #expect(inner.safeAreaInsets == .zero)
        #expect(outer.safeAreas == [outer.safeAreaInsets] && inner.safeAreas.isEmpty)
        outer.frame.origin.y = 40
        #expect(outer.safeAreaInsets.top == 0 && outer.safeAreaInsets.bottom == 40)
    }

    @Test("Safe areas of controllers inside each other add up")
    func nestedControllers() {
        begin()
        let (parent, child) = (UIViewController(), UIViewController())
        sim.window.rootViewController = parent
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        parent.additionalSafeAreaInsets.top = 20
        child.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 5, bottom: 0, right: 0)
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 25, left: 5, bottom: 0, right: 0))
    }
}
