import Foundation
import RasterEngine
import TextEngine

/// The room that text is laid out in. Lengths are points.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// The size of the room. A view whose size it tracks sets it. Lines that reach below the height are not shown, but for
    /// the first one, which UIKit leaves out too. A width or a height of 0 or less or of `CGFloat.greatestFiniteMagnitude` is
    /// no limit.
    open var size: CGSize {
        didSet {
            guard size != oldValue else { return }
            changed()
            guard let ownManager else { return }
            ownManager.delegate?.layoutManager(ownManager, textContainer: self, didChangeGeometryFrom: oldValue)
        }
    }
    /// The room between the text and the container's edges, at the left and the right, and between the text and
    /// ``exclusionPaths``. The default is 5.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet {
            guard lineFragmentPadding != oldValue else { return }
            if area != nil { area = ExclusionArea(exclusionPaths, padding: lineFragmentPadding) }
            changed()
        }
    }
    /// What the text flows around, in points from the container's top left corner; each line uses the room on both sides.
    /// The default is nothing.
    ///
    /// Where a path leaves less room than a word needs there is no text, unless the word is too wide for the container.
    /// All text above the end of the lowest path is laid out from the top, also where nobody looks. A path that is
    /// changed has an effect when it is set again; what is farther out than a million points counts as there.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            let new = ExclusionArea(exclusionPaths, padding: lineFragmentPadding)
            // Programs set the same paths again whenever they lay out their views.
            guard new != area else { return }
            area = new
            changed()
        }
    }
    /// What the engine takes for the paths.
    private(set) var area: ExclusionArea?
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
    /// Whether the height follows that of the text view, so that it shows no more lines than it has room for, and does not
    /// scroll. The default is no.
    open var heightTracksTextView = false {
        didSet { if heightTracksTextView != oldValue { changed() } }
    }
    /// The text view sets the size.
    private var isFollowing = false
    /// Who lays out text in the container: always somebody where a text view shows it. Setting another one adds the container to it,
    /// as ``NSLayoutManager/addTextContainer(_:)`` does, which it needs not be told as well; `nil` takes it out.
    open var layoutManager: NSLayoutManager? {
        get { ownManager ?? textView.map { $0.textKit.manager(of: $0) } }
        set {
            guard newValue !== ownManager else { return }
            if let newValue { newValue.addTextContainer(self) } else { ownManager?.removeTextContainer(self) }
        }
    }
    /// Who lays out text in the container by TextKit 2; `nil` for nobody.
    open var textLayoutManager: NSTextLayoutManager? {
        textView.map { $0.textKit.textLayoutManager(of: $0) } ?? ownManager?.textLayoutManager
    }
    /// Who lays out text in the container, if anybody has been asked for yet.
    weak var ownManager: NSLayoutManager?
    /// The view that shows the container.
    @Unkept var textView: UITextView?

    /// Creates a container of a size.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Creates a container without limits.
    public convenience override init() {
        self.init(size: CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
    }

    /// Whether all lines have the whole width. A subclass that does not override
    /// ``lineFragmentRect(forProposedRect:at:writingDirection:remaining:)`` may say yes and spares the questions; by default
    /// subclasses say no.
    open var isSimpleRectangularTextContainer: Bool {
        exclusionPaths.isEmpty && maximumNumberOfLines == 0 && type(of: self) == NSTextContainer.self
    }

    /// What lines keep away from, if there is anything.
    var usedArea: ExclusionArea? {
        let isAsked = type(of: self) != NSTextContainer.self && !isSimpleRectangularTextContainer
        return isAsked ? ExclusionArea(rule: shape) : area
    }
    private lazy var shape = ContainerShape(self)

    /// Exchanges the layout manager and leaves the text storage and all other containers to the new one.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let (storage, views) = (old.textStorage, old.textContainers.compactMap(\.textView))
        // Views have the text already, and their selections stay.
        for view in views { view.textKit.keepText = true }
        for container in old.textContainers { newLayoutManager.addTextContainer(container) }
        storage?.removeLayoutManager(old)
        storage?.addLayoutManager(newLayoutManager)
        for view in views {
            view.textKit.keepText = false
            view.looksDidChange()
        }
    }

    /// The part of a proposed rectangle that a line may have: what ``exclusionPaths`` leave first in the direction of the
    /// writing.
    ///
    /// A subclass that overrides it is asked for each line, and for what remains of the line, until nothing remains. A line
    /// without room is moved down, a point at a time. What stands above and below in the answer has no effect. All of the
    /// text is then laid out from the top, whatever is seen of it. When it comes to answer differently the subclass calls
    /// ``NSLayoutManager/textContainerChangedGeometry(_:)``.
    /// - Parameters:
    ///   - proposedRect: The line from one edge of the container to the other, or what remains of it.
    ///   - characterIndex: Where the line begins, in UTF-16 units.
    ///   - remainingRect: Gets what lies behind the answer, as far as text may stand there.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        let room = CGRect(x: 0, y: 0, width: usedWidth, height: hasHeight ? size.height : .greatestFiniteMagnitude)
        let rect = proposedRect.common(with: room)
        guard !rect.isNull else { return .zero }
        let width = usedWidth - lineFragmentPadding * 2
        guard let segments = area?.segments(from: rect.minY, to: rect.maxY, width: width) else { return rect }
        var parts = segments.map {
            CGRect(x: $0.x, y: rect.minY, width: $0.width + lineFragmentPadding * 2, height: rect.height)
                .common(with: rect)
        }.filter { !$0.isEmpty }
        if baseWritingDirection == .rightToLeft { parts.reverse() }
        guard let first = parts.first else { return .zero }
        remainingRect?.pointee = parts.dropFirst().reduce(parts.dropFirst().first ?? .zero) { $0.union($1) }
        return first
    }

    /// Follows the size of a text view, which knows of it.
    func follow(_ new: CGSize) {
        guard new != size else { return }
        isFollowing = true
        size = new
        isFollowing = false
        ownManager?.containerDidFollow(self)
    }

    /// Whether the height is a limit.
    var hasHeight: Bool { size.height > 0 && size.height < 1e7 }

    /// How far lines reach: a width of 0 or less is no limit.
    private var usedWidth: CGFloat { size.width > 0 ? size.width : .greatestFiniteMagnitude }

    /// The room between the padding; infinite where the width is no limit.
    var lineWidth: CGFloat {
        let width = usedWidth - lineFragmentPadding * 2
        return width < 1e7 ? max(0, width) : .infinity
    }

    private func changed() {
        guard !isFollowing else { return }
        textView?.containerDidChange()
        ownManager?.containerDidChange(self)
    }
}

extension ExclusionArea {
    /// The area of some paths, or `nil` when they have no inside. Curves become lines that are off by less than a twentieth
    /// of a point.
    fileprivate init?(_ paths: [UIBezierPath], padding: CGFloat) {
        let shapes = paths.map { path in
            path.outline.pixelPath(.identity).flattened().map { line in
                line.points.map { Point(x: $0.x, y: $0.y) }
            }
        }
        self.init(shapes, padding: padding)
    }
}
