/// Methods of delegates that a subclass has and its superclass, which conforms, has not. Swift would never call them: the
/// superclass gets them with what they do by default, and the subclass overrides them.
enum UnseenMethodRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for (function, unseen) in program.unseenMethods[file.path, default: []] where unseen.isCarried {
            let offset = file.tokens[function.keyword].range.lowerBound
            let words = unseen.needsPublic ? "public override " : "override "
            revision.replace(offset..<offset, with: words, "\(function.fullName): overrides that of \(unseen.base)")
        }
        for type in file.types where type.kind == .class && file.isActive[type.keyword] {
            guard !program.protocols(of: type.simpleName).isEmpty, let opening = type.opening else { continue }
            let heads = program.unseenDeclarations[type.simpleName, default: []].sorted()
            guard !heads.isEmpty else { continue }
            let indentation = file.indentation(of: type.keyword)
            let access = type.modifiers.first { ["public", "open"].contains($0) }.map { $0 + " " } ?? ""
            var text = heads.map { "\(file.newline)\(indentation)    \(access)\($0)" }.joined()
            if !file.tokens[opening + 1].startsLine { text += file.newline + indentation }
            let offset = file.tokens[opening].range.upperBound
            revision.replace(
                offset..<offset, with: text, "class \(type.name): also methods of its protocols that subclasses have")
        }
    }
}

/// A method of a delegate that only a subclass has.
struct UnseenMethod {
    /// The superclass that conforms, and the protocol.
    let base: String
    let protocolName: String
    /// What the superclass can have; `nil` where what the method does by default is not known.
    private let head: String?
    /// Whether the override must be said to be public.
    let needsPublic: Bool

    /// Whether it can be carried over.
    var isCarried: Bool { head != nil }
    /// The superclass's method.
    var declaration: String { head ?? "" }

    init?(
        _ function: FunctionDeclaration, _ file: SourceFile, _ program: Program, _ defaults: [String: Set<String>]
    ) {
        guard file.isActive[function.keyword], let type = file.type(ofScope: function.scope),
            !function.modifiers.contains("override"), !function.modifiers.contains("static"),
            !function.modifiers.contains("class"),
            let (base, name) = Self.owner(of: function, in: type.simpleName, program, defaults)
        else { return nil }
        (self.base, protocolName) = (base, name)
        let declarations = program.files.flatMap { other in
            other.types.filter { $0.kind == .class && $0.simpleName == base && other.isActive[$0.keyword] }
        }
        let isPrivate = function.modifiers.contains { $0.hasSuffix("private") }
        guard type.kind == .class, declarations.count == 1, declarations[0].opening != nil, !isPrivate,
            !function.isAsync, let body = function.body, let result = Self.result(of: function, name)
        else {
            (head, needsPublic) = (nil, false)
            return
        }
        head = file.source(ofTokens: function.keyword..<body) + " {" + result + "}"
        let accesses: Set<String> = ["public", "open"]
        needsPublic =
            declarations[0].modifiers.contains(where: accesses.contains)
            && type.modifiers.contains(where: accesses.contains)
            && !function.modifiers.contains(where: accesses.contains)
    }

    /// What the method gives by default: nothing, or yes to a question of a text.
    private static func result(of function: FunctionDeclaration, _ name: String) -> String? {
        if function.returnsNothing { return "" }
        let texts = ["UITextFieldDelegate", "UITextViewDelegate", "UISearchBarDelegate"]
        let asks = function.fullName.contains("Should") || function.fullName.contains("should")
        return function.result == "Bool" && texts.contains(name) && asks ? " true " : nil
    }

    /// The superclass that conforms to a protocol with a method and has not got it, and that protocol.
    private static func owner(
        of function: FunctionDeclaration, in type: String, _ program: Program, _ defaults: [String: Set<String>]
    ) -> (base: String, name: String)? {
        // An extension may have made a class of UIKit conform, or all objects.
        let kit = program.kitLineage(of: type)
        let objects = kit.isEmpty || kit.last == "NSObject" ? kit : kit + ["NSObject"]
        let bases = (program.lineage(of: type) + objects).dropFirst()
        for (distance, base) in bases.enumerated() {
            let conformances = program.protocols(of: base).sorted()
            guard let name = conformances.first(where: { defaults[$0]?.contains(function.fullName) == true }) else {
                continue
            }
            // What is in the way down from the one that conforms: only its own and those above it are found.
            let above = bases.dropFirst(distance)
            let isFound = above.contains { owner in
                program.methods[owner, default: []].contains { $0.function.fullName == function.fullName }
            }
            return isFound ? nil : (base, name)
        }
        return nil
    }
}
