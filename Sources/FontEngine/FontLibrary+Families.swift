import TextEngine

/// What can be asked for by name.
extension FontLibrary {
    /// The families that the machine has and those of iOS, in the order of the alphabet.
    package var familyNames: [String] {
        Self.locked { Set(AppleFamily.all.map(\.name) + catalog.familyNames).sorted() }
    }

    /// The fonts of a family: those of iOS by the names that they have there, others as the machine has them.
    package func styles(ofFamily name: String) -> [NamedFont] {
        Self.locked {
            if let apple = AppleFamily.family(name) { return apple.fontNames.compactMap { NamedFont(ofApple: $0) } }
            return catalog.fonts(ofFamily: name)
        }
    }

    /// The PostScript names of a family's fonts, in the order of the alphabet.
    package func fontNames(ofFamily name: String) -> [String] {
        styles(ofFamily: name).map(\.name).filter { !$0.isEmpty }.sorted()
    }

    /// Whether a font gives all Latin letters one advance.
    package func isMonospaced(_ spec: FontSpec) -> Bool {
        Self.locked {
            guard let font = font(for: spec, scale: 1) as? ScaledFont else { return true }
            let advances = "iMw.".utf16.map { letter in
                font.glyphs(of: [letter], script: .latin, isRightToLeft: false).reduce(0) { $0 + $1.advance }
            }
            return Set(advances).count == 1
        }
    }
}
