/// How high text is that was not laid out: from the lines that a font usually makes.
struct HeightEstimate: Sendable {
    /// The height of a line, in points.
    var lineHeight: Double
    /// How many UTF-16 units a line has.
    var unitsPerLine: Double

    /// An estimate for lines of a height and a width.
    init(lineHeight: Double, width: Double) {
        self.lineHeight = lineHeight > 0 && lineHeight.isFinite ? lineHeight : 20
        let width = width > 0 && width.isFinite ? width : .infinity
        // Letters are about half as wide as lines are high, less a quarter for the space between lines.
        unitsPerLine = max(1, width / (self.lineHeight * 0.4))
    }

    /// The height of text in which some paragraphs end, in points. Each has a last line that is not full.
    func height(units: Int, paragraphs: Int) -> Double {
        max(Double(max(1, paragraphs)), Double(units) / unitsPerLine + Double(paragraphs) * 0.5) * lineHeight
    }

    /// By how many lines text grows.
    func lines(units: Int, paragraphs: Int) -> Double {
        Double(paragraphs) + (Double(units) / unitsPerLine).rounded(.towardZero)
    }

    /// By what a segment's height is shared out between its parts.
    static func weight(units: Int, paragraphs: Int) -> Double {
        Double(units) + 40 * Double(paragraphs)
    }
}
