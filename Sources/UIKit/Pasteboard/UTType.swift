import Foundation

/// A type of data, which has a name that is the same everywhere: what lies on the pasteboard and what a view takes is told by it.
///
/// The types are those of texts, pictures, addresses and usual documents. Differences from UIKit: a program declares no types in a
/// property list; ``init(exportedAs:conformingTo:)`` and ``init(importedAs:conformingTo:)`` are how it names one, which conforms to
/// what is given there. There are no descriptions in a person's language.
public struct UTType: Hashable, Sendable {
    /// The name, as `public.png`.
    public let identifier: String
    /// What a program has named as its kind.
    private let parent: String?

    /// Finds a type by its name, whose case does not matter.
    /// - Returns: `nil` for a name that is not known.
    public init?(_ identifier: String) {
        guard let known = UniformTypes.known(identifier) else { return nil }
        self.init(name: known)
    }

    /// Finds the type of files whose names end in something, such as `png`.
    /// - Returns: A type without a name of its own where there is none; `nil` where the one that there is does not conform.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Finds the type of a name of the internet's, such as `image/png`.
    /// - Returns: As of ``init(filenameExtension:conformingTo:)``.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Finds the type that something else is known by.
    /// - Returns: As of ``init(filenameExtension:conformingTo:)``.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        let tag = tag.lowercased()
        if let known = UniformTypes.known(tag, of: tagClass) {
            self.init(name: known)
            if let supertype, !conforms(to: supertype) { return nil }
            return
        }
        let name = tag.replacingOccurrences(of: "[^a-z0-9]", with: "-", options: .regularExpression)
        self.init(name: "dyn.\(tagClass.rawValue).\(name)", parent: supertype?.identifier)
    }

    /// A type of the program's own.
    /// - Parameter parentType: What it is a kind of; data where nothing is given.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(importedAs: identifier, conformingTo: parentType)
    }

    /// A type of another program's, which may be known.
    /// - Parameter parentType: What it is a kind of where it is not known; data where nothing is given.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        if let known = UniformTypes.known(identifier) {
            self.init(name: known)
        } else {
            self.init(name: identifier.lowercased(), parent: (parentType ?? .data).identifier)
        }
    }

    private init(name: String, parent: String? = nil) {
        (identifier, self.parent) = (name, parent)
    }

    /// A type of the table.
    fileprivate init(known name: String) { self.init(name: name) }

    // MARK: What it is

    /// Whether a type is this one or this one a kind of it.
    public func conforms(to type: UTType) -> Bool {
        UniformTypes.conforms(identifier, to: type.identifier)
            || parent.map { UniformTypes.conforms($0, to: type.identifier) } ?? false
    }

    /// Whether this is a kind of a type, and not that itself.
    public func isSubtype(of type: UTType) -> Bool { identifier != type.identifier && conforms(to: type) }

    /// Whether a type is a kind of this one, and not this itself.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// All that it is a kind of.
    public var supertypes: Set<UTType> {
        let above = UniformTypes.supertypes(of: identifier)
            .union(parent.map { UniformTypes.supertypes(of: $0).union([$0]) } ?? [])
        return Set(above.map { UTType(name: $0) })
    }

    /// What names of such files end in first of all.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
    /// The name of the internet's that it has first of all.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }
    /// All that it is known by.
    public var tags: [UTTagClass: [String]] { UniformTypes.tags(of: identifier) }

    /// Whether its name belongs to everybody.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// Whether it was made of a tag that is not known.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    /// Whether it is known, or named by the program.
    public var isDeclared: Bool { !isDynamic }

    /// Two are the same that have the same name.
    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
    /// The name.
    public var description: String { identifier }
}

extension UTType: Codable {
    /// Reads a name. One that is not known is a kind of data.
    public init(from decoder: any Decoder) throws {
        self.init(importedAs: try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

/// What a type is known by beside its name.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What the names of files end in.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// The internet's names.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

// MARK: The types

extension UTType {
    /// Anything that has a type.
    public static let item = UTType(known: "public.item")
    /// What people read, see or hear.
    public static let content = UTType(known: "public.content")
    /// A document of several kinds of content.
    public static let compositeContent = UTType(known: "public.composite-content")
    /// Bytes.
    public static let data = UTType(known: "public.data")
    /// A folder.
    public static let directory = UTType(known: "public.directory")
    /// A folder, as it is seen.
    public static let folder = UTType(known: "public.folder")
    /// An address.
    public static let url = UTType(known: "public.url")
    /// A file's address.
    public static let fileURL = UTType(known: "public.file-url")
    /// Any text.
    public static let text = UTType(known: "public.text")
    /// Text without looks.
    public static let plainText = UTType(known: "public.plain-text")
    /// Text without looks in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Text without looks in UTF-16.
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
    /// Text without looks in UTF-16, with a mark of its byte order.
    public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
    /// Lines of values.
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    /// Lines of values with commas between them.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// Lines of values with tabs between them.
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    /// Text with looks, in Rich Text Format.
    public static let rtf = UTType(known: "public.rtf")
    /// Text with looks and attachments, a folder.
    public static let rtfd = UTType(known: "com.apple.rtfd")
    /// Text with looks and attachments, in one piece.
    public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
    /// A page of the web.
    public static let html = UTType(known: "public.html")
    /// XML.
    public static let xml = UTType(known: "public.xml")
    /// JSON.
    public static let json = UTType(known: "public.json")
    /// YAML.
    public static let yaml = UTType(known: "public.yaml")
    /// A property list.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// Text of a program.
    public static let sourceCode = UTType(known: "public.source-code")
    /// Text of a program in Swift.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// Text of a program that is run as it is.
    public static let script = UTType(known: "public.script")
    /// Lines that a program has written about its work.
    public static let log = UTType(known: "public.log")
    /// A person's card.
    public static let vCard = UTType(known: "public.vcard")
    /// Any picture.
    public static let image = UTType(known: "public.image")
    /// A PNG picture.
    public static let png = UTType(known: "public.png")
    /// A JPEG picture.
    public static let jpeg = UTType(known: "public.jpeg")
    /// A GIF picture.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// A TIFF picture.
    public static let tiff = UTType(known: "public.tiff")
    /// A BMP picture.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// A HEIC picture.
    public static let heic = UTType(known: "public.heic")
    /// A WebP picture.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// An SVG picture.
    public static let svg = UTType(known: "public.svg-image")
    /// A PDF document.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// An archive of files.
    public static let archive = UTType(known: "public.archive")
    /// A ZIP archive.
    public static let zip = UTType(known: "public.zip-archive")
    /// Sounds and films.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// A film, with or without sound.
    public static let movie = UTType(known: "public.movie")
    /// A film without sound.
    public static let video = UTType(known: "public.video")
    /// A sound.
    public static let audio = UTType(known: "public.audio")
    /// An MPEG-4 film.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// A QuickTime film.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// An MP3 sound.
    public static let mp3 = UTType(known: "public.mp3")
}
