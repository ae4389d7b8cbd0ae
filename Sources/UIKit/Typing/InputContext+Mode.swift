import Foundation
import KeyboardEngine

/// Which language is typed in.
extension InputContext {
    /// The languages that the first responder can be typed in: all that are offered, but for addresses those with letters
    /// for them, and for secrets and texts in a format those that offer no candidates, which others could see, and which are
    /// not composed; without any, English.
    var modes: [InputMode] {
        let offered = application.inputModes.offered
        let variant = variant
        let isSecret = responder?.isTypedPlainly ?? false
        guard variant.isForASCII || isSecret else { return offered }
        let serving = offered.filter { mode in
            let layout = layouts[mode.layout]
            return !mode.isEmoji && (!variant.isForASCII || layout.serves(variant))
                && !(isSecret && layout.method?.hasCandidates == true)
        }
        return serving.isEmpty ? [InputMode(language: LocaleFileNames.fallback)] : serving
    }

    /// The kind of keyboard that the first responder asks for.
    var variant: KeyboardVariant {
        responder?.textInputTraits.map { KeyboardVariant($0) } ?? .default
    }

    /// The mode for the first responder: the one that people have chosen, or the next that it can be typed in.
    var wantedMode: InputMode {
        let (current, modes) = (application.inputModes.current, modes)
        return modes.contains(current) ? current : modes[0]
    }

    /// The mode with the input method of its layout, where a program has named no other.
    var modeWithMethod: InputMode {
        var mode = keyMode
        // A keyboard of the program's own has its own way of composing, and there is no place for candidates above it.
        // Nor has a text that is shown in a format.
        guard !application.keyboard.hasOwnKeyboard, responder?.textInputSession?.format == nil else {
            mode.methods = []
            return mode
        }
        if mode.methods.isEmpty { mode.methods = layoutMethod?.methods ?? [] }
        return mode
    }

    /// The input method of the layout; none that makes something else of ASCII where codes and numbers are typed.
    private var layoutMethod: InputMethodName? { method(of: layouts[keyMode.layout]) }

    private func method(of layout: KeyLayout) -> InputMethodName? {
        layout.method.flatMap { $0.replacesASCII && variant.isForCodes ? nil : $0 }
    }

    /// Whether the input method offers candidates, so that there is a bar for them.
    var hasCandidates: Bool {
        emojiSearch != nil || hasCandidates(in: mode, layout: layouts[keyMode.layout])
    }

    /// Whether the input method of a mode offers candidates, by the mode's layout.
    func hasCandidates(in mode: InputMode, layout: KeyLayout) -> Bool {
        !mode.dictionary.isEmpty || mode.methods.isEmpty && method(of: layout)?.hasCandidates == true
    }

    /// Goes on to the next language, and after the last to the first.
    func selectNextMode() {
        let modes = modes
        let index = modes.firstIndex(of: mode) ?? modes.count - 1
        select(modes[(index + 1) % modes.count])
    }

    /// Takes a language that was chosen from the list.
    func selectMode(_ number: Int) {
        let modes = modes
        guard modes.indices.contains(number) else { return }
        select(modes[number])
    }

    /// Takes a language that a person has chosen.
    func select(_ mode: InputMode) {
        if mode.isEmoji, !self.mode.isEmoji { layoutBeforeEmoji = self.mode.layout }
        if let context = responder?.textInputContextIdentifier { modesOfContexts[context] = mode.layout }
        application.inputModes.select(mode)
    }

    /// Takes the language that another first responder wants: the one it names, or the one that was last used in it.
    func restoreMode() {
        guard let responder else { return }
        let named = responder.textInputMode?.mode
        let remembered = responder.textInputContextIdentifier.flatMap { modesOfContexts[$0] }
        if let named, named != mode {
            application.inputModes.select(named)
        } else if let remembered {
            application.inputModes.select(layout: remembered)
        }
    }

    /// Forgets the language that was used under a name.
    func forgetMode(ofContext identifier: String) {
        modesOfContexts[identifier] = nil
    }

    /// Forgets which languages were used where.
    func forgetModes() {
        modesOfContexts = [:]
    }
}

extension KeyboardVariant {
    /// Whether what is typed with it is ASCII, whatever the language.
    fileprivate var isForASCII: Bool {
        switch self {
        case .asciiCapable, .url, .email, .asciiCapableNumberPad: true
        default: false
        }
    }

    /// Whether what is typed with it are no words of a language: letters and digits stay what they are.
    var isForCodes: Bool {
        switch self {
        case .numberPad, .decimalPad, .phonePad: true
        default: isForASCII
        }
    }
}
