/// What a bar looks like by itself, and at the edge of what is scrolled. It keeps copies of what it is given, and tells the bar when
/// one of them changes.
@MainActor
final class BarAppearances<Appearance: UIBarAppearance> {
    private let copy: (UIBarAppearance) -> Appearance
    private let changed: () -> Void
    private lazy var kept = copyOfStandard(UIBarAppearance())
    private var isStandardSet = false

    /// - Parameters:
    ///   - copy: Makes a copy of an appearance.
    ///   - changed: Is called when another one is to be seen, or one is changed.
    init(copy: @escaping (UIBarAppearance) -> Appearance, changed: @escaping () -> Void) {
        (self.copy, self.changed) = (copy, changed)
    }

    /// The one that is there always. It counts once it was set or changed.
    var standard: Appearance {
        get { kept }
        set {
            kept = copyOfStandard(newValue)
            standardDidChange()
        }
    }

    /// ``standard``, if it counts.
    var setStandard: Appearance? { isStandardSet ? kept : nil }

    /// The one at the edge.
    var atEdge: Appearance? {
        get { others[.atEdge] }
        set { set(newValue, .atEdge) }
    }
    /// The one of a low bar, and that at the edge.
    var low: Appearance? {
        get { others[.low] }
        set { set(newValue, .low) }
    }
    var lowAtEdge: Appearance? {
        get { others[.lowAtEdge] }
        set { set(newValue, .lowAtEdge) }
    }

    private enum Occasion { case atEdge, low, lowAtEdge }
    private var others: [Occasion: Appearance] = [:]

    private func set(_ appearance: Appearance?, _ occasion: Occasion) {
        let made = appearance.map(copy)
        // What is said of one says nothing of another.
        made?.changed = changed
        others[occasion] = made
        changed()
    }

    private func copyOfStandard(_ appearance: UIBarAppearance) -> Appearance {
        let made = copy(appearance)
        made.changed = { [weak self] in self?.standardDidChange() }
        return made
    }

    private func standardDidChange() {
        isStandardSet = true
        changed()
    }
}
