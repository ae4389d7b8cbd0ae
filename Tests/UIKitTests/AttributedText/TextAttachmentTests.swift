import Testing
import UIKitSimulator

@testable import UIKit

/// Pictures in text, as values.
@MainActor @Suite("Text attachments")
struct TextAttachmentTests {
    private func png(_ width: CGFloat) throws -> Data {
        let size = CGSize(width: width, height: 10)
        let traits = UITraitCollection(userInterfaceStyle: .light)
        let image = UIGraphicsImageRenderer(size: size, scale: 1, traits: traits).image { _ in
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
        }
        return try #require(image.pngData())
    }

    @Test("An attachment keeps the data and the type that it was made from, and shows them if they are a picture")
    func data() throws {
        let (red, text) = (try png(20), Data("no picture".utf8))
        let attachment = NSTextAttachment(data: red, ofType: "public.png")
        #expect(attachment.contents == red && attachment.fileType == "public.png")
        #expect(attachment.image?.size == CGSize(width: 20, height: 10) && attachment.bounds == .zero)
        let other = NSTextAttachment(data: text, ofType: "public.plain-text")
        #expect(other.contents == text && other.fileType == "public.plain-text" && other.image == nil)
        for empty in [NSTextAttachment(), NSTextAttachment(data: nil, ofType: nil)] {
            #expect(empty.contents == nil && empty.fileType == nil && empty.image == nil)
        }
    }

    @Test("A picture that was set is shown before that of the contents, which follows them")
    func picture() throws {
        let attachment = NSTextAttachment(data: try png(20), ofType: "public.png")
        let own = try #require(UIImage(data: try png(30)))
        attachment.image = own
        #expect(attachment.image === own)
        let wide = try png(40)
        attachment.contents = wide
        #expect(attachment.image === own && attachment.contents == wide)
        attachment.image = nil
        #expect(attachment.image?.size.width == 40)
        attachment.contents = nil
        #expect(attachment.image == nil)
        let shown = NSTextAttachment(image: own)
        #expect(shown.image === own && shown.contents == nil && shown.fileType == nil)
    }

    @Test("The line has room for the picture's own size, or for the one that was asked for")
    func room() throws {
        let attachment = NSTextAttachment(data: try png(120), ofType: "public.png")
        #expect(NSAttributedString(attachment: attachment).size().width == 120)
        attachment.bounds = CGRect(x: 0, y: 0, width: 50, height: 90)
        let size = NSAttributedString(attachment: attachment).size()
        #expect(size.width == 50 && size.height >= 90)
    }
}
