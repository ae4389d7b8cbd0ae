import Foundation
import KeyboardEngine

/// The bar above the keys that shows what can be picked in the place of what is composed.
final class CandidateBar: UIView {
    private let strip: CandidateStrip
    private let chevron = UIControl()
    private let toggle: () -> Void

    /// The bar's height in points.
    static let height: CGFloat = 44
    private static let chevronWidth: CGFloat = 44

    /// Whether the candidates fill the place of the keys as well.
    var isExpanded = false {
        didSet {
            strip.isHidden = isExpanded
            setNeedsDisplay()
            setNeedsLayout()
        }
    }

    /// Makes a bar.
    /// - Parameters:
    ///   - pick: Is told the number of a candidate that is tapped.
    ///   - toggle: Is told when all candidates are to be seen, or no longer.
    init(pick: @escaping (Int) -> Void, toggle: @escaping () -> Void) {
        strip = CandidateStrip(isGrid: false, pick: pick)
        self.toggle = toggle
        super.init(frame: .zero)
        accessibilityIdentifier = "candidates"
        chevron.isAccessibilityElement = true
        chevron.accessibilityIdentifier = "all-candidates"
        chevron.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
        addSubview(strip)
        addSubview(chevron)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows candidates; none leave the bar empty.
    func show(_ candidates: [Candidate]) {
        strip.show(candidates)
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Turns to the next candidates, or back.
    func turnPage(isForward: Bool) {
        strip.turnPage(isForward: isForward)
    }

    private var hasChevron: Bool { isExpanded || strip.hasMore }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.width - Self.chevronWidth
        strip.frame = CGRect(x: 0, y: 0, width: room, height: bounds.height)
        chevron.frame = CGRect(x: room, y: 0, width: Self.chevronWidth, height: bounds.height)
        chevron.isHidden = !hasChevron
    }

    override func draw(_ rect: CGRect) {
        guard hasChevron, let context = UIGraphicsGetCurrentContext() else { return }
        let middle = CGPoint(x: bounds.width - Self.chevronWidth / 2, y: bounds.midY)
        let rise: CGFloat = isExpanded ? -4 : 4
        let mark = UIBezierPath()
        mark.move(to: CGPoint(x: middle.x - 8, y: middle.y - rise))
        mark.addLine(to: CGPoint(x: middle.x, y: middle.y + rise))
        mark.addLine(to: CGPoint(x: middle.x + 8, y: middle.y - rise))
        mark.lineWidth = 2
        context.setStroke(.label)
        context.stroke(mark)
    }
}
