extension TextLayout {
    /// How lines are set. Lengths are points.
    package struct Options: Hashable, Sendable {
        /// The width that lines are broken and aligned to; infinite for none.
        package var width: Double = .infinity
        /// Where lines may be broken.
        package var wrap = WrapMode.word
        /// Where the last line loses letters when the text does not fit, or `nil` to let it run on.
        package var truncation: Truncation?
        /// The largest number of lines; 0 for no limit.
        package var maximumLines = 0
        /// How lines stand between the margins.
        package var alignment = LineAlignment.natural
        /// The direction that paragraphs start from.
        package var direction = BaseDirection.automatic
        /// The height of a device pixel; 0 for none. Lines and the spaces between them are whole pixels high, so that all
        /// lines of a font are equally far apart on the glass, and move as pixels when others come between them.
        package var pixel = 0.0
        /// Points added between lines.
        package var lineSpacing = 0.0
        /// A factor on the height of lines.
        package var lineHeightMultiple = 1.0
        /// The smallest height of a line.
        package var minimumLineHeight = 0.0
        /// The largest height of a line; 0 for no limit.
        package var maximumLineHeight = 0.0
        /// From the margin to where a paragraph's first line begins.
        package var firstLineHeadIndent = 0.0
        /// From the margin to where its other lines begin.
        package var headIndent = 0.0
        /// Where its lines end: from the margin where they begin when positive, otherwise from the other one.
        package var tailIndent = 0.0
        /// The space above a paragraph's first line.
        package var paragraphSpacingBefore = 0.0
        /// The space below a paragraph's last line.
        package var paragraphSpacing = 0.0
        /// Where tabs go, in any order.
        package var tabs: [TabStop] = []
        /// The distance of tab stops behind the last of ``tabs``; 0 for the usual one.
        package var defaultTabInterval = 0.0

        /// Creates the usual options: word wrap, no limit.
        package init() {}

        /// The same without numbers that nothing can be calculated with.
        var usable: Options {
            func length(_ value: Double) -> Double { value > 0 ? min(value, Self.longest) : 0 }
            var options = self
            if width.isNaN { options.width = .infinity }
            if !(pixel > 0 && pixel.isFinite) { options.pixel = 0 }
            if !lineSpacing.isFinite { options.lineSpacing = 0 }
            if !(lineHeightMultiple > 0 && lineHeightMultiple.isFinite) { options.lineHeightMultiple = 1 }
            options.minimumLineHeight = length(minimumLineHeight)
            options.maximumLineHeight = length(maximumLineHeight)
            options.firstLineHeadIndent = length(firstLineHeadIndent)
            options.headIndent = length(headIndent)
            options.tailIndent = tailIndent > 0 ? length(tailIndent) : -length(-tailIndent)
            options.paragraphSpacingBefore = length(paragraphSpacingBefore)
            options.paragraphSpacing = length(paragraphSpacing)
            return options
        }

        /// The options of a paragraph, which has no width and no number of lines of its own.
        func replaced(by own: Options) -> Options {
            var options = own.usable
            options.width = width
            options.pixel = pixel
            options.maximumLines = maximumLines
            return options
        }

        /// A height in whole pixels: at least that of the letters, but for what sums have left over.
        package func whole(_ height: Double) -> Double {
            pixel > 0 ? (height / pixel - 0.01).rounded(.up) * pixel : height
        }

        /// No window is longer, in points.
        private static let longest = 1e6
    }
}

/// How a line stands between its margins.
package enum LineAlignment: Hashable, Sendable {
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// Where the paragraph's direction begins.
    case natural
    /// At both margins; the last line of a paragraph as ``natural``.
    case justified

    func resolved(isRightToLeft: Bool) -> LineAlignment {
        self == .natural || self == .justified ? (isRightToLeft ? .right : .left) : self
    }
}
