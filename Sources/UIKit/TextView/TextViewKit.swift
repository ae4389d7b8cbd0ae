import Foundation
import TextEngine

/// The text kit objects of a text view, which most programs never ask for.
@MainActor
final class TextViewKit {
    private var ownManager: NSLayoutManager?
    private(set) var ownStorage: NSTextStorage?
    /// The view's next edit is the storage's own: it needs not be told of it. What a program does when it hears of an edit comes
    /// before it or after it, and is none.
    private var isFollowing = false
    /// A storage that is adopted has the view's text.
    var keepText = false
    /// Whether a program uses TextKit 1, so that it is not given the other one.
    var usesTextKit1 = false
    /// The face of TextKit 2, and the text that it does not keep.
    private var ownFace: (layout: NSTextLayoutManager, content: NSTextContentStorage)?

    /// The layout manager of a view.
    func manager(of view: UITextView) -> NSLayoutManager {
        if let manager = view.textContainer.ownManager { return manager }
        let manager = NSLayoutManager()
        ownManager = manager
        manager.addTextContainer(view.textContainer)
        return manager
    }

    /// The layout manager of a view for a program, which uses TextKit 1 from now on.
    func textKit1Manager(of view: UITextView) -> NSLayoutManager {
        usesTextKit1 = true
        return manager(of: view)
    }

    /// The text storage of a view.
    func storage(of view: UITextView) -> NSTextStorage {
        let manager = manager(of: view)
        if let storage = manager.storage { return storage }
        let storage = NSTextStorage(attributedString: view.attributedText)
        // It has the view's text already.
        let wasKept = keepText
        keepText = true
        storage.addLayoutManager(manager)
        keepText = wasKept
        return storage
    }

    /// The layout manager of TextKit 2 of a view.
    func textLayoutManager(of view: UITextView) -> NSTextLayoutManager? {
        // A container that a program has brought has what it was made with.
        if let manager = view.textContainer.ownManager, manager !== ownManager { return manager.textLayoutManager }
        guard !usesTextKit1 else { return nil }
        // One whose container went elsewhere lays out another text, or none.
        if let ownFace, ownFace.layout.manager === view.textContainer.ownManager { return ownFace.layout }
        let (storage, content) = (storage(of: view), NSTextContentStorage())
        let layout = NSTextLayoutManager(manager(of: view))
        content.textStorage = storage
        content.addTextLayoutManager(layout)
        ownFace = (layout, content)
        return layout
    }

    /// Takes over the text of a storage that comes with a container.
    func adopt(_ storage: NSTextStorage, in view: UITextView) {
        ownStorage = storage
        guard !keepText else { return }
        view.session.setText(AttributedRope(storage.part(NSRange(location: 0, length: storage.length)))) {
            isFollowing = true
        }
    }

    /// The view's container has left the manager of its storage: the text stays, and its edits are the view's own.
    func leaveStorage() { ownStorage = nil }

    // MARK: From the view to the storage

    /// The storage follows an edit of the view.
    func textDidChange(_ result: EditResult, of view: UITextView) {
        if isFollowing {
            isFollowing = false
            return
        }
        guard let manager = view.textContainer.ownManager else { return }
        let (storage, revision) = (ownStorage, ownStorage?.revision)
        let text = storage.map { _ in
            view.session.editor.content.attributedString(in: result.newRange, defaults: view.base.values)
        }
        manager.textDidChange(result, in: view)
        // Programs that other views told may have edited the text.
        let isAlone = storage?.revision == revision
        if let storage, let text { mirror(text, in: result.replacedRange, of: view, to: storage, manager) }
        if !isAlone { storage?.bringManagersInStep() }
        manager.textLayoutManager?.shownParagraphsFollow(result, in: view)
        // Last, because what the delegate changes now comes after this edit in the storage too.
        manager.tellInvalidation()
    }

    private func mirror(
        _ text: NSAttributedString, in range: Range<Int>, of view: UITextView, to storage: NSTextStorage,
        _ manager: NSLayoutManager
    ) {
        storage.mirror(
            NSRange(range), with: text,
            actions: text.length > 0 ? [.editedAttributes, .editedCharacters] : .editedCharacters, of: manager)
        // One that did not say all it did: the view shows the storage.
        guard storage.isSubclass, storage.length != view.session.length else { return }
        manager.storage(
            storage, didAmend: NSRange(location: 0, length: view.session.length),
            to: NSRange(location: 0, length: storage.length))
    }

    /// The looks of all text have changed in the view.
    func looksDidChange(of view: UITextView) {
        guard let manager = view.textContainer.ownManager else { return }
        manager.looksDidChange(in: view)
        // Where there is no text nothing of it has changed: the delegate is told of nothing, as on iOS.
        guard let ownStorage, let text = view.attributedText, ownStorage.length + text.length > 0 else { return }
        ownStorage.mirror(
            NSRange(location: 0, length: ownStorage.length), with: text, actions: .editedAttributes, of: manager)
    }

    // MARK: From the storage to the view

    /// The view follows an edit of the storage.
    func follow(_ range: Range<Int>, with text: AttributedRope, of view: UITextView) {
        guard range.upperBound <= view.session.length else { return }
        view.session.replaceInStorage(range, with: text) { isFollowing = true }
    }

    /// The view follows what the storage made of its edit.
    /// - Returns: Whether that is another text.
    func follow(_ range: Range<Int>, amendedTo text: AttributedRope, of view: UITextView) -> Bool {
        guard range.upperBound <= view.session.length else { return false }
        return view.session.amendInStorage(range, as: text) { isFollowing = true }
    }

    /// The view follows a change of looks in the storage.
    func follow(_ range: Range<Int>, restyledAs text: AttributedRope, of view: UITextView) {
        guard range.upperBound <= view.session.length, range.count == text.utf16Count else { return }
        view.session.restyle(range, as: text)
        view.page.invalidate(range)
        view.canvas.setNeedsDisplay()
        view.setNeedsLayout()
    }
}

extension UITextView {
    static func makeContainer() -> NSTextContainer {
        let container = NSTextContainer()
        container.widthTracksTextView = true
        return container
    }

    /// A container of a program's own may bring a text.
    func adoptContainer() {
        guard let manager = textContainer.ownManager else {
            textContainer.textView = self
            return
        }
        // Another view may have the text, and nobody has asked for its storage yet.
        let storage = manager.textStorage
        textContainer.textView = self
        if let storage { textKit.adopt(storage, in: self) }
    }

    func storageDidChange(to storage: NSTextStorage) {
        textKit.adopt(storage, in: self)
    }

    func storage(didReplace range: Range<Int>, with text: AttributedRope) {
        textKit.follow(range, with: text, of: self)
    }

    func storage(didAmend range: Range<Int>, to text: AttributedRope) -> Bool {
        textKit.follow(range, amendedTo: text, of: self)
    }

    func storage(didRestyle range: Range<Int>, as text: AttributedRope) {
        textKit.follow(range, restyledAs: text, of: self)
    }

    /// The room of the text is another one.
    func containerDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }
}
