import Foundation

/// What a keyboard is to be: everything that the machine does not find out by itself.
package struct KeyboardConfiguration: Equatable, Sendable {
    /// The language's keys.
    package var layout: KeyLayout
    /// The kind of keyboard that the field asks for.
    package var variant: KeyboardVariant
    /// The window's size in points.
    package var window: CGSize
    /// The languages that can be changed to, as the list of the globe key shows them. Without a second one there is no
    /// globe key.
    package var languages: [String]
    /// Whether the text is secret: no key that types may be lit or pop up, as others may look on.
    package var isSecure: Bool
    /// Whether the return key does anything.
    package var isReturnEnabled: Bool
    /// Whether digits, arrows and the keys Ctrl, Alt, Tab and Esc are added where the window is wide enough: for
    /// terminals of machines. Visitors of a kiosk have no use for them.
    package var isFull: Bool
    /// Whether pads of digits have a return key.
    package var padsHaveReturn: Bool
    /// How held keys for delete and arrows repeat; `nil` for people who need it not to (EN 301 549, 5.7).
    package var deleteRepeat: KeyRepeat?
    /// How long a key is held before it offers its alternates, in seconds; `nil` for people who hold keys for long and
    /// mean a tap.
    package var holdDelay: TimeInterval?
    /// The time after a tap within which the same key is not taken again, in seconds: for hands that strike twice
    /// (EN 301 549, 5.8).
    package var strikeInterval: TimeInterval
    /// Where the keys stand in the window's width.
    package var placement: KeyboardPlacement
    /// Where people may put the keys by themselves, as the list of the globe key ends; one alone is no choice.
    package var offeredPlacements: [KeyboardPlacement]
    /// Whether the list of the globe key ends with the way to the keyboard's settings.
    package var offersSettings: Bool
    /// How many times the usual height the keyboard is to have, 1 to 1.4: for people who need larger keys. It never
    /// takes more than its share of the window for it.
    package var heightScale: CGFloat
    /// The display's density, so that no key is wider than 22 mm; `nil` where the display's size is not known.
    package var pointsPerMillimetre: CGFloat?
    /// The height of the bar above the keys, in points; 0 for none.
    package var barHeight: CGFloat

    /// Describes a keyboard.
    package init(
        layout: KeyLayout,
        variant: KeyboardVariant = .default,
        window: CGSize,
        languages: [String] = [],
        isSecure: Bool = false,
        isReturnEnabled: Bool = true,
        isFull: Bool = false,
        padsHaveReturn: Bool = true,
        deleteRepeat: KeyRepeat? = .standard,
        holdDelay: TimeInterval? = 0.5,
        strikeInterval: TimeInterval = 0,
        placement: KeyboardPlacement = .full,
        offeredPlacements: [KeyboardPlacement] = [],
        offersSettings: Bool = false,
        heightScale: CGFloat = 1,
        pointsPerMillimetre: CGFloat? = nil,
        barHeight: CGFloat = 0
    ) {
        self.layout = layout
        self.variant = variant
        self.window = window
        self.languages = languages
        self.isSecure = isSecure
        self.isReturnEnabled = isReturnEnabled
        self.isFull = isFull
        self.padsHaveReturn = padsHaveReturn
        self.deleteRepeat = deleteRepeat
        self.holdDelay = holdDelay
        self.strikeInterval = strikeInterval
        self.placement = placement
        self.offeredPlacements = offeredPlacements.count > 1 ? offeredPlacements : []
        self.offersSettings = offersSettings
        self.heightScale = heightScale
        self.pointsPerMillimetre = pointsPerMillimetre
        self.barHeight = barHeight
    }

    /// Whether the globe key has a use: there is something else to change to.
    package var hasGlobe: Bool { languages.count > 1 || !offeredPlacements.isEmpty || offersSettings }

    /// What the list of the globe key offers, from top to bottom.
    package var globeChoices: [GlobeChoice] {
        languages.enumerated().map { .language($0, layout: $1) } + offeredPlacements.map { .placement($0) }
            + (offersSettings ? [.settings] : [])
    }

    /// The measures that follow from window, display and settings.
    package var metrics: KeyboardMetrics {
        KeyboardMetrics(
            window: window, placement: placement, pointsPerMillimetre: pointsPerMillimetre, heightScale: heightScale,
            barHeight: barHeight)
    }

    /// Whether the full form is wanted, and there is room for it.
    var showsFull: Bool {
        let metrics = metrics
        return isFull && metrics.form == .wide && metrics.placement == .full
            && metrics.window.width >= FullForm.leastWidth
    }
}
