import Foundation

/// Where a popover stands: the geometry, without views.
struct PopoverPlacement: Equatable {
    /// How far the arrow stands out, and how wide it is at its base.
    static let arrow = CGSize(width: 26, height: 12)
    /// The radius of the corners.
    static let corner: CGFloat = 12

    /// The bubble without its arrow.
    var frame: CGRect
    /// Where the arrow points to; empty for none.
    var direction: UIPopoverArrowDirection
    /// The tip of the arrow.
    var tip = CGPoint.zero

    /// - Parameters:
    ///   - size: What the content wants.
    ///   - anchor: What the popover points at.
    ///   - area: Where it may stand.
    ///   - overlaps: Whether it may cover what it points at where there is no room beside it.
    init(size: CGSize, anchor: CGRect, area: CGRect, permitted: UIPopoverArrowDirection, overlaps: Bool) {
        let target = Self.seen(anchor, in: area)
        let choices = [UIPopoverArrowDirection.up, .down, .left, .right].filter { permitted.contains($0) }
        let rooms = choices.map { ($0, Self.room(for: $0, beside: target, in: area)) }
        func fitting(_ room: CGRect) -> CGSize {
            CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        }
        func share(_ room: CGRect) -> CGFloat { fitting(room).width * fitting(room).height }
        // The first side where all of it fits, or else the one where most of it does.
        let whole = rooms.first { fitting($0.1) == size }
        let best = whole ?? (overlaps ? nil : rooms.max { share($0.1) < share($1.1) })
        guard let (side, room) = best else {
            let fitted = fitting(area)
            frame = Self.placed(fitted, around: CGPoint(x: target.midX, y: target.midY), in: area)
            direction = []
            return
        }
        direction = side
        let fitted = fitting(room)
        switch side {
        case .up, .down:
            tip = CGPoint(x: target.midX, y: side == .up ? target.maxY : target.minY)
            let y = side == .up ? room.minY : room.maxY - fitted.height
            let middle = CGPoint(x: target.midX, y: y + fitted.height / 2)
            frame = Self.placed(fitted, around: middle, in: area)
            frame.origin.y = y
            tip.x = Self.bounded(tip.x, frame.minX, frame.maxX)
        default:
            tip = CGPoint(x: side == .left ? target.maxX : target.minX, y: target.midY)
            let x = side == .left ? room.minX : room.maxX - fitted.width
            let middle = CGPoint(x: x + fitted.width / 2, y: target.midY)
            frame = Self.placed(fitted, around: middle, in: area)
            frame.origin.x = x
            tip.y = Self.bounded(tip.y, frame.minY, frame.maxY)
        }
    }

    /// The part of the source that is in the area, or the nearest point of it.
    private static func seen(_ anchor: CGRect, in area: CGRect) -> CGRect {
        func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(low, min(value, high)) }
        let (left, right) = (
            clamp(anchor.minX, area.minX, area.maxX), clamp(anchor.maxX, area.minX, area.maxX)
        )
        let (top, bottom) = (
            clamp(anchor.minY, area.minY, area.maxY), clamp(anchor.maxY, area.minY, area.maxY)
        )
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The part of the area on one side of the source, without what the arrow takes.
    private static func room(for side: UIPopoverArrowDirection, beside target: CGRect, in area: CGRect) -> CGRect {
        var (left, right, top, bottom) = (area.minX, area.maxX, area.minY, area.maxY)
        switch side {
        case .up: top = target.maxY + arrow.height
        case .down: bottom = target.minY - arrow.height
        case .left: left = target.maxX + arrow.height
        default: right = target.minX - arrow.height
        }
        return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    private static func placed(_ size: CGSize, around middle: CGPoint, in area: CGRect) -> CGRect {
        let x = max(area.minX, min(middle.x - size.width / 2, area.maxX - size.width))
        let y = max(area.minY, min(middle.y - size.height / 2, area.maxY - size.height))
        return CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
    }

    /// Where the tip may be along an edge: the corners are round.
    private static func bounded(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        let inset = corner + arrow.width / 2
        return high - low > inset * 2 ? min(max(value.rounded(), low + inset), high - inset) : (low + high) / 2
    }
}
