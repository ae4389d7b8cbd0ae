/// A script of the Unicode Standard, named by its ISO 15924 tag.
package struct Script: RawRepresentable, Hashable, Sendable {
    /// The four letters of the tag, the first one in the highest byte: the value that HarfBuzz calls `hb_script_t`.
    package let rawValue: UInt32

    /// The script whose tag is packed in `rawValue`.
    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The script with a tag such as "Latn", or nil if `tag` has not four ASCII characters.
    package init?(tag: String) {
        guard tag.utf8.count == 4, tag.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        rawValue = tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Characters of all scripts, such as blanks, digits and punctuation: "Zyyy".
    package static let common = Script(rawValue: 0x5A79_7979)
    /// Marks that take the script of their base: "Zinh".
    package static let inherited = Script(rawValue: 0x5A69_6E68)
    /// What is not assigned, or no character at all: "Zzzz".
    package static let unknown = Script(rawValue: 0x5A7A_7A7A)
    /// Latin: "Latn".
    package static let latin = Script(rawValue: 0x4C61_746E)
}
