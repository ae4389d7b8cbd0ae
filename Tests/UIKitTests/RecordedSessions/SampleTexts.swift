import Foundation

@testable import UIKit

/// Styled texts that several sessions share.
@MainActor
enum SampleTexts {
    static func paragraph(_ set: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        set(style)
        return style
    }

    static func picture(_ size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            context.cgContext.setFillColor(UIColor.systemIndigo.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
            context.cgContext.fillEllipse(
                in: CGRect(x: size.width / 2, y: 2, width: size.width / 2, height: size.height - 4))
        }
    }

    /// Fonts, colours, decorations, an attachment, a link, an empty paragraph in the middle and one at the end.
    static var styled: NSMutableAttributedString {
        let text = NSMutableAttributedString(
            string: "Plain, then ", attributes: [.font: UIFont.systemFont(ofSize: 15)])
        func add(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
            text.append(NSAttributedString(string: string, attributes: attributes))
        }
        add("bold", [.font: UIFont.boldSystemFont(ofSize: 19), .foregroundColor: UIColor.systemRed])
        add(" and ", [.font: UIFont.systemFont(ofSize: 15), .kern: NSNumber(value: 2.5)])
        add("marked", [.font: UIFont.italicSystemFont(ofSize: 15), .backgroundColor: UIColor.systemYellow])
        add("\n\n", [.font: UIFont.systemFont(ofSize: 11)])
        let picture = NSTextAttachment(image: picture(CGSize(width: 24, height: 18)))
        picture.bounds = CGRect(x: 0, y: -4, width: 24, height: 18)
        text.append(NSAttributedString(attachment: picture))
        add(
            " under",
            [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.systemGreen])
        add(
            "struck",
            [.strikethroughStyle: NSUnderlineStyle.double.rawValue, .baselineOffset: NSNumber(value: 3)])
        add(" a link", [.link: URL(string: "https://example.org/a") as Any])
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 2, height: 3)
        shadow.shadowBlurRadius = 1.5
        shadow.shadowColor = UIColor.systemBlue
        add(" shade\n", [.shadow: shadow, .font: UIFont.monospacedSystemFont(ofSize: 14, weight: .regular)])
        add(
            "Indented and centred in lines that are set apart.\n",
            [
                .paragraphStyle: paragraph {
                    $0.alignment = .center
                    $0.firstLineHeadIndent = 12
                    $0.headIndent = 6
                    $0.tailIndent = -9
                    $0.lineSpacing = 3
                    $0.paragraphSpacing = 7
                    $0.paragraphSpacingBefore = 4
                }
            ])
        return text
    }

    /// Texts that layouts are asked about.
    static var all: [(String, NSAttributedString)] {
        func plain(_ string: String, _ set: ((NSMutableParagraphStyle) -> Void)? = nil) -> NSAttributedString {
            var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 14)]
            if let set { attributes[.paragraphStyle] = paragraph(set) }
            return NSAttributedString(string: string, attributes: attributes)
        }
        return [
            ("empty", plain("")),
            ("one letter", plain("x")),
            ("ends with a line end", plain("First line\nsecond\n")),
            ("only line ends", plain("\n\n")),
            ("wraps", plain("A paragraph that is wider than its container and so has to wrap twice.")),
            ("hyphen and blanks", plain("well-known   words    with blanks   \nand\ta\ttab")),
            ("right to left", plain("\u{5e9}\u{5dc}\u{5d5}\u{5dd} abc \u{5e2}\u{5d5}\u{5dc}\u{5dd} 12 (x)\n\u{5d0}")),
            ("emoji", plain("a\u{1F469}\u{200D}\u{1F52C}b \u{1F1E9}\u{1F1EA} e\u{301} 1\u{FE0F}\u{20E3}\n")),
            ("long word", plain("Donaudampfschifffahrtsgesellschaftskapitän ist lang")),
            (
                "justified",
                plain("These words are spread so that both of the edges are straight.") { $0.alignment = .justified }
            ),
            ("right", plain("to the right edge, in two lines") { $0.alignment = .right }),
            (
                "heights",
                plain("lines of a height\nof their own, wrapped as ever") {
                    $0.minimumLineHeight = 24
                    $0.maximumLineHeight = 30
                    $0.lineHeightMultiple = 1.7
                }
            ),
            (
                "tabs",
                plain("a\tbb\tccc\n1\t22.5\t3") {
                    $0.tabStops = [
                        NSTextTab(textAlignment: .left, location: 40), NSTextTab(textAlignment: .right, location: 100),
                    ]
                    $0.defaultTabInterval = 20
                }
            ),
            (
                "cut in the middle",
                plain("a single line that is cut in its middle") { $0.lineBreakMode = .byTruncatingMiddle }
            ),
            ("by letters", plain("breaks anywhere at all, within words") { $0.lineBreakMode = .byCharWrapping }),
            ("styled", styled),
        ]
    }
}
