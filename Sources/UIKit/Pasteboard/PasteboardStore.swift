import Foundation
import HostInterface
import TextEngine

/// What is on a pasteboard. The general one has a clipboard, with which its text is exchanged.
@MainActor
final class PasteboardStore {
    /// The items and how long they stay.
    struct Contents {
        var items: [PasteboardItem] = []
        /// Whether no other program gets them.
        var isLocal = false
        /// From then on they are gone, in seconds of the frame's clock.
        var end: Double?
    }

    let name: UIPasteboard.Name
    /// The object of notifications, which the application keeps.
    weak var board: UIPasteboard?
    private(set) var changeCount = 0
    /// Whether the board was taken away: then nothing stays on it.
    private var isRemoved = false
    /// What this program has copied last, if it was whole words.
    private(set) var words: String?
    private let clipboard: (any Clipboard)?
    private let timers: FrameTimers
    private var endTimer: FrameTimers.Token?
    private var kept = Contents()
    /// The text that the clipboard was given with ``kept``. As long as it has the same nobody else has put something there.
    private var given: String?

    init(name: UIPasteboard.Name, clipboard: (any Clipboard)? = nil, timers: FrameTimers) {
        (self.name, self.clipboard, self.timers) = (name, clipboard, timers)
    }

    /// The items that are there now.
    var contents: Contents {
        dropExpired()
        guard let clipboard else { return kept }
        let text = Self.nonEmpty(clipboard.text)
        guard text != given else { return kept }
        // Another program has put something there, or has taken away what was.
        (words, given) = (nil, text)
        kept = Contents(items: text.map { [PasteboardItem(text: $0)] } ?? [])
        return kept
    }

    /// Whether any item has text.
    var hasText: Bool { contents.items.contains { $0.text != nil } }

    /// Now, in seconds of the frame's clock.
    var time: Double { timers.time }

    /// Whether anything is there, of whatever kind.
    var hasItems: Bool { !contents.items.isEmpty }

    /// What some kind of value is in the items that have it; `nil` when none has.
    func list<Value>(_ kind: (PasteboardItem) -> Value?) -> [Value]? {
        let values = contents.items.compactMap(kind)
        return values.isEmpty ? nil : values
    }

    /// Puts items in the place of those that are there.
    /// - Parameters:
    ///   - seconds: How long they stay; `nil` for good.
    ///   - words: Their text, if it is whole words, which get blanks around them where they are put in.
    func put(_ items: [PasteboardItem], isLocal: Bool = false, for seconds: Double? = nil, words: String? = nil) {
        let former = types
        let isOver = isRemoved || seconds.map { $0 <= 0 } ?? false
        self.words = isOver ? nil : words
        kept = Contents(items: isOver ? [] : items, isLocal: isLocal, end: seconds.map { timers.time + $0 })
        // The desktop is not to keep it for longer because nobody asks for it.
        endTimer = seconds.map { timers.after($0) { [weak self] in self?.dropExpired() } }
        let text = isLocal ? nil : kept.items.first?.text
        given = Self.nonEmpty(text.map(Self.beforeNull))
        clipboard?.text = text
        tell(former: former)
    }

    /// Empties the board for good.
    func remove() {
        isRemoved = true
        put([])
    }

    /// Another program may have changed the clipboard.
    func clipboardDidChange() {
        let former = types
        _ = contents
        tell(former: former)
    }

    /// Takes away what was to be gone by now.
    private func dropExpired() {
        guard let end = kept.end, timers.time >= end else { return }
        let former = types
        // What another program has put on the clipboard meanwhile is not ours to take away.
        let isOurs = clipboard == nil || Self.nonEmpty(clipboard?.text) == given
        (kept, words) = (Contents(), nil)
        if isOurs {
            given = nil
            clipboard?.text = nil
        }
        tell(former: former)
    }

    private var types: Set<String> { Set(kept.items.flatMap(\.types)) }

    private func tell(former: Set<String>) {
        changeCount += 1
        let types = types
        var news: [String: [String]] = [:]
        news[UIPasteboard.changedTypesAddedUserInfoKey] = types.subtracting(former).sorted()
        news[UIPasteboard.changedTypesRemovedUserInfoKey] = former.subtracting(types).sorted()
        news = news.filter { !$0.value.isEmpty }
        NotificationCenter.default.post(
            name: UIPasteboard.changedNotification, object: board, userInfo: news.isEmpty ? nil : news)
    }

    /// What comes back of a text from the desktop: C's end at their first null.
    private static func beforeNull(_ text: String) -> String {
        var text = text
        // The search of the C library, for texts of megabytes.
        let length = text.withUTF8 { bytes in
            bytes.baseAddress.flatMap { start in
                memchr(start, 0, bytes.count).map { UnsafeRawPointer($0) - UnsafeRawPointer(start) }
            }
        }
        return length.map { String(Substring(text.utf8.prefix($0))) } ?? text
    }

    private static func nonEmpty(_ text: String?) -> String? {
        text?.isEmpty == true ? nil : text
    }
}
