/// The keys of desktops for finding.
enum FindShortcut {
    /// Ctrl+F.
    case find
    /// Ctrl+H.
    case replace
    /// F3 or Ctrl+G.
    case next
    /// The same with Shift.
    case previous
    /// Escape.
    case close

    init?(_ key: UIKey) {
        let flags = key.modifierFlags
        let isShifted = flags.contains(.shift)
        guard flags.isDisjoint(with: [.alternate, .command]) else { return nil }
        guard flags.contains(.control) else {
            switch key.keyCode {
            case .keyboardF3: self = isShifted ? .previous : .next
            case .keyboardEscape: self = .close
            default: return nil
            }
            return
        }
        // By what the key prints, as the other chords; by its place where the layout is not Latin.
        let letter = key.charactersIgnoringModifiers.lowercased()
        let isLatin = letter.unicodeScalars.first.map(\.isASCII) ?? false
        switch (isLatin ? letter : "", isLatin ? nil : key.keyCode) {
        case ("f", _), (_, .keyboardF): self = .find
        case ("h", _), (_, .keyboardH): self = .replace
        case ("g", _), (_, .keyboardG): self = isShifted ? .previous : .next
        default: return nil
        }
    }
}
