/// `kUTTypeText as String`, the names of types of data: a pasteboard knows them by strings, and the modules that have the names are
/// not there.
enum TypeIdentifierRewriting: Rule {
    static let modules: Set = ["MobileCoreServices", "CoreServices"]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices {
            guard let (tokens, identifier) = name(at: index, file, program) else { continue }
            let range =
                file.tokens[tokens.lowerBound].range.lowerBound..<file.tokens[tokens.upperBound].range.upperBound
            revision.replace(range, with: "\"\(identifier)\"", "\(file.source(range)) → \"\(identifier)\"")
        }
    }

    /// Whether a file uses nothing of the modules but names that are known.
    static func knowsAll(in file: SourceFile, _ program: Program) -> Bool {
        var index = 0
        var (known, isOther) = (0, false)
        while index < file.tokens.count {
            if let (tokens, _) = name(at: index, file, program) {
                known += 1
                index = tokens.upperBound
            } else if file.tokens[index].kind == .word, file.isActive[index] {
                let word = file.text(index)
                isOther = isOther || word.hasPrefix("kUT") || word.hasPrefix("UT") && program.kinds[word] == nil
            }
            index += 1
        }
        return known > 0 && !isOther
    }

    /// The name of a type that begins at a token, with what makes a string of it.
    private static func name(
        at index: Int, _ file: SourceFile, _ program: Program
    ) -> (tokens: ClosedRange<Int>, identifier: String)? {
        let word = file.text(index)
        guard file.isActive[index], file.text(index - 1) != "." else { return nil }
        if word.hasPrefix("kUTType"), file.text(index + 1) == "as", file.text(index + 2) == "String",
            !program.variableNames.contains(word)
        {
            return constants[String(word.dropFirst(7))].map { (index...index + 2, $0) }
        }
        return nil
    }

    private static let constants = [
        "Text": "public.text", "PlainText": "public.plain-text", "UTF8PlainText": "public.utf8-plain-text",
        "UTF16PlainText": "public.utf16-plain-text", "RTF": "public.rtf", "RTFD": "com.apple.rtfd",
        "HTML": "public.html", "XML": "public.xml", "JSON": "public.json", "URL": "public.url",
        "FileURL": "public.file-url", "Image": "public.image", "PNG": "public.png", "JPEG": "public.jpeg",
        "GIF": "com.compuserve.gif", "TIFF": "public.tiff", "PDF": "com.adobe.pdf", "Data": "public.data",
        "Item": "public.item", "Content": "public.content", "Movie": "public.movie", "Audio": "public.audio",
        "VCard": "public.vcard",
    ]
}
