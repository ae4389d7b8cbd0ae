import Foundation
import TextEngine

/// What stands in text in place of U+FFFC: how large it is, and what it looks like.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// The picture that is shown in a rectangle; see ``NSTextAttachment``.
    @MainActor
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
        -> UIImage?
    /// The room that a line gives it; see ``NSTextAttachment``.
    @MainActor
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}

/// A picture that stands in text like a letter, at the character U+FFFC: the attribute
/// ``Foundation/NSAttributedString/Key/attachment``.
///
/// An attributed string takes the picture as it is when the text is laid out. Text views and layout managers ask
/// ``attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)`` and
/// ``image(forBounds:textContainer:characterIndex:)`` whenever they lay out the paragraph; labels, fields and text that is
/// drawn take ``bounds`` and ``image``. A picture that comes later is shown after
/// ``NSLayoutManager/invalidateLayout(forCharacterRange:actualCharacterRange:)``, or
/// ``NSLayoutManager/invalidateDisplay(forCharacterRange:)`` if it has the old one's size.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer {
    private let mark = ObjectHeaderPadding()

    /// The character that attachments stand for, U+FFFC.
    public static let character = 0xFFFC

    /// The picture. Without one, that of ``contents`` is shown. A template has the colour of the text.
    open var image: UIImage? {
        get { picture ?? contentsPicture }
        set { picture = newValue }
    }

    /// Where the picture stands, in points from the pen on the baseline: a positive y lifts it. With no width and no
    /// height it has its own size. The x has no effect.
    open var bounds = CGRect.zero

    /// Room at both sides of the picture, in points. The default is 0.
    open var lineLayoutPadding: CGFloat = 0

    /// A PNG, or any data that the program keeps here; only a PNG is shown.
    open var contents: Data? {
        didSet { contentsPicture = contents.flatMap { UIImage(data: $0) } }
    }

    /// The type of ``contents``, such as "public.png". Has no effect.
    open var fileType: String?

    private var picture: UIImage?
    private var contentsPicture: UIImage?

    /// Creates an attachment that shows nothing yet.
    public convenience override init() {
        self.init(data: nil, ofType: nil)
    }

    /// Creates an attachment from the data of a file.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        contentsPicture = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    /// Creates an attachment that shows a picture.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        picture = image
    }

    // MARK: In a text view

    /// The picture that is shown: ``image``.
    /// - Parameters:
    ///   - imageBounds: What ``attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)`` has answered.
    ///   - textContainer: Where the text is laid out.
    ///   - charIndex: The attachment's character, in UTF-16 units.
    @preconcurrency @MainActor
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }

    /// The room that the line gives the picture, in points from the pen on the baseline: a positive y lifts it. The x has
    /// no effect. The default is ``bounds``, or the size of ``image`` where they have none.
    /// - Parameters:
    ///   - textContainer: Where the text is laid out.
    ///   - lineFrag: A line between the container's paddings: its width, and the height that it has without the picture.
    ///     Its origin is zero, because nobody knows yet where the line will stand.
    ///   - position: Zero, for the same reason.
    ///   - charIndex: The attachment's character, in UTF-16 units.
    @preconcurrency @MainActor
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { usualBounds }

    /// What stands in the line in the place of a picture, and paints itself.
    var inlay: (any LineInlay)? { nil }

    private var usualBounds: CGRect {
        let size = bounds.width == 0 && bounds.height == 0 ? image?.size ?? .zero : bounds.size
        return CGRect(origin: bounds.origin, size: size)
    }

    /// The room that the picture takes in its line.
    var box: InlineBox { box(usualBounds) }

    func box(_ bounds: CGRect) -> InlineBox {
        InlineBox(
            width: bounds.width + max(0, lineLayoutPadding) * 2, ascent: bounds.origin.y + max(0, bounds.height),
            descent: -bounds.origin.y)
    }
}

/// Something that stands in a line like a letter, is as large as the letters around it make it, and paints itself.
@MainActor
protocol LineInlay: AnyObject, Sendable {
    /// The room that it takes beside letters of a font.
    func box(in font: UIFont) -> InlineBox
    /// Paints it.
    /// - Parameters:
    ///   - rect: Its room, in the context's points.
    ///   - size: The size of the letters around it, in points.
    func paint(in rect: CGRect, size: CGFloat, _ context: CGContext)
}

extension NSAttributedString {
    /// The one character U+FFFC, for which an attachment is shown.
    public convenience init(attachment: NSTextAttachment) {
        let character = UnicodeScalar(InlineBox.character).map(Character.init) ?? "?"
        self.init(string: String(character), attributes: [.attachment: attachment])
    }
}
