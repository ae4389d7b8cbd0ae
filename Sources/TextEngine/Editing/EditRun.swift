/// Edits that follow each other so closely that they are one change, and one undo takes them all back.
struct EditRun: Sendable {
    private enum Kind {
        case typing
        case deletingBackward
        case deletingForward
        /// One deletion, which any of the two may continue.
        case deleting
        case composition
    }

    private let kind: Kind
    /// When the last of the edits was made, in seconds.
    private let time: Double
    /// Whether the last unit put in is a blank or a terminator.
    private let endsWithBlank: Bool
    /// What all of them amount to.
    private(set) var change: UndoChange

    /// A run that begins with `edit`; nil for a kind of edit that stands alone.
    init?(_ edit: Edit, change: UndoChange, at time: Double) {
        switch edit.kind {
        case .typing: self.init(.typing, edit, change: change, at: time)
        case .deleting: self.init(.deleting, edit, change: change, at: time)
        case .composition: self.init(.composition, edit, change: change, at: time)
        case .paste, .replace, .programmatic: return nil
        }
    }

    private init(_ kind: Kind, _ edit: Edit, change: UndoChange, at time: Double) {
        self.kind = kind
        self.time = time
        self.change = change
        let text = edit.replacement
        endsWithBlank = !text.isEmpty && Self.isBlank(text[text.utf16Count - 1])
    }

    /// The run with one more edit, in whose range `removed` stood, or nil if that begins something new.
    func continued(by edit: Edit, removed: AttributedRope, at time: Double, pause: Double) -> EditRun? {
        if kind == .composition { return composing(edit, at: time) }
        guard !(time - self.time > pause) else { return nil }
        return switch edit.kind {
        case .typing: typing(edit, at: time)
        case .deleting: deleting(edit, removed: removed, at: time)
        case .composition, .paste, .replace, .programmatic: nil
        }
    }

    /// What was put in has been moved.
    mutating func move(to change: UndoChange) {
        self.change = change
    }

    /// Typing goes on where it was, until a word begins behind a blank.
    private func typing(_ edit: Edit, at time: Double) -> EditRun? {
        guard kind == .typing, edit.range == change.range.upperBound..<change.range.upperBound,
            !edit.replacement.isEmpty
        else { return nil }
        if endsWithBlank && !Self.isBlank(edit.replacement[0]) { return nil }
        return extended(.typing, edit, at: time)
    }

    /// Deleting goes on beside what was deleted, in the direction that it has taken.
    private func deleting(_ edit: Edit, removed: AttributedRope, at time: Double) -> EditRun? {
        guard edit.replacement.isEmpty, change.range.isEmpty else { return nil }
        var text = change.removed
        if edit.range.upperBound == change.range.lowerBound && (kind == .deleting || kind == .deletingBackward) {
            text.replace(0..<0, with: removed)
            let start = edit.range.lowerBound
            return EditRun(.deletingBackward, edit, change: UndoChange(range: start..<start, removed: text), at: time)
        }
        if edit.range.lowerBound == change.range.lowerBound && (kind == .deleting || kind == .deletingForward) {
            text.replace(text.utf16Count..<text.utf16Count, with: removed)
            return EditRun(.deletingForward, edit, change: UndoChange(range: change.range, removed: text), at: time)
        }
        return nil
    }

    /// A composition replaces what it put in itself, so nothing more is lost. It may rest as long as it likes, and ends
    /// when typing replaces it, which then may go on.
    private func composing(_ edit: Edit, at time: Double) -> EditRun? {
        guard edit.kind == .composition || edit.kind == .typing, !edit.range.isEmpty,
            change.range.lowerBound <= edit.range.lowerBound, edit.range.upperBound <= change.range.upperBound
        else { return nil }
        return extended(edit.kind == .typing ? .typing : .composition, edit, at: time)
    }

    /// The run with an edit inside, or at the end, of what it has put in.
    private func extended(_ kind: Kind, _ edit: Edit, at time: Double) -> EditRun {
        let end = change.range.upperBound - edit.range.count + edit.replacement.utf16Count
        let longer = UndoChange(range: change.range.lowerBound..<end, removed: change.removed)
        return EditRun(kind, edit, change: longer, at: time)
    }

    private static func isBlank(_ unit: UInt16) -> Bool {
        WordBreaker.isBlank(unit) || LineTerminator.isTerminator(unit)
    }
}
