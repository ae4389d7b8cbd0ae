/// A caret or a selected range: two offsets in UTF-16 units.
package struct TextSelection: Hashable, Sendable {
    /// On which side of an offset the caret stands, where the two are apart: at a soft line break, and where text of
    /// different directions meets.
    package enum Affinity: Hashable, Sendable {
        /// With the unit before the offset: at the end of the upper line.
        case upstream
        /// With the unit behind the offset: at the start of the lower line.
        case downstream
    }

    /// The end that stays in place when the selection is extended.
    package var anchor: Int
    /// The end that moves: the caret.
    package var head: Int
    /// The side of `head` on which the caret stands.
    package var affinity: Affinity

    /// A selection from `anchor` to `head`, which may be the lower one.
    package init(anchor: Int, head: Int, affinity: Affinity = .downstream) {
        self.anchor = anchor
        self.head = head
        self.affinity = affinity
    }

    /// A caret at `offset`.
    package init(caret offset: Int, affinity: Affinity = .downstream) {
        self.init(anchor: offset, head: offset, affinity: affinity)
    }

    /// A selection of `range` with the caret at its end.
    package init(_ range: Range<Int>) {
        self.init(anchor: range.lowerBound, head: range.upperBound)
    }

    /// The selected range.
    package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

    /// Whether this is a caret and nothing is selected.
    package var isCaret: Bool { anchor == head }
}
