import Foundation

/// What a program puts into the bar above the keys, at its ends: what can be picked stands between them. Beside a hardware
/// keyboard the bar is shown alone.
///
/// Without buttons there is no bar, unless the language has candidates. Buttons that do not fit scroll sideways.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// The groups that stand where reading begins.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] {
        didSet { exchange(oldValue, for: leadingBarButtonGroups) }
    }
    /// The groups that stand where reading ends.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] {
        didSet { exchange(oldValue, for: trailingBarButtonGroups) }
    }
    /// Whether a person may hide the buttons. Kept for programs from iOS: nobody can here.
    open var allowsHidingShortcuts = true

    /// Who has looked for buttons here last, and is told when there are others. Not the responder that has the item: a weak
    /// reference makes every retain of its object slow for good, and each responder of a chain has an item.
    weak var seeker: InputContext?

    /// Whether there is a button.
    var hasItems: Bool {
        (leadingBarButtonGroups + trailingBarButtonGroups).contains { !$0.barButtonItems.isEmpty }
    }

    private func exchange(_ old: [UIBarButtonItemGroup], for new: [UIBarButtonItemGroup]) {
        for group in old where group.assistant === self { group.assistant = nil }
        for group in leadingBarButtonGroups + trailingBarButtonGroups { group.assistant = self }
        if !old.elementsEqual(new, by: { $0 === $1 }) { groupsDidChange() }
    }

    /// There are other buttons.
    func groupsDidChange() {
        seeker?.assistantDidChange()
    }
}
