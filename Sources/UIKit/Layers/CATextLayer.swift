import Foundation
import TextEngine

/// A layer that shows text, plain or with attributes.
///
/// Plain text has the layer's font, size and colour; text with attributes has its own. It begins at the top of the bounds, and is cut
/// by them only with ``CALayer/masksToBounds``.
open class CATextLayer: CALayer {
    /// The text: a `String` or an `NSAttributedString`; `nil`, or anything else, for none.
    open var string: Any? {
        didSet { didChange() }
    }
    /// The font of plain text: a `UIFont`, a `CGFont` or the name of one; its size does not count. `nil` for the system's.
    open var font: Any? {
        didSet { didChange() }
    }
    /// The size of plain text, in points.
    open var fontSize: CGFloat = 36 {
        didSet { didChange() }
    }
    /// The colour of plain text. The default is white.
    open var foregroundColor: CGColor? = UIColor.white.cgColor {
        didSet { didChange() }
    }
    /// Whether lines are wrapped at the width of the bounds.
    open var isWrapped = false {
        didSet { didChange() }
    }
    /// Where lines stand across the bounds.
    open var alignmentMode = CATextLayerAlignmentMode.natural {
        didSet { didChange() }
    }

    /// Whether text that does not fit ends with an ellipsis. The default is ``CATextLayerTruncationMode/none``.
    open var truncationMode = CATextLayerTruncationMode.none {
        didSet { didChange() }
    }

    /// The text with all that it looks like; `nil` for none.
    private var text: NSAttributedString? {
        if let text = string as? NSAttributedString { return text.length == 0 ? nil : text }
        guard let text = string as? String, !text.isEmpty else { return nil }
        let size = max(1, fontSize.isFinite ? fontSize : 1)
        let style = NSMutableParagraphStyle()
        style.alignment = alignmentMode.alignment
        return NSAttributedString(
            string: text,
            attributes: [
                .font: font(ofSize: size) ?? .systemFont(ofSize: size), .paragraphStyle: style,
                .foregroundColor: foregroundColor.map { UIColor(cgColor: $0) } ?? .clear,
            ])
    }

    private func font(ofSize size: CGFloat) -> UIFont? {
        switch font {
        case let font as UIFont: font.withSize(size)
        case let font as CGFont: font.font(ofSize: size)
        case let name as String: UIFont(name: name, size: size)
        case let name as NSString: UIFont(name: String(describing: name), size: size)
        default: nil
        }
    }

    private var options: NSStringDrawingOptions {
        truncationMode == .end ? [.usesLineFragmentOrigin, .truncatesLastVisibleLine] : .usesLineFragmentOrigin
    }

    /// Where the text stands, in the layer's own points.
    private func place(of text: NSAttributedString) -> CGRect {
        let bounds = shownState.bounds
        if isWrapped {
            let height = truncationMode == .end ? bounds.height : .greatestFiniteMagnitude
            let size = CGSize(width: bounds.width, height: height)
            return CGRect(
                x: bounds.minX, y: bounds.minY, width: bounds.width,
                height: text.boundingRect(with: size, options: options, context: nil).height)
        }
        let size = text.size()
        // One that is too wide begins where one begins that fits.
        let excess = max(0, truncationMode == .end ? 0 : size.width.rounded(.up) - bounds.width)
        let isAtRight = alignmentMode == .right || alignmentMode == .natural && Self.isRightToLeft(text.string)
        return CGRect(
            x: bounds.minX - (alignmentMode == .center ? excess / 2 : isAtRight ? excess : 0), y: bounds.minY,
            width: bounds.width + excess, height: size.height)
    }

    private static func isRightToLeft(_ text: String) -> Bool {
        text.unicodeScalars.lazy.compactMap { ICU.isStrongRightToLeft($0.value) }.first ?? false
    }

    override var contentFrame: CGRect {
        // Letters may reach over the edges of their lines.
        text.map { place(of: $0).insetBy(dx: -4, dy: -4) } ?? .null
    }

    override func paintContent(in context: CGContext) {
        guard let text else { return }
        UIGraphicsPushContext(context)
        text.draw(with: place(of: text), options: options, context: nil)
        UIGraphicsPopContext()
    }
}

/// Where the lines of a text layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an alignment by its name; names that are not known mean ``natural``.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At the side where the text's language begins lines.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// From side to side.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    fileprivate var alignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}

/// Whether the text of a layer ends with an ellipsis where it does not fit. On iOS there are ellipses at the beginning and in the middle,
/// too.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode by its name; names that are not known mean ``none``.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It goes on outside of the bounds.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// It ends with an ellipsis.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
}
