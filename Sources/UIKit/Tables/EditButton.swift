import Foundation

/// The round button before a row's content while its table is edited.
final class EditButton: UIControl {
    /// What the button does.
    enum Kind {
        /// Asks whether the row is to go.
        case delete
        /// Adds a row.
        case insert
        /// Shows whether the row is chosen; the whole row is tapped for it.
        case choice
    }

    let kind: Kind
    private let sign = UIImageView(image: nil)

    /// The width and height of the sign, in points.
    static let side: CGFloat = 22

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        isUserInteractionEnabled = kind != .choice
        sign.contentMode = .scaleAspectFit
        addSubview(sign)
        addAction(UIAction { [weak self] _ in self?.used() }, for: .touchUpInside)
        showSign()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Whether the row is chosen.
    var isChosen = false {
        didSet { if isChosen != oldValue { showSign() } }
    }

    /// How far the sign is from the edge, in points.
    var margin: CGFloat = 16 {
        didSet { if margin != oldValue { setNeedsLayout() } }
    }

    private func showSign() {
        let name: String
        switch kind {
        case .delete: (name, sign.tintColor) = ("minus.circle.fill", .systemRed)
        case .insert: (name, sign.tintColor) = ("plus.circle.fill", .systemGreen)
        case .choice:
            name = isChosen ? "checkmark.circle.fill" : "circle"
            sign.tintColor = isChosen ? nil : .tertiaryLabel
        }
        sign.image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 18))
    }

    private func used() {
        guard let cell = superview as? UITableViewCell, let table = cell.table else { return }
        table.editing.editButtonUsed(kind, of: cell)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = Self.side
        sign.frame = CGRect(x: margin, y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
            .flipped(for: effectiveUserInterfaceLayoutDirection, in: bounds)
    }

    override var isUsuallyElement: Bool { kind != .choice }
    override var usualTraits: UIAccessibilityTraits { .button }
    override var usualLabel: String? {
        let name = words[kind == .insert ? .add : .delete]
        guard let row = (superview as? UITableViewCell)?.usualLabel else { return name }
        return "\(name), \(row)"
    }
}

/// The handle behind a row's content that moves the row while its table is edited.
final class MoveHandle: UIView {
    private let sign = UIImageView(image: nil)
    private weak var finger: UITouch?

    init() {
        super.init(frame: .zero)
        let configuration = UIImage.SymbolConfiguration(pointSize: 16)
        sign.image = UIImage(systemName: "line.3.horizontal", withConfiguration: configuration)
        sign.tintColor = .tertiaryLabel
        sign.contentMode = .center
        addSubview(sign)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private var cell: UITableViewCell? { superview as? UITableViewCell }

    override func layoutSubviews() {
        super.layoutSubviews()
        sign.frame = bounds
    }

    /// The finger moves the row, and nothing else.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard finger == nil, let touch = touches.first, let cell, let table = cell.table,
            table.editing.lift(cell, at: touch.location(in: table))
        else { return }
        finger = touch
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let finger, touches.contains(finger), let table = cell?.table else { return }
        table.editing.moveLifted(to: finger.location(in: table), finger)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let finger, touches.contains(finger) else { return }
        self.finger = nil
        cell?.table?.editing.dropLifted(isCancelled: false)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let finger, touches.contains(finger) else { return }
        self.finger = nil
        cell?.table?.editing.dropLifted(isCancelled: true)
    }

    override var isUsuallyElement: Bool { true }
    override var usualLabel: String? {
        let name = words[.reorder]
        guard let row = cell?.usualLabel else { return name }
        return "\(name), \(row)"
    }
}
