import Foundation

extension UIButton.ButtonType {
    /// The symbol that a ready-made button shows as long as it has no picture.
    var symbol: UIImage? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: Self.info
        case .contactAdd: Self.add
        case .close: Self.cross
        }
    }

    /// The symbol's colour; `nil` for the tint colour.
    var symbolColor: UIColor? { self == .close ? .secondaryLabel : nil }

    private static let info = UIImage(systemName: "info.circle", withConfiguration: circled)
    private static let add = UIImage(systemName: "plus.circle", withConfiguration: circled)
    private static let cross = UIImage(
        systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10, weight: .bold))
    /// A circle of 22 points.
    private static let circled = UIImage.SymbolConfiguration(pointSize: 18.5)
}

extension UIButton {
    /// The diameter of the disc that the cross of a ready-made button stands on, in points.
    static let discSide: CGFloat = 22

    func drawDisc(in context: CGContext) {
        let place = CGRect(
            x: bounds.midX - Self.discSide / 2, y: bounds.midY - Self.discSide / 2, width: Self.discSide,
            height: Self.discSide)
        context.fill(roundedRect: place, radius: Self.discSide / 2, color: .systemFill)
    }
}
