import Foundation

/// An accessory in its cell.
@MainActor
struct ShownAccessory {
    static let gap: CGFloat = 8

    let view: UIView
    let isLeading: Bool
    private let dimension: UICellAccessory.LayoutDimension
    private let isFixed: Bool
    /// The size that a view of the program's came with; `nil` where it is asked what it wants.
    private let given: CGSize?

    /// - Parameter before: What was there before: the size that a view has by now may be that which it was given there.
    init(_ accessory: UICellAccessory, before: [ShownAccessory]) {
        (isLeading, dimension) = (accessory.isLeading, accessory.width)
        switch accessory.content {
        case .sign(let type, let handler):
            let sign = CellAccessory(type) { handler?() }
            if let color = accessory.tintColor { sign.signColor = color }
            (view, isFixed, given) = (sign, false, nil)
        case .label(let text, let font, let followsSize):
            let label = UILabel()
            (label.text, label.font, label.textColor) = (text, font, accessory.tintColor ?? .secondaryLabel)
            label.adjustsFontForContentSizeCategory = followsSize
            (view, isFixed, given) = (label, false, nil)
        case .view(let own, let isFixed):
            if let color = accessory.tintColor { own.tintColor = color }
            (view, self.isFixed) = (own, isFixed)
            if let known = before.first(where: { $0.view === own }) {
                given = known.given
            } else {
                let isSized = own.bounds.width > 0 && own.translatesAutoresizingMaskIntoConstraints
                given = isSized ? own.bounds.size : nil
            }
        }
        view.isHidden = accessory.isHidden
    }

    /// The size that it has, or wants where it has none.
    private var size: CGSize {
        if let sign = view as? CellAccessory { return CGSize(width: sign.width, height: 0) }
        if let given { return given }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return fitting.width > 0 ? fitting : view.sizeThatFits(CGSize(width: 10_000, height: 10_000))
    }

    var reservedWidth: CGFloat {
        switch dimension {
        case .actual: size.width
        case .standard: max(size.width, 24)
        case .custom(let width): width.isFinite ? max(0, width) : size.width
        }
    }

    func place(from start: CGFloat, in bounds: CGRect, _ direction: UIUserInterfaceLayoutDirection) {
        let size = size
        let height = view is CellAccessory ? bounds.height : isFixed ? size.height : min(size.height, bounds.height)
        let frame = CGRect(
            x: start + (reservedWidth - size.width) / 2, y: ((bounds.height - height) / 2).rounded(),
            width: size.width, height: height
        ).flipped(for: direction, in: bounds)
        if view.frame != frame { view.frame = frame }
    }
}
