import Foundation

/// Blurs a mask: by three running means, which together are within 3 % of a Gaussian and cost the same for any width,
/// or, where the blur is too narrow for means of whole pixels, by the Gaussian itself.
enum GaussianBlur {
    /// Below this deviation, in pixels, the Gaussian itself is used.
    private static let narrow = 2.0

    /// Blurs in place. Outside the mask counts as empty.
    /// - Parameter deviation: The standard deviation, in pixels.
    static func apply(to mask: CoverageMask, deviation: Double) {
        // A narrower one leaves every pixel as it is.
        guard deviation > 0.01, mask.width > 0, mask.height > 0 else { return }
        var line = [UInt8](repeating: 0, count: max(mask.width, mask.height))
        if deviation < narrow {
            let weights = weights(deviation: deviation)
            forEachLine(of: mask) { weighted($0, stride: $1, count: $2, weights: weights, scratch: &line) }
            return
        }
        // Three means of odd lengths whose variances add up to the one that is asked.
        let ideal = (4 * deviation * deviation + 1).squareRoot()
        let lower = max(1, Int(ideal) % 2 == 0 ? Int(ideal) - 1 : Int(ideal))
        let square = Double(lower)
        let fewer = (12 * deviation * deviation - 3 * square * square - 12 * square - 9) / (-4 * square - 4)
        for pass in 0..<3 {
            let length = Double(pass) < fewer.rounded() ? lower : lower + 2
            forEachLine(of: mask) { mean($0, stride: $1, count: $2, length: length, scratch: &line) }
        }
    }

    /// Calls `blur` for each row and then for each column.
    private static func forEachLine(
        of mask: CoverageMask, _ blur: (_ first: UnsafeMutablePointer<UInt8>, _ stride: Int, _ count: Int) -> Void
    ) {
        for y in 0..<mask.height { blur(mask.row(y), 1, mask.width) }
        for x in 0..<mask.width { blur(mask.bytes + x, mask.width, mask.height) }
    }

    /// What pixels at a distance of 0, 1 and so on contribute, of 65,536 in all.
    private static func weights(deviation: Double) -> [Int] {
        let reach = Int((deviation * 3).rounded(.up))
        let shares = (0...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let total = shares[0] + 2 * shares.dropFirst().reduce(0, +)
        var weights = shares.map { Int(($0 / total * 65_536).rounded()) }
        // What rounding leaves over stays where it is.
        weights[0] = 65_536 - 2 * weights.dropFirst().reduce(0, +)
        return weights
    }

    private static func weighted(
        _ first: UnsafeMutablePointer<UInt8>, stride: Int, count: Int, weights: [Int], scratch: inout [UInt8]
    ) {
        for index in 0..<count { scratch[index] = first[index * stride] }
        for index in 0..<count {
            var sum = weights[0] * Int(scratch[index]) + 32_768
            for distance in 1..<weights.count {
                if index >= distance { sum += weights[distance] * Int(scratch[index - distance]) }
                if index + distance < count { sum += weights[distance] * Int(scratch[index + distance]) }
            }
            first[index * stride] = UInt8(sum >> 16)
        }
    }

    private static func mean(
        _ first: UnsafeMutablePointer<UInt8>, stride: Int, count: Int, length: Int, scratch: inout [UInt8]
    ) {
        let reach = length / 2
        for index in 0..<count { scratch[index] = first[index * stride] }
        var sum = 0
        for index in 0..<min(reach, count) { sum += Int(scratch[index]) }
        for index in 0..<count {
            if index + reach < count { sum += Int(scratch[index + reach]) }
            if index - reach - 1 >= 0 { sum -= Int(scratch[index - reach - 1]) }
            first[index * stride] = UInt8((sum + length / 2) / length)
        }
    }
}
