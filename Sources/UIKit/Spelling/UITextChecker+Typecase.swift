extension UITextChecker {
    /// The words that were learned. An addition of Typecase: a program that wants to keep them beyond its end writes them
    /// itself, and sets them when it starts; one whose visitors teach words empties it between two of them.
    public static var learnedWords: Set<String> {
        get { learned }
        set { learned = newValue }
    }
}
