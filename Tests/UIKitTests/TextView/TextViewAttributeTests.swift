import Testing
import UIKitSimulator

@testable import UIKit

extension TextViewTests {
    /// Fonts, colours and other attributes.
    @MainActor
    @Suite("Text view: attributes")
    struct AttributeTests {
        @Test("Font and colour belong to all of the text; of several the first is told")
        func fonts() {
            let page = Page("abc")
            #expect(page.view.font?.pointSize == 17)
            let big = UIFont.systemFont(ofSize: 30)
            let text = NSMutableAttributedString(string: "ab", attributes: [.font: big])
            text.append(NSAttributedString(string: "cd"))
            page.view.attributedText = text
            #expect(page.view.font == big)
            #expect(page.view.attributedText.attribute(.font, at: 3, effectiveRange: nil) as? UIFont != big)
            let small = UIFont.systemFont(ofSize: 9)
            page.view.font = small
            for index in 0..<4 {
                #expect(page.view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont == small)
            }
            page.view.textColor = .systemRed
            #expect(
                page.view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor
                    == .systemRed)
        }

        @Test(
            "A new text keeps the font, the colour and the alignment that attributed text has brought, and nothing else"
        )
        func newText() {
            let page = Page("")
            let style = NSMutableParagraphStyle()
            style.alignment = .center
            let font = UIFont.systemFont(ofSize: 30)
            let values: [NSAttributedString.Key: Any] = [
                .font: font, .foregroundColor: UIColor.systemRed, .paragraphStyle: style, .kern: NSNumber(value: 3),
            ]
            page.view.attributedText = NSAttributedString(string: "ab", attributes: values)
            for text in ["new", "", "newer"] {
                page.view.text = text
                #expect(page.view.font == font && page.view.textColor == .systemRed)
                #expect(page.view.textAlignment == .center)
                #expect(page.view.typingAttributes[.kern] == nil)
            }
            let shown = page.view.attributedText.attributes(at: 0, effectiveRange: nil)
            #expect(shown[.font] as? UIFont == font && shown[.foregroundColor] as? UIColor == .systemRed)
            #expect((shown[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center && shown[.kern] == nil)
            #expect(page.view.caretRect(for: page.view.beginningOfDocument).minX > 100)
            page.view.text = ""
            page.view.typingAttributes = [.font: UIFont.systemFont(ofSize: 40)]
            page.view.text = "x"
            #expect(page.view.font?.pointSize == 40)
        }

        @Test("There always is a paragraph style: programs take it, change it and set it")
        func paragraphStyle() throws {
            let page = Page("ab")
            page.view.textAlignment = .right
            let typing = try #require(page.view.typingAttributes[.paragraphStyle] as? NSParagraphStyle)
            #expect(typing.alignment == .right && typing.lineBreakMode == .byWordWrapping)
            page.view.textAlignment = .natural
            let stored = page.view.textStorage.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
            let style = try #require((stored as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle)
            style.firstLineHeadIndent = 30
            page.view.typingAttributes[.paragraphStyle] = style
            page.view.insertText("c")
            #expect(page.view.caretRect(for: page.view.endOfDocument).minX > 30)

            let field = UITextField()
            field.textAlignment = .center
            let usual = try #require(field.defaultTextAttributes[.paragraphStyle] as? NSParagraphStyle)
            #expect(usual.alignment == .center)
            field.defaultTextAttributes[.kern] = 2
            field.textAlignment = .right
            field.defaultTextAttributes[.kern] = 3
            #expect(field.textAlignment == .right)
        }

        @Test("What is typed looks like the text before it, or as the program says until the selection changes")
        func typing() {
            let page = Page("")
            let text = NSMutableAttributedString(string: "ab", attributes: [.kern: NSNumber(value: 3)])
            text.append(NSAttributedString(string: "cd"))
            page.view.attributedText = text
            page.view.selectedRange = NSRange(location: 2, length: 0)
            page.simulator.type("x")
            #expect(kerns(page) == [3, 3, 3, 0, 0])
            page.view.typingAttributes = [.kern: NSNumber(value: 7)]
            page.simulator.type("y")
            page.simulator.type("z")
            #expect(kerns(page) == [3, 3, 3, 7, 7, 0, 0])
            page.view.typingAttributes = [.kern: NSNumber(value: 9)]
            page.view.selectedRange = NSRange(location: 0, length: 1)
            page.view.selectedRange = NSRange(location: 7, length: 0)
            page.simulator.type("!")
            #expect(kerns(page) == [3, 3, 3, 7, 7, 0, 0, 0])
        }

        @Test("An empty line is as high as its line end, the last one as what is before it")
        func emptyLines() throws {
            let page = Page("")
            let text = NSMutableAttributedString()
            for (part, size) in [("a\n", 12), ("\n", 40), ("b\n", 30)] as [(String, CGFloat)] {
                text.append(NSAttributedString(string: part, attributes: [.font: UIFont.systemFont(ofSize: size)]))
            }
            page.view.attributedText = text
            let heights = try [0, 2, 3, 5].map { offset in
                let place = try #require(page.view.position(from: page.view.beginningOfDocument, offset: offset))
                return page.view.caretRect(for: place).height
            }
            #expect(heights[0] < heights[2] && heights[2] < heights[1] && heights[3] == heights[2], "\(heights)")
        }

        @Test("Undo brings the attributes of what was deleted back")
        func undo() {
            let page = Page("")
            let text = NSMutableAttributedString(string: "ab", attributes: [.kern: NSNumber(value: 3)])
            text.append(NSAttributedString(string: "cd"))
            page.view.attributedText = text
            page.view.selectedRange = NSRange(location: 1, length: 2)
            page.simulator.press(.keyboardDeleteOrBackspace)
            #expect(kerns(page) == [3, 0])
            page.simulator.press(.keyboardZ, .control)
            #expect(kerns(page) == [3, 3, 0, 0])
        }

        private func kerns(_ page: Page) -> [Int] {
            let text: NSAttributedString = page.view.attributedText
            return (0..<text.length).map {
                (text.attribute(.kern, at: $0, effectiveRange: nil) as? NSNumber)?.intValue ?? 0
            }
        }
    }
}
