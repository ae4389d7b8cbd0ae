/// The names of the types that the pasteboard's own values have, as ``UniformTypes`` knows them.
enum PasteboardType {
    static let plainText = "public.utf8-plain-text"
    static let text = "public.text"
    static let plainTextOfAnyEncoding = "public.plain-text"
    static let styledText = "com.apple.uikit.attributedstring"
    static let url = "public.url"
    static let png = "public.png"
    static let image = "public.image"
    static let color = "com.apple.uikit.color"
}
