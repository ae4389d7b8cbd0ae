import Diagnostics
import KeyboardEngine

/// The key layouts that modes have asked for: each is read when it is needed first.
@MainActor
final class LoadedLayouts {
    private let directories: () -> [String]
    private let complain: (String) -> Void
    private lazy var catalog = KeyLayoutCatalog(directories: directories())
    private var layouts: [String: KeyLayout] = [:]
    /// What is wrong with files that were passed over for a name.
    private(set) var problems: [String: [String]] = [:]

    /// Layouts of some directories.
    /// - Parameters:
    ///   - directories: Where files are looked for, first to last; asked when the first layout is needed.
    ///   - complain: Is told what is wrong with files that are passed over.
    init(
        directories: @escaping @autoclosure () -> [String] = AssetDirectories.standard("Keyboards"),
        complain: @escaping (String) -> Void = { Log.complain($0) }
    ) {
        (self.directories, self.complain) = (directories, complain)
    }

    /// The layout of a name, or the best that there is in its place: of a file that is broken the one of the same name in
    /// a later directory, then that of a shorter name, then English, and at last the keys that need no file.
    subscript(_ name: String) -> KeyLayout {
        if let layout = layouts[name] { return layout }
        let selection = catalog.layout(for: name)
        for problem in selection.problems { complain("\(problem)") }
        if !selection.problems.isEmpty { problems[name] = selection.problems.map { "\($0)" } }
        layouts[name] = selection.layout
        return selection.layout
    }
}
