import Foundation
import TextEngine

/// The styles of what is copied and pasted.
extension TextInputSession {
    /// Whether a person may change the styles of the text, so that what is pasted brings its own.
    var takesStyles: Bool { !isSecure && (client as? any EditableText)?.offersTextStyles == true }

    private var defaults: [NSAttributedString.Key: Any] { (client as? any EditableText)?.textDefaults ?? [:] }

    /// A part of the text as it looks, wherever its looks come from.
    func copied(_ range: Range<Int>) -> AttributedRope {
        var part = editor.content.part(range)
        let defaults = defaults
        part.update(0..<part.utf16Count) { TextAttributes(defaults.merging($0.values) { $1 }) }
        return copying?(part) ?? part
    }

    /// Attributes of a text that is put in. What the text around it looks like by default is left to that, so that it goes
    /// on following the view.
    /// - Parameters:
    ///   - styles: The attributes as they were copied.
    ///   - text: What is put in: what was copied, and at each end a blank that words need.
    func pasted(
        _ styles: AttributeRuns<TextAttributes>, asPartOf text: String, from string: String
    ) -> AttributeRuns<TextAttributes> {
        var runs = styles
        let defaults = AttributeDictionary(defaults)
        runs.update(in: 0..<runs.utf16Count) { TextAttributes(defaults.differences(in: $0.values)) }
        let added = text.utf16.count - string.utf16.count
        guard added > 0 else { return runs }
        let before = text.hasPrefix(string) ? 0 : 1
        return runs.widened(before: before, behind: added - before)
    }
}

extension AttributeRuns<TextAttributes> {
    /// The same with blanks in front and behind that look like what they stand beside.
    func widened(before: Int, behind: Int) -> AttributeRuns<TextAttributes> {
        func blanks(_ count: Int, like neighbour: Int) -> AttributeRuns<TextAttributes> {
            AttributeRuns(utf16Count: count, value: run(at: neighbour)?.value ?? .none)
        }
        var runs = self
        let (first, last) = (blanks(before, like: 0), blanks(behind, like: utf16Count - 1))
        runs.replace(0..<0, with: first)
        runs.replace(runs.utf16Count..<runs.utf16Count, with: last)
        return runs
    }
}
