import Foundation

/// Changes a tree of menus: is handed to ``UIResponder/buildMenu(with:)``.
///
/// Where the tree has not what a change names, the change does nothing. A menu whose identifier the tree has already is not
/// put in again.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
    /// Which menus are built.
    var system: UIMenuSystem { get }
    /// The menu of an identifier.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// The action of an identifier.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// The command of an action. One with a property list is told from others by it; without one the first is meant that has
    /// none.
    func command(for action: UICommand.Action, propertyList: Any?) -> UICommand?
    /// Puts another menu in the place of one.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Gives a menu other children, which are made of those that it has.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Puts a menu before another.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu behind another.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu into another, before all that is in it.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Puts a menu into another, behind all that is in it.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Takes a menu away, with all that is in it.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// Which menus are built.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    /// The program's menus. There is no bar that shows them: their commands are given by keys.
    public class var main: UIMenuSystem { mainSystem }
    /// Menus that are shown for a place, such as edit menus. They are built each time that they are shown.
    public class var context: UIMenuSystem { contextSystem }

    private static let mainSystem = UIMenuSystem()
    private static let contextSystem = UIMenuSystem()

    /// How often menus that were built have become old.
    private(set) var revision = 0

    private override init() { super.init() }

    /// The menus are to be built again, by ``UIResponder/buildMenu(with:)``, before they are used again. Those of
    /// ``context`` are in any case.
    open func setNeedsRebuild() {
        revision += 1
    }
}
