import Foundation
import KeyboardEngine
import Testing

/// Whatever a window's size, frames are finite, not negative, and within the keyboard.
@Suite struct AnyWindowTests {
    static let lengths: [CGFloat] = [
        0, 1, 2, 7, 30, 100, 320, 599, 600, 1080, 4000, 1e5, 1e9, -1, -.infinity, .infinity, .nan,
        .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]

    @Test(arguments: lengths)
    func `frames are finite, not negative and on the keyboard`(width: CGFloat) throws {
        let layout = try ShippedLayouts.english()
        for height in Self.lengths {
            let window = CGSize(width: width, height: height)
            for variant in [KeyboardVariant.default, .email, .url, .numberPad] {
                let set = layout.planeSet(for: variant, form: KeyboardMetrics(window: window).form)
                for plane in set.planes.values {
                    check(KeyPlaneGeometry(plane: plane, window: window), "\(window), \(plane.name)")
                }
            }
        }
    }

    private func check(_ geometry: KeyPlaneGeometry, _ place: String) {
        let size = geometry.size
        #expect(size.width.isFinite && size.width >= 0 && size.height.isFinite && size.height >= 0, "\(place)")
        #expect(!geometry.keys.isEmpty)
        let tolerance = max(size.width, size.height) * 1e-12
        for placed in geometry.keys {
            let frame = placed.frame
            let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
            #expect(numbers.allSatisfy { $0.isFinite && $0 >= 0 }, "\(place): \(frame)")
            #expect(frame.maxX <= size.width + tolerance && frame.maxY <= size.height + tolerance, "\(place): \(frame)")
        }
        let area = geometry.touchArea
        #expect([area.minX, area.maxX, area.minY, area.maxY].allSatisfy { $0.isFinite && $0 >= 0 }, "\(place)")
        for x in [0, size.width / 2, size.width, .nan, .infinity, -.infinity] {
            // Nothing is promised but an answer.
            _ = geometry.key(at: CGPoint(x: x, y: size.height / 2))
        }
    }

    @Test func `frames grow with the window without a jump in their order`() throws {
        for width in stride(from: 1.0, through: 2000, by: 7) {
            let geometry = try KeyPlaneGeometryTests.geometry(width, 900)
            for (left, right) in zip(geometry.keys, geometry.keys.dropFirst()) where left.row == right.row {
                #expect(left.frame.maxX <= right.frame.minX + 1e-9, "\(width)")
            }
        }
    }
}
