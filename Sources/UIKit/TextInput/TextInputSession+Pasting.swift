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
        /// Whole words that were lifted: if they are put in as they are, they get blanks around them.
        var words: String?
        /// What the program knows the things by.
        var localObjects: [Any?]
        /// Lets the text be edited until all is put in.
        var editability: DropEditability?
        /// Is called when something was put in.
        var wasMade: (() -> Void)?
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
        let own = insertable(string)
        guard !own.isEmpty else { return }
        // Comparing long texts of combined letters takes as long as setting them.
        let styles = result.styles.flatMap { own == string ? $0 : nil }
        let text = string == (drop == nil ? pasteboard?.words : drop?.words) ? spaced(own) : own
        var edit = insertion(of: text, kind: .paste)
        edit.attributes = styles.map { pasted($0, asPartOf: text, from: string) }
        guard let drop else { return perform(edit, replacement: text) }
        let start = text.hasPrefix(own) ? 0 : 1
        let isMove = dropped(&edit, start..<(start + own.utf16.count), drop.source)
        perform(edit, replacement: isMove ? edit.replacement.string(in: 0..<edit.replacement.utf16Count) : text)
    }

    /// Selects what an edit puts in, and takes away where that was: one edit of what is between, so that a text that is as long as
    /// it may be is as long afterwards.
    /// - Parameter words: What of what is put in is no blank that it got.
    /// - Returns: Whether something is taken away.
    private func dropped(_ edit: inout Edit, _ words: Range<Int>, _ source: TextDragging.Part?) -> Bool {
        func selected(from start: Int) -> TextSelection {
            TextSelection((start + words.lowerBound)..<(start + words.upperBound))
        }
        let place = edit.range
        edit.selection = selected(from: place.lowerBound)
        guard let source, source.revision == editor.revision, edit.leads == 0,
            source.range.lowerBound >= editor.leadCount,
            source.rangeToCut.upperBound <= length,
            place.upperBound <= source.rangeToCut.lowerBound || place.lowerBound >= source.rangeToCut.upperBound
        else { return false }
        let cut = source.rangeToCut
        let isForward = cut.upperBound <= place.lowerBound
        let between = isForward ? cut.upperBound..<place.lowerBound : place.upperBound..<cut.lowerBound
        let count = edit.replacement.utf16Count
        var attributes = edit.attributes
        if attributes == nil, source.text.utf16Count == words.count {
            // A text whose styles nobody changes keeps those of what is moved in it.
            attributes = source.text.attributes.widened(before: words.lowerBound, behind: count - words.upperBound)
        }
        let continued = editor.content.run(at: max(0, place.lowerBound - 1))?.value ?? .none
        let new = attributes.map { AttributedRope(edit.replacement, attributes: $0) }
        var all = editor.content.part(between)
        let start = isForward ? between.count : 0
        all.replace(start..<start, with: new ?? AttributedRope(edit.replacement, attributes: continued))
        let whole = min(cut.lowerBound, place.lowerBound)..<max(cut.upperBound, place.upperBound)
        edit = Edit(replacing: whole, with: all, kind: .paste, selection: selected(from: whole.lowerBound + start))
        if editor.content.isPlain, all.isPlain { edit.attributes = nil }
        return true
    }
}
