import Foundation
import TextEngine

/// How text is measured and drawn outside of views.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// One bit an option.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The rectangle's top left corner is the first line's corner, and lines wrap at its width. Without it text is one
    /// line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// The space that fonts ask for between lines counts. Has no effect: lines stand as close as their letters let them.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// The last line that fits ends in an ellipsis when there is more; together with ``usesLineFragmentOrigin`` alone.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

extension StyledText {
    /// The grid that text is set for: that of the picture or the screen that is being painted.
    @MainActor
    private static var scale: CGFloat { UIGraphicsGetCurrentContext()?.scale ?? UIScreen.ofDetachedViews.scale }

    /// The font of text that is drawn and has none. It is no view's.
    private static let fontOfDrawnText = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

    /// What text takes over that is drawn where a view is painted: the language of the interface.
    @MainActor
    fileprivate static var surroundings: [NSAttributedString.Key: Any] {
        var values: [NSAttributedString.Key: Any] = [.font: fontOfDrawnText]
        if let language = UITraitCollection.current.language { values[.languageIdentifier] = language }
        return values
    }

    @MainActor
    func layout(width: CGFloat, options: NSStringDrawingOptions, height: CGFloat = .infinity) -> TextLayout {
        var lines = TextLayout.Options()
        if options.contains(.usesLineFragmentOrigin) {
            lines.width = max(0, width)
        } else {
            lines.maximumLines = 1
        }
        if options.isSuperset(of: [.truncatesLastVisibleLine, .usesLineFragmentOrigin]), height.isFinite {
            let lineHeight = layout(TextLayout.Options(), scale: Self.scale).lines.first?.height ?? 1
            // "As high as it needs" is often written as the greatest number.
            lines.maximumLines = max(1, Int(min(height / max(1, lineHeight), 1e9)))
            lines.truncation = .tail
        }
        return layout(lines, scale: Self.scale, breaking: .byParagraph)
    }
}

extension NSString {
    /// The size of the text in one line, or in as many as it has line breaks, in points.
    @preconcurrency @MainActor
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        let text = StyledText(self as String, attributes: StyledText.surroundings.merging(attributes ?? [:]) { $1 })
        let layout = text.layout(width: .infinity, options: .usesLineFragmentOrigin)
        return CGSize(width: layout.width, height: layout.height)
    }

    /// The rectangle that the text needs within a size, in points.
    @preconcurrency @MainActor
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        let text = StyledText(self as String, attributes: StyledText.surroundings.merging(attributes ?? [:]) { $1 })
        return text.bounds(in: size, options: options, context: context)
    }

    /// Draws the text in the current graphics context, its top left corner at a point.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        let text = StyledText(self as String, attributes: StyledText.surroundings.merging(attributes ?? [:]) { $1 })
        let layout = text.layout(width: .infinity, options: .usesLineFragmentOrigin)
        UIGraphicsGetCurrentContext()?.draw(layout, at: point, color: .black)
    }

    /// Draws the text in the current graphics context, at a rectangle and not clipped to it.
    /// - Parameters:
    ///   - rect: With ``NSStringDrawingOptions/usesLineFragmentOrigin`` its top left corner is that of the first line, and
    ///     lines wrap at its width; without, the text is one line whose baseline begins at the rectangle's origin.
    ///   - context: Says how much smaller the text may become to fit, and is told how much smaller it is.
    @preconcurrency @MainActor
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        StyledText(self as String, attributes: StyledText.surroundings.merging(attributes ?? [:]) { $1 })
            .draw(with: rect, options: options, context: context)
    }

    /// Draws the text in the current graphics context, wrapped and clipped to a rectangle.
    @preconcurrency @MainActor
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        StyledText(self as String, attributes: StyledText.surroundings.merging(attributes ?? [:]) { $1 }).draw(in: rect)
    }
}

extension NSAttributedString {
    /// The size of the text in one line, or in as many as it has line breaks, in points.
    @preconcurrency @MainActor
    public func size() -> CGSize {
        let layout = StyledText(self, defaults: StyledText.surroundings).layout(
            width: .infinity, options: .usesLineFragmentOrigin)
        return CGSize(width: layout.width, height: layout.height)
    }

    /// The rectangle that the text needs within a size, in points.
    @preconcurrency @MainActor
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StyledText(self, defaults: StyledText.surroundings).bounds(in: size, options: options, context: context)
    }

    /// Draws the text in the current graphics context, its top left corner at a point.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint) {
        let layout = StyledText(self, defaults: StyledText.surroundings).layout(
            width: .infinity, options: .usesLineFragmentOrigin)
        UIGraphicsGetCurrentContext()?.draw(layout, at: point, color: .black)
    }

    /// Draws the text in the current graphics context, at a rectangle and not clipped to it. See
    /// ``Foundation/NSString/draw(with:options:attributes:context:)``.
    @preconcurrency @MainActor
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StyledText(self, defaults: StyledText.surroundings).draw(with: rect, options: options, context: context)
    }

    /// Draws the text in the current graphics context, wrapped and clipped to a rectangle.
    @preconcurrency @MainActor
    public func draw(in rect: CGRect) {
        StyledText(self, defaults: StyledText.surroundings).draw(in: rect)
    }
}

extension StyledText {
    @MainActor
    fileprivate func bounds(
        in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> CGRect {
        let (layout, factor) = fitted(in: size, options: options, context: context)
        let bounds = CGRect(x: 0, y: 0, width: layout.width, height: layout.height)
        context?.totalBounds = bounds
        context?.actualScaleFactor = factor
        return bounds
    }

    /// The text in a size that fits, and by what its fonts were multiplied for that. Lengths that are not above zero are no limits,
    /// as those of a text container.
    @MainActor
    private func fitted(
        in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> (layout: TextLayout, factor: CGFloat) {
        let size = CGSize(
            width: size.width > 0 ? size.width : .infinity, height: size.height > 0 ? size.height : .infinity)
        let layout = layout(width: size.width, options: options, height: size.height)
        let smallest = min(max(context?.minimumScaleFactor ?? 0, 0), 1)
        func fits(_ layout: TextLayout) -> Bool {
            !layout.isTruncated && layout.width <= size.width + 0.001
                && layout.height <= size.height + 0.001
        }
        guard smallest > 0, !fits(layout) else { return (layout, 1) }
        // The largest of forty steps at which all fits.
        var (low, high) = (0, 40)
        func factor(_ step: Int) -> CGFloat { smallest + (1 - smallest) * CGFloat(step) / 40 }
        func smaller(_ step: Int) -> TextLayout {
            scaled(by: Double(factor(step))).layout(width: size.width, options: options, height: size.height)
        }
        while low < high {
            let middle = (low + high + 1) / 2
            if fits(smaller(middle)) { low = middle } else { high = middle - 1 }
        }
        return (smaller(low), factor(low))
    }

    @MainActor
    fileprivate func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        let (layout, factor) = fitted(in: rect.size, options: options, context: context)
        var origin = rect.origin
        if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.lines.first?.baseline ?? 0 }
        context?.totalBounds = CGRect(x: origin.x, y: origin.y, width: layout.width, height: layout.height)
        context?.actualScaleFactor = factor
        UIGraphicsGetCurrentContext()?.draw(layout, at: origin, color: .black)
    }

    @MainActor
    fileprivate func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        context.draw(layout(width: rect.width, options: .usesLineFragmentOrigin), at: rect.origin, color: .black)
        context.restoreGState()
    }
}

/// What measuring a text found out beside its rectangle.
@preconcurrency @MainActor
open class NSStringDrawingContext: NSObject {
    /// The smallest part of its size that the text may have where it does not fit; 0 or 1 for its own size and no other.
    public var minimumScaleFactor: CGFloat = 0
    /// The part of its size that the text last measured or drawn has.
    public internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that the text last measured or drawn with this context takes, in points.
    public internal(set) var totalBounds = CGRect.zero

    /// Creates a context that has measured nothing.
    public override init() { super.init() }
}
