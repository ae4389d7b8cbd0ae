/// The delegate protocols of Typecase whose methods have defaults. A test compares this with the sources.
enum UIKitProtocols {
    /// The protocols that a protocol inherits.
    static let inherited = [
        "UIWindowSceneDelegate": ["UISceneDelegate"],
        "UISearchTextFieldDelegate": ["UITextFieldDelegate"], "UITextViewDelegate": ["UIScrollViewDelegate"],
    ]

    /// The methods that need not be implemented, by protocol.
    static let optionalMethods: [String: Set<String>] = [
        "CAAnimationDelegate": [
            "animationDidStart(_:)",
            "animationDidStop(_:finished:)",
        ],
        "NSLayoutManagerDelegate": [
            "layoutManager(_:didCompleteLayoutFor:atEnd:)",
            "layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)",
            "layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)",
            "layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)",
            "layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:)",
            "layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:)",
            "layoutManager(_:textContainer:didChangeGeometryFrom:)",
            "layoutManagerDidInvalidateLayout(_:)",
        ],
        "NSTextStorageDelegate": [
            "textStorage(_:didProcessEditing:range:changeInLength:)",
            "textStorage(_:willProcessEditing:range:changeInLength:)",
        ],
        "UIApplicationDelegate": [
            "application(_:configurationForConnecting:options:)",
            "application(_:didDecodeRestorableStateWith:)",
            "application(_:didFinishLaunchingWithOptions:)",
            "application(_:shouldRestoreApplicationState:)",
            "application(_:shouldRestoreSecureApplicationState:)",
            "application(_:shouldSaveApplicationState:)",
            "application(_:shouldSaveSecureApplicationState:)",
            "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
            "application(_:willEncodeRestorableStateWith:)",
            "application(_:willFinishLaunchingWithOptions:)",
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
        "UIPickerViewDelegate": [
            "pickerView(_:attributedTitleForRow:forComponent:)",
            "pickerView(_:didSelectRow:inComponent:)",
            "pickerView(_:rowHeightForComponent:)",
            "pickerView(_:titleForRow:forComponent:)",
            "pickerView(_:viewForRow:forComponent:reusing:)",
            "pickerView(_:widthForComponent:)",
        ],
        "UISceneDelegate": [
            "scene(_:willConnectTo:options:)",
            "sceneDidBecomeActive(_:)",
            "sceneDidDisconnect(_:)",
            "sceneDidEnterBackground(_:)",
            "sceneWillEnterForeground(_:)",
            "sceneWillResignActive(_:)",
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
        "UISearchBarDelegate": [
            "searchBar(_:shouldChangeTextIn:replacementText:)",
            "searchBar(_:textDidChange:)",
            "searchBarCancelButtonClicked(_:)",
            "searchBarSearchButtonClicked(_:)",
            "searchBarShouldBeginEditing(_:)",
            "searchBarShouldEndEditing(_:)",
            "searchBarTextDidBeginEditing(_:)",
            "searchBarTextDidEndEditing(_:)",
        ],
        "UISearchTextFieldDelegate": [
            "searchTextField(_:didSelect:)"
        ],
        "UITextFieldDelegate": [
            "textField(_:editMenuForCharactersIn:suggestedActions:)",
            "textField(_:editMenuForCharactersInRanges:suggestedActions:)",
            "textField(_:insertInputSuggestion:)",
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
        "UITextInteractionDelegate": [
            "interactionDidEnd(_:)",
            "interactionShouldBegin(_:at:)",
            "interactionWillBegin(_:)",
        ],
        "UITextSelectionDisplayInteractionDelegate": [
            "selectionContainerViewBelowText(for:)"
        ],
        "UITextViewDelegate": [
            "textView(_:editMenuForTextIn:suggestedActions:)",
            "textView(_:editMenuForTextInRanges:suggestedActions:)",
            "textView(_:insertInputSuggestion:)",
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
