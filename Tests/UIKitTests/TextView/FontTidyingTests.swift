import Testing
import UIKitSimulator

@testable import UIKit

/// Fonts that are needed no more are forgotten, by whatever asks for many sizes: an animation, another view.
@MainActor
@Suite("UITextView, while other fonts come and go")
struct FontTidyingTests {
    private func askForManySizes() {
        for step in 0..<600 { _ = UIFont.systemFont(ofSize: 100 + CGFloat(step) / 4).lineHeight }
    }

    @Test("Lines that were set before are the same as lines from scratch")
    func lines() {
        let page = Page("", size: CGSize(width: 200, height: 200))
        page.view.text = TextSamples.uneven(12, seed: 1) + "\nनमस्ते שלום 日本 👍\n" + TextSamples.uneven(4, seed: 2)
        page.simulator.frame()
        askForManySizes()
        #expect(page.view.page.faults(of: page.view) == [])
    }
}
