import TextEngine

/// Where the words of a run stand on the glass.
///
/// A font sets a word as it wishes. Where the style gives letters or digits another advance, each of them is painted for
/// itself.
struct InkPlaces: Sequence, IteratorProtocol {
    /// What is painted at once.
    struct Place {
        /// UTF-16 units from the run's start.
        var range: Range<Int>
        /// The indices of its clusters.
        var clusters: Range<Int>
        /// Its left edge, in device pixels.
        var x: Double
        /// Its advance, in device pixels.
        var width: Double
    }

    private let run: ShapedRun
    private let font: ScaledFont
    private let scale: Double
    private let isSpread: Bool
    private var pieces: WordPieces
    private var piece: WordPieces.Piece?
    /// The place that comes next begins at this cluster, this UTF-16 unit and this device pixel.
    private var cluster = 0
    private var start = 0
    private var pen: Double

    init(_ run: ShapedRun, font: ScaledFont, x: Double, scale: Double) {
        self.run = run
        self.font = font
        self.scale = scale
        isSpread = (run.style.tracking != 0 || !run.style.hasLigatures) && !run.script.isCursive
        pieces = WordPieces(run.text, font: font, script: run.script)
        piece = pieces.next()
        pen = run.isRightToLeft ? x + run.width * scale : x
    }

    mutating func next() -> Place? {
        while let piece {
            let first = cluster
            let end = piece.isBlank ? piece.range.upperBound : placeEnd(in: piece)
            let width = advance(to: end)
            if run.isRightToLeft { pen -= width }
            var place = Place(range: start..<end, clusters: first..<cluster, x: pen, width: width)
            if !run.isRightToLeft { pen += width }
            start = end
            if end == piece.range.upperBound { self.piece = pieces.next() }
            if piece.isBlank { continue }
            place.x += inset(of: place)
            return place
        }
        return nil
    }

    /// Where the part of a piece ends that begins at the present cluster and is painted at once.
    private func placeEnd(in piece: WordPieces.Piece) -> Int {
        guard isSpread || run.style.font.hasMonospacedDigits else { return piece.range.upperBound }
        func offset(_ index: Int) -> Int {
            guard index < run.clusters.count else { return piece.range.upperBound }
            let offset = run.clusters[index].offset
            return offset < piece.range.upperBound ? offset : piece.range.upperBound
        }
        func standsAlone(_ index: Int) -> Bool { isSpread || FontShaper.isDigit(run.text[offset(index)]) }
        var index = cluster + 1
        if !standsAlone(cluster) {
            while offset(index) < piece.range.upperBound, !standsAlone(index) { index += 1 }
        }
        return offset(index)
    }

    private mutating func advance(to end: Int) -> Double {
        let clusters = run.clusters
        var (index, sum) = (cluster, 0.0)
        while index < clusters.count, clusters[index].offset < end {
            sum += clusters[index].advance
            index += 1
        }
        cluster = index
        return sum * scale
    }

    /// A digit that is narrower than the widest stands in the middle of its place.
    private func inset(of place: Place) -> Double {
        let first = run.text[place.range.lowerBound]
        guard run.style.font.hasMonospacedDigits, FontShaper.isDigit(first) else { return 0 }
        return Double((font.digits.max() ?? 0) - font.digits[Int(first) - 0x30]) / 128
    }
}

extension WordPieces {
    /// The pieces that a font sets text of a script in.
    init(_ text: [UInt16], font: ScaledFont, script: Script) {
        self.init(
            text, isolatesGraphemes: font.file.hasColorBitmaps || script.isIdeographic,
            separatesSigns: font.file.isInterfaceFont)
    }
}
