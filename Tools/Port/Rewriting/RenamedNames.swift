/// Names of the kits before Swift 5, and what they are since.
enum RenamedNames {
    /// Types, constants and functions that stand alone.
    static let words: [String: String] = {
        var all: [String: String] = [
            "colorLiteralRed": "_colorLiteralRed",
            "NSAttributedStringKey": "NSAttributedString.Key", "UIEdgeInsetsZero": "UIEdgeInsets.zero",
            "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric", "UIViewAutoresizing": "UIView.AutoresizingMask",
            "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
            "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
            "UIBlurEffectStyle": "UIBlurEffect.Style", "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
            "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
            "NSLayoutRelation": "NSLayoutConstraint.Relation",
            "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
            "NSTextStorageEditActions": "NSTextStorage.EditActions",
            "UIFontTextStyle": "UIFont.TextStyle", "UIFontWeight": "UIFont.Weight",
            "UIFontDescriptorSymbolicTraits": "UIFontDescriptor.SymbolicTraits",
            "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem", "UIButtonType": "UIButton.ButtonType",
            "UITextBorderStyle": "UITextField.BorderStyle",
            "UIApplicationLaunchOptionsKey":
                "UIApplication.LaunchOptionsKey",
            "UIApplicationOpenSettingsURLString": "UIApplication.openSettingsURLString",
            "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
            "UIAlertControllerStyle":
                "UIAlertController.Style",
            "UIAlertActionStyle": "UIAlertAction.Style",
            "UIWindowLevelNormal": "UIWindow.Level.normal", "UIWindowLevelAlert": "UIWindow.Level.alert",
            "UIWindowLevelStatusBar": "UIWindow.Level.statusBar",
            "UIKeyboardIsLocalUserInfoKey":
                "UIResponder.keyboardIsLocalUserInfoKey",
        ]
        let members: [(type: String, names: [String])] = [
            ("UIControl", ["State", "ContentVerticalAlignment", "ContentHorizontalAlignment"]),
            (
                "UIView",
                [
                    "AnimationOptions", "AnimationCurve", "AnimationTransition", "ContentMode",
                    "KeyframeAnimationOptions",
                ]
            ),
            ("UISearchBar", ["Style"]), ("UIInputView", ["Style"]),
            ("UITextField", ["ViewMode"]), ("UIStackView", ["Distribution", "Alignment"]),
            ("UIGestureRecognizer", ["State"]), ("UISwipeGestureRecognizer", ["Direction"]),
            ("UIBarButtonItem", ["Style"]),
            ("UIScrollView", ["KeyboardDismissMode", "IndicatorStyle", "ContentInsetAdjustmentBehavior"]),
            ("UITouch", ["Phase"]), ("UIImage", ["RenderingMode", "Orientation"]), ("UIDatePicker", ["Mode"]),
            ("UIApplication", ["State"]), ("UIProgressView", ["Style"]),
            ("UITableView", ["Style", "ScrollPosition", "RowAnimation"]),
            ("UICollectionView", ["ScrollPosition", "ScrollDirection"]),
            (
                "UITableViewCell",
                ["SelectionStyle", "SeparatorStyle", "AccessoryType", "EditingStyle"]
            ),
        ]
        for member in members {
            for name in member.names { all[member.type + name] = member.type + "." + name }
        }
        all["UIImpactFeedbackStyle"] = "UIImpactFeedbackGenerator.FeedbackStyle"
        all["UITableViewCellStyle"] = "UITableViewCell.CellStyle"
        for name in ["Header", "Footer"] {
            all["UICollectionElementKindSection\(name)"] = "UICollectionView.elementKindSection\(name)"
        }
        all["UICollectionElementCategory"] = "UICollectionView.ElementCategory"
        all["UICollectionViewFlowLayoutAutomaticSize"] = "UICollectionViewFlowLayout.automaticSize"
        all["UITableViewAutomaticDimension"] = "UITableView.automaticDimension"
        all["UIControlEvents"] = "UIControl.Event"
        // Those of Swift 3.
        for key in [
            "Attachment", "BackgroundColor", "BaselineOffset", "Expansion", "Font", "ForegroundColor", "Kern",
            "Ligature",
            "Link", "Obliqueness", "ParagraphStyle", "Shadow", "StrikethroughColor", "StrikethroughStyle",
            "StrokeColor",
            "StrokeWidth", "UnderlineColor", "UnderlineStyle",
        ] {
            let name = key.prefix(1).lowercased() + String(key.dropFirst())
            all["NS\(key)AttributeName"] = "NSAttributedString.Key." + name
        }
        all["UITextFieldDidEndEditingReason"] = "UITextField.DidEndEditingReason"
        for key in ["FrameBegin", "FrameEnd", "AnimationDuration", "AnimationCurve"] {
            all["UIKeyboard\(key)UserInfoKey"] = "UIResponder.keyboard\(key)UserInfoKey"
        }
        for curve in ["Linear", "EaseIn", "EaseOut", "EaseInEaseOut", "Default"] {
            let name = curve.prefix(1).lowercased() + String(curve.dropFirst())
            all["kCAMediaTimingFunction\(curve)"] = "CAMediaTimingFunctionName." + name
        }
        for type in ["Fade", "MoveIn", "Push", "Reveal"] {
            all["kCATransition\(type)"] = "CATransitionType." + type.prefix(1).lowercased() + String(type.dropFirst())
        }
        for side in ["Right", "Left", "Top", "Bottom"] {
            all["kCATransitionFrom\(side)"] = "CATransitionSubtype.from" + side
        }
        for end in ["Butt", "Round", "Square"] { all["kCALineCap\(end)"] = "CAShapeLayerLineCap." + end.lowercased() }
        for join in ["Miter", "Round", "Bevel"] {
            all["kCALineJoin\(join)"] = "CAShapeLayerLineJoin." + join.lowercased()
        }
        for level in [("Required", "required"), ("DefaultHigh", "defaultHigh"), ("DefaultLow", "defaultLow")] {
            all["UILayoutPriority\(level.0)"] = "UILayoutPriority." + level.1
        }
        for trait in [
            "None", "Button", "Link", "Header", "SearchField", "Image", "Selected", "PlaysSound", "KeyboardKey",
            "StaticText", "SummaryElement", "NotEnabled", "UpdatesFrequently", "StartsMediaSession", "Adjustable",
            "AllowsDirectInteraction", "CausesPageTurn",
        ] {
            all["UIAccessibilityTrait\(trait)"] =
                "UIAccessibilityTraits." + trait.prefix(1).lowercased() + String(trait.dropFirst())
        }
        for (old, new) in [
            ("ScreenChanged", "screenChanged"), ("LayoutChanged", "layoutChanged"), ("Announcement", "announcement"),
            ("PageScrolled", "pageScrolled"),
        ] {
            all["UIAccessibility\(old)Notification"] = "UIAccessibility.Notification." + new
        }
        for mode in ["Forwards", "Backwards", "Both", "Removed"] {
            all["kCAFillMode\(mode)"] = "CAMediaTimingFillMode." + mode.lowercased()
        }
        for mode in ["Natural", "Left", "Right", "Center", "Justified"] {
            all["kCAAlignment\(mode)"] = "CATextLayerAlignmentMode." + mode.lowercased()
        }
        for mode in ["None", "End"] { all["kCATruncation\(mode)"] = "CATextLayerTruncationMode." + mode.lowercased() }
        for mode in ["Linear", "Discrete", "Paced", "Cubic", "CubicPaced"] {
            let name = mode.prefix(1).lowercased() + String(mode.dropFirst())
            all["kCAAnimation\(mode)"] = "CAAnimationCalculationMode." + name
        }
        all["kCAFillRuleEvenOdd"] = "CAShapeLayerFillRule.evenOdd"
        all["kCAFillRuleNonZero"] = "CAShapeLayerFillRule.nonZero"
        all["RunLoopMode"] = "RunLoop.Mode"
        for weight in ["UltraLight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"] {
            let name = weight.prefix(1).lowercased() + String(weight.dropFirst())
            all["UIFontWeight\(weight)"] = "UIFont.Weight." + name
        }
        for key in ["LeftArrow", "RightArrow", "UpArrow", "DownArrow", "Escape"] {
            all["UIKeyInput\(key)"] = "UIKeyCommand.input" + key
        }
        all["UILayoutPriorityFittingSizeLevel"] = "UILayoutPriority.fittingSizeLevel"
        return all
    }()

    /// Notifications that were members of `Notification.Name`.
    static let notifications: [String: String] = {
        var all: [String: String] = [
            "UIContentSizeCategoryDidChange": "UIContentSizeCategory.didChangeNotification",
            "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
            "UIPasteboardChanged": "UIPasteboard.changedNotification",
            "UITextInputCurrentInputModeDidChange": "UITextInputMode.currentInputModeDidChangeNotification",
        ]
        for time in ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"] {
            all["UIKeyboard\(time)"] = "UIResponder.keyboard\(time)Notification"
        }
        for time in ["DidBeginEditing", "DidChange", "DidEndEditing"] {
            let name = "text\(time)Notification"
            all["UITextFieldText\(time)"] = "UITextField." + name
            all["UITextViewText\(time)"] = "UITextView." + name
        }
        for time in [
            "DidBecomeActive", "WillResignActive", "DidEnterBackground", "WillEnterForeground", "WillTerminate",
            "DidFinishLaunching", "DidReceiveMemoryWarning",
        ] {
            let name = time.prefix(1).lowercased() + String(time.dropFirst())
            all["UIApplication\(time)"] = "UIApplication.\(name)Notification"
        }
        for time in ["WillShowMenu", "DidShowMenu", "WillHideMenu", "DidHideMenu"] {
            let name = time.prefix(1).lowercased() + String(time.dropFirst())
            all["UIMenuController\(time)"] = "UIMenuController.\(name)Notification"
        }
        return all
    }()

    /// Methods by the label that their one argument had, which is part of the name since.
    static let methods: [String: (label: String, name: String, newLabel: String)] = [
        "bringSubview": ("toFront", "bringSubviewToFront", ""), "sendSubview": ("toBack", "sendSubviewToBack", ""),
        "addChildViewController": ("", "addChild", ""), "didMove": ("toParentViewController", "didMove", "toParent"),
        "rangeAt": ("", "range", "at"), "size": ("attributes", "size", "withAttributes"),
        "willMove": ("toParentViewController", "willMove", "toParent"),
    ]

    /// Members without arguments.
    static let members = [
        "dimsBackgroundDuringPresentation": "obscuresBackgroundDuringPresentation",
        "commonModes": "common", "defaultRunLoopMode": "default",
        "UITrackingRunLoopMode": "tracking", "styleSingle": "single", "styleThick": "thick",
        "styleDouble": "double", "childViewControllers": "children",
        "removeFromParentViewController": "removeFromParent",
        "groupTableViewBackground": "systemGroupedBackground", "isModalInPopover": "isModalInPresentation",
    ]

    /// Functions with the labels of the initialiser that took their place.
    static let makers: [String: (type: String, labels: [String])] = [
        "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
        "UIAccessibilityPostNotification": ("UIAccessibility.post", ["notification", "argument"]),
        "UIOffsetMake": ("UIOffset", ["horizontal", "vertical"]),
    ]
}
