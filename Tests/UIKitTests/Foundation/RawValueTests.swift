import Testing
import UIKit

/// Numbers and texts behind cases: programs keep them in files and compare them with those of iOS.
@MainActor
@Suite("Raw values")
struct RawValueTests {
    /// Where cases are counted from, in UIKit's order.
    private func expect<Value: RawRepresentable<Int>>(
        _ values: [Value], from first: Int = 0, _ location: SourceLocation = #_sourceLocation
    ) {
        #expect(values.map(\.rawValue) == Array(first..<(first + values.count)), sourceLocation: location)
        #expect(values.allSatisfy { Value(rawValue: $0.rawValue)?.rawValue == $0.rawValue }, sourceLocation: location)
        #expect(Value(rawValue: -9) == nil && Value(rawValue: 99) == nil, sourceLocation: location)
    }

    @Test("Of fields, text views and what they ask of the keyboard")
    func values() {
        expect([UITextField.BorderStyle.none, .line, .bezel, .roundedRect])
        expect([UITextField.ViewMode.never, .whileEditing, .unlessEditing, .always])
        #expect(UITextField.DidEndEditingReason.committed.rawValue == 0)
        expect([UITextView.BorderStyle.none, .roundedRect])
        expect([UITextItemInteraction.invokeDefaultAction, .presentActions, .preview])
        expect([
            UIKeyboardType.default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad,
            .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
        ])
        #expect(UIKeyboardType.alphabet == .asciiCapable)
        expect([
            UIReturnKeyType.default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall,
            .continue,
        ])
        expect([UITextAutocapitalizationType.none, .words, .sentences, .allCharacters])
        expect([UITextAutocorrectionType.default, .no, .yes])
        expect([UITextSpellCheckingType.default, .no, .yes])
        expect([UITextSmartQuotesType.default, .no, .yes])
        expect([UITextSmartDashesType.default, .no, .yes])
        expect([UITextSmartInsertDeleteType.default, .no, .yes])
        expect([UIKeyboardAppearance.default, .dark, .light])
        expect([UITextAlternativeStyle.none, .lowConfidence])
    }

    @Test("Of texts: positions, directions, lines")
    func textValues() {
        expect([UITextGranularity.character, .word, .sentence, .paragraph, .line, .document])
        expect([UITextStorageDirection.forward, .backward])
        expect([UITextLayoutDirection.right, .left, .up, .down], from: 2)
        expect([NSTextAlignment.left, .center, .right, .justified, .natural])
        expect([NSWritingDirection.natural, .leftToRight, .rightToLeft], from: -1)
        expect([
            NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
            .byTruncatingMiddle,
        ])
        expect([UITextInteractionMode.editable, .nonEditable])
        #expect(NSTextStorage.EditActions.editedAttributes.rawValue == 1)
        #expect(NSTextStorage.EditActions.editedCharacters.rawValue == 2)
    }

    @Test("Of views, controls and gestures")
    func viewValues() {
        expect([
            UIView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left,
            .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
        ])
        expect([UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear])
        expect([UISemanticContentAttribute.unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft])
        expect([UIUserInterfaceStyle.unspecified, .light, .dark])
        expect([UITraitEnvironmentLayoutDirection.unspecified, .leftToRight, .rightToLeft], from: -1)
        expect([UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
        expect([UIControl.ContentHorizontalAlignment.center, .left, .right, .fill, .leading, .trailing])
        expect([UIControl.ContentVerticalAlignment.center, .top, .bottom, .fill])
        expect([UIButton.ButtonType.custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd])
        #expect(UIButton.ButtonType.close.rawValue == 7)
        expect([UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
        expect([UIStackView.Alignment.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline])
        expect([NSLayoutConstraint.Axis.horizontal, .vertical])
        expect([
            UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive, .onDragWithAccessory,
            .interactiveWithAccessory,
        ])
        expect([UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .never, .always])
        expect([UIScrollView.IndicatorStyle.default, .black, .white])
        expect([UIGestureRecognizer.State.possible, .began, .changed, .ended, .cancelled, .failed])
        expect([UIPress.Phase.began, .changed, .stationary, .ended, .cancelled])
        expect([UIApplication.State.active, .inactive, .background])
        expect([UIInputView.Style.default, .keyboard])
        expect([UIEditMenuArrowDirection.automatic, .up, .down, .left, .right])
        expect([UIMenuElement.State.off, .on, .mixed])
        expect([UIMenu.ElementSize.automatic, .small, .medium, .large], from: -1)
    }

    @Test("Of sets")
    func setValues() {
        let modifiers: [UIKeyModifierFlags] = [.alphaShift, .shift, .control, .alternate, .command, .numericPad]
        #expect(modifiers.map(\.rawValue) == (16...21).map { 1 << $0 })
        let attributes: [UIMenuElement.Attributes] = [.disabled, .destructive, .hidden, .keepsMenuPresented]
        #expect(attributes.map(\.rawValue) == [1, 2, 4, 8])
        let options: [UIMenu.Options] = [.displayInline, .destructive, .singleSelection, .displayAsPalette]
        #expect(options.map(\.rawValue) == [1, 2, 1 << 5, 1 << 7])
        let masks: [UIView.AutoresizingMask] = [
            .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
            .flexibleBottomMargin,
        ]
        #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
        let animations: [UIView.AnimationOptions] = [
            .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse, .curveEaseInOut,
            .curveEaseIn, .curveEaseOut, .curveLinear,
        ]
        #expect(animations.map(\.rawValue) == [1, 2, 4, 8, 16, 0, 1 << 16, 2 << 16, 3 << 16])
        let states: [UIControl.State] = [
            .normal, .highlighted, .disabled, .selected, .focused, .application, .reserved,
        ]
        #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8, 0xFF0000, 0xFF00_0000])
        let touches: [UIControl.Event] = [
            .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
            .touchUpInside, .touchUpOutside, .touchCancel,
        ]
        #expect(touches.map(\.rawValue) == (0...8).map { 1 << $0 })
        let events: [UIControl.Event] = [
            .valueChanged, .primaryActionTriggered, .menuActionTriggered, .editingDidBegin, .editingChanged,
            .editingDidEnd, .editingDidEndOnExit,
        ]
        #expect(events.map(\.rawValue) == [12, 13, 14, 16, 17, 18, 19].map { 1 << $0 })
        let all: [UIControl.Event] = [
            .allTouchEvents, .allEditingEvents, .applicationReserved, .systemReserved, .allEvents,
        ]
        #expect(all.map(\.rawValue) == [0xFFF, 0xF0000, 0x0F00_0000, 0xF000_0000, 0xFFFF_FFFF])
    }

    @Test("Of names and weights")
    func names() {
        let styles: [UIFont.TextStyle] = [
            .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1,
            .caption2,
        ]
        let names = [
            "Title0", "Title1", "Title2", "Title3", "Headline", "Subhead", "Body", "Callout", "Footnote", "Caption1",
            "Caption2",
        ]
        #expect(styles.map(\.rawValue) == names.map { "UICTFontTextStyle" + $0 })
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let values: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
        #expect(zip(weights, values).allSatisfy { abs($0.rawValue - $1) < 1e-6 })
        #expect([UIWindow.Level.normal, .statusBar, .alert].map(\.rawValue) == [0, 1000, 2000])
        let sizes: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge,
        ]
        let ends = [
            "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL", "AccessibilityXL",
            "AccessibilityXXL", "AccessibilityXXXL",
        ]
        #expect(sizes.map(\.rawValue) == ends.map { "UICTContentSizeCategory" + $0 })
        #expect(sizes.filter(\.isAccessibilityCategory).count == 5)
        #expect(UIMenu.Identifier("own").rawValue == "own" && UIMenu.Identifier.root.rawValue == "com.apple.menu.root")
        let contents: [UITextContentType] = [.name, .emailAddress, .telephoneNumber, .oneTimeCode, .newPassword]
        #expect(contents.map(\.rawValue) == ["name", "email", "tel", "one-time-code", "new-password"])
    }
}
