import Foundation

/// A bar that goes through the fields of a window.
final class FieldNavigationBar: UIToolbar {
    private let previous = UIBarButtonItem()
    private let following = UIBarButtonItem()
    private let done = UIBarButtonItem(systemItem: .done)

    override init(frame: CGRect) {
        super.init(frame: frame)
        previous.image = UIImage(systemName: "chevron.up")
        following.image = UIImage(systemName: "chevron.down")
        previous.accessibilityIdentifier = "previous-field"
        following.accessibilityIdentifier = "next-field"
        done.accessibilityIdentifier = "done-typing"
        previous.primaryAction = UIAction { [weak self] _ in self?.move(isBackwards: true) }
        following.primaryAction = UIAction { [weak self] _ in self?.move(isBackwards: false) }
        done.primaryAction = UIAction { [weak self] _ in
            self?.application?.focus.firstResponder?.resignFirstResponder()
        }
        items = [previous, following, .flexibleSpace(), done]
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { nameButtons() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        nameButtons()
    }

    private func nameButtons() {
        previous.accessibilityLabel = words[.previousField]
        following.accessibilityLabel = words[.nextField]
    }

    override func inputViewsServe(_ responder: UIResponder) {
        update()
    }

    /// At the ends there is nowhere to go.
    private func update() {
        guard let focus = application?.focus, let responder = focus.firstResponder else { return }
        previous.isEnabled = !focus.fields(from: responder, isBackwards: true).isEmpty
        following.isEnabled = !focus.fields(from: responder, isBackwards: false).isEmpty
    }

    private func move(isBackwards: Bool) {
        guard let focus = application?.focus, let responder = focus.firstResponder else { return }
        focus.move(to: focus.fields(from: responder, isBackwards: isBackwards))
        // Fields may have come and gone since the bar was shown.
        update()
    }
}
