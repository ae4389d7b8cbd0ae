import TextEngine

extension FontLibrary {
    /// The characters of a text that no font can show, which are painted as boxes. A character that has no look, such as a
    /// joiner, is none of them.
    package func missingCharacters(in text: String) -> [Character] {
        Self.locked {
            let spec = FontSpec(size: 17)
            let base = font(for: spec, scale: 1) as? ScaledFont
            return Array(text).filter { character -> Bool in
                !character.unicodeScalars.allSatisfy { scalar in
                    guard !scalar.properties.isDefaultIgnorableCodePoint else { return true }
                    return base?.file.covers(scalar.value) == true
                        || fallback(covering: [scalar.value], like: spec, prefersEmoji: false, scale: 1) != nil
                }
            }
        }
    }
}
