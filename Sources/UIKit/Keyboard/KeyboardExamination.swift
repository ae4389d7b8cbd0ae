import Foundation
import KeyboardEngine

/// Finds out why the keyboard is on the screen, or why it is not, and changes nothing.
///
/// Whoever reads what it says must not learn what was typed: it names classes, settings, languages, files and measures.
@MainActor
struct KeyboardExamination {
    typealias Diagnosis = UIApplication.KeyboardDiagnosis

    let application: UIApplication
    private var keyboard: KeyboardPresenter { application.keyboard }
    private var context: InputContext { application.inputContext }

    /// The answer.
    var diagnosis: Diagnosis {
        let (reason, sentence) = shown ?? absent
        return Diagnosis(reason: reason, sentences: [sentence] + notes(reason))
    }

    // MARK: What is there

    private var shown: (Diagnosis.Reason, String)? {
        if keyboard.shownKeyboard != nil { return (.keysAreShown, sentenceOfKeys) }
        guard keyboard.isVisible, let input = keyboard.views.input, !(input.view is KeyboardView),
            keyboard.views.inputHeight > 0
        else { return nil }
        return (
            .inputViewIsShown,
            "In the place of the keys is the \(name(input)) of \(owner(input)): \(written(keyboard.place))."
        )
    }

    private var sentenceOfKeys: String {
        let what =
            context.isShowingSettings
            ? "The keyboard's settings are on the screen"
            : context.showsEmoji ? "The emoji are on the screen" : "The keyboard is on the screen"
        let placement = context.keyboard?.geometry.metrics.placement ?? .full
        return what + ": language \(context.keyMode.language), layout \(layout), keys \(context.variant.rawValue), "
            + "placement \(placement.rawValue), \(written(keyboard.place))."
    }

    /// The layout by its name, with that of the file that serves it.
    private var layout: String {
        let (name, found) = (context.keyMode.layout, context.layouts[context.keyMode.layout].locale)
        return name == found ? name : "\(name) (served by \(found))"
    }

    // MARK: What is not there

    private var absent: (Diagnosis.Reason, String) {
        guard application.screen.bounds.height > 0 else { return (.noRoom, "The screen has no height.") }
        guard let responder = application.focus.firstResponder else { return withoutFocus }
        let name = "\(type(of: responder))"
        let wanted = InputViews(for: responder, in: keyboard.window.container, shown: keyboard.views)
        if let input = wanted.input, !keyboard.isVisible || keyboard.views.input?.view === input.view {
            let height = input.takesHeightOfKeys ? 1 : input.view.inputViewHeight(in: application.screen.bounds.size)
            if height <= 0 {
                return (
                    .inputViewHasNoHeight,
                    "The program has put a view without height in the place of the keys: the \(self.name(input)) of "
                        + "\(owner(input))."
                )
            }
        } else if wanted.input == nil, responder.keyInput == nil {
            return (
                .takesNoText,
                "The first responder, of the class \(name), takes no text: it is no UIKeyInput, or is only read."
            )
        } else if wanted.input == nil, application.hardwareKeyboard.isInUse {
            let how =
                application.hardwareKeyboard.wasFoundOut
                ? "one was typed on, and no field was tapped since (detectsHardwareKeyboard)"
                : "the program says so (hasHardwareKeyboard)"
            return (.hardwareKeyboard, "A hardware keyboard is in use: \(how).")
        }
        return (.changing, "The focus is just changing: the keyboard comes when that is done.")
    }

    private var withoutFocus: (Diagnosis.Reason, String) {
        guard application.keyWindow != nil else {
            return (.noKeyWindow, "No window is key: the program has shown none, or has hidden the last one.")
        }
        switch application.focus.absence {
        case .nobodyYet:
            return (.noFirstResponder, "Nothing is typed into: no view has become the first responder yet.")
        case .resigned(let name):
            return (
                .noFirstResponder,
                "Nothing is typed into: the last first responder, of the class \(name), has resigned."
            )
        case .leftWindow(let name):
            return (
                .noFirstResponder,
                "Nothing is typed into: the last first responder, of the class \(name), has left its window."
            )
        case .cannotBecome(let name):
            return (
                .firstResponderRefused,
                "Nothing is typed into: canBecomeFirstResponder is false of what was asked, of the class \(name)."
            )
        case .delegateRefused(let name):
            return (
                .firstResponderRefused,
                "Nothing is typed into: the delegate of what was asked, of the class \(name), does not let it begin."
            )
        }
    }

    // MARK: What is beside it

    private func notes(_ reason: Diagnosis.Reason) -> [String] {
        var notes: [String] = []
        if reason == .keysAreShown { notes += context.layouts.problems[context.keyMode.layout] ?? [] }
        guard keyboard.isVisible else { return notes }
        if reason != .keysAreShown, reason != .inputViewIsShown {
            notes.append("A bar is on the screen: \(written(keyboard.place)).")
        }
        let front = application.windows.reversed().prefix { $0 !== keyboard.window }
        for window in front where !window.isOverlay && window.frame.intersects(keyboard.place) {
            notes.append("In front of it is a window of the class \(type(of: window)).")
        }
        return notes
    }

    // MARK: Words

    private func name(_ input: InputViews.Supplied) -> String {
        if let controller = input.controller { return "inputViewController, a \(type(of: controller))," }
        return "inputView, a \(type(of: input.view)),"
    }

    private func owner(_ input: InputViews.Supplied) -> String {
        input.owner.map { "a \(type(of: $0))" } ?? "a responder that is gone"
    }

    private func written(_ frame: CGRect) -> String {
        let numbers = [frame.width, frame.height, frame.minX, frame.minY].map { Int($0.rounded()) }
        return "\(numbers[0]) × \(numbers[1]) points at (\(numbers[2]), \(numbers[3]))"
    }
}
