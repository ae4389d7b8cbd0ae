import Foundation

extension UIViewController {
    /// The ``tabBarItem``, made when it is first asked for.
    var shownTabBarItem: UITabBarItem? {
        if let storedTabBarItem { return storedTabBarItem }
        if let first = (self as? UINavigationController)?.viewControllers.first { return first.tabBarItem }
        let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
        storedTabBarItem = item
        return item
    }

    /// Gives the controller another ``tabBarItem``.
    func changeTabBarItem(to item: UITabBarItem?) {
        storedTabBarItem = item
        tabBarController?.itemsDidChange()
    }

    /// The innermost controller of a class that this one is inside.
    func innermostParent<Controller: UIViewController>() -> Controller? {
        sequence(first: parent) { $0?.parent }.lazy.prefix { $0 != nil }.compactMap { $0 as? Controller }.first
    }
}
