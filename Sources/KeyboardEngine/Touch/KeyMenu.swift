import Foundation

/// What can be chosen while a key is held.
package struct KeyMenu: Equatable, Sendable {
    /// What the choices are.
    package enum Kind: Equatable, Sendable {
        /// Texts that are typed in the place of the key's own, which is the first of them.
        case alternates
        /// Languages, one below the other, and what else the globe key offers (``GlobeChoice``).
        case languages
    }

    /// One choice.
    package struct Item: Equatable, Sendable {
        /// What is shown, and with alternates typed.
        package let text: String
        /// Where it stands, in points from the keyboard's upper left corner; above the keyboard y is negative.
        package let frame: CGRect
    }

    /// What the choices are.
    package let kind: Kind
    /// The id of the key that is held.
    package let keyID: String
    /// The choices; never empty.
    package let items: [Item]
    /// The choice that lifting the finger takes, by its number; `nil` for none.
    package var selected: Int?

    /// Choices with their places.
    package init(_ kind: Kind, keyID: String, texts: [String], frames: [CGRect], selected: Int?) {
        self.kind = kind
        self.keyID = keyID
        items = zip(texts, frames).map(Item.init)
        self.selected = selected
    }

    /// The area that the choices fill together.
    package var frame: CGRect {
        items.reduce(CGRect.null) { $0.union($1.frame) }
    }

    /// The choice that a finger means.
    ///
    /// Alternates are chosen by the finger's column wherever it is between the menu and its key: it need not reach the
    /// menu. Far above or below them it means none, so that a choice can be called off. Lines of a list are chosen by
    /// touching them.
    package func choice(at point: CGPoint, key: CGRect) -> Int? {
        guard point.isFinite else { return selected }
        guard kind == .alternates else { return items.firstIndex { $0.frame.contains(point) } }
        let area = frame.union(key).insetBy(dx: 0, dy: -1.5 * key.height)
        guard area.minY <= point.y, point.y <= area.maxY else { return nil }
        // A finger covers what is below it: it chooses an upper row before it has reached that row.
        let place = CGPoint(x: point.x, y: min(point.y, items[0].frame.midY) - items[0].frame.height / 4)
        let rows = Set(items.map(\.frame.midY))
        guard let row = rows.min(by: { abs($0 - place.y) < abs($1 - place.y) }) else { return nil }
        return items.indices.filter { items[$0].frame.midY == row }
            .min { abs(items[$0].frame.midX - place.x) < abs(items[$1].frame.midX - place.x) }
    }
}
