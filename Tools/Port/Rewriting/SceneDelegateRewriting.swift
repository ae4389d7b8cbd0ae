/// A scene's delegate, which on iOS the information property list names: the configuration that the application's delegate
/// returns names it.
enum SceneDelegateRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for type in file.types where type.kind == .class && file.isActive[type.keyword] && isSceneDelegate(type) {
            if !isNamed(in: program) {
                revision.remark(
                    file.tokens[type.keyword].range.lowerBound,
                    "class \(type.name): name it in application(_:configurationForConnecting:options:) of the application's "
                        + "delegate: UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role, "
                        + "delegateClass: \(type.name).self)")
            }
        }
        guard file.tokens.contains(where: { $0.text == "UISceneConfiguration" }) else { return }
        let delegates = program.files.flatMap(\.types).filter { $0.kind == .class && isSceneDelegate($0) }
        guard let delegate = delegates.first, delegates.count == 1, !program.words.contains("delegateClass") else {
            return
        }
        for index in file.tokens.indices where file.isActive[index] && file.text(index) == "UISceneConfiguration" {
            guard let call = file.call(at: index + 1), call.arguments.map(\.label) == ["name", "sessionRole"] else {
                continue
            }
            let end = file.tokens[call.closing].range.lowerBound
            let argument = ", delegateClass: \(delegate.name).self"
            revision.replace(end..<end, with: argument, "UISceneConfiguration(…) names \(delegate.name).self")
        }
    }

    private static func isSceneDelegate(_ type: TypeDeclaration) -> Bool {
        type.inherited.contains("UIWindowSceneDelegate") || type.inherited.contains("UISceneDelegate")
    }

    private static func isNamed(in program: Program) -> Bool {
        program.words.contains("UISceneConfiguration") || program.words.contains("delegateClass")
    }
}
