import Testing
import UIKitSimulator

/// Subviews that follow the size of their superview.
@MainActor @Suite("Autoresizing")
struct AutoresizingTests {
    /// A superview of 100 by 100 points with one subview.
    private func pair(
        _ frame: CGRect, _ mask: UIView.AutoresizingMask
    ) -> (outer: UIView, inner: UIView) {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(frame: frame))
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        return (outer, inner)
    }

    @Test(
        "Margins of which none is longer than nothing give way in proportion too: what stands over the end stays at the beginning"
    )
    func negativeMargins() {
        let (outer, inner) = (UIView(frame: .zero), UIView(frame: CGRect(x: 0, y: -5, width: 32, height: 20)))
        inner.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        outer.addSubview(inner)
        outer.bounds.size = CGSize(width: 40, height: 40)
        #expect(inner.frame == CGRect(x: 0, y: 5, width: 32, height: 20))
    }

    @Test("Each part gives way in proportion to its length, as a naive model says, for all masks")
    func allMasks() {
        var random = SeededGenerator(34)
        for rawValue in UInt(0)..<64 {
            let mask = UIView.AutoresizingMask(rawValue: rawValue)
            let frame = CGRect(
                x: Double.random(in: 5...30, using: &random), y: Double.random(in: 5...30, using: &random),
                width: Double.random(in: 5...40, using: &random), height: Double.random(in: 5...40, using: &random))
            let (outer, inner) = pair(frame, mask)
            let size = CGSize(
                width: Double.random(in: 80...300, using: &random), height: Double.random(in: 80...300, using: &random))
            outer.bounds.size = size
            let across = model(
                [frame.minX, frame.width, 100 - frame.maxX], to: size.width,
                [
                    mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                    mask.contains(.flexibleRightMargin),
                ])
            let down = model(
                [frame.minY, frame.height, 100 - frame.maxY], to: size.height,
                [
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                    mask.contains(.flexibleBottomMargin),
                ])
            let expected = CGRect(x: across[0], y: down[0], width: across[1], height: down[1])
            let got = inner.frame
            let error = max(
                abs(got.minX - expected.minX), abs(got.minY - expected.minY), abs(got.width - expected.width),
                abs(got.height - expected.height))
            #expect(error < 1e-9, "mask \(rawValue), seed \(SeededGenerator.seed)")
        }
    }

    /// The three parts of a length after the superview has grown from 100 to another length.
    private func model(_ parts: [CGFloat], to length: CGFloat, _ isFlexible: [Bool]) -> [CGFloat] {
        let flexible = zip(parts, isFlexible).filter { $0.1 }.reduce(0) { $0 + $1.0 }
        let rigid = zip(parts, isFlexible).filter { !$0.1 }.reduce(0) { $0 + $1.0 }
        guard flexible > 0 else { return parts }
        return zip(parts, isFlexible).map { $1 ? $0 * (length - rigid) / flexible : $0 }
    }

    @Test("A view without a mask, and one whose superview does not resize, stay as they are")
    func without() {
        let frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        let (outer, inner) = pair(frame, [])
        outer.frame.size = CGSize(width: 50, height: 50)
        #expect(inner.frame == frame)
        let (other, view) = pair(frame, [.flexibleWidth, .flexibleHeight])
        other.autoresizesSubviews = false
        other.frame.size = CGSize(width: 50, height: 50)
        #expect(view.frame == frame)
    }

    @Test("Empty parts share a change evenly")
    func empty() {
        let (outer, inner) = pair(.zero, [.flexibleWidth, .flexibleLeftMargin])
        inner.frame = CGRect(x: 0, y: 0, width: 0, height: 10)
        outer.frame.size.width = 140
        #expect(inner.frame == CGRect(x: 20, y: 0, width: 20, height: 10))
    }

    @Test("What was squeezed to nothing comes back with the room")
    func squeezed() {
        let frame = CGRect(x: 10, y: 10, width: 80, height: 80)
        let (outer, inner) = pair(frame, [.flexibleWidth, .flexibleHeight])
        for size in [CGSize(width: 5, height: 60), .zero, CGSize(width: 15, height: 5)] { outer.bounds.size = size }
        #expect(inner.frame.width == 0 && inner.frame.height == 0)
        outer.bounds.size = CGSize(width: 100, height: 100)
        #expect(inner.frame == frame)
    }

    @Test("A place that was set while squeezed is where a view stays")
    func movedMeanwhile() {
        let (outer, inner) = pair(CGRect(x: 10, y: 10, width: 80, height: 80), [.flexibleWidth])
        outer.bounds.size = .zero
        inner.frame = CGRect(x: 0, y: 0, width: 0, height: 5)
        outer.bounds.size = CGSize(width: 100, height: 100)
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 5))
    }

    @Test("Views inside each other follow at once")
    func nested() {
        let (outer, middle) = pair(
            CGRect(x: 0, y: 0, width: 100, height: 100), [.flexibleWidth, .flexibleHeight])
        let inner = UIView(frame: CGRect(x: 80, y: 80, width: 20, height: 20))
        inner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        middle.addSubview(inner)
        outer.frame = CGRect(x: 5, y: 5, width: 200, height: 300)
        #expect(inner.frame == CGRect(x: 180, y: 280, width: 20, height: 20))
    }
}
