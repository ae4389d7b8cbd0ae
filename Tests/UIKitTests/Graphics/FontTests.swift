import Foundation
import Testing
import UIKit

/// Fonts by their names, as programs for iOS ask for them.
@Suite("UIFont")
struct FontTests {
    @Test(
        "Names of iOS give a font that keeps the name",
        arguments: [
            ("HelveticaNeue", "Helvetica Neue"), ("HelveticaNeue-Bold", "Helvetica Neue"),
            ("HelveticaNeue-CondensedBold", "Helvetica Neue"), ("Helvetica", "Helvetica"),
            ("Helvetica-Bold", "Helvetica"), ("Menlo-Regular", "Menlo"), ("Courier", "Courier"),
            ("CourierNewPSMT", "Courier New"), ("ArialMT", "Arial"), ("Arial-BoldMT", "Arial"), ("Georgia", "Georgia"),
            ("Georgia-Italic", "Georgia"), ("AvenirNext-Medium", "Avenir Next"), ("Avenir-Book", "Avenir"),
            ("TimesNewRomanPSMT", "Times New Roman"), ("GillSans", "Gill Sans"), ("Futura-Medium", "Futura"),
            ("AmericanTypewriter", "American Typewriter"), ("PingFangSC-Regular", "PingFang SC"),
        ])
    func names(name: String, family: String) throws {
        let font = try #require(UIFont(name: name, size: 15))
        #expect(font.fontName == name && font.familyName == family && font.pointSize == 15)
        #expect(font.lineHeight > 10 && font.ascender > 0)
        let large = font.withSize(30)
        #expect(large.fontName == name && large.pointSize == 30)
        #expect(UIFont(name: name, size: 15) == font && large != font)
    }

    @Test("A family gives the font that is meant by it")
    func families() throws {
        let names = [
            "Helvetica Neue": "HelveticaNeue", "Arial": "ArialMT", "Menlo": "Menlo-Regular",
            "Times New Roman": "TimesNewRomanPSMT", "Avenir Next": "AvenirNext-Regular", "Georgia": "Georgia",
        ]
        for (family, name) in names {
            let font = try #require(UIFont(name: family, size: 12))
            #expect(font.fontName == name && font.familyName == family)
        }
    }

    @MainActor
    @Test("Weight and slant are those of the name")
    func styles() throws {
        @MainActor func width(_ name: String) throws -> CGFloat {
            let font = try #require(UIFont(name: name, size: 40))
            return NSAttributedString(string: "Hamburg", attributes: [.font: font]).size().width
        }
        #expect(try width("HelveticaNeue-Bold") > width("HelveticaNeue"))
        #expect(try width("HelveticaNeue") == width("ArialMT"))
        #expect(try width("AvenirNext-Heavy") > width("AvenirNext-Regular"))
        #expect(try width("Courier") == width("Courier-Bold"))
    }

    @Test("Fonts of one look and two names are two fonts")
    func identity() throws {
        let (a, b) = (
            UIFont(name: "HelveticaNeue-Bold", size: 12), UIFont(name: "HelveticaNeue-CondensedBold", size: 12)
        )
        #expect(a != nil && a != b)
        #expect(Set([a, b, UIFont(name: "HelveticaNeue-Bold", size: 12)]).count == 2)
    }

    @Test("Names that nobody knows give no font", arguments: ["", "No Such Font", "Helvetica-", "Block", "\0"])
    func unknown(name: String) {
        #expect(UIFont(name: name, size: 12) == nil)
    }

    @Test("The interface's fonts say what they are")
    func system() {
        #expect(UIFont.systemFont(ofSize: 17).fontName == "Inter-Regular")
        #expect(UIFont.boldSystemFont(ofSize: 17).fontName == "Inter-Bold")
        #expect(UIFont.italicSystemFont(ofSize: 17).fontName == "Inter-RegularItalic")
    }

    @Test(
        "Styles of text have the sizes of iOS, and only a headline is heavier",
        arguments: [
            (UIFont.TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
            (.subheadline, 15), (.body, 17), (.callout, 16), (.footnote, 13), (.caption1, 12), (.caption2, 11),
            (.init(rawValue: "unknown"), 17),
        ] as [(UIFont.TextStyle, CGFloat)])
    func textStyles(style: UIFont.TextStyle, size: CGFloat) {
        let font = UIFont.preferredFont(
            forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        let plain = UIFont.systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular)
        #expect(font.fontName == plain.fontName && font.pointSize == size)
    }

    @Test("Another size of a font is the same font, and sizes that are none are 17", arguments: [0, -1, CGFloat.nan])
    func sizes(none: CGFloat) throws {
        let named = try #require(UIFont(name: "HelveticaNeue-Bold", size: 12))
        #expect(named.withSize(20).fontName == "HelveticaNeue-Bold" && named.withSize(20).pointSize == 20)
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .bold)
        #expect(digits.withSize(20) == .monospacedDigitSystemFont(ofSize: 20, weight: .bold))
        #expect(digits != .systemFont(ofSize: 12, weight: .bold))
        #expect(UIFont.systemFont(ofSize: none).pointSize == 17 && named.withSize(none).pointSize == 17)
    }
}
