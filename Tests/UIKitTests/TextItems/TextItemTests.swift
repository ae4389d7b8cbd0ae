import Testing
import UIKitSimulator

@testable import UIKit

extension TextViewTests {
    /// Links, attachments and what data detectors find.
    @MainActor
    @Suite("Text view: links and data")
    struct TextItemTests {
        private final class Follower: NSObject, UITextViewDelegate {
            var lines: [String] = []
            var action: ((UIAction) -> UIAction?)?

            func textView(
                _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
            ) -> UIAction? {
                switch textItem.content {
                case .link(let url):
                    lines.append("primary \(url) \(textItem.range.location)+\(textItem.range.length)")
                case .textAttachment: lines.append("primary attachment \(textItem.range.location)")
                case .tag(let name): lines.append("primary tag \(name) \(textItem.range.location)")
                }
                return action.map { $0(defaultAction) } ?? defaultAction
            }

            func textView(
                _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
                interaction: UITextItemInteraction
            ) -> Bool {
                lines.append("should \(URL)")
                return true
            }
        }

        private func page(_ text: NSAttributedString, types: UIDataDetectorTypes = []) -> (Page, Follower) {
            let page = Page("", isEditing: false)
            let follower = Follower()
            page.view.delegate = follower
            page.view.isEditable = false
            page.view.dataDetectorTypes = types
            page.view.attributedText = text
            page.simulator.frame()
            return (page, follower)
        }

        @Test("A picture with a link is the link, and the delegate is asked whether it may be followed")
        func linkedPicture() throws {
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
            let text = NSMutableAttributedString(attachment: NSTextAttachment(image: picture))
            let url = try #require(URL(string: "form://help"))
            text.addAttribute(.link, value: url, range: NSRange(location: 0, length: 1))
            let (page, follower) = page(text)
            follower.action = { _ in nil }
            tap(page, at: 0)
            #expect(follower.lines.first == "primary form://help 0+1")
            let older = OlderFollower()
            page.view.delegate = older
            tap(page, at: 0)
            #expect(older.lines.first?.hasPrefix("should form://help") == true)
        }

        private func tap(_ page: Page, at location: Int) {
            let view = page.view
            let place = view.position(from: view.beginningOfDocument, offset: location) ?? UITextPosition()
            let rect = view.caretRect(for: place)
            page.simulator.tap(view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
            page.simulator.advance(0.6)
        }

        /// Is asked by the methods of iOS 10 only.
        private final class OlderFollower: NSObject, UITextViewDelegate {
            var lines: [String] = []
            var follows = true

            func textView(
                _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
                interaction: UITextItemInteraction
            ) -> Bool {
                lines.append("should \(URL) \(interaction)")
                return follows
            }

            func textView(
                _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
                in characterRange: NSRange, interaction: UITextItemInteraction
            ) -> Bool {
                lines.append("attachment \(interaction)")
                return follows
            }
        }

        /// Is asked by the methods of iOS 7 only.
        private final class OldestFollower: NSObject, UITextViewDelegate {
            var lines: [String] = []
            var follows = true

            func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
                lines.append("should \(URL) \(characterRange.location)+\(characterRange.length)")
                return follows
            }

            func textView(
                _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
            ) -> Bool {
                lines.append("attachment")
                return follows
            }
        }

        private static var linked: NSAttributedString {
            let text = NSMutableAttributedString(string: "see here now ")
            text.addAttribute(.link, value: "https://example.org/a", range: NSRange(location: 4, length: 4))
            let attachment = NSTextAttachment()
            attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 12)
            text.append(NSAttributedString(attachment: attachment))
            return text
        }

        /// Taps the link, and says what was opened.
        private func opened(_ page: Page, by taps: () -> Void) -> [String] {
            var opened: [String] = []
            page.simulator.window.application?.urlOpener = { opened.append($0.absoluteString) }
            taps()
            page.simulator.window.application?.urlOpener = nil
            return opened
        }

        private func pressLong(_ page: Page, at location: Int) {
            let view = page.view
            let place = view.position(from: view.beginningOfDocument, offset: location) ?? UITextPosition()
            let rect = view.caretRect(for: place)
            page.simulator.touchDown(0, at: view.convert(CGPoint(x: rect.midX + 3, y: rect.midY), to: nil))
            page.simulator.advance(0.8)
            page.simulator.touchUp(0)
            page.simulator.advance(0.3)
        }

        private func hasMenu(_ page: Page) -> Bool {
            page.simulator.window.application?.editMenus.visibleMenu.map { !$0.isHidden } ?? false
        }

        @Test("A tap on a link does what the delegate says, and by itself opens it where the program has an opener")
        func link() {
            let (page, follower) = page(Self.linked)
            #expect(opened(page) { tap(page, at: 1) } == [] && follower.lines.isEmpty)
            #expect(opened(page) { tap(page, at: 6) } == ["https://example.org/a"])
            #expect(follower.lines == ["primary https://example.org/a 4+4"], "The older method is not asked.")
            follower.action = { _ in UIAction { _ in follower.lines.append("own") } }
            #expect(opened(page) { tap(page, at: 6) } == [] && follower.lines.last == "own")
            page.view.delegate = nil
            #expect(opened(page) { tap(page, at: 6) } == ["https://example.org/a"])
            tap(page, at: 6)
            #expect(!hasMenu(page))
        }

        @Test("A tap on text with a tag does what the delegate says, and nothing by itself")
        func tag() {
            let text = NSMutableAttributedString(string: "see terms of use")
            text.addAttribute(.textItemTag, value: "terms", range: NSRange(location: 4, length: 5))
            let (page, follower) = page(text)
            #expect(opened(page) { tap(page, at: 6) } == [] && follower.lines == ["primary tag terms 4"])
            tap(page, at: 1)
            tap(page, at: 12)
            #expect(follower.lines.count == 1)
            follower.action = { _ in UIAction { _ in follower.lines.append("own") } }
            tap(page, at: 6)
            #expect(follower.lines.last == "own")
            page.view.delegate = nil
            tap(page, at: 6)
            #expect(!hasMenu(page))
        }

        @Test("Links are dead where nothing can be selected, and where the text is edited")
        func deadLinks() {
            let (page, follower) = page(Self.linked)
            page.view.isSelectable = false
            #expect(opened(page) { tap(page, at: 6) } == [])
            pressLong(page, at: 6)
            #expect(follower.lines.isEmpty && !hasMenu(page))
            page.simulator.advance(1)
            page.view.isSelectable = true
            #expect(opened(page) { tap(page, at: 6) } == ["https://example.org/a"])
            page.view.isEditable = true
            #expect(opened(page) { tap(page, at: 6) } == [] && page.view.isFirstResponder)
        }

        @Test("A tap that has no action shows the item's menu")
        func menu() {
            let (page, follower) = page(Self.linked)
            follower.action = { _ in nil }
            #expect(opened(page) { tap(page, at: 6) } == [])
            #expect(hasMenu(page))
        }

        /// Gives a menu whose one action holds on to an object.
        private final class Holder: NSObject, UITextViewDelegate {
            weak var held: NSObject?

            func textView(
                _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
            ) -> UITextItem.MenuConfiguration? {
                let object = NSObject()
                held = object
                let action = UIAction(title: "Hold") { _ in _ = object }
                return UITextItem.MenuConfiguration(preview: nil, menu: UIMenu(children: [action]))
            }
        }

        @Test("What an item's menu holds is let go when the menu has gone", arguments: [true, false])
        func menuIsLetGo(isChosen: Bool) throws {
            let (page, _) = page(Self.linked)
            let holder = Holder()
            page.view.delegate = holder
            pressLong(page, at: 5)
            #expect(hasMenu(page) && holder.held != nil)
            let menu = page.simulator.window.application?.editMenus
            let entry = try #require(menu?.visibleMenu?.items.first?.middleOnScreen)
            page.simulator.tap(isChosen ? entry : CGPoint(x: 200, y: 250))
            page.simulator.advance(1)
            #expect(!hasMenu(page) && holder.held == nil)
        }

        @Test("The methods of iOS 10 are asked about taps and long presses", arguments: [true, false])
        func older(follows: Bool) {
            let (page, _) = page(Self.linked)
            let follower = OlderFollower()
            follower.follows = follows
            page.view.delegate = follower
            #expect(opened(page) { tap(page, at: 6) } == (follows ? ["https://example.org/a"] : []))
            tap(page, at: 13)
            #expect(
                follower.lines == [
                    "should https://example.org/a invokeDefaultAction", "attachment invokeDefaultAction",
                ])
            follower.lines = []
            pressLong(page, at: 5)
            #expect(follower.lines == ["should https://example.org/a presentActions"])
            // Where the item has no menu it is text like any other.
            #expect(hasMenu(page) && page.view.selectedRange.length == (follows ? 0 : 4))
        }

        @Test("The methods of iOS 7 are asked", arguments: [true, false])
        func oldest(follows: Bool) {
            let (page, _) = page(Self.linked)
            let follower = OldestFollower()
            follower.follows = follows
            page.view.delegate = follower
            #expect(opened(page) { tap(page, at: 6) } == (follows ? ["https://example.org/a"] : []))
            tap(page, at: 13)
            #expect(follower.lines == ["should https://example.org/a 4+4", "attachment"])
        }

        @Test("Numbers and addresses are found while the text is not edited")
        func detected() {
            let text = NSAttributedString(string: "Call +49 30 901820 or write to ada@example.org today.")
            let (page, follower) = page(text, types: [.phoneNumber, .link])
            tap(page, at: 8)
            tap(page, at: 35)
            #expect(
                follower.lines == [
                    "primary tel:+4930901820 5+13", "primary mailto:ada@example.org 31+15",
                ])
            follower.lines = []
            page.view.isEditable = true
            page.simulator.frame()
            tap(page, at: 8)
            #expect(follower.lines.isEmpty)
            page.view.isEditable = false
            page.view.dataDetectorTypes = []
            tap(page, at: 8)
            #expect(follower.lines.isEmpty)
        }

        @Test(
            "Numbers of days and months stand in the order of the region",
            arguments: [("en_US", "month=5&day=6"), ("en_GB", "month=6&day=5"), ("de_DE", "month=6&day=5")])
        func dates(locale: String, expected: String) {
            let (page, follower) = page(NSAttributedString(string: "On 05/06/2024 it is."), types: .calendarEvent)
            page.simulator.application.locale = Locale(identifier: locale)
            tap(page, at: 6)
            #expect(follower.lines == ["primary typecase-data:calendar?year=2024&\(expected) 3+10"])
        }

        @Test("What is found looks like a link")
        func look() {
            let text = NSAttributedString(string: "www.example.org")
            let (page, _) = page(text)
            let place = page.view.caretRect(for: page.view.beginningOfDocument)
            let area = CGRect(x: place.midX, y: place.minY, width: 80, height: place.height)
            func isBlue() -> Bool {
                page.simulator.frame()
                return stride(from: area.minX, to: area.maxX, by: 1).contains { x in
                    let color = page.simulator.color(at: CGPoint(x: x, y: area.midY))
                    var (red, blue): (CGFloat, CGFloat) = (0, 0)
                    color.getRed(&red, green: nil, blue: &blue, alpha: nil)
                    return blue > 0.6 && red < 0.5
                }
            }
            #expect(!isBlue())
            page.view.dataDetectorTypes = .link
            #expect(isBlue())
        }

        @Test("What is detected keeps its own look but for what links look like", arguments: [true, false])
        func ownLook(isDetected: Bool) {
            let letters = NSMutableAttributedString(
                string: "example.com",
                attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 24)])
            if !isDetected {
                letters.addAttribute(.link, value: "http://example.com", range: NSRange(location: 0, length: 11))
            }
            let (page, _) = page(letters, types: isDetected ? .link : [])
            let area = page.view.convert(
                page.view.firstRect(
                    for: page.view.textRange(
                        from: page.view.beginningOfDocument, to: page.view.endOfDocument) ?? UITextRange()), to: nil)
            /// The colours that letters have, dark ones apart.
            func inks() -> (red: Int, blue: Int, black: Int, green: Int) {
                page.simulator.frame()
                var found = (red: 0, blue: 0, black: 0, green: 0)
                for x in stride(from: area.minX, to: area.maxX, by: 1) {
                    for y in stride(from: area.minY, to: area.maxY, by: 1) {
                        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
                        page.simulator.color(at: CGPoint(x: x, y: y)).getRed(
                            &red, green: &green, blue: &blue, alpha: nil)
                        if red > 0.8, green < 0.4, blue < 0.4 { found.red += 1 }
                        if blue > 0.6, red < 0.4 { found.blue += 1 }
                        if red < 0.3, green < 0.3, blue < 0.3 { found.black += 1 }
                        if green > 0.8, red < 0.4, blue < 0.4 { found.green += 1 }
                    }
                }
                return found
            }
            #expect(inks().blue > 10 && inks().red == 0)
            page.view.linkTextAttributes = [:]
            #expect(inks().red > 10 && inks().blue == 0 && inks().black == 0)
            page.view.linkTextAttributes = [.backgroundColor: UIColor.green]
            #expect(inks().red > 10 && inks().green > 100 && inks().black == 0)
            // Looks are taken away too.
            page.view.linkTextAttributes = [:]
            let plain = inks().red
            page.view.textStorage.addAttribute(
                .underlineStyle, value: NSUnderlineStyle.thick.rawValue, range: NSRange(location: 0, length: 11))
            #expect(inks().red > plain + 20)
            page.view.linkTextAttributes = [.underlineStyle: 0]
            #expect(inks().red == plain)
        }
    }
}

extension TextViewTests.TextItemTests {
    private final class Watcher: NSObject, UITextViewDelegate {
        var lines: [String] = []
        var reaction: ((UITextView) -> Void)?

        func textView(
            _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) {
            lines.append("display \(textItem.range.location)+\(textItem.range.length)")
            animator.addAnimations { textView.alpha = 0.5 }
            animator.addCompletion { [weak self] in self?.lines.append("shown") }
            reaction?(textView)
        }

        func textView(
            _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) {
            lines.append("end \(textItem.range.location)+\(textItem.range.length)")
            animator.addAnimations { textView.alpha = 1 }
            animator.addCompletion { [weak self] in self?.lines.append("gone") }
            if animator.previewViewController != nil { lines.append("preview") }
        }
    }

    @Test("The delegate hears when an item's menu comes and goes, and adds to both")
    func menuComesAndGoes() {
        let page = Page("", isEditing: false)
        let watcher = Watcher()
        page.view.delegate = watcher
        page.view.isEditable = false
        let text = NSMutableAttributedString(string: "see here")
        text.addAttribute(.link, value: "a://b", range: NSRange(location: 4, length: 4))
        page.view.attributedText = text
        page.simulator.frame()
        let place = page.view.position(from: page.view.beginningOfDocument, offset: 6) ?? UITextPosition()
        let rect = page.view.caretRect(for: place)
        func hold() {
            page.simulator.touchDown(0, at: page.view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
            page.simulator.advance(0.8)
            page.simulator.touchUp(0)
            page.simulator.advance(0.4)
        }
        hold()
        #expect(watcher.lines == ["display 4+4", "shown"] && page.view.alpha == 0.5)
        page.simulator.tap(CGPoint(x: 300, y: 280))
        page.simulator.advance(0.4)
        #expect(watcher.lines == ["display 4+4", "shown", "end 4+4", "gone"] && page.view.alpha == 1)
        // A delegate that takes the view away is told of an end too, and nothing stays.
        watcher.lines = []
        watcher.reaction = { $0.removeFromSuperview() }
        hold()
        #expect(watcher.lines.filter { $0.hasPrefix("display") }.count == 1)
        #expect(watcher.lines.filter { $0.hasPrefix("end") }.count == 1)
        #expect(!page.simulator.application.editMenus.isShown)
    }
}
