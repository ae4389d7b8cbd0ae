/// The types that are known, what each is a kind of, and what files and the internet call it.
enum UniformTypes {
    private struct Entry {
        var parents: [String]
        var extensions: [String] = []
        var mimeTypes: [String] = []
    }

    private static let entries: [String: Entry] = [
        "public.item": Entry(parents: []),
        "public.content": Entry(parents: []),
        "public.composite-content": Entry(parents: ["public.content"]),
        "public.data": Entry(parents: ["public.item"]),
        "public.directory": Entry(parents: ["public.item"]),
        "public.folder": Entry(parents: ["public.directory"]),
        "public.url": Entry(parents: ["public.data"], extensions: ["url"]),
        "public.file-url": Entry(parents: ["public.url"]),
        "public.text": Entry(parents: ["public.data", "public.content"]),
        "public.plain-text": Entry(parents: ["public.text"], extensions: ["txt", "text"], mimeTypes: ["text/plain"]),
        "public.utf8-plain-text": Entry(parents: ["public.plain-text"], mimeTypes: ["text/plain;charset=utf-8"]),
        "public.utf16-plain-text": Entry(parents: ["public.plain-text"], mimeTypes: ["text/plain;charset=utf-16"]),
        "public.utf16-external-plain-text": Entry(parents: ["public.plain-text"]),
        "public.delimited-values-text": Entry(parents: ["public.text"]),
        "public.comma-separated-values-text": Entry(
            parents: ["public.delimited-values-text"], extensions: ["csv"], mimeTypes: ["text/csv"]),
        "public.tab-separated-values-text": Entry(
            parents: ["public.delimited-values-text"], extensions: ["tsv"], mimeTypes: ["text/tab-separated-values"]),
        "public.rtf": Entry(parents: ["public.text"], extensions: ["rtf"], mimeTypes: ["text/rtf", "application/rtf"]),
        "com.apple.rtfd": Entry(parents: ["public.directory", "public.composite-content"], extensions: ["rtfd"]),
        "com.apple.flat-rtfd": Entry(parents: ["public.data", "public.composite-content"]),
        "public.html": Entry(parents: ["public.text"], extensions: ["html", "htm"], mimeTypes: ["text/html"]),
        "public.xml": Entry(parents: ["public.text"], extensions: ["xml"], mimeTypes: ["application/xml", "text/xml"]),
        "public.json": Entry(parents: ["public.text"], extensions: ["json"], mimeTypes: ["application/json"]),
        "public.yaml": Entry(parents: ["public.text"], extensions: ["yml", "yaml"], mimeTypes: ["application/x-yaml"]),
        "com.apple.property-list": Entry(parents: ["public.data"], extensions: ["plist"]),
        "public.source-code": Entry(parents: ["public.plain-text"]),
        "public.swift-source": Entry(parents: ["public.source-code"], extensions: ["swift"]),
        "public.script": Entry(parents: ["public.source-code"]),
        "public.log": Entry(parents: ["public.plain-text"], extensions: ["log"]),
        "net.daringfireball.markdown": Entry(
            parents: ["public.plain-text"], extensions: ["md", "markdown"], mimeTypes: ["text/markdown"]),
        "public.vcard": Entry(
            parents: ["public.text"], extensions: ["vcf"], mimeTypes: ["text/vcard", "text/x-vcard"]),
        "public.image": Entry(parents: ["public.data", "public.content"]),
        "public.png": Entry(parents: ["public.image"], extensions: ["png"], mimeTypes: ["image/png"]),
        "public.jpeg": Entry(
            parents: ["public.image"], extensions: ["jpeg", "jpg", "jpe"], mimeTypes: ["image/jpeg", "image/jpg"]),
        "com.compuserve.gif": Entry(parents: ["public.image"], extensions: ["gif"], mimeTypes: ["image/gif"]),
        "public.tiff": Entry(parents: ["public.image"], extensions: ["tiff", "tif"], mimeTypes: ["image/tiff"]),
        "com.microsoft.bmp": Entry(parents: ["public.image"], extensions: ["bmp", "dib"], mimeTypes: ["image/bmp"]),
        "public.heic": Entry(parents: ["public.image"], extensions: ["heic"], mimeTypes: ["image/heic"]),
        "org.webmproject.webp": Entry(parents: ["public.image"], extensions: ["webp"], mimeTypes: ["image/webp"]),
        "public.svg-image": Entry(parents: ["public.image"], extensions: ["svg"], mimeTypes: ["image/svg+xml"]),
        "com.adobe.pdf": Entry(
            parents: ["public.data", "public.composite-content"], extensions: ["pdf"], mimeTypes: ["application/pdf"]),
        "public.archive": Entry(parents: ["public.data"]),
        "public.zip-archive": Entry(
            parents: ["public.archive"], extensions: ["zip"], mimeTypes: ["application/zip"]),
        "public.audiovisual-content": Entry(parents: ["public.data", "public.content"]),
        "public.movie": Entry(parents: ["public.audiovisual-content"]),
        "public.video": Entry(parents: ["public.movie"]),
        "public.audio": Entry(parents: ["public.audiovisual-content"]),
        "public.mpeg-4": Entry(parents: ["public.movie"], extensions: ["mp4"], mimeTypes: ["video/mp4"]),
        "com.apple.quicktime-movie": Entry(
            parents: ["public.movie"], extensions: ["mov", "qt"], mimeTypes: ["video/quicktime"]),
        "public.mp3": Entry(parents: ["public.audio"], extensions: ["mp3"], mimeTypes: ["audio/mpeg", "audio/mp3"]),
        PasteboardType.styledText: Entry(parents: ["public.composite-content"]),
        PasteboardType.color: Entry(parents: ["public.data"]),
    ]

    private static let byTag: [UTTagClass: [String: String]] = [
        .filenameExtension: names(by: \.extensions), .mimeType: names(by: \.mimeTypes),
    ]

    private static func names(by tags: (Entry) -> [String]) -> [String: String] {
        Dictionary(entries.flatMap { name, entry in tags(entry).map { ($0, name) } }, uniquingKeysWith: { min($0, $1) })
    }

    /// The name as it is written here; `nil` for one that is not known.
    static func known(_ name: String) -> String? {
        let name = name.lowercased()
        return entries[name] == nil ? nil : name
    }

    /// The type that a tag, in small letters, belongs to.
    static func known(_ tag: String, of tagClass: UTTagClass) -> String? { byTag[tagClass]?[tag] }

    static func tags(of name: String) -> [UTTagClass: [String]] {
        guard let entry = entries[name] else { return [:] }
        return [.filenameExtension: entry.extensions, .mimeType: entry.mimeTypes].filter { !$0.value.isEmpty }
    }

    /// All that a type is a kind of.
    static func supertypes(of name: String) -> Set<String> {
        var found: Set<String> = []
        var waiting = entries[name]?.parents ?? []
        while let next = waiting.popLast() {
            if found.insert(next).inserted { waiting += entries[next]?.parents ?? [] }
        }
        return found
    }

    /// Whether a type is another one or a kind of it. One that is not known is only itself.
    static func conforms(_ name: String, to other: String) -> Bool {
        name == other || supertypes(of: name).contains(other)
    }
}
