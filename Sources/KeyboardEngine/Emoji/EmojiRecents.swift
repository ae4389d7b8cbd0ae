/// The emoji that were typed last, until the session ends.
package struct EmojiRecents: Equatable, Sendable {
    /// How many are kept; iOS shows about as many.
    package static let limit = 32

    /// What was typed, the last first, in the skin tones in which it was typed; each once.
    package private(set) var texts: [String] = []

    /// No emoji.
    package init() {}

    /// Puts an emoji before the others. What is not one Character is refused.
    package mutating func add(_ text: String) {
        guard text.count == 1 else { return }
        texts.removeAll { $0 == text }
        texts.insert(text, at: 0)
        texts.removeLast(max(0, texts.count - Self.limit))
    }

    /// Forgets all: the next visitor does not see what the last one typed.
    package mutating func forget() {
        texts = []
    }
}
