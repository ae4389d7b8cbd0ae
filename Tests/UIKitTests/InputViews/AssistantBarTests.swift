import Foundation
import KeyboardEngine
import Testing
import UIKitSimulator

@testable import UIKit

/// The program's buttons above the keys.
@MainActor @Suite("Buttons above the keys") struct AssistantBarTests {
    @MainActor private final class Stage {
        let simulator: Simulator
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
        let other = UITextField(frame: CGRect(x: 20, y: 70, width: 300, height: 44))
        var used: [String] = []

        init(width: CGFloat = 480, language: String = "en") {
            simulator = Simulator(size: CGSize(width: width, height: 800))
            simulator.application.keyboardLanguages = [language]
            for field in [field, other] { simulator.window.addSubview(field) }
        }

        func edit(_ field: UITextField) {
            field.becomeFirstResponder()
            simulator.advance(0.5)
        }

        func button(_ title: String) -> UIBarButtonItem {
            let item = UIBarButtonItem(title: title, primaryAction: UIAction { [unowned self] _ in used.append(title) })
            item.accessibilityIdentifier = title
            return item
        }

        func group(_ titles: String...) -> [UIBarButtonItemGroup] {
            [UIBarButtonItemGroup(barButtonItems: titles.map { button($0) })]
        }

        func frame(of name: String) -> CGRect? {
            var found: UIView?
            simulator.application.keyboard.window.forEachInSubtree {
                if $0.accessibilityIdentifier == name { found = $0 }
            }
            return found.map { $0.convertToScreen($0.bounds) }
        }
    }

    @Test("The bar comes with the buttons and goes with them, told once for each change")
    func height() {
        let stage = Stage()
        stage.edit(stage.field)
        let keys = stage.simulator.keyboardFrame.height
        let listener = KeyboardListener()
        let change = ["WillChangeFrame", "DidChangeFrame"]
        let item = stage.field.inputAssistantItem
        #expect(item === stage.field.inputAssistantItem)
        item.leadingBarButtonGroups = stage.group("B")
        stage.simulator.advance(0.5)
        #expect(listener.take() == change && stage.simulator.keyboardFrame.height == keys + 44)
        item.trailingBarButtonGroups = stage.group("I", "U")
        stage.simulator.advance(0.5)
        #expect(listener.take() == [], "The height stays.")
        item.leadingBarButtonGroups = []
        item.trailingBarButtonGroups[0].barButtonItems = []
        stage.simulator.advance(0.5)
        #expect(listener.take() == change && stage.simulator.keyboardFrame.height == keys)
        stage.edit(stage.other)
        _ = listener.take()
        item.leadingBarButtonGroups = stage.group("B")
        stage.simulator.advance(0.5)
        #expect(listener.take() == [], "Another field is typed into.")
    }

    @Test("Buttons are used by a finger; those off are not", arguments: [false, true])
    func use(isRightToLeft: Bool) throws {
        let stage = Stage()
        if isRightToLeft { stage.simulator.application.locale = Locale(identifier: "ar") }
        let item = stage.field.inputAssistantItem
        item.leadingBarButtonGroups = stage.group("one", "two")
        item.trailingBarButtonGroups = stage.group("three")
        stage.edit(stage.field)
        let places = try ["one", "two", "three"].map { try #require(stage.frame(of: $0)).midX }
        #expect(places == (isRightToLeft ? places.sorted(by: >) : places.sorted()))
        for name in ["one", "two", "three"] { stage.simulator.tap(named: name) }
        #expect(stage.used == ["one", "two", "three"])
        item.leadingBarButtonGroups[0].barButtonItems[1].isEnabled = false
        stage.simulator.tap(named: "two")
        #expect(stage.used.count == 3 && stage.field.text == "")
        #expect(stage.field.isFirstResponder)
    }

    @Test("Candidates stand between the buttons")
    func candidates() throws {
        let stage = Stage()
        stage.simulator.application.inputModes = InputModes([
            InputMode(language: "x", layout: "en", dictionary: ["": []])
        ])
        stage.field.inputAssistantItem.leadingBarButtonGroups = stage.group("one")
        stage.field.inputAssistantItem.trailingBarButtonGroups = stage.group("two")
        stage.edit(stage.field)
        let bar = try #require(stage.frame(of: "candidates"))
        #expect(bar.minX == stage.frame(of: "one")?.maxX && bar.maxX == stage.frame(of: "two")?.minX)
        #expect(bar.height == 44 && bar.minY == stage.simulator.keyboardFrame.minY)
    }

    @Test("More buttons than fit scroll, and leave room for the other side")
    func overflow() throws {
        let stage = Stage(width: 320)
        let titles = (1...9).map { "long \($0)" }
        stage.field.inputAssistantItem.leadingBarButtonGroups = [
            UIBarButtonItemGroup(barButtonItems: titles.map { stage.button($0) })
        ]
        stage.field.inputAssistantItem.trailingBarButtonGroups = stage.group("end")
        stage.edit(stage.field)
        let end = try #require(stage.frame(of: "end"))
        #expect(end.maxX == 320 && end.width >= 44)
        stage.simulator.tap(named: "end")
        stage.simulator.tap(named: "long 1")
        #expect(stage.used == ["end", "long 1"])
    }

    @Test("Beside a hardware keyboard the bar stands alone at the bottom")
    func hardware() throws {
        let stage = Stage()
        stage.simulator.hasHardwareKeyboard = true
        stage.field.inputAssistantItem.leadingBarButtonGroups = stage.group("one")
        stage.edit(stage.field)
        #expect(stage.simulator.keyboardFrame == CGRect(x: 0, y: 756, width: 480, height: 44))
        stage.simulator.tap(named: "one")
        #expect(stage.used == ["one"])
        stage.field.inputAssistantItem.leadingBarButtonGroups = []
        stage.simulator.advance(0.5)
        #expect(stage.simulator.keyboardFrame.isNull)
    }

    @Test("A controller's buttons serve its fields, and a getter that makes them anew is asked without end")
    func chain() {
        final class Busy: UITextField {
            var asked = 0
            override var inputAssistantItem: UITextInputAssistantItem {
                asked += 1
                let item = super.inputAssistantItem
                item.leadingBarButtonGroups = [
                    UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem(systemItem: .add)])
                ]
                return item
            }
        }
        let stage = Stage()
        let controller = UIViewController()
        stage.simulator.window.rootViewController = controller
        controller.view.addSubview(stage.field)
        stage.edit(stage.other)
        let keys = stage.simulator.keyboardFrame.height
        controller.inputAssistantItem.leadingBarButtonGroups = stage.group("one")
        stage.edit(stage.field)
        #expect(stage.simulator.keyboardFrame.height == keys + 44)
        let busy = Busy(frame: CGRect(x: 20, y: 120, width: 100, height: 44))
        stage.simulator.window.addSubview(busy)
        stage.edit(busy)
        #expect(stage.simulator.keyboardFrame.height == keys + 44 && busy.asked < 20)
    }

    @Test("A key that is pressed paints the buttons no more")
    func damage() throws {
        let stage = Stage()
        stage.field.inputAssistantItem.leadingBarButtonGroups = stage.group("one")
        stage.edit(stage.field)
        let key = try #require(stage.simulator.application.location(ofKey: "A"))
        let button = try #require(stage.frame(of: "one"))
        stage.simulator.touchDown(0, at: key)
        #expect(!stage.simulator.frame().damage.contains { $0.intersects(button) })
        stage.simulator.touchUp(0)
    }

    @Test("Buttons that are no longer shown are not kept")
    func memory() {
        let stage = Stage()
        weak var item: UIBarButtonItem?
        do {
            stage.field.inputAssistantItem.leadingBarButtonGroups = stage.group("one")
            item = stage.field.inputAssistantItem.leadingBarButtonGroups[0].barButtonItems[0]
            stage.edit(stage.field)
            stage.field.inputAssistantItem.leadingBarButtonGroups = []
            stage.simulator.advance(0.1)
        }
        #expect(item == nil)
    }
}
