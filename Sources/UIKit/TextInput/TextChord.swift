/// The chords of Linux desktops that a text does itself: Ctrl with a letter.
enum TextChord {
    case edit(EditAction)
    case undo, redo

    init?(_ key: UIKey) {
        let flags = key.modifierFlags
        guard flags.contains(.control), !flags.contains(.alternate) else { return nil }
        let isShifted = flags.contains(.shift)
        // By what the key prints, so that chords follow the layout; by its place where the layout is not Latin.
        let letter = key.charactersIgnoringModifiers.lowercased()
        let isLatin = letter.unicodeScalars.first.map(\.isASCII) ?? false
        func isKey(_ name: String, _ code: UIKeyboardHIDUsage) -> Bool {
            isLatin ? letter == name : key.keyCode == code
        }
        if isKey("a", .keyboardA) {
            self = .edit(.selectAll)
        } else if isKey("c", .keyboardC) || key.keyCode == .keyboardInsert {
            self = .edit(.copy)
        } else if isKey("x", .keyboardX) {
            self = .edit(.cut)
        } else if isKey("v", .keyboardV) {
            self = .edit(isShifted ? .pasteAndMatchStyle : .paste)
        } else if isKey("z", .keyboardZ) {
            self = isShifted ? .redo : .undo
        } else if isKey("y", .keyboardY) {
            self = .redo
        } else if isKey("b", .keyboardB) {
            self = .edit(.toggleBoldface)
        } else if isKey("i", .keyboardI) {
            self = .edit(.toggleItalics)
        } else if isKey("u", .keyboardU) {
            self = .edit(.toggleUnderline)
        } else if letter == "+" || letter == "=" || key.keyCode == .keypadPlus {
            self = .edit(.increaseSize)
        } else if letter == "-" || key.keyCode == .keypadHyphen {
            self = .edit(.decreaseSize)
        } else {
            return nil
        }
    }

    /// Whether a text that is only read can do it.
    var onlyReads: Bool {
        if case .edit(let action) = self { action == .copy || action == .selectAll } else { false }
    }

    /// Whether it gives text another look.
    var changesStyle: Bool {
        if case .edit(let action) = self { action.changesStyle } else { false }
    }
}

extension EditAction {
    /// Whether it gives text another look.
    var changesStyle: Bool {
        switch self {
        case .toggleBoldface, .toggleItalics, .toggleUnderline, .increaseSize, .decreaseSize: true
        default: false
        }
    }
}
