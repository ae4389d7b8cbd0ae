import Diagnostics
import Foundation

/// How the window is to be made. Every part can be set from outside by an environment variable, so that one program
/// serves the desk and the kiosk.
public struct SDLConfiguration: Equatable, Sendable {
    /// The title of the window.
    public var title: String
    /// The width that is asked for, in points.
    public var width: Int
    /// The height that is asked for, in points.
    public var height: Int
    /// Whether the window fills the screen.
    public var isFullScreen: Bool
    /// Device pixels to the point on a display that reports no density of its own.
    public var scale: Double
    /// The width of the whole display in millimetres, as it is mounted; `nil` to ask the display. Panels that are soldered
    /// to their board have nobody to ask. No key becomes wider than 22 mm.
    public var displayWidth: Double?

    /// Creates a configuration from all its parts.
    public init(
        title: String, width: Int = 1024, height: Int = 768, isFullScreen: Bool = false, scale: Double = 1,
        displayWidth: Double? = nil
    ) {
        self.title = title
        self.displayWidth = displayWidth
        self.width = width
        self.height = height
        self.isFullScreen = isFullScreen
        self.scale = scale
    }

    /// The configuration with what the environment asks for: TYPECASE_SIZE (as `800x480`), TYPECASE_FULLSCREEN (`1` or
    /// `0`), TYPECASE_SCALE (as `1.5`) and TYPECASE_DISPLAY_WIDTH (in millimetres, as `155`). What is empty is not set; a
    /// value that makes no sense is named on standard error and left out.
    /// - Parameter environment: The variables; `nil` for those of the process.
    public func overridden(by environment: [String: String]? = nil) -> SDLConfiguration {
        let settings = Settings(environment)
        var result = self
        if let size = settings.value("TYPECASE_SIZE", "must look like 800x480", Self.size) {
            (result.width, result.height) = size
        }
        if let scale = settings.number("TYPECASE_SCALE", 0.5...8) { result.scale = scale }
        if let width = settings.number("TYPECASE_DISPLAY_WIDTH", 20...20_000) { result.displayWidth = width }
        if let isFullScreen = settings.isOn("TYPECASE_FULLSCREEN") { result.isFullScreen = isFullScreen }
        return result
    }

    private static func size(_ text: String) -> (Int, Int)? {
        let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard sides.count == 2, sides.allSatisfy({ (1...16_384).contains($0) }) else { return nil }
        return (sides[0], sides[1])
    }
}
