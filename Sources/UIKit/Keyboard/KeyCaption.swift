import Foundation
import TextEngine

extension String {
    /// The text as a key shows it: a mark that would stand on a letter stands on a dotted circle.
    var keyCaption: String {
        guard let first = unicodeScalars.first else { return self }
        // Thai's and Lao's sara am is a letter whose first part stands on the letter before it.
        if ["\u{E33}", "\u{EB3}"].contains(first) { return "\u{25CC}" + self }
        switch first.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return "\u{25CC}" + self
        default: return self
        }
    }
}

extension UIView {
    /// Letters of fewer points are hard to read.
    private static let legibleSize: CGFloat = 11
    /// Letters do not become smaller, whatever there is room for.
    private static let leastSize: CGFloat = 5

    /// Sets a caption in one line, in letters that are small enough for it to fit.
    /// - Parameters:
    ///   - size: The size of the letters in points where there is room.
    ///   - room: How wide the line may be, in points.
    ///   - reserve: How much wider it may be before its letters become hard to read.
    func captionLayout(
        _ caption: String, size: CGFloat, room: CGFloat = .infinity, reserve: CGFloat = 0
    ) -> TextLayout {
        captionLayout(caption, size: size, room: room, reserve: reserve, leastSize: Self.leastSize)
            ?? line(caption, Self.leastSize)
    }

    /// Sets a caption in one line; `nil` where its letters would become too small.
    /// - Parameter leastSize: The least size of the letters, in points.
    func captionLayout(
        _ caption: String, size: CGFloat, room: CGFloat, reserve: CGFloat, leastSize: CGFloat
    ) -> TextLayout? {
        let layout = line(caption, size)
        guard layout.width > room, room > 0 else { return layout }
        var fitting = size * room / layout.width
        if fitting < Self.legibleSize {
            fitting = min(Self.legibleSize, size * (room + reserve) / layout.width)
        }
        fitting.round(.down)
        return fitting < leastSize ? nil : line(caption, fitting)
    }

    private func line(_ caption: String, _ size: CGFloat) -> TextLayout {
        StyledText(caption, attributes: [.font: UIFont.systemFont(ofSize: size)]).layout(
            TextLayout.Options(), scale: screenScale)
    }
}
