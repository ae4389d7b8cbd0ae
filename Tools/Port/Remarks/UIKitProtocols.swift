/// The delegate protocols of Typecase whose methods have defaults. A test compares this with the sources.
enum UIKitProtocols {
    /// The protocols that a protocol inherits.
    static let inherited = [
        "UIWindowSceneDelegate": ["UISceneDelegate"],
        "UISearchTextFieldDelegate": ["UITextFieldDelegate"], "UITextViewDelegate": ["UIScrollViewDelegate"],
        "UITableViewDelegate": ["UIScrollViewDelegate"], "UICollectionViewDelegate": ["UIScrollViewDelegate"],
        "UICollectionViewDelegateFlowLayout": ["UICollectionViewDelegate"],
        "UIPopoverPresentationControllerDelegate": ["UIAdaptivePresentationControllerDelegate"],
        "UISheetPresentationControllerDelegate": ["UIAdaptivePresentationControllerDelegate"],
    ]

    /// Whether a name that is no type of the program is one of UIKit's protocols.
    static func isProtocol(_ name: String) -> Bool {
        optionalMethods[name] != nil
            || name.hasPrefix("UI") && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
    }

    /// The names of methods with one argument that has no label: by these alone they can be bound.
    static let optionalNames = Set(
        optionalMethods.values.joined().filter { $0.hasSuffix("(_:)") }.map { String($0.dropLast(4)) })

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
        "NSTextContentStorageDelegate": ["textContentStorage(_:textParagraphWith:)"],
        "NSTextLayoutManagerDelegate": ["textLayoutManager(_:textLayoutFragmentFor:in:)"],
        "NSTextStorageDelegate": [
            "textStorage(_:didProcessEditing:range:changeInLength:)",
            "textStorage(_:willProcessEditing:range:changeInLength:)",
        ],
        "NSTextViewportLayoutControllerDelegate": [
            "textViewportLayoutControllerDidLayout(_:)", "textViewportLayoutControllerWillLayout(_:)",
        ],
        "UIAdaptivePresentationControllerDelegate": [
            "adaptivePresentationStyle(for:)",
            "adaptivePresentationStyle(for:traitCollection:)",
            "presentationControllerDidAttemptToDismiss(_:)",
            "presentationControllerDidDismiss(_:)",
            "presentationControllerShouldDismiss(_:)",
            "presentationControllerWillDismiss(_:)",
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
            "applicationDidReceiveMemoryWarning(_:)",
            "applicationWillResignActive(_:)",
            "applicationWillTerminate(_:)",
        ],
        "UICollectionViewDelegate": [
            "collectionView(_:didDeselectItemAt:)",
            "collectionView(_:didEndDisplaying:forItemAt:)",
            "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
            "collectionView(_:didHighlightItemAt:)",
            "collectionView(_:didSelectItemAt:)",
            "collectionView(_:didUnhighlightItemAt:)",
            "collectionView(_:shouldDeselectItemAt:)",
            "collectionView(_:shouldHighlightItemAt:)",
            "collectionView(_:shouldSelectItemAt:)",
            "collectionView(_:willDisplay:forItemAt:)",
            "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
        ],
        "UIContextMenuInteractionDelegate": [
            "contextMenuInteraction(_:willDisplayMenuFor:animator:)",
            "contextMenuInteraction(_:willEndFor:animator:)",
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
            "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
            "gestureRecognizer(_:shouldReceive:)",
            "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
            "gestureRecognizer(_:shouldRequireFailureOf:)",
            "gestureRecognizerShouldBegin(_:)",
        ],
        "UINavigationControllerDelegate": [
            "navigationController(_:didShow:animated:)",
            "navigationController(_:willShow:animated:)",
        ],
        "UIPickerViewDelegate": [
            "pickerView(_:attributedTitleForRow:forComponent:)",
            "pickerView(_:didSelectRow:inComponent:)",
            "pickerView(_:rowHeightForComponent:)",
            "pickerView(_:titleForRow:forComponent:)",
            "pickerView(_:viewForRow:forComponent:reusing:)",
            "pickerView(_:widthForComponent:)",
        ],
        "UIPopoverPresentationControllerDelegate": [
            "popoverPresentationControllerDidDismissPopover(_:)",
            "popoverPresentationControllerShouldDismissPopover(_:)",
            "prepareForPopoverPresentation(_:)",
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
            "searchBar(_:selectedScopeButtonIndexDidChange:)",
            "searchBar(_:shouldChangeTextIn:replacementText:)",
            "searchBar(_:textDidChange:)",
            "searchBarBookmarkButtonClicked(_:)",
            "searchBarCancelButtonClicked(_:)",
            "searchBarSearchButtonClicked(_:)",
            "searchBarShouldBeginEditing(_:)",
            "searchBarShouldEndEditing(_:)",
            "searchBarTextDidBeginEditing(_:)",
            "searchBarTextDidEndEditing(_:)",
        ],
        "UISearchControllerDelegate": [
            "didDismissSearchController(_:)",
            "didPresentSearchController(_:)",
            "willDismissSearchController(_:)",
            "willPresentSearchController(_:)",
        ],
        "UISearchTextFieldDelegate": [
            "searchTextField(_:didSelect:)"
        ],
        "UISheetPresentationControllerDelegate": [
            "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"
        ],
        "UITabBarControllerDelegate": [
            "tabBarController(_:didSelect:)",
            "tabBarController(_:shouldSelect:)",
        ],
        "UITabBarDelegate": [
            "tabBar(_:didSelect:)"
        ],
        "UITableViewDelegate": [
            "tableView(_:accessoryButtonTappedForRowWith:)",
            "tableView(_:contextMenuConfigurationForRowAt:point:)",
            "tableView(_:didDeselectRowAt:)",
            "tableView(_:didEndDisplaying:forRowAt:)",
            "tableView(_:didEndDisplayingFooterView:forSection:)",
            "tableView(_:didEndDisplayingHeaderView:forSection:)",
            "tableView(_:didEndEditingRowAt:)",
            "tableView(_:didHighlightRowAt:)",
            "tableView(_:didSelectRowAt:)",
            "tableView(_:didUnhighlightRowAt:)",
            "tableView(_:editingStyleForRowAt:)",
            "tableView(_:estimatedHeightForFooterInSection:)",
            "tableView(_:estimatedHeightForHeaderInSection:)",
            "tableView(_:estimatedHeightForRowAt:)",
            "tableView(_:heightForFooterInSection:)",
            "tableView(_:heightForHeaderInSection:)",
            "tableView(_:heightForRowAt:)",
            "tableView(_:indentationLevelForRowAt:)",
            "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
            "tableView(_:shouldHighlightRowAt:)",
            "tableView(_:shouldIndentWhileEditingRowAt:)",
            "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
            "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
            "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
            "tableView(_:viewForFooterInSection:)",
            "tableView(_:viewForHeaderInSection:)",
            "tableView(_:willBeginEditingRowAt:)",
            "tableView(_:willDeselectRowAt:)",
            "tableView(_:willDisplay:forRowAt:)",
            "tableView(_:willDisplayContextMenu:animator:)",
            "tableView(_:willDisplayFooterView:forSection:)",
            "tableView(_:willDisplayHeaderView:forSection:)",
            "tableView(_:willEndContextMenuInteraction:animator:)",
            "tableView(_:willSelectRowAt:)",
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
        "UITextPasteDelegate": [
            "textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:)",
            "textPasteConfigurationSupporting(_:performPasteOf:to:)", "textPasteConfigurationSupporting(_:transform:)",
        ],
        "UITextSelectionDisplayInteractionDelegate": [
            "selectionContainerViewBelowText(for:)"
        ],
        "UITextViewDelegate": [
            "textView(_:editMenuForTextIn:suggestedActions:)",
            "textView(_:editMenuForTextInRanges:suggestedActions:)",
            "textView(_:insertInputSuggestion:)",
            "textView(_:menuConfigurationFor:defaultMenu:)",
            "textView(_:textItemMenuWillDisplayFor:animator:)",
            "textView(_:textItemMenuWillEndFor:animator:)",
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
