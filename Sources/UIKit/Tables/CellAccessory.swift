import Foundation

/// What stands behind a cell's content by itself: an arrow, a tick, a button.
final class CellAccessory: UIView {
    private let sign = UIImageView(image: nil)
    private var button: UIButton?
    let type: UITableViewCell.AccessoryType
    /// The colour of the sign, and of the button.
    var signColor: UIColor? {
        get { sign.tintColor }
        set {
            sign.tintColor = newValue
            button?.tintColor = newValue
        }
    }

    static let buttonWidth: CGFloat = 44
    private static let gap: CGFloat = 8

    init(_ type: UITableViewCell.AccessoryType, tapped: @escaping () -> Void) {
        self.type = type
        super.init(frame: .zero)
        let configuration = UIImage.SymbolConfiguration(pointSize: type == .checkmark ? 16 : 13, weight: .semibold)
        switch type {
        case .disclosureIndicator, .detailDisclosureButton:
            sign.image = UIImage(systemName: "chevron.forward", withConfiguration: configuration)
            sign.tintColor = .tertiaryLabel
        case .checkmark: sign.image = UIImage(systemName: "checkmark", withConfiguration: configuration)
        case .none, .detailButton: break
        }
        addSubview(sign)
        guard type == .detailButton || type == .detailDisclosureButton else { return }
        let button = UIButton(type: .detailDisclosure)
        button.addAction(UIAction { _ in tapped() }, for: .touchUpInside)
        self.button = button
        addSubview(button)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// The width that it wants, in points.
    var width: CGFloat {
        let (sign, button) = (sign.image?.size.width ?? 0, button == nil ? 0 : Self.buttonWidth)
        return sign + button
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        button?.accessibilityLabel = words[.moreInformation]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let direction = effectiveUserInterfaceLayoutDirection
        let size = sign.image?.size ?? .zero
        sign.frame = CGRect(
            x: bounds.width - size.width, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
            height: size.height
        ).flipped(for: direction, in: bounds)
        button?.frame = CGRect(x: 0, y: 0, width: Self.buttonWidth, height: bounds.height)
            .flipped(for: direction, in: bounds)
    }
}
