import Foundation

/// The measures of a keyboard in a window, in points.
///
/// They meet the system keyboard of iOS at the sizes of its devices, where whoever types knows them
/// by heart, and run on between and beyond those sizes.
package struct KeyboardMetrics: Equatable, Sendable {
    /// The window's size with anything impossible (NaN, infinite, negative) made possible.
    package let window: CGSize
    /// The form for planes that have more than one.
    package let form: KeyPlaneForm
    /// Room left and right of the keys.
    package let sideEdge: CGFloat
    /// Room above the first row.
    package let topInset: CGFloat
    /// Room between rows.
    package let rowGap: CGFloat

    /// Room below the last row.
    package static let bottomInset: CGFloat = 3
    /// The width from which planes are arranged in their wide form.
    package static let wideFrom: CGFloat = 600
    /// The largest distance between the middles of two letter keys: about 22 mm, beyond which hands
    /// travel further without hitting better.
    package static let pitchLimit: CGFloat = 140
    /// The least height of a key where the window leaves a choice: that of a phone held sideways.
    package static let minimumKeyHeight: CGFloat = 33
    /// The share of the window's height that the keyboard takes at most, unless keys would become too low.
    package static let windowShare: CGFloat = 0.45

    /// The measures for a window of any size.
    package init(window: CGSize) {
        self.window = CGSize(width: Self.possible(window.width), height: Self.possible(window.height))
        let width = self.window.width
        let isLandscape = width > self.window.height
        form = width < Self.wideFrom ? .compact : .wide
        sideEdge = width < 400 ? 3 : 4
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
        let most = window.height * Self.windowShare
        return min(max(min(suitableHeight, most), least), window.height)
    }

    /// Heights of the system keyboard by width, with straight lines between: 320 × 216, 400 × 226,
    /// 768 × 264, 1024 × 352. In proportion below and above.
    private var suitableHeight: CGFloat {
        // Beyond the width that keys can fill, more width brings no more height.
        let width = min(window.width, Self.pitchLimit * 11)
        switch width {
        case ..<320: return width * 216 / 320
        case ..<400: return 216
        case ..<430: return 226
        case ..<768: return 226 + (width - 430) / (768 - 430) * (264 - 226)
        default: return width * 264 / 768
        }
    }

    /// A length between 0 and a million points; NaN becomes 0.
    private static func possible(_ length: CGFloat) -> CGFloat {
        length.isNaN ? 0 : min(max(length, 0), 1_000_000)
    }
}
