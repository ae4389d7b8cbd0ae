import Foundation
import KeyboardEngine

/// What is predicted of the word that is being typed.
extension InputContext {
    /// Begins to predict, or ends it, as the first responder wants.
    func updatePredictor() {
        let wanted = responder.flatMap { $0.wantsPredictions ? $0 : nil }
        guard wanted !== predictor?.responder || wanted == nil && predictor != nil else { return }
        predictor?.hide()
        predictor = wanted.map { InlinePredictor(for: $0, predictions) }
        if predictor != nil, predictsInMode { predictions.prepare(mode.language) }
    }

    /// Whether there are words, with blanks between them, in what is typed.
    private var predictsInMode: Bool {
        emojiSearch == nil && !typesCodes && !mode.isEmoji && mode.fullStop != nil
    }

    /// Looks what may be predicted after a stroke.
    func predict(after stroke: Keystroke) {
        guard let predictor else { return }
        guard predictsInMode, let responder, predictor.responder === responder, let target = responder.typingTarget
        else { return predictor.hide() }
        predictor.look(at: target, after: stroke, in: mode.language)
    }

    /// What becomes of an answer while the rest of a word stands behind the caret: a blank takes it into the text.
    func completing(_ answer: InputAnswer, to stroke: Keystroke, in target: any TypingTarget) -> InputAnswer {
        guard let predictor, let rest = predictor.seenRest(in: target) else { return answer }
        var answer = answer
        if stroke == .completion {
            answer.edits = [.complete(rest)]
        } else if answer.edits == [.insert(" ")], predictor.isNoticed(at: application.time) {
            answer.edits = [.complete(rest + " ")]
        } else {
            return answer
        }
        predictor.willComplete()
        return answer
    }

    /// Takes the rest of the word that stands behind the caret into the text.
    /// - Returns: Whether there is one that is seen.
    func complete() -> Bool {
        guard let predictor, emojiSearch == nil, let target = responder?.typingTarget,
            predictor.seenRest(in: target) != nil
        else { return false }
        input(.completion)
        return true
    }

    /// Takes a key of a hardware keyboard that is meant for what is predicted: Tab and the arrow that points to the text's
    /// end take it into the text, Escape sends it away.
    /// - Returns: Whether it is one, and there is anything.
    func completes(by key: UIKey) -> Bool {
        guard predictor != nil, key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]) else {
            return false
        }
        switch key.keyCode {
        case .keyboardTab: return complete()
        case .keyboardRightArrow: return !isRightToLeft && complete()
        case .keyboardLeftArrow: return isRightToLeft && complete()
        case .keyboardEscape: return predictor?.dismiss() ?? false
        default: return false
        }
    }

    /// Whether the text runs from right to left at the caret.
    private var isRightToLeft: Bool {
        guard let text = responder?.textInput, let caret = text.selectedTextRange?.end else { return false }
        return text.baseWritingDirection(for: caret, in: .backward) == .rightToLeft
    }
}

extension UIResponder {
    /// Whether the rest of words is to be predicted here, by the traits: not in what is secret, in a format, or made of other
    /// things than words.
    fileprivate var wantsPredictions: Bool {
        guard let traits = textInputTraits, traits.inlinePredictionType == .yes, !isTypedPlainly else { return false }
        return traits.takesPredictions
    }
}

extension SelectableText {
    /// Takes the rest of the word that stands behind the caret into the text if it is at a point.
    /// - Returns: Whether it was.
    func complete(at point: CGPoint) -> Bool {
        guard let label = shownPrediction, label.takesTouch(at: point, in: pointedView) else { return false }
        return application?.inputContext.complete() ?? false
    }
}
