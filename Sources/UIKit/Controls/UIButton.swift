import Foundation

/// A button with a title, a picture, or both, by states or by a ``Configuration``.
open class UIButton: UIControl {
    /// Ready-made looks.
    public enum ButtonType: Int, Sendable {
        /// Nothing but what is set.
        case custom
        /// A title in the tint colour.
        case system
        /// A letter i in a circle.
        case detailDisclosure
        /// A letter i in a circle.
        case infoLight
        /// A letter i in a circle.
        case infoDark
        /// A plus in a circle.
        case contactAdd
        /// A cross in a circle.
        case close = 7

        /// As ``system``, which has taken its place.
        public static let roundedRect = ButtonType.system
    }

    private struct Look {
        var title: String?
        var attributedTitle: NSAttributedString?
        var color: UIColor?
        var image: UIImage?
        var background: UIImage?
        var symbol: UIImage.SymbolConfiguration?
    }

    private var looks: [State: Look] = [:]
    /// Which of the ready-made looks the button has.
    open private(set) var buttonType = ButtonType.custom
    private let label: UILabel = ButtonTitle()
    private let picture = UIImageView(image: nil)
    /// What parts that are dimmed showed of themselves before.
    private var titleOpacity: CGFloat?
    private var pictureOpacity: CGFloat?

    /// Creates a button with a frame in its future superview's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a button of a ready-made look.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        look(as: type)
        update()
        if type.symbol != nil { sizeToFit() }
    }

    private func look(as type: ButtonType) {
        buttonType = type
        picture.tintColor = type.symbolColor
    }

    /// Creates a button in the tint colour that performs an action and says its title.
    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        look(as: type)
        if let primaryAction {
            setTitle(primaryAction.title, for: .normal)
            setImage(primaryAction.image, for: .normal)
            addAction(primaryAction, for: .primaryActionTriggered)
        }
        update()
        sizeToFit()
    }

    /// Creates a button of a configuration that performs an action; the action's title and picture are shown where the
    /// configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: nil)
        var configuration = configuration
        if let primaryAction {
            if configuration.attributedTitle == nil, !primaryAction.title.isEmpty {
                configuration.title = primaryAction.title
            }
            if configuration.image == nil { configuration.image = primaryAction.image }
            addAction(primaryAction, for: .primaryActionTriggered)
        }
        begin(with: configuration)
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    private func setUp() {
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        label.lineBreakMode = .byTruncatingMiddle
        picture.contentMode = .scaleAspectFit
        addSubview(picture)
        addSubview(label)
        update()
    }

    // MARK: Looks

    /// Sets the title in a state. A state without a title takes the one of ``UIControl/State/normal``.
    ///
    /// The title of ``State/normal`` takes the place of the configuration's, and is its title from then on.
    open func setTitle(_ title: String?, for state: State) {
        if state == .normal, configuration?.title != nil { configuration?.title = title }
        setLook(\.title, title, for: state)
    }

    /// The title that was set for a state.
    open func title(for state: State) -> String? { looks[state]?.title }

    /// Sets a title with attributes in a state; it is shown in place of the plain one. Where it names no font or colour, those
    /// of the button are taken.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        setLook(\.attributedTitle, title.map { NSAttributedString(attributedString: $0) }, for: state)
    }

    /// The title with attributes that was set for a state.
    open func attributedTitle(for state: State) -> NSAttributedString? { looks[state]?.attributedTitle }

    /// Sets the title's colour in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        looks[state, default: Look()].color = color
        update()
    }

    /// The title's colour that was set for a state.
    open func titleColor(for state: State) -> UIColor? { looks[state]?.color }

    /// Sets the picture in a state. That of ``State/normal`` takes the place of the configuration's.
    open func setImage(_ image: UIImage?, for state: State) {
        if state == .normal, configuration?.image != nil { configuration?.image = image }
        setLook(\.image, image, for: state)
    }

    /// The picture that was set for a state.
    open func image(for state: State) -> UIImage? { looks[state]?.image }

    /// Sets the sizes and weights of symbols in a state, where a symbol says none of its own.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        looks[state, default: Look()].symbol = configuration
        contentDidChange()
    }

    /// The sizes and weights of symbols that were set for a state.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        looks[state]?.symbol
    }

    /// Sets the picture behind the content in a state. It is stretched to the button's bounds.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        setLook(\.background, image, for: state)
    }

    /// The picture behind the content that was set for a state.
    open func backgroundImage(for state: State) -> UIImage? { looks[state]?.background }

    /// The title in the present state; the configuration's if it has one.
    open var currentTitle: String? { configuration?.title ?? current(\.title) }
    /// The title with attributes in the present state; the configuration's if it has one.
    open var currentAttributedTitle: NSAttributedString? {
        if let title = configuration?.attributedTitle { return NSAttributedString(title) }
        return current(\.attributedTitle)
    }
    private var hasTitle: Bool { currentTitle != nil || currentAttributedTitle != nil }
    /// The title's colour in the present state.
    open var currentTitleColor: UIColor { current(\.color) ?? defaultTitleColor }
    /// The picture in the present state; the configuration's if it has one.
    open var currentImage: UIImage? {
        configuration?.image ?? current(\.image) ?? (configuration == nil ? buttonType.symbol : nil)
    }
    /// The sizes and weights of symbols in the present state.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { current(\.symbol) }
    /// The picture behind the content in the present state.
    open var currentBackgroundImage: UIImage? { current(\.background) }

    /// The label that shows the title.
    open var titleLabel: UILabel? { label }
    /// The view that shows the picture.
    open var imageView: UIImageView? { picture }

    /// Distances from the edges to the content, in points. A button with a configuration has those of the configuration. While they are
    /// zero, a title without a picture has 6 points above and below.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
    }

    /// By how much the room for the picture is smaller than that of the content, in points from each edge; the picture stands in it as
    /// the alignments say. Nothing else makes room for it. Without a configuration only.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
    }

    /// By how much the room for the title is smaller, as for the picture by ``imageEdgeInsets``. A title that it is too narrow for is
    /// cut.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
    }

    /// Whether the picture fades while a finger is on the button, unless one was set for that state. The default is yes. Without a
    /// configuration only.
    open var adjustsImageWhenHighlighted = true {
        didSet { if adjustsImageWhenHighlighted != oldValue { stateDidChange() } }
    }

    /// Whether the picture fades while the button is disabled, unless one was set for that state. The default is yes. Without a
    /// configuration only.
    open var adjustsImageWhenDisabled = true {
        didSet { if adjustsImageWhenDisabled != oldValue { stateDidChange() } }
    }

    // MARK: Configuration

    /// What the button shows and how; `nil` for what is set for states alone.
    open var configuration: Configuration? {
        didSet {
            if !isUpdatingConfiguration { needsUpdateConfiguration = true }
            if configuration == nil {
                parts?.remove()
                parts = nil
                label.font = .systemFont(ofSize: UIFont.buttonFontSize)
                picture.tintColor = buttonType.symbolColor
            } else if parts == nil {
                parts = ConfiguredParts(in: self)
            }
            contentDidChange()
        }
    }
    private var parts: ConfiguredParts?
    private var needsUpdateConfiguration = false
    private var isUpdatingConfiguration = false

    /// Is asked to change the configuration to what it should be in the button's present state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// Changes the configuration when the button's state has changed, before the button is laid out next.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Asks for ``updateConfiguration()`` before the button is laid out next.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Changes the configuration to what it should be in the button's present state: calls the handler. Colours of states
    /// come from the configuration's style by themselves.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    private func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration, !isUpdatingConfiguration else { return }
        needsUpdateConfiguration = false
        isUpdatingConfiguration = true
        updateConfiguration()
        isUpdatingConfiguration = false
    }

    override var hasPartsFromTheStart: Bool { true }
    override var isUsuallyElement: Bool { true }
    override var usualLabel: String? { currentAttributedTitle?.string ?? currentTitle }
    override var usualTraits: UIAccessibilityTraits { super.usualTraits.union(.button) }

    private func current<Value>(_ part: KeyPath<Look, Value?>) -> Value? {
        looks[state]?[keyPath: part] ?? looks[.normal]?[keyPath: part]
    }

    private var defaultTitleColor: UIColor {
        if buttonType == .custom { return .white }
        return isEnabled ? tintColor : .tertiaryLabel
    }

    /// Sets a part of the look in a state. What is that already is shown again, in case the program has changed what is shown.
    private func setLook<Part: Equatable>(_ part: WritableKeyPath<Look, Part>, _ value: Part, for state: State) {
        let isNew = looks[state, default: Look()][keyPath: part] != value
        looks[state, default: Look()][keyPath: part] = value
        if isNew { contentDidChange() } else { update() }
    }

    private func contentDidChange() {
        update()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func update() {
        setNeedsDisplay()
        if let configuration, let parts { return showConfiguration(configuration, parts, label, picture) }
        label.textColor = currentTitleColor
        if let title = currentAttributedTitle { label.attributedText = title } else { label.showPlain(currentTitle) }
        label.isHidden = !hasTitle
        picture.image = currentImage.map { image in
            currentPreferredSymbolConfiguration.map { image.preferring($0) } ?? image
        }
        picture.isHidden = currentImage == nil
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
        if configurationUpdateHandler != nil || configuration != nil { setNeedsUpdateConfiguration() }
        // The colours of a configuration say it.
        // What has a ground of its own is covered instead.
        let dims = configuration == nil && isHighlighted && (buttonType == .custom || backgroundColor == nil)
        // A custom button's title has the colours that the program gives it for each state, and no other look, as on iOS.
        fade(label, if: dims && buttonType != .custom, &titleOpacity)
        // A picture of the state's own says it.
        let dimsPicture =
            dims && adjustsImageWhenHighlighted || configuration == nil && !isEnabled && adjustsImageWhenDisabled
        fade(picture, if: dimsPicture && looks[state]?.image == nil, &pictureOpacity)
        setNeedsLayout()
    }

    /// Fades a part when that begins, and gives it the opacity back that the program gave it when that ends.
    private func fade(_ part: UIView, if dims: Bool, _ opacity: inout CGFloat?) {
        guard dims == (opacity == nil) else { return }
        let before = opacity
        opacity = dims ? part.alpha : nil
        part.alpha = before ?? part.alpha * 0.3
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // A configuration's fonts follow the size that people want.
        if configuration != nil { contentDidChange() }
    }

    /// The title of the button's state; "" without one.
    open override var shownText: String? { currentAttributedTitle?.string ?? currentTitle ?? "" }

    // MARK: Layout

    /// What is to be laid out, as large as it would like to be.
    private var contentArrangement: ButtonArrangement {
        var result = ButtonArrangement()
        if !label.isHidden { result.title = label.sizeThatFits(.zero) }
        result.image = picture.image?.size ?? .zero
        guard let configuration, let parts else {
            result.limitsImage = true
            return result
        }
        if !parts.subtitle.isHidden { result.subtitle = parts.subtitle.sizeThatFits(.zero) }
        if configuration.showsActivityIndicator { result.image = parts.indicator.sizeThatFits(.zero) }
        result.placement = configuration.imagePlacement
        result.imagePadding = configuration.imagePadding
        result.titlePadding = configuration.titlePadding
        result.titleAlignment = configuration.titleAlignment
        return result
    }

    private var usedInsets: UIEdgeInsets {
        configuration?.contentInsets.resolved(effectiveUserInterfaceLayoutDirection) ?? contentEdgeInsets
    }

    private func places(in room: CGRect) -> ButtonArrangement.Places {
        contentArrangement.places(
            in: room, effectiveContentHorizontalAlignment, contentVerticalAlignment,
            effectiveUserInterfaceLayoutDirection)
    }

    /// Where the background picture is painted in a button of these bounds: all over it.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where picture and title stand in a button of these bounds: inside of ``contentEdgeInsets``, or of the insets of the
    /// configuration.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: usedInsets) }

    /// Where the title stands in the room of the content. Of a button without a configuration: one with a configuration places its
    /// title by that, whatever is answered here. A button is as large as it would be without another answer.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        places(in: contentRect.inset(by: titleEdgeInsets)).title
    }

    /// Where the picture stands in the room of the content, as ``titleRect(forContentRect:)`` says it of the title.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        places(in: contentRect.inset(by: imageEdgeInsets)).image
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { wantedSize }

    /// The least width of a title that stands alone, in points.
    private static let leastTitleWidth: CGFloat = 30

    private var wantedSize: CGSize {
        updateConfigurationIfNeeded()
        var content = contentArrangement.size
        if configuration == nil, buttonType == .close {
            content = CGSize(
                width: max(content.width, Self.discSide), height: max(content.height, Self.discSide))
        }
        let insets = usedInsets
        // A title alone has room above and below, and a least width, as long as the program gives it no insets.
        let isTitleAlone = configuration == nil && insets == .zero && hasTitle && currentImage == nil
        let padding: CGFloat = isTitleAlone ? 6 : 0
        if isTitleAlone { content.width = max(content.width, Self.leastTitleWidth) }
        let background = configuration == nil ? currentBackgroundImage?.size ?? .zero : .zero
        return CGSize(
            width: max(content.width + insets.left + insets.right, background.width),
            height: max(content.height + insets.top + insets.bottom + padding * 2, background.height))
    }

    open override var intrinsicContentSize: CGSize { wantedSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        if picture.semanticContentAttribute != semanticContentAttribute {
            // What points where reading goes is mirrored with the button.
            picture.semanticContentAttribute = semanticContentAttribute
            picture.setNeedsDisplay()
        }
        guard let parts, let configuration else {
            let room = contentRect(forBounds: bounds)
            picture.frame = imageRect(forContentRect: room)
            label.frame = titleRect(forContentRect: room)
            return
        }
        let places = places(in: contentRect(forBounds: bounds))
        label.frame = places.title
        parts.subtitle.frame = places.subtitle
        if configuration.showsActivityIndicator {
            parts.indicator.frame = places.image
        } else {
            picture.frame = places.image
        }
    }

    override func baseline(in size: CGSize, isLast: Bool) -> CGFloat {
        let room = contentRect(forBounds: CGRect(origin: .zero, size: size))
        let title = configuration == nil ? titleRect(forContentRect: room) : places(in: room).title
        return title.minY + label.baseline(in: title.size, isLast: false)
    }

    // MARK: Menu

    private lazy var buttonMenu = ButtonMenu(button: self)

    /// A menu that the button shows when it is held, or at a tap (``showsMenuAsPrimaryAction``). It is shown as edit menus
    /// are: a bar with an arrow to the button, and not a list.
    open var menu: UIMenu? {
        didSet { buttonMenu.update() }
    }

    /// Whether a tap shows the ``menu``, and sends no ``UIControl/Event/primaryActionTriggered``. The default is no.
    open var showsMenuAsPrimaryAction = false {
        didSet { buttonMenu.update() }
    }

    /// Whether a tap chooses: the button turns ``UIControl/isSelected`` on and off, or with a menu as its primary action it is
    /// a pop-up button, whose title is that of the element that was chosen. The default is no.
    open var changesSelectionAsPrimaryAction = false {
        didSet { buttonMenu.update() }
    }

    open override func performPrimaryAction() {
        if showsMenuAsPrimaryAction, menu != nil { return buttonMenu.present() }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        super.performPrimaryAction()
    }

    // MARK: Use

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let wasTracking = isTracking
        super.touchesEnded(touches, with: event)
        if wasTracking, isTouchInside { performPrimaryAction() }
    }

    // MARK: Painting

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if let configuration { return drawBackground(configuration, in: context) }
        if let image = currentBackgroundImage {
            context.draw(image, in: backgroundRect(forBounds: bounds), tint: image.isTemplate ? tintColor : nil)
        }
        if buttonType == .close { drawDisc(in: context) }
        if isHighlighted, backgroundColor != nil, buttonType != .custom {
            context.fill(roundedRect: bounds, radius: layer.cornerRadius, color: UIColor(white: 0, alpha: 0.15))
        }
    }
}

/// A button's title: a button is as large as the title needs, also when a program changes the title's font.
private final class ButtonTitle: UILabel {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        superview?.invalidateIntrinsicContentSize()
    }
}
