/// The classes of Typecase that inherit others of it. A test compares this with the sources.
enum UIKitClasses {
    /// The superclass of a class, by its name.
    static let superclasses: [String: String] = {
        var all: [String: String] = [:]
        for (superclass, names) in subclasses {
            for name in names { all[name] = superclass }
        }
        return all
    }()

    private static let subclasses: [(superclass: String, names: [String])] = [
        ("UIBarAppearance", ["UINavigationBarAppearance", "UIToolbarAppearance"]),
        ("UIBarItem", ["UIBarButtonItem", "UITabBarItem"]),
        ("UICollectionReusableView", ["UICollectionViewCell"]),
        ("UICollectionViewCell", ["UICollectionViewListCell"]),
        ("UICollectionViewLayout", ["UICollectionViewCompositionalLayout", "UICollectionViewFlowLayout"]),
        ("UICollectionViewLayoutInvalidationContext", ["UICollectionViewFlowLayoutInvalidationContext"]),
        ("UICommand", ["UIKeyCommand"]),
        (
            "UIControl",
            [
                "UIButton", "UIDatePicker", "UIPageControl", "UIPasteControl", "UIRefreshControl", "UISegmentedControl",
                "UISlider",
                "UIStepper", "UISwitch", "UITextField",
            ]
        ),
        ("UIDropProposal", ["UITextDropProposal"]),
        ("UIEvent", ["UIPressesEvent"]),
        (
            "UIFeedbackGenerator",
            [
                "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator",
            ]
        ),
        (
            "UIGestureRecognizer",
            [
                "UILongPressGestureRecognizer", "UIPanGestureRecognizer", "UIPinchGestureRecognizer",
                "UIRotationGestureRecognizer", "UISwipeGestureRecognizer",
                "UITapGestureRecognizer",
            ]
        ),
        ("UIInputSuggestion", ["UISmartReplySuggestion"]),
        ("UILayoutGuide", ["UITrackingLayoutGuide"]),
        ("UIMenuElement", ["UIAction", "UICommand", "UIDeferredMenuElement", "UIMenu"]),
        ("UIPanGestureRecognizer", ["UIScreenEdgePanGestureRecognizer"]),
        ("UIPreviewParameters", ["UIDragPreviewParameters"]),
        ("UIPreviewTarget", ["UIDragPreviewTarget"]),
        ("UIPresentationController", ["UIPopoverPresentationController", "UISheetPresentationController"]),
        ("UIResponder", ["UIAccessibilityElement", "UIApplication", "UIScene", "UIView", "UIViewController"]),
        ("UIScene", ["UIWindowScene"]),
        ("UIScrollView", ["UICollectionView", "UITableView", "UITextView"]),
        ("UITargetedPreview", ["UITargetedDragPreview"]),
        ("UITextField", ["UISearchTextField"]),
        ("UITrackingLayoutGuide", ["UIKeyboardLayoutGuide"]),
        (
            "UIView",
            [
                "UIActivityIndicatorView", "UICollectionReusableView", "UIControl", "UIImageView", "UIInputView",
                "UILabel", "UIListContentView",
                "UINavigationBar", "UIPickerView", "UIProgressView", "UIScrollView", "UISearchBar", "UIStackView",
                "UITabBar", "UITableViewCell", "UITableViewHeaderFooterView", "UIToolbar", "UIVisualEffectView",
                "UIWindow",
            ]
        ),
        (
            "UIViewController",
            [
                "UIAlertController", "UICollectionViewController", "UIInputViewController", "UINavigationController",
                "UISearchController", "UITabBarController", "UITableViewController",
            ]
        ),
        ("UIVisualEffect", ["UIBlurEffect"]),
    ]
}

extension Program {
    /// The classes of the kit that a class of the program inherits, from below; none where it inherits none.
    func kitLineage(of name: String) -> [String] {
        guard let top = lineage(of: name).last, kinds[top] == .class else { return [] }
        var found: [String] = []
        var next = inherited[top]?.first.map(Self.simpleName)
        while let current = next, kinds[current] == nil {
            found.append(current)
            next = UIKitClasses.superclasses[current]
        }
        return found
    }
}
