import UIKit

/// The note and the bar above it.
final class NotesViewController: UIViewController, UITextViewDelegate {
    private var file: NoteFile
    private let toolbar = NotesToolbar()
    private let text = UITextView()
    private let question = QuestionBar()
    private var isEdited = false
    /// What was read or written last.
    private var stored = StoredNote(text: NSAttributedString(string: ""))
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
        view.addSubview(question)
        file.sweep()
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
        question.frame = CGRect(x: 0, y: height, width: view.bounds.width, height: QuestionBar.height)
        let top = height + (question.isAsking ? QuestionBar.height : 0)
        text.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top))
    }

    // MARK: The file

    private func open() {
        do {
            stored = try file.read()
            if file.keepsStyles { text.attributedText = stored.text } else { text.text = stored.text.string }
            text.selectedRange = NSRange(location: 0, length: 0)
            text.isEditable = stored.obstacle == nil
            problem = stored.obstacle.map { file.sentence($0) }
        } catch {
            // What cannot be read must not be written over.
            problem = NoteFile.sentence(error)
            file.url = nil
        }
        update()
    }

    /// Saves; where that would lose something the person is asked first.
    private func save(despite accepted: [Doubt] = []) {
        guard text.isEditable else { return }
        if file.url == nil { file.url = Self.newFile() }
        do {
            stored = try file.write(text.attributedText, as: stored, despite: accepted)
            (isEdited, problem) = (false, nil)
        } catch {
            problem = NoteFile.sentence(error)
            if case .isDoubtful(let doubt) = error { ask(doubt, accepted) }
        }
        update()
    }

    private func ask(_ doubt: Doubt, _ accepted: [Doubt]) {
        let (sentence, consent) = file.question(doubt)
        question.ask(sentence, consent) { [weak self] consents in
            if consents { self?.save(despite: accepted + [doubt]) }
        }
    }

    /// Saves before the program ends, when nobody can be asked any more: what cannot be saved without a question goes
    /// into a file of its own.
    func saveBeforeEnd() {
        guard isEdited else { return }
        if file.url == nil { file.url = Self.newFile() }
        do {
            stored = try file.write(text.attributedText, as: stored)
            isEdited = false
        } catch {
            isEdited = UnsavedCopy.write(text.attributedText, of: file) == nil
        }
    }

    /// A name beside the program that no file has yet.
    private static func newFile() -> URL {
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let names = (1...).lazy.map { folder.appendingPathComponent($0 == 1 ? "Note.note" : "Note \($0).note") }
        return names.first { !FileManager.default.fileExists(atPath: $0.path) } ?? folder
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
