import Foundation
import Testing

@testable import UIKit

/// Colours, fonts and styles of text in archives.
@Suite("Archives of looks") struct ArchiveTests {
    private func archived<Object: NSObject & NSCoding>(_ object: Object) throws -> Object {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
    }

    @Test("Colours are what they were; those that depend on the interface go on doing so")
    func colors() throws {
        for color in [UIColor.red, .clear, UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)] {
            #expect(try archived(color) == color)
        }
        let label = try archived(UIColor.label)
        for style in [UIUserInterfaceStyle.light, .dark] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            #expect(label.resolvedColor(with: traits) == UIColor.label.resolvedColor(with: traits))
        }
    }

    @Test("Fonts are what they were, and follow the size that people want if they did")
    func fonts() throws {
        let fonts = [
            UIFont.systemFont(ofSize: 13), .boldSystemFont(ofSize: 20), .italicSystemFont(ofSize: 9),
            .monospacedSystemFont(ofSize: 12, weight: .semibold),
            .monospacedDigitSystemFont(ofSize: 12, weight: .light),
            .preferredFont(forTextStyle: .title1), try #require(UIFont(name: "HelveticaNeue-Bold", size: 31)),
            try #require(UIFont(name: "Courier", size: 10)),
        ]
        for font in fonts {
            let other = try archived(font)
            #expect(other == font && other.fontName == font.fontName && other.scaling == font.scaling)
        }
    }

    @Test("Colours and fonts say what they are")
    func descriptions() {
        #expect("\(UIColor.red)" == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect("\(UIColor(white: 0.25, alpha: 1.0 / 3))" == "UIExtendedSRGBColorSpace 0.25 0.25 0.25 0.333333")
        let font = UIFont.boldSystemFont(ofSize: 12.5)
        #expect(
            "\(font)".hasSuffix("font-family: \"Inter\"; font-weight: bold; font-style: normal; font-size: 12.50pt"))
    }

    @Test("Styles of paragraphs, tabs, lists and shadows are what they were")
    func styles() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .justified
        style.lineBreakMode = .byTruncatingMiddle
        style.baseWritingDirection = .rightToLeft
        (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (1, 2, -3)
        (style.lineSpacing, style.lineHeightMultiple, style.minimumLineHeight, style.maximumLineHeight) = (4, 1.5, 6, 7)
        (style.paragraphSpacing, style.paragraphSpacingBefore, style.defaultTabInterval) = (8, 9, 10)
        style.allowsDefaultTighteningForTruncation = true
        style.tabStops = [
            NSTextTab(textAlignment: .center, location: 40),
            NSTextTab(
                textAlignment: .right, location: 90, options: [.columnTerminators: CharacterSet(charactersIn: ".,")]),
        ]
        #expect(try archived(style) == style && archived(NSParagraphStyle.default) == .default)
        style.textLists = [NSTextList(markerFormat: .upperRomanInParentheses, options: 1)]
        style.textLists[0].startingItemNumber = 4
        let list = try #require(archived(style).textLists.first)
        #expect(list.markerFormat == .upperRomanInParentheses && list.startingItemNumber == 4)
        #expect(list.listOptions == .prependEnclosingMarker)
        let shadow = NSShadow()
        (shadow.shadowOffset, shadow.shadowBlurRadius, shadow.shadowColor) = (
            CGSize(width: -1, height: 2), 3, UIColor.red
        )
        #expect(try archived(shadow) == shadow)
        shadow.shadowColor = nil
        #expect(try archived(shadow) == shadow)
    }

    @Test("Text keeps its looks")
    func text() throws {
        let text = NSMutableAttributedString(
            string: "red", attributes: [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 12)])
        text.append(NSAttributedString(string: " and plain", attributes: [.paragraphStyle: NSParagraphStyle.default]))
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: NSAttributedString(attributedString: text), requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        // Foundation on Linux reads no colours in text securely.
        unarchiver.requiresSecureCoding = false
        let root = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
        let other = try #require(root as? NSAttributedString)
        #expect(other == NSAttributedString(attributedString: text))
        #expect(other.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 12))
    }

    @Test("What is out of its limits in an archive is brought into them")
    func limits() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        for (key, number) in [("UIRed", 7.0), ("UIGreen", -.infinity), ("UIBlue", .nan), ("UIAlpha", 1)] {
            archiver.encode(number, forKey: key)
        }
        archiver.encode(-5.0, forKey: "UIFontPointSize")
        archiver.encode(Double.infinity, forKey: "NSHeadIndent")
        archiver.encode(99, forKey: "NSAlignment")
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(UIColor(coder: coder) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(try #require(UIFont(coder: coder)).pointSize > 0)
        #expect(NSParagraphStyle(coder: coder) == .default)
        let empty = NSKeyedArchiver(requiringSecureCoding: true)
        let none = try NSKeyedUnarchiver(forReadingFrom: empty.encodedData)
        #expect(UIColor(coder: none) == nil && UIFont(coder: none) == nil && NSTextList(coder: none) == nil)
    }
}

extension NSTextList.MarkerFormat {
    fileprivate static let upperRomanInParentheses = NSTextList.MarkerFormat("({upper-roman})")
}
