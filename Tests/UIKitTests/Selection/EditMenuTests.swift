import Testing
import UIKitSimulator

@testable import UIKit

extension SelectionTests {
    /// What the menu of a field offers, where it stands, and when it comes and goes.
    @MainActor
    @Suite("Edit menu")
    struct EditMenuTests {
        // MARK: Contents

        @Test("It offers what makes sense: at the caret, for a selection, for everything, for a secret")
        func contents() {
            let kiosk = SelectionKiosk(CGSize(width: 800, height: 480))
            kiosk.simulator.tap(kiosk.point(21))
            kiosk.settle()
            #expect(kiosk.titles == ["Paste", "Select", "Select All"])
            kiosk.doubleTap(kiosk.point(9))
            #expect(kiosk.titles == ["Cut", "Copy", "Paste", "Select All"])
            kiosk.choose("Select All")
            #expect(kiosk.marked == "[hello wonderful world]")
            #expect(kiosk.titles == ["Cut", "Copy", "Paste"])
            UIPasteboard.general.string = nil
            kiosk.simulator.advance(1)
            kiosk.field.isSecureTextEntry = true
            kiosk.doubleTap(kiosk.point(9))
            #expect(kiosk.titles.isEmpty, "All of a secret is selected, and it cannot be copied.")
        }

        @Test("Its entries do what they say, and ask the delegate")
        func actions() {
            let kiosk = SelectionKiosk()
            kiosk.doubleTap(kiosk.point(2))
            kiosk.choose("Cut")
            #expect(kiosk.marked == "|wonderful world", "A blank goes with a word that is cut.")
            #expect(UIPasteboard.general.string == "hello")
            #expect(kiosk.menu == nil)
            kiosk.doubleTap(kiosk.point(4))
            kiosk.choose("Copy")
            #expect(UIPasteboard.general.string == "wonderful")
            #expect(kiosk.marked == "[wonderful] world")
            UIPasteboard.general.string = "big"
            kiosk.doubleTap(kiosk.point(4))
            kiosk.choose("Paste")
            #expect(kiosk.marked == "big| world")
            kiosk.simulator.advance(1)
            kiosk.simulator.tap(kiosk.point(3, dx: 0))
            kiosk.settle()
            kiosk.choose("Select")
            #expect(kiosk.marked == "[big] world")
            #expect(kiosk.titles == ["Cut", "Copy", "Paste", "Select All"])
        }

        @Test("Subclasses take entries out, as on iOS")
        func canPerform() {
            final class Plain: UITextField {
                override func canPerformAction(_ action: UICommand.Action, withSender sender: Any?) -> Bool {
                    action != .paste && super.canPerformAction(action, withSender: sender)
                }
            }
            let kiosk = SelectionKiosk()
            let field = Plain(frame: CGRect(x: 20, y: 260, width: 300, height: 44))
            field.text = "one two"
            kiosk.simulator.window.addSubview(field)
            field.becomeFirstResponder()
            kiosk.settle()
            let point = CGPoint(x: 30, y: 282)
            kiosk.doubleTap(point)
            #expect(kiosk.titles == ["Cut", "Copy", "Select All"])
        }

        @Test("The delegate gives another menu, with a menu in it, and hears of it in order")
        func delegateMenu() {
            let kiosk = SelectionKiosk()
            var done: [String] = []
            kiosk.delegate.menu = { _, suggested in
                UIMenu(children: [
                    UIAction(title: "Look Up") { done.append($0.title) },
                    UIMenu(
                        title: "More",
                        children: [
                            UIAction(title: "Off", attributes: .disabled) { done.append($0.title) },
                            UIAction(title: "Gone", attributes: .hidden) { done.append($0.title) },
                            UIAction(title: "Deep", state: .on) { done.append($0.title) },
                        ]),
                ])
            }
            kiosk.doubleTap(kiosk.point(9))
            #expect(kiosk.delegate.log == ["menu 6 9", "present", "presented"])
            #expect(kiosk.titles == ["Look Up", "More"])
            kiosk.choose("More")
            #expect(kiosk.titles == ["Previous items", "Off", "Deep"])
            kiosk.choose("Off")
            #expect(done.isEmpty)
            kiosk.choose("Previous items")
            kiosk.choose("More")
            kiosk.choose("Deep")
            #expect(done == ["Deep"])
            #expect(kiosk.delegate.log == ["menu 6 9", "present", "presented", "dismiss", "dismissed"])
            kiosk.delegate.menu = { _, _ in UIMenu() }
            kiosk.simulator.advance(1)
            kiosk.doubleTap(kiosk.point(2))
            #expect(kiosk.menu == nil, "A menu without entries is not shown.")
        }

        @Test(
            "Words are those of the language",
            arguments: [("de_AT.UTF-8", "Kopieren"), ("fr", "Copier"), ("es_MX", "Copiar"), ("zz", "Copy")])
        func words(language: String, copy: String) {
            #expect(Words(language: language)[.copy] == copy)
            #expect(!Words(language: language)[.selectionEnd].isEmpty)
        }

        // MARK: Coming and going

        @Test("A tap on the caret shows it and sends it away; one elsewhere moves the caret")
        func toggle() {
            let kiosk = SelectionKiosk()
            let end = kiosk.point(21)
            for isShown in [true, false, true] {
                kiosk.simulator.tap(end)
                kiosk.simulator.advance(1)
                #expect((kiosk.menu != nil) == isShown)
            }
            kiosk.simulator.tap(kiosk.point(7))
            kiosk.settle()
            #expect(kiosk.menu == nil)
            #expect(kiosk.marked == "hello |wonderful world")
        }

        @Test("A tap on a selection shows it; while it is shown a tap gives the selection up")
        func toggleSelection() {
            let kiosk = SelectionKiosk()
            kiosk.doubleTap(kiosk.point(9))
            kiosk.simulator.inject(.focus(false))
            kiosk.simulator.inject(.focus(true))
            kiosk.application.editMenus.dismiss()
            kiosk.simulator.advance(1)
            kiosk.simulator.tap(kiosk.point(11))
            kiosk.settle()
            #expect(kiosk.menu != nil)
            #expect(kiosk.marked == "hello [wonderful] world")
            kiosk.simulator.advance(1)
            kiosk.simulator.tap(kiosk.point(11))
            kiosk.settle()
            #expect(kiosk.menu == nil)
            #expect(kiosk.field.selectedTextRange?.isEmpty == true)
        }

        @Test("Typing, a touch elsewhere, the end of editing and another size of the screen send it away")
        func goes() {
            let kiosk = SelectionKiosk()
            func show() {
                kiosk.simulator.advance(1)
                kiosk.field.text = SelectionKiosk.text
                kiosk.doubleTap(kiosk.point(9))
                #expect(kiosk.menu != nil)
                kiosk.delegate.log.removeAll()
            }
            show()
            kiosk.simulator.tapKey("a")
            #expect(kiosk.menu == nil)
            show()
            kiosk.simulator.type("b")
            #expect(kiosk.menu == nil)
            show()
            kiosk.simulator.tap(CGPoint(x: 240, y: 20))
            #expect(kiosk.menu == nil)
            #expect(kiosk.marked == "hello [wonderful] world")
            show()
            kiosk.field.resignFirstResponder()
            kiosk.simulator.advance(0.3)
            #expect(kiosk.menu == nil)
            #expect(kiosk.delegate.log == ["dismiss", "dismissed"])
            kiosk.field.becomeFirstResponder()
            show()
            kiosk.simulator.resize(to: CGSize(width: 800, height: 480))
            #expect(kiosk.menu == nil)
            #expect(kiosk.simulator.areaMissedByDamage() == nil)
        }

        @Test("It has the style and the tint of its text, whatever the window has")
        func style() throws {
            let kiosk = SelectionKiosk()
            (kiosk.field.overrideUserInterfaceStyle, kiosk.field.tintColor) = (.dark, .red)
            kiosk.doubleTap(kiosk.point(9))
            let menu = try #require(kiosk.menu)
            #expect(menu.traitCollection.userInterfaceStyle == .dark && menu.tintColor == .red)
            #expect(kiosk.simulator.window.traitCollection.userInterfaceStyle == .light)
        }

        @Test("A program that selects something else sends it away; one that selects the same does not")
        func selectionByProgram() throws {
            let kiosk = SelectionKiosk()
            kiosk.doubleTap(kiosk.point(9))
            #expect(kiosk.marked == "hello [wonderful] world" && kiosk.menu != nil)
            kiosk.field.selectedTextRange = kiosk.field.selectedTextRange
            kiosk.settle()
            #expect(kiosk.menu != nil)
            let start = kiosk.field.beginningOfDocument
            let end = try #require(kiosk.field.position(from: start, offset: 5))
            kiosk.field.selectedTextRange = kiosk.field.textRange(from: start, to: end)
            kiosk.settle()
            #expect(kiosk.marked == "[hello] wonderful world" && kiosk.menu == nil)
        }

        @Test("While the text is scrolled it hides; it comes back where the text is at rest")
        func scrolling() throws {
            let kiosk = SelectionKiosk(CGSize(width: 480, height: 800))
            kiosk.simulator.hasHardwareKeyboard = true
            let scroll = UIScrollView(frame: kiosk.simulator.window.bounds)
            scroll.contentSize = CGSize(width: 480, height: 2000)
            kiosk.simulator.window.addSubview(scroll)
            scroll.addSubview(kiosk.field)
            kiosk.field.becomeFirstResponder()
            kiosk.settle()
            kiosk.doubleTap(kiosk.point(9))
            let before = try #require(kiosk.menu?.barOnScreen)
            scroll.contentOffset.y = 60
            #expect(kiosk.menu == nil)
            #expect(kiosk.handles.first?.bar.midY == kiosk.point(6).y)
            kiosk.settle()
            #expect(kiosk.menu?.barOnScreen == before.offsetBy(dx: 0, dy: -60))
            scroll.contentOffset.y = 1000
            kiosk.settle()
            #expect(kiosk.menu == nil)
            #expect(kiosk.handles.isEmpty)
            scroll.contentOffset.y = 0
            kiosk.settle()
            #expect(kiosk.menu?.barOnScreen == before)
            #expect(kiosk.delegate.log.filter { $0 == "present" }.count == 1)
            #expect(kiosk.simulator.areaMissedByDamage() == nil)
        }

        @Test("The mouse's second button opens it at the pointer, with the word under it selected")
        func secondButton() throws {
            let kiosk = SelectionKiosk()
            kiosk.simulator.mouse(.began, at: kiosk.point(9), button: 3)
            kiosk.simulator.mouse(.ended, at: kiosk.point(9), button: 3)
            kiosk.settle()
            #expect(kiosk.marked == "hello [wonderful] world")
            #expect(kiosk.titles == ["Cut", "Copy", "Paste", "Select All"])
            #expect(kiosk.handles.isEmpty)
            let bar = try #require(kiosk.menu?.barOnScreen)
            #expect(bar.maxY <= kiosk.point(9).y && bar.maxY > kiosk.point(9).y - 30)
            kiosk.simulator.mouse(.began, at: kiosk.point(7), button: 3)
            kiosk.settle()
            #expect(kiosk.marked == "hello [wonderful] world", "The pointer is on the selection.")
            kiosk.simulator.mouse(.began, at: CGPoint(x: kiosk.field.frame.maxX - 20, y: kiosk.point(9).y), button: 3)
            kiosk.settle()
            #expect(kiosk.marked == "hello wonderful world|")
            #expect(kiosk.titles == ["Paste", "Select", "Select All"])
            kiosk.simulator.mouse(.began, at: CGPoint(x: 10, y: 10), button: 3)
            #expect(kiosk.menu == nil)
        }

        // MARK: Place

        @Test(
            "It stands inside the window, clear of the keyboard and of the selection",
            arguments: [
                CGSize(width: 320, height: 480), CGSize(width: 480, height: 800), CGSize(width: 1024, height: 768),
            ])
        func place(size: CGSize) throws {
            for y in [0, size.height - 44] {
                let kiosk = SelectionKiosk(size, y: y)
                for offset in [2, 18] {
                    kiosk.simulator.advance(1)
                    kiosk.doubleTap(kiosk.point(offset))
                    let bar = try #require(kiosk.menu?.barOnScreen)
                    #expect(kiosk.simulator.window.bounds.contains(bar))
                    #expect(bar.maxY <= kiosk.simulator.keyboardFrame.minY)
                    let line = kiosk.point(9)
                    #expect(bar.maxY < line.y - 8 || bar.minY > line.y + 8)
                    for handle in kiosk.handles { #expect(!handle.frame.intersects(bar)) }
                    for item in kiosk.menu?.items ?? [] {
                        #expect(item.bounds.width >= 44 && item.bounds.height >= 44)
                        #expect(bar.contains(item.screenFrame))
                    }
                }
                #expect(kiosk.simulator.areaMissedByDamage() == nil)
            }
        }

        @Test("What does not fit is on further pages, and all of it can be reached")
        func pages() throws {
            let kiosk = SelectionKiosk(CGSize(width: 320, height: 480))
            let names = (1...7).map { "Entry \($0)" }
            var done: [String] = []
            kiosk.delegate.menu = { _, _ in
                UIMenu(children: names.map { UIAction(title: $0) { done.append($0.title) } })
            }
            kiosk.doubleTap(kiosk.point(9))
            var seen: [String] = []
            for _ in 0..<7 {
                let titles = kiosk.titles
                #expect(kiosk.menu.map { kiosk.simulator.window.bounds.contains($0.barOnScreen) } == true)
                seen += titles.filter { $0.hasPrefix("Entry") }
                guard titles.last == "More items" else { break }
                kiosk.choose("More items")
            }
            #expect(seen == names)
            kiosk.choose("Entry 7")
            #expect(done == ["Entry 7"])
        }

        @Test("The way back from a menu inside leads to the page that it was opened from")
        func pageOfMenuInside() {
            let kiosk = SelectionKiosk(CGSize(width: 320, height: 480))
            kiosk.delegate.menu = { _, _ in
                let entries: [UIMenuElement] = (1...5).map { UIAction(title: "Entry \($0)") { _ in } }
                return UIMenu(
                    children: entries + [UIMenu(title: "Inner", children: [UIAction(title: "Deep") { _ in }])])
            }
            kiosk.doubleTap(kiosk.point(9))
            for _ in 0..<7 where !kiosk.titles.contains("Inner") { kiosk.choose("More items") }
            let outer = kiosk.titles
            #expect(outer.contains("Inner") && outer.first == "Previous items")
            kiosk.choose("Inner")
            #expect(kiosk.titles == ["Previous items", "Deep"])
            kiosk.choose("Previous items")
            #expect(kiosk.titles == outer)
        }

        @Test("Letters can be read: 4.5 to 1 on the menu's ground", arguments: [UIUserInterfaceStyle.light, .dark])
        func contrast(style: UIUserInterfaceStyle) {
            let traits = UITraitCollection(userInterfaceStyle: style, layoutDirection: .leftToRight, displayScale: 1)
            for ground in [UIColor.menuFill, .menuHighlight] {
                for ink in [UIColor.label, .menuDestructive] {
                    let isPressedWarning = ink == .menuDestructive && ground == .menuHighlight
                    #expect(ink.contrast(on: ground, traits) >= (isPressedWarning ? 3 : 4.5))
                }
            }
        }
    }
}
