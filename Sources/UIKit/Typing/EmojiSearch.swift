import Foundation
import KeyboardEngine

/// A search for emoji by what they are called. While it lasts the keys type into it, and not into the field.
@MainActor
final class EmojiSearch: TypingTarget {
    /// What is typed in: letters of the language before the emoji.
    let mode: InputMode
    private let names: EmojiNames
    private let catalog: EmojiCatalog
    private var typed = ""
    private var composed = ""

    /// What is typed at most, in characters.
    private static let limit = 64
    /// How many emoji are offered at most.
    private static let resultLimit = 200

    init(mode: InputMode, names: EmojiNames, in catalog: EmojiCatalog) {
        (self.mode, self.names, self.catalog) = (mode, names, catalog)
    }

    /// What is searched for, with what is not decided of it.
    var text: String { typed + composed }

    /// What is typed, so that it can be brought back.
    struct Checkpoint {
        fileprivate let (typed, composed): (String, String)
    }

    var checkpoint: Checkpoint { Checkpoint(typed: typed, composed: composed) }

    /// Searches for what was typed before.
    func restore(_ checkpoint: Checkpoint) {
        (typed, composed) = (checkpoint.typed, checkpoint.composed)
        find()
    }

    /// The emoji that are found, the best first.
    private(set) var results: [Candidate] = []

    var isComposing: Bool { !composed.isEmpty }
    var caretOnScreen: CGRect? { nil }

    func surroundings(_ preferences: TypingPreferences) -> SurroundingText {
        SurroundingText(before: String(typed.suffix(SurroundingText.reach)), isComposing: isComposing)
    }

    func carryOut(_ edit: InputEdit) {
        switch edit {
        case .insert(let text), .complete(let text): decide(text)
        case .substitute(let text, _, let count):
            typed = String(typed.utf16.dropLast(count)) ?? ""
            decide(text)
        case .compose(let composition): composed = composition.text
        case .commit: decide(composed)
        case .delete(let deletion): delete(deletion)
        case .insertReturn: break
        }
        find()
    }

    private func find() {
        results = names.search(text, in: catalog).prefix(Self.resultLimit).map { Candidate($0.text) }
    }

    private func decide(_ text: String) {
        typed = String((typed + text).prefix(Self.limit))
        composed = ""
    }

    private func delete(_ deletion: Deletion) {
        guard !deletion.isForward else { return }
        guard composed.isEmpty else { return composed = "" }
        typed = deletion.unit == .character ? String(typed.dropLast()) : ""
    }
}
