import CSDL2
import Foundation

/// How large a pixel is.
extension SDLWindow {
    /// Device pixels to the millimetre of the display that the window is on; `nil` where nobody knows.
    var pixelsPerMillimetre: Double? {
        let index = max(0, SDL_GetWindowDisplayIndex(handle))
        var mode = SDL_DisplayMode()
        guard SDL_GetDesktopDisplayMode(index, &mode) == 0, mode.w > 0 else { return nil }
        if let displayWidth { return Double(mode.w) / displayWidth }
        guard isBare else { return Self.pixelsPerMillimetre(ofDisplay: index) }
        return Self.pixelsPerMillimetre(of: Self.connectedDisplays(), width: Int(mode.w), height: Int(mode.h))
    }

    /// What SDL knows from the X server or the compositor.
    private static func pixelsPerMillimetre(ofDisplay index: Int32) -> Double? {
        var (diagonal, across, down): (Float, Float, Float) = (0, 0, 0)
        guard SDL_GetDisplayDPI(index, &diagonal, &across, &down) == 0, across > 0 else { return nil }
        // X servers that do not know the display say 96 dots to the inch.
        return abs(across - 96) < 0.5 ? nil : Double(across) / 25.4
    }

    /// The density of the one display that has a mode of this size, upright or turned; `nil` if there are several that
    /// differ, or none.
    static func pixelsPerMillimetre(of displays: [DisplayIdentification], width: Int, height: Int) -> Double? {
        let sizes = [
            DisplayIdentification.Size(width: width, height: height),
            DisplayIdentification.Size(width: height, height: width),
        ]
        let densities = Set(displays.filter { sizes.contains($0.pixels) }.map(\.pixelsPerMillimetre))
        return densities.count == 1 ? densities.first : nil
    }

    /// The displays at the connectors of the graphics cards. A panel that is soldered to the board has no identification.
    private static func connectedDisplays() -> [DisplayIdentification] {
        let cards = URL(fileURLWithPath: "/sys/class/drm")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: cards.path)) ?? []
        return names.filter { $0.hasPrefix("card") && $0.contains("-") }.sorted().compactMap { name in
            let data = try? Data(contentsOf: cards.appendingPathComponent("\(name)/edid"))
            return data.flatMap { DisplayIdentification(edid: [UInt8]($0)) }
        }
    }
}
