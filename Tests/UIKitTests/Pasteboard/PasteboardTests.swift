import Testing
import UIKitSimulator

/// What programs see of the pasteboard.
@MainActor @Suite("Pasteboard")
final class PasteboardTests {
    private lazy var sim = Simulator(size: CGSize(width: 200, height: 100))
    private var changes = 0

    @Test("Every change is counted and posted, whoever makes it")
    func changing() {
        _ = sim
        let board = UIPasteboard.general
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.changes += 1 }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let count = board.changeCount
        board.string = "one"
        board.string = "one"
        #expect(changes == 2 && board.changeCount == count + 2)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.text = "two"
        sim.window.addSubview(field)
        field.becomeFirstResponder()
        field.selectAll(nil)
        field.copy(nil)
        #expect(changes == 3 && board.changeCount == count + 3 && board.string == "two")
        field.selectedTextRange = nil
        field.paste(nil)
        #expect(changes == 3, "Pasting leaves what is there.")
    }

    @Test("Of several strings the desktop gets the first, and none empties it")
    func strings() {
        _ = sim
        let board = UIPasteboard.general
        board.strings = ["one", "two"]
        #expect(board.string == "one" && board.strings == ["one", "two"] && board.hasStrings)
        #expect(sim.host.clipboard.text == "one" && board.numberOfItems == 2)
        board.strings = []
        #expect(board.string == nil && board.strings == nil && !board.hasStrings)
        board.string = ""
        #expect(board.string == nil && !board.hasStrings)
    }
}
