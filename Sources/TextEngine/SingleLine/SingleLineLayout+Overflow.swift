/// What is shown of a line that is too long for its room. A line that is only cut off at the room's edge needs nothing.
package enum LineOverflow: Hashable, Sendable {
    /// As many words, or characters, as there is room for.
    case wrapped(WrapMode)
    /// Its beginning, its end or both, with an ellipsis for what is left out.
    case truncated(Truncation)
}

extension SingleLineLayout {
    /// The line cut short to a width; `nil` where so much text without width stands at its ends that nothing can be said.
    ///
    /// Of a long line only those parts are looked at that may be seen. Offsets of the layout are those of the text; what
    /// an ellipsis stands for is the ``TextLayout/PlacedLine/elided`` of its line.
    package func shortened(to width: Double, by overflow: LineOverflow) -> TextLayout? {
        let text = source()
        var length = limits.whole
        while true {
            let isWhole = length >= text.utf16Count
            let parts = isWhole ? [0..<text.utf16Count] : Self.parts(of: text, seen: overflow, length: length)
            let short = shortened(parts, in: text, to: width, by: overflow)
            if short.isTruncated || isWhole { return short }
            guard length < limits.laid else { return nil }
            length *= 4
        }
    }

    /// The parts of a text that may be seen, from whole clusters.
    /// - Parameter length: How many UTF-16 units there should be of them.
    private static func parts(of text: Rope, seen overflow: LineOverflow, length: Int) -> [Range<Int>] {
        func head(_ length: Int) -> Range<Int> { 0..<GraphemeBreaker.boundary(atOrBefore: length, in: text) }
        func tail(_ length: Int) -> Range<Int> {
            GraphemeBreaker.boundary(atOrAfter: text.utf16Count - length, in: text)..<text.utf16Count
        }
        switch overflow {
        case .wrapped, .truncated(.tail): return [head(length)]
        case .truncated(.head): return [tail(length)]
        case .truncated(.middle): return [head(length / 2), tail(length / 2)]
        }
    }

    private func shortened(
        _ parts: [Range<Int>], in text: Rope, to width: Double, by overflow: LineOverflow
    ) -> TextLayout {
        var (units, styles): ([UInt16], [StyleRun]) = ([], [])
        for part in parts {
            for run in looks(part, options).styles {
                let moved = (run.range.lowerBound + units.count)..<(run.range.upperBound + units.count)
                styles.append(StyleRun(range: moved, style: run.style))
            }
            var own = text.units(in: part)
            Self.joinLines(&own)
            units += own
        }
        var options = looks(0..<min(1, text.utf16Count), options).options
        options.setSingleLine()
        if let direction {
            options.direction = direction
        } else if units.count < text.utf16Count {
            options.direction = self.direction(of: text)
        }
        (options.width, options.maximumLines) = (width, 1)
        switch overflow {
        case .wrapped(let mode): options.wrap = mode
        case .truncated(let place): options.truncation = place
        }
        var layout = TextLayout(units, styles: styles, options: options, typesetter: typesetter)
        if let elided = layout.lines[0].elided?.range {
            // What lies between or before the parts is left out too.
            let end = elided.upperBound + text.utf16Count - units.count
            layout.lines[0].elided = ElidedRange(range: elided.lowerBound..<end)
        }
        return layout
    }
}
