import Foundation

/// Hears of the changes to a program's own text that no key makes.
final class InputChanges: NSObject, UITextInputDelegate {
    private weak var text: InteractionText?

    init(of text: InteractionText) {
        self.text = text
        super.init()
    }

    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func textWillChange(_ textInput: (any UITextInput)?) {}

    func selectionDidChange(_ textInput: (any UITextInput)?) {
        text?.noteSelecting()
    }

    func textDidChange(_ textInput: (any UITextInput)?) {
        text?.noteChange()
    }
}
