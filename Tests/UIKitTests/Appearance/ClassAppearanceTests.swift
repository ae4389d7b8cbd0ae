import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// What a program says once for all objects of a class.
@MainActor @Suite("Appearance of classes")
final class ClassAppearanceTests {
    /// Each test begins with an application of its own, which is the one of the process until it ends.
    private lazy var sim = Simulator(size: CGSize(width: 300, height: 200))

    /// An object that has come into a window.
    private func shown<View: UIView>(_ view: View) -> View {
        sim.window.addSubview(view)
        return view
    }

    private final class LineField: UITextField {
        var lineColor = UIColor.black
        var lineWidth: CGFloat = 1
        override init(frame: CGRect) {
            super.init(frame: frame)
            textColor = .brown
        }
        required init?(coder: NSCoder) { return nil }
    }

    @Test("A field takes what was said of fields when it comes into a window, and not before")
    func field() {
        _ = sim
        let proxy = UITextField.appearance()
        proxy.tintColor = .red
        proxy.textColor = .green
        proxy.font = .systemFont(ofSize: 30)
        proxy.backgroundColor = .yellow
        proxy.borderStyle = .roundedRect
        proxy.keyboardAppearance = .dark
        let field = UITextField()
        #expect(field.tintColor == .systemBlue && field.textColor == .label && field.borderStyle == .none)
        sim.window.addSubview(field)
        #expect(field.tintColor == .red && field.textColor == .green && field.font == .systemFont(ofSize: 30))
        #expect(field.backgroundColor == .yellow && field.borderStyle == .roundedRect)
        #expect(field.keyboardAppearance == .dark)
        #expect(proxy.textColor == .green && proxy.borderStyle == .roundedRect && proxy.background == nil)
        // Nobody else.
        #expect(
            shown(UILabel()).textColor == .label && shown(UITextView()).backgroundColor == UITextView().backgroundColor)
    }

    @Test("What another rule gave is not what the program has set")
    func moved() {
        _ = sim
        let (bar, box) = (UISearchBar(), UIStackView())
        let label = UILabel()
        UILabel.appearance().backgroundColor = .yellow
        UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).backgroundColor = .red
        for view in [bar, box] as [UIView] { sim.window.addSubview(view) }
        box.addSubview(label)
        #expect(label.backgroundColor == .red)
        label.removeFromSuperview()
        bar.addSubview(label)
        #expect(label.backgroundColor == .yellow)
        label.removeFromSuperview()
        box.addSubview(label)
        #expect(label.backgroundColor == .red)
        label.backgroundColor = .green
        label.removeFromSuperview()
        bar.addSubview(label)
        #expect(label.backgroundColor == .green)
    }

    @Test("What the program has set stays, before and after, in its classes too")
    func own() {
        _ = sim
        UITextField.appearance().textColor = .green
        UITextField.appearance().tintColor = .red
        sim.window.tintColor = .purple
        let (early, late) = (UITextField(), UITextField())
        (early.textColor, early.tintColor) = (.blue, .orange)
        _ = shown(early)
        #expect(early.textColor == .blue && early.tintColor == .orange)
        _ = shown(late)
        #expect(late.textColor == .green && late.tintColor == .red)
        late.textColor = .blue
        late.removeFromSuperview()
        _ = shown(late)
        #expect(late.textColor == .blue && late.tintColor == .red)
        // Set in the class.
        #expect(shown(LineField()).textColor == .brown)
    }

    @Test("A later word counts from the next time that the object comes into a window")
    func later() {
        _ = sim
        UITextField.appearance().textColor = .green
        let field = shown(UITextField())
        UITextField.appearance().textColor = .blue
        #expect(field.textColor == .green)
        field.removeFromSuperview()
        #expect(shown(field).textColor == .blue)
        field.removeFromSuperview()
        UITextField.appearance().textColor = nil
        #expect(shown(field).textColor == .label)
    }

    @Test("A program's own classes have an appearance, and so have their properties; the more special class counts")
    func subclasses() {
        _ = sim
        LineField.appearance().lineColor = .red
        LineField.appearance().lineWidth = 3
        LineField.appearance().tintColor = .blue
        UITextField.appearance().tintColor = .green
        UIView.appearance().tintColor = .yellow
        let (own, set) = (shown(LineField()), LineField())
        set.lineWidth = 5
        _ = shown(set)
        #expect(own.lineColor == .red && own.lineWidth == 3 && own.tintColor == .blue)
        #expect(set.lineColor == .red && set.lineWidth == 5)
        #expect(shown(UITextField()).tintColor == .green && shown(UISwitch()).tintColor == .yellow)
        own.removeFromSuperview()
        #expect(shown(own).tintColor == .blue)
    }

    @Test("Only what is inside the containers takes what was said of it there, which counts for more")
    func containers() {
        _ = sim
        UITextField.appearance().font = .systemFont(ofSize: 11)
        UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).font = .systemFont(ofSize: 12)
        UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).defaultTextAttributes = [
            .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12),
        ]
        UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self, UINavigationController.self]).font =
            .systemFont(ofSize: 13)
        UITextField.appearance(whenContainedInInstancesOf: [UINavigationController.self, UISearchBar.self]).font =
            .systemFont(ofSize: 14)
        let (field, bar) = (shown(UITextField()), shown(UISearchBar()))
        #expect(field.font?.pointSize == 11 && field.textColor == .label)
        #expect(bar.searchTextField.textColor == .red && bar.searchTextField.font?.pointSize == 12)
        let (page, inner) = (UIViewController(), UISearchBar())
        page.view.addSubview(inner)
        sim.window.rootViewController = UINavigationController(rootViewController: page)
        sim.frame()
        #expect(inner.searchTextField.font?.pointSize == 13)
    }

    @Test("Bars, their items and other controls")
    func controls() {
        _ = sim
        UINavigationBar.appearance().barTintColor = .orange
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        UIBarButtonItem.appearance().tintColor = .red
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .green
        UIBarButtonItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 9)], for: .normal)
        UIToolbar.appearance().isTranslucent = true
        UISwitch.appearance().onTintColor = .purple
        UILabel.appearance().font = .systemFont(ofSize: 8)
        UITableView.appearance().separatorColor = .red
        UITextView.appearance().backgroundColor = .yellow
        UIButton.appearance().setTitleColor(.brown, for: .normal)
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        UISegmentedControl.appearance().selectedSegmentTintColor = .cyan
        let (left, right, low) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"), UIBarButtonItem(title: "C"))
        right.tintColor = .blue
        let page = UIViewController()
        (page.navigationItem.leftBarButtonItem, page.navigationItem.rightBarButtonItem) = (left, right)
        let navigation = UINavigationController(rootViewController: page)
        let bar = UIToolbar()
        bar.items = [low]
        page.view.addSubview(bar)
        sim.window.rootViewController = navigation
        sim.frame()
        #expect(navigation.navigationBar.barTintColor == .orange && bar.isTranslucent)
        #expect(navigation.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
        #expect(left.tintColor == .red && right.tintColor == .blue && low.tintColor == .green)
        #expect(left.titleTextAttributes(for: .normal)?[.font] as? UIFont == .systemFont(ofSize: 9))
        #expect(shown(UISwitch()).onTintColor == .purple && shown(UILabel()).font == .systemFont(ofSize: 8))
        #expect(shown(UITableView()).separatorColor == .red && shown(UITextView()).backgroundColor == .yellow)
        #expect(shown(UIButton(type: .system)).titleColor(for: .normal) == .brown)
        let segments = shown(UISegmentedControl(items: ["a"]))
        #expect(segments.selectedSegmentTintColor == .cyan)
        #expect(segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
        // The keyboard's own labels and buttons are the keyboard's.
        let field = shown(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
        field.becomeFirstResponder()
        sim.advance(1)
        #expect(!sim.keyboardFrame.isNull && sim.areaMissedByDamage() == nil)
    }

    @Test("Every kiosk has its own, and one that says nothing has none")
    func kiosks() {
        _ = sim
        UITextField.appearance().textColor = .green
        let other = Simulator(size: CGSize(width: 100, height: 100))
        let field = UITextField()
        other.window.addSubview(field)
        #expect(field.textColor == .label && other.window.application?.appearanceRules == nil)
    }

    @Test("Values of all kinds are compared")
    func values() {
        let (none, one): (UIColor?, UIColor?) = (nil, .red)
        #expect(PropertyValue.isSame(none as Any, none as Any) && !PropertyValue.isSame(none as Any, one as Any))
        #expect(
            PropertyValue.isSame(one as Any, UIColor.red) && PropertyValue.isSame(UIEdgeInsets.zero, UIEdgeInsets())
        )
        #expect(!PropertyValue.isSame(CGSize.zero, CGSize(width: 1, height: 0)) && !PropertyValue.isSame(1, "1"))
        let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 9)]
        #expect(PropertyValue.isSame(font, [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 9)]))
        #expect(!PropertyValue.isSame(font, [:] as [NSAttributedString.Key: Any]))
    }

    @Test(
        "A value of the program's stays though a rule for elsewhere has the same one, and a setter is called with what is there"
    )
    func sameValues() {
        final class Noting: UIView {
            var line = UIColor.clear { didSet { count += 1 } }
            var count = 0
        }
        _ = sim
        UILabel.appearance().textColor = .black
        UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).textColor = .white
        let label = UILabel()
        label.textColor = .white
        sim.window.addSubview(label)
        #expect(label.textColor == .white)
        Noting.appearance().line = .clear
        let view = Noting()
        sim.window.addSubview(view)
        #expect(view.count == 1)
    }
}
