import Testing
import UIKit
import UIKitSimulator

/// Goes on with a numbered list: the storage itself puts the next number behind a return, moves the caret, and lets that be undone.
private final class ListStorage: NSTextStorage {
    weak var view: UITextView?
    private let text = NSMutableAttributedString()
    private var isColouring = false

    override var string: String { return text.string }

    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        return text.attributes(at: location, effectiveRange: range)
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        text.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        text.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
        endEditing()
        guard str == "\n", view?.undoManager?.isUndoing != true, view?.undoManager?.isRedoing != true else { return }
        let line = (string as NSString).lineRange(for: NSRange(location: range.location, length: 0))
        guard let number = Int((string as NSString).substring(with: line).components(separatedBy: ".")[0]) else {
            return
        }
        put("\(number + 1). ", at: range.location + 1)
    }

    private func put(_ item: String, at location: Int) {
        guard let view = view else { return }
        replaceCharacters(in: NSRange(location: location, length: 0), with: item)
        view.selectedRange = NSRange(location: view.selectedRange.location + (item as NSString).length, length: 0)
    }

    override func processEditing() {
        if editedRange.length > 0, !isColouring {
            isColouring = true
            addAttributes([.font: UIFont.boldSystemFont(ofSize: 18)], range: editedRange)
            isColouring = false
        }
        super.processEditing()
    }
}

private final class ListView: UITextView, UITextViewDelegate {
    private let list = ListStorage()
    var changes: [String] = []

    override init(frame: CGRect, textContainer: NSTextContainer?) {
        let container = textContainer ?? NSTextContainer()
        let manager = NSLayoutManager()
        manager.addTextContainer(container)
        list.addLayoutManager(manager)
        super.init(frame: frame, textContainer: container)
        list.view = self
        delegate = self
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func textViewDidChange(_ textView: UITextView) { changes.append(textView.text) }
}

/// An editor whose storage edits while it is edited.
@MainActor @Suite("A storage that goes on with lists")
struct ListStorageTests {
    @Test("The next number stands behind a return, with the caret behind it, and typing goes on there")
    func list() {
        let simulator = Simulator(size: CGSize(width: 480, height: 800))
        let view = ListView(frame: CGRect(x: 20, y: 20, width: 400, height: 300), textContainer: nil)
        view.autocapitalizationType = .none
        view.autocorrectionType = .no
        simulator.window.addSubview(view)
        simulator.frame()
        simulator.tap(view)
        simulator.advance(0.5)
        simulator.type("1. a")
        simulator.press(.keyboardReturnOrEnter)
        #expect(view.text == "1. a\n2. " && view.selectedRange == NSRange(location: 8, length: 0))
        simulator.type("b")
        simulator.press(.keyboardReturnOrEnter)
        simulator.type("c")
        #expect(view.text == "1. a\n2. b\n3. c" && view.textStorage.string == view.text)
        #expect(view.changes.last == view.text)
        let font = view.attributedText.attribute(.font, at: 9, effectiveRange: nil) as? UIFont
        #expect(font?.pointSize == 18)
        for _ in 1...5 { simulator.press(.keyboardDeleteOrBackspace) }
        #expect(view.text == "1. a\n2. b" && view.textStorage.string == view.text)
    }
}
