import Foundation

/// Gives the controller of a preview, which is not asked for: menus have no previews here.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Gives the menu, from what is suggested for it.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Which menu a ``UIContextMenuInteraction`` shows.
///
/// Differences from UIKit: there are no previews, and nothing is suggested.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// What tells configurations apart.
    public let identifier: any NSCopying
    private let actionProvider: UIContextMenuActionProvider?

    /// Creates a configuration.
    /// - Parameters:
    ///   - identifier: What tells it from others; without one it gets one of its own.
    ///   - previewProvider: Is not called.
    ///   - actionProvider: Gives the menu when it is to be shown; `nil`, and an empty one, shows none.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        self.actionProvider = actionProvider
        super.init()
    }

    /// The menu that is to be shown.
    func menu() -> UIMenu? {
        actionProvider.flatMap { $0([]) }.flatMap { $0.children.isEmpty ? nil : $0 }
    }
}
