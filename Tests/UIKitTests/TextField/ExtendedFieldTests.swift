import Testing
import UIKit
import UIKitSimulator

/// Fields of programs that have members of the names that Typecase adds to UIKit's.
@MainActor @Suite("Names that Typecase adds")
struct ExtendedFieldTests {
    private final class Field: UITextField {
        var validation = "mine"
        private(set) var textFormat: Int? = 3
        func checkValidity(_ again: Bool = true) -> Int { 7 }
        var showsRevealButton: String { "no" }
        var inputSuggestions: [Int] = [1]
    }

    @Test("A subclass has its own, and UIKit's class those of Typecase")
    func names() {
        let field = Field(frame: .zero)
        #expect(field.validation == "mine" && field.textFormat == 3 && field.checkValidity() == 7)
        #expect(field.showsRevealButton == "no" && field.inputSuggestions == [1])
        let plain: UITextField = field
        plain.validation = UITextFieldValidation(.whileTyping) { $0.isEmpty ? "empty" : nil }
        #expect(plain.validation != nil && !plain.checkValidity() && plain.validationMessage == "empty")
        #expect(field.validation == "mine")
    }
}
