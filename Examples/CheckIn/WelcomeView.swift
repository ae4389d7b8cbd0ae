import UIKit

/// The greeting: a panel beside the form where there is room, a band above it where there is not.
final class WelcomeView: UIView {
    private let title = UILabel()
    private let text = UILabel()
    private let steps = UIStackView()

    /// Whether the view stands beside the form.
    var isPanel = false {
        didSet { setNeedsLayout() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.brand
        clipsToBounds = true
        title.text = "Welcome"
        title.textColor = .white
        text.text = "Sign in here and we will let your host know that you have arrived."
        text.textColor = UIColor(white: 1, alpha: 0.86)
        text.numberOfLines = 0
        steps.axis = .vertical
        steps.spacing = 18
        for (number, step) in ["Tell us who you are", "Accept the house rules", "Take your badge"].enumerated() {
            steps.addArrangedSubview(StepView(number: number + 1, text: step))
        }
        for view in [title, text, steps] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// The height of the band above the form.
    func bandHeight(width: CGFloat) -> CGFloat {
        prepareFonts()
        let room = width - Self.bandMargin * 2
        return 32 + titleHeight + 6 + text.sizeThatFits(CGSize(width: room, height: 0)).height + 28
    }

    private var titleHeight: CGFloat { Typography.height(of: title.font, atLeast: isPanel ? 56 : 40) }

    private static let bandMargin: CGFloat = 24

    private func prepareFonts() {
        title.font = Typography.font(isPanel ? 44 : 30, .bold, as: .largeTitle)
        text.font = Typography.font(isPanel ? 19 : 16)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        prepareFonts()
        steps.isHidden = !isPanel
        let margin = isPanel ? max(32, bounds.width * 0.11) : Self.bandMargin
        let room = bounds.width - margin * 2
        let height = text.sizeThatFits(CGSize(width: room, height: 0)).height
        guard isPanel else {
            title.frame = CGRect(x: margin, y: 32, width: room, height: titleHeight)
            text.frame = CGRect(x: margin, y: 38 + titleHeight, width: room, height: height)
            return
        }
        let list = steps.sizeThatFits(CGSize(width: room, height: 0)).height
        // The block stands a little above the middle, where the eye looks first.
        let top = max(40, (bounds.height - titleHeight - 16 - height - 40 - list) * 0.42)
        title.frame = CGRect(x: margin, y: top, width: room, height: titleHeight)
        text.frame = CGRect(x: margin, y: top + titleHeight + 16, width: room, height: height)
        steps.frame = CGRect(x: margin, y: top + titleHeight + 16 + height + 40, width: room, height: list)
        steps.isHidden = steps.frame.maxY > bounds.height - 24
    }

    override func draw(_ rect: CGRect) {
        // Large, quiet circles give the panel depth.
        let side = max(bounds.width, bounds.height * 0.6)
        for (x, y, size, strength) in [(0.95, 0.02, 0.9, 0.22), (-0.1, 0.95, 1.1, 0.16), (0.75, 0.8, 0.5, 0.10)] {
            Palette.brandLight.withAlphaComponent(strength).setFill()
            let diameter = side * size
            UIBezierPath(
                ovalIn: CGRect(
                    x: bounds.width * x - diameter / 2, y: bounds.height * y - diameter / 2, width: diameter,
                    height: diameter)
            ).fill()
        }
    }
}

/// One line of what is going to happen.
private final class StepView: UIView {
    private let number = UILabel()
    private let text = UILabel()

    init(number: Int, text: String) {
        super.init(frame: .zero)
        self.number.text = "\(number)"
        self.number.follow(Typography.font(15, .semibold, as: .subheadline))
        self.number.textColor = .white
        self.number.textAlignment = .center
        self.text.text = text
        self.text.follow(Typography.font(17, .medium))
        self.text.numberOfLines = 0
        self.text.textColor = .white
        addSubview(self.number)
        addSubview(self.text)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private var disc: CGFloat { Typography.height(of: number.font, atLeast: 32, margins: 13) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = text.sizeThatFits(CGSize(width: size.width - disc - 14, height: 0)).height
        return CGSize(width: size.width, height: max(disc, height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        number.frame = CGRect(x: 0, y: 0, width: disc, height: disc)
        text.frame = CGRect(x: disc + 14, y: 0, width: bounds.width - disc - 14, height: bounds.height)
    }

    override func draw(_ rect: CGRect) {
        UIColor(white: 1, alpha: 0.18).setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: disc, height: disc)).fill()
    }
}
