import Foundation
import Testing
import UIKitSimulator

/// Items, types, names and how long things stay.
@MainActor @Suite("Items on the pasteboard")
final class PasteboardItemTests {
    private lazy var sim = Simulator(size: CGSize(width: 300, height: 200))
    private var board: UIPasteboard { .general }

    private func picture() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
    }

    @Test("Links, pictures and colours come back as what they were, and links as text too")
    func kinds() throws {
        _ = sim
        let link = try #require(URL(string: "https://example.org/a?b=c"))
        board.url = link
        #expect(board.url == link && board.hasURLs && board.string == link.absoluteString)
        #expect(sim.host.clipboard.text == link.absoluteString)
        board.image = picture()
        #expect(board.image?.size == CGSize(width: 3, height: 2) && board.hasImages && !board.hasStrings)
        #expect(board.string == nil && sim.host.clipboard.text ?? "" == "", "The text of before is gone.")
        let png = try #require(board.data(forPasteboardType: "public.png"))
        board.setData(png, forPasteboardType: "public.png")
        #expect(board.image?.size == CGSize(width: 3, height: 2))
        board.colors = [.red, .blue]
        #expect(board.colors == [.red, .blue] && board.color == .red && board.hasColors && !board.hasImages)
        board.color = nil
        #expect(board.numberOfItems == 0 && board.colors == nil)
    }

    @Test("Items are read by types, one by one and together")
    func types() {
        _ = sim
        board.items = [
            ["public.utf8-plain-text": "a", "org.example.number": 7], ["public.url": "https://example.org"],
        ]
        #expect(board.types == ["org.example.number", "public.utf8-plain-text"])
        #expect(board.value(forPasteboardType: "org.example.number") as? Int == 7)
        #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("a".utf8))
        #expect(board.data(forPasteboardType: "org.example.number") == nil)
        #expect(board.types(forItemSet: [1, 5]) == [["public.url"]] && board.types(forItemSet: [5]) == nil)
        #expect(board.contains(pasteboardTypes: UIPasteboard.typeListString))
        #expect(!board.contains(pasteboardTypes: UIPasteboard.typeListString, inItemSet: nil))
        #expect(board.itemSet(withPasteboardTypes: ["public.url"]) == [1])
        #expect(board.itemSet(withPasteboardTypes: ["public.png"]) == nil)
        #expect(board.values(forPasteboardType: "public.url", inItemSet: nil) as? [String] == ["https://example.org"])
        #expect(board.urls?.map(\.absoluteString) == ["https://example.org"])
        board.addItems([["public.text": Data("z".utf8)]])
        #expect(board.numberOfItems == 3 && board.strings == ["a", "https://example.org", "z"])
        board.setItems([[UIPasteboard.typeAutomatic: UIColor.green], [UIPasteboard.typeAutomatic: "t"]])
        #expect(board.color == .green && board.strings == ["t"])
        #expect(
            board.string == nil && sim.host.clipboard.text ?? "" == "", "Only the first item's text is the board's.")
    }

    @Test("What another program copies takes the place of all items")
    func anotherProgram() {
        _ = sim
        board.items = [["public.utf8-plain-text": "mine"], ["org.example.number": 1]]
        sim.host.clipboard.text = "theirs"
        #expect(board.numberOfItems == 1 && board.string == "theirs" && board.types == ["public.utf8-plain-text"])
        board.image = picture()
        sim.host.clipboard.text = "again"
        #expect(!board.hasImages && board.string == "again")
        sim.host.clipboard.text = nil
        #expect(board.numberOfItems == 0)
    }

    @Test("The notification says which types came and went")
    func notification() {
        _ = sim
        board.string = "a"
        nonisolated(unsafe) var added: [[String]] = [], removed: [[String]] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { note in
            added.append(note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? ["?"])
            removed.append(note.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] ?? ["?"])
        }
        defer { NotificationCenter.default.removeObserver(token) }
        board.color = .red
        board.string = "b"
        #expect(added == [["com.apple.uikit.color"], ["public.utf8-plain-text"]])
        #expect(removed == [["public.utf8-plain-text"], ["com.apple.uikit.color"]])
    }

    @Test("What is local stays within the program")
    func local() {
        _ = sim
        board.setItems([["public.utf8-plain-text": "secret"]], options: [.localOnly: true])
        #expect(board.string == "secret" && sim.host.clipboard.text ?? "" == "")
        board.addItems([["public.utf8-plain-text": "more"]])
        #expect(board.strings == ["secret", "more"] && sim.host.clipboard.text ?? "" == "")
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        sim.window.addSubview(field)
        field.becomeFirstResponder()
        field.paste(nil)
        #expect(field.text == "secretmore")
    }

    @Test("What expires is gone from the desktop too, unless another program has copied since")
    func expiry() {
        _ = sim
        board.setItems([["public.utf8-plain-text": "code"]], options: [.expirationDate: Date(timeIntervalSinceNow: 60)])
        sim.advance(50)
        #expect(board.string == "code" && sim.host.clipboard.text == "code")
        let count = board.changeCount
        sim.advance(11)
        #expect(sim.host.clipboard.text ?? "" == "" && board.changeCount == count + 1 && board.string == nil)
        board.setItems([["public.utf8-plain-text": "code"]], options: [.expirationDate: Date(timeIntervalSinceNow: 60)])
        sim.host.clipboard.text = "theirs"
        sim.advance(61)
        #expect(sim.host.clipboard.text == "theirs" && board.string == "theirs")
        board.setItems([["public.utf8-plain-text": "past"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
        #expect(board.numberOfItems == 0 && sim.host.clipboard.text ?? "" == "")
        for end in [Date.distantFuture, Date(timeIntervalSinceReferenceDate: .nan)] {
            board.setItems([["public.utf8-plain-text": "for long"]], options: [.expirationDate: end])
            sim.advance(10)
            #expect(board.string == "for long")
        }
        board.string = "stays"
        sim.advance(100)
        #expect(board.string == "stays", "An end is that of its items only.")
    }

    @Test("Boards of one name have the same items; one that was removed is empty")
    func names() throws {
        _ = sim
        let name = UIPasteboard.Name("board")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let first = try #require(UIPasteboard(name: name, create: true))
        let second = try #require(UIPasteboard(name: name, create: false))
        first.string = "a"
        #expect(second.string == "a" && second.changeCount == 1 && board.string == nil && second.name == name)
        #expect(UIPasteboard(name: .general, create: false)?.name == .general)
        let unique = UIPasteboard.withUniqueName()
        #expect(unique.name != UIPasteboard.withUniqueName().name)
        unique.string = "b"
        #expect(UIPasteboard(name: unique.name, create: false)?.string == "b")
        nonisolated(unsafe) var isTold = false
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.removedNotification, object: first, queue: nil
        ) { _ in isTold = true }
        defer { NotificationCenter.default.removeObserver(token) }
        UIPasteboard.remove(withName: name)
        first.string = "z"
        second.items = [["public.text": "z"]]
        #expect(isTold && first.string == nil && second.numberOfItems == 0, "A board that is gone keeps nothing.")
        #expect(UIPasteboard(name: name, create: false) == nil)
        UIPasteboard.remove(withName: .general)
        board.string = "c"
        #expect(board.string == "c")
    }

    @Test("Text with attributes goes both ways")
    func styles() throws {
        _ = sim
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.allowsEditingTextAttributes = true
        sim.window.addSubview(view)
        view.becomeFirstResponder()
        let text = NSMutableAttributedString(string: "plain ")
        text.append(NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red]))
        board.setValue(text, forPasteboardType: "com.apple.uikit.attributedstring")
        #expect(board.string == "plain red" && sim.host.clipboard.text == "plain red")
        view.paste(nil)
        #expect(view.textStorage.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor == .red)
        view.selectedRange = NSRange(location: 6, length: 3)
        view.copy(nil)
        let copied = try #require(
            board.value(forPasteboardType: "com.apple.uikit.attributedstring") as? NSAttributedString)
        #expect(copied.string == "red")
        #expect(copied.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    }

    @Test("Forgetting empties every board")
    func forgetting() throws {
        _ = sim
        let other = try #require(UIPasteboard(name: .init("other"), create: true))
        (other.string, board.image) = ("a", picture())
        UIApplication.shared.forgetText()
        #expect(other.numberOfItems == 0 && board.numberOfItems == 0)
    }
}
