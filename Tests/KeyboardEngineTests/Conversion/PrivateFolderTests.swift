import Foundation
import Testing

@testable import KeyboardEngine

@Suite struct PrivateFolderTests {
    @Test func aFolderGoesWithItsOwner() throws {
        let parent = try #require(PrivateFolder("parent"))
        var folder = PrivateFolder("rime", in: ["/nowhere", parent.path])
        let path = try #require(folder?.path)
        #expect(path.hasPrefix("\(parent.path)/typecase-rime-"))
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o700, "Only its owner sees into it.")
        try folder?.write("text", to: "build/file")
        #expect(try String(contentsOfFile: "\(path)/build/file", encoding: .utf8) == "text")
        folder = nil
        #expect(!FileManager.default.fileExists(atPath: path))
        #expect(PrivateFolder("rime", in: ["/nowhere"]) == nil)
    }

    @Test func foldersThatWereLeftAreRemovedAndOthersAreNot() throws {
        let parent = try #require(PrivateFolder("parent"))
        let used = try #require(PrivateFolder("rime", in: [parent.path]))
        for path in ["typecase-rime-dead00/build/x", "typecase-other-dead00/x", "mine/x"] {
            try parent.write("", to: path)
        }
        try FileManager.default.createSymbolicLink(
            atPath: "\(parent.path)/typecase-rime-link", withDestinationPath: "\(parent.path)/mine")
        let next = try #require(PrivateFolder("rime", in: [parent.path]))
        let left = try FileManager.default.contentsOfDirectory(atPath: parent.path)
        let names = [used.path, next.path].map { URL(fileURLWithPath: $0).lastPathComponent }
        #expect(Set(left) == Set(names + ["typecase-other-dead00", "mine", "typecase-rime-link"]))
        #expect(FileManager.default.fileExists(atPath: "\(parent.path)/mine/x"))
    }
}
