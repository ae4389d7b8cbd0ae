import Testing
import UIKitSimulator

@testable import UIKit

/// Menus that programs build.
@MainActor
@Suite("Building menus")
struct MenuBuilderTests {
    private final class Field: UITextField {
        var build: ((any UIMenuBuilder) -> Void)?
        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            if builder.system == .context { build?(builder) }
        }
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        var log: [String] = []
        var build: ((any UIMenuBuilder) -> Void)?
        override func buildMenu(with builder: any UIMenuBuilder) {
            log.append(builder.system == .main ? "main" : "context")
            if builder.system == .main { build?(builder) }
        }
        func open() { log.append("open") }
    }

    private let simulator = Simulator(size: CGSize(width: 480, height: 400))
    private let delegate = Delegate()

    init() {
        simulator.hasHardwareKeyboard = true
        simulator.application.delegate = delegate
    }

    private func edit(_ text: String) -> Field {
        let field = Field(frame: CGRect(x: 20, y: 120, width: 440, height: 44))
        field.text = text
        simulator.window.addSubview(field)
        field.becomeFirstResponder()
        field.selectAll(nil)
        simulator.frame()
        return field
    }

    private func titles(_ elements: [UIMenuElement]) -> String {
        elements.map { ($0 as? UIMenu).map { "[\(titles($0.children))]" } ?? $0.title }.joined(separator: " ")
    }

    @Test func `A tree is changed by the identifiers of its menus`() {
        func menu(_ name: String, _ children: [UIMenuElement] = []) -> UIMenu {
            UIMenu(identifier: UIMenu.Identifier(name), children: children)
        }
        func action(_ name: String) -> UIAction {
            UIAction(title: name, identifier: UIAction.Identifier(name)) { _ in }
        }
        func id(_ name: String) -> UIMenu.Identifier { UIMenu.Identifier(name) }
        let tree = MenuTree(
            .context, root: UIMenu(identifier: .root, children: [menu("a", [action("x")]), menu("b", [menu("c")])]))
        tree.insertSibling(menu("d", [action("d")]), beforeMenu: id("c"))
        tree.insertSibling(menu("e", [action("e")]), afterMenu: id("c"))
        tree.insertChild(menu("f", [action("f")]), atStartOfMenu: id("a"))
        tree.insertChild(menu("g", [action("g")]), atEndOfMenu: .root)
        #expect(titles(tree.root.children) == "[[f] x] [[d] [] [e]] [g]")
        tree.replaceChildren(ofMenu: id("c")) { $0 + [action("y"), UICommand(title: "copy", action: .copy)] }
        tree.replace(menu: id("d"), with: menu("h", [action("h")]))
        tree.remove(menu: id("f"))
        #expect(titles(tree.root.children) == "[x] [[h] [y copy] [e]] [g]")
        tree.insertChild(menu("g"), atEndOfMenu: id("a"))
        tree.replace(menu: id("nothing"), with: menu("i"))
        tree.remove(menu: .root)
        #expect(titles(tree.root.children) == "[x] [[h] [y copy] [e]] [g]", "What is there or is not changes nothing.")
        #expect(tree.action(for: UIAction.Identifier("y"))?.title == "y")
        #expect(tree.command(for: .copy, propertyList: nil)?.title == "copy")
        #expect(tree.command(for: .copy, propertyList: "b") == nil && tree.menu(for: id("f")) == nil)
    }

    @Test func `Responders change the edit menu, the nearest last`() throws {
        let field = edit("text")
        field.build = { builder in
            builder.remove(menu: .standardEdit)
            builder.insertChild(
                UIMenu(options: .displayInline, children: [UIAction(title: "Mark") { _ in }]), atStartOfMenu: .root)
        }
        #expect(titles(EditMenuContents.suggested(for: field, asking: field)) == "[Mark]")
        #expect(delegate.log == ["context"])
        field.build = nil
        #expect(titles(EditMenuContents.suggested(for: field, asking: field)) == "[Cut Copy]")
    }

    @Test func `Commands of the main menu are given by keys, after those of the chain`() {
        delegate.build = { builder in
            builder.insertChild(
                UIMenu(
                    title: "More",
                    children: [
                        UIKeyCommand(title: "Open", action: Delegate.open, input: "o", modifierFlags: .command)
                    ]), atEndOfMenu: .file)
        }
        _ = edit("text")
        simulator.press(.keyboardO, .control)
        simulator.press(.keyboardO, .control)
        #expect(delegate.log == ["main", "open", "open"])
        delegate.build = nil
        simulator.press(.keyboardO, .control)
        #expect(delegate.log == ["main", "open", "open", "open"])
        UIMenuSystem.main.setNeedsRebuild()
        simulator.press(.keyboardO, .control)
        #expect(delegate.log == ["main", "open", "open", "open", "main"])
    }

    @Test func `What is taken out of the main menu texts do not do by keys`() {
        let field = edit("text")
        delegate.build = { builder in
            builder.replaceChildren(ofMenu: .standardEdit) { children in
                children.filter { ($0 as? UICommand)?.action != .cut }
            }
            builder.remove(menu: .undoRedo)
        }
        UIMenuSystem.main.setNeedsRebuild()
        simulator.press(.keyboardX, .control)
        #expect(field.text == "text")
        simulator.press(.keyboardC, .control)
        #expect(simulator.application.pasteboard.string == "text")
        simulator.type("a")
        simulator.press(.keyboardZ, .control)
        #expect(field.text == "a")
        UIMenuSystem.main.setNeedsRebuild()
        delegate.build = nil
        simulator.press(.keyboardZ, .control)
        #expect(field.text == "text")
    }

    @Test func `Actions are sent to an object, or to the first responder that has them`() {
        let field = edit("text")
        let application = simulator.application
        #expect(application.sendAction(UICommand.Action.copy, to: nil, from: nil, for: nil))
        #expect(simulator.application.pasteboard.string == "text")
        #expect(application.sendAction(Delegate.open, to: nil, from: nil, for: nil))
        #expect(application.sendAction(Delegate.open, to: delegate, from: nil, for: nil))
        #expect(delegate.log == ["open", "open"])
        #expect(application.sendAction(UIResponder.resignFirstResponder, to: nil, from: nil, for: nil))
        #expect(!field.isFirstResponder)
        #expect(!application.sendAction(UIResponder.resignFirstResponder, to: nil, from: nil, for: nil))
    }
}
