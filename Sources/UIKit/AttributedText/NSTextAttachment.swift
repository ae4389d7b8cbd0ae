import Foundation
import TextEngine

/// A picture that stands in text like a letter, at the character U+FFFC: the attribute
/// ``Foundation/NSAttributedString/Key/attachment``.
///
/// An attributed string takes the picture as it is when the text is laid out.
open class NSTextAttachment: NSObject {
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

    /// The room that the picture takes in its line.
    var box: InlineBox {
        let size = bounds.width == 0 && bounds.height == 0 ? image?.size ?? .zero : bounds.size
        return InlineBox(width: size.width, ascent: bounds.origin.y + max(0, size.height), descent: -bounds.origin.y)
    }
}

extension NSAttributedString {
    /// The one character U+FFFC, for which an attachment is shown.
    public convenience init(attachment: NSTextAttachment) {
        let character = UnicodeScalar(InlineBox.character).map(Character.init) ?? "?"
        self.init(string: String(character), attributes: [.attachment: attachment])
    }
}
