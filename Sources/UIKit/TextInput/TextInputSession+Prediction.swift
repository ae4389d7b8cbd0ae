import Foundation
import KeyboardEngine
import TextEngine

/// The rest of a word behind the caret. It is none of the text, and holds for the text and the caret that it was made for:
/// whatever changes either has done away with it.
struct TextPrediction {
    let rest: String
    fileprivate let revision: Int
    fileprivate let selection: TextSelection
}

/// How much of a text is looked at for words, in UTF-16 units.
enum PredictionReach {
    static let before = 2048
    static let behind = 1024
}

extension TextInputSession {
    /// What stands behind the caret of the text as it is.
    var prediction: TextPrediction? {
        guard let predicted, isActive, predicted.revision == editor.revision, predicted.selection == selection,
            markedRange == nil
        else { return nil }
        return predicted
    }

    // MARK: Typing

    /// A word at the end of a paragraph, where nothing stands in the way of its rest, that runs as the paragraph does.
    var wordInProgress: WordInProgress? {
        guard isActive, !isSecret, !willStartOver(isInsertion: true), format == nil, markedRange == nil,
            selectedRange.isEmpty
        else { return nil }
        let (caret, text) = (selection.head, rope)
        guard caret == length || LineTerminator.isTerminator(text[caret]),
            let word = WordInProgress(
                endOf: text.string(in: max(editor.leadCount, caret - SurroundingText.reach)..<caret)),
            let view = client as? any EditableText
        else { return nil }
        let isRightToLeft = view.writingDirection(at: TextOffset(caret)) == .rightToLeft
        return word.isRightToLeft == isRightToLeft ? word : nil
    }

    var textNearby: String {
        let caret = selection.head
        let start = max(editor.leadCount, caret - PredictionReach.before)
        return rope.string(in: start..<min(length, caret + PredictionReach.behind))
    }

    var isPredictionSeen: Bool {
        guard let prediction else { return false }
        return (client as? any SelectableText)?.shownPrediction?.isSeen(prediction.rest) ?? false
    }

    func showPrediction(_ rest: String?) {
        predicted = rest.map { TextPrediction(rest: $0, revision: editor.revision, selection: selection) }
        client?.sessionShowsPrediction(self)
    }
}

extension WordInProgress {
    /// Whether its letters run from right to left.
    var isRightToLeft: Bool { FirstStrong(ofParagraphAt: 0, in: Rope(beginning)).isRightToLeft }
}

extension EditableText {
    /// Shows how the word at the caret may go on, where there is room for all of it: what is cut off would be taken for
    /// another word.
    /// - Parameters:
    ///   - caret: Where the caret is, in points of the label's superview; `nil` where none is seen.
    ///   - baseline: The height of the line's baseline.
    ///   - room: From where to where the line reaches.
    func show(_ label: PredictionLabel, beside caret: CGRect?, baseline: CGFloat, in room: ClosedRange<CGFloat>) {
        guard let caret, let prediction = session.prediction else { return label.hide() }
        let attributes = textDefaults.merging(session.attributesOfTyping.values) { $1 }
        let direction = writingDirection(at: TextOffset(session.selection.head))
        label.show(
            prediction.rest, attributes, beside: caret, baseline: baseline, isRightToLeft: direction == .rightToLeft,
            in: room)
    }
}
