/// `var set = CharacterSet.decimalDigits.inverted`: what is put into it or taken out of it would end the program, for the
/// system's own sets forget on Linux that they may not be changed. A union with nothing is a set of the program's own.
enum InvertedSetRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for variable in file.variables where file.isActive[variable.keyword] && file.text(variable.keyword) == "var" {
            var index = variable.keyword + 2
            let isTyped = file.text(index) == ":" && file.text(index + 1) == "CharacterSet"
            if isTyped { index += 2 }
            guard file.text(index) == "=" else { continue }
            if ["CharacterSet", "NSCharacterSet"].contains(file.text(index + 1)) {
                index += 1
            } else if !isTyped {
                continue
            }
            // A set of the system, which has a name and is not made of characters.
            guard file.text(index + 1) == ".", file.text(index + 2) != "init", file.text(index + 3) == ".",
                file.text(index + 4) == "inverted", file.text(index + 5) != "."
            else { continue }
            let end = file.tokens[index + 4].range.upperBound
            let text = ".union(CharacterSet())"
            revision.replace(end..<end, with: text, "\(file.text(index + 2)).inverted → also \(text)")
        }
    }
}
