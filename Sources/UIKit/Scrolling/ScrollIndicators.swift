import Foundation

/// The lines at the edges of a scroll view that show which part of its content is seen.
@MainActor
final class ScrollIndicators {
    @Unkept private var view: UIScrollView?
    /// Those of the window that the view was in when the lines were shown last, which it may have left.
    private weak var lastTimers: FrameTimers?
    private let vertical = UIView()
    private let horizontal = UIView()
    private var isShown = false
    private var hiding: FrameTimers.Token?

    private static let thickness: CGFloat = 3
    private static let margin: CGFloat = 3
    private static let shortest: CGFloat = 24

    func attach(to view: UIScrollView) {
        self.view = view
        for bar in [vertical, horizontal] {
            bar.isUserInteractionEnabled = false
            bar.layer.cornerRadius = Self.thickness / 2
            bar.alpha = 0
        }
    }

    /// Whether a view is one of the lines.
    func contains(_ view: UIView) -> Bool { view === vertical || view === horizontal }

    /// Shows the lines until they are told to go.
    func show() {
        hiding?.cancel()
        guard let view, !isShown else { return }
        isShown = true
        lastTimers = view.application?.timers
        update()
        vertical.alpha = 1
        horizontal.alpha = 1
    }

    /// Lets the lines fade after a moment.
    func hideSoon() {
        guard let timers = view?.application?.timers ?? lastTimers else { return hide() }
        lastTimers = timers
        hiding = timers.after(0.5) { [weak self] in self?.hide() }
    }

    /// Shows the lines for a moment.
    func flash() {
        show()
        hideSoon()
    }

    private func hide() {
        guard isShown else { return }
        isShown = false
        let fadeOut = { [vertical, horizontal] in
            vertical.alpha = 0
            horizontal.alpha = 0
        }
        let remove = { [weak self] in
            guard let self, !isShown else { return }
            vertical.removeFromSuperview()
            horizontal.removeFromSuperview()
        }
        guard let view else { return remove() }
        view.animateInOwnApplication(duration: 0.25, fadeOut, completion: { _ in remove() })
    }

    /// Places the lines.
    func update() {
        guard isShown, let view else { return }
        let seen = view.bounds
        let inset = view.adjustedContentInset
        let color: UIColor =
            switch view.indicatorStyle {
            case .default: UIColor.label.withAlphaComponent(0.35)
            case .black: UIColor.black.withAlphaComponent(0.4)
            case .white: UIColor.white.withAlphaComponent(0.5)
            }
        let range = view.offsetRange
        vertical.isHidden = !view.showsVerticalScrollIndicator || range.y.upperBound <= range.y.lowerBound
        horizontal.isHidden = !view.showsHorizontalScrollIndicator || range.x.upperBound <= range.x.lowerBound
        // A line that is not shown is no subview: programs go through those.
        for bar in [vertical, horizontal] {
            if bar.isHidden {
                bar.removeFromSuperview()
            } else if bar.superview !== view {
                view.addSubview(bar)
            }
        }
        vertical.backgroundColor = color
        horizontal.backgroundColor = color
        let (top, bottom) = (
            inset.top + view.verticalScrollIndicatorInsets.top + Self.margin,
            inset.bottom + view.verticalScrollIndicatorInsets.bottom + Self.margin
        )
        let down = Self.bar(
            offset: seen.minY, range: range.y, seen: seen.height - inset.top - inset.bottom,
            content: view.scrolledSize.height, track: seen.height - top - bottom)
        // Where reading ends.
        let x =
            view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? seen.minX + view.verticalScrollIndicatorInsets.left + Self.margin
            : seen.maxX - view.verticalScrollIndicatorInsets.right - Self.margin - Self.thickness
        vertical.frame = CGRect(
            x: x, y: seen.minY + top + down.start, width: Self.thickness, height: down.length)
        let (left, right) = (
            inset.left + view.horizontalScrollIndicatorInsets.left + Self.margin,
            inset.right + view.horizontalScrollIndicatorInsets.right + Self.margin
        )
        let across = Self.bar(
            offset: seen.minX, range: range.x, seen: seen.width - inset.left - inset.right,
            content: view.scrolledSize.width, track: seen.width - left - right)
        horizontal.frame = CGRect(
            x: seen.minX + left + across.start, y: seen.maxY - Self.margin - Self.thickness - inset.bottom,
            width: across.length, height: Self.thickness)
    }

    private static func bar(
        offset: CGFloat, range: ClosedRange<CGFloat>, seen: CGFloat, content: CGFloat, track: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        guard track > 0, content > 0 else { return (0, 0) }
        let full = min(track, max(shortest, track * min(1, max(0, seen / content))))
        let way = range.upperBound - range.lowerBound
        let part = way > 0 ? (offset - range.lowerBound) / way : 0
        // Content that is pulled beyond an edge presses the line together.
        let pressed = part < 0 ? -part * way : part > 1 ? (part - 1) * way : 0
        let length = max(8, full - pressed)
        let start = min(max(0, part), 1) * (track - full) + (part > 1 ? full - length : 0)
        return (start, length)
    }
}
