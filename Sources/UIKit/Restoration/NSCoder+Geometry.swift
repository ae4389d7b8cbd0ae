import Foundation

/// Geometry by names, as iOS has it in UIKit. Points, sizes and rectangles are encoded by Foundation.
extension NSCoder {
    /// The point that was encoded under a name, or zero.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
    }

    /// The size that was encoded under a name, or zero.
    public func decodeCGSize(forKey key: String) -> CGSize {
        containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
    }

    /// The rectangle that was encoded under a name, or zero.
    public func decodeCGRect(forKey key: String) -> CGRect {
        containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
    }

    /// Encodes insets under a name.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encodeNumbers([insets.top, insets.left, insets.bottom, insets.right], key)
    }

    /// The insets that were encoded under a name, or none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        guard let numbers = decodeNumbers(4, key) else { return .zero }
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    /// Encodes a transform under a name.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encodeNumbers(
            [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], key)
    }

    /// The transform that was encoded under a name, or the one that changes nothing.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        guard let numbers = decodeNumbers(6, key) else { return .identity }
        return CGAffineTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    }

    private func encodeNumbers(_ numbers: [CGFloat], _ key: String) {
        encode(NSArray(array: numbers.map { NSNumber(value: Double($0)) }) as Any?, forKey: key)
    }

    private func decodeNumbers(_ count: Int, _ key: String) -> [CGFloat]? {
        let numbers = decodeObject(of: [NSArray.self, NSNumber.self], forKey: key) as? [Any]
        let values = (numbers ?? []).compactMap { ($0 as? Double) ?? ($0 as? NSNumber)?.doubleValue }
        return values.count == count ? values.map { CGFloat($0) } : nil
    }
}
