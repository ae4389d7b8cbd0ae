/// `#keyPath(CAShapeLayer.strokeEnd)` becomes the string that it is on iOS. What is observed or asked by it is told elsewhere.
enum KeyPathRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.text(index) == "#keyPath" {
            guard let call = file.partners.indices.contains(index + 1) ? file.partners[index + 1] : nil,
                call > index + 1
            else { continue }
            let range = file.tokens[index].range.lowerBound..<file.tokens[call].range.upperBound
            let source = file.source(range)
            guard let path = path(file, index + 2..<call) else {
                revision.remark(range.lowerBound, "\(source): write the name that the property has in Objective-C")
                continue
            }
            revision.replace(range, with: "\"\(path)\"", "\(source) → \"\(path)\"")
        }
    }

    /// The properties without the type in front of them; `nil` where their names may be others in Objective-C.
    private static func path(_ file: SourceFile, _ tokens: Range<Int>) -> String? {
        let words = tokens.filter { file.text($0) != "." }.map { file.text($0) }
        let names = Array(words.drop { $0.first?.isUppercase == true })
        let arePlain = names.allSatisfy { name in
            name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
                && !(name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true)
        }
        return names.isEmpty || !arePlain ? nil : names.joined(separator: ".")
    }
}
