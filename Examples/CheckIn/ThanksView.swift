import UIKit

/// What a visitor sees at the end.
final class ThanksView: UIView {
    let done = UIButton.prominent("Done", identifier: "done")
    let title = UILabel()
    private let text = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0, alpha: 0.45)
        accessibilityViewIsModal = true
        title.follow(Typography.font(28, .bold, as: .title1))
        title.textAlignment = .center
        title.numberOfLines = 0
        title.accessibilityTraits = .header
        text.follow(Typography.font(17))
        // Darker than a secondary label: it is there to be read.
        text.textColor = .placeholderText
        text.textAlignment = .center
        text.numberOfLines = 0
        layOut()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func greet(_ name: String, host: String) {
        let first = name.split(separator: " ").first.map(String.init) ?? name
        title.text = "Thank you, \(first)"
        text.text = "\(host) has been told that you are here. Please take your badge from the printer and have a seat."
    }

    private func layOut() {
        let (card, scroll, mark) = (UIView(), UIScrollView(), CheckMarkView())
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 20
        let words = UIStackView(arrangedSubviews: [mark, title, text])
        words.axis = .vertical
        words.alignment = .center
        words.spacing = 10
        words.setCustomSpacing(20, after: mark)
        for view in [card, scroll, words, done] { view.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(card)
        card.addSubview(scroll)
        card.addSubview(done)
        scroll.addSubview(words)

        let (room, content) = (safeAreaLayoutGuide, scroll.contentLayoutGuide)
        let width = card.widthAnchor.constraint(equalTo: room.widthAnchor, constant: -32)
        width.priority = .required - 1
        // Words that are too long for the screen are scrolled.
        let height = scroll.heightAnchor.constraint(equalTo: content.heightAnchor)
        height.priority = .defaultHigh
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: room.centerXAnchor),
            card.centerYAnchor.constraint(equalTo: room.centerYAnchor),
            card.topAnchor.constraint(greaterThanOrEqualTo: room.topAnchor, constant: 8),
            card.widthAnchor.constraint(lessThanOrEqualToConstant: 440), width, height,
            scroll.topAnchor.constraint(equalTo: card.topAnchor, constant: 36),
            scroll.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 28),
            scroll.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -28),
            done.topAnchor.constraint(equalTo: scroll.bottomAnchor, constant: 28),
            done.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            done.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            done.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -28),
            words.topAnchor.constraint(equalTo: content.topAnchor),
            words.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            words.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            words.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            words.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            mark.widthAnchor.constraint(equalToConstant: 84),
            mark.heightAnchor.constraint(equalTo: mark.widthAnchor),
        ])
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
