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

    /// Creates a configuration from all its parts.
    public init(title: String, width: Int = 1024, height: Int = 768, isFullScreen: Bool = false, scale: Double = 1) {
        self.title = title
        self.width = width
        self.height = height
        self.isFullScreen = isFullScreen
        self.scale = scale
    }

    /// The configuration with what the environment asks for: TYPECASE_SIZE (as `800x480`), TYPECASE_FULLSCREEN (`1`)
    /// and TYPECASE_SCALE (as `1.5`). A value that makes no sense is named on standard error and left out.
    public func overridden(by environment: [String: String]) -> SDLConfiguration {
        var result = self
        if let size = environment["TYPECASE_SIZE"] {
            let sides = size.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
            if sides.count == 2, sides.allSatisfy({ (1...16_384).contains($0) }) {
                (result.width, result.height) = (sides[0], sides[1])
            } else {
                SDLHost.complain("TYPECASE_SIZE must look like 800x480.")
            }
        }
        if let value = environment["TYPECASE_SCALE"] {
            if let scale = Double(value), (0.5...8).contains(scale) {
                result.scale = scale
            } else {
                SDLHost.complain("TYPECASE_SCALE must be a number from 0.5 to 8.")
            }
        }
        switch environment["TYPECASE_FULLSCREEN"] {
        case "1": result.isFullScreen = true
        case "0", "": result.isFullScreen = false
        case nil: break
        default: SDLHost.complain("TYPECASE_FULLSCREEN must be 1 or 0.")
        }
        return result
    }
}
