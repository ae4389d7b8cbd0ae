import Foundation
import KeyboardEngine

/// Where a keyboard that floats stands on the screen.
///
/// Kept as a share of the room that the keyboard leaves, so that it is in the same corner when the screen is turned.
struct FloatingPlace: Equatable {
    /// How far it is from the left and from the top, 0 to 1.
    private var share = CGPoint(x: 0.5, y: 0.9)

    /// From the screen's edges, in points. Above there is room for what keys show above them.
    private static let margin = UIEdgeInsets(top: KeyboardMetrics.floatingHeadroom, left: 8, bottom: 8, right: 8)
    /// Dragged so far beyond the screen's lower edge it is meant to go back to its place, in points.
    private static let dockingDepth: CGFloat = 24
    /// What is kept free around the caret, in points.
    private static let clearance: CGFloat = 8

    /// The keyboard's frame on a screen.
    func frame(of size: CGSize, on screen: CGSize) -> CGRect {
        let room = Self.room(for: size, on: screen)
        return CGRect(
            x: (room.minX + share.x * room.width).rounded(), y: (room.minY + share.y * room.height).rounded(),
            width: size.width, height: size.height)
    }

    /// Moves it to where its upper left corner is at a point, or to the nearest place on the screen.
    mutating func move(to origin: CGPoint, size: CGSize, on screen: CGSize) {
        let room = Self.room(for: size, on: screen)
        func part(_ value: CGFloat, _ low: CGFloat, _ length: CGFloat) -> CGFloat {
            length > 0 ? min(max((value - low) / length, 0), 1) : 0
        }
        share = CGPoint(x: part(origin.x, room.minX, room.width), y: part(origin.y, room.minY, room.height))
    }

    /// Whether a keyboard that is dragged to a frame is meant to go back to the bottom of the screen.
    static func docks(_ frame: CGRect, on screen: CGSize) -> Bool {
        frame.maxY - screen.height >= dockingDepth
    }

    /// Moves it by the least that leaves a caret free, above or below it, or else beside it.
    mutating func stepAside(from caret: CGRect, size: CGSize, on screen: CGSize) {
        let now = frame(of: size, on: screen)
        let kept = caret.insetBy(dx: -Self.clearance, dy: -Self.clearance)
        guard now.intersects(kept) else { return }
        let places = [
            CGPoint(x: now.minX, y: kept.maxY), CGPoint(x: now.minX, y: kept.minY - size.height),
            CGPoint(x: kept.maxX, y: now.minY), CGPoint(x: kept.minX - size.width, y: now.minY),
        ]
        let free = places.compactMap { origin -> (place: FloatingPlace, distance: CGFloat)? in
            var place = self
            place.move(to: origin, size: size, on: screen)
            let frame = place.frame(of: size, on: screen)
            return frame.insetBy(dx: 1, dy: 1).intersects(kept)
                ? nil : (place, abs(frame.minX - now.minX) + abs(frame.minY - now.minY))
        }
        if let best = free.min(by: { $0.distance < $1.distance }) { self = best.place }
    }

    /// Where its upper left corner may be.
    private static func room(for size: CGSize, on screen: CGSize) -> CGRect {
        let left = min(margin.left, max(0, screen.width - size.width))
        let top = min(margin.top, max(0, screen.height - size.height))
        return CGRect(
            x: left, y: top, width: max(0, screen.width - size.width - left - margin.right),
            height: max(0, screen.height - size.height - top - margin.bottom))
    }
}
