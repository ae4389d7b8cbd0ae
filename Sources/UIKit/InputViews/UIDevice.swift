import Foundation

/// The machine that the program runs on, as far as input views ask for it.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    /// The machine.
    public static let current = UIDevice()

    /// Who wants to hear of the screen's turning; one is the application itself.
    var orientationListeners = 1

    private override init() {
        super.init()
    }

    /// Clicks as a key does, where keys click (``UIApplication/keyboardClicks``) and a view of the keyboard says
    /// that it does too (``UIInputViewAudioFeedback``). Otherwise nothing is heard.
    public func playInputClick() {
        guard let application = UIApplication.current, application.keyboard.wantsInputClicks else { return }
        application.keyClick.play()
    }

    /// What kind of machine it is taken for: a phone where the screen is narrower than 600 points on its shorter side, else
    /// a tablet.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        let size = UIScreen.main.bounds.size
        return min(size.width, size.height) < 600 ? .phone : .pad
    }

    /// How the machine stands: as its screen is wide or high.
    public var orientation: UIDeviceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// The name of the machine in its network.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// The operating system.
    public var systemName: String { "Linux" }
    /// The version of the operating system, as it names itself.
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
}

/// What kind of machine the program runs on, as ``UIDevice/userInterfaceIdiom`` says, which took its place.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

/// What kind of machine an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A television. No machine is taken for one.
    case tv
    /// A car. No machine is taken for one.
    case carPlay
    /// A computer with a desktop. No machine is taken for one, for interfaces are touched.
    case mac = 5
}

/// How a machine stands.
public enum UIDeviceOrientation: Int, Sendable {
    /// Not known.
    case unknown
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// On its side.
    case landscapeLeft
    /// On its other side.
    case landscapeRight
    /// On its back.
    case faceUp
    /// On its face.
    case faceDown

    /// Whether it is on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
