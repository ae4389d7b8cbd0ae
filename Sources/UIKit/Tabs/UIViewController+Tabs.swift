import Foundation

extension UIViewController {
    /// What stands for the controller in a bar of tabs. It has the controller's ``title`` when it is asked for first. That of a
    /// navigation controller is that of its first controller, unless it was given one of its own.
    public var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            if let first = (self as? UINavigationController)?.viewControllers.first { return first.tabBarItem }
            let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
            storedTabBarItem = item
            return item
        }
        set {
            storedTabBarItem = newValue
            tabBarController?.itemsDidChange()
        }
    }

    /// The tab bar controller that this one is inside; `nil` when there is none.
    public var tabBarController: UITabBarController? {
        sequence(first: parent) { $0?.parent }.lazy.prefix { $0 != nil }.compactMap { $0 as? UITabBarController }.first
    }
}
