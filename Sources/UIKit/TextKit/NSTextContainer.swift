import Foundation
import TextEngine

/// The room that text is laid out in. Lengths are points.
@MainActor
open class NSTextContainer: NSObject {
    /// The size of the room. A view that tracks its size sets it; a height of 0 or of `CGFloat.greatestFiniteMagnitude`
    /// is no limit.
    open var size: CGSize {
        didSet { if size != oldValue { changed() } }
    }
    /// The room between the text and the container's edges, at the left and the right. The default is 5.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { changed() } }
    }
    /// Where lines are broken, and where the last line that is shown gets an ellipsis when not all of the text is.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { changed() } }
    }
    /// The largest number of lines that are shown; 0 for no limit, which is the default. What comes after them is there
    /// and not seen: carets in it stand at the end of the last line.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { changed() } }
    }
    /// Whether the width follows that of the text view. The default is no, and yes in a text view that made its own.
    open var widthTracksTextView = false {
        didSet { if widthTracksTextView != oldValue { changed() } }
    }
    /// Who lays out text in the container.
    open internal(set) weak var layoutManager: NSLayoutManager?
    /// The view that shows the container.
    weak var textView: UITextView?

    /// Creates a container of a size.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Creates a container without limits.
    public convenience override init() {
        self.init(size: CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
    }

    /// Whether all lines have the whole width.
    open var isSimpleRectangularTextContainer: Bool { maximumNumberOfLines == 0 }

    /// Exchanges the layout manager and leaves the text storage and all other containers to the new one.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let storage = old.textStorage
        for container in old.textContainers { newLayoutManager.addTextContainer(container) }
        storage?.removeLayoutManager(old)
        storage?.addLayoutManager(newLayoutManager)
    }

    /// The part of a proposed rectangle that a line may have. Nothing is left of it behind that: lines have no holes.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        let room = CGRect(x: 0, y: 0, width: size.width, height: hasHeight ? size.height : .greatestFiniteMagnitude)
        let rect = proposedRect.intersection(room)
        return rect.isNull ? .zero : rect
    }

    /// Whether the height is a limit.
    var hasHeight: Bool { size.height > 0 && size.height < 1e7 }

    private func changed() {
        textView?.containerDidChange()
        layoutManager?.containerDidChange(self)
    }
}
