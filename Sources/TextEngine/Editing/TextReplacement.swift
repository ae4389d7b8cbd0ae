/// A range of a text that was replaced by so many units, and what becomes of places in the text by that.
struct TextReplacement: Equatable, Sendable {
    /// What was replaced, in UTF-16 units of the text before.
    var range: Range<Int>
    /// How many units came in its place.
    let newCount: Int

    init(of range: Range<Int>, newCount: Int) {
        (self.range, self.newCount) = (range, newCount)
    }

    /// How many units longer the text has become.
    var growth: Int { newCount - range.count }

    /// Where an offset is afterwards: behind what came if it was inside of what was replaced.
    /// - Parameter isPushed: Whether an offset where something was put in goes behind that.
    func moved(_ offset: Int, isPushed: Bool = false) -> Int {
        if offset < range.lowerBound || offset == range.lowerBound && !(isPushed && range.isEmpty) { return offset }
        return offset >= range.upperBound ? offset + growth : range.lowerBound + newCount
    }

    /// Where a selection is afterwards.
    func moved(_ selection: TextSelection, isPushed: Bool = false) -> TextSelection {
        TextSelection(
            anchor: moved(selection.anchor, isPushed: isPushed), head: moved(selection.head, isPushed: isPushed),
            affinity: selection.affinity)
    }
}
