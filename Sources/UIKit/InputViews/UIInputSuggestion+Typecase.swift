/// What Typecase adds to UIKit's suggestions: a program makes them, because nothing else here does.
extension UIInputSuggestion {
    /// What the bar shows, and picking it types.
    public var text: String { words }

    /// Creates a suggestion.
    public convenience init(text: String) {
        self.init(words: text)
    }
}
