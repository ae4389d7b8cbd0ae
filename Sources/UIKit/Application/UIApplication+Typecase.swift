import Diagnostics
import Foundation

/// What Typecase adds to UIKit's application: the settings of a kiosk.
extension UIApplication {
    /// Light or dark for the whole program. The default is light, or what TYPECASE_STYLE says (`dark`).
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { screen.traitCollection.userInterfaceStyle }
        set {
            guard newValue != userInterfaceStyle, newValue != .unspecified else { return }
            let previous = screen.traitCollection
            screen.setStyle(newValue)
            UITraitCollection.current = screen.traitCollection
            for window in windows { window.propagateTraitChange(from: previous) }
            displayWasDamaged()
        }
    }

    /// Whether a hardware keyboard is in use, so that the on-screen keyboard stays away. The default is false.
    ///
    /// With ``detectsHardwareKeyboard`` on it is set by the first key that is typed and cleared when a finger taps a
    /// field.
    public var hasHardwareKeyboard: Bool {
        get { hardwareKeyboard.isInUse }
        set { hardwareKeyboard.isInUse = newValue }
    }

    /// Whether typing on a hardware keyboard puts the on-screen keyboard away until a field is tapped again. The default
    /// is false, because scanners of barcodes and cards look like keyboards to a kiosk.
    public var detectsHardwareKeyboard: Bool {
        get { hardwareKeyboard.isDetected }
        set { hardwareKeyboard.isDetected = newValue }
    }

    /// When true nothing moves on the screen but what has to: animations end at once. The default is false, or true
    /// when TYPECASE_REDUCE_MOTION is set.
    public var isMotionReduced: Bool {
        get { reducesMotion }
        set { reducesMotion = newValue }
    }

    /// Opens addresses for ``open(_:)``. The default is `nil`: a kiosk goes nowhere by itself.
    @preconcurrency
    public var urlOpener: (@MainActor (URL) -> Void)? {
        get { opener }
        set { opener = newValue }
    }

    /// Ends the program.
    public func terminate() {
        quit()
    }

    func applyEnvironment(_ environment: [String: String]) {
        let settings = Settings(environment)
        if settings.choice("TYPECASE_STYLE", of: ["light", "dark"]) == "dark" { userInterfaceStyle = .dark }
        if let isOn = settings.isOn("TYPECASE_REDUCE_MOTION") { reducesMotion = isOn }
        if let isOn = settings.isOn("TYPECASE_HARDWARE_KEYBOARD") { detectsHardwareKeyboard = isOn }
        // Read where keyboards and fonts are looked for; here only so that a folder that is not there is named.
        _ = settings.folder("TYPECASE_ASSETS")
        _ = settings.folder("TYPECASE_FONTS")
    }
}
