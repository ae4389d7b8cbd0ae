import Foundation

/// What a view shows, as a value, and the way to the view: ``UITableViewCell/contentConfiguration``.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes a view that shows this.
    func makeContentView() -> any UIView & UIContentView
    /// The same, as it is to be in a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and another one when it is given that.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// What the view shows.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration. The default is that of its own configuration's type.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the configuration is of the type of the present one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// What configurations depend on.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    /// The surroundings of the view.
    var traitCollection: UITraitCollection { get }
}

/// The state of a header or a footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The surroundings of the view.
    public var traitCollection: UITraitCollection
    /// Whether it cannot be used.
    public var isDisabled = false
    /// Whether a finger is on it.
    public var isHighlighted = false
    /// Whether it is selected.
    public var isSelected = false

    /// Creates the state of a view that nobody uses.
    public nonisolated init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The surroundings of the cell.
    public var traitCollection: UITraitCollection
    /// Whether it cannot be used.
    public var isDisabled = false
    /// Whether a finger is on it.
    public var isHighlighted = false
    /// Whether its row is selected.
    public var isSelected = false
    /// Whether its row is edited.
    public var isEditing = false
    /// Whether its row was swiped away.
    public var isSwiped = false

    /// Creates the state of a cell that nobody uses.
    public nonisolated init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}
