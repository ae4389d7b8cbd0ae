import Foundation

/// A text that is edited for a drop: until all is put in, or for good.
@MainActor
final class DropEditability {
    private weak var text: (any EditableText)?
    private let isForGood: Bool

    init(_ text: any EditableText, isForGood: Bool) {
        (self.text, self.isForGood) = (text, isForGood)
        set(true)
    }

    isolated deinit {
        if !isForGood { set(false) }
    }

    private func set(_ isEditable: Bool) {
        (text as? UITextView)?.isEditable = isEditable
        (text as? UITextField)?.isEnabled = isEditable
    }
}
