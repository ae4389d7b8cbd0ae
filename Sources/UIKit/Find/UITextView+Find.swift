import Foundation

extension UITextView {
    /// Whether a person can find and replace here: through ``findInteraction``, and with Ctrl+F, Ctrl+H, Ctrl+G, F3 on a
    /// hardware keyboard. The default is no.
    public var isFindInteractionEnabled: Bool {
        get { finding.interaction != nil }
        set { finding.setEnabled(newValue) }
    }

    /// What finds and replaces; `nil` unless ``isFindInteractionEnabled``.
    public var findInteraction: UIFindInteraction? { finding.interaction }
}
