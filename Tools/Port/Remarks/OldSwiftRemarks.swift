/// Sources of Swift 2, whose names no compiler knows any more: said once in a file.
enum OldSwiftRemarks: Rule {
    /// Members that have other names since Swift 3, with the types in front of them.
    private static let members: [String: Set<String>] = [
        "defaultCenter": ["NSNotificationCenter"], "sharedApplication": ["UIApplication"],
        "standardUserDefaults": ["NSUserDefaults"], "mainBundle": ["NSBundle"], "mainScreen": ["UIScreen"],
        "currentDevice": ["UIDevice"], "defaultManager": ["NSFileManager"], "mainRunLoop": ["NSRunLoop"],
        "currentRunLoop": ["NSRunLoop"], "mainQueue": ["NSOperationQueue"], "currentLocale": ["NSLocale"],
        "generalPasteboard": ["UIPasteboard"], "sharedSession": ["NSURLSession"],
    ]
    /// What stands alone or behind a dot.
    private static let words: Set<String> = [
        "stringByReplacingOccurrencesOfString", "stringByAppendingString", "stringByTrimmingCharactersInSet",
        "stringByReplacingCharactersInRange", "componentsSeparatedByString", "rangeOfString", "characterAtIndex",
        "substringFromIndex", "substringToIndex", "substringWithRange", "lowercaseString", "uppercaseString",
        "dispatch_async", "dispatch_after", "dispatch_get_main_queue", "CGPointMake", "CGRectMake",
        "CGSizeMake", "CGRectGetWidth", "CGRectGetHeight", "arrayByAddingObjectsFromArray", "addSubviewsInArray",
        "dequeueReusableCellWithIdentifier", "animateWithDuration", "presentViewController",
        "dismissViewControllerAnimated", "NSNotificationCenter", "NSUserDefaults",
    ]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.tokens[index].kind == .word {
            let word = file.text(index)
            guard !isOwn(word, program) || ["action", "selector"].contains(word), isOld(index, file) else { continue }
            revision.remark(
                file.tokens[index].range.lowerBound,
                "\(word): this file is written in Swift 2: convert it with Xcode 8 first, and carry over what comes of that"
            )
            return
        }
    }

    /// Whether the program has given the name itself.
    private static func isOwn(_ word: String, _ program: Program) -> Bool {
        program.functionNames.contains(word) || program.variableNames.contains(word) || program.kinds[word] != nil
    }

    private static func isOld(_ index: Int, _ file: SourceFile) -> Bool {
        let word = file.text(index)
        let next = file.text(index + 1)
        if next == ":", let call = file.call(around: index) { return isSelector(index, in: call, file) }
        // Labels, and names that something is given, are the program's own.
        guard next != ":", !["func", "var", "let", "case", "typealias"].contains(file.text(index - 1)) else {
            return false
        }
        if words.contains(word) { return next == "(" || next == "." || file.text(index - 1) == "." }
        guard file.text(index - 1) == "." else { return false }
        let type = file.text(index - 2)
        if let types = members[word] { return types.contains(type) && next == "(" }
        // UIColor.redColor()
        if type == "UIColor", word.hasSuffix("Color"), let call = file.call(at: index + 1) {
            return call.arguments.isEmpty
        }
        // layer.borderColor = color.CGColor, which is a type everywhere else, or a case of the program's own.
        let isOfObject = type.first?.isLowercase == true && !["case", "return", "in"].contains(type)
        return ["CGColor", "CGPath", "CGImage"].contains(word) && next != "("
            && (isOfObject || [")", "]", "?", "!"].contains(type))
    }

    /// Whether a label is that of a selector which is written as a string: `addTarget(self, action: "tapped:", …)`.
    private static func isSelector(_ label: Int, in call: Call, _ file: SourceFile) -> Bool {
        guard ["action", "selector"].contains(file.text(label)), let argument = call.argument(file.text(label)),
            argument.value.lowerBound == label + 2, argument.value.count == 1, file.tokens[label + 2].kind == .string
        else { return false }
        return ["addTarget", "addObserver"].contains(call.callee) || call.argument("target") != nil
    }
}
