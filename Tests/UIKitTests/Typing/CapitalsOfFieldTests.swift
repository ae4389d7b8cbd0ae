import Testing
import UIKitSimulator

@testable import UIKit

/// Where the shift key lights by itself, by what a field wants.
@MainActor @Suite struct CapitalsOfFieldTests {
    @Test(
        "Each kind of capitals has its own places",
        arguments: [
            (UITextAutocapitalizationType.none, [false, false, false, false]),
            (.words, [true, true, true, false]), (.sentences, [true, false, true, false]),
            (.allCharacters, [true, true, true, true]),
        ])
    func places(type: UITextAutocapitalizationType, isWanted: [Bool]) {
        let form = Form.editing("|", onScreen: true)
        form.a.autocapitalizationType = type
        form.a.reloadInputViews()
        // At the beginning, behind a word, behind a sentence and inside of a word.
        for (text, isWanted) in zip(["|", "a |", "a. |", "a b|"], isWanted) {
            form.set(text)
            #expect((UIApplication.shared.inputContext.shift != .off) == isWanted, "\(text)")
        }
    }
}
