import Diagnostics
import Foundation
import KeyboardEngine

/// The key layouts that modes have asked for: each is read when it is needed first, or ahead of that in a thread of its
/// own.
@MainActor
final class LoadedLayouts {
    private let files: LayoutFiles
    private let complain: (String) -> Void
    private var layouts: [String: KeyLayout] = [:]
    // The names that were to be read ahead last, and all that ever were.
    private var asked: [String] = []
    private var awaited: Set<String> = []
    /// What is wrong with files that were passed over for a name.
    private(set) var problems: [String: [String]] = [:]

    /// Whoever offers more goes on to each of them a moment later; the memory for all of them is better spent otherwise.
    private static let aheadLimit = 8

    /// Layouts of some directories.
    /// - Parameters:
    ///   - directories: Where files are looked for, first to last; asked when the first layout is needed.
    ///   - complain: Is told what is wrong with files that are passed over.
    init(
        directories: @escaping @autoclosure @Sendable () -> [String] = AssetDirectories.standard("Keyboards"),
        complain: @escaping (String) -> Void = { Log.complain($0) }
    ) {
        files = LayoutFiles(directories: directories)
        self.complain = complain
    }

    /// The layout of a name, or the best that there is in its place: of a file that is broken the one of the same name in
    /// a later directory, then that of a shorter name, then English, and at last the keys that need no file.
    subscript(_ name: String) -> KeyLayout {
        if let layout = layouts[name] { return layout }
        let selection = files.layout(for: name)
        for problem in selection.problems { complain("\(problem)") }
        if !selection.problems.isEmpty { problems[name] = selection.problems.map { "\($0)" } }
        layouts[name] = selection.layout
        return selection.layout
    }

    /// Begins to read the layouts that somebody may go on to, so that their first frame need not. What is wrong with them
    /// is said when they are shown.
    func prepare(_ names: [String]) {
        guard names != asked else { return }
        asked = names
        let missing = names.prefix(Self.aheadLimit).filter { layouts[$0] == nil && awaited.insert($0).inserted }
        guard !missing.isEmpty else { return }
        Thread.detachNewThread { [files] in
            for name in missing { _ = files.layout(for: name) }
        }
    }

    /// How many layouts have been read from their files.
    var readCount: Int { files.count }
}

/// The layouts that were read from files, by whichever thread came first.
private final class LayoutFiles: @unchecked Sendable {
    // Unchecked: all that changes is under the lock, which nobody holds while a file is read.
    private let lock = NSLock()
    private let directories: @Sendable () -> [String]
    private var catalog: KeyLayoutCatalog?
    private var selections: [String: KeyLayoutCatalog.Selection] = [:]

    init(directories: @escaping @Sendable () -> [String]) {
        self.directories = directories
    }

    var count: Int { lock.withLock { selections.count } }

    /// What there is for a name. Two threads that ask at once both read: neither waits for the other.
    func layout(for name: String) -> KeyLayoutCatalog.Selection {
        let (known, catalog) = lock.withLock {
            let catalog = self.catalog ?? KeyLayoutCatalog(directories: directories())
            self.catalog = catalog
            return (selections[name], catalog)
        }
        if let known { return known }
        let selection = catalog.layout(for: name)
        return lock.withLock {
            let first = selections[name] ?? selection
            selections[name] = first
            return first
        }
    }
}
