import Diagnostics
import Foundation
import Testing

@testable import SDLHost

/// Where Xlib is to keep what it has read about dead keys.
@Suite struct ComposeCacheTests {
    private func folder(_ settings: Settings, own: String? = nil) -> String? {
        ComposeCache.folder(settings) { $0 == own }
    }

    @Test("It is in the user's caches") func place() {
        #expect(folder(["DISPLAY": ":0", "HOME": "/var/lib/kiosk"]) == "/var/lib/kiosk/.cache/typecase/compose")
        #expect(
            folder(["DISPLAY": ":0", "HOME": "/var/lib/kiosk", "XDG_CACHE_HOME": "/var/cache/kiosk"])
                == "/var/cache/kiosk/typecase/compose")
        #expect(
            folder(["DISPLAY": ":0", "HOME": "/var/lib/kiosk", "XDG_CACHE_HOME": "here"])
                == "/var/lib/kiosk/.cache/typecase/compose")
        #expect(folder(["DISPLAY": ":0", "HOME": "/h", "SDL_VIDEODRIVER": "wayland,x11"]) != nil)
    }

    @Test("There is none where nothing is shown on X11, where there are no caches, and where the user has chosen one")
    func absence() {
        #expect(folder(["HOME": "/var/lib/kiosk"]) == nil)
        #expect(folder(["DISPLAY": ":0", "HOME": "/var/lib/kiosk", "SDL_VIDEODRIVER": "wayland"]) == nil)
        #expect(folder(["DISPLAY": ":0"]) == nil)
        #expect(folder(["DISPLAY": ":0", "HOME": "relative"]) == nil)
        #expect(folder(["DISPLAY": ":0", "HOME": "/h", "XCOMPOSECACHE": "/x"]) == nil)
        #expect(folder(["DISPLAY": ":0", "HOME": "/h"], own: "/h/.compose-cache") == nil)
    }

    @Test("The folder and those above it are the user's own; a file in its place is left alone") func making() throws {
        let top = FileManager.default.temporaryDirectory.appendingPathComponent("compose-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: top) }
        #expect(ComposeCache.make("\(top)/typecase/compose"))
        #expect(ComposeCache.make("\(top)/typecase/compose"))
        for path in [top, "\(top)/typecase", "\(top)/typecase/compose"] {
            let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(rights.map { $0 & 0o077 } == 0)
        }
        #expect(FileManager.default.createFile(atPath: "\(top)/file", contents: Data("kept".utf8)))
        #expect(!ComposeCache.make("\(top)/file/compose"))
        #expect(!ComposeCache.make("\(top)/file"))
        #expect(FileManager.default.contents(atPath: "\(top)/file") == Data("kept".utf8))
    }
}
