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

/// Attachments that say for themselves how large they are and what they show.
@MainActor @Suite("Text attachments of subclasses")
struct TextAttachmentSubclassTests {
    /// As wide as its line, and half as high; its picture may come later.
    private final class Banner: NSTextAttachment {
        var color: UIColor? = .red
        var asked: [Int] = []
        weak var container: NSTextContainer?

        override func attachmentBounds(
            for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
            characterIndex charIndex: Int
        ) -> CGRect {
            asked.append(charIndex)
            container = textContainer
            return CGRect(x: 0, y: -4, width: lineFrag.width, height: lineFrag.width / 2)
        }

        override func image(
            forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
        ) -> UIImage? {
            guard let color else { return nil }
            return UIGraphicsImageRenderer(size: imageBounds.size).image { _ in
                color.setFill()
                UIRectFill(CGRect(origin: .zero, size: imageBounds.size))
            }
        }
    }

    private func count(_ color: UInt32, in simulator: Simulator) -> Int {
        let image = UIImage(data: simulator.pngData())
        guard let pixels = image?.pixels else { return 0 }
        return (0..<pixels.height).reduce(0) { sum, y in
            sum + (0..<pixels.width).count { pixels[$0, y] == color }
        }
    }

    @Test("An attachment is asked for its size in the line and its picture, anew when the line is another one")
    func asked() {
        let simulator = Simulator(size: CGSize(width: 300, height: 300))
        simulator.hasHardwareKeyboard = true
        let banner = Banner()
        let text = NSMutableAttributedString(string: "ab")
        text.append(NSAttributedString(attachment: banner))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        view.attributedText = text
        simulator.window.addSubview(view)
        simulator.frame()
        #expect(banner.asked.last == 2 && banner.container === view.textContainer)
        #expect(count(0xFFFF_0000, in: simulator) == 190 * 95)
        view.frame.size.width = 120
        simulator.frame()
        #expect(count(0xFFFF_0000, in: simulator) == 110 * 55 && simulator.areaMissedByDamage() == nil)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 0)
        simulator.type("xy")
        simulator.frame()
        #expect(banner.asked.last == 4 && simulator.areaMissedByDamage() == nil)
        banner.color = .green
        view.layoutManager.invalidateDisplay(forCharacterRange: NSRange(location: 4, length: 1))
        simulator.frame()
        #expect(count(0xFF00_FF00, in: simulator) == 110 * 55 && simulator.areaMissedByDamage() == nil)
    }

    @Test("A picture that comes later is shown when the layout is to be made again")
    func late() {
        let simulator = Simulator(size: CGSize(width: 300, height: 300))
        let attachment = NSTextAttachment()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        view.attributedText = NSAttributedString(attachment: attachment)
        simulator.window.addSubview(view)
        simulator.frame()
        attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 30, height: 20))
        }
        view.layoutManager.invalidateLayout(
            forCharacterRange: NSRange(location: 0, length: 1), actualCharacterRange: nil)
        simulator.frame()
        #expect(count(0xFFFF_0000, in: simulator) == 600 && simulator.areaMissedByDamage() == nil)
    }

    @Test("Padding keeps room free at both sides of the picture")
    func padding() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 10)
        attachment.lineLayoutPadding = 6
        #expect(NSAttributedString(attachment: attachment).size().width == 42)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        view.attributedText = NSAttributedString(attachment: attachment)
        let rect = view.layoutManager.boundingRect(
            forGlyphRange: NSRange(location: 0, length: 1), in: view.textContainer)
        #expect(rect.width == 42)
    }
}
