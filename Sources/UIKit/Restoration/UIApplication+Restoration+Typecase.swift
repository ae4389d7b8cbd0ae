import Diagnostics
import Foundation

/// What Typecase adds to UIKit's restoration: where the state is kept, and that it is not kept unasked.
extension UIApplication {
    /// The folder in which the state of the program's interface is kept between two runs; `nil`, the default, where none is
    /// kept: a kiosk remembers nobody. TYPECASE_STATE names it too (`1` for ``usualRestorationFolder``).
    ///
    /// With a folder the delegate is asked as on iOS, whether the state is to be saved
    /// (``UIApplicationDelegate/application(_:shouldSaveSecureApplicationState:)``) and restored
    /// (``UIApplicationDelegate/application(_:shouldRestoreSecureApplicationState:)``); both are no by default. It is saved
    /// when the window loses the focus, at the end, and within a second after a person has done something.
    ///
    /// The folder is made if there is none. It is for one program at a time; a second one keeps nothing. In it is a file
    /// that only the user can read, which is replaced as a whole, and one that says that the program runs. A state is
    /// thrown away when it is damaged, when it is of another program, version or format, when the program has crashed
    /// three times within a minute, and by ``forgetText()``.
    ///
    /// To be set while the program starts. What is set later restores nothing; it takes away what was kept in the folder
    /// before.
    public var restorationFolder: URL? {
        get { restorationChoice.folder }
        set {
            guard newValue != restorationChoice.folder else { return }
            restorationChoice.folder = newValue
            if restorationChoice.hasLaunched { openRestorationFolder() }
        }
    }

    /// The folder that desktops have for such things: that of the program's name in XDG_STATE_HOME, or in `.local/state`
    /// in the user's own.
    public static var usualRestorationFolder: URL {
        let home = Settings().text("XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
        return (home ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state"))
            .appendingPathComponent(ProcessInfo.processInfo.processName)
    }

    /// What the program's state looks like: one that another version has saved is thrown away. The default is the version
    /// in the bundle's information, or nothing. To be set before ``restorationFolder`` is used, at the latest when the
    /// program has started.
    public var restorationVersion: String {
        get { restorationChoice.version ?? Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? "" }
        set { restorationChoice.version = newValue }
    }

    /// The program is there: what was kept is brought back, and what happens from now on is kept.
    func launchDidFinish() {
        restorationChoice.hasLaunched = true
        openRestorationFolder()
        restoration?.restore()
    }

    private func openRestorationFolder() {
        restoration?.forget()
        restoration?.close()
        // First, so that the same folder can be opened again.
        restoration = nil
        restoration = restorationFolder.map { RestorationSession(application: self, folder: $0.path) }
    }
}

/// What a program says about the restoration of its state.
struct RestorationChoice {
    var folder: URL?
    var version: String?
    /// Whether what was kept has been brought back, if anything was.
    var hasLaunched = false
}
