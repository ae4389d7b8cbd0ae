/// The names of types, which are uniform type identifiers.
enum PasteboardType {
    static let plainText = "public.utf8-plain-text"
    static let text = "public.text"
    static let plainTextOfAnyEncoding = "public.plain-text"
    static let styledText = "com.apple.uikit.attributedstring"
    static let url = "public.url"
    static let png = "public.png"
    static let image = "public.image"
    static let color = "com.apple.uikit.color"

    /// What each type is a kind of.
    private static let parents = [
        plainText: plainTextOfAnyEncoding, "public.utf16-plain-text": plainTextOfAnyEncoding,
        "public.utf16-external-plain-text": plainTextOfAnyEncoding, plainTextOfAnyEncoding: text,
        "public.rtf": text, "public.html": text, "public.xml": text, "public.json": text,
        styledText: "public.composite-content", "com.apple.flat-rtfd": "public.composite-content",
        "public.file-url": url, url: "public.data",
        png: image, "public.jpeg": image, "public.tiff": image, "com.compuserve.gif": image, "public.heic": image,
        "org.webmproject.webp": image, "com.adobe.pdf": "public.data",
        text: "public.data", image: "public.data", color: "public.data", "public.data": "public.item",
    ]

    /// Whether a type is another one or a kind of it: all text and all pictures are content as well as data.
    static func conforms(_ type: String, to other: String) -> Bool {
        var type = type
        while type != other {
            if other == "public.content", [text, image, "public.composite-content", "com.adobe.pdf"].contains(type) {
                return true
            }
            guard let parent = parents[type] else { return false }
            type = parent
        }
        return true
    }
}
