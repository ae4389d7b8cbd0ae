import Diagnostics
import Foundation

/// The folder in which Xlib keeps what it has read about dead keys and the compose key.
///
/// When SDL starts on X11, Xlib reads the Compose file of the locale, six thousand lines of text, which takes a quarter
/// of the time in which a program starts. It keeps them in a form that is read at once, if there is a folder for that
/// (Compose(5)), but makes none by itself. It sees to it that the file has not changed since, and that what is kept
/// belongs to the user. For root it keeps nothing.
enum ComposeCache {
    /// The folder that Xlib is to be told of: `compose` of Typecase's own in the user's caches. `nil` where no window is
    /// opened on X11, where there are no caches, and where the user has a folder for this already.
    static func folder(_ settings: Settings, hasOwn: (String) -> Bool = isFolder) -> String? {
        let drivers = DisplayFault.askedDrivers(settings)
        guard settings.text("DISPLAY") != nil, drivers.isEmpty || drivers.contains("x11"),
            settings.text("XCOMPOSECACHE") == nil
        else { return nil }
        let home = settings.text("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
        if let home, hasOwn("\(home)/.compose-cache") { return nil }
        let caches = settings.text("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (caches ?? home.map { "\($0)/.cache" }).map { "\($0)/typecase/compose" }
    }

    /// Makes the folder, and tells Xlib of it. Where it cannot be made, Xlib reads the file as ever. To be called before
    /// SDL starts.
    static func prepare(_ settings: Settings) {
        guard geteuid() != 0, geteuid() == getuid(), let folder = folder(settings), make(folder) else { return }
        setenv("XCOMPOSECACHE", folder, 1)
    }

    /// Makes a folder that only the user may read, and those above it that are missing.
    static func make(_ folder: String) -> Bool {
        if isFolder(folder) { return true }
        guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { return false }
        return make(String(folder[..<slash])) && mkdir(folder, 0o700) == 0
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
