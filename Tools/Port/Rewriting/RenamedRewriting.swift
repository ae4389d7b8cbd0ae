/// Sources of Swift 4 call things by other names.
enum RenamedRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        // A key of a keyboard has characters too, and so has text with attributes of Swift's, which came after those of strings
        // had gone.
        let hasCharacters =
            program.words.contains("AttributedString")
            || file.tokens.contains { ["UIKey", "UIPress"].contains($0.text) }
        for index in file.tokens.indices where file.isActive[index] && file.tokens[index].kind == .word {
            let word = file.text(index)
            // A method that had another label is meant, whatever else has its name.
            if let label = RenamedNames.methods[word]?.label, !label.isEmpty, file.text(index - 1) != "func",
                let call = file.call(at: index + 1), call.arguments.first?.label == label
            {
                rename(call, word, at: index, file, program, &revision)
            }
            guard program.kinds[word] == nil, !isDeclared(word, at: index, file, program) else { continue }
            if word.hasPrefix("NS"), word.hasSuffix("AttributeName") { retype(at: index, file, &revision) }
            if file.text(index - 1) != "." {
                renameWord(word, at: index, file, program, &revision)
            } else {
                renameMember(word, at: index, hasCharacters: hasCharacters, file, program, &revision)
            }
        }
    }

    /// The source of tokens that stand a second time in what is written, with its types called as they are now.
    static func spelling(ofTokens range: Range<Int>, in file: SourceFile, of program: Program) -> String {
        range.map { index in
            let word = file.text(index)
            let isMember = file.text(index - 1) == "."
            let isName = program.kinds[word] == nil && !isMember && !isDeclared(word, at: index, file, program)
            let next = index + 1 < range.upperBound ? file.tokens[index + 1].range.lowerBound : nil
            let gap = next.map { file.source(file.tokens[index].range.upperBound..<$0) } ?? ""
            return (isName ? RenamedNames.words[word] ?? word : word) + gap
        }.joined()
    }

    /// Whether the program has given the name itself, or gives it here.
    private static func isDeclared(_ word: String, at index: Int, _ file: SourceFile, _ program: Program) -> Bool {
        (file.text(index - 1) == "." ? program.propertyNames : program.variableNames).contains(word)
            || ["func", "var", "let", "case", "typealias"].contains(file.text(index - 1))
    }

    private static func renameWord(
        _ word: String, at index: Int, _ file: SourceFile, _ program: Program, _ revision: inout Revision
    ) {
        if let new = RenamedNames.words[word] ?? RenamedNames.members[word] {
            replace(index..<index + 1, with: new, file, &revision)
            if word.hasPrefix("kCA") { retypeString(around: index, new, file, &revision) }
        } else if word == "characters", file.text(index + 1) == ".", file.type(around: index)?.name == "String" {
            replace(index..<index + 1, with: "self", file, &revision)
        } else if word == "NSMutableString", let end = emptyCall(behind: index, file) {
            // Foundation on Linux makes it of something.
            replace(index..<end, with: "NSMutableString(string: \"\")", file, &revision)
        } else if let call = file.call(at: index + 1) {
            rename(call, word, at: index, file, program, &revision)
        }
    }

    /// The token behind `()` or `.init()`.
    private static func emptyCall(behind index: Int, _ file: SourceFile) -> Int? {
        let start = file.text(index + 1) == "." && file.text(index + 2) == "init" ? index + 3 : index + 1
        return file.text(start) == "(" && file.text(start + 1) == ")" ? start + 2 : nil
    }

    private static func renameMember(
        _ word: String, at index: Int, hasCharacters: Bool, _ file: SourceFile, _ program: Program,
        _ revision: inout Revision
    ) {
        if let new = RenamedNames.notifications[word] {
            var start = index - 1
            if file.text(start - 1) == "Name", file.text(start - 2) == "." { start -= 3 }
            // A dot alone begins an expression; behind something else it would be another member of it.
            let beginning: Set = ["(", ",", ":", "[", "=", "==", "return", "in", "?"]
            let isAlone = start == index - 1 && beginning.contains(file.text(start - 1))
            if isAlone || ["Notification", "NSNotification"].contains(file.text(start)) {
                replace(start..<index + 1, with: new, file, &revision)
            }
        } else if let new = RenamedNames.members[word] {
            replace(index..<index + 1, with: new, file, &revision)
        } else if word == "characters", !hasCharacters, !["(", "=", ":"].contains(file.text(index + 1)) {
            // Where nothing follows there is no chain any more.
            let isLast = file.text(index - 2) == "?" && ![".", "?", "[", "("].contains(file.text(index + 1))
            replace(index - (isLast ? 2 : 1)..<index + 1, with: "", file, &revision)
        } else if let call = file.call(at: index + 1) {
            rename(call, word, at: index, file, program, &revision)
        }
    }

    /// The type of what a name of Core Animation is kept or returned in: such names were strings.
    private static func retypeString(around index: Int, _ new: String, _ file: SourceFile, _ revision: inout Revision) {
        guard let type = new.split(separator: ".").first,
            ["=", "return", "?", ":", "{"].contains(file.text(index - 1))
        else { return }
        var end = file.text(index - 1) == "=" ? index - 1 : file.brackets[index]
        while let place = end {
            var word = place - 1
            if ["?", "!"].contains(file.text(word)) { word -= 1 }
            if file.text(word) == "String", [":", "->"].contains(file.text(word - 1)) {
                guard !revision.replaces(file.tokens[word].range.lowerBound) else { return }
                return replace(word..<word + 1, with: String(type), file, &revision)
            }
            // Out of the branches of a property or a function; what is called is none of it.
            guard file.text(place) == "{" else { return }
            end = file.brackets[place]
        }
    }

    /// The type of a variable with a dictionary of attributes: their keys were strings.
    private static func retype(at key: Int, _ file: SourceFile, _ revision: inout Revision) {
        guard let opening = file.brackets[key], file.text(opening) == "[", file.text(opening - 1) == "=",
            file.text(opening - 2) == "]", let type = file.partners[opening - 2], file.text(type + 1) == "String",
            file.text(type + 2) == ":", !revision.replaces(file.tokens[type + 1].range.lowerBound)
        else { return }
        replace(type + 1..<type + 2, with: "NSAttributedString.Key", file, &revision)
    }

    private static func rename(
        _ call: Call, _ word: String, at index: Int, _ file: SourceFile, _ program: Program,
        _ revision: inout Revision
    ) {
        if let method = RenamedNames.methods[word], call.arguments.count == 1, let first = call.arguments.first,
            first.label == method.label, word != "rangeAt" || !program.functionNames.contains(word)
        {
            let label = method.newLabel.isEmpty ? "" : method.newLabel + ": "
            let range =
                file.tokens[index].range.lowerBound..<file.tokens[first.value.lowerBound].range.lowerBound
            revision.replace(range, with: "\(method.name)(\(label)", "\(word) → \(method.name)")
        } else if let maker = RenamedNames.makers[word], call.arguments.count == maker.labels.count,
            call.arguments.allSatisfy({ $0.label.isEmpty })
        {
            // What is given may be changed too: the labels come with the signs in front of it.
            replace(index..<index + 2, with: "\(maker.type)(\(maker.labels[0]): ", file, &revision)
            for (argument, label) in zip(call.arguments, maker.labels).dropFirst() {
                let comma = file.tokens[argument.value.lowerBound - 1].range
                let isClose = comma.upperBound == file.tokens[argument.value.lowerBound].range.lowerBound
                revision.alsoReplace(comma, with: ", \(label):\(isClose ? " " : "")")
            }
        } else if word == "type", call.arguments.map(\.label) == ["of"], file.text(call.closing + 2) == "description",
            let description = file.call(at: call.closing + 3), description.arguments.isEmpty
        {
            let type = file.source(file.tokens[index].range.lowerBound..<file.tokens[call.closing].range.upperBound)
            replace(index..<description.closing + 1, with: "String(reflecting: \(type))", file, &revision)
        } else if word == "String", call.arguments.map(\.label) == ["stringInterpolationSegment"] {
            replace(call.opening + 1..<call.opening + 2, with: "describing", file, &revision)
        } else if word == "NSRegularExpression", call.arguments.isEmpty {
            replace(index..<call.closing + 1, with: "(try! NSRegularExpression(pattern: \"(?!)\"))", file, &revision)
        } else if word == "UIEdgeInsetsInsetRect", call.arguments.count == 2 {
            // (rect, insets) becomes (rect).inset(by: insets).
            let (rect, insets) = (call.arguments[0].value, call.arguments[1].value)
            let gap = file.tokens[rect.upperBound].range.lowerBound..<file.tokens[insets.lowerBound].range.lowerBound
            replace(index..<index + 1, with: "", file, &revision)
            revision.replace(gap, with: ").inset(by: ", "UIEdgeInsetsInsetRect → inset(by:)")
        }
    }

    private static func replace(
        _ tokens: Range<Int>, with new: String, _ file: SourceFile, _ revision: inout Revision
    ) {
        let range =
            file.tokens[tokens.lowerBound].range.lowerBound..<file.tokens[tokens.upperBound - 1].range.upperBound
        revision.replace(range, with: new, "\(file.source(range)) → \(new.isEmpty ? "left out" : new)")
    }
}
