import Foundation

/// The button that clears a field: a cross on a grey disc, which a program may give another picture, as to any button.
final class ClearButton: UIButton {
    static let side: CGFloat = 20
    private static let cross = UIImage(
        systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
    )?.withTintColor(.systemGray2, renderingMode: .alwaysOriginal)

    convenience init(field: UITextField) {
        self.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        // A target, which a program may take away to do something else.
        addTarget(field, action: UITextField.clear, for: .touchUpInside)
        accessibilityIdentifier = "clear"
        isAccessibilityElement = true
        show([:])
    }

    /// Shows pictures in place of the cross, by states.
    func show(_ pictures: [State: UIImage]) {
        for state in [State.normal, .highlighted, .disabled, .selected] {
            setImage(pictures[state] ?? (state == .normal ? Self.cross : nil), for: state)
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        accessibilityLabel = words[.clearText]
    }
}
