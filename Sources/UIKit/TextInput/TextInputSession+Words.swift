import Foundation
import TextEngine

/// The blanks around words that are cut and pasted.
extension TextInputSession {
    private var spacesWords: Bool {
        !isSecret && (client as? UIResponder)?.textInputTraits?.spacesWords == true
    }

    /// What is cut with the selection.
    var rangeToCut: Range<Int> {
        guard spacesWords else { return selectedRange }
        return WordSpacing(text: rope).removal(of: selectedRange)
    }

    /// Whether the selection is whole words, which are put in as such.
    var selectsWords: Bool { WordSpacing(text: rope).isWholeWords(selectedRange) }

    /// Words that were copied with the blanks that they need here.
    func spaced(_ words: String) -> String {
        guard spacesWords, markedRange == nil, !startsOver, !clearsOnInsertion else { return words }
        return WordSpacing(text: rope).insertion(of: words, replacing: selectedRange)
    }
}
