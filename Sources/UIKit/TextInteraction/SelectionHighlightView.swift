import Foundation

/// Draws what is selected, in the tint colour, through which the text is seen.
final class SelectionHighlightView: UIView, UITextSelectionHighlightView {
    var selectionRects: [UITextSelectionRect] = [] {
        didSet { show(selectionRects.map { HighlightPlace($0) }) }
    }
    /// Where the parts are, as they were asked last.
    private var places: [HighlightPlace] = []

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Has painted what is selected now and was not, or the other way round.
    private func show(_ new: [HighlightPlace]) {
        let old = places
        places = new
        for place in old where !new.contains(place) && place.isFinite { setNeedsDisplay(place.bounds) }
        for place in new where !old.contains(place) && place.isFinite { setNeedsDisplay(place.bounds) }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFill(tintColor.withAlphaComponent(0.25))
        for place in places where place.isFinite {
            guard let path = place.path else {
                context.fill(place.rect)
                continue
            }
            context.fill(path)
        }
    }
}

/// Where a part of a selection is drawn.
struct HighlightPlace: Equatable {
    let rect: CGRect
    /// How it is turned around its middle.
    private let transform: CGAffineTransform

    @MainActor
    init(_ part: UITextSelectionRect) {
        (rect, transform) = (part.rect, part.transform)
    }

    /// The corners, as far as they are turned.
    private var corners: [CGPoint] {
        [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ].map { corner in
            let turned = CGPoint(x: corner.x - rect.midX, y: corner.y - rect.midY).applying(transform)
            return CGPoint(x: turned.x + rect.midX, y: turned.y + rect.midY)
        }
    }

    var isFinite: Bool { rect.isFinite && (transform == .identity || corners.allSatisfy(\.isFinite)) }

    /// What it touches.
    var bounds: CGRect {
        guard transform != .identity else { return rect }
        let corners = corners
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (x.min() ?? 0, y.min() ?? 0)
        return CGRect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
            .insetBy(dx: -1, dy: -1)
    }

    /// Its outline; `nil` for an upright rectangle.
    @MainActor
    var path: UIBezierPath? {
        guard transform != .identity else { return nil }
        let path = UIBezierPath()
        for (index, corner) in corners.enumerated() {
            if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
        }
        path.close()
        return path
    }
}
