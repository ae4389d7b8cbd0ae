import Testing
import UIKitSimulator

@testable import Notes

/// The editor in a kiosk of memory, with a folder of its own that goes when it goes.
@MainActor
final class NotesKiosk {
    let folder: URL
    private(set) var simulator = Simulator()
    private(set) var controller = NotesViewController(file: NoteFile())

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    var text: UITextView? { controller.view.subviews.compactMap { $0 as? UITextView }.first }
    var toolbar: NotesToolbar? { controller.view.subviews.compactMap { $0 as? NotesToolbar }.first }
    var title: String? { toolbar?.subviews.compactMap { $0 as? UILabel }.first?.text }
    /// The question that is open.
    var question: String? { simulator.shows("question") ? simulator.text(of: "question") : nil }
    /// What is in the folder, by name.
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }

    func url(_ name: String) -> URL { folder.appendingPathComponent(name) }
    func bytes(_ name: String) -> [UInt8]? { FileManager.default.contents(atPath: url(name).path).map { Array($0) } }
    func put(_ bytes: [UInt8], in name: String) throws { try Data(bytes).write(to: url(name)) }
    func put(_ text: String, in name: String) throws { try put(Array(text.utf8), in: name) }

    /// Starts the editor with a file of the folder.
    func open(_ name: String) {
        simulator = Simulator(size: CGSize(width: 480, height: 800))
        simulator.hasHardwareKeyboard = true
        controller = NotesViewController(file: NoteFile(url: url(name)))
        simulator.window.rootViewController = controller
        simulator.advance(0.5)
    }

    func save() {
        simulator.press(.keyboardS, .control)
        simulator.frame()
    }

    /// Taps a button of the question.
    func answer(_ name: String) {
        if simulator.shows(name) { simulator.tap(named: name) }
    }

    /// Ends the program as a closed window does.
    func quit() {
        let program = NotesApp()
        program.window = simulator.window
        UIApplication.shared.delegate = program
        simulator.inject(.quit)
    }
}

extension Simulator {
    /// Whether an element can be found.
    @MainActor
    func shows(_ name: String) -> Bool { locate(name) != nil }
}
