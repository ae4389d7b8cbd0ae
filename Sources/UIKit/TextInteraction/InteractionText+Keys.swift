import Foundation
import TextEngine

/// What the arrow keys do in a program's own text.
extension InteractionText {
    func moveAcross(isRight: Bool, by step: CaretStep, isExtending: Bool) {
        guard let input else { return }
        let selection = selection
        if !isExtending, !selection.isCaret {
            // The selection gives way to its own edge; a longer step starts from there.
            let edge = textRange(selection.range).flatMap {
                input.position(within: $0, farthestIn: isRight ? .right : .left)
            }
            let caret = edge.map(offset) ?? (isRight ? selection.range.upperBound : selection.range.lowerBound)
            guard step != .cluster else { return choose(TextSelection(caret: caret)) }
            return go(to: destination(from: caret, isRight: isRight, by: step) ?? caret, isExtending: false)
        }
        guard let goal = destination(from: selection.head, isRight: isRight, by: step) else { return }
        go(to: goal, isExtending: isExtending)
    }

    private func destination(from offset: Int, isRight: Bool, by step: CaretStep) -> Int? {
        guard let input, let from = position(offset) else { return nil }
        if step == .cluster {
            return input.position(from: from, in: isRight ? .right : .left, offset: 1).map(self.offset)
        }
        return destination(from: offset, isRight != isRightToLeft(at: from) ? .forward : .backward, by: step)
    }

    func move(_ direction: CaretDirection, by step: CaretStep, isExtending: Bool) {
        guard let goal = destination(from: selection.head, direction, by: step) else { return }
        go(to: goal, isExtending: isExtending)
    }

    /// Where a step leads in the order in which text is stored: a unit's end, the text's own, or nowhere.
    private func destination(from offset: Int, _ direction: CaretDirection, by step: CaretStep) -> Int? {
        let isBackward = direction == .backward
        let textEnd = isBackward ? 0 : textLength
        guard let input, let from = position(offset), offset != textEnd else { return nil }
        // A secret has no words.
        let granularity: UITextGranularity
        switch step {
        case .cluster: granularity = .character
        case .word where !isTextSecure: granularity = .word
        case .paragraph where !isTextSecure: granularity = .paragraph
        case .word, .paragraph, .document: return textEnd
        }
        let goal = input.tokenizer.position(
            from: from, toBoundary: granularity, inDirection: .storage(isBackward ? .backward : .forward))
        return goal.map(self.offset) ?? textEnd
    }

    private func go(to offset: Int, isExtending: Bool) {
        choose(TextSelection(anchor: isExtending ? selection.anchor : offset, head: offset))
    }
}
