/// A page in the order in which it is read: elements begin and end, with text in them.
struct HTMLPage {
    enum Part {
        /// Names are in small letters. Each element that begins ends, too.
        case begin(name: String, attributes: [String: String])
        case end
        case text(String)
    }

    private(set) var parts: [Part] = []

    /// Types of nodes (xmlreader.h).
    private static let element: Int32 = 1
    private static let texts: ClosedRange<Int32> = 3...4
    private static let whitespaces: ClosedRange<Int32> = 13...14
    private static let endOfElement: Int32 = 15

    /// HTML_PARSE_RECOVER, NOERROR, NOWARNING, NONET and HUGE (HTMLparser.h): whatever is there, without a word and without a way
    /// into the net, however large.
    private static let options: Int32 = 1 | 1 << 5 | 1 << 6 | 1 << 11 | 1 << 19
    /// Elements that are deeper are left out, and the text in them stands in the one around them: each has a look of its own.
    private static let depthLimit = 500
    private var depth = 0
    /// How deep the element is that is left out with its text, which is none to read.
    private var silentDepth: Int?
    private static let silent: Set<String> = ["script", "style", "template", "title"]

    /// Reads a page.
    /// - Returns: `nil` if it is larger than 2 GB.
    init?(_ text: String, library: HTMLLibrary) {
        // A zero would be the end of the page.
        var page = text.split(separator: "\0", omittingEmptySubsequences: false).joined(separator: "\u{FFFD}")
        // Text that stands in no element is in the body then; the library puts it into a paragraph otherwise.
        if page.firstRange(of: #/<body[\s>]/#.ignoresCase()) == nil {
            let start = page.firstRange(of: #/<html(?:\s[^>]*)?>/#.ignoresCase())?.upperBound
            page.insert(contentsOf: "<body>", at: start ?? page.startIndex)
        }
        let document = page.withUTF8 { bytes -> HTMLLibrary.Document? in
            guard let count = Int32(exactly: bytes.count), let start = bytes.baseAddress else { return nil }
            return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
                library.read($0, count, nil, "UTF-8", Self.options)
            }
        }
        guard let document else { return nil }
        defer { library.freeDocument(document) }
        guard let reader = library.walk(document) else { return nil }
        defer { library.freeReader(reader) }
        while library.next(reader) == 1 { collect(reader, library) }
    }

    private mutating func collect(_ reader: HTMLLibrary.Reader, _ library: HTMLLibrary) {
        switch library.nodeType(reader) {
        case Self.element:
            let name = Self.string(library.name(reader)).lowercased()
            let isEmpty = library.isEmpty(reader) == 1
            var attributes: [String: String] = [:]
            while library.nextAttribute(reader) == 1 {
                let key = Self.string(library.name(reader)).lowercased()
                attributes[key] = attributes[key] ?? Self.string(library.value(reader))
            }
            _ = library.backToElement(reader)
            if depth < Self.depthLimit {
                parts.append(.begin(name: name, attributes: attributes))
                if isEmpty { parts.append(.end) }
            } else if !isEmpty, silentDepth == nil, Self.silent.contains(name) {
                silentDepth = depth
            }
            if !isEmpty { depth += 1 }
        case Self.endOfElement:
            depth -= 1
            if depth < Self.depthLimit { parts.append(.end) }
            if silentDepth == depth { silentDepth = nil }
        case Self.texts, Self.whitespaces:
            if silentDepth == nil { parts.append(.text(Self.string(library.value(reader)))) }
        default:
            break
        }
    }

    private static func string(_ text: HTMLLibrary.Text?) -> String {
        text.map { String(cString: $0) } ?? ""
    }
}
