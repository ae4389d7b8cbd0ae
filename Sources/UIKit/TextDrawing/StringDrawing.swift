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
    /// The last line that fits ends in an ellipsis when there is more.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

extension StyledText {
    /// The grid that text is set for: that of the picture or the screen that is being painted.
    @MainActor
    private static var scale: CGFloat { UIGraphicsGetCurrentContext()?.scale ?? UIScreen.ofDetachedViews.scale }

    /// What text takes over that is drawn where a view is painted: the language of the interface.
    @MainActor
    fileprivate static var surroundings: [NSAttributedString.Key: Any] {
        UITraitCollection.current.language.map { [.languageIdentifier: $0] } ?? [:]
    }

    @MainActor
    func layout(width: CGFloat, options: NSStringDrawingOptions, height: CGFloat = .infinity) -> TextLayout {
        var lines = TextLayout.Options()
        if options.contains(.usesLineFragmentOrigin) {
            lines.width = max(0, width)
        } else {
            lines.maximumLines = 1
        }
        if options.contains(.truncatesLastVisibleLine), height.isFinite {
            let lineHeight = layout(TextLayout.Options(), scale: Self.scale).lines.first?.height ?? 1
            lines.maximumLines = max(1, Int(height / max(1, lineHeight)))
            lines.truncation = .tail
        }
        return layout(lines, scale: Self.scale, breaksAsStyled: true)
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
        let layout = layout(width: size.width, options: options, height: size.height)
        let bounds = CGRect(x: 0, y: 0, width: layout.width, height: layout.height)
        context?.totalBounds = bounds
        return bounds
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
public final class NSStringDrawingContext: NSObject {
    /// The rectangle that the text last measured with this context takes, in points.
    public internal(set) var totalBounds = CGRect.zero

    /// Creates a context that has measured nothing.
    public override init() { super.init() }
}
