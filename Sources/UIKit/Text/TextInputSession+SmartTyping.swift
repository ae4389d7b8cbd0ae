import Foundation
import TextEngine

/// What is made of what is typed, cut and pasted: quotation marks, dashes, and the blanks around words.
extension TextInputSession {
    private var traits: (any UITextInputTraits)? {
        isSecure ? nil : (client as? UIResponder)?.textInputTraits
    }

    /// The text before the selection that signs are chosen by; none of a text that is about to be replaced.
    private var textBefore: String {
        guard !startsOver, !clearsOnInsertion else { return "" }
        let end = selectedRange.lowerBound
        return rope.string(in: max(0, end - QuotationMarks.reach)..<end)
    }

    /// Types a straight mark or a hyphen as what it stands for. The delegate is asked about that; one undo gives back
    /// what was typed.
    /// - Returns: Whether it stands for something else.
    func typeSmartly(_ text: String) -> Bool {
        guard text.utf8.count == 1, let sign = text.utf8.first, sign == 0x22 || sign == 0x27 || sign == 0x2D,
            markedRange == nil, let traits
        else { return false }
        let before = textBefore
        if sign == 0x2D {
            // Of three hyphens in a row none is half a dash.
            guard traits.makesSmartDashes, before.hasSuffix("-"), !before.hasSuffix("--"), !before.hasSuffix("—-")
            else { return false }
            type(text, as: "—", over: 1)
        } else {
            guard traits.makesSmartQuotes else { return false }
            type(text, as: String(QuotationMarks.current.mark(isDouble: sign == 0x22, behind: before)), over: 0)
        }
        return true
    }

    /// - Parameter count: How many units before the typed one are replaced with it.
    private func type(_ typed: String, as smart: String, over count: Int) {
        guard let client, let (edit, _) = fitting(editor.insertion(of: Rope(typed)), typed) else { return }
        let asked = NSRange(location: edit.range.lowerBound - count, length: edit.range.count + count)
        guard client.session(self, shouldChange: asked, replacement: smart) else { return }
        let made = startingOver(edit)
        apply(made)
        let range = (made.range.lowerBound - count)..<(made.range.lowerBound + 1)
        // Whoever was asked may have changed the text.
        if range.lowerBound >= 0, range.upperBound <= length, rope.string(in: range).hasSuffix(typed) {
            apply(Edit(replacing: range, with: Rope(smart), kind: .replace))
        }
        tellChange()
    }

    // MARK: Words

    /// What is cut with the selection.
    var rangeToCut: Range<Int> {
        guard traits?.spacesWords == true else { return selectedRange }
        return WordSpacing(text: rope).removal(of: selectedRange)
    }

    /// Whether the selection is whole words, which are put in as such.
    var selectsWords: Bool { WordSpacing(text: rope).isWholeWords(selectedRange) }

    /// Words that were copied with the blanks that they need here.
    func spaced(_ words: String) -> String {
        guard traits?.spacesWords == true, markedRange == nil, !startsOver, !clearsOnInsertion else { return words }
        return WordSpacing(text: rope).insertion(of: words, replacing: selectedRange)
    }
}

extension UITextInputTraits {
    /// Whether a text is written for people to read, by the keys it is typed with and by what it is.
    private var isProse: Bool {
        guard keyboardType == .default || keyboardType == .twitter else { return false }
        switch textContentType {
        case .username, .password, .newPassword, .oneTimeCode, .emailAddress, .URL, .telephoneNumber, .postalCode,
            .creditCardNumber:
            return false
        default: return true
        }
    }

    /// Whether straight quotation marks become those of the language.
    fileprivate var makesSmartQuotes: Bool { smartQuotesType == .yes || smartQuotesType == .default && isProse }
    /// Whether two hyphens become a dash.
    fileprivate var makesSmartDashes: Bool { smartDashesType == .yes || smartDashesType == .default && isProse }
    /// Whether blanks come and go with words that are cut and pasted.
    fileprivate var spacesWords: Bool {
        smartInsertDeleteType == .yes || smartInsertDeleteType == .default && isProse
    }
}
