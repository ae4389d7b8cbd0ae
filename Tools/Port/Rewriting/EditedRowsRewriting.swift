/// Rows that can be swiped away or moved: where a data source only implements what is done with them, it also says that it
/// does, which is understood on iOS.
enum EditedRowsRewriting: Rule {
    /// What is done with rows, and the method by which a data source says that it can be.
    private static let methods = [
        "tableView(_:commit:forRowAt:)": "canEditRowAt", "tableView(_:moveRowAt:to:)": "canMoveRowAt",
    ]
    private static let kept: Set<String> = ["override", "public", "open", "internal", "fileprivate", "private"]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for function in file.functions where file.isActive[function.keyword] {
            guard let label = methods[function.fullName], let type = file.type(ofScope: function.scope),
                type.kind != .protocol, let body = function.body, let end = file.partners[body],
                !says(type.simpleName, "tableView(_:\(label):)", program)
            else { continue }
            let offset = file.tokens[end].range.upperBound
            let indentation = file.indentation(of: function.start)
            let modifiers = function.modifiers.filter(kept.contains).map { $0 + " " }.joined()
            let method =
                "\(modifiers)func tableView(_ tableView: UITableView, \(label) indexPath: IndexPath) -> Bool { true }"
            revision.replace(
                offset..<offset, with: file.newline + indentation + method,
                "\(function.fullName): also \(label), without which rows stay")
        }
    }

    private static func says(_ type: String, _ name: String, _ program: Program) -> Bool {
        program.lineage(of: type).contains { owner in
            program.methods[owner, default: []].contains { $0.function.fullName == name }
        }
    }
}
