import Foundation
import KeyboardEngine
import Testing

/// Measures that follow from the display and from settings.
@Suite struct KeyboardMetricsTests {
    static let windows = PlacementTests.windows

    private static func pitch(_ metrics: KeyboardMetrics) throws -> CGFloat {
        let set = try ShippedLayouts.english().planeSet(for: .default, form: metrics.form)
        let geometry = KeyPlaneGeometry(plane: try #require(set.planes[set.start]), metrics: metrics)
        let q = try #require(geometry.key(id: "q")).frame
        let w = try #require(geometry.key(id: "w")).frame
        return w.minX - q.minX
    }

    @Test(arguments: KeyboardPlacement.allCases)
    func `no key is wider than 22 millimetres where the display's size is known`(placement: KeyboardPlacement) throws {
        for window in Self.windows {
            for density in [0.5, 1.3, 2.7, 3.8, 6.4, 11, 20, 40] as [CGFloat] {
                let metrics = KeyboardMetrics(window: window, placement: placement, pointsPerMillimetre: density)
                #expect(try Self.pitch(metrics) <= 22 * density + 1e-9)
                #expect(metrics.height(rowCount: 4) <= max(window.height * 0.45, 4 * 33 + 60))
            }
        }
    }

    @Test func `a display of 96 dots to the inch has keys of 22 millimetres at most`() throws {
        let metrics = KeyboardMetrics(window: CGSize(width: 1920, height: 1080), pointsPerMillimetre: 96 / 25.4)
        #expect(abs(try Self.pitch(metrics) - 83.15) < 0.01)
        let dense = KeyboardMetrics(window: CGSize(width: 3840, height: 2160), pointsPerMillimetre: 11)
        #expect(abs(try Self.pitch(dense) - 242) < 0.01)
    }

    @Test(arguments: [nil, 0, -3, 0.1, 120, .nan, .infinity, -.infinity] as [CGFloat?])
    func `a size that no display has is not believed`(density: CGFloat?) throws {
        let window = CGSize(width: 3840, height: 2160)
        let metrics = KeyboardMetrics(window: window, pointsPerMillimetre: density)
        #expect(metrics == KeyboardMetrics(window: window) && metrics.pitchLimit == 140)
        #expect(abs(try Self.pitch(metrics) - 140) < 1e-9)
    }

    @Test func `larger keys make the keyboard higher, up to its share of the window`() {
        func height(_ size: CGSize, _ scale: CGFloat) -> CGFloat {
            KeyboardMetrics(window: size, heightScale: scale).height(rowCount: 4)
        }
        #expect(abs(height(CGSize(width: 390, height: 844), 1.4) - 216 * 1.4) < 1e-9)
        #expect(abs(height(CGSize(width: 390, height: 844), 1.2) - 216 * 1.2) < 1e-9)
        #expect(abs(height(CGSize(width: 800, height: 1280), 1.4) - 275 * 1.4) < 1e-9)
        // No more than 45 hundredths of the window.
        #expect(height(CGSize(width: 800, height: 480), 1.4) == 216)
        #expect(height(CGSize(width: 1280, height: 800), 1.4) == 360)
    }

    @Test(arguments: [320, 480, 600, 800, 1080] as [CGFloat])
    func `keys and the bar above them share what the keyboard may take of the window`(height: CGFloat) {
        let window = CGSize(width: 800, height: height)
        let (alone, below) = (KeyboardMetrics(window: window), KeyboardMetrics(window: window, barHeight: 44))
        let keys = below.height(rowCount: 4)
        #expect(keys <= alone.height(rowCount: 4) && keys >= 162)
        #expect(keys == 162 || keys + 44 <= height * KeyboardMetrics.windowShare + 0.01)
        #expect(KeyboardMetrics(window: window, barHeight: .nan).height(rowCount: 4) == alone.height(rowCount: 4))
    }

    @Test func `larger keys are at most 1.4 times as high, and never lower`() {
        let window = CGSize(width: 390, height: 844)
        for scale in [1, 0.5, 0, -2, -.infinity, .nan] as [CGFloat] {
            #expect(KeyboardMetrics(window: window, heightScale: scale) == KeyboardMetrics(window: window))
        }
        for scale in [1.4, 1.5, 9, .infinity] as [CGFloat] {
            #expect(
                KeyboardMetrics(window: window, heightScale: scale)
                    == KeyboardMetrics(window: window, heightScale: 1.4))
        }
    }

    @Test func `for one hand and floating planes are compact whatever the window's width`() {
        for window in Self.windows {
            for placement in KeyboardPlacement.allCases {
                let isCompact = window.width < 600 || ![.full, .split].contains(placement)
                #expect(KeyboardMetrics(window: window, placement: placement).form == (isCompact ? .compact : .wide))
            }
        }
    }
}
