import Foundation

/// What becomes of things that are dropped.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: they go back.
    case cancel
    /// Nothing here and now, where something might become of others. It is shown.
    case forbidden
    /// They are copied.
    case copy
    /// They are moved, when the drag lets that happen; otherwise it is as ``cancel``. The view that they come from is told, and
    /// takes them away.
    case move

    /// Whether something is dropped.
    var isDrop: Bool { self == .copy || self == .move }
}

/// What a view that things are dragged over would do with them.
///
/// `isPrecise` and `prefersFullSizePreview` are missing: the place that counts is always the finger's, and previews have always
/// their own size.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    /// What would become of the things.
    public let operation: UIDropOperation

    /// Creates a proposal.
    public required init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}
