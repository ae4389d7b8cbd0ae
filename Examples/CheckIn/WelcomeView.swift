import UIKit

/// The greeting: a panel beside the form where there is room, a band above it where there is not.
final class WelcomeView: UIView {
    private let title = UILabel()
    private let text = UILabel()
    private let steps = UIStackView()
    /// What is said. It stands inside the margins, or where stronger constraints have it.
    private(set) lazy var block = UIStackView(arrangedSubviews: [title, text, steps])

    /// Whether the view stands beside the form.
    var isPanel = false {
        didSet { if isPanel != oldValue { update() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.brand
        clipsToBounds = true
        // Read as a whole, and not line by line with the form beside it.
        shouldGroupAccessibilityChildren = true
        title.text = "Welcome"
        title.textColor = .white
        title.accessibilityTraits = .header
        text.text = "Sign in here and we will let your host know that you have arrived."
        text.textColor = UIColor(white: 1, alpha: 0.86)
        text.numberOfLines = 0
        steps.axis = .vertical
        steps.spacing = 18
        for (number, step) in ["Tell us who you are", "Accept the house rules", "Take your badge"].enumerated() {
            steps.addArrangedSubview(StepView(number: number + 1, text: step))
        }
        update()
        layOut()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func update() {
        title.follow(Typography.font(isPanel ? 44 : 30, .bold, as: .largeTitle))
        text.follow(Typography.font(isPanel ? 19 : 16))
        steps.isHidden = !isPanel
        block.setCustomSpacing(isPanel ? 16 : 6, after: title)
        block.setCustomSpacing(40, after: text)
        let side: CGFloat = isPanel ? 44 : 24
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 32, leading: side, bottom: 0, trailing: side)
    }

    private func layOut() {
        block.axis = .vertical
        block.translatesAutoresizingMaskIntoConstraints = false
        addSubview(block)
        let (above, below) = (UILayoutGuide(), UILayoutGuide())
        for guide in [above, below] { addLayoutGuide(guide) }
        // A band is no higher than it must be.
        let height = heightAnchor.constraint(equalToConstant: 0)
        height.priority = .fittingSizeLevel
        let sides = [
            block.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            block.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ]
        for side in sides { side.priority = .required - 1 }
        NSLayoutConstraint.activate(sides)
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.topAnchor),
            above.topAnchor.constraint(equalTo: topAnchor),
            above.bottomAnchor.constraint(equalTo: block.topAnchor),
            below.topAnchor.constraint(equalTo: block.bottomAnchor),
            below.bottomAnchor.constraint(equalTo: bottomAnchor),
            // The block stands a little above the middle, where the eye looks first.
            above.heightAnchor.constraint(equalTo: below.heightAnchor, multiplier: 0.7), height,
        ])
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

/// One line of what is going to happen: its number in a disc, and its words.
private final class StepView: UIStackView {
    init(number: Int, text: String) {
        super.init(frame: .zero)
        let (disc, words) = (UILabel(), UILabel())
        disc.text = "\(number)"
        disc.follow(Typography.font(15, .semibold, as: .subheadline))
        disc.textColor = .white
        disc.textAlignment = .center
        disc.backgroundColor = UIColor(white: 1, alpha: 0.18)
        disc.layer.cornerRadius = 16
        disc.clipsToBounds = true
        disc.isAccessibilityElement = false
        words.text = text
        words.follow(Typography.font(17, .medium))
        words.numberOfLines = 0
        words.textColor = .white
        spacing = 14
        alignment = .center
        for view in [disc, words] { addArrangedSubview(view) }
        NSLayoutConstraint.activate([
            disc.widthAnchor.constraint(equalToConstant: 32), disc.heightAnchor.constraint(equalToConstant: 32),
        ])
    }

    required init(coder: NSCoder) {
        fatalError("made in code")
    }
}
