import Foundation

/// The heights of a sheet in a window: the geometry, without views.
struct SheetHeights {
    typealias Identifier = UISheetPresentationController.Detent.Identifier

    private struct Stop {
        var identifier: Identifier
        var height: CGFloat
    }

    /// From the lowest to the highest.
    private let stops: [Stop]

    /// Asks the detents.
    /// - Parameter room: The greatest height that they may have.
    @MainActor
    init(_ detents: [UISheetPresentationController.Detent], room: CGFloat, traits: UITraitCollection) {
        let context = SheetRoom(containerTraitCollection: traits, maximumDetentValue: max(0, room))
        let found = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { Stop(identifier: detent.identifier, height: $0) }
        }
        // Without one that counts the sheet is as high as it may be.
        let usual = Stop(identifier: .large, height: context.maximumDetentValue)
        stops = found.isEmpty ? [usual] : found.sorted { $0.height < $1.height }
    }

    /// Which of the heights is meant.
    private func index(of identifier: Identifier?) -> Int {
        identifier.flatMap { wanted in stops.firstIndex { $0.identifier == wanted } } ?? 0
    }

    /// The height of a detent, or the lowest.
    func height(of identifier: Identifier?) -> CGFloat { stops[index(of: identifier)].height }

    /// Whether a sheet can be pulled up from a detent.
    func canRise(from identifier: Identifier?) -> Bool { index(of: identifier) < stops.count - 1 }

    /// The lowest detent.
    var lowest: Identifier { stops[0].identifier }
    /// The highest of all.
    var highest: CGFloat { stops[stops.count - 1].height }

    /// The next detent above one, or the lowest above all.
    func next(after identifier: Identifier?) -> Identifier {
        stops[(index(of: identifier) + 1) % stops.count].identifier
    }

    /// The detent where a sheet comes to rest that is let go at a height; `nil` where it is to go.
    func rest(at height: CGFloat) -> Identifier? {
        if height < stops[0].height * 2 / 3 { return nil }
        return stops.min { abs($0.height - height) < abs($1.height - height) }?.identifier
    }

    /// Whether what is behind a sheet at a detent is not dimmed.
    func isUndimmed(at identifier: Identifier?, upTo largest: Identifier?) -> Bool {
        guard let largest, let limit = stops.firstIndex(where: { $0.identifier == largest }) else { return false }
        return index(of: identifier) <= limit
    }
}

/// What a detent is told of the window.
private final class SheetRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
        self.containerTraitCollection = containerTraitCollection
        self.maximumDetentValue = maximumDetentValue
    }
}
