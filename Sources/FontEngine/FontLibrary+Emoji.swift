import TextEngine

extension FontLibrary {
    /// Emoji beyond this many are asked about again.
    private static let emojiLimit = 8192
    /// What a font of coloured pictures has, whatever else it has.
    private static let commonEmoji: UInt32 = 0x1F600

    /// Whether an emoji is shown as one picture: not as a box, and not as its parts one behind the other.
    ///
    /// Where no font has coloured pictures, which is said once, those count that any font shows as one sign.
    package func showsEmoji(_ text: String) -> Bool {
        Self.locked {
            if let known = shownEmoji[text] { return known }
            if shownEmoji.count >= Self.emojiLimit { shownEmoji.removeAll() }
            let isShown = findsPicture(of: text)
            shownEmoji[text] = isShown
            return isShown
        }
    }

    private func findsPicture(of text: String) -> Bool {
        let colored = emojiFile(covering: [Self.commonEmoji]).flatMap { $0.hasColorBitmaps ? $0 : nil }
        if colored == nil {
            complain("No font of coloured emoji was found. Install fonts-noto-color-emoji; others have no colours.")
        }
        let needed = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }.map(\.value)
        let covering = colored.flatMap { needed.allSatisfy($0.covers) ? $0 : nil } ?? emojiFile(covering: needed)
        guard let covering, covering.hasColorBitmaps || colored == nil else { return false }
        return covering.hasPicture(of: text)
    }

    /// The font that shows an emoji, as texts have it.
    private func emojiFile(covering scalars: [UInt32]) -> FontFile? {
        catalog.location(covering: scalars, like: FontSpec(size: 17), prefersEmoji: true) {
            guard let file = file(at: $0) else { return false }
            return scalars.allSatisfy(file.covers)
        }
        .flatMap(file)
    }
}
