extension Script {
    /// Scripts whose letters join to those beside them, so that room between letters would tear words apart: the list
    /// of CSS Text 3, appendix D.
    private static let cursive: Set<Script> = tags(["Arab", "Syrc", "Nkoo", "Mong", "Mand", "Phag", "Adlm", "Rohg"])
    /// Scripts whose characters do not act on each other and stand without blanks.
    private static let ideographic: Set<Script> = tags(["Hani", "Hira", "Kana", "Bopo"])

    private static func tags(_ tags: [String]) -> Set<Script> { Set(tags.compactMap(Script.init(tag:))) }

    /// Whether letters join to their neighbours.
    package var isCursive: Bool { Self.cursive.contains(self) }
    /// Whether every character stands for itself.
    package var isIdeographic: Bool { Self.ideographic.contains(self) }
}
