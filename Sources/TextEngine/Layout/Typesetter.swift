/// A paragraph that has been cut into runs and shaped, without regard to any width.
package struct ShapedParagraph: Sendable {
    /// The UTF-16 units of the paragraph, its terminator included.
    package let units: [UInt16]
    /// The styles in logical order; together they cover the units.
    let styles: [StyleRun]
    /// The runs in logical order; together they cover the units before the terminator.
    package let runs: [ShapedRun]
    /// The embedding level of the paragraph (UAX #9): 0 from left to right, 1 from right to left.
    package let baseLevel: UInt8
    /// How many units the text has without its terminator.
    package let contentLength: Int
    /// The style that an empty paragraph, or its end, takes.
    let endStyle: TextStyle
    /// Whether there is a tab among the units.
    let hasTabs: Bool
}

/// A stretch of text of one style.
package struct StyleRun: Sendable {
    /// The text, in UTF-16 units of the paragraph.
    package var range: Range<Int>
    /// Its style.
    package var style: TextStyle

    /// Creates a run.
    package init(range: Range<Int>, style: TextStyle) {
        self.range = range
        self.style = style
    }
}

/// Turns paragraphs into shaped runs and shaped runs into lines.
package struct Typesetter {
    /// Who finds fonts and places glyphs.
    package let shaper: any Shaper

    /// Creates a typesetter.
    package init(shaper: any Shaper) {
        self.shaper = shaper
    }

    /// Shapes one paragraph.
    /// - Parameters:
    ///   - units: The paragraph, with its terminator if it has one.
    ///   - styles: Styles in logical order that cover the units; at least one.
    ///   - direction: The direction that the paragraph starts from.
    package func shape(_ units: [UInt16], styles: [StyleRun], direction: BaseDirection) -> ShapedParagraph {
        precondition(!styles.isEmpty, "Typesetter.shape: a paragraph has at least one style, also when it is empty")
        let contentLength = units.count - Self.terminatorLength(of: units)
        var runs: [ShapedRun] = []
        let baseLevel: UInt8 = units.withUnsafeBufferPointer { buffer in
            let content = UnsafeBufferPointer(rebasing: buffer[0..<contentLength])
            let embeddings = styles.filter { !$0.style.embeddings.isEmpty }.map { ($0.range, $0.style.embeddings) }
            let bidi = ICU.bidi(content, direction: direction, embeddings: embeddings)
            for item in TextItem.items(in: content, bidi: bidi, styles: styles) {
                runs += shape(item, in: content)
            }
            return bidi.level
        }
        return ShapedParagraph(
            units: units, styles: styles, runs: runs, baseLevel: baseLevel, contentLength: contentLength,
            endStyle: styles[styles.count - 1].style, hasTabs: units.contains(AdvanceAccumulator.tab))
    }

    /// One line of a paragraph. Runs that the line cuts are shaped anew where letters may join across the cut.
    func line(of paragraph: ShapedParagraph, range: Range<Int>, room: LineRoom = LineRoom()) -> LineFragment {
        let blankStart = LineFragment.blankStart(of: paragraph.units, in: range)
        var runs: [ShapedRun] = []
        for run in paragraph.runs where run.range.overlaps(range) {
            let part = run.range.clamped(to: range)
            // Blanks at the line's end take the paragraph's level (UAX #9, L1), whatever run they were part of.
            if run.level != paragraph.baseLevel, blankStart < part.upperBound {
                let letters = part.clamped(to: range.lowerBound..<blankStart)
                if !letters.isEmpty { runs += reshape(run, part: letters, level: run.level, in: paragraph) }
                let blanks = part.clamped(to: blankStart..<range.upperBound)
                runs += reshape(run, part: blanks, level: paragraph.baseLevel, in: paragraph)
            } else if part == run.range {
                runs.append(run)
            } else if let piece = run.part(part, in: paragraph.units) {
                runs.append(piece)
            } else {
                runs += reshape(run, part: part, level: run.level, in: paragraph)
            }
        }
        if paragraph.hasTabs { setTabs(of: &runs, in: paragraph.units, blankStart: blankStart, room: room) }
        return LineFragment(
            range: range, blankStart: blankStart, runs: runs, baseLevel: paragraph.baseLevel,
            // A line without letters is as high as one with.
            emptyLine: runs.isEmpty ? font(of: paragraph.endStyle) : nil)
    }

    private func reshape(
        _ run: ShapedRun, part: Range<Int>, level: UInt8, in paragraph: ShapedParagraph
    ) -> [ShapedRun] {
        paragraph.units.withUnsafeBufferPointer { buffer in
            let content = UnsafeBufferPointer(rebasing: buffer[0..<paragraph.contentLength])
            return shaper.shape(content, range: part, style: run.style, script: run.script, level: level)
        }
    }

    /// How many units at the end terminate the paragraph: CR LF, LF, CR, NEL, LS or PS.
    static func terminatorLength(of units: [UInt16]) -> Int {
        guard let last = units.last, LineTerminator.isTerminator(last) else { return 0 }
        return last == 0x0A && units.count > 1 && units[units.count - 2] == 0x0D ? 2 : 1
    }
}
