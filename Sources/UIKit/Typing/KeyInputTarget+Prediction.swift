import Foundation
import KeyboardEngine
import TextEngine

/// The rest of a word behind the caret of a program's own text. The text draws itself, so a label stands in its view.
extension KeyInputTarget {
    var wordInProgress: WordInProgress? {
        guard let text, !input.isSecureTextEntry, text.markedTextRange == nil, let range = text.selectedTextRange,
            range.isEmpty, part(of: text, from: range.end, by: 1).first?.isNewline ?? true,
            let word = WordInProgress(endOf: part(of: text, from: range.end, by: -SurroundingText.reach))
        else { return nil }
        let direction = text.baseWritingDirection(for: range.end, in: .backward)
        return word.isRightToLeft == (direction == .rightToLeft) ? word : nil
    }

    var textNearby: String {
        guard let text, let caret = text.selectedTextRange?.end else { return "" }
        return part(of: text, from: caret, by: -PredictionReach.before)
            + part(of: text, from: caret, by: PredictionReach.behind)
    }

    /// As much of the text as there is in so many UTF-16 units behind a place, or before it.
    private func part(of text: any UITextInput, from place: UITextPosition, by count: Int) -> String {
        let end = count < 0 ? text.beginningOfDocument : text.endOfDocument
        let room = text.offset(from: place, to: end)
        let offset = count < 0 ? max(count, min(0, room)) : min(count, max(0, room))
        guard offset != 0, let other = text.position(from: place, offset: offset),
            let range = offset < 0
                ? text.textRange(from: other, to: place) : text.textRange(from: place, to: other)
        else { return "" }
        return text.text(in: range) ?? ""
    }

    var isPredictionSeen: Bool { context?.predictor?.isLabelSeen ?? false }

    func showPrediction(_ rest: String?) {
        guard let predictor = context?.predictor else { return }
        guard let rest, let text, let caret = text.selectedTextRange?.end else {
            predictor.label?.removeFromSuperview()
            return predictor.label = nil
        }
        let (view, rect) = (text.textInputView, text.caretRect(for: caret))
        let label = predictor.label ?? PredictionLabel()
        predictor.label = label
        guard rect.isFinite, rect.width > 0, rect.height > 0 else { return label.hide() }
        if label.superview !== view { view.addSubview(label) }
        let probe = UIFont.systemFont(ofSize: 100)
        let font =
            text.textStyling(at: caret, in: .backward)?[.font] as? UIFont
            ?? probe.withSize(rect.height * 100 / probe.lineHeight)
        let direction = text.baseWritingDirection(for: caret, in: .backward)
        label.show(
            rest, [.font: font], beside: rect, baseline: nil, isRightToLeft: direction == .rightToLeft,
            in: view.bounds.minX...max(view.bounds.minX, view.bounds.maxX))
    }
}
