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

    @Test(
        "What the text probably is, is told without its being pasted",
        arguments: [
            ("https://example.org/a", "https://example.org/a", "", nil), ("example.org", "example.org", "", nil),
            (" 12345\n", "", "", 12345), ("-1.5", "", "", -1.5), ("red shoes", "", "red shoes", nil),
            ("see example.org", "", "see example.org", nil), ("two\nlines", "", "", nil), ("", "", "", nil),
            ("a@example.org", "", "a@example.org", nil),
        ] as [(String, String, String, Double?)])
    func detection(_ text: String, _ address: String, _ search: String, _ number: Double?) async throws {
        _ = sim
        let board = UIPasteboard.general
        board.string = text
        let all: Set<PartialKeyPath<UIPasteboard.DetectedValues>> = [\.probableWebURL, \.probableWebSearch, \.number]
        var values: UIPasteboard.DetectedValues?
        board.detectValues(for: all) { values = try? $0.get() }
        let found = try #require(values)
        #expect(found.probableWebURL == address && found.probableWebSearch == search && found.number == number)
        let patterns = found.patterns
        #expect(
            patterns.contains(\.number) == (number != nil) && patterns.contains(\.probableWebURL) == !address.isEmpty)
        var names: Set<UIPasteboard.DetectionPattern>?
        board.detectPatterns(for: [.number, .probableWebURL]) { names = try? $0.get() }
        #expect(names == (number != nil ? [.number] : address.isEmpty ? [] : [.probableWebURL]))
        var byName: [UIPasteboard.DetectionPattern: Any]?
        board.detectValues(for: [.number, .probableWebSearch]) { byName = try? $0.get() }
        #expect(
            byName?[.number] as? Double == number
                && byName?[.probableWebSearch] as? String == (search.isEmpty ? nil : search))
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
