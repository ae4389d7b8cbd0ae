/// `weak` at a property that a protocol requires, which sources of Swift 4 have and Swift 5 refuses: it is left out. Who has
/// the property says how it is kept.
enum WeakRequirementRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for (number, type) in file.types.enumerated() where type.kind == .protocol && file.isActive[type.keyword] {
            guard let scope = file.scopes.firstIndex(where: { $0.kind == .type(number) }) else { continue }
            for variable in file.variables where variable.scope == scope && variable.modifiers.contains("weak") {
                let place = variable.keyword - 1
                guard place > 0, file.text(place) == "weak" else { continue }
                let range = file.tokens[place].range.lowerBound..<file.tokens[variable.keyword].range.lowerBound
                revision.replace(range, with: "", "weak var \(variable.name) → var \(variable.name)")
            }
        }
    }
}
