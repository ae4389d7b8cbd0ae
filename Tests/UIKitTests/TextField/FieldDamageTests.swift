import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// What a field paints again is all that looks different.
@MainActor @Suite("Damage of fields")
struct FieldDamageTests {
    private static let words = ["fi", "hello ", "שלום ", "مرحبا ", "A\u{301}V", "👩‍👧 ", "office ", "x", "　", "한"]

    @Test("A key in a long line paints its last word and no more")
    func lastWord() {
        let simulator = Simulator(size: CGSize(width: 800, height: 200))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 700, height: 40))
        field.inputView = UIView()
        field.text = "one two three four five six seven eight ni"
        simulator.window.addSubview(field)
        field.becomeFirstResponder()
        simulator.advance(0.3)
        field.insertText("n")
        let damage = simulator.frame().damage
        #expect(!damage.isEmpty)
        #expect(damage.allSatisfy { $0.minX > 200 && $0.width < 60 }, "\(damage)")
    }

    @Test("A caret that is there takes another tint", arguments: [false, true])
    func tintedCaret(isTextView: Bool) {
        let simulator = Simulator(size: CGSize(width: 200, height: 100))
        let frame = CGRect(x: 10, y: 10, width: 180, height: 60)
        let view: UIView = isTextView ? UITextView(frame: frame) : UITextField(frame: frame)
        simulator.hasHardwareKeyboard = true
        simulator.window.addSubview(view)
        view.becomeFirstResponder()
        simulator.advance(0.1)
        func carets() -> [UIColor?] {
            var found: [UIColor?] = []
            view.forEachInSubtree { if let caret = $0 as? CaretView { found.append(caret.backgroundColor) } }
            return found
        }
        #expect(carets() == [view.tintColor])
        view.tintColor = .systemRed
        simulator.frame()
        #expect(carets() == [.systemRed])
        simulator.window.tintColor = .systemGreen
        view.tintColor = nil
        simulator.frame()
        #expect(carets() == [.systemGreen])
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test("Random edits, looks and selections", arguments: 1...6 as ClosedRange<UInt64>)
    func random(seed: UInt64) {
        let simulator = Simulator(size: CGSize(width: 320, height: 120))
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 180, height: 34))
        field.borderStyle = .roundedRect
        field.inputView = UIView()
        simulator.window.addSubview(field)
        field.becomeFirstResponder()
        simulator.advance(0.1)
        var random = SeededGenerator(seed)
        for step in 0..<150 {
            let deed = Int.random(in: 0..<16, using: &random)
            switch deed {
            case 0...5: field.insertText(Self.words[Int.random(in: 0..<(Self.words.count), using: &random)])
            case 6...7: field.deleteBackward()
            case 8:
                let length = field.offset(from: field.beginningOfDocument, to: field.endOfDocument)
                let (a, b) = (
                    Int.random(in: 0..<(length + 1), using: &random), Int.random(in: 0..<(length + 1), using: &random)
                )
                if let start = field.position(from: field.beginningOfDocument, offset: min(a, b)),
                    let end = field.position(from: field.beginningOfDocument, offset: max(a, b))
                {
                    field.selectedTextRange = field.textRange(from: start, to: end)
                }
            case 9: field.setMarkedText("ni hao", selectedRange: NSRange(location: 2, length: 0))
            case 10: field.unmarkText()
            case 11: field.textColor = [.label, .systemRed][Int.random(in: 0..<2, using: &random)]
            case 12: field.textAlignment = [.left, .center, .right, .natural][Int.random(in: 0..<4, using: &random)]
            case 13: field.font = .systemFont(ofSize: CGFloat(12 + Int.random(in: 0..<10, using: &random)))
            case 14: field.isSecureTextEntry = Int.random(in: 0..<4, using: &random) == 0
            default: field.isEnabled = Int.random(in: 0..<4, using: &random) != 0
            }
            simulator.frame()
            guard Int.random(in: 0..<2, using: &random) == 0 else { continue }
            let missed = simulator.areaMissedByDamage()
            #expect(missed == nil, "seed \(SeededGenerator.seed), series \(seed), step \(step), deed \(deed)")
            if missed != nil { return }
        }
    }
}
