/// What the runtime of Objective-C does, and what comes from nibs.
enum RuntimeRemarks: Rule {
    private static let words = [
        "NSStringFromSelector": "there are no selectors on Linux; write the name as a string",
        "NSClassFromString": "keep a dictionary of names and classes",
        "NSInvocation": "keep a closure",
        "objc_sync_enter": lock,
        "objc_sync_exit": lock,
        "autoreleasepool": "nothing is autoreleased on Linux; keep what is in its braces and leave it out",
        "loadNibNamed": nib,
        "instantiateViewController": "there are no storyboards; make the controller in code",
        "instantiateInitialViewController": "there are no storyboards; make the controller in code",
        "performSegue": "there are no segues; make the controller and present it",
    ]
    private static let lock =
        "there is no Objective-C runtime; keep an NSRecursiveLock beside the object, and lock() and unlock() it"
    private static let nib =
        "there are no nib files; say in code what it holds, once at the start: UINib.define(\"Name\") { _ in [NameView()] }"
    /// What Typecase has of it.
    private static let known: Set<String> = [
        "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_removeAssociatedObjects", "object_getClass",
    ]
    private static let prefixes = ["objc_", "class_", "method_", "sel_", "ivar_", "imp_", "object_get", "object_set"]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.tokens[index].kind == .word {
            let offset = file.tokens[index].range.lowerBound
            guard !revision.replaces(offset), let advice = advice(at: index, file),
                file.text(index) != "Selector" || program.kinds["Selector"] == nil
            else { continue }
            revision.remark(offset, "\(file.text(index)): \(advice)")
        }
    }

    private static func advice(at index: Int, _ file: SourceFile) -> String? {
        let word = file.text(index)
        if word == "NSStringFromSelector", file.text(index + 2) != "#selector" {
            return "an action has a name if it is given one: Selector(Self.tapped, named: \"tapped\")"
        }
        if let advice = words[word] { return advice }
        if word == "UINib", file.text(index + 1) == "(" { return nib }
        if ["Selector", "NSSelectorFromString"].contains(word), file.text(index - 1) != "." {
            return selector(index, file)
        }
        guard let call = file.call(at: index + 1), file.text(index - 1) != "func" else { return nil }
        // A selector that is kept or handed on holds a method, and an object knows whether it has that.
        if word == "responds", let argument = call.argument("to"), argument.value.count > 1 {
            return "nothing asks for methods at run time; ask by a cast: object as? SomeProtocol"
        }
        if word == "perform", call.arguments.first?.label == "", file.text(index + 2) != "#selector",
            ["with", "afterDelay", "inModes"].contains(where: { call.argument($0) != nil })
        {
            return "call the method itself, or by DispatchQueue.main.asyncAfter"
        }
        if prefixes.contains(where: { word.hasPrefix($0) }), file.text(index - 1) != ".", !known.contains(word) {
            return "there is no Objective-C runtime; override the method in a subclass"
        }
        return nil
    }

    private static func selector(_ index: Int, _ file: SourceFile) -> String? {
        // One that is made of a name, also in parentheses of its own. The type itself there is.
        var argument = index + 1
        while file.text(argument) == "(" { argument += 1 }
        let isOfName =
            argument > index + 1 && file.tokens.indices.contains(argument) && file.tokens[argument].kind == .string
        let isName = isOfName || file.text(index) == "NSSelectorFromString" && file.text(index + 1) == "("
        // To compare with, a name is enough.
        if let closing = file.partners[index + 1], isName, SelectorUse.isCompared(index, closing, file) { return nil }
        return isName ? "nothing is called by its name on Linux; make it of the method: Selector(Self.method)" : nil
    }
}
