/// `init(layer:)`, which Core Animation makes the copies of layers with that it shows while they are animated.
enum LayerCopyRemarks: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for function in file.functions
        where file.isActive[function.keyword] && function.fullName == "init(layer:)"
            && function.modifiers.contains("override")
        {
            guard let type = file.type(ofScope: function.scope),
                let kit = program.kitLineage(of: type.simpleName).first,
                kit.hasPrefix("CA"), kit.hasSuffix("Layer")
            else { continue }
            revision.remark(
                file.tokens[function.keyword].range.lowerBound,
                "init(layer:): there is none, and no copy of a layer is made with it: leave it out")
        }
    }
}
