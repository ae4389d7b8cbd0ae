import Foundation

extension UISearchBar {
    /// What the bar's ground is like.
    public enum Style: Int, Sendable {
        /// A grey, with lines above and below. In a navigation bar there is none.
        case `default`
        /// As the default.
        case prominent
        /// None: what the bar stands on is seen.
        case minimal
    }

    /// The pictures in the field.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search
        /// The cross that clears the field.
        case clear
        /// The bookmark.
        case bookmark
    }

    /// Sets a picture of the field in a state; `nil` brings back the usual one. A state without a picture takes that of
    /// ``UIControl/State/normal``.
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[icon, default: [:]][state] = iconImage
        if icon == .clear { searchTextField.clearButton.show(icons[.clear] ?? [:]) }
    }

    /// The picture that was set for a state.
    public func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon]?[state] }

    /// Sets the picture that takes the place of the field's ground and border; `nil` brings them back. It is stretched to the field. A
    /// disabled bar has that of ``UIControl/State/disabled``, or the same one; other states have none of their own.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        switch state {
        case .normal: searchTextField.background = backgroundImage
        case .disabled: searchTextField.disabledBackground = backgroundImage
        default: break
        }
        searchTextField.takesGroundForBorder = searchTextField.background != nil
    }

    /// The picture that was set for a state in place of the field's ground.
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        switch state {
        case .normal: searchTextField.background
        case .disabled: searchTextField.disabledBackground
        default: nil
        }
    }

    /// Sets the picture that is the ground: ``backgroundImage``. Bars have the same one wherever they stand, and with a prompt or
    /// without.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        self.backgroundImage = backgroundImage
    }

    /// Moves a picture of the field from its usual place, in points. At the end where reading begins the text makes room.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        searchTextField.offsets[icon] = adjustment
        searchTextField.setNeedsLayout()
    }

    /// How far a picture of the field is moved from its usual place, in points.
    public func positionAdjustment(for icon: Icon) -> UIOffset { searchTextField.offsets[icon] ?? .zero }

    /// How far the text and the placeholder are moved from their usual place, in points. The default is not at all.
    public var searchTextPositionAdjustment: UIOffset {
        get { searchTextField.textOffset }
        set {
            searchTextField.textOffset = newValue
            searchTextField.setNeedsLayout()
        }
    }

    func iconsDidChange() {
        searchTextField.glass.image = icons[.search]?[.normal] ?? UISearchTextField.magnifier
        for state in [UIControl.State.normal, .highlighted, .disabled, .selected] {
            let usual = state == .normal ? UIImage(systemName: "bookmark") : nil
            bookmarkButton.setImage(icons[.bookmark]?[state] ?? usual, for: state)
        }
    }

    func makeBookmarkButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "bookmark"), for: .normal)
        button.tintColor = .secondaryLabel
        button.accessibilityIdentifier = "bookmark"
        button.frame = CGRect(x: 0, y: 0, width: 28, height: 28)
        button.addAction(
            UIAction { [weak self] _ in
                if let self { delegate?.searchBarBookmarkButtonClicked(self) }
            }, for: .touchUpInside)
        return button
    }

    /// Shows the bookmark in an empty field.
    func showBookmarkButton() {
        let isShown = showsBookmarkButton && !hasSearch
        guard isShown || searchTextField.rightView === bookmarkButton else { return }
        searchTextField.rightView = isShown ? bookmarkButton : nil
        searchTextField.rightViewMode = isShown ? .always : .never
    }

    /// Paints what is behind the field and the scopes.
    func drawGround(in context: CGContext) {
        if let backgroundImage {
            if backgroundImage.size.width > 0 { context.draw(backgroundImage, in: bounds, tint: nil) }
            return
        }
        guard searchBarStyle != .minimal, enclosingNavigationBar == nil || barTintColor != nil else { return }
        let color: UIColor = barTintColor ?? .secondarySystemBackground
        context.fill(roundedRect: bounds, radius: 0, color: isTranslucent ? color.withAlphaComponent(0.94) : color)
        let line = 1 / traitCollection.displayScale
        for y in [bounds.minY, bounds.maxY - line] {
            let edge = CGRect(x: bounds.minX, y: y, width: bounds.width, height: line)
            context.fill(roundedRect: edge, radius: 0, color: .separator)
        }
    }
}

extension UISearchTextField {
    /// Whether the field's picture takes the place of its round corners and of the colour behind them.
    fileprivate var takesGroundForBorder: Bool {
        get { fieldState.takesGroundForBorder }
        set {
            guard newValue != fieldState.takesGroundForBorder else { return }
            fieldState.takesGroundForBorder = newValue
            if newValue { fieldState.formerGround = backgroundColor }
            backgroundColor = newValue ? nil : fieldState.formerGround
            groundDidChange()
        }
    }
}
