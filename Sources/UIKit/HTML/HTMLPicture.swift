import Foundation

/// A picture in a page.
///
/// One that is a part of the page itself (`data:`) is shown. Pages fetch nothing, neither from the net nor from the machine: of others
/// the words stand there that the page has for them.
struct HTMLPicture {
    let attachment: NSTextAttachment?
    let words: String

    init(_ attributes: [String: String]) {
        words = attributes["alt"] ?? ""
        guard let source = attributes["src"]?.trimmingCSSSpace,
            let match = source.firstMatch(of: #/^data:[^,]*;base64,/#.ignoresCase()),
            let data = Data(
                base64Encoded: String(source[match.range.upperBound...]), options: .ignoreUnknownCharacters),
            let image = UIImage(data: data)
        else {
            attachment = nil
            return
        }
        let attachment = NSTextAttachment()
        attachment.image = image
        let (width, height) = (Self.length(attributes["width"]), Self.length(attributes["height"]))
        let own = image.size
        if (width ?? height) != nil, own.width > 0, own.height > 0 {
            // One side that is given has the other follow.
            attachment.bounds.size = CGSize(
                width: width ?? own.width * (height ?? own.height) / own.height,
                height: height ?? own.height * (width ?? own.width) / own.width)
        }
        self.attachment = attachment
    }

    private static func length(_ text: String?) -> CGFloat? {
        guard let text, let number = Double(text.hasSuffix("px") ? text.dropLast(2) : text[...]),
            (1...10_000).contains(number)
        else {
            return nil
        }
        return CGFloat(number)
    }
}
