import Foundation
import TextEngine

/// What programs exchange by copy and paste: items, each in one or more types.
///
/// The desktop gets the text of the first item of ``general`` and gives its own, since SDL 2 carries nothing else. All the
/// rest is kept within the program for as long as the desktop has that text: other items, pictures, links, colours, and
/// the styles of what was copied here. Only texts whose styles a person may change take those when it is put in
/// (``UITextView/allowsEditingTextAttributes``).
///
/// Boards with other names belong to the program: no other one sees them, and they end with it, as UIKit's do that are
/// not in an app group.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// Posted when what is on a pasteboard changed; its object is the first pasteboard that was made with the name.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// Posted when a pasteboard was taken away; its object is the first pasteboard that was made with the name.
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    /// In ``changedNotification``: the types that are there and were not there before.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// In ``changedNotification``: the types that are no longer there.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    /// The pasteboard of the desktop that the running application is on.
    public class var general: UIPasteboard { boards.general }

    /// Those of the running application.
    private class var boards: PasteboardStores { UIApplication.shared.pasteboards }

    let store: PasteboardStore

    init(_ store: PasteboardStore) {
        self.store = store
        super.init()
        if store.board == nil { store.board = self }
    }

    /// The pasteboard of a name. What is on it is the same for all that are made with the name.
    /// - Parameter create: Whether it is made when there is none; otherwise the initialiser gives `nil` then.
    public convenience init?(name: UIPasteboard.Name, create: Bool) {
        guard let store = Self.boards.store(name, creates: create) else { return nil }
        self.init(store)
        Self.boards.keep(self)
    }

    /// Makes a pasteboard with a name that no other one has.
    public class func withUniqueName() -> UIPasteboard {
        let board = UIPasteboard(boards.make(Name(UUID().uuidString)))
        boards.keep(board)
        return board
    }

    /// Empties a pasteboard and takes it away; those that were made with its name stay empty. Does nothing to ``general``,
    /// which cannot be taken away.
    public class func remove(withName name: UIPasteboard.Name) {
        boards.remove(name)
    }

    /// The name that it was made with.
    open var name: UIPasteboard.Name { store.name }

    /// How often what is on it has changed.
    open var changeCount: Int { store.changeCount }

    // MARK: Text

    /// The longest text that is taken from a pasteboard, in UTF-16 units: what is longer would stop the program. It is cut
    /// between characters.
    static let lengthLimit = 16 << 20

    /// The text of the first item, or `nil` when it has none.
    open var string: String? {
        get { store.contents.items.first?.text?.prefix(utf16: Self.lengthLimit) }
        set { store.put(newValue.map { [PasteboardItem(text: $0)] } ?? []) }
    }

    /// The texts of all items that have one, or `nil` when none has.
    open var strings: [String]? {
        get { store.list { $0.text?.prefix(utf16: Self.lengthLimit) } }
        set { store.put((newValue ?? []).map { PasteboardItem(text: $0) }) }
    }

    /// Whether any item has text.
    open var hasStrings: Bool { store.hasText }

    // MARK: Other kinds

    /// The link of the first item, or `nil` when it has none. A link is there as text too.
    open var url: URL? {
        get { store.contents.items.first?.url }
        set { store.put(newValue.map { [PasteboardItem(url: $0)] } ?? []) }
    }

    /// The links of all items that have one, or `nil` when none has.
    open var urls: [URL]? {
        get { store.list(\.url) }
        set { store.put((newValue ?? []).map { PasteboardItem(url: $0) }) }
    }

    /// Whether any item is a link.
    open var hasURLs: Bool { store.contents.items.contains { $0.url != nil } }

    /// The picture of the first item, or `nil` when it has none.
    open var image: UIImage? {
        get { store.contents.items.first?.image }
        set { store.put(newValue.map { [PasteboardItem(image: $0)] } ?? []) }
    }

    /// The pictures of all items that have one, or `nil` when none has.
    open var images: [UIImage]? {
        get { store.list(\.image) }
        set { store.put((newValue ?? []).map { PasteboardItem(image: $0) }) }
    }

    /// Whether any item is a picture.
    open var hasImages: Bool { store.contents.items.contains { $0.image != nil } }

    /// The colour of the first item, or `nil` when it has none.
    open var color: UIColor? {
        get { store.contents.items.first?.color }
        set { store.put(newValue.map { [PasteboardItem(color: $0)] } ?? []) }
    }

    /// The colours of all items that have one, or `nil` when none has.
    open var colors: [UIColor]? {
        get { store.list(\.color) }
        set { store.put((newValue ?? []).map { PasteboardItem(color: $0) }) }
    }

    /// Whether any item is a colour.
    open var hasColors: Bool { store.contents.items.contains { $0.color != nil } }
}
