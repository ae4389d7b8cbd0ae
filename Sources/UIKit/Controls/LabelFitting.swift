import Foundation
import TextEngine

/// Sets a label's text into a room: closer, smaller or cut short where it does not fit, in this order.
struct LabelFitting {
    var text: StyledText
    var options: TextLayout.Options
    var scale: CGFloat
    /// Whether letters may stand a little closer before anything else is tried.
    var tightens = false
    /// Whether fonts may become smaller.
    var shrinks = false
    /// The smallest part of their size that fonts may have.
    var minimumScale: CGFloat = 0

    /// Lines in the room.
    func layout(in size: CGSize) -> TextLayout {
        var text = text
        var layout = set(text)
        if !fits(layout, size), tightens || text.asksForTightening {
            // Up to a thirtieth of an em, in steps that nobody sees.
            for step in 1...6 {
                let closer = self.text.tightened(by: Double(step) / 180)
                let tightened = set(closer)
                (text, layout) = (closer, tightened)
                if fits(layout, size) { break }
            }
        }
        if !fits(layout, size), shrinks, size.width > 0 {
            text = text.scaled(by: factor(of: text, size))
            layout = set(text)
        }
        if options.maximumLines != 1, isTooHigh(layout, size) {
            // The lines that fit, the last of them with an ellipsis.
            var options = options
            options.maximumLines = max(1, layout.lines.prefix { $0.y + $0.height <= size.height + 0.5 }.count)
            layout = text.layout(options, scale: scale, breaking: .asLabel)
        }
        return layout
    }

    private func set(_ text: StyledText) -> TextLayout { text.layout(options, scale: scale, breaking: .asLabel) }

    private func isTooHigh(_ layout: TextLayout, _ size: CGSize) -> Bool {
        layout.height > size.height + 0.5 && layout.lines.count > 1 && size.height.isFinite
    }

    private func fits(_ layout: TextLayout, _ size: CGSize) -> Bool {
        guard !layout.isTruncated else { return false }
        return options.maximumLines == 1 ? layout.width <= size.width : !isTooHigh(layout, size)
    }

    /// By how much fonts have to become smaller: in steps of a fortieth, so that neighbouring labels do not each open a
    /// font of their own.
    private func factor(of text: StyledText, _ size: CGSize) -> Double {
        let smallest = max(0.1, Double(minimumScale))
        if options.maximumLines == 1 {
            var whole = options
            whole.width = .infinity
            let natural = text.layout(whole, scale: scale, breaking: .asLabel).width
            let wanted = max(Double(minimumScale), min(1, Double(size.width) / max(1, natural)))
            return max((wanted * 40).rounded(.down) / 40, smallest)
        }
        // The largest step at which all lines fit.
        var (low, high) = (min(Int((smallest * 40).rounded(.up)), 40), 40)
        while low < high {
            let middle = (low + high + 1) / 2
            if fits(set(text.scaled(by: Double(middle) / 40)), size) { low = middle } else { high = middle - 1 }
        }
        return max(Double(low) / 40, smallest)
    }
}
