/// Small texts are laid out whole, so that their height is no estimate: views that grow with what is typed are as high as it says.
extension DocumentLayout {
    /// Longer texts are laid out where they are seen, in UTF-16 units: some forty lines cost less than a frame has time for.
    static let smallCount = 2000

    /// Whether the height of the whole text is known where it has to be.
    package var isHeightSettled: Bool { isSettledFromTop && !hasUnknownLines }

    /// Of what is laid out in order, what is not shown has no lines.
    private var hasUnknownLines: Bool {
        !isOrdered && count <= Self.smallCount && tree.summary.laidCount < count
    }

    /// Lays out what has no lines in a small text.
    package mutating func settleSmallText() {
        guard hasUnknownLines else { return }
        var offset = 0
        while offset < count, let place = tree.place(where: { $0.count > offset }) {
            if place.element.piece != nil {
                offset = place.before.count + place.element.count
            } else {
                // What is laid out may begin further up, with its paragraph, and always reaches behind the offset.
                offset = max(offset + 1, piece(laidOutAt: offset).range.upperBound)
            }
        }
    }
}
