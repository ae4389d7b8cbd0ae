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
            var follows = false
            var action: ((UIAction) -> UIAction?)?

            func textView(
                _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
            ) -> UIAction? {
                if case .link(let url) = textItem.content {
                    lines.append("primary \(url) \(textItem.range.location)+\(textItem.range.length)")
                } else {
                    lines.append("primary attachment \(textItem.range.location)")
                }
                return action.map { $0(defaultAction) } ?? defaultAction
            }

            func textView(
                _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
                interaction: UITextItemInteraction
            ) -> Bool {
                lines.append("should \(URL)")
                return follows
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

        private func tap(_ page: Page, at location: Int) {
            let view = page.view
            let place = view.position(from: view.beginningOfDocument, offset: location) ?? UITextPosition()
            let rect = view.caretRect(for: place)
            page.simulator.tap(view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
            page.simulator.advance(0.6)
        }

        @Test("A tap on a link asks both delegate methods, and opens it only if the program says yes")
        func link() {
            let text = NSMutableAttributedString(string: "see here now")
            text.addAttribute(.link, value: "https://example.org/a", range: NSRange(location: 4, length: 4))
            let (page, follower) = page(text)
            var opened: [URL] = []
            UIApplication.shared.urlOpener = { opened.append($0) }
            defer { UIApplication.shared.urlOpener = nil }
            tap(page, at: 1)
            #expect(follower.lines.isEmpty)
            tap(page, at: 6)
            #expect(follower.lines == ["primary https://example.org/a 4+4", "should https://example.org/a"])
            #expect(opened.isEmpty)
            follower.follows = true
            tap(page, at: 6)
            #expect(opened.map(\.absoluteString) == ["https://example.org/a"])
            follower.action = { _ in nil }
            tap(page, at: 6)
            #expect(opened.count == 1)
        }

        @Test("Numbers and addresses are found while the text is not edited")
        func detected() {
            let text = NSAttributedString(string: "Call +49 30 901820 or write to ada@example.org today.")
            let (page, follower) = page(text, types: [.phoneNumber, .link])
            tap(page, at: 8)
            tap(page, at: 35)
            #expect(
                follower.lines == [
                    "primary tel:+4930901820 5+13", "should tel:+4930901820", "primary mailto:ada@example.org 31+15",
                    "should mailto:ada@example.org",
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
    }
}
