import Testing
import UIKitSimulator

@testable import UIKit

extension SelectionTests {
    /// The edit menu as programs spoke to it before there were interactions.
    @MainActor
    @Suite("Menu controller")
    struct MenuControllerTests {
        /// A view that can be marked, and that knows one more thing to do.
        private final class Card: UIView {
            var log: [String] = []
            var canMark = true

            override var canBecomeFirstResponder: Bool { true }

            override func canPerformAction(_ action: UICommand.Action, withSender sender: Any?) -> Bool {
                action == .copy || (canMark && action != .paste && super.canPerformAction(action, withSender: sender))
            }

            override func copy(_ sender: Any?) { log.append("copy") }

            func mark() { log.append("mark") }
        }

        private func titles(_ simulator: Simulator) -> [String?] {
            simulator.advance(0.4)
            return UIApplication.shared.editMenus.visibleMenu?.items.map(\.accessibilityLabel) ?? []
        }

        @Test("A view's menu has what the view can do and the program's own entries")
        func life() throws {
            let simulator = Simulator(size: CGSize(width: 480, height: 800))
            let card = Card(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
            simulator.window.addSubview(card)
            card.becomeFirstResponder()
            let menu = UIMenuController.shared
            menu.menuItems = [UIMenuItem(title: "Mark", action: Card.mark)]
            #expect(!menu.isMenuVisible && menu.menuFrame == .zero)
            menu.showMenu(from: card, rect: card.bounds)
            #expect(titles(simulator) == ["Copy", "Mark"])
            #expect(menu.isMenuVisible && menu.menuFrame.maxY <= 300 && menu.menuFrame.minY > 200)
            let entry = try #require(UIApplication.shared.editMenus.visibleMenu?.items.last)
            simulator.tap(entry)
            simulator.advance(0.4)
            #expect(card.log == ["mark"] && !menu.isMenuVisible)

            card.canMark = false
            menu.arrowDirection = .up
            menu.setMenuVisible(true, animated: false)
            #expect(titles(simulator) == ["Copy"] && menu.menuFrame.minY >= 400)
            menu.hideMenu(from: UIView())
            #expect(menu.isMenuVisible)
            menu.hideMenu(from: card)
            #expect(!menu.isMenuVisible && simulator.areaMissedByDamage() == nil)
        }

        @Test("What can be deleted has that in its menu; a text has keys for it")
        func delete() throws {
            final class Cell: UIView {
                var isDeleted = false
                override var canBecomeFirstResponder: Bool { true }
                override func canPerformAction(_ action: UICommand.Action, withSender sender: Any?) -> Bool {
                    action == .delete
                }
                override func delete(_ sender: Any?) { isDeleted = true }
            }
            let simulator = Simulator(size: CGSize(width: 480, height: 800))
            let cell = Cell(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
            let field = UITextField(frame: CGRect(x: 100, y: 200, width: 200, height: 40))
            field.text = "word"
            simulator.window.addSubview(cell)
            simulator.window.addSubview(field)
            cell.becomeFirstResponder()
            UIMenuController.shared.showMenu(from: cell, rect: cell.bounds)
            #expect(titles(simulator) == ["Delete"])
            simulator.tap(try #require(UIApplication.shared.editMenus.visibleMenu?.items.first))
            #expect(cell.isDeleted)
            field.becomeFirstResponder()
            field.selectAll(nil)
            field.pointing.menu.present()
            #expect(titles(simulator).contains("Copy") && !titles(simulator).contains("Delete"))
        }

        @Test("What is in the menu is up to the first responder, wherever the menu points")
        func elsewhere() throws {
            let simulator = Simulator(size: CGSize(width: 480, height: 800))
            let around = UIView(frame: CGRect(x: 100, y: 300, width: 300, height: 200))
            let card = Card(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
            simulator.window.addSubview(around)
            around.addSubview(card)
            let menu = UIMenuController.shared
            menu.menuItems = [UIMenuItem(title: "Mark", action: Card.mark)]
            menu.showMenu(from: around, rect: card.frame)
            #expect(!menu.isMenuVisible, "Nobody is first.")
            card.becomeFirstResponder()
            menu.showMenu(from: around, rect: card.frame)
            #expect(titles(simulator) == ["Copy", "Mark"])
            simulator.tap(try #require(UIApplication.shared.editMenus.visibleMenu?.items.last))
            simulator.advance(0.4)
            #expect(card.log == ["mark"] && simulator.areaMissedByDamage() == nil)
            // One that gives the focus up when the menu goes does it nevertheless.
            let token = NotificationCenter.default.addObserver(
                forName: UIMenuController.willHideMenuNotification, object: nil, queue: nil
            ) { _ in MainActor.assumeIsolated { _ = card.resignFirstResponder() } }
            defer { NotificationCenter.default.removeObserver(token) }
            menu.showMenu(from: around, rect: card.frame)
            simulator.advance(0.4)
            simulator.tap(try #require(UIApplication.shared.editMenus.visibleMenu?.items.last))
            simulator.advance(0.4)
            #expect(card.log == ["mark", "mark"] && !card.isFirstResponder)
        }

        @Test("A text's menu has the program's entries too, and can be taken away")
        func texts() {
            let simulator = Simulator(size: CGSize(width: 480, height: 800))
            let field = ShoutingField(frame: CGRect(x: 40, y: 200, width: 300, height: 40))
            field.text = "words"
            simulator.window.addSubview(field)
            field.becomeFirstResponder()
            UIMenuController.shared.menuItems = [UIMenuItem(title: "Shout", action: ShoutingField.shout(_:))]
            for _ in 0..<2 { simulator.tap(CGPoint(x: 60, y: 220)) }
            #expect(titles(simulator).contains("Shout") && UIMenuController.shared.isMenuVisible)
            if let entry = UIApplication.shared.editMenus.visibleMenu?.items.first(where: {
                $0.accessibilityLabel == "Shout"
            }) {
                simulator.tap(entry)
            }
            simulator.advance(0.4)
            #expect(field.text == "WORDS")
            for _ in 0..<2 { simulator.tap(CGPoint(x: 60, y: 220)) }
            simulator.advance(0.4)
            UIMenuController.shared.isMenuVisible = false
            simulator.advance(0.4)
            #expect(!UIMenuController.shared.isMenuVisible)
        }

        private final class ShoutingField: UITextField {
            func shout(_ sender: Any?) { text = text?.uppercased() }
        }

        @Test("Its coming and going is posted, and an observer may show it anew")
        func notifications() {
            let simulator = Simulator(size: CGSize(width: 480, height: 800))
            let card = Card(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
            simulator.window.addSubview(card)
            card.becomeFirstResponder()
            var log: [String] = []
            var isAnew = false
            let center = NotificationCenter.default
            let names = [
                UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
                UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
            ]
            let tokens = zip(names, ["will show", "did show", "will hide", "did hide"]).map { name, word in
                center.addObserver(forName: name, object: UIMenuController.shared, queue: nil) { _ in
                    MainActor.assumeIsolated { log.append(word) }
                }
            }
            let again = center.addObserver(forName: names[0], object: nil, queue: nil) { _ in
                MainActor.assumeIsolated {
                    guard !isAnew else { return }
                    let menu = UIMenuController.shared
                    isAnew = true
                    menu.setMenuVisible(false, animated: false)
                    menu.setTargetRect(CGRect(x: 0, y: 0, width: 20, height: 20), in: card)
                    menu.setMenuVisible(true, animated: true)
                }
            }
            defer { for token in tokens + [again] { center.removeObserver(token) } }
            UIMenuController.shared.showMenu(from: card, rect: card.bounds)
            simulator.advance(0.4)
            #expect(log.sorted() == ["did hide", "did show", "will hide", "will show", "will show"])
            #expect(log.first == "will show" && log.last == "did show")
            #expect(UIMenuController.shared.isMenuVisible)
            UIMenuController.shared.hideMenu()
            simulator.advance(0.4)
            #expect(log.suffix(2) == ["will hide", "did hide"])
        }
    }
}
