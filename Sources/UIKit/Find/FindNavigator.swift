import Foundation

/// The bar that finds and replaces: as wide as the window, above the keyboard or at the window's bottom.
///
/// The view itself covers the window and lets all touches through that are not for the bar.
final class FindNavigator: UIView, UITextFieldDelegate {
    private weak var interaction: UIFindInteraction?
    private let labels: Words
    private let bar = UIView()
    private let hairline = UIView()
    let searchField = FindField()
    let replacementField = FindField()
    let previousButton = UIButton(type: .system)
    let nextButton = UIButton(type: .system)
    let doneButton = UIButton(type: .system)
    let replaceButton = UIButton(type: .system)
    let replaceAllButton = UIButton(type: .system)
    let countLabel = UILabel()

    /// Whether there is a place for a replacement.
    var showsReplacement = false {
        didSet { if showsReplacement != oldValue { replacementDidChange() } }
    }

    init(interaction: UIFindInteraction) {
        self.interaction = interaction
        labels = interaction.view?.words ?? Words(language: "en")
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        bar.backgroundColor = .secondarySystemBackground
        bar.accessibilityIdentifier = "find.bar"
        hairline.backgroundColor = .separator
        addSubview(bar)
        bar.addSubview(hairline)
        setUpFields()
        setUpButtons()
        replacementDidChange()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func forgetText() {
        super.forgetText()
        interaction?.forgetText()
    }

    private func setUpFields() {
        for (field, placeholder, name) in [
            (searchField, labels[.find], "find.search"), (replacementField, labels[.replaceWith], "find.replacement"),
        ] {
            field.placeholder = placeholder
            field.accessibilityIdentifier = name
            field.navigator = self
            field.delegate = self
            bar.addSubview(field)
        }
        searchField.returnKeyType = .search
        searchField.leftView = UISearchTextField.makeGlass()
        searchField.leftViewMode = .always
        countLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        countLabel.textColor = .placeholderText
        searchField.rightView = countLabel
        searchField.rightViewMode = .always
        searchField.addAction(
            UIAction { [weak self] _ in
                if let self { self.interaction?.searchText = searchField.text }
            }, for: .editingChanged)
        replacementField.addAction(
            UIAction { [weak self] _ in
                if let self { self.interaction?.replacementText = replacementField.text }
            }, for: .editingChanged)
    }

    private func setUpButtons() {
        previousButton.setImage(UIImage(systemName: "chevron.up"), for: .normal)
        nextButton.setImage(UIImage(systemName: "chevron.down"), for: .normal)
        previousButton.accessibilityLabel = labels[.previousResult]
        nextButton.accessibilityLabel = labels[.nextResult]
        doneButton.setTitle(labels[.done], for: .normal)
        replaceButton.setTitle(labels[.replace], for: .normal)
        replaceAllButton.setTitle(labels[.replaceAll], for: .normal)
        doneButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        for button in [replaceButton, replaceAllButton] { button.titleLabel?.font = .systemFont(ofSize: 17) }
        for (control, name, action) in [
            (previousButton, "find.previous", { $0.findPrevious() }), (nextButton, "find.next", { $0.findNext() }),
            (doneButton, "find.done", { $0.dismissFindNavigator() }), (replaceButton, "find.replace", { $0.replace() }),
            (replaceAllButton, "find.replaceAll", { $0.replaceAll() }),
        ] as [(UIControl, String, (UIFindInteraction) -> Void)] {
            control.accessibilityIdentifier = name
            control.addAction(
                UIAction { [weak self] _ in
                    if let interaction = self?.interaction { action(interaction) }
                }, for: .touchUpInside)
            bar.addSubview(control)
        }
    }

    private func replacementDidChange() {
        let views: [UIView] = [replacementField, replaceButton, replaceAllButton]
        for view in views { view.isHidden = !showsReplacement }
        setNeedsLayout()
    }

    // MARK: Opening

    func open(in window: UIWindow) {
        frame = window.bounds
        window.addSubview(self)
        // It takes the style of what is searched, which may be dark in a light window.
        if let style = interaction?.view?.traitCollection.userInterfaceStyle { overrideUserInterfaceStyle = style }
        tintColor = interaction?.view?.tintColor
        // At the bottom first, so that it rises with the keyboard.
        layoutSubtree()
        interaction?.view?.setNeedsLayout()
        focus()
    }

    /// Lets the person say what to search for.
    func focus() {
        searchField.becomeFirstResponder()
        searchField.session.selectAll()
    }

    // MARK: Showing

    func show(searchText: String?) {
        if searchField.text != searchText ?? "" { searchField.text = searchText }
    }

    func show(replacementText: String?) {
        if replacementField.text != replacementText ?? "" { replacementField.text = replacementText }
    }

    func show(_ session: UIFindSession, hasQuery: Bool) {
        let (count, index, isOpen) = (session.resultCount, session.highlightedResultIndex, session.mayHaveMoreResults)
        countLabel.text =
            switch session.searchResultDisplayStyle {
            case _ where !hasQuery || count == 0 && isOpen, .none: nil
            case _ where count == 0: labels[.notFound]
            case .currentAndTotal:
                labels.count(index == NSNotFound ? nil : index + 1, of: count, mayBeMore: isOpen)
            case .total: labels.count(nil, of: count, mayBeMore: isOpen)
            }
        // Not by sizeToFit, which never makes a label wider.
        countLabel.bounds.size = countLabel.sizeThatFits(.zero)
        searchField.setNeedsLayout()
        for control in [previousButton, nextButton, replaceAllButton] as [UIControl] {
            control.isEnabled = hasQuery && (count > 0 || isOpen)
        }
        replaceButton.isEnabled = session.allowsReplacementForCurrentlyHighlightedResult
    }

    // MARK: Layout

    private static let margin: CGFloat = 8
    private static let rowHeight: CGFloat = 44
    /// From this width on, in points, both fields stand beside each other.
    private static let wideWidth: CGFloat = 720

    override func layoutSubviews() {
        super.layoutSubviews()
        let guide = keyboardLayoutGuide.layoutFrame
        let safe = safeAreaInsets
        let width = max(0, bounds.width - safe.left - safe.right)
        let isWide = width >= Self.wideWidth
        let rows: CGFloat = showsReplacement && !isWide ? 2 : 1
        let height = rows * (Self.rowHeight + Self.margin) + Self.margin
        let top = guide.minY - height
        // Without a keyboard the bar's ground goes on to the window's edge.
        let isAboveKeyboard = application?.keyboard.frame.isNull == false
        bar.frame = CGRect(
            x: bounds.minX, y: top, width: bounds.width, height: (isAboveKeyboard ? guide.minY : bounds.maxY) - top)
        hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / screenScale)
        let row = CGRect(
            x: safe.left + Self.margin, y: Self.margin, width: max(0, width - Self.margin * 2), height: Self.rowHeight)
        isWide && showsReplacement ? layOutWide(row) : layOutRows(row)
        interaction?.view?.setNeedsLayout()
    }

    private static func width(of button: UIButton) -> CGFloat {
        max(rowHeight, button.sizeThatFits(.zero).width + 12)
    }

    private func layOutRows(_ row: CGRect) {
        // The buttons of both rows stand below each other, and so do the fields.
        let last = max(
            Self.width(of: doneButton), showsReplacement ? Self.width(of: replaceAllButton) : 0)
        let middle = max(Self.rowHeight * 2, showsReplacement ? Self.width(of: replaceButton) : 0)
        let field = row.width - Self.margin - middle - last
        place(
            [
                (searchField, field), (nil, Self.margin), (previousButton, middle / 2), (nextButton, middle / 2),
                (doneButton, last),
            ], in: row)
        guard showsReplacement else { return }
        place(
            [
                (replacementField, field), (nil, Self.margin), (replaceButton, middle), (replaceAllButton, last),
            ], in: row.offsetBy(dx: 0, dy: Self.rowHeight + Self.margin))
    }

    private func layOutWide(_ row: CGRect) {
        let (replace, all) = (Self.width(of: replaceButton), Self.width(of: replaceAllButton))
        let done = Self.width(of: doneButton)
        let field = (row.width - Self.margin * 3 - replace - all - done - Self.rowHeight * 2) / 2
        place(
            [
                (searchField, field), (nil, Self.margin), (previousButton, Self.rowHeight),
                (nextButton, Self.rowHeight), (nil, Self.margin), (replacementField, field), (nil, Self.margin),
                (replaceButton, replace), (replaceAllButton, all), (doneButton, done),
            ], in: row)
    }

    /// Puts views one behind the other, as the interface reads.
    private func place(_ views: [(view: UIView?, width: CGFloat)], in row: CGRect) {
        let direction = effectiveUserInterfaceLayoutDirection
        var x = row.minX
        for (view, width) in views {
            let place = CGRect(x: x, y: row.minY, width: max(0, width), height: row.height)
            view?.frame = place.flipped(for: direction, in: row)
            x += place.width
        }
    }

    /// The bar, in the screen's points.
    var barOnScreen: CGRect {
        window == nil ? .null : convertToScreen(bar.frame)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    // MARK: Keys

    /// Does what a key in one of the fields says about finding.
    /// - Returns: Whether it was one of these keys.
    func handle(_ key: UIKey, in field: FindField) -> Bool {
        guard let interaction else { return false }
        if key.keyCode == .keyboardReturnOrEnter || key.keyCode == .keypadEnter {
            didReturn(in: field, isShifted: key.modifierFlags.contains(.shift))
            return true
        }
        switch FindShortcut(key) {
        case .find: interaction.presentFindNavigator(showingReplace: showsReplacement)
        case .replace: interaction.presentFindNavigator(showingReplace: true)
        case .next: interaction.findNext()
        case .previous: interaction.findPrevious()
        case .close: interaction.dismissFindNavigator()
        case nil: return false
        }
        return true
    }

    private func didReturn(in field: UITextField, isShifted: Bool) {
        if field === replacementField, !isShifted {
            interaction?.replace()
        } else {
            isShifted ? interaction?.findPrevious() : interaction?.findNext()
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        didReturn(in: textField, isShifted: false)
        return false
    }
}
