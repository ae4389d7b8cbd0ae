import Foundation
import KeyboardEngine

/// Candidates one after another, in a row that scrolls sideways or in rows that scroll up and down.
///
/// Cells are made as far as they are seen: an engine offers hundreds at every key.
final class CandidateStrip: UIScrollView, UIScrollViewDelegate {
    /// Whether the candidates fill rows.
    private let isGrid: Bool
    private let pick: (Int) -> Void
    private var candidates: [Candidate] = []
    private var cells: [CandidateCell] = []
    /// How many cells show candidates, and where the next one goes.
    private var count = 0
    private var place = CGPoint.zero

    /// The height of a row.
    static let rowHeight: CGFloat = 44

    /// Makes a strip.
    /// - Parameter pick: Is told the number of a candidate that is tapped.
    init(isGrid: Bool, pick: @escaping (Int) -> Void) {
        self.isGrid = isGrid
        self.pick = pick
        super.init(frame: .zero)
        showsHorizontalScrollIndicator = false
        delegate = self
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows candidates from the first one on.
    func show(_ new: [Candidate]) {
        guard new != candidates else { return }
        candidates = new
        startAgain()
    }

    /// Whether there are more than are seen without scrolling.
    var hasMore: Bool { count < candidates.count || contentSize.width > bounds.width + 1 }

    /// Turns to the next candidates, or back to those before.
    func turnPage(isForward: Bool) {
        let step = isGrid ? CGSize(width: 0, height: bounds.height) : CGSize(width: bounds.width * 0.9, height: 0)
        let sign: CGFloat = isForward ? 1 : -1
        let most = CGPoint(
            x: max(0, contentSize.width - bounds.width), y: max(0, contentSize.height - bounds.height))
        setContentOffset(
            CGPoint(
                x: min(max(contentOffset.x + sign * step.width, 0), most.x),
                y: min(max(contentOffset.y + sign * step.height, 0), most.y)), animated: false)
        fill()
    }

    override var frame: CGRect {
        didSet { if frame.size != oldValue.size { startAgain() } }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        fill()
    }

    private func startAgain() {
        for cell in cells[..<count] { cell.isHidden = true }
        (count, place) = (0, .zero)
        contentOffset = .zero
        contentSize = .zero
        fill()
    }

    /// Shows candidates up to one screen beyond what is seen.
    private func fill() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let end = isGrid ? contentOffset.y + 2 * bounds.height : contentOffset.x + 2 * bounds.width
        var hasChanged = false
        while count < candidates.count, isGrid ? place.y < end : place.x < end {
            showNext()
            hasChanged = true
        }
        guard hasChanged else { return }
        contentSize =
            isGrid
            ? CGSize(width: bounds.width, height: place.y + Self.rowHeight)
            : CGSize(width: place.x, height: bounds.height)
    }

    private func showNext() {
        let number = count
        if number == cells.count { cells.append(makeCell(number)) }
        let cell = cells[number]
        var width = cell.show(candidates[number])
        if isGrid {
            // Columns, so that the eye finds its way: a cell takes as many as it needs.
            let column = bounds.width / max(1, (bounds.width / 64).rounded(.down))
            width = min(bounds.width, (width / column).rounded(.up) * column)
            if place.x + width > bounds.width + 0.5 { place = CGPoint(x: 0, y: place.y + Self.rowHeight) }
        }
        cell.frame = CGRect(origin: place, size: CGSize(width: width, height: isGrid ? Self.rowHeight : bounds.height))
        cell.isHidden = false
        cell.setNeedsLayout()
        place.x += width
        count += 1
    }

    private func makeCell(_ number: Int) -> CandidateCell {
        let cell = CandidateCell()
        cell.accessibilityIdentifier = "candidate-\(number + 1)"
        cell.addAction(UIAction { [weak self] _ in self?.pick(number) }, for: .touchUpInside)
        addSubview(cell)
        return cell
    }

    /// The candidates that there are cells for; further ones come when these are scrolled into sight.
    var keypadPlaces: [KeypadPlace] {
        cells[..<count].map { cell in
            var place = KeypadPlace(cell)
            place.scroll = self
            return place
        }
    }
}
