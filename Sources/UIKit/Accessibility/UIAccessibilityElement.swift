import Foundation

/// An element that is no view of its own: something that a view draws.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// What holds the element. It is not kept alive.
    open weak var accessibilityContainer: AnyObject?
    /// A name for scripts and tests, not for people.
    open var accessibilityIdentifier: String?
    /// Where the element is in its container, which is a view, in the view's points. While it is set the frame on the screen
    /// follows the container.
    open var accessibilityFrameInContainerSpace = CGRect.zero

    /// Creates an element.
    /// - Parameter container: What holds it: a view, or another element.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// Events go on to the container.
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    override var isUsuallyElement: Bool { true }
    override var usualScreenFrame: CGRect {
        (accessibilityContainer as? UIView)?.convertToScreen(accessibilityFrameInContainerSpace)
            ?? accessibilityFrameInContainerSpace
    }
}
