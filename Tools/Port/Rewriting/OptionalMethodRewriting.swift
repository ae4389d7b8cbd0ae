/// Protocols with optional methods: the methods are required, and an extension below the protocol has their defaults.
enum OptionalMethodRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for (number, type) in file.types.enumerated() where type.kind == .protocol && file.isActive[type.keyword] {
            guard let opening = type.opening, let closing = file.partners[opening],
                let scope = file.scopes.firstIndex(where: { $0.kind == .type(number) })
            else { continue }
            var defaults = Defaults(file, program, type)
            for function in file.functions where function.scope == scope && function.modifiers.contains("optional") {
                defaults.add(function, &revision)
            }
            for variable in file.variables where variable.scope == scope && variable.modifiers.contains("optional") {
                defaults.add(variable, &revision)
            }
            defaults.write(behind: closing, &revision)
        }
    }

    /// The extension that is written.
    private struct Defaults {
        let file: SourceFile
        let program: Program
        let type: TypeDeclaration
        private var members: [(text: String, name: String)] = []

        init(_ file: SourceFile, _ program: Program, _ type: TypeDeclaration) {
            (self.file, self.program, self.type) = (file, program, type)
        }

        private var access: String { type.modifiers.contains("public") ? "public " : "" }

        mutating func add(_ function: FunctionDeclaration, _ revision: inout Revision) {
            let offset = file.tokens[function.keyword].range.lowerBound
            let answer: String? =
                if let placeholder = program.optionalMethods.placeholder(of: function),
                    program.optionalMethods.silentNames.contains(function.name)
                {
                    "{ OptionalCalls.none(\(placeholder)) }"
                } else if function.returnsNothing {
                    "{}"
                } else if let literal = program.optionalMethods.answer(of: function) {
                    "{ \(literal) }"
                } else if function.result.hasSuffix("?") || function.result.hasPrefix("Optional<") {
                    "{ nil }"
                } else {
                    nil
                }
            // A person may have written the default already.
            let written = program.methods[type.simpleName, default: []].contains {
                $0.isInExtension && $0.function.fullName == function.fullName
            }
            guard !written else { return }
            let signature = file.source(range(of: function))
            guard let answer, signature.contains("("), !signature.contains("@objc"), !signature.contains("#"),
                file.comments.allSatisfy({ !$0.overlaps(range(of: function)) })
            else {
                revision.remark(
                    offset,
                    "\(function.fullName) was optional: write what it answers by default into extension \(type.name)")
                return
            }
            let kind = function.modifiers.contains("static") ? "static " : ""
            let spelling = RenamedRewriting.spelling(ofTokens: tokens(of: function), in: file, of: program)
            members.append(("\(access)\(kind)\(spelling) \(answer)", function.fullName))
        }

        private func tokens(of function: FunctionDeclaration) -> Range<Int> {
            function.keyword..<max(function.keyword + 1, function.end)
        }

        private func range(of function: FunctionDeclaration) -> Range<Int> {
            let tokens = tokens(of: function)
            return file.tokens[tokens.lowerBound].range.lowerBound..<file.tokens[tokens.upperBound - 1].range.upperBound
        }

        mutating func add(_ variable: VariableDeclaration, _ revision: inout Revision) {
            let offset = file.tokens[variable.keyword].range.lowerBound
            let start = variable.keyword
            var end = start
            while end < file.tokens.count, file.text(end) != "{", !(end > start && file.tokens[end].startsLine) {
                end += 1
            }
            let accessors = file.text(end) == "{" ? file.partners[end].map { file.source(ofTokens: end..<$0 + 1) } : nil
            guard accessors?.contains("set") == false, file.text(end - 1) == "?" else {
                revision.remark(
                    offset,
                    "\(variable.name) was optional: write what it is by default into extension \(type.name)")
                return
            }
            let spelling = RenamedRewriting.spelling(ofTokens: start..<end, in: file, of: program)
            members.append(("\(access)\(spelling) { nil }", variable.name))
        }

        func write(behind closing: Int, _ revision: inout Revision) {
            guard !members.isEmpty else { return }
            let end = file.tokens[closing].range.upperBound
            guard file.scopeOfToken[type.keyword] == 0 else {
                revision.remark(
                    end,
                    "extension \(type.name): write \(members.map(\.name).joined(separator: ", ")) into it, with defaults"
                )
                return
            }
            let indentation = file.indentation(of: type.keyword)
            let lines = members.map { "\(indentation)    \($0.text)" }
            let text = ["", "", "\(indentation)extension \(type.name) {"] + lines + ["\(indentation)}"]
            revision.replace(
                end..<end, with: text.joined(separator: file.newline),
                "protocol \(type.name) → also extension \(type.name) with \(members.map(\.name).joined(separator: ", "))"
            )
        }
    }
}
