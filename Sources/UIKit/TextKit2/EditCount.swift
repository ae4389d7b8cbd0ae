import Foundation

/// Counts how often a text storage has processed edits, so that those who have asked for its paragraphs can tell whether
/// they are still what they were.
final class EditCount: @unchecked Sendable {
    // Not guarded: a storage with layout managers is edited on the main thread alone.
    private(set) var value = 0
    private var observer: (any NSObjectProtocol)?

    init(of storage: NSTextStorage) {
        observer = NotificationCenter.default.addObserver(
            forName: NSTextStorage.didProcessEditingNotification, object: storage, queue: nil
        ) { [weak self] _ in self?.value += 1 }
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }
}
