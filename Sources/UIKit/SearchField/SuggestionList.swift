import Foundation

/// The list of what a search field suggests.
final class SuggestionList: UIView {
    private let scroll = UIScrollView()
    private var cells: [SuggestionCell] = []
    private let pick: (Int) -> Void
    private var version: Int?
    private weak var field: UISearchTextField?
    private var highlighted: Int?

    private static let corner: CGFloat = 10
    /// The most rows that are seen at once, so that a list does not cover a screen.
    private static let mostRows: CGFloat = 6.5

    /// Makes a list.
    /// - Parameter pick: Is told the number of what is tapped.
    init(pick: @escaping (Int) -> Void) {
        self.pick = pick
        super.init(frame: .zero)
        accessibilityIdentifier = "suggestions"
        backgroundColor = .menuFill
        layer.cornerRadius = Self.corner
        layer.borderWidth = 1
        setBorder(.menuEdge, width: 1)
        clipsToBounds = true
        addSubview(scroll)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows what a field suggests.
    func show(_ offer: SuggestionOffer, of field: UISearchTextField) {
        if version != offer.version || self.field !== field { exchange(offer, of: field) }
        guard highlighted != offer.highlighted else { return }
        for (index, cell) in cells.enumerated() { cell.isChosen = index == offer.highlighted }
        highlighted = offer.highlighted
        guard let highlighted, cells.indices.contains(highlighted) else { return }
        scroll.scrollRectToVisible(cells[highlighted].frame, animated: false)
    }

    private func exchange(_ offer: SuggestionOffer, of field: UISearchTextField) {
        (version, self.field, highlighted) = (offer.version, field, nil)
        for cell in cells { cell.removeFromSuperview() }
        cells = (offer.suggestions ?? []).enumerated().map { index, suggestion in
            let cell = SuggestionCell(suggestion, isFirst: index == 0)
            cell.accessibilityIdentifier = "suggestion-\(index + 1)"
            cell.semanticContentAttribute = field.semanticContentAttribute
            cell.addAction(UIAction { [weak self] _ in self?.pick(index) }, for: .touchUpInside)
            scroll.addSubview(cell)
            return cell
        }
        scroll.contentOffset = .zero
    }

    /// Takes a place in a room, at the field.
    func place(in room: CGRect, beside field: CGRect, isAbove: Bool) {
        let heights = cells.map { $0.height }
        let total = heights.reduce(0, +)
        let most = (heights.max() ?? 0) * Self.mostRows
        let height = min(total, most, room.height)
        let new = CGRect(
            x: room.minX, y: isAbove ? room.maxY - height : room.minY, width: room.width, height: height)
        if frame != new { frame = new }
        if scroll.frame != bounds { scroll.frame = bounds }
        var y: CGFloat = 0
        for (cell, height) in zip(cells, heights) {
            let place = CGRect(x: 0, y: y, width: room.width, height: height)
            if cell.frame != place { cell.frame = place }
            y += height
        }
        let content = CGSize(width: room.width, height: total)
        if scroll.contentSize != content { scroll.contentSize = content }
        layoutSubtree()
    }
}

/// One suggestion: a picture, words, and what they mean below.
final class SuggestionCell: UIControl {
    private let icon = UIImageView(image: nil)
    private let title = UILabel()
    private let note = UILabel()
    private let rule = UIView()

    static let leastHeight: CGFloat = 44
    private static let padding: CGFloat = 14
    private static let iconSide: CGFloat = 22

    init(_ suggestion: any UISearchSuggestion, isFirst: Bool) {
        super.init(frame: .zero)
        isAccessibilityElement = true
        for label in [title, note] { label.adjustsFontForContentSizeCategory = true }
        title.font = .preferredFont(forTextStyle: .body)
        if let styled = suggestion.localizedAttributedSuggestion {
            title.attributedText = styled
        } else {
            title.text = suggestion.localizedSuggestion
        }
        note.font = .preferredFont(forTextStyle: .footnote)
        note.textColor = .placeholderText
        note.text = suggestion.localizedDescription
        icon.image = suggestion.iconImage
        icon.contentMode = .scaleAspectFit
        icon.tintColor = .label
        rule.backgroundColor = .separator
        rule.isHidden = isFirst
        for view in [icon, title, note, rule] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        accessibilityLabel = title.text
        accessibilityValue = suggestion.localizedDescription
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var usualTraits: UIAccessibilityTraits { super.usualTraits.union(.button) }

    /// Whether the arrow keys have come to it.
    var isChosen = false {
        didSet { updateGround() }
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateGround()
    }

    private func updateGround() {
        backgroundColor = isHighlighted || isChosen ? .menuHighlight : nil
        // Grey letters are hard to read on grey.
        note.textColor = isHighlighted || isChosen ? .label : .placeholderText
    }

    private var hasNote: Bool { !(note.text ?? "").isEmpty }

    /// The height that it needs, in points.
    var height: CGFloat {
        let words = title.sizeThatFits(.zero).height + (hasNote ? note.sizeThatFits(.zero).height : 0)
        return max(Self.leastHeight, (words + 14).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let direction = effectiveUserInterfaceLayoutDirection
        func put(_ view: UIView, _ frame: CGRect) { view.frame = frame.flipped(for: direction, in: bounds) }
        var x = Self.padding
        if icon.image != nil {
            let side = Self.iconSide
            put(icon, CGRect(x: x, y: (bounds.height - side) / 2, width: side, height: side))
            x += side + 10
        }
        let width = max(0, bounds.width - x - Self.padding)
        let (titleHeight, noteHeight) = (
            title.sizeThatFits(.zero).height, hasNote ? note.sizeThatFits(.zero).height : 0
        )
        let top = (bounds.height - titleHeight - noteHeight) / 2
        put(title, CGRect(x: x, y: top, width: width, height: titleHeight))
        put(note, CGRect(x: x, y: top + titleHeight, width: width, height: noteHeight))
        put(rule, CGRect(x: x, y: 0, width: bounds.width - x, height: 1 / screenScale))
    }
}
