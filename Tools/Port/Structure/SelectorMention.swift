/// A `#selector` of a program: methods are looked up by what names them.
struct SelectorMention {
    let reference: MethodReference
    /// The type that it stands in, without what that is nested in.
    let type: String?
    /// Whether it is what observes notifications.
    let isObserver: Bool
    /// Whether it is to be recognised: it is compared with another, or cancels calls of it or takes it away.
    let isCompared: Bool
    /// Whether it is kept in a variable or a list, or returned, and may be compared from there.
    let isKept: Bool
    /// What it is an argument of; empty where it is none.
    let callee: String

    var name: String { reference.name }
    var labels: String? { reference.labels }

    init?(_ file: SourceFile, at index: Int) {
        guard file.text(index) == "#selector",
            let closing = file.partners[index + 1 < file.tokens.count ? index + 1 : index],
            closing > index, let reference = MethodReference(file, index + 2..<closing)
        else { return nil }
        self.reference = reference
        type = file.type(around: index)?.simpleName
        callee = file.call(around: index)?.callee ?? ""
        let isCancelled = ["cancelPreviousPerformRequests", "removeTarget"].contains(callee)
        isCompared =
            isCancelled || SelectorUse.isCompared(index, closing, file) || SelectorComparison.isInAskedList(index, file)
        isKept = file.brackets[index].map { file.text($0) != "(" } ?? true
        isObserver = file.text(index - 2) == "selector" && callee == "addObserver"
    }

    /// Whether a type, or one that inherits it, is meant.
    func isOf(_ type: TypeDeclaration, _ program: Program) -> Bool {
        guard let owner = reference.isBaseType ? Program.simpleName(reference.base) : self.type else { return false }
        return program.lineage(of: owner).contains(type.simpleName)
    }
}
