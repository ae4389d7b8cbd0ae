import Foundation
import TextEngine

/// How a layout manager and its views follow a storage and each other.
extension NSLayoutManager {
    func storageDidChange(to new: NSTextStorage?) {
        storage = new
        textLayoutManager?.textDidChange()
        stored = new.map { AttributedRope($0.part(NSRange(location: 0, length: $0.length))) } ?? AttributedRope()
        if let new { for view in textViews { view.storageDidChange(to: new) } }
        invalidate()
    }

    func storage(_ storage: NSTextStorage, didReplace range: NSRange, newLength: Int) {
        let (new, revision) = (NSRange(location: range.location, length: newLength), storage.revision)
        let text = AttributedRope(storage.part(new))
        textLayoutManager?.textDidChange(range, newLength: newLength)
        follow(range, with: text)
        for view in textViews where storage.revision == revision {
            view.storage(didReplace: range.location..<(range.location + range.length), with: text)
        }
        // Last, because what the delegate changes now comes after this edit in the views too.
        tellInvalidation()
    }

    /// The storage made something else of an edit of a view than what was asked for.
    /// - Parameters:
    ///   - range: In the text of the views.
    ///   - new: What stands in its place, in the storage.
    func storage(_ storage: NSTextStorage, didAmend range: NSRange, to new: NSRange) {
        let text = AttributedRope(storage.part(new))
        textLayoutManager?.textDidChange(range, newLength: new.length)
        let isOther = textViews.filter {
            $0.storage(didAmend: range.location..<(range.location + range.length), to: text)
        }
        if !isOther.isEmpty { invalidate() }
    }

    func storage(_ storage: NSTextStorage, didRestyle range: NSRange) {
        let text = AttributedRope(storage.part(range))
        textLayoutManager?.forgetValidation(in: range.location..<NSMaxRange(range))
        follow(range, with: text)
        for view in textViews {
            view.storage(didRestyle: range.location..<(range.location + range.length), as: text)
        }
        tellInvalidation()
    }

    /// Has all of a storage, whatever edits of it were heard of.
    func bringInStep(with storage: NSTextStorage) {
        let all = NSRange(location: 0, length: storage.length)
        if textView == nil { stored = AttributedRope(storage.part(all)) }
        textLayoutManager?.textDidChange()
        let (text, revision) = (AttributedRope(storage.part(all)), storage.revision)
        for view in textViews where storage.revision == revision {
            _ = view.storage(didAmend: 0..<view.session.length, to: text)
            if storage.revision == revision { view.storage(didRestyle: 0..<text.utf16Count, as: text) }
        }
        if storage.revision == revision { invalidate() }
    }

    private func follow(_ range: NSRange, with text: AttributedRope) {
        // The lines of a view follow the view's own text.
        if textView == nil, range.location + range.length <= stored.utf16Count {
            stored.replace(range.location..<(range.location + range.length), with: text)
        }
        forgetPages()
    }

    /// A view has edited its text: the views that show other parts of it follow.
    func textDidChange(_ result: EditResult, in view: UITextView) {
        textLayoutManager?.textDidChange(NSRange(result.replacedRange), newLength: result.newCount)
        if textContainers.count > 1 {
            let text = view.session.editor.content.part(result.newRange)
            for other in textViews where other !== view {
                other.storage(didReplace: result.replacedRange, with: text)
            }
        }
        forgetPages()
    }

    /// The looks of all text have changed in a view.
    func looksDidChange(in view: UITextView) {
        guard textContainers.count > 1 else { return }
        for other in textViews where other !== view {
            other.storage(didRestyle: 0..<view.session.length, as: view.session.editor.content)
        }
        pages.removeAll()
    }
}
