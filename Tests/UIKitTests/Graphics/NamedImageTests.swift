import Foundation
import Testing
import UIKit

@MainActor
@Suite struct NamedImageTests {
    private func picture(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test func `a picture is found by its name in a bundle, the finest first`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (plain, fine) = (try #require(picture(8).pngData()), try #require(picture(16).pngData()))
        try plain.write(to: folder.appendingPathComponent("mark.png"))
        try fine.write(to: folder.appendingPathComponent("mark@2x.png"))
        try plain.write(to: folder.appendingPathComponent("other.png"))
        let bundle = try #require(Bundle(path: folder.path))

        let mark = try #require(UIImage(named: "mark", in: bundle, compatibleWith: nil))
        #expect(mark.scale == 2)
        #expect(UIImage(named: "other.png", in: bundle, compatibleWith: .current)?.scale == 1)
        #expect(UIImage(named: "none", in: bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "", in: bundle, compatibleWith: nil) == nil, "no name is not the first picture")
        #expect(UIImage(named: "mark", in: nil, compatibleWith: nil) == nil)
    }
}
