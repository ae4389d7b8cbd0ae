import UIKit

/// The lines of the log, the last one at the bottom and in sight.
final class LogView: UIScrollView {
    private var rows: [LogRow] = []

    static let rowHeight: CGFloat = 30
    /// More lines than anybody reads; the oldest go.
    private static let limit = 400

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        alwaysBounceVertical = true
        accessibilityIdentifier = "log"
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func append(_ event: LoggedEvent) {
        let row = LogRow(number: (rows.last?.number ?? 0) + 1, event: event)
        rows.append(row)
        addSubview(row)
        if rows.count > Self.limit { rows.removeFirst().removeFromSuperview() }
        setNeedsLayout()
        layoutIfNeeded()
        scrollRectToVisible(row.frame, animated: false)
    }

    func clear() {
        for row in rows { row.removeFromSuperview() }
        rows = []
        setNeedsLayout()
        contentOffset = .zero
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: 8 + CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
        }
        contentSize = CGSize(width: bounds.width, height: CGFloat(rows.count) * Self.rowHeight + 16)
    }
}

/// One line: its number, a dot in the colour of its kind, and what happened.
final class LogRow: UIView {
    let number: Int
    private let count = UILabel()
    private let text = UILabel()
    private let color: UIColor

    init(number: Int, event: LoggedEvent) {
        self.number = number
        color = event.kind.color
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        count.text = "\(number)"
        count.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        count.textColor = .placeholderText
        count.textAlignment = .right
        text.text = event.text
        text.font = .systemFont(ofSize: 15)
        addSubview(count)
        addSubview(text)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        count.frame = CGRect(x: 8, y: 0, width: 36, height: bounds.height)
        text.frame = CGRect(x: 76, y: 0, width: max(0, bounds.width - 88), height: bounds.height)
    }

    override func draw(_ rect: CGRect) {
        color.setFill()
        UIBezierPath(ovalIn: CGRect(x: 54, y: bounds.midY - 5, width: 10, height: 10)).fill()
    }
}
