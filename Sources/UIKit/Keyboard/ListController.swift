/// A controller whose list makes room for the keyboard, whatever is typed into.
protocol ListController: UIViewController {
    /// The list, if it was made.
    var listIfLoaded: UIScrollView? { get }
}

extension UITableViewController: ListController {
    var listIfLoaded: UIScrollView? { viewIfLoaded as? UIScrollView }
}

extension UICollectionViewController: ListController {
    var listIfLoaded: UIScrollView? { isViewLoaded ? collectionView : nil }
}

extension UIViewController {
    /// The lists of the controller, of its children and of what they present, as far as they are in a window.
    var shownLists: [UIScrollView] {
        var found: [UIScrollView] = []
        var pending = [self]
        while let controller = pending.popLast() {
            if let list = (controller as? any ListController)?.listIfLoaded, list.window != nil { found.append(list) }
            pending += controller.children
            if let presented = controller.presentedViewController, presented.presentingViewController === controller {
                pending.append(presented)
            }
        }
        return found
    }
}
