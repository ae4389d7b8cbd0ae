import Diagnostics
import Foundation
import KeyboardEngine

/// The key layouts that modes have asked for: each is read when it is needed first, or ahead of that in a thread of its
/// own.
@MainActor
final class LoadedLayouts {
    private let directories: @Sendable () -> [String]
    private let complain: (String) -> Void
    private lazy var catalog = KeyLayoutCatalog(directories: directories())
    private var layouts: [String: KeyLayout] = [:]
    private let ahead = LayoutsReadAhead()
    /// The names that were to be read ahead last.
    private var asked: [String] = []
    /// What is wrong with files that were passed over for a name.
    private(set) var problems: [String: [String]] = [:]

    /// So many are read ahead. A deployment that offers more has those behind them read when they are gone on to.
    private static let aheadLimit = 8

    /// Layouts of some directories.
    /// - Parameters:
    ///   - directories: Where files are looked for, first to last; asked when the first layout is needed.
    ///   - complain: Is told what is wrong with files that are passed over.
    init(
        directories: @escaping @autoclosure @Sendable () -> [String] = AssetDirectories.standard("Keyboards"),
        complain: @escaping (String) -> Void = { Log.complain($0) }
    ) {
        (self.directories, self.complain) = (directories, complain)
    }

    /// The layout of a name, or the best that there is in its place: of a file that is broken the one of the same name in
    /// a later directory, then that of a shorter name, then English, and at last the keys that need no file.
    subscript(_ name: String) -> KeyLayout {
        if let layout = layouts[name] { return layout }
        let selection = ahead.take(name) ?? catalog.layout(for: name)
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
        ahead.read(names.prefix(Self.aheadLimit).filter { layouts[$0] == nil }, from: catalog)
    }

    /// The layout of a name if it was read already; nothing is read for the question, and nothing said.
    func ready(_ name: String) -> KeyLayout? {
        layouts[name] ?? ahead.layout(name)
    }

    /// How many layouts were read ahead and not shown yet.
    var aheadCount: Int { ahead.count }
}
