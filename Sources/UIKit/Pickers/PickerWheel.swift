import Foundation

/// One wheel of a picker: rows on a drum, of which the one in front is chosen.
///
/// It is a scroll view whose content rests at rows; the rows that are seen are bent around the drum when they are placed.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    private unowned let picker: UIPickerView
    private let component: Int
    let rowCount: Int
    private let rowHeight: CGFloat
    /// The row that was chosen last, by whomever; -1 while there is none.
    private(set) var chosenRow: Int
    /// A wheel at its first row is turned like any other.
    override var keepsFinger: Bool { true }
    private var rows: [Int: UIView] = [:]
    private var spare: [UIView] = []
    /// Whether it is the program that moves the wheel, which hears nothing of it.
    private var isMovedByProgram = false
    private var laidOutSize = CGSize.zero

    init(_ picker: UIPickerView, component: Int, rowCount: Int, rowHeight: CGFloat) {
        self.picker = picker
        self.component = component
        self.rowCount = max(0, rowCount)
        self.rowHeight = rowHeight.isFinite ? max(1, rowHeight) : 32
        chosenRow = rowCount > 0 ? 0 : -1
        super.init(frame: .zero)
        _scrollDelegate = self
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        alwaysBounceVertical = true
        isAccessibilityElement = true
        addGestureRecognizer(UITapGestureRecognizer { [weak self] in self?.tapped($0) })
    }

    required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Rows

    private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top) }

    /// The row that stands in front at an offset.
    private func row(at offset: CGPoint) -> Int {
        let row = ((offset.y + contentInset.top) / rowHeight).rounded()
        return Int(min(max(row, 0), CGFloat(max(0, rowCount - 1))))
    }

    override func restingOffset(near offset: CGPoint) -> CGPoint {
        let row = ((offset.y + contentInset.top) / rowHeight).rounded()
        return CGPoint(x: offset.x, y: onGrid(CGPoint(x: 0, y: row * rowHeight - contentInset.top)).y)
    }

    /// Chooses a row without telling anybody.
    func choose(_ row: Int, animated: Bool) {
        guard rowCount > 0 else { return }
        chosenRow = min(max(0, row), rowCount - 1)
        isMovedByProgram = true
        setContentOffset(offset(of: chosenRow), animated: animated)
        isMovedByProgram = false
        setNeedsLayout()
    }

    /// Chooses a row for a person who asks for it.
    private func chooseByUser(_ row: Int) {
        guard rowCount > 0, row != chosenRow, (0..<rowCount).contains(row) else { return }
        choose(row, animated: true)
        picker.wheel(component, cameToRestAt: chosenRow)
    }

    /// The wheel has come to rest.
    private func settle() {
        guard !isMovedByProgram, rowCount > 0 else { return }
        let row = row(at: contentOffset)
        guard row != chosenRow else { return }
        chosenRow = row
        setNeedsLayout()
        picker.wheel(component, cameToRestAt: row)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

    // MARK: On the drum

    /// Half of the drum's height: rows at its edges are seen from the side.
    private var radius: CGFloat { max(1, bounds.height / 2) }

    override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != laidOutSize {
            laidOutSize = bounds.size
            let inset = max(0, (bounds.height - rowHeight) / 2)
            contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
            contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
            if rowCount > 0 { choose(chosenRow, animated: false) }
        }
        placeRows()
    }

    private func placeRows() {
        let middle = bounds.midY
        let reach = radius * .pi / 2 * 0.95
        let first = max(0, Int(((middle - reach) / rowHeight).rounded(.down)))
        let last = min(rowCount - 1, Int(((middle + reach) / rowHeight).rounded(.down)))
        let seen = first <= last ? first...last : nil
        for (row, view) in rows where seen?.contains(row) != true {
            view.removeFromSuperview()
            rows[row] = nil
            spare.append(view)
        }
        guard let seen else { return }
        for row in seen {
            let view = rows[row] ?? makeRow(row)
            let distance = (CGFloat(row) + 0.5) * rowHeight - middle
            let angle = min(max(distance / radius, -.pi / 2), .pi / 2)
            let size = CGSize(width: bounds.width, height: rowHeight)
            if view.bounds.size != size { view.bounds.size = size }
            view.center = CGPoint(x: bounds.midX, y: middle + radius * sin(angle))
            view.transform = CGAffineTransform(scaleX: 1, y: max(0.05, cos(angle)))
            // What is not in front is fainter, and what is at the edges fades away.
            view.alpha = abs(distance) < rowHeight / 2 ? 1 : max(0.02, 0.55 * cos(angle))
        }
        accessibilityValue = rows[chosenRow]?.shownText
    }

    private func makeRow(_ row: Int) -> UIView {
        let old = spare.popLast()
        let view =
            picker.delegate?.pickerView(picker, viewForRow: row, forComponent: component, reusing: old)
            ?? PickerRowTitle(frame: .zero)
        view.isUserInteractionEnabled = false
        rows[row] = view
        addSubview(view)
        return view
    }

    /// The view of a row, if it is seen.
    func view(ofRow row: Int) -> UIView? { rows[row] }

    /// Asks for the rows that are seen again.
    func reloadRows() {
        for view in rows.values { view.removeFromSuperview() }
        spare += rows.values
        rows = [:]
        setNeedsLayout()
    }

    /// The words of the chosen row.
    override var shownText: String? { rows[chosenRow]?.shownText }

    // MARK: Fingers and keys

    private func tapped(_ recognizer: UIGestureRecognizer) {
        let distance = recognizer.location(in: self).y - bounds.midY
        let angle = asin(min(max(distance / radius, -1), 1))
        chooseByUser(row(at: contentOffset) + Int((angle * radius / rowHeight).rounded()))
    }

    /// A notch of the wheel is a row.
    override func scroll(byWheel notches: CGPoint) -> Bool {
        guard isScrollEnabled, notches.y != 0 else { return false }
        step(notches.y > 0 ? 1 : -1)
        return true
    }

    /// Goes on by rows, for a person, and further to one where it may stop.
    func step(_ rows: Int) {
        let row = chosenRow + rows
        let further = (0..<Self.farthestPassed).lazy.map { row + rows.signum() * $0 }
        chooseByUser(further.first { [picker, component] in picker.mayStop($0, component) } ?? row)
    }

    /// So many rows are passed over at most.
    private static let farthestPassed = 60

    override func accessibilityIncrement() { step(1) }
    override func accessibilityDecrement() { step(-1) }
}

/// Arrows turn the wheel while return has taken hold of it.
extension PickerWheel: KeypadAdjusted {
    var keypadAxis: NSLayoutConstraint.Axis { .vertical }
}
