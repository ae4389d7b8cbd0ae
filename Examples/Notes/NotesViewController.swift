import UIKit

/// The note and the bar above it.
final class NotesViewController: UIViewController, UITextViewDelegate {
    private var file: NoteFile
    private let toolbar = NotesToolbar()
    private let text = UITextView()
    private var isEdited = false
    /// A sentence about what went wrong last.
    private var problem: String?

    init(file: NoteFile) {
        self.file = file
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        text.font = .systemFont(ofSize: 17)
        text.allowsEditingTextAttributes = true
        text.isFindInteractionEnabled = true
        text.keyboardDismissMode = .interactive
        text.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
        text.accessibilityIdentifier = "note"
        text.delegate = self
        toolbar.perform = { [weak self] in self?.perform($0) }
        view.addSubview(text)
        view.addSubview(toolbar)
        open()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        text.becomeFirstResponder()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = toolbar.height(for: view.bounds.width)
        toolbar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
        text.frame = CGRect(x: 0, y: height, width: view.bounds.width, height: max(0, view.bounds.height - height))
    }

    // MARK: The file

    private func open() {
        do {
            let note = try file.read()
            if file.keepsStyles { text.attributedText = note } else { text.text = note.string }
            text.selectedRange = NSRange(location: 0, length: 0)
        } catch {
            // What cannot be read must not be written over.
            problem = sentence(error)
            file.url = nil
        }
        update()
    }

    private func save() {
        if file.url == nil { file.url = Self.newFile() }
        do {
            try file.write(text.attributedText)
            (isEdited, problem) = (false, nil)
        } catch {
            problem = sentence(error)
        }
        update()
    }

    /// A name beside the program that no file has yet.
    private static func newFile() -> URL {
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let names = (1...).lazy.map { folder.appendingPathComponent($0 == 1 ? "Note.note" : "Note \($0).note") }
        return names.first { !FileManager.default.fileExists(atPath: $0.path) } ?? folder
    }

    private func sentence(_ failure: NoteFile.Failure) -> String {
        switch failure {
        case .cannotRead(let name): "\(name) cannot be read"
        case .cannotWrite(let name): "\(name) cannot be written"
        case .isDamaged(let name): "\(name) is damaged"
        }
    }

    private func update() {
        let manager = text.undoManager
        toolbar.show(
            problem ?? file.name, isEdited: isEdited, canUndo: manager?.canUndo ?? false,
            canRedo: manager?.canRedo ?? false)
    }

    // MARK: Commands

    private func perform(_ command: NotesToolbar.Command) {
        switch command {
        case .undo: text.undoManager?.undo()
        case .redo: text.undoManager?.redo()
        case .bold: text.toggleBoldface(nil)
        case .italic: text.toggleItalics(nil)
        case .underline: text.toggleUnderline(nil)
        case .find: text.findInteraction?.presentFindNavigator(showingReplace: false)
        case .save: save()
        }
        update()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, key.modifierFlags.contains(.control), key.keyCode == .keyboardS else {
            return super.pressesBegan(presses, with: event)
        }
        save()
    }

    // MARK: The text's delegate

    func textViewDidChange(_ textView: UITextView) {
        guard !isEdited || problem != nil else { return update() }
        (isEdited, problem) = (true, nil)
        update()
    }
}
