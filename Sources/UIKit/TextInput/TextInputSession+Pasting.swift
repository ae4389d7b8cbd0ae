import Foundation
import TextEngine

/// What is pasted or dropped: things that become a text, and then one edit, which the text's delegate is asked about.
extension TextInputSession {
    /// What is known of a drop beside its things.
    struct Drop {
        /// The text that it was dropped on.
        var revision: Int
        /// What it replaces there.
        var place: TextSelection
        /// What is moved within the text.
        var source: TextDragging.Part?
        /// Whether it gets blanks around it.
        var isWords: Bool
        /// What the program knows the things by.
        var localObjects: [Any?]
    }

    /// Puts things in the place of the selection: what the delegate of pasting makes of them, or their text, with its styles where
    /// a person may change those.
    /// - Parameters:
    ///   - drop: The drop that brings them, if it is one.
    ///   - matchesStyle: Whether it is to look like the text around it instead.
    func paste(_ providers: [NSItemProvider], as drop: Drop? = nil, matchesStyle: Bool = false) {
        guard let view = client as? any EditableText, view.isTextEditable else { return }
        let accepted = providers.indices.filter { view.canPaste([providers[$0]]) }
        var drop = drop
        if let all = drop?.localObjects { drop?.localObjects = accepted.map { all[$0] } }
        TextPaste(
            accepted.map { providers[$0] }, into: self, by: pasteDelegate, keepsStyles: takesStyles && !matchesStyle,
            drop
        ).begin(view, view.textDefaults.merging(attributesOfTyping.values) { $1 })
    }

    /// Puts a text in the place of the selection.
    func insertPasted(_ result: TextPaste.Result) {
        let string = result.text
        var text = insertable(string)
        guard !text.isEmpty else { return }
        // Comparing long texts of combined letters takes as long as setting them.
        let styles = result.styles.flatMap { text == string ? $0 : nil }
        if drop.map(\.isWords) ?? (string == pasteboard?.words) { text = spaced(text) }
        var edit = insertion(of: text, kind: .paste)
        edit.attributes = styles.map { pasted($0, asPartOf: text, from: string) }
        guard let drop else { return perform(edit, replacement: text) }
        let start = text.hasPrefix(string) ? 0 : 1
        dropped(&edit, text == string ? 0..<text.utf16.count : start..<(start + string.utf16.count), drop.source)
        perform(
            edit, replacement: drop.source == nil ? text : edit.replacement.string(in: 0..<edit.replacement.utf16Count))
    }

    /// Selects what an edit puts in, and takes away where that was: one edit of what is between, so that a text that is as long as
    /// it may be is as long afterwards.
    /// - Parameter words: What of what is put in is no blank that it got.
    private func dropped(_ edit: inout Edit, _ words: Range<Int>, _ source: TextDragging.Part?) {
        func selected(from start: Int) -> TextSelection {
            TextSelection((start + words.lowerBound)..<(start + words.upperBound))
        }
        edit.selection = selected(from: edit.range.lowerBound)
        guard let source, source.revision == editor.revision, edit.leads == 0, source.range.upperBound <= length,
            !edit.range.overlaps(source.rangeToCut)
        else { return }
        let (cut, place) = (source.rangeToCut, edit.range)
        var new = AttributedRope(edit.replacement)
        if let attributes = edit.attributes { new = AttributedRope(edit.replacement, attributes: attributes) }
        if edit.attributes == nil, source.text.utf16Count == words.count {
            // A text whose styles nobody changes keeps those of what is moved in it.
            new.replace(words, with: source.text)
        }
        let isForward = cut.upperBound <= place.lowerBound
        let between = isForward ? cut.upperBound..<place.lowerBound : place.upperBound..<cut.lowerBound
        var all = editor.content.part(between)
        let start = isForward ? between.count : 0
        all.replace(start..<start, with: new)
        let whole = min(cut.lowerBound, place.lowerBound)..<max(cut.upperBound, place.upperBound)
        edit = Edit(replacing: whole, with: all, kind: .paste, selection: selected(from: whole.lowerBound + start))
        if editor.content.isPlain, new.isPlain { edit.attributes = nil }
    }
}
