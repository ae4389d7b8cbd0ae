import Foundation
import TextEngine

/// The one door for text: what an ``InputContext`` makes of keys, paste and undo all enter here.
///
/// It asks the delegate, keeps the text an input method has not decided, groups edits for undo, and tells its client
/// what happened, in the order that UIKit documents. Offsets are UTF-16 units.
///
/// What is asked and told may do anything: change the text again, end the editing, drop the client. So nothing that was
/// read before a callback is believed after it.
@MainActor
final class TextInputSession {
    /// Who shows the text. Not kept: a callback may drop the field that is being typed into.
    var client: (any TextInputClient)? { lifetime.isOver ? nil : storedClient }
    // As in an UnkeptReference, which can be to a class alone.
    private unowned(unsafe) let storedClient: any TextInputClient
    private let lifetime: Lifetime
    /// The text. Changed by the session's extensions only.
    var editor = TextEditor()
    /// Whether the text may have more than one line. Without it line ends are taken out of what is inserted.
    let allowsLineBreaks: Bool

    /// Whether the text is secret: it cannot be copied, its words are not told apart, and undo does not remember it.
    @exclusivity(unchecked) var isSecure = false {
        didSet {
            guard isSecure != oldValue else { return }
            if isSecure { editor.undoLog.clear() }
            wasSecure = !isSecure && length > 0
            // A secret field begins anew when it is made one in the middle of editing; a text that was made
            // visible is being corrected.
            startsOver = isSecure && isActive && length > 0 && !staysSecret
        }
    }
    /// Whether the text was secret and is shown now. An empty one no longer counts.
    private var wasSecure = false
    /// Whether the text is a secret, shown or not: "show password" changes what is seen and not what it is. Input methods
    /// know nothing of it and offer nothing for it, and it is typed as the keys say.
    var isSecret: Bool { isSecure || wasSecure || staysSecret }
    /// Whether the text is a secret whatever is seen of it: a person shows and hides it.
    var staysSecret = false
    /// Whether a person can neither copy nor cut the text. What the program has shown they can.
    var keepsText: Bool { isSecure || staysSecret }
    /// The next insertion replaces the whole text. Set back by that, and when the selection changes.
    var clearsOnInsertion = false {
        didSet { if clearsOnInsertion != oldValue, isActive { client?.sessionShowsSelection(self) } }
    }
    /// Whether that is so now: only while the text is edited.
    var replacesAll: Bool { clearsOnInsertion && isActive }
    /// The next edit replaces the whole text: a secret is entered again.
    private(set) var startsOver = false
    /// Whether the text is being edited.
    private(set) var isActive = false
    /// The attributes of what is typed next; `nil` for those of the text that it continues. Set back when the text or the
    /// selection changes, but where a text view is emptied: then they are those that its text had.
    var typingAttributes: TextAttributes?
    /// Decides what is pasted.
    weak var pasteDelegate: (any UITextPasteDelegate)?
    /// Drags what is selected.
    lazy var dragging = TextDragging(self)
    /// Puts in what is dropped.
    lazy var dropping = TextDropping(self)
    /// The drop that is being made.
    var drop: Drop?
    /// Is told of changes that no keyboard makes.
    weak var inputDelegate: (any UITextInputDelegate)?
    /// The looks of what an input method has shown last, if it has given any.
    @exclusivity(unchecked) var markedLooks: AttributedRope?
    /// Is told that the text is about to be changed, with the range that is replaced if it is known.
    @exclusivity(unchecked) var willReplace: ((Range<Int>?) -> Void)?
    /// Is told what was done to the text: what shows it follows it edit by edit.
    @exclusivity(unchecked) var didReplace: ((EditResult) -> Void)?
    /// Makes what is copied of what is to be copied; `nil` for the same.
    var copying: ((AttributedRope) -> AttributedRope)?
    /// How the text is read and shown; `nil` for as it is typed.
    @exclusivity(unchecked) var format: (any TextFormat)?
    /// What a program suggests while the text is edited.
    var suggestions: [UIInputSuggestion] = []
    /// How the word at the caret may go on, as was last said; it may be of another text (``prediction``).
    var predicted: TextPrediction?
    /// Whether what stands before the text stays where a person deletes or cuts it.
    var keepsLeads = false

    /// Is told that what was typed can be undone by itself.
    var undoGroupDidBegin: (() -> Void)?
    /// Whether what is typed can be undone.
    var recordsUndo: Bool {
        get { editor.undoLog.isRecording }
        set { editor.undoLog.isRecording = newValue }
    }

    /// What a key was allowed to do, while it is on its way through the client's public function.
    var allowed: AllowedEdit?
    /// How often something has selected or has set the text, whether or not that made it another selection. A touch that
    /// begins the editing finds out by it whether whoever heard of that has said what is to be selected.
    private(set) var selectingCount = 0
    /// How many callbacks are running inside each other.
    private var depth = 0

    /// Callbacks that change the text, and are called for it, and change the text: beyond this nobody is told.
    static let depthLimit = 16
    /// More than any person types into a field; a paste beyond it is cut.
    static let lineLimit = 1 << 20
    /// The memory for what can be undone in a field, in bytes: a form has many, and each is filled in once.
    static let lineUndoCapacity = 1 << 17
    /// More than any person reads in a text view; a paste beyond it is cut.
    static let textLimit = 16 << 20

    init(client: any TextInputClient, allowsLineBreaks: Bool) {
        (storedClient, lifetime) = (client, client.lifetime)
        self.allowsLineBreaks = allowsLineBreaks
        editor.maximumCount = allowsLineBreaks ? Self.textLimit : Self.lineLimit
        if !allowsLineBreaks { editor.undoLog.capacity = Self.lineUndoCapacity }
    }

    // MARK: Reading

    /// The text, without what stands before it.
    var text: String { rope.string(in: editor.leadCount..<length) }
    /// The text as it is stored. Read from the stored properties: a function of the editor would copy all of it.
    var rope: Rope { editor.content.text }
    /// The length of the text.
    var length: Int { rope.utf16Count }
    /// What is selected.
    var selectedRange: Range<Int> { editor.selection.range }
    /// What is selected, with its direction and the caret's side.
    var selection: TextSelection { editor.selection }
    /// What an input method has not decided yet.
    var markedRange: Range<Int>? { editor.markedRange }
    /// Where the caret is, in the screen's points.
    var caretOnScreen: CGRect? { client?.caretOnScreen }
    /// Whether there is something to undo.
    var canUndo: Bool { editor.undoLog.canUndo }
    /// Whether there is something to redo.
    var canRedo: Bool { editor.undoLog.canRedo }
    /// The number of the group that is undone next.
    var undoNumber: Int? { editor.undoLog.undoNumber }
    /// The number of the group that is redone next.
    var redoNumber: Int? { editor.undoLog.redoNumber }

    /// How many groups can be undone.
    var undoCount: Int { editor.undoLog.undoCount }
    /// How many groups can be redone.
    var redoCount: Int { editor.undoLog.redoCount }
    /// What is undone next.
    var nextUndo: UndoLog.Deed? { editor.undoLog.nextUndo }
    /// What is redone next.
    var nextRedo: UndoLog.Deed? { editor.undoLog.nextRedo }
    /// The words that the text's application speaks.
    var words: Words? { (client as? UIResponder)?.words }

    /// The attributes of what is typed next.
    var attributesOfTyping: TextAttributes {
        typingAttributes ?? editor.attributes(continuing: editor.markedRange ?? selectedRange)
    }

    // MARK: Editing begins and ends

    /// Editing begins.
    func begin() {
        isActive = true
        // A secret that is entered again is entered anew; the delegate is not asked to clear.
        startsOver = isSecure && length > 0
    }

    /// Editing ends: what is not decided is decided, and a secret leaves nothing that could be undone.
    func end() {
        unmark()
        isActive = false
        keepText()
        // An empty text view has nothing else to tell what it is written in.
        if length > editor.leadCount || !allowsLineBreaks { typingAttributes = nil }
        if isSecure { forgetUndo() }
    }

    /// Forgets what could be undone.
    func forgetUndo() {
        editor.undoLog.clear()
    }

    /// The number of a change that is not of the text and can be undone too.
    func takeUndoNumber() -> Int { editor.undoLog.takeNumber() }

    /// Something else was changed: what could be redone is forgotten.
    func forgetRedo() { editor.undoLog.forgetRedo() }

    /// Begins a group of changes, of the text and others, that has a number.
    func beginUndoGroup(_ number: Int) { editor.undoLog.beginGroup(number: number) }

    /// Ends it.
    func endUndoGroup() { editor.undoLog.endGroup() }

    /// Lets no more than so many groups be undone; any number with 0.
    func limitUndo(to levels: Int) { editor.undoLog.groupLimit = levels > 0 ? levels : UndoLog.usualGroupLimit }

    /// Forgets what is kept beside the text.
    func forgetText() {
        forgetUndo()
        predicted = nil
        if markedRange == nil { markedLooks = nil }
    }

    // MARK: Changing

    private var time: Double { client?.application?.time ?? 0 }

    /// Changes the text and shows it. Tells nobody.
    func apply(_ edit: consuming Edit) {
        if edit.attributes == nil, let typing = typingAttributes, !edit.replacement.isEmpty {
            edit.attributes = AttributeRuns(utf16Count: edit.replacement.utf16Count, value: typing)
        }
        let goingOn = edit.replacement.isEmpty && empties(edit.range) ? looks(of: edit.range) : nil
        willReplace?(edit.range)
        let undoGroupDidBegin = undoGroupDidBegin
        let number = undoGroupDidBegin == nil ? nil : undoNumber
        let result = editor.apply(edit, at: time)
        typingAttributes = goingOn
        if isSecure { editor.undoLog.clear() }
        forgetEmptySecret()
        didReplace?(result)
        client?.sessionShowsText(self)
        if let undoGroupDidBegin, let undoNumber, undoNumber > number ?? 0 { undoGroupDidBegin() }
    }

    /// Whether nothing is left of a text view's text without a range. A field has looks of its own.
    private func empties(_ range: Range<Int>) -> Bool {
        allowsLineBreaks && !range.isEmpty && range.lowerBound <= editor.leadCount && range.upperBound == length
    }

    /// What a text view that is emptied goes on with: the looks that its text was written in, but not where it led to.
    private func looks(of range: Range<Int>) -> TextAttributes? {
        var values = (typingAttributes ?? editor.attributes(continuing: range)).values
        values[.link] = nil
        return values.isEmpty ? nil : TextAttributes(values)
    }

    /// What is typed into a text that was emptied is another one.
    private func forgetEmptySecret() {
        if length == 0 { wasSecure = false }
    }

    /// Undoes or redoes, as far as the delegate allows what that makes of the text; shows it and tells.
    func revert(_ change: (inout TextEditor) -> [EditResult]) {
        var changed = editor
        guard let client, let whole = EditResult(joining: change(&changed)) else { return }
        let revision = editor.revision
        let lead = changed.leadCount
        let shown = max(whole.newRange.lowerBound, lead)..<max(whole.newRange.upperBound, lead)
        let replacement = changed.content.text.string(in: shown)
        guard client.session(self, shouldChange: NSRange(whole.replacedRange), replacement: replacement),
            editor.revision == revision
        else { return }
        report(change)
    }

    private func report(_ change: (inout TextEditor) -> [EditResult]) {
        changingText {
            willReplace?(nil)
            let all = editor.leadCount..<length
            let goingOn = empties(all) ? looks(of: all) : nil
            guard let whole = EditResult(joining: change(&editor)) else { return }
            typingAttributes = length == editor.leadCount ? goingOn : nil
            forgetEmptySecret()
            didReplace?(whole)
            client?.sessionShowsText(self)
        }
        tellChange()
    }

    /// Whether the next edit replaces everything. Asked once: it does so no longer. What a program inserts while the text
    /// is not edited replaces nothing.
    func takeStartingOver(isInsertion: Bool) -> Bool {
        guard isActive else { return false }
        defer { keepText() }
        return willStartOver(isInsertion: isInsertion)
    }

    /// Whether the next edit replaces everything.
    func willStartOver(isInsertion: Bool) -> Bool {
        isActive && (startsOver || (isInsertion && clearsOnInsertion))
    }

    /// Nothing is to be replaced, as by another text that was set.
    func keepText() {
        startsOver = false
        clearsOnInsertion = false
    }

    /// The next edit is to do again what it was to do when an earlier text was shown.
    func restart(startsOver: Bool, clearsOnInsertion: Bool) {
        (self.startsOver, self.clearsOnInsertion) = (startsOver, clearsOnInsertion)
    }

    /// Somebody selects, or sets the text.
    func noteSelecting() {
        selectingCount += 1
    }

    // MARK: Telling

    /// Tells that the text was changed, and the selection with it.
    func tellChange() {
        tellSelection()
        tell { $0.sessionTellsText(self) }
    }

    /// Tells that the selection changed: a text view's delegate always, since its text can be selected without being
    /// edited, a field's while it is edited.
    func tellSelection() {
        guard isActive || allowsLineBreaks else { return }
        tell { $0.sessionTellsSelection(self) }
    }

    /// Tells, unless callbacks run too deep inside each other.
    func tell(_ body: (any TextInputClient) -> Void) {
        guard depth < Self.depthLimit, let client else { return }
        depth += 1
        defer { depth -= 1 }
        body(client)
    }
}
