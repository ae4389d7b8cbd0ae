import Testing
import UIKitSimulator

@testable import UIKit

/// Menus of buttons.
@MainActor
@Suite("Menus of buttons")
struct ButtonMenuTests {
    private let simulator = Simulator(size: CGSize(width: 480, height: 400))
    private let button = UIButton(type: .system)

    init() {
        button.setTitle("More", for: .normal)
        button.frame = CGRect(x: 180, y: 200, width: 120, height: 44)
        simulator.window.addSubview(button)
        simulator.frame()
    }

    private var titles: [String] {
        simulator.advance(0.4)
        guard let menu = simulator.application.editMenus.visibleMenu, !menu.isHidden else { return [] }
        return menu.items.compactMap(\.accessibilityLabel)
    }

    private func choose(_ title: String) {
        let items = simulator.application.editMenus.visibleMenu?.items ?? []
        if let item = items.first(where: { $0.accessibilityLabel == title }) { simulator.tap(item) }
        simulator.advance(0.4)
    }

    @Test func `A tap opens the menu where that is the button's primary action`() throws {
        var log: [String] = []
        button.menu = UIMenu(
            children: ["one", "two"].map { name in
                UIAction(title: name) { [button] in log.append("\($0.title) \($0.sender as? UIButton === button)") }
            })
        button.showsMenuAsPrimaryAction = true
        button.addAction(UIAction { _ in log.append("primary") }, for: .primaryActionTriggered)
        button.addAction(UIAction { _ in log.append("menu") }, for: .menuActionTriggered)
        simulator.tap(button)
        #expect(titles == ["one", "two"] && log == ["menu"])
        let bar = try #require(simulator.application.editMenus.visibleMenu?.barOnScreen)
        #expect(bar.maxY <= 200 && abs(bar.midX - 240) < 1)
        choose("two")
        #expect(titles == [] && log == ["menu", "two true"])
        #expect(simulator.areaMissedByDamage() == nil)
        button.menu = nil
        simulator.tap(button)
        #expect(titles == [] && log.last == "primary")
    }

    @Test func `Otherwise the menu opens when the button is held, and the tap is the button's`() {
        var count = 0
        button.menu = UIMenu(children: [UIAction(title: "one") { _ in }])
        button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
        simulator.tap(button)
        #expect(titles == [] && count == 1)
        simulator.touchDown(0, at: CGPoint(x: 240, y: 220))
        simulator.advance(0.8)
        #expect(titles == ["one"])
        simulator.touchUp(0)
        #expect(titles == ["one"] && count == 1)
        simulator.tap(CGPoint(x: 20, y: 20))
        #expect(titles == [])
        button.menu = nil
        simulator.touchDown(0, at: CGPoint(x: 240, y: 220))
        simulator.advance(0.8)
        simulator.touchUp(0)
        #expect(titles == [] && count == 2)
    }
}

extension ButtonMenuTests {
    @Test func `Actions that paste and have no title are named in the language of the interface`() {
        simulator.application.locale = Locale(identifier: "de")
        let identifiers: [UIAction.Identifier] = [.paste, .pasteAndMatchStyle, .pasteAndGo, .pasteAndSearch]
        #expect(Set(identifiers).count == 4)
        button.menu = UIMenu(
            children: [UIMenu(options: .displayInline, children: [UIAction(identifier: .pasteAndGo) { _ in }])]
                + [UIAction(title: "Own", identifier: .paste) { _ in }]
                + identifiers.filter { $0 != .pasteAndGo }.map { UIAction(identifier: $0) { _ in } })
        button.showsMenuAsPrimaryAction = true
        simulator.tap(button)
        #expect(
            Set(titles.filter { !$0.contains("Eintr") }).isSubset(of: [
                "Einsetzen und öffnen", "Own", "Einsetzen", "Einsetzen und Stil anpassen", "Einsetzen und suchen",
            ]))
        #expect(titles.contains("Einsetzen und öffnen") && titles.contains("Own"))
    }

    @Test func `A pop-up button says which entry is on, and another one when that is chosen`() {
        button.menu = UIMenu(children: ["small", "large"].map { UIAction(title: $0) { _ in } })
        button.showsMenuAsPrimaryAction = true
        #expect(button.currentTitle == "More")
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "small")
        simulator.tap(button)
        #expect(titles == ["small", "large"])
        choose("large")
        #expect(button.currentTitle == "large" && button.menu?.selectedElements.map(\.title) == ["large"])
        #expect(!button.isSelected)
        button.menu = UIMenu(
            options: .singleSelection,
            children: [UIAction(title: "a") { _ in }, UIAction(title: "b", state: .on) { _ in }])
        #expect(button.currentTitle == "b")
        button.configuration = .plain()
        button.menu = UIMenu(children: [UIMenu(options: .displayInline, children: [UIAction(title: "c") { _ in }])])
        #expect(button.currentTitle == "c")
    }

    @Test func `A button that changes its selection is on after one tap and off after the next`() {
        var states: [Bool] = []
        button.changesSelectionAsPrimaryAction = true
        button.addAction(UIAction { [button] _ in states.append(button.isSelected) }, for: .primaryActionTriggered)
        simulator.tap(button)
        simulator.tap(button)
        #expect(states == [true, false])
    }

    @Test func `A pop-up button's title keeps the looks that the program gave it`() {
        button.setAttributedTitle(NSAttributedString(string: "x", attributes: [.kern: 3]), for: .normal)
        button.menu = UIMenu(children: [UIAction(title: "small") { _ in }, UIAction(title: "large") { _ in }])
        (button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (true, true)
        #expect(button.titleLabel?.text == "small" && button.currentTitle == "small")
        simulator.tap(button)
        choose("large")
        #expect(button.titleLabel?.text == "large")
        #expect(button.currentAttributedTitle?.attributes(at: 0, effectiveRange: nil)[.kern] as? Int == 3)
        button.menu = UIMenu(children: ["", "long"].map { UIAction(title: $0) { _ in } })
        #expect(button.titleLabel?.text ?? "" == "")
        simulator.tap(button)
        choose("long")
        #expect(button.titleLabel?.text == "long")
        #expect(button.currentAttributedTitle?.attributes(at: 0, effectiveRange: nil)[.kern] as? Int == 3)
    }

    @Test func `Of the sections of a pop-up button one entry is on, whichever is chosen`() {
        func section(_ names: [String]) -> UIMenu {
            UIMenu(options: .displayInline, children: names.map { UIAction(title: $0) { _ in } })
        }
        let late = UIMenu(options: .displayInline, children: [UIDeferredMenuElement { $0([]) }])
        button.menu = UIMenu(children: [late, section(["a1", "a2"]), section(["b1", "b2"])])
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "a1")
        for name in ["b1", "a2", "b2"] {
            simulator.tap(button)
            _ = titles
            choose(name)
            #expect(button.currentTitle == name && button.menu?.selectedElements.map(\.title) == [name])
        }
    }
}
