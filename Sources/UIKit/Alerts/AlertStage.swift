import Foundation

/// What an alert stands on: it dims what is behind, and places the alert clear of the keyboard.
final class AlertStage: UIView {
    private weak var alert: UIAlertController?
    private let isSheet: Bool
    private let alertView: AlertView
    /// What darkens what is behind; programs find it as the first subview, and add recognisers to it.
    private let dimming = UIView()

    private lazy var left = alertView.leftAnchor.constraint(equalTo: leftAnchor)
    private lazy var top = alertView.topAnchor.constraint(equalTo: topAnchor)
    private lazy var right = alertView.rightAnchor.constraint(equalTo: leftAnchor)
    private lazy var bottom = alertView.bottomAnchor.constraint(equalTo: topAnchor)

    private static let margin: CGFloat = 12

    init(_ view: AlertView, of alert: UIAlertController) {
        (alertView, self.alert, isSheet) = (view, alert, alert.preferredStyle == .actionSheet)
        super.init(frame: .zero)
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.35)
        addSubview(dimming)
        addSubview(view)
        // Constraints that a program puts on the view must not stand against the frame that it happens to have.
        view.translatesAutoresizingMaskIntoConstraints = false
        for edge in [right, bottom] { edge.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate([left, top, right, bottom])
        let tap = UITapGestureRecognizer { [weak self] _ in self?.tapped() }
        tap.delegate = self
        if isSheet { dimming.addGestureRecognizer(tap) }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func tapped() {
        if let alert, let cancel = alert.cancelAction { alert.press(cancel) }
    }

    /// What is beside the alert's cards is outside of it, whether its view reaches there or not.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === alertView, !alertView.isOnCard(convert(point, to: alertView)) else { return hit }
        return dimming.hitTest(convert(point, to: dimming), with: event) ?? self
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimming.frame = bounds
        var room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        // Whoever goes by the guide is laid out within the keyboard's movement.
        room.size.height = max(0, min(room.maxY, keyboardLayoutGuide.layoutFrame.minY - Self.margin) - room.minY)
        let size = size(in: room.size)
        let y = isSheet ? room.maxY - size.height : (room.midY - size.height / 2).rounded()
        let x = (room.midX - size.width / 2).rounded()
        (left.constant, right.constant) = (x, x + size.width)
        (top.constant, bottom.constant) = (y, y + size.height)
        // The alert is not laid out before it has its size: a subclass looks at it then.
        solveConstraints()
        placeConstrainedSubviews()
    }

    /// How large the alert is: as what it says needs, or as constraints that the program has put on its view ask for.
    private func size(in room: CGSize) -> CGSize {
        let usual = min(alertView.usualWidth, room.width)
        let asked = alertView.systemLayoutSizeFitting(
            CGSize(width: usual, height: 0), withHorizontalFittingPriority: .defaultHigh,
            verticalFittingPriority: .fittingSizeLevel)
        let width = asked.width > 0 ? min(asked.width, room.width) : usual
        let height = max(alertView.height(inWidth: width, room: room.height), min(asked.height, room.height))
        return CGSize(width: width, height: height)
    }
}

extension AlertStage: UIGestureRecognizerDelegate {
    /// A recogniser that a program has added hears the same touch.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
