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
                for (index, weight) in columns[x] {
                    sum += weight * SIMD4<Float>(unsafeBitCast(source[index], to: SIMD4<UInt8>.self))
                }
                across[y * result.width + x] = sum
            }
        }
        for y in 0..<result.height {
            let destination = result.row(y)
            for x in 0..<result.width {
                var sum = SIMD4<Float>(repeating: 0.5)
                for (index, weight) in rows[y] { sum += weight * across[index * result.width + x] }
                destination[x] = unsafeBitCast(SIMD4<UInt8>(sum.clamped(lowerBound: .zero, upperBound: 255 * .one)), to: UInt32.self)
            }
        }
        return result
    }
}

/// Which old lines make a new line, and in which proportion, when a side is scaled.
private struct ScalingWeights {
    private var lines: [[(index: Int, weight: Float)]]

    subscript(line: Int) -> [(index: Int, weight: Float)] { lines[line] }

    init(from old: Int, to new: Int) {
        let ratio = Double(old) / Double(new)
        // A tent as wide as the larger of an old and a new pixel: a mean when shrinking, a mix when growing.
        let reach = max(1, ratio)
        lines = (0..<new).map { line in
            let centre = (Double(line) + 0.5) * ratio - 0.5
            let first = Int((centre - reach).rounded(.down))
            let last = Int((centre + reach).rounded(.up))
            var weights: [(index: Int, weight: Float)] = []
            var total: Float = 0
            for index in first...last {
                let weight = Float(1 - abs(Double(index) - centre) / reach)
                guard weight > 0 else { continue }
                weights.append((min(max(index, 0), old - 1), weight))
                total += weight
            }
            return weights.map { ($0.index, $0.weight / total) }
        }
    }
}

extension SIMD4<Float> {
    fileprivate func clamped(lowerBound: SIMD4<Float>, upperBound: SIMD4<Float>) -> SIMD4<Float> {
        pointwiseMin(pointwiseMax(self, lowerBound), upperBound)
    }
}
