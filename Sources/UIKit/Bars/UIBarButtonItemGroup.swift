import Foundation

/// Buttons that belong together in the bar above the keys (``UITextInputAssistantItem``).
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The buttons, in the order of reading.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
            adopt()
            assistant?.groupsDidChange()
        }
    }
    /// What stands for the group on iOS where there is no room for its buttons. Kept for programs from iOS: here the
    /// buttons scroll sideways instead.
    open var representativeItem: UIBarButtonItem?
    /// Whether ``representativeItem`` is shown. Never.
    open var isDisplayingRepresentativeItem: Bool { false }

    /// The item that has the group.
    weak var assistant: UITextInputAssistantItem?

    /// Creates a group.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem? = nil) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        adopt()
    }

    private func adopt() {
        for item in barButtonItems { item.buttonGroup = self }
    }
}
