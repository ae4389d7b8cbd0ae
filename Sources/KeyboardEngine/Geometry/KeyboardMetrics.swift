import Foundation

/// The measures of a keyboard in a window, in points.
///
/// They meet the system keyboard of iOS at the sizes of its devices, where whoever types knows them
/// by heart, and run on between and beyond those sizes.
package struct KeyboardMetrics: Equatable, Sendable {
    /// The window's size with anything impossible (NaN, infinite, negative) made possible.
    package let window: CGSize
    /// Where the keys stand: what was asked for, or `.full` where the window has no room for it.
    package let placement: KeyboardPlacement
    /// The form for planes that have more than one.
    package let form: KeyPlaneForm
    /// The keyboard's width: the window's, or less where it floats.
    package let width: CGFloat
    /// The width of the band that the keys stand in: the keyboard's, or less for one hand.
    package let bandWidth: CGFloat
    /// The largest distance between the middles of two letter keys.
    package let pitchLimit: CGFloat
    /// How many times the usual height is wanted, 1 to 1.4.
    package let heightScale: CGFloat
    /// The height of the bar above the keys, in points; 0 for none.
    package let barHeight: CGFloat
    /// Room left and right of the keys.
    package let sideEdge: CGFloat
    /// Room above the first row.
    package let topInset: CGFloat
    /// Room between rows.
    package let rowGap: CGFloat

    /// Room below the last row.
    package static let bottomInset: CGFloat = 3
    /// The width from which planes are arranged in their wide form, and keys can be split.
    package static let wideFrom: CGFloat = 600
    /// The least height of a key where the window leaves a choice: that of a phone held sideways.
    package static let minimumKeyHeight: CGFloat = 33
    /// The room above a keyboard that floats which it always leaves, for what its keys show above them.
    package static let floatingHeadroom: CGFloat = 60
    /// The share of the window's height that the keyboard takes at most, with the bar above it, unless keys would become
    /// too low.
    package static let windowShare: CGFloat = 0.45
    /// The heights that can be asked for, as multiples of the usual one.
    package static let heightScales: ClosedRange<CGFloat> = 1...1.4
    /// The largest share of a window's width that both halves of a split keyboard take together.
    static let halvesShare: CGFloat = 0.85

    /// The largest pitch in millimetres: beyond it hands travel further without hitting better.
    private static let widestPitch: CGFloat = 22
    /// The largest pitch in points where the display's size is not known.
    private static let unmeasuredPitchLimit: CGFloat = 140
    /// The largest pitch that thumbs reach the inner keys with, in points.
    private static let thumbPitchLimit: CGFloat = 60
    /// The widths of a band for one hand: at least a narrow phone's keyboard where the window has it, at most a wide
    /// phone's, and between them a share of the window's.
    private static let oneHandWidths: ClosedRange<CGFloat> = 260...430
    private static let oneHandShare: CGFloat = 0.8
    /// The width of a keyboard that floats: a phone's.
    private static let floatingWidth: CGFloat = 360
    /// Displays that say anything else report an aspect ratio, or nothing, as their size.
    private static let credibleDensities: ClosedRange<CGFloat> = 0.5...40

    /// The measures for a window of any size.
    ///
    /// - Parameters:
    ///   - window: The window's size in points; any value is allowed, NaN and infinity too.
    ///   - placement: Where the keys are to stand.
    ///   - pointsPerMillimetre: The display's density, so that no key is wider than 22 mm; `nil` where it is not known.
    ///     Below 0.5 and above 40 it is not believed.
    ///   - heightScale: How many times the usual height is wanted; outside of 1 to 1.4 the nearest of them is taken.
    ///   - barHeight: The height of the bar above the keys, in points, which has to share the window with them.
    package init(
        window: CGSize, placement: KeyboardPlacement = .full, pointsPerMillimetre: CGFloat? = nil,
        heightScale: CGFloat = 1, barHeight: CGFloat = 0
    ) {
        self.barHeight = Self.possible(barHeight)
        self.window = CGSize(width: Self.possible(window.width), height: Self.possible(window.height))
        let isNarrow = self.window.width < Self.wideFrom
        let placement = isNarrow && (placement == .split || placement == .floating) ? .full : placement
        self.placement = placement
        let width = placement == .floating ? Self.floatingWidth : self.window.width
        self.width = width
        let isLandscape = width > self.window.height
        form = isNarrow || placement.isOneHanded || placement == .floating ? .compact : .wide
        let hand = min(max(width * Self.oneHandShare, Self.oneHandWidths.lowerBound), Self.oneHandWidths.upperBound)
        bandWidth = placement.isOneHanded ? min(hand, width) : width
        let pitchLimit = pointsPerMillimetre.flatMap(Self.pitchLimit(density:)) ?? Self.unmeasuredPitchLimit
        self.pitchLimit = placement == .split ? min(pitchLimit, Self.thumbPitchLimit) : pitchLimit
        self.heightScale = Self.heightScale(heightScale)
        sideEdge = bandWidth < 400 ? 3 : 4
        switch width {
        case _ where isLandscape: (topInset, rowGap) = (6, 7)
        case ..<350: (topInset, rowGap) = (12, 15)
        case ..<400: (topInset, rowGap) = (10, 11)
        default: (topInset, rowGap) = (8, 10)
        }
    }

    /// Room between keys of one row; less where a narrow window must hold more than ten of them.
    package func keyGap(columns: Int) -> CGFloat {
        form == .compact && columns > 10 ? 5 : 6
    }

    /// The keyboard's height, the same for every plane of a set.
    ///
    /// The height that suits the width, but no more than its share of the window, no less than rows
    /// of the least key height need, and never more than the window has.
    package func height(rowCount: Int) -> CGFloat {
        let rows = CGFloat(max(4, rowCount))
        let least = rows * Self.minimumKeyHeight + topInset + Self.bottomInset + (rows - 1) * rowGap
        let most = window.height * Self.windowShare - barHeight
        return min(max(min(suitableHeight * heightScale, most), least), window.height)
    }

    /// The room above the keyboard in the window, for what its keys show there.
    func headroom(height: CGFloat) -> CGFloat {
        placement == .floating ? Self.floatingHeadroom : max(0, window.height - height)
    }

    /// Heights of the system keyboard by width, with straight lines between: 320 × 216, 400 × 226,
    /// 768 × 264, 1024 × 352. In proportion below and above.
    private var suitableHeight: CGFloat {
        // For one hand the keys keep their heights, but in a wide window they are a phone's.
        let room = self.width < Self.wideFrom ? self.width : bandWidth
        // Beyond the width that keys can fill, more width brings no more height.
        let width = min(room, pitchLimit * 11)
        switch width {
        case ..<320: return width * 216 / 320
        case ..<400: return 216
        case ..<430: return 226
        case ..<768: return 226 + (width - 430) / (768 - 430) * (264 - 226)
        default: return width * 264 / 768
        }
    }

    /// The height that is nearest to one that is asked for, as a multiple of the usual one; what is no number is 1.
    package static func heightScale(_ wanted: CGFloat) -> CGFloat {
        wanted > heightScales.lowerBound ? min(wanted, heightScales.upperBound) : heightScales.lowerBound
    }

    /// How many times larger than usual the signs are that belong to keys of a height in points: keys of more than 64
    /// points, on large screens, are looked at from further away, and signs grow half as fast as they do.
    package static func signScale(keyHeight: CGFloat) -> CGFloat {
        max(1, (1 + keyHeight / 64) / 2)
    }

    /// The largest pitch in points on a display of a density that can be believed.
    private static func pitchLimit(density: CGFloat) -> CGFloat? {
        credibleDensities.contains(density) ? density * widestPitch : nil
    }

    /// A length between 0 and a million points; NaN becomes 0.
    private static func possible(_ length: CGFloat) -> CGFloat {
        length.isNaN ? 0 : min(max(length, 0), 1_000_000)
    }
}
