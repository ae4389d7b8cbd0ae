import Foundation

extension NSAttributedString {
    /// What a document is written in.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A type by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Pages of HTML, with their styles.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// What is known of a document before it is read.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The ``DocumentType``. Without it, what begins as a page does is one, and all else is plain.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The raw value of a `String.Encoding`. Without it, it is the one that the document names, else UTF-8, else Windows-1252.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// Attributes, as a dictionary, of plain text.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// What is known of a document when it has been read.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The ``DocumentType``.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The raw value of the `String.Encoding` that it was read in.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// Reads a document.
    ///
    /// Of HTML the text, links, lists, tables as rows with tabs between their cells, pictures that the page has in itself, and styles
    /// are read. Nothing is fetched and no script is run. Differences from UIKit: text without a font has the system's, of 12
    /// points, and not Times; blocks have no grounds and no borders; rich text (RTF) is not read.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - options: What is known of it.
    ///   - documentAttributes: Is set to what is known of it now, by ``DocumentAttributeKey``.
    /// - Throws: `CocoaError` where the document is in none of these types (`fileReadUnknown`) or not in its encoding
    ///   (`fileReadInapplicableStringEncoding`), and where there is no libxml2 to read a page with (`featureUnsupported`).
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        let document = try TextDocument(data, options)
        documentAttributes?.pointee = NSDictionary(
            dictionary: Dictionary(
                uniqueKeysWithValues: document.attributes.map { ($0.key.rawValue, $0.value) }))
        self.init(attributedString: document.text)
    }

    /// Reads a document from a file: see ``init(data:options:documentAttributes:)``.
    /// - Throws: What that throws, and where the file cannot be read.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: documentAttributes)
    }
}
