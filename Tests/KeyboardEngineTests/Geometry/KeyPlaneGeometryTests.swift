import Foundation
import KeyboardEngine
import Testing

/// The constants of the system keyboard at the widths of its devices, and the rule between and beyond them.
@Suite struct KeyPlaneGeometryTests {
    /// A device and the measures that it is known for, in points.
    struct Device: Sendable, CustomTestStringConvertible {
        let width, height: CGFloat
        let keyboard: CGFloat
        let key: CGSize
        let edge, top, rowGap: CGFloat
        var testDescription: String { "\(width) × \(height)" }
    }

    static let phones = [
        phone(320, 568, keyboard: 216, key: (26, 39), edge: 3, top: 12, rowGap: 15),
        phone(375, 667, keyboard: 216, key: (31.5, 42.5), edge: 3, top: 10, rowGap: 11),
        phone(390, 844, keyboard: 216, key: (33, 42.5), edge: 3, top: 10, rowGap: 11),
        phone(393, 852, keyboard: 216, key: (33.3, 42.5), edge: 3, top: 10, rowGap: 11),
        phone(414, 896, keyboard: 226, key: (35.2, 46.25), edge: 4, top: 8, rowGap: 10),
    ]

    private static func phone(
        _ width: CGFloat,
        _ height: CGFloat,
        keyboard: CGFloat,
        key: (width: CGFloat, height: CGFloat),
        edge: CGFloat,
        top: CGFloat,
        rowGap: CGFloat
    ) -> Device {
        let key = CGSize(width: key.width, height: key.height)
        return Device(width: width, height: height, keyboard: keyboard, key: key, edge: edge, top: top, rowGap: rowGap)
    }

    static func geometry(
        _ width: CGFloat,
        _ height: CGFloat,
        _ variant: KeyboardVariant = .default
    ) throws -> KeyPlaneGeometry {
        let layout = try ShippedLayouts.english()
        let window = CGSize(width: width, height: height)
        let set = layout.planeSet(for: variant, form: KeyboardMetrics(window: window).form)
        return KeyPlaneGeometry(plane: try #require(set.planes[set.start]), window: window)
    }

    @Test(arguments: phones)
    func `a phone held upright has the system keyboard's measures`(device: Device) throws {
        let geometry = try Self.geometry(device.width, device.height)
        #expect(geometry.size == CGSize(width: device.width, height: device.keyboard))
        let frames = geometry.keys.prefix(10).map(\.frame)
        for (column, frame) in frames.enumerated() {
            let x = device.edge + CGFloat(column) * (device.key.width + 6)
            #expect(abs(frame.minX - x) < 1e-9)
            #expect(frame.minY == device.top)
            #expect(abs(frame.width - device.key.width) < 1e-9)
            #expect(abs(frame.height - device.key.height) < 1e-9)
        }
        let a = try #require(geometry.key(id: "a")).frame
        #expect(abs(a.minY - (device.top + device.key.height + device.rowGap)) < 1e-9)
        #expect(abs(a.minX - (frames[0].minX + frames[1].minX) / 2) < 1e-9)
        let space = try #require(geometry.key(id: "space")).frame
        #expect(abs(device.keyboard - space.maxY - 3) < 1e-9)
    }

    @Test(arguments: phones)
    func `return takes 24 hundredths of a phone's width`(device: Device) throws {
        let frame = try #require(Self.geometry(device.width, device.height).key(id: "return")).frame
        #expect(abs(frame.width / device.width - 0.24) < 0.01)
        #expect(abs(frame.maxX - (device.width - device.edge)) < 1e-9)
    }

    @Test(
        arguments: [
            (480, 320, 162), (568, 320, 162), (320, 480, 216), (768, 1024, 264), (1024, 1366, 352), (160, 500, 192),
            (599, 1000, 245), (800, 480, 216), (1024, 600, 270),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func `the height follows the width, up to 45 hundredths of the window`(
        width: CGFloat,
        height: CGFloat,
        keyboard: CGFloat
    ) throws {
        #expect(abs(try Self.geometry(width, height).size.height - keyboard) < 0.5)
    }

    @Test func `a phone held sideways has lower insets and keys of the least height`() throws {
        let geometry = try Self.geometry(480, 320)
        let q = try #require(geometry.key(id: "q")).frame
        let a = try #require(geometry.key(id: "a")).frame
        #expect(q.minY == 6)
        #expect(q.height == 33)
        #expect(a.minY - q.maxY == 7)
    }

    @Test func `a window too low for its keyboard is filled, not overfilled`() throws {
        #expect(try Self.geometry(320, 100).size.height == 100)
        #expect(try Self.geometry(800, 200).size.height == 162)
    }

    @Test func `keys are wide from 600 points on`() throws {
        #expect(try Self.geometry(599.9, 800).plane.form == .compact)
        #expect(try Self.geometry(600, 800).plane.form == .wide)
    }

    @Test func `in a very wide window keys stop growing and stand in the middle`() throws {
        for width in [1600, 1920, 3840, 7680] as [CGFloat] {
            let geometry = try Self.geometry(width, 2160)
            let q = try #require(geometry.key(id: "q")).frame
            let w = try #require(geometry.key(id: "w")).frame
            let delete = try #require(geometry.key(id: "delete")).frame
            #expect(abs(w.midX - q.midX - 140) < 1e-9)
            #expect(abs(q.minX - (width - delete.maxX)) < 1e-9)
            #expect(abs(geometry.size.height - 1540.0 * 264 / 768) < 1e-9)
        }
    }

    @Test func `a narrow plane of eleven columns has smaller gaps`() throws {
        #expect(KeyboardMetrics(window: CGSize(width: 320, height: 568)).keyGap(columns: 11) == 5)
        #expect(KeyboardMetrics(window: CGSize(width: 320, height: 568)).keyGap(columns: 10) == 6)
        #expect(KeyboardMetrics(window: CGSize(width: 800, height: 480)).keyGap(columns: 11) == 6)
    }

    @Test(arguments: [KeyboardVariant.numberPad, .decimalPad, .phonePad])
    func `digits stand in three columns and four rows, centred, with a greatest width`(
        variant: KeyboardVariant
    ) throws {
        for width in [320, 800, 1920] as [CGFloat] {
            let geometry = try Self.geometry(width, 1080, variant)
            let columns = ["147", "258", "369"].map { ids in
                Set(ids.compactMap { geometry.key(id: String($0))?.frame.minX })
            }
            #expect(columns.allSatisfy { $0.count == 1 })
            #expect(geometry.key(id: "1")?.row == 0)
            #expect(geometry.key(id: "0")?.row == 3)
            for id in "123456789" {
                let frame = try #require(geometry.key(id: String(id))).frame
                #expect(frame.width <= 134)
                #expect(frame.width >= 74)
            }
            let left = geometry.keys.map(\.frame.minX).min() ?? 0
            let right = geometry.keys.map(\.frame.maxX).max() ?? 0
            #expect(abs(left - (width - right)) < 1e-9)
        }
    }

    @Test func `a key two rows high covers both and the gap between`() throws {
        let geometry = try Self.geometry(390, 844, .numberPad)
        let nine = try #require(geometry.key(id: "9")).frame
        let zero = try #require(geometry.key(id: "0")).frame
        let enter = try #require(geometry.key(id: "return")).frame
        #expect(enter.minY == nine.minY)
        #expect(abs(enter.maxY - zero.maxY) < 1e-9)
    }

    @Test func `every plane of a set has the same height, and so has every kind of keyboard`() throws {
        for (width, height) in [(320, 568), (390, 844), (800, 480), (1920, 1080)] as [(CGFloat, CGFloat)] {
            let window = CGSize(width: width, height: height)
            let layout = try ShippedLayouts.english()
            var heights: Set<CGFloat> = []
            for variant in KeyboardVariant.allCases {
                let set = layout.planeSet(for: variant, form: KeyboardMetrics(window: window).form)
                for plane in set.planes.values {
                    let geometry = KeyPlaneGeometry(plane: plane, window: window, rowCount: set.rowCount)
                    heights.insert(geometry.size.height)
                }
            }
            #expect(heights.count == 1)
        }
    }
}
