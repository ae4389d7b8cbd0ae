import Foundation

/// A thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// What it is, in the types that it has.
    public let itemProvider: NSItemProvider
    /// What the program knows the thing by; others see it while it is dragged and dropped within the program.
    open var localObject: Any?
    /// Gives what is shown under the finger instead of what was lifted; it is asked when the drag begins. `nil` keeps what
    /// was lifted; one that gives `nil` has nothing shown.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates a thing from what it is.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
