import Testing
import TextEngine
import UIKitSimulator

@testable import UIKit

extension FieldTests {
    /// What is shown of a text that is too long, while nobody edits it.
    @MainActor
    @Suite("Text that is too long for its field")
    struct OverflowTests {
        private nonisolated static let modes: [NSLineBreakMode] = [
            .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail,
        ]

        /// A field 100 points wide, with boxes of 9.6 points for letters: ten fit.
        private func form(
            _ text: String, _ mode: NSLineBreakMode?, byDefaults: Bool = false,
            font: UIFont? = UIFont(spec: FontSpec(design: .block, size: 16))
        ) -> Form {
            let form = Form("A")
            form.simulator.hasHardwareKeyboard = true
            form.a.borderStyle = .none
            form.a.frame = CGRect(x: 20, y: 10, width: 104, height: 44)
            form.a.font = font
            let style = NSMutableParagraphStyle()
            if let mode { style.lineBreakMode = mode }
            let values: [NSAttributedString.Key: Any] = mode == nil ? [:] : [.paragraphStyle: style]
            if byDefaults {
                form.a.defaultTextAttributes.merge(values) { $1 }
                form.a.text = text
            } else {
                form.a.attributedText = NSAttributedString(string: text, attributes: values)
            }
            form.simulator.frame()
            return form
        }

        /// What a person points at from one edge on, in steps of a letter, as offsets.
        private func places(_ form: Form, fromRight: Bool = false) -> [Int] {
            let (field, rect) = (form.a, form.a.textRect(forBounds: form.a.bounds))
            return (0...10).map { step in
                let distance = CGFloat(step) * 9.6
                let point = CGPoint(x: fromRight ? rect.maxX - distance : rect.minX + distance, y: 22)
                guard let place = field.closestPosition(to: point) else { return -1 }
                return field.offset(from: field.beginningOfDocument, to: place)
            }
        }

        @Test(
            "Each mode shows its part of the text, by the text's own style or by the field's", arguments: modes,
            [false, true])
        func parts(mode: NSLineBreakMode, byDefaults: Bool) {
            let form = form("abcd efgh ijkl mnop qrst", mode, byDefaults: byDefaults)
            let wanted =
                switch mode {
                case .byWordWrapping, .byCharWrapping, .byClipping: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
                case .byTruncatingHead: [15, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]
                case .byTruncatingMiddle: [0, 1, 2, 3, 4, 20, 21, 22, 23, 24, 24]
                case .byTruncatingTail: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9]
                }
            #expect(places(form) == wanted)
        }

        @Test("The modes look different, and without one the end is left out")
        func pictures() {
            let text = "abcdefg hijkl mnop qrst"
            // Letters as wide as the boxes, which differ from each other and from the ellipsis.
            let font = UIFont(name: "LiberationMono", size: 16)
            let pictures = Self.modes.map { form(text, $0, font: font).simulator.pngData() }
            #expect(font != nil && Set(pictures).count == 6)
            #expect(form(text, nil, font: font).simulator.pngData() == pictures[5])
        }

        @Test("A long text is cut as a short one is", arguments: modes)
        func long(mode: NSLineBreakMode) {
            let middle = { String(repeating: " and so on", count: $0) }
            let (short, long) = (form("begin" + middle(20) + " end", mode), form("begin" + middle(2000) + " end", mode))
            #expect(short.simulator.pngData() == long.simulator.pngData())
            let (all, ends) = (places(long), places(short))
            let extra = 10 * 1980
            #expect(zip(all, ends).allSatisfy { $0 == $1 || $0 == $1 + extra })
            if mode == .byTruncatingHead { #expect(all[10] == 5 + 20_000 + 4) }
        }

        @Test("While the text is edited all of it is there, whatever the mode", arguments: modes)
        func editing(mode: NSLineBreakMode) {
            let form = form("abcd efgh ijkl mnop qrst", mode)
            let cut = form.simulator.pngData()
            form.a.becomeFirstResponder()
            form.a.selection = NSRange(location: 24, length: 0)
            form.simulator.frame()
            let shown = places(form)
            #expect(shown == (0...10).map { shown[0] + $0 } && shown[0] >= 13)
            form.a.resignFirstResponder()
            form.simulator.advance(0.5)
            #expect(form.simulator.pngData() == cut)
        }

        @Test("Where the text runs from the right, its beginning is at the right")
        func rightToLeft() {
            let text = "אבגד הוזח טיכל מנסע פצקר"
            func offsets(_ mode: NSLineBreakMode) -> [Int] { places(form(text, mode), fromRight: true) }
            #expect(offsets(.byClipping) == Array(0...10))
            #expect(offsets(.byTruncatingTail) == Array(0...9) + [9])
            #expect(offsets(.byTruncatingHead) == [15] + Array(15...24))
        }

        @Test("A selection of what is left out is shown on the ellipsis, and dots of a secret are cut at the edge")
        func others() throws {
            let form = form("abcd efgh ijkl mnop qrst", .byTruncatingMiddle)
            let field = form.a
            let start = try #require(field.position(from: field.beginningOfDocument, offset: 8))
            let end = try #require(field.position(from: start, offset: 4))
            let range = try #require(field.textRange(from: start, to: end))
            let rect = field.firstRect(for: range)
            #expect(rect.width > 5 && rect.maxX < 70)
            let secret = self.form(String(repeating: "x", count: 40), .byTruncatingHead, byDefaults: true)
            secret.a.isSecureTextEntry = true
            secret.simulator.frame()
            #expect(places(secret)[0] == 0)
        }
    }
}
