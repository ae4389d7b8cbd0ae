import Diagnostics
import Foundation
import Testing

@testable import UIKit

/// Documents that attributed strings are read from.
@Suite("Documents") struct TextDocumentTests {
    private typealias Options = [NSAttributedString.DocumentReadingOptionKey: Any]

    private func text(_ data: Data, _ options: Options = [:]) throws -> String {
        try NSAttributedString(data: data, options: options, documentAttributes: nil).string
    }

    @Test("What begins as a page is one, and all else is plain")
    func type() throws {
        for page in ["<html><b>a</b>", "\n <!DOCTYPE html><b>a</b>", "<?xml version='1.0'?><!-- c --><HTML><b>a</b>"] {
            #expect(try text(Data(page.utf8)) == "a")
        }
        #expect(try text(Data("a <html> b".utf8)) == "a <html> b")
        let plain: Options = [.documentType: NSAttributedString.DocumentType.plain]
        #expect(try text(Data("<html>a".utf8), plain) == "<html>a")
        #expect(try text(Data("<b>a".utf8), [.documentType: "NSHTML"]) == "a")
        #expect(throws: CocoaError.self) { try text(Data("a".utf8), [.documentType: "NSRTF"]) }
    }

    @Test("The encoding is that which is given, else that which the document names, else UTF-8, else Windows-1252")
    func encoding() throws {
        #expect(try text(Data([0xC3, 0xA9])) == "é")
        #expect(try text(Data([0xE9, 0x80])) == "é€")
        #expect(try text(Data([0xC3, 0xA9]), [.characterEncoding: String.Encoding.isoLatin1.rawValue]) == "Ã©")
        #expect(try text(Data([0xC3, 0xA9]), [.characterEncoding: NSNumber(value: 4)]) == "é")
        #expect(try text(Data("<html><meta charset=windows-1251>".utf8) + [0xC0]) == "А")
        #expect(try text(Data("<html>é".utf8) + [0xFF]) == "Ã©ÿ")
        #expect(try text(#require("<html>é".data(using: .utf16))) == "é")
        #expect(throws: CocoaError.self) { try text(Data([0xFF]), [.characterEncoding: String.Encoding.utf8.rawValue]) }
        #expect(throws: CocoaError.self) { try text(Data(), [.characterEncoding: "utf8"]) }
    }

    @Test("What is known of it is told; plain text has the attributes that it is given")
    func attributes() throws {
        var known: NSDictionary?
        let looks: [NSAttributedString.Key: Any] = [.kern: 3]
        let text = try NSMutableAttributedString(
            data: Data("a".utf8), options: [.defaultAttributes: looks], documentAttributes: &known)
        text.append(NSAttributedString(string: "b"))
        #expect(text.string == "ab" && text.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
        #expect(known?["DocumentType"] as? NSAttributedString.DocumentType == .plain)
        #expect(known?["CharacterEncoding"] as? UInt == String.Encoding.utf8.rawValue)
    }

    @Test(
        "The mark of UTF-16 or UTF-32 counts more than an encoding that is named",
        arguments: ["é", "<html><b>é</b></html>"], [String.Encoding.utf16, .utf32])
    func mark(source: String, encoding: String.Encoding) throws {
        let data = try #require(source.data(using: encoding))
        for options in [
            [.characterEncoding: String.Encoding.utf8.rawValue], [.characterEncoding: encoding.rawValue], [:],
        ]
            as [[NSAttributedString.DocumentReadingOptionKey: Any]]
        {
            var known: NSDictionary?
            let text = try NSAttributedString(data: data, options: options, documentAttributes: &known)
            #expect(text.string == "é" && known?["CharacterEncoding"] as? UInt == encoding.rawValue)
        }
        // What is no such text is no text of the encoding that is named either.
        #expect(throws: CocoaError.self) {
            try NSAttributedString(
                data: Data([0xFF, 0xFE, 0x61]), options: [.characterEncoding: String.Encoding.utf8.rawValue],
                documentAttributes: nil)
        }
    }

    @Test("A file is read; other addresses are refused")
    func file() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString).html")
        try Data("<html><i>a</i>".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try NSAttributedString(url: file).string == "a")
        #expect(throws: CocoaError.self) {
            try NSAttributedString(url: #require(URL(string: "https://a.example/")))
        }
        #expect(throws: (any Error).self) { try NSAttributedString(url: file.appendingPathExtension("none")) }
    }

    @Test("Where there is no library to read pages with, that is said")
    func missing() {
        #expect(throws: DynamicLibrary.NotFound.self) { try HTMLLibrary(["libxml2-that-is-not-there.so"]) }
        #expect(HTMLLibrary.installed != nil)
    }
}
