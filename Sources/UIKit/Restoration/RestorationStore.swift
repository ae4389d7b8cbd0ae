import Diagnostics
import Foundation
import Synchronization

/// The file of the state, written on a thread of its own: waiting for a disk must not keep anybody from typing.
///
/// Of several states that wait only the newest is written.
final class RestorationStore: Sendable {
    static let fileName = "state"

    private let folder: RestorationFolder
    private let queue = DispatchQueue(label: "Typecase.Restoration")
    private let waiting = Mutex<[UInt8]?>(nil)
    private let starts: Mutex<RestorationStarts>

    /// Opens a folder and notes that the program runs.
    /// - Throws: When the folder cannot be used, or another program uses it.
    init(path: String, now: Double = RestorationStarts.now) throws(RestorationFolder.Failure) {
        folder = try RestorationFolder(path)
        folder.sweep(Self.fileName)
        var starts = RestorationStarts(in: folder, now: now)
        if starts.isCrashLoop {
            Log.complain("The state of the program is thrown away: the program has crashed several times in a minute.")
            folder.remove(Self.fileName)
        }
        try starts.begin(now: now)
        self.starts = Mutex(starts)
    }

    /// Reads what was kept; `nil` where there is nothing that can be used, which is taken away.
    func read(_ owner: RestorationArchive.Owner) -> RestorationArchive? {
        do {
            guard let bytes = try folder.contents(of: Self.fileName, limit: RestorationArchive.sizeLimit) else {
                return nil
            }
            return try RestorationArchive(bytes: bytes, owner: owner)
        } catch let fault as RestorationArchive.Fault {
            Log.complain("The state of the program is thrown away: \(fault.rawValue).", cause: "state \(fault)")
        } catch {
            let reason = (error as? RestorationFolder.Failure)?.reason ?? "\(error)"
            Log.complain("The state of the program cannot be read and is thrown away: \(reason).", cause: "state read")
        }
        remove()
        return nil
    }

    /// Keeps a state, soon.
    func write(_ bytes: [UInt8]) {
        waiting.withLock { $0 = bytes }
        queue.async { self.writeWaiting() }
    }

    private func writeWaiting() {
        let taken = waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
        guard let taken else { return }
        do {
            try folder.replace(Self.fileName, with: taken)
        } catch {
            Log.complain("The state of the program cannot be kept: \(error.reason).", cause: "state write")
        }
    }

    /// Waits until everything that waits is written.
    func flush() {
        queue.sync {}
    }

    /// Takes the state away, and what waits.
    func remove() {
        waiting.withLock { $0 = nil }
        queue.sync { folder.remove(Self.fileName) }
    }

    /// The program ends as it should, after everything that waits.
    func close() {
        flush()
        starts.withLock { $0.end() }
    }
}
