import Foundation

/// A transition that runs: a picture of what the layer's view looked like before, over the view or under it.
@MainActor
final class LayerTransition {
    private let cover: TransitionCover
    private let type: CATransitionType
    /// The way that what is new comes, in points.
    private let way: CGVector
    private let place: CGPoint

    init(from cover: TransitionCover, _ type: CATransitionType, _ side: CATransitionSubtype) {
        (self.cover, self.type, place) = (cover, type, cover.center)
        let size = cover.bounds.size
        way =
            switch side {
            case .fromLeft: CGVector(dx: size.width, dy: 0)
            case .fromTop: CGVector(dx: 0, dy: size.height)
            case .fromBottom: CGVector(dx: 0, dy: -size.height)
            default: CGVector(dx: -size.width, dy: 0)
            }
    }

    /// Shows a part of it in what is shown of the view.
    func show(_ part: Double, in state: inout ViewState) {
        let part = CGFloat(part)
        if type == .moveIn || type == .push {
            state.center.x -= way.dx * (1 - part)
            state.center.y -= way.dy * (1 - part)
        }
        switch type {
        case .push, .reveal: cover.center = CGPoint(x: place.x + way.dx * part, y: place.y + way.dy * part)
        case .moveIn: break
        default: cover.alpha = 1 - part
        }
    }

    func end() { cover.end() }
}
