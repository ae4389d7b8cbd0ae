/// Controllers whose lists make room for the keyboard by themselves.
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
    /// The lists that are in a window of the controller and of all that it holds and presents.
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
