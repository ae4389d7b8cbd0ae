import Foundation
import TextEngine

/// The text of text views as an attributed string that can be changed: what is done to it is seen in the view, and what
/// is typed into the view is done to it.
///
/// It is a whole attributed string of its own, so that everything that takes one takes it. A view keeps its text in a
/// store that is made for long texts, and a storage beside it only once somebody has asked for it
/// (``UITextView/textStorage``): from then on each edit is made twice, and in texts of many megabytes the second time is
/// the slower one.
///
/// `mutableString` gives a string whose changes come here; they are attributed like the text around them.
///
/// A subclass may keep its text elsewhere, as on iOS: it overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` with a string and `setAttributes(_:range:)`, and calls
/// ``edited(_:range:changeInLength:)`` in the last two. Such subclasses, and those that colour the text in
/// ``processEditing()``, are read and written through these functions only; the other mutators and readers call them.
/// What Foundation reads without calling them, as `NSAttributedString(attributedString:)` does, is the text as it was when edits were
/// processed last: this class keeps it beside the subclass's own.
open class NSTextStorage: NSMutableAttributedString {
    /// What was edited.
    public struct EditActions: OptionSet, Hashable, Sendable {
        /// One bit an action.
        public let rawValue: UInt
        /// Creates actions from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes were changed.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters were changed.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// Posted before layout managers hear of an edit; its object is the storage.
    public static let willProcessEditingNotification =
        Notification.Name("NSTextStorageWillProcessEditingNotification")
    /// Posted after an edit was processed and before layout managers hear of it; its object is the storage.
    public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

    /// What was edited since the last processing.
    open private(set) var editedMask: EditActions = []
    /// What was edited since the last processing, in UTF-16 units of the text as it is; `NSNotFound` for nothing.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// By how many UTF-16 units the text has grown since the last processing.
    open private(set) var changeInLength = 0
    /// Is told before and after edits are processed. It is not kept.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// Who lays the text out.
    open private(set) var layoutManagers: [NSLayoutManager] = []

    /// Creates an empty storage.
    public init() {
        super.init(string: "")
    }

    /// Creates a storage with a text.
    public override init(string str: String) {
        super.init(string: str)
    }

    /// Creates a storage with a text that has the same attributes everywhere.
    public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: str, attributes: attrs)
    }

    /// Creates a storage with a copy of a text.
    public override init(attributedString attrStr: NSAttributedString) {
        super.init(attributedString: attrStr)
    }

    /// Unarchives a storage, as an attributed string is.
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    /// Counts the edits.
    private(set) var revision = 0
    private var depth = 0
    private var isProcessing = false
    /// A subclass leaves the text where this class has it.
    private var inheritsText = false
    /// The text that this class has was brought in step since edits are processed.
    private var isTextKept = false
    /// The view's edit that is on its way here.
    private var mirrored: MirroredEdit?

    // MARK: Layout managers

    /// Adds someone who lays the text out.
    open func addLayoutManager(_ layoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === layoutManager }) else { return }
        layoutManagers.append(layoutManager)
        onMainActor { storage in
            layoutManager.storage?.removeLayoutManager(layoutManager)
            layoutManager.storageDidChange(to: storage)
        }
    }

    /// Removes someone who lays the text out.
    open func removeLayoutManager(_ layoutManager: NSLayoutManager) {
        guard let index = layoutManagers.firstIndex(where: { $0 === layoutManager }) else { return }
        layoutManagers.remove(at: index)
        onMainActor { _ in layoutManager.storageDidChange(to: nil) }
    }

    // MARK: Editing

    /// Several edits follow, which are processed together. Calls may be nested.
    open override func beginEditing() {
        depth += 1
    }

    /// The edits are over and are processed.
    open override func endEditing() {
        guard depth > 0 else { return }
        depth -= 1
        if depth == 0 { processIfEdited() }
    }

    /// Takes note of an edit, tells the layout managers where the text stands that is edited, and processes it unless
    /// more are announced. The mutators call it.
    /// - Parameters:
    ///   - range: What was edited, in UTF-16 units of the text before the edit. Layout managers are not told of a range
    ///     that would lie outside the text as it is.
    ///   - delta: By how many units it has grown.
    open func edited(_ editedMask: EditActions, range: NSRange, changeInLength delta: Int) {
        revision += 1
        let newLength = max(0, range.length + delta)
        let isInside = range.location >= 0 && range.location <= length - newLength
        if isInside, !layoutManagers.isEmpty {
            onMainActor { $0.tellManagers(editedMask, range: range, newLength: newLength) }
        }
        if editedMask.contains(.editedCharacters) { mirrored?.hasArrived = true }
        self.editedMask.formUnion(editedMask)
        var new = NSRange(location: range.location, length: newLength)
        if editedRange.location != NSNotFound {
            var old = editedRange
            // What was edited before has moved with this edit.
            if range.location + range.length <= old.location {
                old.location += delta
            } else if range.location < old.location + old.length {
                old.length = max(0, old.length + delta)
            }
            new = old.union(new)
        }
        editedRange = new
        changeInLength += delta
        if depth == 0 { processIfEdited() }
    }

    @MainActor
    private func tellManagers(_ mask: EditActions, range: NSRange, newLength: Int) {
        let revision = revision
        for manager in layoutManagers where self.revision == revision {
            let author = mirrored.flatMap { $0.manager == ObjectIdentifier(manager) ? $0 : nil }
            switch (author, mask.contains(.editedCharacters)) {
            case (nil, true): manager.storage(self, didReplace: range, newLength: newLength)
            case (nil, false): manager.storage(self, didRestyle: range)
            case (let author?, true): tell(manager, of: range, newLength: newLength, insteadOf: author)
            case (_, false): break
            }
        }
        if self.revision != revision { bringManagersInStep() }
    }

    /// A program has edited the text while it was told of an edit, so that some have heard of edits in another order than they
    /// were made, or not of all.
    @MainActor
    func bringManagersInStep() {
        var known: Int
        repeat {
            known = revision
            for manager in layoutManagers where revision == known { manager.bringInStep(with: self) }
        } while revision != known
    }

    /// Tells whose view's edit is on its way here what came of it: a subclass may put in something else than what was asked
    /// for, or somewhere else, or nothing.
    @MainActor
    private func tell(_ manager: NSLayoutManager, of range: NSRange, newLength: Int, insteadOf edit: MirroredEdit) {
        guard isSubclass else { return }
        let (shown, new) = edit.places(of: range, newLength: newLength)
        if new.location + new.length <= length { manager.storage(self, didAmend: shown, to: new) }
    }

    private func processIfEdited() {
        // What a delegate changes while edits are processed belongs to the same processing.
        guard !editedMask.isEmpty, !isProcessing else { return }
        isProcessing = true
        isTextKept = false
        keepInheritedText()
        processEditing()
        isProcessing = false
        keepInheritedText()
        (editedMask, changeInLength) = ([], 0)
        editedRange = NSRange(location: NSNotFound, length: 0)
    }

    /// Tells the observers and the delegate, and then the layout managers, what was edited. The delegate may change
    /// characters and attributes before, and attributes after it was processed.
    open func processEditing() {
        let center = NotificationCenter.default
        center.post(name: Self.willProcessEditingNotification, object: self)
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        fixAttributes(in: editedRange)
        keepInheritedText()
        center.post(name: Self.didProcessEditingNotification, object: self)
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        guard !layoutManagers.isEmpty else { return }
        let paragraphs = isSubclass ? editedParagraphs : nil
        if let paragraphs { keepInheritedAttributes(in: paragraphs) }
        onMainActor { storage in
            for manager in storage.layoutManagers {
                if let paragraphs { manager.storage(storage, didRestyle: paragraphs) }
                manager.processEditing(
                    for: storage, edited: storage.editedMask, range: storage.editedRange,
                    changeInLength: storage.changeInLength, invalidatedRange: storage.editedRange)
            }
        }
    }

    /// Foundation reads the text that this class inherits where it is given an attributed string, and asks no override. What was edited
    /// is brought in step with the subclass's own text; all of it where the rest cannot be as it was.
    private func keepInheritedText() {
        guard isSubclass, !inheritsText else { return }
        let (known, now, edited) = (super.length, length, editedRange)
        let old = NSRange(location: edited.location, length: edited.length - (now - known))
        let isInStep = isTextKept || known + changeInLength == now
        isTextKept = true
        guard isInStep, edited.location <= now - edited.length, old.length >= 0, old.location + old.length <= known
        else {
            replaceInherited(NSRange(location: 0, length: known), with: wholePart)
            return
        }
        if editedMask.contains(.editedCharacters) {
            replaceInherited(old, with: part(edited))
        } else {
            keepInheritedAttributes(in: edited)
        }
    }

    /// The same for attributes that a subclass may have given its text without a word.
    private func keepInheritedAttributes(in range: NSRange) {
        guard !inheritsText, super.length == length else { return }
        forEachRun(in: range) { run, values in super.setAttributes(values, range: run) }
    }

    /// The paragraphs that were edited, in a storage that keeps its text elsewhere. It may colour it there and say nothing: on iOS they
    /// are read again when they are laid out.
    private var editedParagraphs: NSRange? {
        let text = NSString(string: string)
        guard editedRange.location >= 0, editedRange.location + editedRange.length <= text.length else { return nil }
        return text.paragraphRange(for: editedRange)
    }

    // MARK: Attributes

    /// Completes the attributes of what was edited: is called while edits are processed, before they are said to be. Does nothing; a
    /// subclass may change attributes here. Every font has all letters that there are, by those beside it.
    open func fixAttributes(in range: NSRange) {}
    /// Attributes are always complete. Always `false`.
    open var fixesAttributesLazily: Bool { false }
    /// Does nothing: attributes are always complete.
    open func invalidateAttributes(in range: NSRange) {}
    /// Does nothing: attributes are always complete.
    open func ensureAttributesAreFixed(in range: NSRange) {}

    // MARK: Inherited text

    /// Replaces a range of the text that this class inherits, whose attributes what comes takes over.
    private func replaceInherited(_ range: NSRange, with text: String) {
        guard ClusterRange.cuts(range, in: super.string) else { return super.replaceCharacters(in: range, with: text) }
        // A cluster that is cut has a unit before the range or in it.
        let place = range.length > 0 ? range.location : range.location - 1
        let attributes = super.attributes(at: place, effectiveRange: nil)
        replaceInherited(range, with: NSAttributedString(string: text, attributes: attributes))
    }

    /// Replaces a range of the text that this class inherits.
    ///
    /// Foundation's strings on Linux replace whole grapheme clusters where a range cuts one: the letter too, where its accent alone is
    /// meant. So they are given whole ones, with what stays of them around what comes.
    private func replaceInherited(_ range: NSRange, with text: NSAttributedString) {
        guard let cut = ClusterRange(around: range, in: super.string) else {
            return super.replaceCharacters(in: range, with: text)
        }
        let whole = NSMutableAttributedString()
        func add(_ part: String, like place: Int) {
            guard !part.isEmpty else { return }
            let attributes = super.attributes(at: place, effectiveRange: nil)
            whole.append(NSAttributedString(string: part, attributes: attributes))
        }
        add(cut.head, like: cut.range.location)
        whole.append(text)
        add(cut.tail, like: range.location + range.length)
        super.replaceCharacters(in: cut.range, with: whole)
    }

    // MARK: Mutators

    // Of Foundation's mutators some call others and some do not; those below are all that reach the text.

    open override func replaceCharacters(in range: NSRange, with str: String) {
        inheritsText = true
        replaceInherited(range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        if isSubclass { return replace(range, with: attrString) }
        replaceInherited(range, with: attrString)
        let actions: EditActions = attrString.length > 0 ? [.editedCharacters, .editedAttributes] : .editedCharacters
        edited(actions, range: range, changeInLength: attrString.length - range.length)
    }

    open override func deleteCharacters(in range: NSRange) {
        if isSubclass { return replaceCharacters(in: range, with: "") }
        replaceInherited(range, with: "")
        edited(.editedCharacters, range: range, changeInLength: -range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        inheritsText = true
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        if isSubclass { return changeAttributes(in: range) { $0[name] = value } }
        super.addAttribute(name, value: value, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        if isSubclass { return changeAttributes(in: range) { $0.merge(attrs) { $1 } } }
        super.addAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        if isSubclass { return changeAttributes(in: range) { $0[name] = nil } }
        super.removeAttribute(name, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    /// The text as a string that can be changed; its changes are changes of the storage.
    open override var mutableString: NSMutableString { StorageString(self) }

    /// Managers and views belong to the main thread, and so does a storage that has some.
    private func onMainActor(_ body: @MainActor (NSTextStorage) -> Void) {
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated { body(storage) }
    }

    // MARK: The view's edits

    /// Follows an edit that was made in a view.
    /// - Parameter manager: Who knows of it.
    func mirror(_ range: NSRange, with text: NSAttributedString, actions: EditActions, of manager: NSLayoutManager) {
        guard range.location + range.length <= length else {
            // The view has edited a text that it has not heard all of: it has the storage's again when that is told.
            revision += 1
            return
        }
        // What is changed while the edit is processed is news to the view.
        beginEditing()
        mirrored = MirroredEdit(manager: ObjectIdentifier(manager), range: range, newLength: text.length)
        if isSubclass, actions == .editedAttributes, text.length == length, text.string == string {
            setAttributes(of: text)
        } else if isSubclass {
            let before = length
            replace(range, with: text)
            if let mirrored, !mirrored.hasArrived {
                let newLength = max(0, range.length + length - before)
                onMainActor { $0.tell(manager, of: range, newLength: newLength, insteadOf: mirrored) }
            }
        } else {
            replaceInherited(range, with: text)
            edited(actions, range: range, changeInLength: text.length - range.length)
        }
        mirrored = nil
        endEditing()
    }

    // MARK: Readers

    /// Whether the text may be kept elsewhere.
    var isSubclass: Bool { type(of: self) != NSTextStorage.self }

    /// The length of the text, in UTF-16 units.
    open override var length: Int { isSubclass ? string.utf16.count : super.length }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? {
        guard isSubclass else { return super.attribute(attrName, at: location, effectiveRange: range) }
        return attributes(at: location, effectiveRange: range)[attrName]
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        guard isSubclass else {
            return super.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
        }
        let value = attributes(at: location, effectiveRange: nil)[attrName]
        range?.pointee = longestRange(at: location, in: rangeLimit) { [attrName] values in
            switch (values[attrName], value) {
            case (nil, nil): true
            case (let one?, let other?):
                AttributeDictionary([attrName: one]).isEqual(to: AttributeDictionary([attrName: other]))
            default: false
            }
        }
        return value
    }

    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        guard isSubclass else { return super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit) }
        let values = attributes(at: location, effectiveRange: nil)
        let compared = AttributeDictionary(values)
        range?.pointee = longestRange(at: location, in: rangeLimit) { AttributeDictionary($0).isEqual(to: compared) }
        return values
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        isSubclass ? part(range) : super.attributedSubstring(from: range)
    }

    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard isSubclass else {
            return super.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
        }
        part(enumerationRange).enumerateAttribute(
            attrName, in: NSRange(location: 0, length: enumerationRange.length), options: opts
        ) { block($0, NSRange(location: enumerationRange.location + $1.location, length: $1.length), $2) }
    }

    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard isSubclass else { return super.enumerateAttributes(in: enumerationRange, options: opts, using: block) }
        part(enumerationRange).enumerateAttributes(
            in: NSRange(location: 0, length: enumerationRange.length), options: opts
        ) { block($0, NSRange(location: enumerationRange.location + $1.location, length: $1.length), $2) }
    }

    open override func copy(with zone: NSZone? = nil) -> Any { isSubclass ? wholePart : super.copy(with: zone) }

    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        isSubclass ? NSMutableAttributedString(attributedString: wholePart) : super.mutableCopy(with: zone)
    }

    private var wholePart: NSAttributedString { part(NSRange(location: 0, length: length)) }
}

/// Is told what happens to a text storage. All methods have defaults.
public protocol NSTextStorageDelegate: AnyObject {
    /// Edits are about to be processed. Characters and attributes may be changed.
    /// - Parameters:
    ///   - editedRange: What was edited, in UTF-16 units of the text as it is.
    ///   - delta: By how many units the text has grown.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Edits were processed. Attributes may be changed, and no characters.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
