import Foundation

/// What an item provider makes of bytes.
@preconcurrency @MainActor
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types that it is made of, the best one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes one of the bytes of a type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// What an item provider gets bytes of.
@preconcurrency @MainActor
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types that it can be written in, the best one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Writes it in a type.
    /// - Parameter completionHandler: Is called once, with the bytes or what is wrong.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderReading {
    /// Makes a text of UTF-8, a link, or a picture of the bytes of a file; a colour has no bytes, which is an error. Classes of a
    /// program have a function of their own.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let known = self as? any PasteboardValue.Type
        // Bytes have no kind of their own: they are what the class reads.
        let item = PasteboardItem(values: [readableTypeIdentifiersForItemProvider.last ?? typeIdentifier: data])
        guard let value = known?.read(from: item) as? Self else {
            throw NSItemProvider.error(.unexpectedValueClassError)
        }
        return value
    }
}

extension NSItemProviderWriting {
    /// Writes a text or a link in UTF-8, a picture as PNG; a colour has no bytes, which is an error. Classes of a program have a
    /// function of their own.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let item = (self as? any PasteboardValue).map {
            PasteboardItem(values: [UIPasteboard.typeAutomatic: $0.pasteboardValue])
        }
        let data = item.flatMap { item in item.types.lazy.compactMap { item.data($0) }.first }
        completionHandler(data, data == nil ? NSItemProvider.error(.itemUnavailableError) : nil)
        return nil
    }
}

/// What stands on pasteboards as it is.
@MainActor
protocol PasteboardValue {
    /// The value as a pasteboard has it.
    var pasteboardValue: Any { get }
    /// The value of an item; `nil` where it has none.
    static func read(from item: PasteboardItem) -> Any?
}

extension NSString: NSItemProviderReading, NSItemProviderWriting, PasteboardValue {
    var pasteboardValue: Any { substring(from: 0) }
    static func read(from item: PasteboardItem) -> Any? { item.text.map { NSString(string: $0) } }
    /// All that is text, and links.
    public static var readableTypeIdentifiersForItemProvider: [String] { [PasteboardType.url, PasteboardType.text] }
    /// Text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardType.plainText] }
}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting, PasteboardValue {
    var pasteboardValue: Any { self }
    static func read(from item: PasteboardItem) -> Any? {
        item.value(PasteboardType.styledText) ?? item.text.map { NSAttributedString(string: $0) }
    }
    /// Text with attributes of this program, and all that is text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [PasteboardType.styledText, PasteboardType.text]
    }
    /// Text with attributes, for this program.
    public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardType.styledText] }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting, PasteboardValue {
    var pasteboardValue: Any { self as URL }
    static func read(from item: PasteboardItem) -> Any? { item.url.map { $0 as NSURL } }
    /// Links.
    public static var readableTypeIdentifiersForItemProvider: [String] { [PasteboardType.url] }
    /// Links.
    public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardType.url] }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting, PasteboardValue {
    var pasteboardValue: Any { self }
    static func read(from item: PasteboardItem) -> Any? { item.image }
    /// All that is a picture.
    public static var readableTypeIdentifiersForItemProvider: [String] { [PasteboardType.image, PasteboardType.png] }
    /// PNG.
    public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardType.png] }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting, PasteboardValue {
    var pasteboardValue: Any { self }
    static func read(from item: PasteboardItem) -> Any? { item.color }
    /// Colours of this program.
    public static var readableTypeIdentifiersForItemProvider: [String] { [PasteboardType.color] }
    /// Colours, for this program.
    public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardType.color] }
}
