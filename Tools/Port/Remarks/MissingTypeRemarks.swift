/// Classes of UIKit that programs use and Typecase has not. The compiler names all of them; this says what there is
/// instead, once in a file.
enum MissingTypeRemarks: Rule {
    static let advices = [
        "CADisplayLink": "use UIView.animate, or a Timer",
        "CAGradientLayer": "draw in draw(_:)",
        "CAShapeLayer": "draw a UIBezierPath in draw(_:)",
        "CABasicAnimation": "use UIView.animate",
        "CAKeyframeAnimation": "use UIView.animate",
        "UIActivityIndicatorView": "write a view of your own",
        "UIAlertController": "present a view controller of your own",
        "UICollectionView": "put views into a UIScrollView",
        "UIDatePicker": "write a view of your own, or take the date as text",
        "UIImpactFeedbackGenerator": "leave it out; a kiosk does not tap back",
        "UIMenuController": "use UIEditMenuInteraction, or the delegate's editMenuFor… methods",
        "UIMenuItem": "use a UIAction in the delegate's editMenuFor… methods",
        "UINavigationBar": "put a UIToolbar or a UIStackView at the top",
        "UINavigationController": "present view controllers, or exchange the window's root view controller",
        "UINib": "there are no nibs; make views in code",
        "UINotificationFeedbackGenerator": "leave it out; a kiosk does not tap back",
        "UIPageControl": "write a view of your own",
        "UIPickerView": "write a view of your own, as an inputView or in a UIScrollView",
        "UIPresentationController": "place the presented view yourself",
        "UIProgressView": "write a view of your own",
        "UIRefreshControl": "leave it out, or use a button",
        "UIScene": "make the window in the application's delegate",
        "UISceneSession": "make the window in the application's delegate",
        "UISearchBar": "use a UITextField",
        "UISearchController": "use a UITextField",
        "UISegmentedControl": "put UIButtons into a UIStackView",
        "UISelectionFeedbackGenerator": "leave it out; a kiosk does not tap back",
        "UISlider": "write a UIControl of your own",
        "UISplitViewController": "place the controllers' views yourself",
        "UIStepper": "put two UIButtons into a UIStackView",
        "UIStoryboard": "there are no storyboards; make controllers in code",
        "UIStoryboardSegue": "there are no segues; make the controller and present it",
        "UITabBarController": "put UIButtons into a UIStackView and exchange what they show",
        "UITableView": "put rows into a UIStackView in a UIScrollView",
        "UITableViewCell": "use a UIView",
        "UITableViewController": "use a UIViewController with a UIScrollView",
        "UIVisualEffectView": "use a view with a background colour",
        "UIWindowScene": "make the window in the application's delegate",
        "WKWebView": "show the text in a UITextView",
    ]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        var told: Set<String> = []
        for index in file.tokens.indices where file.isActive[index] && file.tokens[index].kind == .word {
            let word = file.text(index)
            guard let advice = advices[word], program.kinds[word] == nil, told.insert(word).inserted else { continue }
            revision.remark(file.tokens[index].range.lowerBound, "\(word) is not in Typecase: \(advice)")
        }
    }
}
