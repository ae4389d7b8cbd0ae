import Testing
import UIKit
import UIKitSimulator

/// Actions that are made of a name, to compare others with.
@MainActor @Suite("Actions by their names")
struct ActionNameTests {
    /// A field whose menu leaves out what its program says, by names.
    final class Field: UITextField {
        var left: Set<Selector> = []
        private(set) var asked: [Selector] = []

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            asked.append(action)
            if left.contains(action) || action == NSSelectorFromString("_share:") { return false }
            return super.canPerformAction(action, withSender: sender)
        }
        func archive(_ sender: Any?) {}
    }

    @Test("A name equals the standard action and those of a program that are called so")
    func equality() {
        #expect(Selector(("paste:")) == .paste && Selector("selectAll:") == .selectAll && Selector(("paste:")) != .copy)
        #expect(Selector(("paste:")).hashValue == UICommand.Action.paste.hashValue)
        #expect(
            Selector(("_share:")) == NSSelectorFromString("_share:") && Selector(("_share:")) != Selector(("_define:")))
        let archive = UICommand.Action(Field.archive(_:), named: "archive")
        #expect(
            archive == Selector(("archive:")) && Selector(("archive:")) == archive && archive != Selector(("archives:"))
        )
        #expect(archive == UICommand.Action(Field.archive(_:), named: "archive:"))
        #expect(Set([archive, Selector(("archive:")), Selector(("archive"))]).count == 1)
        #expect(UICommand.Action(Field.archive(_:)) != Selector(("archive:")))
        #expect(Selector(("table:didSelect:")) != Selector(("table:willSelect:")))
        #expect(Selector(("_share:")) != .paste && Selector(("")) == Selector(("")))
    }

    @Test("What a program leaves out by its name is not in the menu")
    func menu() {
        let simulator = Simulator(size: CGSize(width: 500, height: 400))
        let field = Field(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        field.text = "word"
        simulator.window.addSubview(field)
        field.becomeFirstResponder()
        field.selectAll(nil)
        #expect(field.canPerformAction(.copy, withSender: nil) && field.canPerformAction(.cut, withSender: nil))
        field.left = [Selector(("copy:")), Selector(("_lookup:"))]
        #expect(!field.canPerformAction(.copy, withSender: nil) && field.canPerformAction(.cut, withSender: nil))
        #expect(!field.canPerformAction(Selector(("_define:")), withSender: nil))
        #expect(field.asked.count == 5)
    }

    @Test("A control does not call what only has a name, and nothing ends")
    func control() {
        let simulator = Simulator(size: CGSize(width: 500, height: 400))
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 200, height: 60))
        let field = Field()
        var count = 0
        button.addTarget(field, action: Selector(("archive:")), for: .touchUpInside)
        button.addTarget(nil, action: Selector(("_share:")), for: .touchUpInside)
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        simulator.window.addSubview(button)
        simulator.frame()
        simulator.tap(button)
        #expect(count == 1)
    }
}
