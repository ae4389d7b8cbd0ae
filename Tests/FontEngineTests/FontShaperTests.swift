import Testing

@testable import FontEngine
@testable import TextEngine

@Suite("FontShaper")
struct FontShaperTests {
    private let body = TextStyle(font: FontSpec(size: 17))

    private func runs(_ text: String, _ style: TextStyle? = nil) -> [ShapedRun] {
        InkCanvas().line(text, style ?? body).runs.map(\.run).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func texts(_ text: String) -> [String] { runs(text).map { String(decoding: $0.text, as: UTF16.self) } }

    private func fileName(_ run: ShapedRun) -> String {
        (run.font as? ScaledFont)?.file.location.path.split(separator: "/").last.map(String.init) ?? "boxes"
    }

    // MARK: Fonts

    @Test("Latin text is one run of the wanted font", .enabled(if: Installed.has("Inter")))
    func latin() {
        #expect(texts("Hello, World! é ñ €") == ["Hello, World! é ñ €"])
        #expect(fileName(runs("Hello")[0]) == "Inter-Regular.otf")
    }

    @Test("Characters that direct text have no look and take no font of their own")
    func directional() {
        for mark in ["\u{200E}", "\u{2068}", "\u{202C}"] {
            let runs = runs("ab" + mark + "cd")
            #expect(runs.allSatisfy { fileName($0) == fileName(runs[0]) })
            #expect(abs(runs.reduce(0) { $0 + $1.width } - InkCanvas().line("abcd", body).width) < 0.5)
        }
    }

    @Test("What the font lacks comes from others, and blanks stay with the word before them")
    func fallback() {
        guard Installed.covers("שלום") else { return print("Skipped: no font has Hebrew.") }
        #expect(texts("abc שלום עולם abc") == ["abc ", "שלום עולם", " ", "abc"])
        #expect(texts("שלום עולם") == ["שלום עולם"])
    }

    @Test("A blank behind an emoji is one of the text's font: that of the emoji has another width")
    func blankBehindEmoji() {
        let runs = runs("👍 👍 ש ")
        #expect(runs.map { String(decoding: $0.text, as: UTF16.self) } == ["👍", " ", "👍", " ", "ש "])
        #expect(fileName(runs[0]) == "NotoColorEmoji.ttf" && fileName(runs[1]) == "Inter-Regular.otf")
        #expect(abs(runs[1].width - InkCanvas().line("a a", body).width + 2 * InkCanvas().line("a", body).width) < 0.01)
    }

    @Test("A grapheme is never split over fonts, in random text")
    func graphemes() {
        var generator = SeededGenerator()
        let pool = [
            "a", "e\u{301}", "a\u{483}", "q\u{300}\u{323}", "ب", "بّ", "ש\u{5C1}", "क्षि", "ที่", "漢", "😀", "👩‍👩‍👧",
            "👍🏽", "🇩🇪", "1️⃣", "❤\u{FE0F}", "❤\u{FE0E}", " ", "\u{301}", "\u{200D}", "\u{E000}", "\u{FFFF}",
            "x\u{1F3FD}", "\u{1E94B}", "ᚁ",
        ]
        for round in 0..<300 {
            let text = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
                pool[Int.random(in: 0..<pool.count, using: &generator)]
            }.joined()
            let comment: Comment = "seed \(SeededGenerator.seed), round \(round), \(text.debugDescription)"
            var borders: Set<Int> = [0]
            var end = 0
            for character in text {
                end += character.utf16.count
                borders.insert(end)
            }
            let runs = runs(text)
            #expect(runs.reduce(0) { $0 == $1.range.lowerBound ? $1.range.upperBound : -1 } == end, comment)
            for run in runs {
                #expect(borders.contains(run.range.lowerBound), comment)
                for cluster in run.clusters { #expect(cluster.advance >= 0, comment) }
                #expect(run.stopOffsets.allSatisfy(borders.contains), comment)
            }
        }
    }

    @Test("Which font a character gets does not depend on what was asked before")
    func order() {
        let words = ["שלום", "مرحبا", "สวัสดี", "漢字", "नमस्ते", "😀", "ᚁᚂ", "ქართული", "Ω"]
        func fonts(_ words: [String]) -> [String: [String]] {
            let library = FontLibrary(catalog: FontCatalog(folder: nil)) { _ in }
            let canvas = InkCanvas(library: library)
            var found: [String: [String]] = [:]
            for word in words { found[word] = canvas.line(word, body).runs.map { fileName($0.run) } }
            return found
        }
        #expect(fonts(words) == fonts(words.reversed()))
    }

    @Test("Emoji are shown in colour as UTS #51 has it", .enabled(if: Installed.has("Noto Color Emoji")))
    func emoji() {
        func isColored(_ text: String) -> Bool {
            runs(text).allSatisfy { ($0.font as? ScaledFont)?.file.hasColorBitmaps == true }
        }
        for text in ["😀", "👩‍👩‍👧", "👍🏽", "🇩🇪", "1️⃣", "1\u{20E3}", "❤\u{FE0F}", "⌚", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"] {
            #expect(isColored(text), "\(text)")
        }
        for text in ["1", "#", "a", "❤\u{FE0E}", "©", "⌚\u{FE0E}", "™"] { #expect(!isColored(text), "\(text)") }
        // All of a sequence is one cluster, one place for a caret and not wider than one emoji.
        for text in ["👩‍👩‍👧", "👍🏽", "🇩🇪", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"] {
            #expect(runs(text)[0].stopOffsets == [0, text.utf16.count], "\(text)")
            #expect(runs(text)[0].width == runs("😀")[0].width, "\(text)")
        }
    }

    @Test("What no font has is a sign with a width, and a hostile text has one too")
    func missing() {
        for text in ["\u{E123}", "\u{10FFFF}", "\u{1FAFF}", "\u{FFFF}", "\u{FFFE}", "\u{D7FF}", "\u{378}"] {
            #expect(InkCanvas().line(text, body).width > 0, "\(text.unicodeScalars.map(\.value))")
        }
        // Unpaired surrogates are shown as replacement characters, controls as nothing.
        let units: [UInt16] = [0xD800, 0x61, 0xDC00, 0, 7, 0x1B]
        let style = StyleRun(range: 0..<6, style: body)
        let layout = TextLayout(
            units, styles: [style], options: .init(), typesetter: Typesetter(shaper: FontShaper(scale: 1)))
        let line = layout.lines[0].fragment
        let replacement = InkCanvas().line("\u{FFFD}", body).width
        #expect(line.caretX(at: 1) == replacement)
        #expect(line.caretX(at: 6) == line.caretX(at: 3))
    }

    // MARK: Advances

    @Test("Kerning and ligatures are the font's", .enabled(if: Installed.has("Inter")))
    func kerning() {
        func width(_ text: String) -> Double { InkCanvas().line(text, body).width }
        #expect(width("AV") < width("A") + width("V") - 0.5)
        #expect(abs(width("AV AV") - 2 * width("AV") - width(" ")) < 1e-9)
    }

    @Test("Advances are those of HarfBuzz for the whole line, at every scale")
    func wholeLine() {
        let text = "The quick brown fox, AVATAR office fjord: Waltz."
        for scale in [1, 1.5, 2, 3] {
            let canvas = InkCanvas(scale: scale)
            let line = canvas.line(text, body)
            guard let font = line.runs[0].run.font as? ScaledFont else { return }
            let glyphs = FontLibrary.locked {
                font.glyphs(of: Array(text.utf16), script: .latin, isRightToLeft: false)
            }
            var pen = 0
            for glyph in glyphs {
                let difference = line.caretX(at: glyph.cluster) * scale - Double(pen) / 64
                #expect(abs(difference) < 0.05, "scale \(scale), offset \(glyph.cluster)")
                pen += glyph.advance
            }
        }
    }

    @Test("Widths grow with the scale only by rounding to the grid of 1/64 pixel")
    func scales() {
        let widths = [1, 1.5, 2, 3].map { InkCanvas(scale: $0).line("The quick brown fox", body).width }
        for width in widths { #expect(abs(width - widths[0]) < 0.2) }
    }

    @Test("Digits of one width take the same room, others keep theirs", .enabled(if: Installed.has("Inter")))
    func monospacedDigits() {
        let style = TextStyle(font: FontSpec(size: 17, hasMonospacedDigits: true))
        let widths = (0...9).map { InkCanvas().line("\($0)\($0)\($0)", style).width }
        #expect(Set(widths).count == 1)
        #expect(InkCanvas().line("abc", style).width == InkCanvas().line("abc", body).width)
        #expect(Set((0...9).map { InkCanvas().line("\($0)", body).width }).count > 1)
    }

    @Test("Tracking comes behind every letter, parts ligatures, and leaves scripts alone whose letters join")
    func tracking() {
        var wide = body
        wide.tracking = 3
        func width(_ text: String, _ style: TextStyle) -> Double { InkCanvas().line(text, style).width }
        #expect(abs(width("abc", wide) - width("abc", body) - 9) < 0.001)
        var dense = body
        dense.tracking = -100
        #expect(width("abc", dense) == 0)
        // Letters that tracking leaves no room are letters all the same, and no boxes.
        #expect(InkCanvas().line("illi", dense).runs.allSatisfy { $0.run.font is ScaledFont })
        guard Installed.covers("سلام") else { return print("Skipped: no font has Arabic.") }
        #expect(width("سلام", wide) == width("سلام", body))
        var noto = TextStyle(font: FontSpec(design: .family("Noto Sans"), size: 17))
        #expect(InkCanvas().line("ffi", noto).runs[0].run.clusters.count == 1)
        noto.tracking = 1
        #expect(InkCanvas().line("ffi", noto).runs[0].run.clusters.count == 3)
    }

    @Test("Letters that are too wide for tight places are reached by what the run says of its ink")
    func reachOfTightLetters() {
        for tracking in [0.0, -6, -12] {
            let style = TextStyle(font: FontSpec(size: 17), tracking: tracking)
            let canvas = InkCanvas()
            let line = canvas.line("W", style)
            canvas.paint(line)
            let run = line.runs[0].run
            #expect(run.width < 18 && !canvas.columns.isEmpty)
            for column in canvas.columns {
                #expect(Double(column) >= canvas.origin.x - run.ink.side, "\(tracking)")
                #expect(Double(column + 1) <= canvas.origin.x + run.width + run.ink.side, "\(tracking)")
            }
        }
    }

    @Test("Inside a ligature a caret stands where the font says")
    func ligatureCarets() {
        let line = InkCanvas().line("ffi", TextStyle(font: FontSpec(design: .family("Noto Sans"), size: 34)))
        let stops = line.caretStops.map(\.x)
        #expect(stops.count == 4)
        #expect(stops[0] == 0 && stops[1] > 5 && stops[2] > stops[1] + 5 && stops[3] > stops[2] + 2)
    }

    @Test("They stand in the same places on finer screens", arguments: [1.5, 2, 3])
    func ligatureCaretsAtScale(scale: Double) {
        func stops(_ scale: Double) -> [Double] {
            let style = TextStyle(font: FontSpec(design: .family("Noto Sans"), size: 34))
            return InkCanvas(scale: scale).line("ffi", style).caretStops.map(\.x)
        }
        let (coarse, fine) = (stops(1), stops(scale))
        #expect(fine.count == coarse.count && zip(coarse, fine).allSatisfy { abs($0 - $1) < 1 })
    }

    @Test("A word that is known is not shaped again, and looks the same as when it was new")
    func cache() {
        let cache = WordCache()
        guard let font = FontLibrary.shared.font(for: FontSpec(size: 17), scale: 1) as? ScaledFont else { return }
        FontLibrary.locked {
            let units = Array("word".utf16)
            let word = cache.word(units, font: font, script: .latin, isRightToLeft: false)
            #expect(cache.word(units, font: font, script: .latin, isRightToLeft: false) === word)
            #expect(cache.word(units, font: font, script: .latin, isRightToLeft: true) !== word)
            #expect(cache.word(units, font: font, script: .latin, isRightToLeft: false, hasLigatures: false) !== word)
            // So many words that the first is forgotten; the memory stays bounded.
            for number in 0..<40_000 {
                _ = cache.word(Array("w\(number)".utf16), font: font, script: .latin, isRightToLeft: false)
            }
            #expect(cache.word(units, font: font, script: .latin, isRightToLeft: false) !== word)
            #expect(cache.byteCount <= 8 << 20)
        }
    }
}
