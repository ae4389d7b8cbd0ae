import Testing
import UIKitSimulator

@testable import Notes

/// The example editor: files, styles and commands.
@MainActor
@Suite("Notes")
struct NotesTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func start(_ file: NoteFile, size: CGSize = CGSize(width: 480, height: 800)) -> (Simulator, UITextView?) {
        let simulator = Simulator(size: size)
        simulator.hasHardwareKeyboard = true
        let controller = NotesViewController(file: file)
        simulator.window.rootViewController = controller
        simulator.advance(0.5)
        return (simulator, controller.view.subviews.compactMap { $0 as? UITextView }.first)
    }

    @Test("A note is typed, saved and read again, with its styles")
    func styled() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("a.note")
        let (simulator, text) = start(NoteFile(url: url))
        simulator.type("one two")
        text?.selectedRange = NSRange(location: 0, length: 3)
        simulator.press(.keyboardB, .control)
        simulator.press(.keyboardS, .control)
        let read = try NoteFile(url: url).read().text
        #expect(read.string == "one two")
        #expect(NoteStyle(read.attributes(at: 1, effectiveRange: nil)).isBold)
        #expect(!NoteStyle(read.attributes(at: 5, effectiveRange: nil)).isBold)
        let (_, again) = start(NoteFile(url: url))
        #expect(again?.text == "one two")
    }

    @Test("Plain files stay plain; one that is damaged is not written over")
    func files() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let plain = folder.appendingPathComponent("a.txt")
        try Data("grün\r\n".utf8).write(to: plain)
        let (simulator, text) = start(NoteFile(url: plain))
        #expect(text?.text == "grün\r\n")
        simulator.type("x")
        simulator.press(.keyboardS, .control)
        #expect(try String(contentsOf: plain, encoding: .utf8) == "xgrün\r\n")
        let damaged = folder.appendingPathComponent("b.note")
        try Data("{ not a note".utf8).write(to: damaged)
        #expect(throws: NoteFile.Failure.isDamaged("b.note")) { try NoteFile(url: damaged).read() }
        #expect(throws: NoteFile.Failure.cannotWrite("c.txt")) {
            let file = NoteFile(url: folder.appendingPathComponent("missing").appendingPathComponent("c.txt"))
            _ = try file.write(NSAttributedString(string: "x"), as: StoredNote(text: NSAttributedString(string: "")))
        }
    }
}
