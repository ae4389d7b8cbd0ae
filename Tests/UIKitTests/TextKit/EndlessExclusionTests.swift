import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// A gutter beside the text: a path without an end.
@MainActor @Suite("Text beside a path without an end")
struct EndlessExclusionTests {
    @Test("A path of the greatest height keeps all lines away", arguments: [1e4, 1e7, CGFloat.greatestFiniteMagnitude])
    func gutter(height: CGFloat) {
        let (storage, manager, container) = (NSTextStorage(), NSLayoutManager(), NSTextContainer())
        container.widthTracksTextView = true
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: height))]
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let simulator = Simulator(size: CGSize(width: 300, height: 400))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), textContainer: container)
        simulator.window.addSubview(view)
        simulator.frame()
        view.becomeFirstResponder()
        simulator.type("one\ntwo\n\nfour")
        simulator.frame()
        for offset in [0, 4, 8, 9] {
            let caret = view.position(from: view.beginningOfDocument, offset: offset).map(view.caretRect) ?? .zero
            #expect(caret.minX > 40, "\(offset): \(caret)")
        }
        #expect(simulator.areaMissedByDamage() == nil)
    }
}
