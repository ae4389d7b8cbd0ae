/// Whether an expression is certainly a floating number, by what is written.
enum FloatingExpression {
    enum Kind {
        case floating
        /// Something else, as far as is known.
        case other
        case unknown
    }

    private static let types: Set<String> = ["CGFloat", "Double", "Float", "Float32", "Float64", "TimeInterval"]
    private static let others: Set<String> = ["Decimal", "Int", "String", "Array", "Dictionary", "Data", "Date", "URL"]
    private static let constants: Set<String> = ["pi", "infinity", "greatestFiniteMagnitude", "leastNormalMagnitude"]
    private static let words: Set<String> = ["adding", "subtracting", "multiplied", "divided"]
    /// The numbers of rectangles, points, sizes and insets, behind the names that UIKit has for these.
    private static let parts: [String: Set<String>] = [
        "width": ["size", "frame", "bounds", "contentSize", "intrinsicContentSize"],
        "height": ["size", "frame", "bounds", "contentSize", "intrinsicContentSize"],
        "x": ["origin", "center", "contentOffset"], "y": ["origin", "center", "contentOffset"],
        "minX": ["frame", "bounds"], "midX": ["frame", "bounds"], "maxX": ["frame", "bounds"],
        "minY": ["frame", "bounds"], "midY": ["frame", "bounds"], "maxY": ["frame", "bounds"],
        "top": ["contentInset", "layoutMargins", "safeAreaInsets"],
        "bottom": ["contentInset", "layoutMargins", "safeAreaInsets"],
        "left": ["contentInset", "layoutMargins", "safeAreaInsets"],
        "right": ["contentInset", "layoutMargins", "safeAreaInsets"],
    ]

    static func kind(of tokens: Range<Int>, _ file: SourceFile, _ program: Program) -> Kind {
        var tokens = tokens
        while tokens.count > 1, file.text(tokens.upperBound - 1) == "!" {
            tokens = tokens.lowerBound..<tokens.upperBound - 1
        }
        guard let first = tokens.first, let last = tokens.last else { return .unknown }
        // A number that is written out may be of any type, NSDecimalNumber too.
        if first == last, file.tokens[first].kind == .number { return .unknown }
        if [.string, .regularExpression].contains(file.tokens[first].kind) || file.text(first) == "[" { return .other }
        if file.text(first) == "(", file.partners[first] == last {
            return kind(ofSum: first + 1..<last, file, program)
        }
        let isType = types.contains(file.text(first)) && program.kinds[file.text(first)] == nil
        if isType, file.text(first + 1) == "(" {
            // CGFloat(a)
            if file.partners[first + 1] == last { return .floating }
        } else if isType, file.text(first + 1) == ".", last == first + 2, constants.contains(file.text(last)) {
            return .floating
        }
        if file.text(last) == ")", let opening = file.partners[last], opening - 2 > first,
            words.contains(file.text(opening - 1)), file.text(opening - 2) == "."
        {
            return kind(of: first..<opening - 2, file, program)
        }
        if let owners = parts[file.text(last)], last - 2 >= first, file.text(last - 1) == ".",
            owners.contains(file.text(last - 2)),
            !program.propertyNames.contains(file.text(last)), !program.propertyNames.contains(file.text(last - 2))
        {
            return .floating
        }
        if file.text(last) == ")", let opening = file.partners[last], opening > first,
            isOwnFunction(file.text(opening - 1), program)
        {
            return .floating
        }
        return kind(ofName: tokens, file, program)
    }

    /// Whether the program's functions of a name all give numbers.
    private static func isOwnFunction(_ name: String, _ program: Program) -> Bool {
        guard program.functionNames.contains(name) else { return false }
        return program.files.allSatisfy { file in
            file.functions.allSatisfy { $0.name != name || types.contains($0.result) }
        }
    }

    /// A name whose declaration says its type.
    private static func kind(ofName tokens: Range<Int>, _ file: SourceFile, _ program: Program) -> Kind {
        let isChain = tokens.allSatisfy { index in
            let isName = file.tokens[index].kind == .word
            return isName
                ? index == tokens.lowerBound || file.text(index - 1) == "." : [".", "!"].contains(file.text(index))
        }
        guard isChain,
            !isGivenAgain(tokens.lowerBound, file)
        else { return .unknown }
        let place = tokens.lowerBound
        let receiver = Receiver(tokens, at: place, file, program)
        guard let type = constantType(tokens, file, program) ?? receiver.typeName else {
            return tokens.count == 1 ? kind(ofVariable: place, file, program) : .unknown
        }
        if program.kinds[type] == nil, types.contains(type) { return .floating }
        // What is neither known nor the program's may be another name of a number.
        let isKnown =
            program.kinds[type] != nil || others.contains(type) || type.hasSuffix("Set")
            || ["NS", "UI"].contains { type.hasPrefix($0) }
        return isKnown ? .other : .unknown
    }

    /// The type of what a type has: `Cell.margin`.
    private static func constantType(_ tokens: Range<Int>, _ file: SourceFile, _ program: Program) -> String? {
        let type = file.text(tokens.lowerBound)
        guard tokens.count == 3, program.kinds[type] != nil else { return nil }
        return program.properties[type]?.last { $0.name == file.text(tokens.upperBound - 1) }?.typeName
    }

    /// A variable of a function by what it begins with.
    private static func kind(ofVariable name: Int, _ file: SourceFile, _ program: Program) -> Kind {
        for number in file.scopeNumbers(around: name) {
            if case .type = file.scopes[number].kind { return .unknown }
            let found = file.variables.last {
                $0.name == file.text(name) && $0.scope == number && $0.keyword + 1 < name
            }
            if let found {
                guard file.text(found.keyword + 2) == "=", ["let", "var"].contains(file.text(found.keyword)) else {
                    return .unknown
                }
                let value = AttributeHolders.value(from: found.keyword + 3, file)
                guard !value.contains(name), value.count < 40 else { return .unknown }
                let isFraction =
                    value.count == 1 && file.tokens[value.lowerBound].kind == .number
                    && file.text(value.lowerBound).contains(".")
                return isFraction ? .floating : kind(ofSum: value, file, program)
            }
        }
        return .unknown
    }

    /// Whether a closure, a loop or a pattern in the function gives a name to something whose type is not written.
    private static func isGivenAgain(_ name: Int, _ file: SourceFile) -> Bool {
        let word = file.text(name)
        var bracket = file.brackets[name]
        while let opening = bracket {
            if file.text(opening) == "{", let end = file.parametersEnd(of: opening), name > end,
                (opening + 1..<end).contains(where: { file.text($0) == word })
            {
                return true
            }
            bracket = file.brackets[opening]
        }
        let start = file.function(around: name)?.body ?? 0
        return (start..<name).contains { index in
            guard file.text(index) == word else { return false }
            if file.text(index - 1) == "for" { return true }
            guard let opening = file.brackets[index], file.text(opening) == "(" else { return false }
            return ["let", "var"].contains(file.text(index - 1))
                || ["for", "let", "var"].contains(file.text(opening - 1))
        }
    }

    /// A sum or a product, of which one part is known: there are no operators between numbers of two types.
    private static func kind(ofSum tokens: Range<Int>, _ file: SourceFile, _ program: Program) -> Kind {
        guard let first = tokens.first else { return .unknown }
        var (start, kinds) = (first, [Kind]())
        for index in tokens where file.brackets[index] == file.brackets[first] && file.tokens[index].kind == .sign {
            if ["+", "-", "*", "/"].contains(file.text(index)), index > start {
                kinds.append(kind(of: start..<index, file, program))
                start = index + 1
            } else if ![".", "!", "(", ")", "-", "[", "]"].contains(file.text(index)) {
                return .unknown
            }
        }
        guard start < tokens.upperBound else { return .unknown }
        kinds.append(kind(of: start..<tokens.upperBound, file, program))
        return kinds.contains(.floating) && !kinds.contains(.other) ? .floating : .unknown
    }
}
