import Testing
import UIKit
import UIKitSimulator

/// The empty line at the end of a text as a layout manager's subclass has it.
@Suite("The height of the empty line at the end")
@MainActor
struct ExtraLineHeightTests {
    /// Has another height.
    private final class HighLineManager: NSLayoutManager {
        var height: CGFloat? = 60
        var passesOn = true
        var proposals: [CGRect] = []

        override func setExtraLineFragmentRect(
            _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
        ) {
            proposals.append(fragmentRect)
            guard passesOn else { return }
            var (rect, used) = (fragmentRect, usedRect)
            if let height { (rect.size.height, used.size.height) = (height, height) }
            super.setExtraLineFragmentRect(rect, usedRect: used, textContainer: container)
        }
    }

    private func managed(_ text: String, _ manager: NSLayoutManager) -> NSTextStorage {
        let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)])
        storage.addLayoutManager(manager)
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 120, height: 1000)))
        return storage
    }

    @Test("It is the subclass's, and no other line is asked for", arguments: ["", "one\n", "one\ntwo\n\n"])
    func height(text: String) {
        let (manager, usual) = (HighLineManager(), NSLayoutManager())
        let storages = [managed(text, manager), managed(text, usual)]
        let (rect, before) = (manager.extraLineFragmentRect, usual.extraLineFragmentRect)
        #expect(rect.height == 60 && rect.minY == before.minY && manager.extraLineFragmentUsedRect.height == 60)
        #expect(manager.proposals.allSatisfy { $0.size == before.size } && !manager.proposals.isEmpty)
        if !text.isEmpty {
            let lines = [manager, usual].map { $0.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil) }
            #expect(lines[0] == lines[1])
        }
        // A line with letters is as high as others.
        for storage in storages {
            storage.append(NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        }
        #expect(manager.extraLineFragmentRect == .zero)
        let last = storages[0].length - 1
        #expect(
            manager.lineFragmentRect(forGlyphAt: last, effectiveRange: nil)
                == usual.lineFragmentRect(forGlyphAt: last, effectiveRange: nil))
    }

    @Test(
        "Heights that are none, and a subclass that says nothing, leave it as it is",
        arguments: [0, -5, .nan, .infinity, nil] as [CGFloat?])
    func refused(height: CGFloat?) {
        let (manager, usual) = (HighLineManager(), NSLayoutManager())
        manager.height = height ?? 60
        manager.passesOn = height != nil
        let storages = [managed("one\n", manager), managed("one\n", usual)]
        #expect(storages[0].length == 4 && manager.extraLineFragmentRect == usual.extraLineFragmentRect)
    }

    @Test("In a text view the caret stands in it, the content is as high, and what is typed there has the usual height")
    func textView() {
        let simulator = Simulator(size: CGSize(width: 300, height: 300))
        simulator.hasHardwareKeyboard = true
        let (manager, storage) = (HighLineManager(), NSTextStorage())
        let container = NSTextContainer(size: CGSize(width: 200, height: 1e7))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), textContainer: container)
        let usual = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        for view in [view, usual] {
            view.font = .systemFont(ofSize: 20)
            view.text = "one\n"
            simulator.window.addSubview(view)
        }
        view.becomeFirstResponder()
        simulator.advance(0.5)
        let more = 60 - usual.layoutManager.extraLineFragmentRect.height
        #expect(view.contentSize.height == usual.contentSize.height + more)
        let carets = [view, usual].map { $0.caretRect(for: $0.endOfDocument) }
        // As far above the bottom of the line as letters are.
        #expect(carets[0].maxY == carets[1].maxY + more)
        simulator.type("a")
        usual.text = "one\na"
        simulator.advance(0.5)
        #expect(view.text == usual.text && view.contentSize == usual.contentSize)
        #expect(view.caretRect(for: view.endOfDocument) == usual.caretRect(for: usual.endOfDocument))
        simulator.press(.keyboardDeleteOrBackspace)
        simulator.frame()
        #expect(manager.extraLineFragmentRect.height == 60 && simulator.areaMissedByDamage() == nil)
    }
}
