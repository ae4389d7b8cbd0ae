/// Makes a dash of two hyphens.
package struct DashStage: InputMethod {
    private let dash: String

    /// Makes the stage with the mode's dash.
    package init(mode: InputMode) {
        dash = mode.dash
    }

    /// Types the second hyphen as the dash that both stand for. Of three hyphens in a row none is half a dash.
    package mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
        let before = text.before
        guard text.preferences.makesDashes, !text.isComposing, stroke.text == "-", before.hasSuffix("-"),
            !before.hasSuffix("--"), !before.hasSuffix("\(dash)-")
        else { return .pass(stroke) }
        return InputAnswer([.substitute(dash, for: "-", over: 1)])
    }
}
