/// Letters as they are, and everything else as its key says: the simplest input method, and the last stage of all.
package struct PlainLetters: InputMethod {
    /// Makes the method; it is the same in every mode.
    package init(mode: InputMode) {}

    /// Puts in what was typed.
    package mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
        switch stroke {
        case .tap(let tap): InputAnswer([.insert(tap.text)])
        case .characters(let typed): InputAnswer([.insert(typed.text)])
        case .delete(let deletion): InputAnswer([.delete(deletion)])
        case .returnKey: InputAnswer([.insertReturn])
        case .composition(let composition): InputAnswer([.compose(composition)])
        // What was offered or asked for is there no longer, and what is predicted is not known here.
        case .pick, .completion, .converted: InputAnswer()
        }
    }
}
