import Foundation
import HostInterface

/// The pasteboards of an application, by their names.
@MainActor
final class PasteboardStores {
    /// The one that is exchanged with the desktop.
    let general: UIPasteboard
    /// The first that was made with each name.
    private var named: [UIPasteboard.Name: UIPasteboard] = [:]
    private let timers: FrameTimers

    init(_ clipboard: any Clipboard, timers: FrameTimers) {
        general = UIPasteboard(PasteboardStore(name: .general, clipboard: clipboard, timers: timers))
        self.timers = timers
    }

    func store(_ name: UIPasteboard.Name, creates: Bool) -> PasteboardStore? {
        if name == .general { return general.store }
        if let known = named[name] { return known.store }
        return creates ? make(name) : nil
    }

    func make(_ name: UIPasteboard.Name) -> PasteboardStore {
        PasteboardStore(name: name, timers: timers)
    }

    /// Keeps a board that was made, if it is the first with its name.
    func keep(_ board: UIPasteboard) {
        if board.name != .general, named[board.name] == nil { named[board.name] = board }
    }

    func remove(_ name: UIPasteboard.Name) {
        guard let board = named.removeValue(forKey: name) else { return }
        board.store.remove()
        NotificationCenter.default.post(name: UIPasteboard.removedNotification, object: board)
    }

    /// Empties all of them.
    func forgetText() {
        for board in [general] + named.values where board.store.hasItems { board.store.put([]) }
    }
}
