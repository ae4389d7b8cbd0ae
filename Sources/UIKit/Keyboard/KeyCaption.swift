import Foundation
import TextEngine

extension String {
    /// The text as a key shows it: a mark that would stand on a letter stands on a dotted circle.
    var keyCaption: String {
        guard let first = unicodeScalars.first else { return self }
        switch first.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return "\u{25CC}" + self
        default: return self
        }
    }
}

extension UIView {
    /// Sets a caption in one line, in letters that are small enough for it to fit.
    /// - Parameters:
    ///   - size: The size of the letters in points where there is room.
    ///   - room: How wide the line may be, in points.
    func captionLayout(_ caption: String, size: CGFloat, room: CGFloat = .infinity) -> TextLayout {
        let layout = line(caption, size)
        guard layout.width > room, room > 0 else { return layout }
        return line(caption, max(8, (size * room / layout.width).rounded(.down)))
    }

    private func line(_ caption: String, _ size: CGFloat) -> TextLayout {
        StyledText(caption, attributes: [.font: UIFont.systemFont(ofSize: size)]).layout(
            TextLayout.Options(), scale: screenScale)
    }
}
