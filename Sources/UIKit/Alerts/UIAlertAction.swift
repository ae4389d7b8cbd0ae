import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What a button does to what the alert asks about.
    public enum Style: Int, Sendable {
        /// Anything.
        case `default`
        /// It leaves everything as it is. An alert has one of them at most.
        case cancel
        /// It destroys something.
        case destructive
    }

    /// What the button says.
    open private(set) var title: String?
    /// What the button does to what the alert asks about.
    open private(set) var style: Style
    /// Whether the button can be pressed. The default is yes.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { alert?.actionDidChange(self) } }
    }

    /// The colour of the title, which programs set by this name; `nil` for the usual one.
    var titleTextColor: UIColor? {
        didSet { alert?.actionDidChange(self) }
    }

    private let handler: ((UIAlertAction) -> Void)?
    /// The alert that has the button.
    weak var alert: UIAlertController?

    /// Creates a button.
    /// - Parameter handler: Is called when the button was pressed and the alert has gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    func perform() {
        handler?(self)
    }
}
