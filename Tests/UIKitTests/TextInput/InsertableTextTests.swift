import Testing
import UIKitSimulator

@testable import UIKit

@Suite("InsertableText")
struct InsertableTextTests {
    /// What the rule says, told with characters.
    private func model(_ text: String, allowsLineBreaks: Bool) -> String {
        let text = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\0" }))
        return allowsLineBreaks ? text : text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    @Test("What is left out is what the rule says, in any text")
    func random() {
        var random = SeededGenerator(51)
        let pool = [
            "a", "é", "漢", "😀", "\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}", "\0", " ",
            "e\u{301}",
            "\u{A9}", "\u{2022}", "\t",
        ]
        for _ in 0..<2000 {
            let text = (0..<random.number(0...8)).map { _ in random.pick(pool) }.joined()
            for allows in [true, false] {
                let made = InsertableText.text(text, limit: .max, allowsLineBreaks: allows)
                // A line end alone is the return key, which does not come here.
                guard text.utf8.count > 1 || !text.allSatisfy(\.isNewline) else { continue }
                #expect(
                    made.unicodeScalars.elementsEqual(model(text, allowsLineBreaks: allows).unicodeScalars),
                    "\(text.debugDescription)")
                let short = InsertableText.text(text, limit: 3, allowsLineBreaks: allows)
                #expect(made.utf16.starts(with: short.utf16))
                #expect(short.utf16.count >= min(3, made.utf16.count))
            }
        }
    }

    @MainActor
    @Test(
        "A text on the clipboard that is too long is cut between characters",
        arguments: ["🇩🇪", "e\u{301}", "a", "漢", "\u{301}"])
    func clipboard(piece: String) {
        let simulator = Simulator()
        _ = simulator
        let limit = UIPasteboard.lengthLimit
        UIPasteboard.general.string = "x" + String(repeating: piece, count: limit / piece.utf16.count + 5)
        let text = UIPasteboard.general.string ?? ""
        let count = text.utf16.count
        #expect(count <= limit && count > limit - 300)
        let isWhole = piece == "\u{301}" || (count - 1) % piece.utf16.count == 0
        #expect(isWhole)
        UIPasteboard.general.string = ""
    }
}
