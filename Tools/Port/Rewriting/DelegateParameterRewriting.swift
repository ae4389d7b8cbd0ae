/// `func textFieldDidBeginEditing(_ textField: UITextField!)`: an optional parameter makes it another method than the protocol's,
/// which Swift would never call. The sign goes.
enum DelegateParameterRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for function in file.functions where file.isActive[function.keyword] && function.body != nil {
            guard let type = file.type(ofScope: function.scope), type.kind != .protocol,
                function.parameters.contains(where: { $0.typeText.hasSuffix("!") }),
                program.protocols(of: type.simpleName).contains(where: {
                    UIKitProtocols.optionalMethods[$0]?.contains(function.fullName) == true
                })
            else { continue }
            for parameter in function.parameters where parameter.typeText.hasSuffix("!") {
                let range = file.tokens[parameter.type.upperBound - 1].range
                guard file.source(range) == "!" else { continue }
                let name = String(parameter.typeText.dropLast())
                revision.replace(range, with: "", "\(function.fullName): \(parameter.typeText) → \(name)")
            }
        }
    }
}
