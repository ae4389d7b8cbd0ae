import Testing
import UIKitSimulator

/// Shadows and attachments of text as values.
@MainActor @Suite("Shadows and attachments of text")
struct ShadowTests {
    private func shadow(_ change: (NSShadow) -> Void = { _ in }) -> NSShadow {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 2, height: 3)
        shadow.shadowBlurRadius = 4
        shadow.shadowColor = UIColor.red
        change(shadow)
        return shadow
    }

    @Test("A copy of a shadow is equal to it, and does not change with it")
    func copies() throws {
        let original = shadow()
        let copy = try #require(original.copy() as? NSShadow)
        #expect(copy == original && copy.hash == original.hash)
        #expect(copy.shadowOffset == CGSize(width: 2, height: 3) && copy.shadowBlurRadius == 4)
        #expect(copy.shadowColor as? UIColor == .red)
        original.shadowBlurRadius = 5
        #expect(copy.shadowBlurRadius == 4 && copy != original)
    }

    @Test("Shadows are equal when all of them is")
    func equality() {
        #expect(shadow() == shadow() && NSShadow() == NSShadow())
        #expect(shadow() != shadow { $0.shadowOffset.width = 3 })
        #expect(shadow() != shadow { $0.shadowOffset.height = 2 })
        #expect(shadow() != shadow { $0.shadowBlurRadius = 0 })
        #expect(shadow() != shadow { $0.shadowColor = UIColor.blue })
        #expect(shadow() != shadow { $0.shadowColor = nil })
    }

    @Test("An attachment shows its own picture, or else that of its contents, as large as it is to be")
    func attachments() {
        // Pictures are made for its screen, which has a pixel to the point as their data.
        let kiosk = Simulator(size: CGSize(width: 10, height: 10))
        defer { withExtendedLifetime(kiosk) {} }
        func picture(_ side: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
                $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
            }
        }
        func width(_ attachment: NSTextAttachment) -> CGFloat {
            NSAttributedString(attachment: attachment).size().width
        }
        let attachment = NSTextAttachment(data: picture(30).pngData(), ofType: "public.png")
        #expect(attachment.image?.size.width == 30 && width(attachment) == 30 && attachment.fileType == "public.png")
        attachment.image = picture(20)
        #expect(width(attachment) == 20)
        attachment.image = nil
        #expect(width(attachment) == 30)
        attachment.contents = picture(40).pngData()
        #expect(width(attachment) == 40)
        attachment.bounds = CGRect(x: 0, y: 0, width: 7, height: 9)
        #expect(width(attachment) == 7)
        attachment.contents = Data([1, 2, 3])
        #expect(attachment.image == nil && width(attachment) == 7)
    }
}
