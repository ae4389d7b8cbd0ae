/// Where a program begins: `@UIApplicationMain` becomes `@main`.
enum EntryPointRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for (index, token) in file.tokens.enumerated() where file.isActive[index] {
            switch token.text {
            case "@UIApplicationMain", "@NSApplicationMain":
                revision.replace(token.range, with: "@main", "\(token.text) → @main")
            case "UIApplicationMain" where file.text(index + 1) == "(":
                revision.remark(
                    token.range.lowerBound,
                    "UIApplicationMain: mark the delegate's class with @main and delete this call")
            default: break
            }
        }
    }
}
