/// Code that may run again for the same object, so that what it adds would be there twice.
///
/// What objects are made and set up by runs once, and so does what only that calls. All else may run again: a cell is configured
/// whenever it is reused, a view is laid out again and again, and nobody knows who calls what is public.
struct RepeatedRuns {
    private typealias Place = (file: Int, token: Int)

    /// Functions that are called once for each object, by whoever makes it.
    private static let single: Set<String> = [
        "init", "viewDidLoad", "loadView", "awakeFromNib", "application", "scene", "main",
    ]

    /// Where words stand in front of a parenthesis, as calls do.
    private var calls: [String: [Place]] = [:]

    mutating func collect(_ index: Int, of file: SourceFile, number: Int) {
        guard file.tokens[index].kind == .word, file.text(index + 1) == "(", file.text(index - 1) != "func" else {
            return
        }
        calls[file.text(index), default: []].append((number, index))
    }

    /// Whether a call may be made again for the same object: it stands in code that may run again, and what it is made of is not
    /// made there.
    func mayRepeat(_ call: Call, in file: SourceFile, _ program: Program) -> Bool {
        var known: [String: Bool] = [:]
        return !isOfNewObject(call, file) && mayRunAgain(call.opening, file, program, &known)
    }

    private func mayRunAgain(
        _ token: Int, _ file: SourceFile, _ program: Program, _ known: inout [String: Bool]
    ) -> Bool {
        // Not the value of a property, and what stands outside of all functions; but what runs when a property is set.
        guard let function = file.function(around: token) else { return file.isInAccessor(token) }
        if Self.single.contains(function.name) { return false }
        if let found = known[function.name] { return found }
        // While it is being looked at: those that call one another run as often as others call them.
        known[function.name] = false
        let places = calls[function.name, default: []].filter { place in
            let file = program.files[place.file]
            guard file.isActive[place.token] else { return false }
            return file.function(around: place.token)?.name != function.name
        }
        let found =
            places.isEmpty
            || places.contains { mayRunAgain($0.token, program.files[$0.file], program, &known) }
        known[function.name] = found
        return found
    }

    /// Whether what a method is called of was made in the same block: `let button = UIButton()`.
    private func isOfNewObject(_ call: Call, _ file: SourceFile) -> Bool {
        let name = call.opening - 3
        guard name > 0, file.text(name + 1) == ".", file.tokens[name].kind == .word, file.text(name - 1) != "." else {
            return false
        }
        return ((file.brackets[name] ?? -1) + 1..<name).contains { index in
            guard file.text(index) == file.text(name), ["let", "var"].contains(file.text(index - 1)),
                file.brackets[index] == file.brackets[name], file.text(index + 1) == "="
            else { return false }
            let isType = file.text(index + 2).first?.isUppercase == true
            return isType && ["(", "<", "."].contains(file.text(index + 3))
        }
    }
}
