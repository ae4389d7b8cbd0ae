import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Pictures made of pixels that are shown in other ways than they are stored.
@MainActor
@Suite struct ImageOrientationTests {
    /// Three columns and two rows, a colour each: `abc` over `def`.
    private let stored: CGImage = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image { context in
            for index in 0..<6 {
                UIColor(white: CGFloat(index) / 5, alpha: 1).setFill()
                context.fill(CGRect(x: index % 3, y: index / 3, width: 1, height: 1))
            }
        }
        return picture.cgImage!
    }()

    private func letters(_ image: UIImage) -> [String] {
        guard case .pixels(let pixels) = image.content else { return [] }
        let row = (0..<pixels.height).map { y in
            String((0..<pixels.width).map { x in Array("abcdef")[Int((Double(pixels[x, y] & 255) / 51).rounded())] })
        }
        return row
    }

    @Test(arguments: [
        (UIImage.Orientation.up, ["abc", "def"]), (.down, ["fed", "cba"]), (.left, ["cf", "be", "ad"]),
        (.right, ["da", "eb", "fc"]), (.upMirrored, ["cba", "fed"]), (.downMirrored, ["def", "abc"]),
        (.leftMirrored, ["ad", "be", "cf"]), (.rightMirrored, ["fc", "eb", "da"]),
    ])
    func `pixels are shown turned and mirrored, and stay as they are stored`(
        orientation: UIImage.Orientation, shown: [String]
    ) {
        let image = UIImage(cgImage: stored, scale: 2, orientation: orientation)
        #expect(letters(image) == shown && image.imageOrientation == orientation)
        #expect(image.size == CGSize(width: CGFloat(shown[0].count) / 2, height: CGFloat(shown.count) / 2))
        #expect(image.cgImage?.width == 3 && image.cgImage?.height == 2)
        let tinted = image.withRenderingMode(.alwaysOriginal)
        #expect(letters(tinted) == shown && tinted.imageOrientation == orientation)
    }

    @Test func `a part of an image is its own image`() throws {
        let part = try #require(stored.cropping(to: CGRect(x: 1, y: 0.4, width: 9, height: 1)))
        #expect(letters(UIImage(cgImage: part)) == ["bc", "ef"])
        #expect(stored.cropping(to: CGRect(x: 3, y: 0, width: 5, height: 5)) == nil)
        #expect(UIImage(systemName: "star")?.cgImage == nil)
    }
}
