/// Sentences with many of a language's letters, by the names of layouts; a layout that is not named has that of the
/// shorter name. For a method that makes letters of several strokes it is what the keys type.
enum Pangrams {
    static let all: [String: String] = [
        "en": "The quick brown fox jumps over the lazy dog. “Really?” – 24.5 % of them, don't they! (A & B)"
    ]
}
