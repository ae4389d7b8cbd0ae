import Foundation
import TextEngine

/// What a text field or a text view does for the session that edits its text.
@MainActor
protocol TextInputClient: AnyObject {
    /// Asks the delegate whether a change may be made. The range is in UTF-16 units of the text as it is.
    func session(_ session: TextInputSession, shouldChange range: NSRange, replacement: String) -> Bool
    /// The text was changed by the user; told after ``sessionSelectionDidChange(_:)``.
    func sessionTextDidChange(_ session: TextInputSession)
    /// The selection changed, by the user, by the program, or because the text did.
    func sessionSelectionDidChange(_ session: TextInputSession)
    /// The return key was used in a text of one line.
    func sessionDidReturn(_ session: TextInputSession)
    /// The place next to a caret on the screen, or `nil` at the end of the line.
    func session(_ session: TextInputSession, besides selection: TextSelection, isRight: Bool) -> TextSelection?
    /// Where the caret is, in the screen's points.
    var caretOnScreen: CGRect? { get }
}

/// The one door for text: the on-screen keyboard, a hardware keyboard, an input method, paste and undo all enter here.
///
/// It asks the delegate, keeps the text an input method has not decided, groups edits for undo, and tells its client
/// what happened, in the order that UIKit documents. Offsets are UTF-16 units.
@MainActor
final class TextInputSession {
    unowned let client: any TextInputClient
    private(set) var editor = TextEditor()
    /// Whether the text may have more than one line. Without it line ends are taken out of what is inserted.
    let allowsLineBreaks: Bool
    /// Whether the text is secret: it cannot be copied, and undo does not remember it.
    var isSecure = false {
        didSet { if isSecure, !oldValue { editor.undoLog.clear() } }
    }
    /// The next insertion replaces the whole text, as it does in a secret field that is entered again.
    var replacesAll = false
    /// What was done to ranges of the text, for whoever keeps attributes beside it.
    var didReplace: ((EditResult) -> Void)?

    /// More than any person types into a field; a paste beyond it is cut.
    static let lineLimit = 1 << 20

    init(client: any TextInputClient, allowsLineBreaks: Bool) {
        self.client = client
        self.allowsLineBreaks = allowsLineBreaks
        editor.maximumCount = allowsLineBreaks ? 16 << 20 : Self.lineLimit
    }

    private var time: Double { UIApplication.shared.time }

    // MARK: Reading

    /// The text.
    var text: String { editor.text.string(in: 0..<length) }
    /// The length of the text.
    var length: Int { editor.text.utf16Count }
    /// What is selected.
    var selectedRange: Range<Int> { editor.selection.range }
    /// What is selected, with its direction and the caret's side.
    var selection: TextSelection { editor.selection }
    /// What an input method has not decided yet.
    var markedRange: Range<Int>? { editor.markedRange }
    /// Where the caret is, in the screen's points.
    var caretOnScreen: CGRect? { client.caretOnScreen }

    // MARK: The user's edits

    /// Inserts what was typed. A line end in a text of one line is the return key.
    func insertText(_ text: String) {
        if !allowsLineBreaks, text == "\n" || text == "\r" || text == "\r\n" { return insertReturn() }
        let text = insertable(text)
        guard !text.isEmpty else { return }
        perform(editor.insertion(of: Rope(text), kind: .typing), replacement: text)
    }

    /// The return key.
    func insertReturn() {
        if editor.markedRange != nil { unmark() }
        guard !allowsLineBreaks else { return perform(editor.insertion(of: Rope("\n"), kind: .typing), replacement: "\n") }
        client.sessionDidReturn(self)
    }

    /// Deletes the selection, or a step from the caret. Where there is nothing to delete nothing is asked.
    func delete(_ direction: CaretDirection, by step: CaretStep = .cluster) {
        guard let edit = editor.deletion(direction, by: step) else { return }
        perform(edit, replacement: "")
    }

    /// Puts text that an input method has not decided yet in the place of what it showed before.
    func setMarkedText(_ text: String, selectedRange: NSRange) {
        guard !text.isEmpty else {
            if let edit = editor.discarding() { perform(edit, replacement: "") }
            return
        }
        let text = insertable(text)
        let inner = Self.clamped(selectedRange, to: text.utf16.count)
        perform(editor.composition(of: Rope(text), selecting: inner), replacement: text)
    }

    /// Deletes everything, as a button does that has asked already.
    func clear() {
        guard length > 0 else { return }
        changeByProgram(Edit(replacing: 0..<length, with: Rope(), kind: .replace))
    }

    /// Decides the marked text as it is.
    func unmark() {
        editor.commitMarkedText()
    }

    /// Inserts the clipboard's text in the place of the selection.
    func paste() {
        guard let string = UIPasteboard.general.string else { return }
        let text = insertable(string)
        guard !text.isEmpty else { return }
        perform(editor.insertion(of: Rope(text), kind: .paste), replacement: text)
    }

    /// Copies the selection. Secret text stays where it is.
    func copy() {
        guard !isSecure, !selectedRange.isEmpty else { return }
        UIPasteboard.general.string = editor.text.string(in: selectedRange)
    }

    /// Copies the selection and deletes it. Secret text stays where it is.
    func cut() {
        guard !isSecure, !selectedRange.isEmpty else { return }
        copy()
        perform(Edit(replacing: selectedRange, with: Rope(), kind: .paste), replacement: "")
    }

    /// Takes the last group of edits back. The delegate is told but not asked.
    func undo() {
        report { editor.undo() }
    }

    /// Makes the last group that was undone again. The delegate is told but not asked.
    func redo() {
        report { editor.redo() }
    }

    /// Whether there is something to undo.
    var canUndo: Bool { editor.undoLog.canUndo }
    /// Whether there is something to redo.
    var canRedo: Bool { editor.undoLog.canRedo }

    /// Forgets what could be undone.
    func forgetUndo() {
        editor.undoLog.clear()
    }

    private func report(_ change: () -> [EditResult]) {
        let results = change()
        guard !results.isEmpty else { return }
        for result in results { didReplace?(result) }
        client.sessionSelectionDidChange(self)
        client.sessionTextDidChange(self)
    }

    /// Asks, changes, and tells.
    private func perform(_ edit: Edit, replacement: String) {
        guard client.session(self, shouldChange: NSRange(edit.range), replacement: replacement) else { return }
        var edit = edit
        if replacesAll {
            // The delegate saw the ordinary range, as it does on iOS; it reads the text afterwards.
            edit.range = 0..<length
            edit.selection = nil
            replacesAll = false
        }
        apply(edit)
        client.sessionSelectionDidChange(self)
        client.sessionTextDidChange(self)
    }

    private func apply(_ edit: Edit) {
        let result = editor.apply(edit, at: time)
        if isSecure { editor.undoLog.clear() }
        didReplace?(result)
    }

    /// What of a text can be inserted: in a text of one line, line ends become blanks between words and vanish at the
    /// ends; the character NUL, which C's strings end at, is left out.
    private func insertable(_ text: String) -> String {
        guard !allowsLineBreaks else { return text.replacingOccurrences(of: "\0", with: "") }
        guard text.contains(where: { $0.isNewline || $0 == "\0" }) else { return text }
        let lines = text.replacingOccurrences(of: "\0", with: "").split(whereSeparator: \.isNewline)
        return lines.joined(separator: " ")
    }

    // MARK: The program's edits

    /// Sets the whole text. The caret goes to the end; the delegate is not asked.
    func setText(_ text: String) {
        let rope = Rope(text)
        apply(
            Edit(
                replacing: 0..<length, with: rope, kind: .programmatic,
                selection: TextSelection(caret: rope.utf16Count)))
        replacesAll = false
    }

    /// Inserts text as a program does: the delegate is not asked, but told.
    func insertByProgram(_ text: String) {
        let text = insertable(text)
        guard !text.isEmpty || !selectedRange.isEmpty else { return }
        changeByProgram(editor.insertion(of: Rope(text), kind: .replace))
    }

    /// Deletes as a program does: the delegate is not asked, but told.
    func deleteByProgram() {
        guard let edit = editor.deletion(.backward, by: .cluster) else { return }
        changeByProgram(edit)
    }

    /// Replaces a range as a program does: the delegate is not asked, but told.
    func replaceByProgram(_ range: Range<Int>, with text: String) {
        changeByProgram(Edit(replacing: editor.clampedRange(range), with: Rope(insertable(text)), kind: .replace))
    }

    private func changeByProgram(_ edit: Edit) {
        var edit = edit
        if replacesAll {
            edit.range = 0..<length
            replacesAll = false
        }
        apply(edit)
        client.sessionSelectionDidChange(self)
        client.sessionTextDidChange(self)
    }

    // MARK: Selection

    /// Selects. Ranges are brought into the text and to the borders of characters.
    func select(_ selection: TextSelection) {
        let before = editor.selection
        editor.select(selection)
        guard editor.selection != before else { return }
        if editor.markedRange != nil { editor.commitMarkedText() }
        client.sessionSelectionDidChange(self)
    }

    /// Moves the caret to the left or the right as it is seen on the screen.
    func moveAcross(isRight: Bool, by step: CaretStep, isExtending: Bool) {
        let selection = editor.selection
        if step == .cluster {
            if !selection.isCaret, !isExtending {
                let edge = client.session(self, besides: selection, isRight: isRight) ?? selection
                return select(TextSelection(caret: edge.head, affinity: edge.affinity))
            }
            let caret = TextSelection(caret: selection.head, affinity: selection.affinity)
            guard let next = client.session(self, besides: caret, isRight: isRight) else {
                if !isExtending { select(caret) }
                return
            }
            let anchor = isExtending ? selection.anchor : next.head
            select(TextSelection(anchor: anchor, head: next.head, affinity: next.affinity))
        } else {
            move(isRight ? .forward : .backward, by: step, isExtending: isExtending)
        }
    }

    /// Moves the caret in the order in which text is stored.
    func move(_ direction: CaretDirection, by step: CaretStep, isExtending: Bool) {
        let before = editor.selection
        editor.moveCaret(direction, by: step, isExtending: isExtending)
        if editor.selection != before { client.sessionSelectionDidChange(self) }
    }

    /// Selects everything.
    func selectAll() {
        select(TextSelection(0..<length))
    }

    /// The word at an offset, or the blanks or the single character there.
    func wordRange(at offset: Int, affinity: TextSelection.Affinity) -> Range<Int> {
        WordBreaker.wordRange(at: offset, affinity: affinity, in: editor.text)
    }

    private static func clamped(_ range: NSRange, to length: Int) -> Range<Int> {
        let start = min(max(0, range.location == NSNotFound ? length : range.location), length)
        let (end, overflows) = start.addingReportingOverflow(max(0, range.length))
        return start..<min(overflows ? length : end, length)
    }
}
