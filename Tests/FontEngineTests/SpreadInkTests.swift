import RasterEngine
import Testing

@testable import FontEngine
@testable import TextEngine

/// Ink that stands elsewhere than the font alone would put it.
@Suite("Ink of stretched lines, tabs and letters that are kept apart")
struct SpreadInkTests {
    private func line(
        _ text: String, on canvas: InkCanvas, style: TextStyle = TextStyle(font: FontSpec(size: 17)),
        _ change: (inout TextLayout.Options) -> Void = { _ in }
    ) -> LineFragment {
        let units = Array(text.utf16)
        var options = TextLayout.Options()
        change(&options)
        return TextLayout(
            units, styles: [StyleRun(range: 0..<units.count, style: style)], options: options,
            typesetter: Typesetter(shaper: FontShaper(scale: canvas.scale))
        ).lines[0].fragment
    }

    /// Looks whether every word has ink between its carets and nowhere else.
    private func check(_ text: String, _ line: LineFragment, _ canvas: InkCanvas, _ comment: Comment) {
        canvas.paint(line)
        let columns = canvas.columns
        let words = Array(text.utf16)[line.range].split { $0 == 0x20 || $0 == 9 }
        let places = words.map { word in
            let ends = [(word.startIndex, TextSelection.Affinity.downstream), (word.endIndex, .upstream)].map {
                canvas.origin.x + line.caretX(at: $0.0, affinity: $0.1) * canvas.scale
            }
            return (ends.min() ?? 0)...(ends.max() ?? 0)
        }
        for place in places {
            let ink = columns.filter { place.contains(Double($0) + 0.5) }
            #expect(Double(ink.first ?? -99) - place.lowerBound < 4 * canvas.scale, comment)
            #expect(place.upperBound - Double(ink.last ?? -99) < 5 * canvas.scale, comment)
        }
        let reach = 1.5 * canvas.scale
        #expect(
            columns.allSatisfy { column in
                places.contains {
                    Double(column) + 1 > $0.lowerBound - reach && Double(column) < $0.upperBound + reach
                }
            }, comment)
    }

    @Test("Words of justified lines are painted where their carets stand", arguments: [1, 1.5, 2, 3])
    func justified(scale: Double) {
        for text in ["HIM MEN HEM and the rest of it", "שלום עולם טוב ועוד הרבה מילים"] {
            let canvas = InkCanvas(width: Int(340 * scale), height: Int(60 * scale), scale: scale)
            for width in [150.0, 163.3, 171.7] {
                let line = line(text, on: canvas) { ($0.width, $0.alignment) = (width, .justified) }
                #expect(abs(line.inkWidth - width) < 0.01)
                canvas.buffer.clear(canvas.buffer.bounds, to: 0xFFFF_FFFF)
                check(text, line, canvas, "\(text), \(width) points, scale \(scale)")
            }
        }
    }

    @Test("So are words behind tabs", arguments: [1, 2])
    func tabs(scale: Double) {
        let canvas = InkCanvas(width: Int(400 * scale), height: Int(60 * scale), scale: scale)
        let text = "H\tIM\tMEN HEM"
        let line = line(text, on: canvas) {
            $0.tabs = [TabStop(location: 100, alignment: .center), TabStop(location: 250, alignment: .trailing)]
        }
        #expect(abs(line.width - 250) < 0.01)
        check(text, line, canvas, "scale \(scale)")
    }

    @Test("Without ligatures each letter has its own cluster and its own ink")
    func ligatures() {
        let canvas = InkCanvas()
        let spec = FontSpec(design: .family("Noto Sans"), size: 17)
        func clusters(_ hasLigatures: Bool) -> Int {
            line("fi", on: canvas, style: TextStyle(font: spec, hasLigatures: hasLigatures))
                .runs.reduce(0) { $0 + $1.run.clusters.count }
        }
        #expect(clusters(true) == 1 && clusters(false) == 2)
        let text = "fi fi"
        check(text, line(text, on: canvas, style: TextStyle(font: spec, hasLigatures: false)), canvas, "apart")
    }
}
