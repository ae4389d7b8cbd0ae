/// Overrides in extensions, and methods of extensions that are overridden: the class itself has them, and calls what stands in
/// the extension.
enum ExtensionOverrideRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for found in program.extensionOverrides[file.path, default: []] where program.classes.contains(found.type) {
            if let first = found.exchanged.first {
                let what = "\(file.text(found.name)) → observed in the class \(found.type)"
                guard revision.replace(first.range, with: first.text, what) else { continue }
                for (range, text) in found.exchanged.dropFirst() { revision.alsoReplace(range, with: text) }
                continue
            }
            if let word = found.word {
                let range = file.tokens[word].range.lowerBound..<file.tokens[word + 1].range.lowerBound
                revision.replace(range, with: "", "override left out")
            }
            revision.replace(
                file.tokens[found.name].range, with: found.newName, "\(file.text(found.name)) → \(found.newName)")
        }
        for type in file.types where type.kind == .class && file.isActive[type.keyword] {
            let forwarders = program.forwarders[type.simpleName, default: []]
            guard !forwarders.isEmpty, let opening = type.opening, let closing = file.partners[opening] else {
                continue
            }
            let offset = file.tokens[closing].range.lowerBound
            let indentation = file.indentation(of: type.keyword)
            let isOnOwnLine = file.tokens[closing].startsLine
            var text = forwarders.map { "\(indentation)    \($0)\(file.newline)" }.joined()
            // What stands in front of the brace in its line stays in front of it.
            text =
                isOnOwnLine
                ? String(text.dropFirst(indentation.count)) + indentation : file.newline + text + indentation
            revision.replace(
                offset..<offset, with: text,
                "class \(type.name): also what its extensions override, or what is overridden of them")
        }
    }
}
