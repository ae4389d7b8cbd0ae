/// How a part of a scaled picture is made from a part of the picture.
///
/// Each new pixel is the mean of what it covers; where the picture grows, neighbours are mixed in proportion to their
/// distance. A part is the same as what the whole would have there, so a picture can be scaled where it is seen only.
package struct PictureScaling {
    private let columns: ScalingWeights
    private let rows: ScalingWeights

    /// - Parameters:
    ///   - old: The width and height of the whole picture, in pixels.
    ///   - new: The width and height that the whole would be scaled to, in pixels.
    ///   - part: The part of the scaled picture that is wanted; it is cut to what there is.
    package init(from old: (width: Int, height: Int), to new: (width: Int, height: Int), part: PixelRect) {
        let part = part.intersection(PixelRect(x: 0, y: 0, width: new.width, height: new.height))
        let isEmpty = part.isEmpty || old.width <= 0 || old.height <= 0
        columns = ScalingWeights(from: old.width, to: new.width, lines: isEmpty ? 0..<0 : part.x..<part.maxX)
        rows = ScalingWeights(from: old.height, to: new.height, lines: isEmpty ? 0..<0 : part.y..<part.maxY)
    }

    /// The part of the picture that is needed for the wanted part.
    package var source: PixelRect {
        PixelRect(minX: columns.first, minY: rows.first, maxX: columns.last + 1, maxY: rows.last + 1)
    }

    /// The wanted part.
    /// - Parameters:
    ///   - picture: A part of the picture that has at least ``source``.
    ///   - x: The column of the whole picture that is the part's first.
    ///   - y: The row of the whole picture that is the part's first.
    package func scaled(_ picture: PixelBuffer, x originX: Int, y originY: Int) -> PixelBuffer {
        let result = PixelBuffer(width: columns.count, height: rows.count)
        guard result.width > 0, result.height > 0 else { return result }
        let needed = source
        let available = PixelRect(x: originX, y: originY, width: picture.width, height: picture.height)
        precondition(available.contains(needed), "PictureScaling.scaled: a part of the picture is missing")
        // Across first, into rows of the new width; then down. Channels are kept as floating point in between, and of
        // the rows only those that the next new row takes: a tall picture would otherwise need many times its own size.
        let span = rows.longest
        var across = [SIMD4<Float>](repeating: .zero, count: span * result.width)
        var next = needed.y
        for y in 0..<result.height {
            let lines = rows.lines(of: y)
            while let last = lines.last, next <= last.index {
                let source = picture.row(next - originY)
                for x in 0..<result.width {
                    var sum = SIMD4<Float>.zero
                    for line in columns.lines(of: x) {
                        sum += line.weight * Self.channels(of: source[line.index - originX])
                    }
                    across[next % span * result.width + x] = sum
                }
                next += 1
            }
            let destination = result.row(y)
            for x in 0..<result.width {
                var sum = SIMD4<Float>.zero
                for line in lines { sum += line.weight * across[line.index % span * result.width + x] }
                destination[x] = Self.pixel(of: sum)
            }
        }
        return result
    }

    // Channel by channel: the generic conversions of vectors are not specialised and cost a hundred times as much.
    @inline(__always)
    private static func channels(of pixel: UInt32) -> SIMD4<Float> {
        SIMD4(Float(pixel & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel >> 16 & 0xFF), Float(pixel >> 24))
    }

    @inline(__always)
    private static func pixel(of channels: SIMD4<Float>) -> UInt32 {
        @inline(__always) func byte(_ value: Float) -> UInt32 { UInt32(max(0, min(255, value + 0.5))) }
        return byte(channels.x) | byte(channels.y) << 8 | byte(channels.z) << 16 | byte(channels.w) << 24
    }
}

extension PixelBuffer {
    /// A copy in another size.
    package func scaled(width: Int, height: Int) -> PixelBuffer {
        let extent = PixelRect(x: 0, y: 0, width: width, height: height)
        return PictureScaling(from: (self.width, self.height), to: (width, height), part: extent).scaled(
            self, x: 0, y: 0)
    }

    /// A copy with left and right, or top and bottom, exchanged.
    package func mirrored(across: Bool, down: Bool) -> PixelBuffer {
        let result = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            let (source, destination) = (row(down ? height - 1 - y : y), result.row(y))
            for x in 0..<width { destination[x] = source[across ? width - 1 - x : x] }
        }
        return result
    }
}

/// Which old lines make a new line, and in which proportion, when a side is scaled.
private struct ScalingWeights {
    /// An old line and its share.
    struct Line {
        var index: Int
        var weight: Float
    }

    private var lines: [Line] = []
    /// Where the lines of each new one begin in the list, and where the last ones end.
    private var starts: [Int] = [0]
    /// The first old line that is used.
    private(set) var first = 0
    /// The last old line that is used; before the first when none is.
    private(set) var last = -1
    /// How far apart the first and the last old line of a new one are at most, both counted.
    private(set) var longest = 0

    /// How many new lines there are.
    var count: Int { starts.count - 1 }

    func lines(of line: Int) -> ArraySlice<Line> { lines[starts[line]..<starts[line + 1]] }

    /// - Parameter wanted: The new lines that are wanted, of those that the side has.
    init(from old: Int, to new: Int, lines wanted: Range<Int>) {
        guard !wanted.isEmpty else { return }
        let ratio = Double(old) / Double(new)
        // A tent as wide as the larger of an old and a new pixel: a mean when shrinking, a mix when growing.
        let reach = max(1, ratio)
        for line in wanted {
            let centre = (Double(line) + 0.5) * ratio - 0.5
            let begin = lines.count
            for index in Int((centre - reach).rounded(.down))...Int((centre + reach).rounded(.up)) {
                let weight = Float(1 - abs(Double(index) - centre) / reach)
                if weight > 0 { lines.append(Line(index: min(max(index, 0), old - 1), weight: weight)) }
            }
            let total = lines[begin...].reduce(0) { $0 + $1.weight }
            for index in begin..<lines.count { lines[index].weight /= total }
            starts.append(lines.count)
            longest = max(longest, lines[lines.count - 1].index - lines[begin].index + 1)
        }
        // Lines grow along the side, so the ends of the list are the ends of what is used.
        first = lines.first?.index ?? 0
        last = lines.last?.index ?? -1
    }
}
