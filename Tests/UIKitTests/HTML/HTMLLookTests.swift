import Foundation
import Testing

@testable import UIKit

/// What the text of pages looks like.
@Suite("The looks of a page") struct HTMLLookTests {
    private func looks(_ page: String, of word: String = "x") throws -> [NSAttributedString.Key: Any] {
        let text = try NSAttributedString(page: page)
        let place = (text.string as NSString).range(of: word)
        try #require(place.location != NSNotFound)
        return text.attributes(at: place.location, effectiveRange: nil)
    }

    private func font(_ page: String) throws -> UIFont {
        try #require(looks(page)[.font] as? UIFont)
    }

    private func paragraph(_ page: String) throws -> NSParagraphStyle {
        try #require(looks(page)[.paragraphStyle] as? NSParagraphStyle)
    }

    @Test("Text is black, of 12 points, in the system's font")
    func usual() throws {
        #expect(try font("x") == UIFont.systemFont(ofSize: 12))
        #expect(try looks("x")[.foregroundColor] as? UIColor == .black)
        #expect(try Set(looks("x").keys) == [.font, .foregroundColor, .paragraphStyle])
    }

    @Test("Elements have their looks")
    func elements() throws {
        #expect(try font("<b>x</b>") == UIFont.boldSystemFont(ofSize: 12))
        #expect(try font("<em>x</em>") == UIFont.italicSystemFont(ofSize: 12))
        #expect(
            try font("<strong><i>x</i></strong>").fontDescriptor.symbolicTraits.isSuperset(of: [
                .traitBold, .traitItalic,
            ]))
        #expect(try font("<h1>x</h1>") == UIFont.boldSystemFont(ofSize: 24))
        #expect(
            try font("<code>x</code>").familyName
                == UIFont.monospacedSystemFont(ofSize: 12, weight: .regular).familyName)
        #expect(try font("<big>x</big>").pointSize > 12 && font("<small>x</small>").pointSize < 12)
        #expect(try looks("<u>x</u>")[.underlineStyle] as? Int == 1)
        #expect(try looks("<s>x</s>")[.strikethroughStyle] as? Int == 1)
        #expect(try looks("<sup>x</sup>")[.baselineOffset] as? CGFloat ?? 0 > 0)
        #expect(try looks("<sub>x</sub>")[.baselineOffset] as? CGFloat ?? 0 < 0)
        #expect(try looks("<mark>x</mark>")[.backgroundColor] as? UIColor == .yellow)
        #expect(try looks("<font color=red face=Helvetica size=5>x</font>")[.foregroundColor] as? UIColor == .red)
        #expect(try font("<font color=red face=Helvetica size=5>x</font>") == UIFont(name: "Helvetica", size: 18))
    }

    @Test("Links lead where they lead, are blue and underlined, and styles may say otherwise")
    func links() throws {
        let link = try looks("<a href=' https://a.example/b?c=1&amp;d=2 '>x</a>")
        #expect(link[.link] as? URL == URL(string: "https://a.example/b?c=1&d=2"))
        #expect(link[.underlineStyle] as? Int == 1 && link[.foregroundColor] as? UIColor != .black)
        let plain = try looks(
            "<style>a { color: green; text-decoration: none }</style><a href='mailto:a@b.example'>x</a>")
        #expect(plain[.underlineStyle] == nil && plain[.link] as? URL == URL(string: "mailto:a@b.example"))
        #expect(plain[.foregroundColor] as? UIColor == UIColor(red: 0, green: 128 / 255, blue: 0, alpha: 1))
        #expect(try looks("<a href='#there'>x</a>")[.link] == nil && looks("<a name=b>x</a>")[.link] == nil)
    }

    @Test(
        "Sizes",
        arguments: [
            ("20px", 20), ("15pt", 20), ("2em", 24), ("150%", 18), ("large", 13.5), ("larger", 14.4), ("0", 12),
            ("x", 12),
            ("1e9px", 12), ("99999px", 1000), ("-3px", 12), (" 10.5px !important", 10.5),
        ] as [(String, CGFloat)])
    func sizes(written: String, size: CGFloat) throws {
        #expect(abs(try font("<p style='font-size:\(written)'>x</p>").pointSize - size) < 0.01)
    }

    @Test("Families are taken in their order, as far as there are any")
    func families() throws {
        #expect(
            try font("<p style='font-family: \"No Such Font\", Helvetica, serif'>x</p>")
                == UIFont(name: "Helvetica", size: 12))
        #expect(try font("<p style='font-family: -apple-system'>x</p>") == UIFont.systemFont(ofSize: 12))
        #expect(try font("<p style='font: italic 600 20px/30px Helvetica, serif'>x</p>").pointSize == 20)
        let style = try paragraph("<p style='font: italic 600 20px/30px Helvetica, serif'>x</p>")
        #expect(style.minimumLineHeight == 30 && style.maximumLineHeight == 30)
        #expect(try font("<p style='font-weight: 500'>x</p>") == UIFont.systemFont(ofSize: 12, weight: .medium))
        #expect(try font("<b style='font-weight: normal'>x</b>") == UIFont.systemFont(ofSize: 12))
    }

    @Test(
        "Colours",
        arguments: [
            ("red", [1, 0, 0, 1]), ("#0f0", [0, 1, 0, 1]), ("#0000ff80", [0, 0, 1, 0.502]),
            ("rgb(255, 0, 51)", [1, 0, 0.2, 1]),
            ("rgba(0,0,0,.5)", [0, 0, 0, 0.5]), ("rgb(100% 0% 0% / 50%)", [1, 0, 0, 0.5]),
            ("hsl(120, 100%, 50%)", [0, 1, 0, 1]),
            ("hsl(-120deg 100% 50%)", [0, 0, 1, 1]), ("RebeccaPurple", [0.4, 0.2, 0.6, 1]), ("rgb(1,2)", nil),
            ("#12345", nil),
            ("nocolor", nil), ("rgb(nan,0,0)", nil), ("#é", nil),
        ] as [(String, [CGFloat]?)])
    func colors(written: String, parts: [CGFloat]?) throws {
        let color = CSSColor.color(written)
        guard let parts else {
            #expect(color == nil)
            return
        }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(try #require(color).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect(
            zip([red, green, blue, alpha], parts).allSatisfy { abs($0 - $1) < 0.002 }, "\([red, green, blue, alpha])")
    }

    @Test("Paragraphs have their alignment, direction, indents, spacing and line height")
    func paragraphs() throws {
        #expect(try paragraph("<p>x</p>").paragraphSpacing == 12 && paragraph("<div>x</div>").paragraphSpacing == 0)
        #expect(try paragraph("<center>x</center>").alignment == .center)
        #expect(try paragraph("<p align=right>x</p>").alignment == .right)
        #expect(try paragraph("<p style='text-align: justify'><b>x</b></p>").alignment == .justified)
        #expect(try paragraph("<p dir=rtl>x</p>").baseWritingDirection == .rightToLeft)
        #expect(try paragraph("<p style='line-height: 1.5'>x</p>").minimumLineHeight == 18)
        #expect(try paragraph("<p style='margin: 1px 2px 3px 4px'>x</p>").paragraphSpacing == 3)
        #expect(try paragraph("<p style='margin: 1px 2px 3px 4px'>x</p>").headIndent == 4)
        #expect(try paragraph("<blockquote>x</blockquote>").headIndent == 40)
        let indented = try paragraph("<p style='text-indent: 2em'>x</p>")
        #expect(indented.firstLineHeadIndent == 24 && indented.headIndent == 0)
        #expect(try paragraph("<p>a <span style='margin-left: 9px'>x</span></p>").headIndent == 0)
        #expect(try paragraph("<pre>x\ny</pre>").paragraphSpacing == 0)
        let spaced = try NSAttributedString(page: "<ul><li>a<li>b</ul><p>c")
        let spacing = (0..<spaced.length).map {
            (spaced.attribute(.paragraphStyle, at: $0, effectiveRange: nil) as? NSParagraphStyle)?.paragraphSpacing
        }
        #expect(spaced.string == "\t•\ta\n\t•\tb\nc\n" && spacing == [0, 0, 0, 0, 0, 12, 12, 12, 12, 12, 12, 12])
        let item = try paragraph("<ul><li>a<ul><li>x</ul></ul>")
        #expect(item.headIndent == 72 && item.firstLineHeadIndent == 0 && item.tabStops.map(\.location) == [47, 72])
    }

    @Test("The page itself has looks, whether its beginning is written or not")
    func page() throws {
        for page in [
            "<body style='color: red'>x", "<html><body style='color: red'>x</body></html>",
            "<html style='color:red'>x</html>",
        ] {
            #expect(try looks(page)[.foregroundColor] as? UIColor == .red, "\(page)")
        }
        #expect(
            try paragraph("<!DOCTYPE html><html dir=rtl><head></head><body>x</body></html>").baseWritingDirection
                == .rightToLeft)
        let sheet = "<html><head><style>body.dark { color: red }</style></head><BODY class=dark>x</BODY></html>"
        #expect(try looks(sheet)[.foregroundColor] as? UIColor == .red)
    }

    @Test("What is said later takes the place of what was said before")
    func overriding() throws {
        #expect(try paragraph("<blockquote style='margin: 0'>x</blockquote>").headIndent == 0)
        #expect(
            try paragraph("<style>p { margin-left: 10px } .a { margin-left: 20px }</style><p class=a>x</p>").headIndent
                == 20)
        #expect(
            try paragraph("<div style='padding-left: 5px'><p style='margin-left: 20px'>x</p></div>").headIndent == 25)
        #expect(try looks("<style>p { display: none } #b { display: block }</style><p id=b>x</p>")[.font] != nil)
        #expect(try looks("<sub style='vertical-align: baseline'>x</sub>")[.baselineOffset] == nil)
        #expect(
            try looks("<style>p, .a, p { color: blue } .a { color: red }</style><p class=a>x</p>")[.foregroundColor]
                as? UIColor == .red)
    }

    @Test(
        "Rules are for elements, classes and identifiers; the more exact has the say, then the later, then the element's own",
        arguments: [
            ("p { color: red }", "red"), ("P{color:red}", "red"), (".a { color: red } p { color: blue }", "red"),
            ("#b { color: red } .a { color: blue } p.a { color: green }", "red"),
            ("p { color: blue } p { color: red }", "red"),
            ("div p { color: red }", "red"), ("table p { color: red }", nil), ("section div .a { color: red }", nil),
            ("h1, .a , h2 { color: red }", "red"), ("* { color: red }", "red"), ("p.a.c { color: red }", nil),
            ("p:hover { color: red }", nil), ("div > p { color: red }", nil), ("/* p { } */ p { color: red }", "red"),
            ("@media print { p { color: blue } } p { color: red }", "red"), ("@import 'a'; p { color: red }", "red"),
            ("p { color: red !important } p#b { color: blue }", "red"), ("p { color: red", "red"),
            ("} p { color: red }", nil),
            ("<!-- p { color: red } -->", "red"), ("p { background: url(a;b}c) ; color: red }", nil), ("{}{}", nil),
            ("p", nil),
        ] as [(String, String?)])
    func rules(sheet: String, color: String?) throws {
        let looks = try looks("<style>\(sheet)</style><div><p id=b class='a'>x</p></div>")
        #expect(looks[.foregroundColor] as? UIColor == color.flatMap(CSSColor.color) ?? .black)
        let own = try self.looks("<style>p { color: blue }</style><p style='color: red'>x</p>")
        #expect(own[.foregroundColor] as? UIColor == .red)
    }
}
