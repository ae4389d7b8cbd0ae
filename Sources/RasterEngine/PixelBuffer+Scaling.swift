extension PixelBuffer {
    /// A copy in another size. Each new pixel is the mean of what it covers; where the copy is larger, neighbours are
    /// mixed in proportion to their distance.
    package func scaled(width newWidth: Int, height newHeight: Int) -> PixelBuffer {
        let result = PixelBuffer(width: newWidth, height: newHeight)
        guard width > 0, height > 0, result.width > 0, result.height > 0 else { return result }
        let columns = ScalingWeights(from: width, to: result.width)
        let rows = ScalingWeights(from: height, to: result.height)
        // Across first, into rows of the new width; then down. Channels are kept as floating point in between.
        var across = [SIMD4<Float>](repeating: .zero, count: height * result.width)
        for y in 0..<height {
            let source = row(y)
            for x in 0..<result.width {
                var sum = SIMD4<Float>.zero
                for line in columns.lines(of: x) { sum += line.weight * Self.channels(of: source[line.index]) }
                across[y * result.width + x] = sum
            }
        }
        for y in 0..<result.height {
            let destination = result.row(y)
            for x in 0..<result.width {
                var sum = SIMD4<Float>.zero
                for line in rows.lines(of: y) { sum += line.weight * across[line.index * result.width + x] }
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

    func lines(of line: Int) -> ArraySlice<Line> { lines[starts[line]..<starts[line + 1]] }

    init(from old: Int, to new: Int) {
        let ratio = Double(old) / Double(new)
        // A tent as wide as the larger of an old and a new pixel: a mean when shrinking, a mix when growing.
        let reach = max(1, ratio)
        for line in 0..<new {
            let centre = (Double(line) + 0.5) * ratio - 0.5
            let first = Int((centre - reach).rounded(.down))
            let last = Int((centre + reach).rounded(.up))
            let begin = lines.count
            for index in first...last {
                let weight = Float(1 - abs(Double(index) - centre) / reach)
                if weight > 0 { lines.append(Line(index: min(max(index, 0), old - 1), weight: weight)) }
            }
            let total = lines[begin...].reduce(0) { $0 + $1.weight }
            for index in begin..<lines.count { lines[index].weight /= total }
            starts.append(lines.count)
        }
    }
}
