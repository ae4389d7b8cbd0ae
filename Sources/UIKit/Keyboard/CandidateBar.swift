import Foundation
import KeyboardEngine

/// The bar above the keys that shows what can be picked in the place of what is composed: a row that scrolls, or all of it
/// over the keys.
final class CandidateBar: UIView {
    private unowned let context: InputContext
    private lazy var strip = CandidateStrip(isGrid: false) { [weak context] in context?.input(.pick($0)) }
    private let chevron = UIButton()
    private var grid: CandidateStrip?

    /// The bar's height in points.
    static let height: CGFloat = 44
    private static let chevronWidth: CGFloat = 44
    private static let up = UIImage(systemName: "chevron.up")
    private static let down = UIImage(systemName: "chevron.down")

    /// Where the bar stands, and what it takes when it shows all candidates.
    private var (row, room) = (CGRect.zero, CGRect.zero)

    /// Makes a bar.
    init(context: InputContext) {
        self.context = context
        super.init(frame: .zero)
        accessibilityIdentifier = "candidates"
        chevron.tintColor = .label
        chevron.accessibilityIdentifier = "all-candidates"
        chevron.addAction(UIAction { [weak self] _ in self.map { $0.expand($0.grid == nil) } }, for: .touchUpInside)
        addSubview(strip)
        addSubview(chevron)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows the candidates of the context; none leave the bar empty.
    func showCandidates() {
        if context.choices.isEmpty { expand(false) }
        strip.show(context.choices)
        grid?.show(context.choices)
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Turns to the next candidates, or back.
    func turnPage(isForward: Bool) {
        (grid ?? strip).turnPage(isForward: isForward)
    }

    /// Whether all candidates are shown, over the keys.
    var isExpanded: Bool { grid != nil }

    /// Shows all candidates in rows over the keys, or one row of them.
    private func expand(_ isExpanded: Bool) {
        guard isExpanded != (grid != nil) else { return }
        grid?.removeFromSuperview()
        grid = nil
        strip.isHidden = isExpanded
        if isExpanded {
            let grid = CandidateStrip(isGrid: true) { [weak context] in context?.input(.pick($0)) }
            addSubview(grid)
            self.grid = grid
        }
        // The keys are not to be seen between the rows.
        backgroundColor = isExpanded ? .keyboardBackground : nil
        place()
        grid?.show(context.choices)
    }

    /// Takes a place.
    /// - Parameters:
    ///   - row: Where one row of candidates stands; without it, at the top of the room.
    ///   - room: What is theirs when all of them are shown.
    func place(in row: CGRect? = nil, of room: CGRect) {
        let row = row ?? CGRect(x: room.minX, y: room.minY, width: room.width, height: min(Self.height, room.height))
        guard row != self.row || room != self.room else { return }
        (self.row, self.room) = (row, room)
        place()
    }

    private func place() {
        frame = grid == nil ? row : room
        setNeedsDisplay()
        setNeedsLayout()
        layoutSubtree()
    }

    private var hasChevron: Bool { grid != nil || strip.hasMore }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - Self.chevronWidth
        strip.frame = CGRect(x: 0, y: 0, width: width, height: Self.height)
        grid?.frame = CGRect(x: 0, y: Self.height, width: bounds.width, height: bounds.height - Self.height)
        chevron.frame = CGRect(x: width, y: 0, width: Self.chevronWidth, height: Self.height)
        chevron.isHidden = !hasChevron
        chevron.setImage(grid == nil ? Self.down : Self.up, for: .normal)
        chevron.accessibilityLabel = words[grid == nil ? .moreItems : .previousItems]
    }
}

extension CandidateBar: KeypadArea {
    /// All candidates cover the keys; one row of them stands above.
    var isKeypadFront: Bool { isExpanded }
    var keypadPlaces: [KeypadPlace] { grid.map { $0.keypadPlaces + [KeypadPlace(chevron)] } ?? [] }
    func closeForKeypad() { expand(false) }
}
