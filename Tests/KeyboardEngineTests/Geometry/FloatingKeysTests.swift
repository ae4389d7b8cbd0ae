import Foundation
import KeyboardEngine
import Testing

/// The keys of a keyboard that floats.
@Suite struct FloatingKeysTests {
    @Test("They fill a keyboard of a phone's width in wide windows, and narrow ones show the full keyboard")
    func width() throws {
        for (window, isFloating) in [
            (CGSize(width: 1024, height: 600), true), (CGSize(width: 3840, height: 2160), true),
            (CGSize(width: 600, height: 480), true), (CGSize(width: 599, height: 800), false),
        ] {
            let metrics = KeyboardMetrics(window: window, placement: .floating)
            #expect((metrics.placement == .floating) == isFloating)
            #expect(metrics.width == (isFloating ? 360 : window.width))
        }
    }

    @Test("Every key stands inside of it, none on another, and is found where it stands")
    func places() throws {
        for (id, plane) in try ShippedLayouts.english().planeSet(for: .default, form: .compact).planes {
            let geometry = KeyPlaneGeometry(
                plane: plane, window: CGSize(width: 1280, height: 800), rowCount: 4, placement: .floating)
            #expect(geometry.size.width == 360)
            for placed in geometry.keys {
                #expect(CGRect(origin: .zero, size: geometry.size).contains(placed.frame), "\(id) \(placed.key.id)")
                #expect(geometry.key(at: CGPoint(x: placed.frame.midX, y: placed.frame.midY))?.key == placed.key)
                for other in geometry.keys where other.key != placed.key {
                    #expect(!other.frame.insetBy(dx: 0.01, dy: 0.01).intersects(placed.frame))
                }
            }
        }
    }
}
