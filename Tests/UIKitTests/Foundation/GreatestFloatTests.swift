import Foundation
import Testing
import UIKit

/// The greatest number, as programs write a size without a limit.
@Suite("The greatest Float")
struct GreatestFloatTests {
    @Test("A text is measured in a room without a limit")
    @MainActor
    func measure() {
        let text = String(repeating: "word ", count: 40) as NSString
        let size = CGSize(width: 100, height: CGFloat(MAXFLOAT))
        let rect = text.boundingRect(
            with: size, options: .usesLineFragmentOrigin, attributes: [.font: UIFont.systemFont(ofSize: 16)],
            context: nil)
        #expect(rect.width <= 100 && rect.height > 150 && rect.height < 1000)
    }
}
