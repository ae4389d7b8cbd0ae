import Foundation
import Testing

@testable import KeyboardEngine

/// The form for terminals of machines is made of any layout's planes, and leaves them what they have.
@Suite struct FullFormTests {
    private static func rows(_ name: String, _ variant: KeyboardVariant = .default, plane: String? = nil) throws
        -> [[String]]
    {
        let set = try ShippedLayouts.layout(name).planeSet(for: variant, form: .wide, isFull: true)
        return try #require(set.planes[plane ?? set.start]).rows.map { $0.keys.map(\.id) }
    }

    private static func words(_ lines: String...) -> [[String]] {
        lines.map { $0.split(separator: " ").map(String.init) }
    }

    @Test func `letters stand under digits, with Esc, Tab, Ctrl, Alt and arrows around them`() throws {
        #expect(
            try Self.rows("en")
                == Self.words(
                    "escape 1 2 3 4 5 6 7 8 9 0 hyphen equals", "tab q w e r t y u i o p delete",
                    "ctrl a s d f g h j k l return", "shift.left z x c v b n m , . shift.right",
                    "alt more.left globe space left up down right dismiss"))
        #expect(
            try Self.rows("en", plane: "numbers")
                == Self.words(
                    "escape f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 f12", "tab 1 2 3 4 5 6 7 8 9 0 delete",
                    "ctrl @ # currency & ( ) % ' \" return", "#+=.left - + / : ; ! ? , . #+=.right",
                    "alt ABC.left globe space left up down right dismiss"))
    }

    @Test func `a bottom row keeps its own keys, but for those that the plane has anyway`() throws {
        #expect(
            try Self.rows("en", .email).last
                == Self.words("alt more.left globe space @ _ left up down right dismiss").first)
        #expect(
            try Self.rows("en", .url).last
                == Self.words("alt more.left globe url.slash .com left up down right dismiss").first)
    }

    @Test func `digits among the letters are not there twice`() throws {
        let rows = try Self.rows("vi-vni")
        #expect(rows.count == 5 && rows[0].first == "escape" && rows[0][1] == "1" && rows[1].first == "tab")
    }

    @Test func `keys that reach down a row stay where they are, and the others go up`() throws {
        let rows = try Self.rows("ja-kana")
        #expect(rows.count == 6)
        #expect(
            rows[0].prefix(3) == ["escape", "alt", "1"] && rows[0].suffix(4) == ["left", "up", "down", "right"])
        #expect(rows.joined().count { $0 == "dismiss" } == 1)
    }

    @Test(arguments: ShippedLayouts.names)
    func `every plane of letters has every key of the form, and its own`(name: String) throws {
        let layout = try ShippedLayouts.layout(name)
        for variant in KeyboardVariant.allCases {
            let wide = layout.planeSet(for: variant, form: .wide)
            let full = layout.planeSet(for: variant, form: .wide, isFull: true)
            #expect(full.start == wide.start && full.planes.keys == wide.planes.keys)
            for (plane, own) in full.planes {
                let old = try #require(wide.planes[plane])
                guard own.form != .pad else {
                    #expect(own == old)
                    continue
                }
                let roles: [Key.Role] =
                    [.modifier(.control), .modifier(.alternate), .dismiss]
                    + [KeyCommand.escape, .tab, .left, .right, .up, .down].map { .command($0) }
                for role in roles {
                    #expect(own.keys.count { $0.role == role } == 1, "\(name), \(variant), \(plane): \(role)")
                }
                #expect(Set(own.keys.map(\.id)).count == own.keys.count, "\(name), \(variant), \(plane)")
                #expect(old.texts.isSubset(of: own.texts), "\(name), \(variant), \(plane)")
                #expect(own.rows.count <= 6, "\(name), \(plane)")
            }
        }
    }

    @Test(
        arguments: ShippedLayouts.names,
        [CGSize(width: 700, height: 480), CGSize(width: 800, height: 480), CGSize(width: 1280, height: 800)])
    func `every key can be hit`(name: String, window: CGSize) throws {
        var configuration = KeyboardConfiguration(
            layout: try ShippedLayouts.layout(name), window: window, languages: ["a", "b"], isFull: true)
        for variant in [KeyboardVariant.default, .email, .webSearch] {
            configuration.variant = variant
            let machine = KeyboardMachine(configuration)
            for plane in machine.planes.reachablePlanes where plane.form != .pad {
                let geometry = KeyPlaneGeometry(
                    plane: plane, metrics: configuration.metrics, rowCount: machine.planes.rowCount)
                #expect(geometry.size.height <= max(window.height * 0.51, 216), "\(name): \(geometry.size)")
                for (index, placed) in geometry.keys.enumerated() {
                    let frame = placed.frame
                    #expect(
                        frame.width >= 24 && frame.height >= 30, "\(name), \(plane.name): \(placed.key.id) \(frame)")
                    if placed.key.role == .space { #expect(frame.width >= 80, "\(name), \(plane.name): \(frame)") }
                    #expect(frame.minX >= 0 && frame.maxX <= window.width && frame.maxY <= geometry.size.height)
                    #expect(geometry.key(at: CGPoint(x: frame.midX, y: frame.midY))?.key.id == placed.key.id)
                    for other in geometry.keys[(index + 1)...] {
                        #expect(!frame.insetBy(dx: 0.01, dy: 0.01).intersects(other.frame), "\(name), \(placed.key.id)")
                    }
                }
            }
        }
    }

    @Test func `rows keep their places to each other`() throws {
        let layout = try ShippedLayouts.layout("de")
        func places(isFull: Bool) throws -> [String: CGFloat] {
            let plane = try #require(layout.planeSet(for: .default, form: .wide, isFull: isFull).planes["letters"])
            let keys = KeyPlaneGeometry(plane: plane, window: CGSize(width: 800, height: 480)).keys
            let pitch =
                try #require(keys.first { $0.key.id == "w" }).frame.minX
                - (keys.first { $0.key.id == "q" }?.frame.minX ?? 0)
            return Dictionary(uniqueKeysWithValues: keys.map { ($0.key.id, $0.frame.minX / pitch) })
        }
        let (wide, full) = (try places(isFull: false), try places(isFull: true))
        for id in "qwertzuiopüasdfghjklöäyxcvbnm,.".map({ String($0) }) {
            let (old, new) = (try #require(wide[id]), try #require(full[id]))
            #expect(abs(new - old - 1) < 0.05, "\(id): \(old), \(new)")
        }
    }

    @Test func `digits and signs are the layout's own`() throws {
        func digits(_ name: String) throws -> [String] {
            let set = try ShippedLayouts.layout(name).planeSet(for: .default, form: .wide, isFull: true)
            let keys = try #require(set.planes[set.start]).rows[0].keys.dropFirst()
            return [false, true].map { shifted in keys.compactMap { $0.output(shifted: shifted) }.joined() }
        }
        #expect(try digits("en") == ["1234567890-=", "!@#$%^&*()_+"])
        #expect(try digits("de") == ["1234567890-=", "!\"§$%&/()=_+"])
        #expect(try digits("ru") == ["1234567890-=", "!\"№;%:?*()_+"])
        #expect(try digits("en-GB") == ["1234567890-=", "!\"£$%^&*()_+"])
        #expect(try digits("ar") == ["١٢٣٤٥٦٧٨٩٠-=", "!@#﷼%^&*)(_+"])
        #expect(try digits("mr")[0] == "१२३४५६७८९०-=")
    }

    @Test func `it is off unless it is asked for, and where the window has no room`() throws {
        func hasTab(_ isFull: Bool, _ width: CGFloat, _ placement: KeyboardPlacement = .full) throws -> Bool {
            let configuration = KeyboardConfiguration(
                layout: try ShippedLayouts.english(), window: CGSize(width: width, height: 480), isFull: isFull,
                placement: placement)
            return KeyboardMachine(configuration).geometry.plane.keys.contains { $0.role == .command(.tab) }
        }
        #expect(try !KeyboardConfiguration(layout: ShippedLayouts.english(), window: .zero).isFull)
        #expect(try !hasTab(false, 1280) && hasTab(true, 1280) && hasTab(true, 700) && !hasTab(true, 699))
        for placement in [KeyboardPlacement.left, .right, .split] { #expect(try !hasTab(true, 1280, placement)) }
        let emergency = KeyboardConfiguration(layout: .emergency, window: CGSize(width: 800, height: 480), isFull: true)
        #expect(
            KeyboardMachine(emergency).planes
                == KeyLayout.emergency.planeSet(for: .default, form: .wide, hasGlobe: false))
    }

    @Test func `a layout may have another form, and errors in it are told with their places`() throws {
        let left = "\"left\": \"escape tab ctrl\""
        let layout = try ShippedLayouts.english(replacing: left, with: "\"left\": \"tab escape ctrl\"")
        #expect(layout.planeSet(for: .default, form: .wide, isFull: true).planes["letters"]?.keys.first?.id == "tab")
        for (part, other, place, reason) in [
            (left, "\"left\": \"escape tab\"", "full.left", "the first three rows have a key each"),
            ("! @ # currency % ^ & * ( ) _ +", "! @", "full.shifted", "as many keys as digits"),
            ("0 hyphen equals", "0 hyphen tab", "full.digits", "only keys that type"),
            ("alt bottom left", "alt left", "full.bottom", "before and behind the word \"bottom\""),
            ("alt bottom left", "alt bottom bottom left", "full.bottom", "before and behind"),
            ("f1 f2", "f1 f0", "full.functions", "there is no key \"f0\""),
        ] {
            let error = #expect(throws: KeyLayoutError.self) {
                try ShippedLayouts.english(replacing: part, with: other)
            }
            #expect(error?.place == place && error?.reason.contains(reason) == true, "\(String(describing: error))")
        }
    }
}
