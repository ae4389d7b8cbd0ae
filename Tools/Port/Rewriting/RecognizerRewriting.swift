/// Initialisers of a program's own recognisers. On iOS a recogniser is made with a target and a selector, here with nothing, and gets
/// its targets afterwards: `super.init(target: nil, action: nil)` becomes `super.init()`, and an override of
/// `init(target:action:)` adds the target itself.
enum RecognizerRewriting: Rule {
    private static let labels = ["target", "action"]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.text(index) == "super" {
            guard file.text(index + 1) == ".", file.text(index + 2) == "init", let call = file.call(at: index + 3),
                call.arguments.map(\.label) == labels, isFirst(around: index, file, program)
            else { continue }
            rewrite(call, at: index, file, &revision)
        }
        for function in file.functions where function.name == "init" && file.isActive[function.keyword] {
            guard isFirst(around: function.keyword, file, program) else { continue }
            if function.parameters.isEmpty {
                override(function, file, &revision)
            } else if function.parameters.map(\.label) == labels {
                declare(function, file, program, &revision)
            }
        }
    }

    /// Whether a place is in a class right below one of UIKit's recognisers, or below those of the program that leave the
    /// initialiser to it.
    private static func isFirst(around index: Int, _ file: SourceFile, _ program: Program) -> Bool {
        guard let type = file.type(around: index), type.kind == .class else { return false }
        let lineage = program.lineage(of: type.simpleName)
        let base = program.inherited[lineage.last ?? ""]?.first ?? ""
        return base.hasPrefix("UI") && base.hasSuffix("GestureRecognizer")
            && !lineage.dropFirst().contains { name in
                program.methods[name]?.contains { $0.function.fullName == "init(target:action:)" } == true
            }
    }

    private static func rewrite(_ call: Call, at index: Int, _ file: SourceFile, _ revision: inout Revision) {
        let range = file.tokens[index].range.lowerBound..<file.tokens[call.closing].range.upperBound
        let (target, action) = (call.arguments[0].value, call.arguments[1].value)
        let words = [target, action].map { file.source(ofTokens: $0) }
        var text = "super.init()"
        if !words.contains("nil") {
            guard target.count == 1, action.count == 1 else {
                return revision.remark(
                    range.lowerBound, "\(file.source(range)): call super.init(), and addTarget(_:action:) behind it")
            }
            let bound = zip(labels, words).map { $0 == $1 ? "let \($0)" : "let \($0) = \($1)" }
            let isAlone = file.wholeLine(of: range) != nil
            text += isAlone ? file.newline + file.indentation(of: index) : "; "
            text += "if \(bound.joined(separator: ", ")) { addTarget(target, action: action) }"
        }
        revision.replace(range, with: text, "\(file.source(range)) → \(text)")
    }

    /// `init()` is what UIKit's recognisers are made by here.
    private static func override(_ function: FunctionDeclaration, _ file: SourceFile, _ revision: inout Revision) {
        guard !function.modifiers.contains("override") else { return }
        let start = file.tokens[function.keyword].range.lowerBound
        revision.replace(start..<start, with: "override ", "init() overrides that of the recogniser")
    }

    /// `init(target:action:)` overrides nothing here, and takes objects alone, so that it is not that of UIKit's extension. Both can be
    /// left out of a call, as `init()` is there no more.
    private static func declare(
        _ function: FunctionDeclaration, _ file: SourceFile, _ program: Program, _ revision: inout Revision
    ) {
        let name = file.type(around: function.keyword)?.simpleName ?? ""
        for token in function.start..<function.keyword where file.text(token) == "override" {
            let range = file.tokens[token].range.lowerBound..<file.tokens[token + 1].range.lowerBound
            revision.replace(range, with: "", "override of init(target:action:) left out")
        }
        for token in function.parameters[0].type where file.text(token) == "Any" {
            revision.alsoReplace(file.tokens[token].range, with: "AnyObject")
        }
        let isMadeWithNothing = program.methods[name]?.contains { $0.function.fullName == "init()" } == true
        for parameter in function.parameters where !isMadeWithNothing && parameter.typeText.hasSuffix("?") {
            let end = file.tokens[parameter.type.upperBound - 1].range.upperBound
            guard file.text(parameter.type.upperBound) != "=" else { continue }
            revision.alsoReplace(end..<end, with: " = nil")
        }
    }
}
