/// The delegate protocols of Typecase whose methods have defaults. A test compares this with the sources.
enum UIKitProtocols {
    /// The protocols that a protocol inherits.
    static let inherited = ["UITextViewDelegate": ["UIScrollViewDelegate"]]

    /// The methods that need not be implemented, by protocol.
    static let optionalMethods: [String: Set<String>] = [
        "NSLayoutManagerDelegate": [
            "layoutManagerDidInvalidateLayout(_:)"
        ],
        "NSTextStorageDelegate": [
            "textStorage(_:didProcessEditing:range:changeInLength:)",
            "textStorage(_:willProcessEditing:range:changeInLength:)",
        ],
        "UIApplicationDelegate": [
            "application(_:didFinishLaunchingWithOptions:)",
            "applicationDidBecomeActive(_:)",
            "applicationWillResignActive(_:)",
            "applicationWillTerminate(_:)",
        ],
        "UIEditMenuInteractionDelegate": [
            "editMenuInteraction(_:menuFor:suggestedActions:)",
            "editMenuInteraction(_:targetRectFor:)",
            "editMenuInteraction(_:willDismissMenuFor:animator:)",
            "editMenuInteraction(_:willPresentMenuFor:animator:)",
        ],
        "UIFindInteractionDelegate": [
            "findInteraction(_:didBegin:)",
            "findInteraction(_:didEnd:)",
        ],
        "UIGestureRecognizerDelegate": [
            "gestureRecognizer(_:shouldReceive:)",
            "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
            "gestureRecognizerShouldBegin(_:)",
        ],
        "UIScrollViewDelegate": [
            "scrollViewDidChangeAdjustedContentInset(_:)",
            "scrollViewDidEndDecelerating(_:)",
            "scrollViewDidEndDragging(_:willDecelerate:)",
            "scrollViewDidEndScrollingAnimation(_:)",
            "scrollViewDidScroll(_:)",
            "scrollViewWillBeginDecelerating(_:)",
            "scrollViewWillBeginDragging(_:)",
            "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
        ],
        "UITextFieldDelegate": [
            "textField(_:editMenuForCharactersIn:suggestedActions:)",
            "textField(_:editMenuForCharactersInRanges:suggestedActions:)",
            "textField(_:shouldChangeCharactersIn:replacementString:)",
            "textField(_:shouldChangeCharactersInRanges:replacementString:)",
            "textField(_:willDismissEditMenuWith:)",
            "textField(_:willPresentEditMenuWith:)",
            "textFieldDidBeginEditing(_:)",
            "textFieldDidChangeSelection(_:)",
            "textFieldDidEndEditing(_:)",
            "textFieldDidEndEditing(_:reason:)",
            "textFieldShouldBeginEditing(_:)",
            "textFieldShouldClear(_:)",
            "textFieldShouldEndEditing(_:)",
            "textFieldShouldReturn(_:)",
        ],
        "UITextViewDelegate": [
            "textView(_:editMenuForTextIn:suggestedActions:)",
            "textView(_:editMenuForTextInRanges:suggestedActions:)",
            "textView(_:menuConfigurationFor:defaultMenu:)",
            "textView(_:primaryActionFor:defaultAction:)",
            "textView(_:shouldChangeTextIn:replacementText:)",
            "textView(_:shouldChangeTextInRanges:replacementText:)",
            "textView(_:shouldInteractWith:in:)",
            "textView(_:shouldInteractWith:in:interaction:)",
            "textView(_:willDismissEditMenuWith:)",
            "textView(_:willPresentEditMenuWith:)",
            "textViewDidBeginEditing(_:)",
            "textViewDidChange(_:)",
            "textViewDidChangeSelection(_:)",
            "textViewDidEndEditing(_:)",
            "textViewShouldBeginEditing(_:)",
            "textViewShouldEndEditing(_:)",
        ],
    ]
}
