extension String {
    /// The text in one line of at most 240 characters, for a log: a hostile file must not fill it or smuggle line ends
    /// into it.
    var printable: String {
        let limit = 240
        let visible = unicodeScalars.prefix(limit).map { scalar -> Character in
            scalar.isControl || scalar == "\u{2028}" || scalar == "\u{2029}" ? "\u{FFFD}" : Character(scalar)
        }
        return String(visible) + (unicodeScalars.count > limit ? "…" : "")
    }
}
