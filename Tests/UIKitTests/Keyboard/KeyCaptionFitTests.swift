import Foundation
import HostInterface
import KeyboardEngine
import RasterEngine
import Testing
import UIKitSimulator

@testable import UIKit

/// What stands on keys stays inside of them: measured by the pixels, in every language.
@MainActor @Suite struct KeyCaptionFitTests {
    /// A key as far as it matters for what is painted on it. Most languages share most of theirs.
    private struct Cap: Hashable {
        var caption: String
        var isCharacter: Bool
        var width: CGFloat
        var height: CGFloat
        var form: KeyPlaneForm
    }

    @Test(
        "No caption reaches the edge of its key, on any plane of any kind of keyboard in any language",
        arguments: [
            CGSize(width: 320, height: 480), CGSize(width: 480, height: 800), CGSize(width: 800, height: 480),
            CGSize(width: 1280, height: 800),
        ])
    func captions(window: CGSize) throws {
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let files = try FileManager.default.contentsOfDirectory(
            atPath: root.appendingPathComponent("Assets/Keyboards").path)
        let names = files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
        #expect(names.count > 80)
        var caps: [Cap: (key: PlacedKey, place: String)] = [:]
        for name in names {
            let layout = KeyLayoutCatalog().layout(for: name).layout
            for (plane, key) in keys(of: layout, in: window) {
                for caption in captions(of: key.key, layout.words) {
                    let cap = Cap(
                        caption: caption, isCharacter: key.key.characterCaption(shifted: false) != nil,
                        width: key.frame.width.rounded(),
                        height: key.frame.height.rounded(), form: plane.form)
                    if caps[cap] == nil { caps[cap] = (key, "\(name), \(plane.name)") }
                }
            }
        }
        #expect(caps.count > 2000)
        try look(
            caps.sorted { ($0.key.height, $0.value.place) < ($1.key.height, $1.value.place) }.map {
                ($0, $1.key, $1.place)
            })
    }

    /// All keys that a layout can show in a window, wherever they stand in it.
    private func keys(of layout: KeyLayout, in window: CGSize) -> [(plane: KeyPlane, key: PlacedKey)] {
        var found: [(KeyPlane, PlacedKey)] = []
        for placement in KeyboardPlacement.allCases where placement != .right {
            let metrics = KeyboardMetrics(window: window, placement: placement)
            // What is narrower than asked for shows the keys of the whole width, which were looked at.
            guard metrics.placement == placement else { continue }
            for variant in KeyboardVariant.allCases {
                for isFull in [false, true] where !isFull || (window.width >= 700 && placement == .full) {
                    let set = layout.planeSet(for: variant, form: metrics.form, isFull: isFull)
                    for plane in set.planes.values {
                        let geometry = KeyPlaneGeometry(plane: plane, metrics: metrics, rowCount: set.rowCount)
                        found += geometry.keys.map { (plane, $0) }
                    }
                }
            }
        }
        return found
    }

    /// What a key can say.
    private func captions(of key: Key, _ words: KeyWords) -> [String] {
        switch key.role {
        case .character: [false, true].compactMap { key.characterCaption(shifted: $0) }
        case .returnKey:
            [.returnKey, .go, .join, .next, .route, .search, .send, .done, .call, .continue].map { words[$0] }
        case .space: [words[.space]]
        case .plane(let target): [key.label ?? words.caption(ofPlane: target) ?? key.id]
        case .modifier(.control): [words[.ctrl]]
        case .modifier(.alternate): [words[.alt]]
        case .command(.escape): [words[.escape]]
        case .shift, .delete, .dismiss, .globe, .modifier, .command: [key.label ?? key.id]
        }
    }

    /// Paints keys side by side, screen after screen, and looks at the pixels along their edges.
    private func look(_ caps: [(cap: Cap, key: PlacedKey, place: String)]) throws {
        let simulator = Simulator(size: CGSize(width: 1600, height: 1600))
        var (views, places): ([KeyView], [String]) = ([], [])
        func finish() {
            simulator.frame()
            for (view, place) in zip(views, places) {
                #expect(
                    isClear(view, simulator.host.memoryDisplay.shown),
                    "\(place): \(view.look?.caption ?? "") on \(view.bounds.width) × \(view.bounds.height)")
                view.removeFromSuperview()
            }
            (views, places) = ([], [])
        }
        var place = CGPoint(x: 4, y: 4)
        for (cap, key, name) in caps {
            if place.x + cap.width > 1596 { place = CGPoint(x: 4, y: place.y + cap.height + 4) }
            if place.y + cap.height > 1596 {
                finish()
                place = CGPoint(x: 4, y: 4)
            }
            let view = KeyView(key: key)
            view.frame = CGRect(origin: place, size: CGSize(width: cap.width, height: cap.height))
            view.update(
                KeyView.Look(
                    caption: cap.caption, shift: .off, isLit: false, isEnabled: true, isProminent: false,
                    isBlank: false,
                    form: cap.form))
            simulator.window.addSubview(view)
            views.append(view)
            places.append(name)
            place.x += cap.width + 4
        }
        finish()
    }

    /// Whether the outermost points of a key have its ground only, but for the corners.
    private func isClear(_ view: KeyView, _ screen: PixelBuffer) -> Bool {
        let (left, top) = (Int(view.frame.minX), Int(view.frame.minY))
        let (right, bottom) = (Int(view.frame.maxX), Int(view.frame.maxY))
        let ground = screen[left + 2, top + 8]
        return ((left + 6)..<(right - 6)).allSatisfy { screen[$0, top] == ground && screen[$0, bottom - 1] == ground }
            && ((top + 6)..<(bottom - 6)).allSatisfy { screen[left, $0] == ground && screen[right - 1, $0] == ground }
    }
}
