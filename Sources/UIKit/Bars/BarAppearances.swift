/// What a bar looks like by itself, at the edge of what is scrolled, and on low screens. It keeps copies of what it is given, and tells the bar when
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

    /// The one at the edge.
    var atEdge: Appearance? {
        get { others[.atEdge] }
        set { set(newValue, .atEdge) }
    }
    /// The one on a low screen.
    var low: Appearance? {
        get { others[.low] }
        set { set(newValue, .low) }
    }
    /// The one at the edge on a low screen.
    var lowAtEdge: Appearance? {
        get { others[.lowAtEdge] }
        set { set(newValue, .lowAtEdge) }
    }

    private var others: [BarOccasion: Appearance] = [:]

    private func set(_ appearance: Appearance?, _ occasion: BarOccasion) {
        let made = appearance.map(copy)
        // What is said of one says nothing of another.
        made?.changed = changed
        others[occasion] = made
        changed()
    }

    // MARK: Showing

    private var wasLow = false

    /// The one that is seen; `nil` where none counts. Those at the edge come first, as on iOS, and of two of one occasion that of the
    /// item in the bar.
    func shown(in traits: UITraitCollection, item: (BarOccasion) -> Appearance? = { _ in nil }) -> Appearance? {
        for occasion in BarOccasion.all(isLow: traits.verticalSizeClass == .compact) {
            if let shown = item(occasion) ?? own(occasion) { return shown }
        }
        return nil
    }

    private func own(_ occasion: BarOccasion) -> Appearance? {
        guard occasion == .standard else { return others[occasion] }
        return isStandardSet ? kept : nil
    }

    /// The bar is laid out: the screen may have become low, or high.
    func screenMayHaveChanged(_ traits: UITraitCollection) {
        let isLow = traits.verticalSizeClass == .compact
        guard isLow != wasLow else { return }
        wasLow = isLow
        changed()
    }

    // MARK: Changes

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

/// When a bar has a look of its own.
enum BarOccasion {
    case standard, atEdge, low, lowAtEdge

    /// Those that there are on a screen, the one that comes first at the front. That at the edge counts always.
    static func all(isLow: Bool) -> [BarOccasion] {
        isLow ? [.lowAtEdge, .atEdge, .low, .standard] : [.atEdge, .standard]
    }
}
