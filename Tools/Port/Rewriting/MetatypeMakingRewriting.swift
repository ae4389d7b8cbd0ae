/// `Kind()` and `kind.init(frame: frame)` of a class that is known only when the program runs: `make` stands for `init`.
enum MetatypeMakingRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        let parameters = kitParameters(of: file, program)
        for index in file.tokens.indices where file.isActive[index] && file.tokens[index].kind == .word {
            let word = file.text(index)
            if word == "init", file.text(index - 1) == ".", let call = file.call(at: index + 1) {
                rewriteInitialiser(at: index, call, parameters, file, program, &revision)
            } else if parameters.contains(word), file.text(index - 1) != ".", let call = file.call(at: index + 1),
                isKnown(call, bare: true)
            {
                replace(index + 1..<index + 1, with: ".make", "\(word)(…) → \(word).make(…)", file, &revision)
            }
        }
    }

    /// The labels of UIKit's initialisers that there are methods for; those of views and cells are of nothing else.
    private static let labels = [["frame"], ["style", "reuseIdentifier"], ["nibName", "bundle"]]

    private static func isKnown(_ call: Call, bare: Bool) -> Bool {
        labels.contains(call.arguments.map(\.label)) || bare && call.arguments.isEmpty
    }

    private static func rewriteInitialiser(
        at index: Int, _ call: Call, _ parameters: Set<String>, _ file: SourceFile, _ program: Program,
        _ revision: inout Revision
    ) {
        let base = file.text(index - 2)
        let isParameter = parameters.contains(base)
        guard isKnown(call, bare: isParameter) else { return }
        // A class that is named is known, and `.init(…)` alone means one.
        let isVariable = file.tokens[index - 2].kind == .word && base.first?.isLowercase == true
        let isExpression = base == ")" && (file.partners[index - 2].map { isMetatype($0, file) } ?? false)
        let isKeyword = ["self", "super", "return", "in", "try", "await", "else"].contains(base)
        guard isParameter || isVariable && !isKeyword || isExpression else { return }
        replace(index..<index + 1, with: "make", "\(base).init(…) → \(base).make(…)", file, &revision)
    }

    /// Whether what stands in parentheses is a class: `type(of: cell)`, `(kind as! UIView.Type)`.
    private static func isMetatype(_ opening: Int, _ file: SourceFile) -> Bool {
        guard let closing = file.partners[opening] else { return false }
        return file.text(opening - 1) == "type" || file.text(closing - 1) == "Type"
    }

    private static func replace(
        _ tokens: Range<Int>, with new: String, _ note: String, _ file: SourceFile, _ revision: inout Revision
    ) {
        let start = file.tokens[tokens.lowerBound].range.lowerBound
        let end = tokens.isEmpty ? start : file.tokens[tokens.upperBound - 1].range.upperBound
        revision.replace(start..<end, with: new, note)
    }

    /// The generic parameters of a file that stand for classes of UIKit.
    private static func kitParameters(of file: SourceFile, _ program: Program) -> Set<String> {
        var found: Set<String> = []
        for index in file.tokens.indices where file.text(index) == ":" && file.isActive[index] {
            guard ["<", ",", "where"].contains(file.text(index - 2)), file.tokens[index - 1].kind == .word,
                isKit(file.text(index + 1), program), closesGenerics(after: index, file)
            else { continue }
            let name = file.text(index - 1)
            if program.kinds[name] == nil, name.first?.isUppercase == true { found.insert(name) }
        }
        return found
    }

    /// Whether a class is one of UIKit's views, controllers or layers, or of the program's below one, or a protocol is for such.
    private static func isKit(_ name: String, _ program: Program, _ seen: Set<String> = []) -> Bool {
        if program.kinds[name] == .protocol, !seen.contains(name) {
            // What it inherits of UIKit may be a protocol too.
            return program.inherited[name, default: []].map(Program.simpleName).contains {
                (program.kinds[$0] != nil || UIKitClasses.superclasses[$0] != nil || $0 == "UIView")
                    && isKit($0, program, seen.union([name]))
            }
        }
        let isOwn = program.kinds[name] == .class
        // A protocol of the program's own may have a name like UIKit's.
        guard isOwn || program.kinds[name] == nil else { return false }
        let kit = isOwn ? program.inherited[program.lineage(of: name).last ?? ""]?.first ?? "" : name
        return (kit.hasPrefix("UI") || kit.hasPrefix("CA") && kit.hasSuffix("Layer"))
            && UIKitProtocols.optionalMethods[kit] == nil && !kit.hasSuffix("Delegate")
    }

    /// Whether a list of generic parameters, or of what is said of them, ends soon, with names alone before.
    private static func closesGenerics(after colon: Int, _ file: SourceFile) -> Bool {
        var index = colon + 1
        while index < file.tokens.count, index < colon + 12 {
            let text = file.text(index)
            if text.hasPrefix(">") || text == "{" { return true }
            guard file.tokens[index].kind == .word || [",", ":", "&", "."].contains(text) else { return false }
            index += 1
        }
        return false
    }
}
