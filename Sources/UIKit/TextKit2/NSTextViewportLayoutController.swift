import Foundation

/// Says what is seen of a text, and is told of the paragraphs in it. Rectangles are points of the container.
@preconcurrency @MainActor
public protocol NSTextViewportLayoutControllerDelegate: AnyObject {
    /// What is seen.
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    /// A paragraph is seen: called for one after the other, from top to bottom.
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
    /// The paragraphs are about to be given. Optional.
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    /// The paragraphs were given. Optional.
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
    /// Does nothing.
    public func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {
    }
    /// Does nothing.
    public func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
}

/// Goes through the paragraphs of a text that are seen: how a view of a program's own shows a long text.
///
/// In a text view, which shows its text by itself, it answers what is seen of it, and lays that out; a delegate is told of the
/// paragraphs only when a program calls ``layoutViewport()``. In difference from UIKit no heights are estimated, so that what a
/// program has placed does not move.
@preconcurrency @MainActor
open class NSTextViewportLayoutController: NSObject {
    /// Says what is seen. It is not kept.
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
    /// Whose text it is. It is not kept.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    private var knownBounds = CGRect.zero
    private var knownRange: NSTextRange?

    /// Creates a controller for a layout manager, which has one already.
    public init(textLayoutManager: NSTextLayoutManager) {
        self.textLayoutManager = textLayoutManager
        super.init()
    }

    private var textView: UITextView? { textLayoutManager?.manager.textView }

    /// What is seen, in points of the container: in a text view as it is now, else as it was when ``layoutViewport()`` was
    /// called last.
    open var viewportBounds: CGRect { textView?.seenOfContainer ?? knownBounds }

    /// The paragraphs that are seen: in a text view as it is now, else as it was when ``layoutViewport()`` was called last.
    open var viewportRange: NSTextRange? { textView == nil ? knownRange : range(of: fragments(in: viewportBounds)) }

    /// Asks the delegate for what is seen, lays it out, and gives it the paragraphs.
    open func layoutViewport() {
        delegate?.textViewportLayoutControllerWillLayout(self)
        textView?.layoutIfNeeded()
        knownBounds = delegate?.viewportBounds(for: self) ?? viewportBounds
        let found = fragments(in: knownBounds)
        knownRange = range(of: found)
        for fragment in found {
            delegate?.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
        }
        delegate?.textViewportLayoutControllerDidLayout(self)
    }

    /// Moves what is seen up or down, until ``layoutViewport()`` is called the next time. Does nothing in a text view, which is
    /// scrolled by its ``UIScrollView/contentOffset``.
    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
        guard verticalOffset.isFinite else { return }
        knownBounds.origin.y += verticalOffset
        knownRange = range(of: fragments(in: knownBounds))
    }

    /// Lays out what is around a place.
    /// - Returns: The height at which its paragraph begins, where a program is to scroll to.
    @discardableResult
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        guard let textLayoutManager else { return 0 }
        let fragment = textLayoutManager.textLayoutFragment(for: textLocation)
        return fragment?.layoutFragmentFrame.minY ?? textLayoutManager.usageBoundsForTextContainer.maxY
    }

    private func fragments(in bounds: CGRect) -> [NSTextLayoutFragment] {
        guard let textLayoutManager, bounds.isFinite, bounds.height > 0 else { return [] }
        let top = textLayoutManager.textLayoutFragment(for: CGPoint(x: bounds.midX, y: bounds.minY))
        var found: [NSTextLayoutFragment] = []
        // Below the text nothing is seen of it; above it, it is seen from its beginning on.
        guard top != nil || bounds.minY <= 0 || textLayoutManager.documentRange.isEmpty else { return [] }
        textLayoutManager.enumerateTextLayoutFragments(
            from: top?.rangeInElement.location, options: [.ensuresLayout, .ensuresExtraLineFragment]
        ) { fragment in
            let frame = fragment.layoutFragmentFrame
            guard frame.minY < bounds.maxY else { return false }
            if frame.maxY > bounds.minY { found.append(fragment) }
            return true
        }
        return found
    }

    private func range(of fragments: [NSTextLayoutFragment]) -> NSTextRange? {
        guard let first = fragments.first, let last = fragments.last else { return nil }
        return NSTextRange(location: first.rangeInElement.location, end: last.rangeInElement.endLocation)
    }
}
