import UIKit

/// What a visitor sees at the end.
final class ThanksView: UIView {
    private let card = UIView()
    private let mark = CheckMarkView()
    private let title = UILabel()
    private let text = UILabel()
    let done = UIButton(type: .custom)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0, alpha: 0.45)
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 20
        title.follow(Typography.font(28, .bold, as: .title1))
        title.textAlignment = .center
        title.numberOfLines = 2
        text.follow(Typography.font(17))
        // Darker than a secondary label: it is there to be read.
        text.textColor = .placeholderText
        text.textAlignment = .center
        text.numberOfLines = 0
        done.setTitle("Done", for: .normal)
        done.titleLabel?.follow(Typography.font(19, .semibold))
        done.setTitleColor(.white, for: .normal)
        done.backgroundColor = Palette.tint.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        done.layer.cornerRadius = 12
        done.accessibilityIdentifier = "done"
        addSubview(card)
        for view in [mark, title, text, done] { card.addSubview(view) }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func greet(_ name: String, host: String) {
        let first = name.split(separator: " ").first.map(String.init) ?? name
        title.text = "Thank you, \(first)"
        text.text = "\(host) has been told that you are here. Please take your badge from the printer and have a seat."
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(440, bounds.width - 32)
        let room = width - 56
        let heading = title.sizeThatFits(CGSize(width: room, height: 0)).height
        let body = text.sizeThatFits(CGSize(width: room, height: 0)).height
        let button = Typography.height(of: done.titleLabel?.font, atLeast: 54, margins: 24)
        let height = min(bounds.height - 16, 36 + 84 + 20 + heading + 10 + body + 28 + button + 28)
        card.frame = CGRect(
            x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
        mark.frame = CGRect(x: (width - 84) / 2, y: 36, width: 84, height: 84)
        title.frame = CGRect(x: 28, y: 140, width: room, height: heading)
        text.frame = CGRect(x: 28, y: 150 + heading, width: room, height: body)
        done.frame = CGRect(x: 28, y: height - button - 28, width: room, height: button)
    }
}

/// A tick in a green disc.
private final class CheckMarkView: UIView {
    override func draw(_ rect: CGRect) {
        UIColor.systemGreen.setFill()
        UIBezierPath(ovalIn: bounds).fill()
        let tick = UIBezierPath()
        tick.move(to: CGPoint(x: bounds.width * 0.29, y: bounds.height * 0.52))
        tick.addLine(to: CGPoint(x: bounds.width * 0.44, y: bounds.height * 0.67))
        tick.addLine(to: CGPoint(x: bounds.width * 0.72, y: bounds.height * 0.36))
        tick.lineWidth = bounds.width * 0.075
        UIColor.white.setStroke()
        tick.stroke()
    }
}
