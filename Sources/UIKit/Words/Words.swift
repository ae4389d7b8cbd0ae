import Foundation

/// What people read or hear in views of our own: menus, handles, the find bar. One table for each language. What keys say
/// stands in the key layouts.
struct Words {
    /// What is said.
    enum Word: CaseIterable {
        // Menus and handles.
        case cut, copy, paste, select, selectAll, delete, format, bold, italic, underline
        case typing, undoNamed, redoNamed
        case pasteAndMatchStyle, pasteAndGo, pasteAndSearch, larger, smaller
        case previousItems, moreItems, selectionStart, selectionEnd
        // Fields.
        case clearText, showPassword, hidePassword, strongPassword, previousField, nextField
        // Rows.
        case moreInformation, reorder
        // Bars.
        case back, done, cancel, edit, save, add, close, undo, redo
        case refresh, play, pause, rewind, fastForward
        case compose, action, camera, organize, bookmarks, reply
        // Durations.
        case hoursShort, minutesShort
        // Calendars.
        case previousMonth, nextMonth, time
        // Search bars.
        case search
        // The find bar.
        case find, replaceWith, replace, replaceAll, notFound, nextResult, previousResult, resultOf
        // Keys that show a sign.
        case shiftKey, hideKeyboard, nextKeyboard
    }

    private let words: [Word: String]

    /// The words of a language: a tag such as `de`, or a locale such as `de_AT.UTF-8`. What is not known is English.
    init(language: String) {
        words = Self.table(of: language) ?? Self.english
    }

    subscript(_ word: Word) -> String { words[word] ?? Self.english[word] ?? "" }

    /// A sentence with a name in it.
    func filled(_ word: Word, _ name: String) -> String {
        self[word].replacingOccurrences(of: "%@", with: name)
    }

    /// Which of how many results is at hand, counted from 1; `nil` for how many there are.
    func count(_ number: Int?, of total: Int, mayBeMore: Bool) -> String {
        let total = mayBeMore ? "\(total)+" : "\(total)"
        return number.map { "\($0) \(self[.resultOf]) \(total)" } ?? total
    }
}

extension EditAction {
    /// What a menu calls the action.
    var word: Words.Word {
        switch self {
        case .cut: .cut
        case .copy: .copy
        case .paste: .paste
        case .pasteAndMatchStyle: .pasteAndMatchStyle
        case .select: .select
        case .selectAll: .selectAll
        case .delete: .delete
        case .toggleBoldface: .bold
        case .toggleItalics: .italic
        case .toggleUnderline: .underline
        case .increaseSize: .larger
        case .decreaseSize: .smaller
        }
    }
}

extension UIResponder {
    /// The words that the responder's application speaks; English where there is none.
    var words: Words { Words(language: application?.locale.identifier ?? "en") }
}
