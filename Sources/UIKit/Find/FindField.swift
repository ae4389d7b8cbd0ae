import Foundation

/// A field of the find navigator: keys that find go to the navigator.
final class FindField: UITextField {
    weak var navigator: FindNavigator?

    override init(frame: CGRect) {
        super.init(frame: frame)
        borderStyle = .roundedRect
        autocapitalizationType = .none
        autocorrectionType = .no
        spellCheckingType = .no
        // What is searched for is what was typed.
        smartQuotesType = .no
        smartDashesType = .no
        smartInsertDeleteType = .no
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func isForNavigator(_ presses: Set<UIPress>) -> Bool {
        // An input method that composes has the keys first.
        guard let key = presses.first?.key, markedTextRange == nil else { return false }
        return navigator?.handle(key, in: self) ?? false
    }

    override func claims(_ key: UIKey) -> Bool { FindShortcut(key) != nil || super.claims(key) }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !isForNavigator(presses) { super.pressesBegan(presses, with: event) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !isForNavigator(presses) { super.pressesChanged(presses, with: event) }
    }
}
