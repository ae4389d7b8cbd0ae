import Diagnostics
import KeyboardEngine

/// The key layouts that modes have asked for: each is read when it is needed first.
@MainActor
final class LoadedLayouts {
    private lazy var catalog = KeyLayoutCatalog()
    private var layouts: [String: KeyLayout] = [:]

    /// The layout of a name, or the best that there is in its place.
    subscript(_ name: String) -> KeyLayout {
        if let layout = layouts[name] { return layout }
        let selection = catalog.layout(for: name)
        for problem in selection.problems { Log.complain("\(problem)") }
        layouts[name] = selection.layout
        return selection.layout
    }
}
