extension DocumentLayout {
    /// A paragraph in its place.
    package struct PlacedParagraph {
        /// Its text with its terminator, in UTF-16 units of the document.
        package var range: Range<Int>
        /// The top of its first line, in points.
        package var y: Double
        /// Its lines.
        package var layout: TextLayout
    }

    // MARK: Laying out

    /// The paragraph at an offset, laid out now or before.
    @discardableResult
    package mutating func paragraph(laidOutAt offset: Int) -> PlacedParagraph {
        let offset = min(max(0, offset), text.utf16Count)
        guard let place = tree.place(where: { $0.count > offset }) else {
            preconditionFailure("DocumentLayout: the stretches are shorter than the text")
        }
        let start = place.before.count
        if let lines = place.element.lines {
            return PlacedParagraph(
                range: start..<(start + place.element.count), y: place.before.height, layout: lines.layout)
        }
        let range = paragraph(at: offset)
        let lines = set(range)
        let end = start + place.element.count
        let laid = Stretch(
            count: range.count, paragraphCount: 1, height: lines.height, lines: lines)
        var (before, after) = (unseen(start..<range.lowerBound), unseen(range.upperBound..<end))
        // What remains unseen keeps its share of the estimate, so that nothing moves but by what was measured.
        let weights = [before, laid, after].map {
            HeightEstimate.weight(units: $0.count, paragraphs: $0.paragraphCount)
        }
        let unit = place.element.height / max(1, weights.reduce(0, +))
        before.height = unit * weights[0] * (before.count > 0 ? 1 : 0)
        after.height = unit * weights[2] * (after.count > 0 ? 1 : 0)
        tree.replace(
            from: { $0.count > start }, through: { $0.count >= end },
            with: SumTree([before, laid, after].filter { $0.count > 0 }))
        return PlacedParagraph(range: range, y: place.before.height + before.height, layout: lines.layout)
    }

    private func set(_ range: Range<Int>) -> LaidParagraph {
        let content = range.lowerBound..<min(range.upperBound, text.utf16Count)
        let units = text.units(in: content)
        let end = units.count - Typesetter.terminatorLength(of: units)
        let letters = Array(units[..<end])
        let looks = looks(content.lowerBound..<(content.lowerBound + end), options)
        return LaidParagraph(
            TextLayout(letters, styles: looks.styles, options: looks.options, typesetter: typesetter),
            spacing: looks.options.lineSpacing)
    }

    /// Lays out what is seen.
    /// - Parameters:
    ///   - y: The top of what is seen.
    ///   - height: The height of what is seen.
    /// - Returns: The top of what is seen, moved with what stands there: where an estimate above it was wrong, all below
    ///   has another y than before.
    package mutating func layOut(from y: Double, height: Double) -> Double {
        var y = y.isFinite ? min(max(0, y), self.height) : 0
        let anchor = anchor(from: y, height: height)
        cover(&y, height: height, around: anchor)
        // Measured text may turn out to end before what is seen.
        let limit = min(max(0, y), self.height)
        if limit != y {
            y = limit
            cover(&y, height: height, around: anchor)
            y = min(max(0, y), self.height)
        }
        return y
    }

    /// Lays out from a paragraph upwards and downwards until what is seen is covered.
    private mutating func cover(_ y: inout Double, height: Double, around anchor: Int) {
        var first = paragraph(laidOutAt: anchor)
        // What comes to stand above is measured, and all that is seen stays where it is.
        while first.y > y, first.range.lowerBound > 0 {
            let (below, wasAt) = (first.range.lowerBound, first.y)
            first = paragraph(laidOutAt: below - 1)
            guard let moved = tree.place(where: { $0.count > below }) else { break }
            y += moved.before.height - wasAt
        }
        var bottom = paragraph(laidOutAt: anchor)
        while bottom.y + bottom.layout.height < y + height, bottom.range.upperBound < count {
            bottom = paragraph(laidOutAt: bottom.range.upperBound)
        }
    }

    /// The text that stays where it is: the first of what is seen that was laid out before, or, where nobody has ever
    /// looked, as far into the text as y is into the estimate.
    private func anchor(from y: Double, height: Double) -> Int {
        var offset: Int?
        tree.forEach(from: { $0.height > y }) { stretch, before in
            guard before.height < y + height || offset == nil else { return false }
            if stretch.lines != nil {
                offset = before.count
                return false
            }
            if offset == nil {
                let part = stretch.height > 0 ? max(0, y - before.height) / stretch.height : 0
                offset = before.count + min(max(0, Int(part * Double(stretch.count))), stretch.count - 1)
            }
            return true
        }
        return offset ?? text.utf16Count
    }

    /// Calls a function for the paragraphs between two heights that are laid out, from top to bottom, until it returns
    /// false.
    package func forEachParagraph(from top: Double, to bottom: Double, _ body: (PlacedParagraph) -> Bool) {
        tree.forEach(from: { $0.height > top }) { stretch, before in
            guard before.height < bottom else { return false }
            guard let lines = stretch.lines else { return true }
            return body(
                PlacedParagraph(
                    range: before.count..<(before.count + stretch.count), y: before.height, layout: lines.layout))
        }
    }
}
