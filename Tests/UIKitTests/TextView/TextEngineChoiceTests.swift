import Testing
import UIKit
import UIKitSimulator

/// The initialiser that on iOS chooses a text engine.
@MainActor @Suite("Choice of a text engine")
struct TextEngineChoiceTests {
    @Test("Both values make a view of the same engine, which is typed into", arguments: [true, false])
    func engines(isNew: Bool) {
        let simulator = Simulator(size: CGSize(width: 400, height: 400))
        let view = UITextView(usingTextLayoutManager: isNew)
        view.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
        simulator.window.addSubview(view)
        simulator.tap(view)
        simulator.type("a")
        #expect(view.text.lowercased() == "a" && view.layoutManager.numberOfGlyphs == 1)
    }
}
