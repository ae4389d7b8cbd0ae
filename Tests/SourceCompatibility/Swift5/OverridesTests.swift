import Testing
import UIKit
import UIKitSimulator

/// A view that overrides what UIKit declares in categories, as programs do.
private final class Badge: UIView {
    let title = UILabel()
    private(set) var askedHugging: [Float] = []
    private(set) var added: [String] = []
    private(set) var updateCount = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Visitor"
        title.frame = CGRect(x: 12, y: 20, width: 100, height: 30)
        addSubview(title)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var firstBaselineAnchor: NSLayoutYAxisAnchor { title.firstBaselineAnchor }
    override var lastBaselineAnchor: NSLayoutYAxisAnchor { title.lastBaselineAnchor }
    override var leadingAnchor: NSLayoutXAxisAnchor { title.leadingAnchor }
    override var heightAnchor: NSLayoutDimension { super.heightAnchor }
    override var layoutMarginsGuide: UILayoutGuide { safeAreaLayoutGuide }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }

    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { super.directionalLayoutMargins }
        set {
            var newValue = newValue
            newValue.leading = max(newValue.leading, 16)
            super.directionalLayoutMargins = newValue
        }
    }

    override var translatesAutoresizingMaskIntoConstraints: Bool {
        get { super.translatesAutoresizingMaskIntoConstraints }
        set {
            super.translatesAutoresizingMaskIntoConstraints = newValue
            title.translatesAutoresizingMaskIntoConstraints = newValue
        }
    }

    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        askedHugging.append(priority.rawValue)
        super.setContentHuggingPriority(priority, for: axis)
        title.setContentHuggingPriority(priority, for: axis)
    }

    override func addInteraction(_ interaction: UIInteraction) {
        added.append("\(type(of: interaction))")
        super.addInteraction(interaction)
    }

    override func updateConstraintsIfNeeded() {
        updateCount += 1
        super.updateConstraintsIfNeeded()
    }

    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UILabel() }
}

/// A field out of which nothing is dragged, as programs forbid it.
private final class StillField: UITextField {
    override func addInteraction(_ interaction: UIInteraction) {
        if interaction is UIDragInteraction { return }
        super.addInteraction(interaction)
    }
}

/// The same by the interaction itself.
private final class OtherStillField: UITextField {
    override func addInteraction(_ interaction: UIInteraction) {
        if interaction === textDragInteraction || interaction === textDropInteraction { return }
        super.addInteraction(interaction)
    }
}

private final class LeftwardField: UITextField {
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
}

private final class LeftwardView: UITextView {
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
}

private final class Page: UIViewController {
    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 40)
    }
    override var tabBarItem: UITabBarItem! {
        get { UITabBarItem(title: "Sign in", image: nil, tag: 3) }
        set { super.tabBarItem = newValue }
    }
    override var toolbarItems: [UIBarButtonItem]? {
        get { [UIBarButtonItem(title: "Help", style: .plain, target: nil, action: nil)] }
        set { super.toolbarItems = newValue }
    }
    override var navigationController: UINavigationController? { super.navigationController ?? spare }
    let spare = UINavigationController()
}

/// A control that hands its targets on to the one inside, as programs do.
private final class UprightSlider: UIControl {
    let slider = UISlider()

    override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        slider.addTarget(target, action: action, for: controlEvents)
    }

    override func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        slider.removeTarget(target, action: action, for: controlEvents)
    }
}

/// A recogniser that counts who is added.
private final class CountingRecognizer: UITapGestureRecognizer {
    var count = 0
    override func addTarget(_ target: Any, action: Selector) {
        count += 1
        super.addTarget(target, action: action)
    }
}

private final class Listener: UIResponder {
    private(set) var heard: [String] = []
    func changed() { heard.append("changed") }
    func moved(_ slider: UISlider) { heard.append("\(slider.value)") }
    func ended(_ slider: UISlider, _ event: UIEvent?) { heard.append("ended") }
    func tapped(_ recognizer: UITapGestureRecognizer) { heard.append("tapped") }

    func listen(to control: UIControl) {
        control.addTarget(self, action: Self.changed, for: .valueChanged)
        control.addTarget(self, action: Self.moved(_:), for: .valueChanged)
        control.addTarget(self, action: Self.ended(_:_:), for: .valueChanged)
        control.addTarget(self, action: Selector(Self.changed), for: .valueChanged)
    }

    func recognizer() -> CountingRecognizer {
        let recognizer = CountingRecognizer(target: self, action: Self.tapped(_:))
        recognizer.addTarget(self, action: Selector(Self.changed))
        recognizer.addTarget(self, action: Self.changed)
        recognizer.count += CountingRecognizer(target: self, action: Selector(Self.tapped(_:))).count
        return recognizer
    }

    /// Adds methods that it has, and others.
    func listen(to button: UIButton, as other: Stranger.Type) -> UIBarButtonItem {
        button.addTarget(self, action: Stranger.changed, for: .touchUpInside)
        button.addTarget(self, action: Selector(Stranger.tapped(_:)), for: .touchUpInside)
        button.addTarget(self, action: Self.changed, for: .touchUpInside)
        let tap = UITapGestureRecognizer(target: self, action: Stranger.tapped(_:))
        tap.cancelsTouchesInView = false
        tap.addTarget(self, action: Self.tapped(_:))
        button.addGestureRecognizer(tap)
        return UIBarButtonItem(title: "Help", style: .plain, target: self, action: Stranger.changed)
    }
}

private final class Stranger: UIResponder {
    func changed() {}
    func tapped(_ sender: Any) {}
}

private protocol SizeAnchor: AnyObject {
    func constraint(equalTo anchor: Self, multiplier m: CGFloat) -> NSLayoutConstraint
    func constraint(greaterThanOrEqualTo anchor: Self, multiplier m: CGFloat) -> NSLayoutConstraint
    func constraint(lessThanOrEqualTo anchor: Self, multiplier m: CGFloat) -> NSLayoutConstraint
    func constraint(equalTo anchor: Self, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint
}
extension NSLayoutDimension: SizeAnchor {}

@MainActor
@Suite("What programs override of views and controllers")
struct OverridesTests {
    @Test("Anchors, guides, priorities and margins are those of the subclass")
    func views() {
        let badge = Badge(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        #expect(badge.firstBaselineAnchor.constraint(equalTo: badge.topAnchor).firstItem === badge.title)
        #expect(badge.leadingAnchor.constraint(equalTo: badge.trailingAnchor).firstItem === badge.title)
        #expect(badge.layoutMarginsGuide === badge.safeAreaLayoutGuide)
        badge.setContentHuggingPriority(.required, for: .horizontal)
        #expect(badge.askedHugging == [1000])
        #expect(badge.title.contentHuggingPriority(for: .horizontal) == .required)
        #expect(badge.title.contentHuggingPriority(for: .vertical) == .defaultLow)
        badge.translatesAutoresizingMaskIntoConstraints = false
        #expect(!badge.title.translatesAutoresizingMaskIntoConstraints)
        badge.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(badge.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 16))
        #expect(badge.snapshotView(afterScreenUpdates: true) is UILabel)
        badge.updateConstraintsIfNeeded()
        #expect(badge.updateCount == 1)
    }

    @Test("A view that is constrained to overridden anchors stands where these say")
    func layout() {
        let simulator = Simulator(size: CGSize(width: 400, height: 200))
        let (badge, line) = (Badge(frame: CGRect(x: 30, y: 10, width: 200, height: 80)), UIView())
        line.translatesAutoresizingMaskIntoConstraints = false
        simulator.window.addSubview(badge)
        simulator.window.addSubview(line)
        NSLayoutConstraint.activate([
            line.topAnchor.constraint(equalTo: badge.firstBaselineAnchor),
            line.leadingAnchor.constraint(equalTo: badge.leadingAnchor),
            line.widthAnchor.constraint(equalToConstant: 50), line.heightAnchor.constraint(equalToConstant: 1),
        ])
        simulator.frame()
        #expect(line.frame.minX == 42)
        #expect(line.frame.minY > 35 && line.frame.minY < 60)
    }

    @Test("An interaction that a view does not take is not there")
    func interactions() {
        let badge = Badge(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        badge.interactions = [UIEditMenuInteraction(delegate: nil)]
        #expect(badge.added == ["UIEditMenuInteraction"])
        let simulator = Simulator(size: CGSize(width: 400, height: 200))
        for (field, isStill) in [(StillField(), true), (OtherStillField(), true), (UITextField(), false)] {
            field.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
            field.text = "word"
            simulator.window.addSubview(field)
            field.becomeFirstResponder()
            field.selectAll(nil)
            simulator.frame()
            #expect((field.textDragInteraction?.view != nil) == !isStill)
            #expect(field.interactions.contains { $0 is UIDragInteraction } == !isStill)
            field.removeFromSuperview()
        }
    }

    @Test("Margins, tabs, tools and the controller around are those of the subclass")
    func controllers() {
        let (page, simulator) = (Page(), Simulator(size: CGSize(width: 400, height: 200)))
        simulator.window.rootViewController = page
        simulator.frame()
        #expect(page.view.layoutMargins.left == 40)
        #expect(page.navigationController === page.spare)
        let (tabs, second) = (UITabBarController(), Page())
        tabs.viewControllers = [second]
        #expect(tabs.tabBar.items?.map(\.title) == ["Sign in"])
        let third = Page()
        tabs.viewControllers = [second, third]
        simulator.window.rootViewController = tabs
        simulator.frame()
        #expect(tabs.selectedViewController === second && tabs.tabBar.selectedItem === tabs.tabBar.items?[0])
        simulator.tap(CGPoint(x: 300, y: 180))
        simulator.frame()
        #expect(tabs.selectedViewController === third && tabs.tabBar.selectedItem === tabs.tabBar.items?[1])
        let navigation = UINavigationController(rootViewController: Page())
        navigation.isToolbarHidden = false
        simulator.window.rootViewController = navigation
        simulator.frame()
        #expect(navigation.toolbar.items?.map(\.title) == ["Help"])
    }

    @Test("Text reads the way that the view says")
    func direction() {
        let simulator = Simulator(size: CGSize(width: 400, height: 300))
        let (field, view) = (LeftwardField(), LeftwardView())
        field.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
        view.frame = CGRect(x: 20, y: 80, width: 200, height: 100)
        simulator.window.addSubview(field)
        simulator.window.addSubview(view)
        simulator.frame()
        #expect(field.caretRect(for: field.beginningOfDocument).midX > 150)
        #expect(view.caretRect(for: view.beginningOfDocument).midX > 150)
    }

    @Test("All targets come by what a control or a recogniser overrides")
    func targets() {
        let (control, listener) = (UprightSlider(), Listener())
        listener.listen(to: control)
        control.sendActions(for: .valueChanged)
        #expect(listener.heard == [])
        control.slider.value = 0.5
        control.slider.sendActions(for: .valueChanged)
        #expect(listener.heard == ["changed", "0.5", "ended", "changed"])
        control.removeTarget(listener, action: nil, for: .valueChanged)
        control.slider.sendActions(for: .valueChanged)
        #expect(listener.heard.count == 4)
        #expect(listener.recognizer().count == 4)
    }

    @Test("A target that has no such method is not called, and nothing ends")
    func strangers() {
        let simulator = Simulator(size: CGSize(width: 400, height: 200))
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 200, height: 60))
        let listener = Listener()
        let item = listener.listen(to: button, as: Stranger.self)
        #expect(item.title == "Help")
        simulator.window.addSubview(button)
        simulator.frame()
        simulator.tap(button)
        #expect(listener.heard.sorted() == ["changed", "tapped"])
    }

    @Test("A side is constrained to another one by a protocol of the program's")
    func sides() {
        let (a, b) = (UIView(), UIView())
        let anchor: NSLayoutDimension = a.widthAnchor
        let constraint = (anchor as any SizeAnchor).isKind(of: b.widthAnchor)
        #expect(constraint.multiplier == 2 && constraint.relation == .equal && constraint.constant == 0)
        #expect(anchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 3).relation == .lessThanOrEqual)
        #expect(anchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 3).multiplier == 3)
    }
}

extension SizeAnchor {
    fileprivate func isKind(of other: NSLayoutDimension) -> NSLayoutConstraint {
        constraint(equalTo: other as! Self, multiplier: 2)
    }
}
