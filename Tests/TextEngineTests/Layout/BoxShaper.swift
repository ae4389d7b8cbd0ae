@testable import TextEngine

/// A font for tests: every grapheme is as wide as the font is high.
final class BoxFont: RunFont {
    let size: Double
    let carets: [Double]

    init(size: Double, carets: [Double] = []) {
        self.size = size
        self.carets = carets
    }

    var ascent: Double { size * 0.8 }
    var descent: Double { size * 0.2 }
    var leading: Double { 1 }

    func ligatureCarets(glyph: UInt32, isRightToLeft: Bool) -> [Double] { glyph == 1 ? carets : [] }
}

/// A shaper without fonts: a grapheme is as wide as its font is high, tracking comes on top of each, a ligature is as
/// wide as one and a half graphemes.
struct BoxShaper: Shaper {
    /// What becomes one cluster with the glyph 1, in order of precedence.
    var ligatures: [String] = []
    /// Where carets stand in a ligature, from its left edge, in points.
    var carets: [Double] = []
    /// By how much a letter grows when the line was cut behind it, as a final form does.
    var finalForm = 0.0

    /// Whether a character only directs the text: it has no width.
    static func isInvisible(_ unit: UInt16) -> Bool { (0x2066...0x2069).contains(unit) }

    func shape(
        _ units: UnsafeBufferPointer<UInt16>, range: Range<Int>, style: TextStyle, script: Script, level: UInt8
    ) -> [ShapedRun] {
        let text = Array(units[range])
        let font = BoxFont(size: style.font.size, carets: carets)
        var clusters: [ShapedRun.Cluster] = []
        var offset = 0
        while offset < text.count {
            let ligature = ligatures.first { text[offset...].starts(with: $0.utf16) }
            let box = Self.isInvisible(text[offset]) ? 0 : ligature == nil ? style.font.size : style.font.size * 1.5
            let advance = box + style.tracking
            clusters.append(.init(offset: offset, advance: advance, glyph: ligature == nil ? 0 : 1))
            offset =
                ligature.map { offset + $0.utf16.count }
                ?? text.withUnsafeBufferPointer { GraphemeBreaker.boundary(after: offset, in: $0) }
        }
        if range.upperBound < units.count, units[range.upperBound] != 0x20, !clusters.isEmpty {
            clusters[clusters.count - 1].advance += finalForm
        }
        return [
            ShapedRun(
                font: font, style: style, range: range, text: text, script: script, level: level, clusters: clusters)
        ]
    }
}

/// A text set with boxes ten points wide.
struct BoxText {
    let text: String
    var shaper = BoxShaper()
    var options = TextLayout.Options()
    var style = TextStyle(font: FontSpec(design: .block, size: 10))
    /// Styles by the part of the text that they apply to; the rest has `style`.
    var parts: [(String, TextStyle)] = []

    init(_ text: String, width: Double = .infinity) {
        self.text = text
        options.width = width
    }

    var units: [UInt16] { Array(text.utf16) }

    var typesetter: Typesetter { Typesetter(shaper: shaper) }

    var styles: [StyleRun] {
        var runs: [StyleRun] = []
        var end = 0
        for (part, style) in parts {
            let count = part.utf16.count
            let start = (end...max(end, units.count - count)).first { units[$0...].starts(with: part.utf16) } ?? end
            if start > end { runs.append(StyleRun(range: end..<start, style: self.style)) }
            runs.append(StyleRun(range: start..<(start + count), style: style))
            end = start + count
        }
        if end < units.count || runs.isEmpty { runs.append(StyleRun(range: end..<units.count, style: style)) }
        return runs
    }

    var layout: TextLayout { TextLayout(units, styles: styles, options: options, typesetter: typesetter) }

    /// The lines as "x y range".
    var dump: [String] { layout.dump }

    /// The first line.
    var line: LineFragment { layout.lines[0].fragment }

    /// The text of each line as the layout has cut it, without what was left out.
    var lines: [String] { layout.lines.map { String(decoding: units[$0.range], as: UTF16.self) } }

    /// What the first line shows from left to right, run by run.
    var runs: [String] { line.runs.map { String(decoding: $0.run.text, as: UTF16.self) } }

    /// What each line shows, ellipsis included, in logical order.
    var shown: [String] {
        layout.lines.map { line in
            let runs = line.fragment.runs.map(\.run).sorted { $0.range.lowerBound < $1.range.lowerBound }
            return runs.map { String(decoding: $0.text, as: UTF16.self) }.joined()
        }
    }

    func with(_ change: (inout BoxText) -> Void) -> BoxText {
        var copy = self
        change(&copy)
        return copy
    }
}

extension TextLayout {
    /// The lines as "x y range", in points to a hundredth and UTF-16 units.
    var dump: [String] {
        func short(_ number: Double) -> String {
            let rounded = (number * 100).rounded() / 100
            return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }
        return lines.map { "\(short($0.x)) \(short($0.y)) \($0.range)" }
    }
}

extension TextStyle {
    /// A style of another size.
    static func sized(_ size: Double) -> TextStyle { TextStyle(font: FontSpec(design: .block, size: size)) }
}
