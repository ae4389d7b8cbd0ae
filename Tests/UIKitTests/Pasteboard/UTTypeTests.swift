import Foundation
import Testing
import UIKit

@Suite("Types of data")
struct UTTypeTests {
    @Test("A type is found by its name, by what files end in and by the internet's name, in any case")
    func found() throws {
        #expect(UTType("public.PNG") == .png && UTType("org.example.none") == nil)
        #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "Text/HTML") == .html)
        #expect(UTType(filenameExtension: "txt", conformingTo: .image) == nil && UTType(filenameExtension: "") == nil)
        #expect(UTType(tag: "csv", tagClass: .filenameExtension, conformingTo: .text) == .commaSeparatedText)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.mp3.preferredMIMEType == "audio/mpeg")
        #expect(UTType.image.preferredFilenameExtension == nil && UTType.image.tags.isEmpty)
    }

    @Test("A type that is not known is made where somebody names it")
    func own() throws {
        let strange = try #require(UTType(filenameExtension: "x y", conformingTo: .text))
        #expect(strange.isDynamic && !strange.isDeclared && !strange.isPublic && strange.conforms(to: .content))
        #expect(strange == UTType(filenameExtension: "X Y") && strange != UTType(mimeType: "x y"))
        let own = UTType(exportedAs: "org.example.Form", conformingTo: .json)
        #expect(own.identifier == "org.example.form" && own.isDeclared && own.conforms(to: .text))
        #expect(own.supertypes == [.json, .text, .data, .content, .item] && own.isSubtype(of: .json))
        #expect(!UTType(importedAs: "org.example.bare").conforms(to: .text) && UTType(importedAs: "public.png") == .png)
        #expect(UTType(importedAs: "org.example.bare").conforms(to: .data))
    }

    @Test("Every type has a name of its own, is a kind of an item or of content, and its tags lead back to it")
    func all() {
        let types: [UTType] = [
            .item, .content, .compositeContent, .data, .directory, .folder, .url, .fileURL, .text, .plainText,
            .utf8PlainText,
            .utf16PlainText, .utf16ExternalPlainText, .delimitedText, .commaSeparatedText, .tabSeparatedText, .rtf,
            .rtfd,
            .flatRTFD, .html, .xml, .json, .yaml, .propertyList, .sourceCode, .swiftSource, .script, .log, .vCard,
            .image,
            .png, .jpeg, .gif, .tiff, .bmp, .heic, .webP, .svg, .pdf, .archive, .zip, .audiovisualContent, .movie,
            .video,
            .audio, .mpeg4Movie, .quickTimeMovie, .mp3,
        ]
        #expect(Set(types).count == types.count)
        for type in types {
            #expect(UTType(type.identifier) == type && type.conforms(to: type) && !type.isSubtype(of: type))
            #expect(type == .content || type.conforms(to: .item) || type.conforms(to: .content))
            for tag in type.tags[.filenameExtension] ?? [] {
                #expect(UTType(filenameExtension: tag, conformingTo: .item) == type)
            }
            for tag in type.tags[.mimeType] ?? [] { #expect(UTType(mimeType: tag) == type) }
            #expect(type.supertypes.allSatisfy { $0.isSupertype(of: type) && !$0.conforms(to: type) })
        }
    }

    @Test("A type is written and read by its name")
    func coded() throws {
        let types = [UTType.png, UTType(exportedAs: "org.example.form", conformingTo: .json)]
        let data = try JSONEncoder().encode(types)
        #expect(String(decoding: data, as: UTF8.self) == #"["public.png","org.example.form"]"#)
        #expect(try JSONDecoder().decode([UTType].self, from: data) == types)
    }
}
