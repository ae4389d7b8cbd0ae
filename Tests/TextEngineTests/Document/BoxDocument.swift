@testable import TextEngine

/// A document set with boxes ten points wide, beside the naive model: the whole text set at once.
struct BoxDocument {
    var document: DocumentLayout
    private(set) var options: TextLayout.Options
    private let shaper = CountingShaper()

    init(_ text: String, width: Double = 100, limits: PieceLimits = PieceLimits()) {
        self.init(Array(text.utf16), width: width, limits: limits)
    }

    init(_ units: [UInt16], width: Double = 100, wrap: WrapMode = .word, limits: PieceLimits = PieceLimits()) {
        self.init(Rope(utf16: units), width: width, wrap: wrap, limits: limits)
    }

    init(
        _ text: Rope, width: Double = 100, wrap: WrapMode = .word, limits: PieceLimits = PieceLimits(),
        room: TextContainer = TextContainer(), maximumLines: Int = 0, truncation: Truncation? = nil
    ) {
        options = TextLayout.Options()
        options.width = width
        options.wrap = wrap
        options.maximumLines = maximumLines
        options.truncation = truncation
        document = DocumentLayout(
            text, options: options, room: room, lineHeight: 10, typesetter: Typesetter(shaper: shaper),
            limits: limits
        ) { ParagraphLooks(styles: [StyleRun(range: 0..<$0.count, style: .sized(10))], options: $1) }
    }

    var units: [UInt16] { document.text.units(in: 0..<document.text.utf16Count) }

    mutating func replace(_ range: Range<Int>, with units: [UInt16]) {
        var text = document.text
        text.replace(range, with: Rope(utf16: units))
        document.replace(range, newCount: units.count, in: text)
    }

    mutating func setWidth(_ width: Double) {
        options.width = width
        document.setOptions(options, room: document.room, lineHeight: 10)
    }

    mutating func setRoom(_ room: TextContainer) {
        document.setOptions(options, room: room, lineHeight: 10)
    }

    /// How many units are shaped while something is done.
    mutating func shapedUnits(_ body: (inout BoxDocument) -> Void) -> Int {
        let before = shaper.count
        body(&self)
        return shaper.count - before
    }

    /// Each line with its place, once all of the text is laid out.
    mutating func lines() -> [BoxLine] {
        var offset = 0
        while offset < document.count { offset = document.piece(laidOutAt: offset).range.upperBound }
        return laidLines
    }

    /// Each line that is laid out with its place.
    var laidLines: [BoxLine] {
        var lines: [BoxLine] = []
        document.forEachPiece(from: -1, to: .infinity) { piece in
            lines += piece.layout.lines.map {
                BoxLine(
                    range: (piece.range.lowerBound + $0.range.lowerBound)..<(piece.range.lowerBound
                        + $0.range.upperBound), x: $0.x, y: piece.y + $0.y)
            }
            return true
        }
        return lines
    }

    /// The same by the naive model. It counts a paragraph's terminator to its last line.
    var model: [BoxLine] {
        let units = units
        let layout = TextLayout(
            units, styles: [StyleRun(range: 0..<units.count, style: .sized(10))], options: options,
            typesetter: Typesetter(shaper: BoxShaper()), around: document.room.area)
        return layout.lines.map { line in
            var end = line.range.upperBound
            if end > line.range.lowerBound, LineTerminator.isTerminator(units[end - 1]) {
                end -= Typesetter.terminatorLength(of: Array(units[line.range]))
            }
            return BoxLine(range: line.range.lowerBound..<end, x: line.x, y: line.y)
        }
    }
}

struct BoxLine: Equatable, CustomStringConvertible {
    var range: Range<Int>
    var x: Double
    var y: Double

    var description: String { "\(range) at \(x), \(y)" }
}

/// Boxes, and how many units have become such.
final class CountingShaper: Shaper {
    private(set) var count = 0

    func shape(
        _ units: UnsafeBufferPointer<UInt16>, range: Range<Int>, style: TextStyle, script: Script, level: UInt8
    ) -> [ShapedRun] {
        count += range.count
        return BoxShaper().shape(units, range: range, style: style, script: script, level: level)
    }
}
