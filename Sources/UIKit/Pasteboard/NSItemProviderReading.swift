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
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// What stands on pasteboards as it is.
@MainActor
protocol PasteboardValue {
    /// The value as a pasteboard has it.
    var pasteboardValue: Any { get }
    /// The value of an item; `nil` where it has none.
    static func read(from item: PasteboardItem) -> Any?
    /// The value of the bytes of a type.
    static func item(of data: Data, _ type: String) -> PasteboardItem
}

extension PasteboardValue {
    static func item(of data: Data, _ type: String) -> PasteboardItem { PasteboardItem(values: [type: data]) }

    fileprivate static func made(of data: Data, _ type: String) throws -> Self {
        guard let value = read(from: item(of: data, type)) as? Self else {
            throw NSItemProvider.error(.unexpectedValueClassError)
        }
        return value
    }

    fileprivate func write(_ done: (Data?, (any Error)?) -> Void) {
        let item = PasteboardItem(values: [UIPasteboard.typeAutomatic: pasteboardValue])
        let data = item.types.lazy.compactMap { item.data($0) }.first
        done(data, data == nil ? NSItemProvider.error(.itemUnavailableError) : nil)
    }
}

extension PasteboardItem {
    /// A text of the bytes of a type.
    fileprivate init(textOf data: Data, _ type: String) {
        let encoding: String.Encoding = type.hasPrefix("public.utf16") ? .utf16 : .utf8
        self.init(text: String(data: data, encoding: encoding) ?? String(decoding: data, as: UTF8.self))
    }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting, PasteboardValue {
    var pasteboardValue: Any { substring(from: 0) }
    static func read(from item: PasteboardItem) -> Any? { item.text.map { NSString(string: $0) } }
    /// Plain text, and links.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [PasteboardType.plainText, PasteboardType.plainTextOfAnyEncoding, PasteboardType.url]
    }
    /// Text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardType.plainText] }
    static func item(of data: Data, _ type: String) -> PasteboardItem { PasteboardItem(textOf: data, type) }
    /// A text of bytes in UTF-8, or in UTF-16 where the type says so.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try made(of: data, typeIdentifier)
    }
    /// The text in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        write(completionHandler)
        return nil
    }
}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting, PasteboardValue {
    var pasteboardValue: Any { self }
    static func read(from item: PasteboardItem) -> Any? {
        item.value(PasteboardType.styledText) ?? item.text.map { NSAttributedString(string: $0) }
    }
    /// Text with attributes of this program, and plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [PasteboardType.styledText, PasteboardType.plainText, PasteboardType.plainTextOfAnyEncoding]
    }
    /// Text with attributes, for this program.
    public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardType.styledText] }
    static func item(of data: Data, _ type: String) -> PasteboardItem { PasteboardItem(textOf: data, type) }
    /// A text of bytes in UTF-8, or in UTF-16 where the type says so.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try made(of: data, typeIdentifier)
    }
    /// The letters in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        write(completionHandler)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting, PasteboardValue {
    var pasteboardValue: Any { self as URL }
    static func read(from item: PasteboardItem) -> Any? { item.url.map { $0 as NSURL } }
    /// Links.
    public static var readableTypeIdentifiersForItemProvider: [String] { [PasteboardType.url] }
    /// Links.
    public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardType.url] }
    static func item(of data: Data, _ type: String) -> PasteboardItem {
        PasteboardItem(values: [PasteboardType.url: data])
    }
    /// A link of bytes in UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try made(of: data, typeIdentifier)
    }
    /// The link in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        write(completionHandler)
        return nil
    }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting, PasteboardValue {
    var pasteboardValue: Any { self }
    static func read(from item: PasteboardItem) -> Any? { item.image }
    /// All that is a picture.
    public static var readableTypeIdentifiersForItemProvider: [String] { [PasteboardType.image, PasteboardType.png] }
    /// PNG.
    public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardType.png] }
    static func item(of data: Data, _ type: String) -> PasteboardItem {
        PasteboardItem(values: [PasteboardType.png: data])
    }
    /// A picture of the bytes of a file.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try made(of: data, typeIdentifier)
    }
    /// The picture as PNG.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        write(completionHandler)
        return nil
    }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting, PasteboardValue {
    var pasteboardValue: Any { self }
    static func read(from item: PasteboardItem) -> Any? { item.color }
    /// Colours of this program.
    public static var readableTypeIdentifiersForItemProvider: [String] { [PasteboardType.color] }
    /// Colours, for this program.
    public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardType.color] }
    /// Always an error: bytes are no colours.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try made(of: data, typeIdentifier)
    }
    /// Always an error: colours are not written as bytes.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        write(completionHandler)
        return nil
    }
}
