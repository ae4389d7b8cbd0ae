/// Protocols for classes: `: class` becomes `: AnyObject`, and a protocol that was one for Objective-C, and so for classes
/// alone, says it.
enum ClassConstraintRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for type in file.types where type.kind == .protocol && file.isActive[type.keyword] {
            if type.inherited.isEmpty {
                guard type.modifiers.contains("@objc"), type.afterName > 0 else { continue }
                let end = file.tokens[type.afterName - 1].range.upperBound
                revision.replace(
                    end..<end, with: ": AnyObject", "protocol \(type.name) → protocol \(type.name): AnyObject")
            } else {
                constraint(of: type, file, &revision)
            }
        }
    }

    private static func constraint(of type: TypeDeclaration, _ file: SourceFile, _ revision: inout Revision) {
        var index = type.afterName + 1
        while index < file.tokens.count, !["{", ":", "}", "where"].contains(file.text(index)) {
            if file.tokens[index].kind == .word, file.text(index) == "class", [":", ","].contains(file.text(index - 1))
            {
                revision.replace(file.tokens[index].range, with: "AnyObject", "class → AnyObject")
            }
            index += 1
        }
    }
}
