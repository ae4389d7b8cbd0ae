/// Selectors with names: `extension Selector { static let tapped = #selector(Form.tapped) }`, which calls then write as
/// `.tapped`.
struct SelectorConstants {
    /// What a name stands for. All of them name a class.
    private(set) var references: [String: MethodReference] = [:]
    /// The tokens of extensions with nothing else in them, by path.
    private(set) var extensions: [String: [Range<Int>]] = [:]

    init() {}

    init(of files: [SourceFile], kinds: [String: TypeDeclaration.Kind]) {
        for file in files {
            for type in file.types
            where type.kind == .extension && type.name == "Selector" && file.isActive[type.keyword] {
                guard let opening = type.opening, let closing = file.partners[opening], type.inherited.isEmpty,
                    let found = Self.constants(opening + 1..<closing, file),
                    found.allSatisfy({ $0.1.isBaseType && kinds[Program.simpleName($0.1.base)] != .protocol })
                else { continue }
                for (name, reference) in found { references[name] = reference }
                let start = type.keyword - type.modifiers.count
                extensions[file.path, default: []].append(start..<closing + 1)
            }
        }
    }

    /// Whether a token stands in an extension that is left out.
    func isLeftOut(_ token: Int, of file: SourceFile) -> Bool {
        extensions[file.path]?.contains { $0.contains(token) } == true
    }

    /// The constants in tokens, or `nil` if there is anything else.
    private static func constants(_ range: Range<Int>, _ file: SourceFile) -> [(String, MethodReference)]? {
        var (found, index) = ([(String, MethodReference)](), range.lowerBound)
        while index < range.upperBound {
            while Keywords.modifiers.contains(file.text(index)) { index += 1 }
            guard ["let", "var"].contains(file.text(index)) else { return nil }
            let name = file.text(index + 1)
            index += 2
            if file.text(index) == ":", file.text(index + 1) == "Selector" { index += 2 }
            guard file.text(index) == "=", file.text(index + 1) == "#selector", let closing = file.partners[index + 2],
                closing > index, let reference = MethodReference(file, index + 3..<closing)
            else { return nil }
            found.append((name, reference))
            index = closing + 1
        }
        return found
    }
}
