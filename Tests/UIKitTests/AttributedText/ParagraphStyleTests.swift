import Testing
import UIKitSimulator

/// Paragraph styles and tab stops as values.
@Suite("Paragraph styles")
struct ParagraphStyleTests {
    @Test("The defaults are UIKit's")
    func defaults() {
        let style = NSParagraphStyle.default
        #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
        #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 } && style.defaultTabInterval == 0)
        #expect(style.headIndent == 0 && style.maximumLineHeight == 0 && style.lineHeightMultiple == 0)
        #expect(style == NSMutableParagraphStyle())
    }

    @Test("Copies are equal and do not change with the original")
    func copies() throws {
        let style = NSMutableParagraphStyle()
        (style.headIndent, style.tailIndent, style.paragraphSpacing) = (10, -20, 5)
        let copy = try #require(style.copy() as? NSParagraphStyle)
        let mutable = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == style && mutable == style && copy.hash == style.hash)
        style.firstLineHeadIndent = 3
        #expect(copy != style && mutable != style)
        mutable.setParagraphStyle(style)
        #expect(mutable == style && mutable.tailIndent == -20 && mutable.firstLineHeadIndent == 3)
    }

    @Test("Numbers that are no lengths become 0", arguments: [CGFloat.nan, .infinity, -.infinity, -3])
    func hostile(number: CGFloat) {
        let style = NSMutableParagraphStyle()
        let keys: [ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>] = [
            \.firstLineHeadIndent, \.headIndent, \.lineSpacing, \.lineHeightMultiple, \.minimumLineHeight,
            \.maximumLineHeight, \.paragraphSpacing, \.paragraphSpacingBefore, \.defaultTabInterval,
        ]
        for key in keys {
            style[keyPath: key] = number
            #expect(style[keyPath: key] == 0)
        }
        style.tailIndent = number
        #expect(style.tailIndent == (number == -3 ? -3 : 0))
    }

    @Test("Tab stops are added and removed, and equal ones are equal")
    func tabs() {
        let style = NSMutableParagraphStyle()
        style.tabStops = []
        style.addTabStop(NSTextTab(textAlignment: .right, location: 80))
        style.addTabStop(NSTextTab(textAlignment: .left, location: 40))
        #expect(style.tabStops.map(\.location) == [80, 40])
        style.removeTabStop(NSTextTab(textAlignment: .right, location: 40))
        #expect(style.tabStops.count == 2)
        style.removeTabStop(NSTextTab(textAlignment: .right, location: 80))
        #expect(style.tabStops == [NSTextTab(textAlignment: .left, location: 40)])
        let point = NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))
        #expect(point.contains(",") && !point.contains("."))
        #expect(
            NSTextTab(textAlignment: .right, location: 1, options: [.columnTerminators: point])
                != NSTextTab(textAlignment: .right, location: 1))
    }

    @Test("Languages have their directions")
    func directions() {
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he-IL") == .rightToLeft)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "de") == .leftToRight)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "") == .leftToRight)
    }

    @Test("Bits of line styles are UIKit's")
    func underlineStyles() {
        let styles: [NSUnderlineStyle] = [
            .single, .thick, .double, .patternDot, .patternDash, .patternDashDot, .patternDashDotDot, .byWord,
        ]
        #expect(styles.map(\.rawValue) == [1, 2, 9, 0x100, 0x200, 0x300, 0x400, 0x8000])
    }
}
