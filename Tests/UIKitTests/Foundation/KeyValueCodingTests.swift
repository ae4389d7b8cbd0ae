import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Properties and parts that are asked for and set by their names.
@MainActor @Suite("Key-value coding of UIKit's objects")
struct KeyValueCodingTests {
    private final class Form: UIView {
        var name = "a"
        var _mark = 7
        let field = UITextField()
    }

    @Test("Properties are read by their names, through others, and of a program's own class")
    func reading() {
        let (form, label) = (Form(), UILabel())
        label.text = "b"
        form.field.placeholder = "c"
        form.tag = 4
        #expect(form.value(forKey: "name") as? String == "a" && form.value(forKey: "tag") as? Int == 4)
        #expect(form.value(forKeyPath: "field.placeholder") as? String == "c")
        #expect(form.value(forKey: "_mark") as? Int == 7, "As the program has written it.")
        #expect(form.field.value(forKey: "session") == nil, "What Typecase stores is nobody's business.")
        #expect(label.value(forKey: "text") as? String == "b" && label.value(forKey: "attributedTitle") == nil)
        #expect(UILabel().value(forKey: "text") == nil && form.value(forKeyPath: "field.text.count") == nil)
    }

    @Test(
        "Parts are found by the names that programs know them by, with an underline or without", arguments: ["", "_"])
    func parts(underline: String) {
        let (field, bar) = (UITextField(), UISearchBar())
        field.placeholder = "Name"
        #expect(field.value(forKey: underline + "placeholderLabel") is UILabel)
        field.setValue(UIColor.red, forKeyPath: underline + "placeholderLabel.textColor")
        #expect(field.placeholderLabel.textColor == .red && field.placeholder == "Name")
        #expect(bar.value(forKey: underline + "searchField") as? UITextField === bar.searchTextField)
        #expect(bar.value(forKey: underline + "cancelButton") as? UIButton === bar.cancelButton)
    }

    @Test("A bar's item gives the view that it is shown by")
    func barItems() {
        let sim = Simulator(size: CGSize(width: 300, height: 100))
        let (bar, item) = (UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44)), UIBarButtonItem())
        item.title = "Go"
        #expect(item.value(forKey: "view") == nil)
        bar.items = [item]
        sim.window.addSubview(bar)
        sim.frame()
        let view = item.value(forKey: "view") as? UIView
        #expect(view?.isDescendant(of: bar) == true && item.value(forKey: "title") as? String == "Go")
    }

    @Test("Values are set where they are of the property's type, numbers of any")
    func setting() {
        let (field, label, view) = (UITextField(), UILabel(), UIView())
        field.setValue("a", forKey: "text")
        field.setValue(NSNumber(value: true), forKey: "secureTextEntry")
        label.setValue(UIFont.systemFont(ofSize: 30), forKey: "font")
        label.setValue(NSTextAlignment.center.rawValue, forKey: "textAlignment")
        view.setValue(0.5, forKey: "alpha")
        view.setValue(1, forKey: "hidden")
        view.setValue(nil, forKey: "backgroundColor")
        view.setValue(UIColor.blue, forKey: "tintColor")
        view.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "frame")
        view.setValue(Float(3), forKeyPath: "layer.cornerRadius")
        #expect(field.text == "a" && field.isSecureTextEntry && label.font.pointSize == 30)
        #expect(label.textAlignment == .center && view.alpha == 0.5 && view.isHidden && view.tintColor == .blue)
        #expect(view.frame.width == 3 && view.layer.cornerRadius == 3)
        field.setValue(nil, forKey: "text")
        #expect(field.text?.isEmpty ?? true)
    }

    @Test("What is not known, of another type or only to be read is refused, and nothing is lost")
    func refused() {
        let (label, view) = (UILabel(), UIView())
        label.text = "a"
        label.setValue(UIColor.red, forKey: "text")
        label.setValue("b", forKey: "caption")
        label.setValue("b", forKeyPath: "layer.text")
        view.setValue(UIView(), forKey: "superview")
        view.setValue("wide", forKey: "alpha")
        view.setValue(1, forKeyPath: "")
        #expect(label.text == "a" && view.superview == nil && view.alpha == 1 && view.value(forKey: "") == nil)
    }

    @Test("An alert's title, message and actions get looks of their own")
    func alerts() throws {
        let sim = Simulator(size: CGSize(width: 320, height: 480))
        let controller = UIViewController()
        sim.window.rootViewController = controller
        let alert = UIAlertController(title: "Old", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "OK", style: .default)
        alert.addAction(action)
        let font = UIFont.systemFont(ofSize: 28)
        alert.setValue(NSAttributedString(string: "New", attributes: [.font: font]), forKey: "attributedTitle")
        controller.present(alert, animated: false)
        sim.advance(0.5)
        alert.setValue(NSAttributedString(string: "More"), forKey: "attributedMessage")
        action.setValue(UIColor.purple, forKey: "titleTextColor")
        sim.frame()
        var labels: [UILabel] = []
        alert.view.forEachInSubtree { ($0 as? UILabel).map { labels.append($0) } }
        let title = try #require(labels.first { $0.text == "New" })
        #expect(title.font.pointSize == 28 && labels.contains { $0.text == "More" && !$0.isHidden })
        #expect(labels.first { $0.text == "OK" }?.textColor == .purple)
    }

    private final class Named: UIView {
        var marks: [String: Int] = [:]

        override func setValue(_ value: Any?, forKey key: String) {
            if key.hasPrefix("mark") { marks[key] = value as? Int } else { super.setValue(value, forKey: key) }
        }

        override func value(forKey key: String) -> Any? { marks[key] ?? super.value(forKey: key) }
    }

    @Test("A subclass has names of its own")
    func ownNames() {
        let view = Named()
        view.setValue(3, forKey: "markA")
        view.setValue(0.5, forKey: "alpha")
        #expect(view.value(forKey: "markA") as? Int == 3 && view.marks == ["markA": 3])
        #expect(view.alpha == 0.5 && view.value(forKey: "alpha") as? CGFloat == 0.5)
    }

    @Test("An object is its own self in a key path")
    func selfInPaths() {
        let button = UIButton()
        button.isSelected = true
        #expect(
            button.value(forKeyPath: "self.selected") as? Bool == true
                && button.value(forKey: "self") as? UIButton === button)
        button.setValue(0.5, forKeyPath: "self.alpha")
        #expect(button.alpha == 0.5)
    }
}
