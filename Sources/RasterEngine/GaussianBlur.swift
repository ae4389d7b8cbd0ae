/// Blurs a mask by three running means, which together are within 3 % of a Gaussian and cost the same for any width.
enum GaussianBlur {
    /// Blurs in place. Outside the mask counts as empty.
    /// - Parameter deviation: The standard deviation, in pixels.
    static func apply(to mask: CoverageMask, deviation: Double) {
        guard deviation > 0, mask.width > 0, mask.height > 0 else { return }
        // Three means of odd lengths whose variances add up to the one that is asked.
        let ideal = (4 * deviation * deviation + 1).squareRoot()
        let lower = max(1, Int(ideal) % 2 == 0 ? Int(ideal) - 1 : Int(ideal))
        let square = Double(lower)
        let fewer = (12 * deviation * deviation - 3 * square * square - 12 * square - 9) / (-4 * square - 4)
        let lengths = (0..<3).map { Double($0) < fewer.rounded() ? lower : lower + 2 }
        var line = [UInt8](repeating: 0, count: max(mask.width, mask.height))
        for length in lengths {
            for y in 0..<mask.height {
                mean(mask.row(y), stride: 1, count: mask.width, length: length, scratch: &line)
            }
            for x in 0..<mask.width {
                mean(mask.bytes + x, stride: mask.width, count: mask.height, length: length, scratch: &line)
            }
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
