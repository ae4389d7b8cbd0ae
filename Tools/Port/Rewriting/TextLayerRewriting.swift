/// How the text of a layer stands and is cut, which were strings in Swift 4.0: `layer.alignmentMode = "center"` becomes `.center`.
enum TextLayerRewriting: Rule {
    private static let types = [
        "alignmentMode": "CATextLayerAlignmentMode", "truncationMode": "CATextLayerTruncationMode",
    ]
    private static let names: Set<String> = [
        "\"natural\"", "\"left\"", "\"right\"", "\"center\"", "\"justified\"", "\"none\"", "\"end\"",
    ]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.text(index + 1) == "=" {
            // A property of the program's own has the type that it says.
            guard let type = types[file.text(index)], !program.variableNames.contains(file.text(index)) else {
                continue
            }
            let (value, next) = (index + 2, index + 3)
            let isWhole =
                next >= file.tokens.count || file.tokens[next].startsLine || [";", "}"].contains(file.text(next))
            if isWhole, names.contains(file.text(value)) {
                let name = "." + file.text(value).dropFirst().dropLast()
                revision.replace(file.tokens[value].range, with: name, "\(file.text(value)) → \(name)")
            } else if file.text(value) == "String", file.text(next) == "(" {
                revision.remark(
                    file.tokens[index].range.lowerBound,
                    "\(file.text(index)): it is no string: \(type)(rawValue: …)")
            }
        }
    }
}
