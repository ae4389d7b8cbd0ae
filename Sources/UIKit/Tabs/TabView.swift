import Foundation

/// The view of a tab bar controller: what is shown, with the bar in front.
final class TabView: UIView {
    private let bar: UITabBar
    /// The view of the controller that is shown.
    var content: UIView? {
        didSet {
            guard content !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            guard let content else { return }
            content.frame = bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(content, belowSubview: bar)
        }
    }

    init(bar: UITabBar) {
        self.bar = bar
        super.init(frame: .zero)
        addSubview(bar)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = UITabBar.height + safeAreaInsets.bottom
        bar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
}
