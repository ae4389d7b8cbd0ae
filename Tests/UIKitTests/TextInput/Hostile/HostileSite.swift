/// Where a program is called while a text of it is edited.
enum HostileSite: String, CaseIterable, Sendable {
    // The text's delegate.
    case shouldBegin, didBegin, shouldEnd, didEnd, shouldChange, didChange, didChangeSelection, shouldClear
    case shouldReturn, editMenu, menuComes, menuGoes, picksSuggestion
    case didScroll, willBeginDragging, willEndDragging, didEndDragging
    // Actions and notifications.
    case editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit, primaryAction, touchDown
    case beginNote, changeNote, endNote
    case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame
    case willUndo, didUndo, pasteboard, keyWindow
    // The input delegate, the storage's and the layout manager's.
    case textWillChange, textDidChange, selectionWillChange, selectionDidChange
    case storageWill, storageDid, layoutInvalid, layoutComplete, lineSpacing
    // The second text kit's, and those of pasting.
    case textParagraph, validates, fragmentDraws, pasteItem, pastePerform
    // Those of drags and drops.
    case dragItems, dragPreview, dragLifts, dragBegins, dragEnds, dropComes, dropProposal, dropPerforms, dropPreview,
        dropEnds
    // What a subclass overrides.
    case layout, draw, movesToWindow, inWindow, becomes, resigns, canBecome, inserts, deletes, composes, selects
    case asksInputView, asksAccessory, hit, canPerform, traits, released
    case asksCaret, asksUndo, asksMode, inside, presses, unmarks, copies, pastes, tints, superviewChange
    case textRect, drawsText, tracking, touches, itemAction, markStyle
    // The views in the keyboard's place and above it, and a keyboard of the program's own.
    case panelLayout, panelMoves, panelDraw, accessoryLayout, accessoryMoves
    case ownWillAppear, ownDidAppear, ownWillDisappear, ownDidDisappear, ownTextWillChange, ownTextDidChange
    case ownSelectionWillChange, ownSelectionDidChange

    /// Whether it is one of a UIInputViewController, which then stands in the keyboard's place.
    var isOfOwnKeyboard: Bool { rawValue.hasPrefix("own") }

    /// Whether it is one of the second text kit, by which the view is then drawn.
    var isOfSecondKit: Bool { [.textParagraph, .validates, .fragmentDraws].contains(self) }

    /// Whether it is one of a delegate of pasting.
    var isOfPasting: Bool { self == .pasteItem || self == .pastePerform }

    /// Whether it is one of a drag or drop, for which something is dragged.
    var isOfDragging: Bool { rawValue.hasPrefix("drag") || rawValue.hasPrefix("drop") }

    /// Whether a kind of text has it.
    func exists(in kind: HostileKind) -> Bool {
        if kind == .keyedView { return Self.reachedByKeys.contains(self) }
        return switch self {
        case .didChange, .didScroll, .willBeginDragging, .willEndDragging, .didEndDragging, .storageWill, .storageDid,
            .layoutInvalid, .layoutComplete, .lineSpacing, .touches, .itemAction, .textParagraph, .validates,
            .fragmentDraws:
            kind == .view
        case .shouldClear, .shouldReturn, .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
            .primaryAction, .touchDown, .textRect, .drawsText, .tracking:
            kind != .view
        case .picksSuggestion: kind == .searchField
        default: true
        }
    }

    /// Where a program is called by keys of the screen.
    private static let reachedByKeys: Set<HostileSite> = [
        .didBegin, .shouldChange, .didChange, .didChangeSelection, .didScroll, .changeNote, .willShow, .didShow,
        .selectionWillChange, .selectionDidChange, .storageWill, .storageDid, .layoutInvalid, .layoutComplete, .layout,
        .draw, .inserts, .deletes, .selects, .asksCaret, .asksInputView, .asksAccessory,
    ]
}
