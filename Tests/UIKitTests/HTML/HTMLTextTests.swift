import Foundation
import Testing

@testable import UIKit

/// The text that is made of pages.
@Suite("The text of a page") struct HTMLTextTests {
    private func text(_ page: String) throws -> String {
        try NSAttributedString(page: page).string
    }

    @Test(
        "White space is one space, and none at the ends of blocks",
        arguments: [
            ("a", "a"), ("  a \n\t b  ", "a b "), ("<p> a  b </p>", "a b\n"), ("a<b> b </b> c", "a b c"),
            ("a&nbsp; b", "a\u{A0} b"),
            ("<div>a</div> \n <div>b</div>", "a\nb\n"), ("", ""), ("  ", ""), ("<p>a</p>b", "a\nb"),
            ("a<!-- no -->b", "ab"),
            ("&lt;&amp;&#233;&euro;", "<&é€"), ("<b>a</b>\u{0}", "a\u{FFFD}"),
        ])
    func space(page: String, text: String) throws {
        #expect(try self.text(page) == text)
    }

    @Test(
        "Blocks are paragraphs; lines break in them and between them",
        arguments: [
            ("<p>a</p><p>b</p>", "a\nb\n"), ("<p>a<br>b</p>", "a\u{2028}b\n"), ("a<br>b", "a\nb"),
            ("a<br><br>b", "a\n\nb"),
            ("<h1>a</h1>b", "a\nb"), ("<p></p><p>a", "\na\n"), ("<div><div>a</div></div>", "a\n"), ("a<hr>b", "a\n\nb"),
            ("<pre>a\n  b</pre>", "a\n  b\n"), ("<pre>\na</pre>", "a\n"),
            ("<p style='white-space: pre-line'>a\n  b</p>", "a\nb\n"),
            ("<span style='display:block'>a</span>b", "a\nb"), ("<p style='display: inline'>a</p>b", "ab"),
            ("<p>a <b>b</b> <br> c</p>", "a b\u{2028}c\n"),
        ])
    func blocks(page: String, text: String) throws {
        #expect(try self.text(page) == text)
    }

    @Test(
        "Items have markers, and are one paragraph each",
        arguments: [
            ("<ul><li>a<li>b</ul>", "\t•\ta\n\t•\tb\n"), ("<ol><li>a</li><li>b</li></ol>c", "\t1\ta\n\t2\tb\nc"),
            ("<ol start=3><li>a<li value=7>b<li>c</ol>", "\t3\ta\n\t7\tb\n\t8\tc\n"),
            ("<ul><li>a<ul><li>b</ul><li>c</ul>", "\t•\ta\n\t◦\tb\n\t•\tc\n"),
            ("<ol type=A><li>a<li>b</ol>", "\tA\ta\n\tB\tb\n"),
            ("<ul style='list-style: square inside'><li>a</ul>", "\t■\ta\n"),
            ("<ul style='list-style-type:none'><li>a</ul>", "\t\ta\n"),
            ("<ul><li><p>a</p><p>b</p></ul>", "\t•\ta\u{2028}b\n"),
            ("a<ul><li>b</ul>", "a\n\t•\tb\n"), ("<li>a", "a\n"), ("<ol><li>a<br>b</ol>", "\t1\ta\u{2028}b\n"),
        ])
    func lists(page: String, text: String) throws {
        #expect(try self.text(page) == text)
    }

    @Test(
        "The cells of a row stand behind one another",
        arguments: [
            ("<table><tr><td>a<td>b<tr><td>c<td>d</table>", "a\tb\nc\td\n"),
            ("<table> <tr> <th> a </th> <td><p>b</p><p>c</p></td> </tr> </table>", "a\tb c\n"),
            ("<table><tr><td><p>a</p><p>b</p></td></tr></table>", "a\nb\n"), ("<table><tr><td><td>b</table>", "\tb\n"),
            ("<table><tr><td><table><tr><td>a<td>b</table><td>c</table>", "a\tb\tc\n"),
        ])
    func tables(page: String, text: String) throws {
        #expect(try self.text(page) == text)
    }

    @Test(
        "What is no text is not shown; quotations have their marks, and pictures their words",
        arguments: [
            ("<head><title>t</title><style>p {}</style></head><body>a<script>b()</script></body>", "a"),
            ("<p hidden>a</p>b", "b"), ("a<span style='display: none'>b<b>c</b></span>d", "ad"),
            ("<q>a <q>b</q></q>", "“a ‘b’”"), ("<img src='a.png' alt='A'>", "A"), ("a<img src=b.png>", "a"),
            ("<select><option>a</select>b", "b"), ("<noscript>a</noscript>", "a"), ("<wbr><unknown>a</unknown>", "a"),
        ])
    func hidden(page: String, text: String) throws {
        #expect(try self.text(page) == text)
    }

    @Test("A picture that is a part of the page is an attachment, as large as the page has it") @MainActor
    func picture() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
        let png = try #require(image.pngData())
        let source = "data:image/png;base64,\(png.base64EncodedString())"
        let text = try NSAttributedString(
            page: "a<img src='\(source)' width=40>b<img src='data:image/png;base64,AAAA' alt=c>")
        #expect(text.string == "a\u{FFFC}bc")
        let attachment = try #require(text.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment)
        #expect(attachment.image != nil && attachment.bounds.size == CGSize(width: 40, height: 20))
        #expect(text.attribute(.attachment, at: 2, effectiveRange: nil) == nil)
    }

    @Test("Letters are written as the style has it")
    func transform() throws {
        #expect(try text("<p style='text-transform: uppercase'>straße <b>a</b></p>") == "STRASSE A\n")
        #expect(try text("<p style='text-transform:capitalize'>one two</p>") == "One Two\n")
    }

    @Test("Pages may be broken, deep and long")
    func broken() throws {
        #expect(try text("<b><p>a</b></p></i>b<").hasPrefix("a"))
        #expect(try text(String(repeating: "<div>", count: 3000) + "a") == "a\n")
        #expect(try text(String(repeating: "<ul><li>", count: 2000) + "a").hasSuffix("a\n"))
        // Any of these would take hours if its parts were held against each other.
        let pages = [
            String(repeating: "<!---->", count: 1400) + "x",
            "<p style='margin: \(String(repeating: "1", count: 90_000))!'>x",
            "<style>" + String(repeating: "a,", count: 20_000) + "a {" + (0..<20_000).map { "b\($0):c;" }.joined()
                + "}</style><a>x</a>",
            "<style>" + (0..<3000).map { ".c\($0) div p { color: red }" }.joined() + "</style>"
                + String(repeating: "<div>", count: 200) + (0..<3000).map { "<p id=\($0)>" }.joined() + "x",
            "<style>" + String(repeating: "/*", count: 50_000) + "</style>x",
            "<style>" + String(repeating: "a{", count: 50_000) + "</style>x",
            "<p style='\(String(repeating: "(", count: 90_000))'>x",
        ]
        for page in pages { #expect(try text(page).trimmingCharacters(in: .whitespacesAndNewlines).hasSuffix("x")) }
        // What is too deep loses its elements and no text, but for what is none.
        let deep = String(repeating: "<div>", count: 600) + "<style>p { }</style><b>a</b><script>b</script>c"
        #expect(try text(deep) == "ac\n")
        let undecided = Data((String(repeating: "<!---->", count: 1400) + "x").utf8)
        #expect(try NSAttributedString(data: undecided).length == undecided.count)
        let long = String(repeating: "a ", count: 600_000)
        #expect(try text("<p>\(long)</p><p>b</p>") == long.dropLast() + "\nb\n")
    }
}

extension NSAttributedString {
    /// What a page is read as, in UTF-8.
    convenience init(page: String) throws {
        try self.init(
            data: Data(page.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
            ],
            documentAttributes: nil)
    }
}
