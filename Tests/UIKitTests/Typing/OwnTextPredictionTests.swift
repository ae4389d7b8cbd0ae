import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// The rest of a word behind the caret of a text that draws itself.
@MainActor
@Suite("Inline predictions in a program's own text")
struct OwnTextPredictionTests {
    private func kiosk(_ content: String = "") -> (GridKiosk, StubPredictions) {
        let kiosk = GridKiosk(content)
        let words = StubPredictions()
        kiosk.simulator.application.inputContext.predictions = words
        kiosk.text.inlinePredictionType = .yes
        kiosk.text.becomeFirstResponder()
        kiosk.simulator.advance(0.5)
        return (kiosk, words)
    }

    private func label(_ kiosk: GridKiosk) -> PredictionLabel? {
        kiosk.simulator.frame()
        return kiosk.text.subviews.compactMap { $0 as? PredictionLabel }.first { $0.isShown }
    }

    @Test func `It stands in the text's view, and the text gets it by insertText`() throws {
        let (kiosk, _) = kiosk("let ")
        kiosk.simulator.type("keyb")
        let shown = try #require(label(kiosk))
        #expect(shown.text == "oard" && kiosk.text.string == "let keyb")
        let caret = kiosk.text.caretRect(for: kiosk.text.endOfDocument)
        #expect(abs(shown.frame.minX - caret.midX) < 0.01 && abs(shown.frame.midY - caret.midY) < 1)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
        var inserted = 0
        kiosk.text.happened = { if $0 == "insert" { inserted += 1 } }
        kiosk.simulator.advance(0.2)
        kiosk.simulator.type(" ")
        #expect(kiosk.text.string == "let keyboard " && inserted == 1 && label(kiosk) == nil)
        #expect(kiosk.text.subviews.allSatisfy { !($0 is PredictionLabel) })
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test func `Keys and a tap take it, and what the program does sends it away`() throws {
        let deeds: [((GridKiosk, PredictionLabel) -> Void, String)] = [
            ({ kiosk, _ in kiosk.simulator.type("\t") }, "keyboard"),
            ({ kiosk, _ in kiosk.simulator.press(.keyboardRightArrow) }, "keyboard"),
            (
                { kiosk, label in
                    kiosk.simulator.tap(label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
                    kiosk.simulator.advance(0.5)
                }, "keyboard"
            ),
            ({ kiosk, _ in kiosk.simulator.press(.keyboardEscape) }, "keyb"),
            ({ kiosk, _ in kiosk.text.set("other") }, "other"),
            ({ kiosk, _ in kiosk.simulator.press(.keyboardDeleteOrBackspace) }, "key"),
            ({ kiosk, _ in kiosk.text.resignFirstResponder() }, "keyb"),
            ({ kiosk, _ in kiosk.text.removeFromSuperview() }, "keyb"),
        ]
        for (number, (deed, text)) in deeds.enumerated() {
            let (kiosk, _) = kiosk()
            kiosk.simulator.type("keyb")
            deed(kiosk, try #require(label(kiosk)))
            #expect(kiosk.text.string == text && label(kiosk) == nil, "\(number)")
            #expect(kiosk.simulator.areaMissedByDamage() == nil)
        }
    }

    @Test func `Without the trait, in a secret, and before other text there is none`() {
        let prepare: [(GridKiosk) -> Void] = [
            { $0.text.inlinePredictionType = .default }, { $0.text.isSecureTextEntry = true },
            { $0.text.keyboardType = .numberPad }, { $0.text.isEditable = false }, { $0.text.hidesCaret = true },
        ]
        for (number, prepare) in prepare.enumerated() {
            let (kiosk, _) = kiosk()
            prepare(kiosk)
            kiosk.text.reloadInputViews()
            kiosk.simulator.type("keyb")
            #expect(label(kiosk) == nil, "\(number)")
        }
        let (kiosk, _) = kiosk(" = 1")
        kiosk.simulator.press(.keyboardHome)
        kiosk.simulator.type("keyb")
        #expect(label(kiosk) == nil && kiosk.text.string == "keyb = 1")
    }
}
