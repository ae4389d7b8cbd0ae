import Foundation

/// A day of a calendar: its number, and a disc behind it where it is the day that is set.
@MainActor
final class CalendarDay: UIControl {
    private let disc = UIView()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        disc.isUserInteractionEnabled = false
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        isAccessibilityElement = true
        addSubview(disc)
        addSubview(label)
        stateDidChange()
    }

    required init?(coder: NSCoder) { nil }

    /// What stands in it; `nil` for a place that is empty.
    var number: String? {
        didSet {
            label.text = number
            isHidden = number == nil
        }
    }

    /// Whether it is the present day.
    var isToday = false {
        didSet { if isToday != oldValue { stateDidChange() } }
    }

    override func stateDidChange() {
        super.stateDidChange()
        disc.isHidden = !isSelected && !isHighlighted
        disc.backgroundColor =
            isSelected && isToday ? tintColor : isSelected ? tintColor.withAlphaComponent(0.18) : .tertiarySystemFill
        label.textColor =
            !isEnabled ? .tertiaryLabel : isSelected && isToday ? .white : isSelected || isToday ? tintColor : .label
        label.font = .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
        accessibilityTraits = [.button]
        if isSelected { accessibilityTraits.insert(.selected) }
        if !isEnabled { accessibilityTraits.insert(.notEnabled) }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        stateDidChange()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height, 44)
        disc.frame = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
        disc.layer.cornerRadius = side / 2
        label.frame = disc.frame.insetBy(dx: side / 12, dy: 0)
    }
}
