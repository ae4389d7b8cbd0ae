import Foundation

/// A button that pastes what is on the pasteboard, and can be pressed when that is something that its target takes.
///
/// On iOS it spares the question whether the program may read the pasteboard, which is not asked here.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    /// What is seen of the button.
    public enum DisplayMode: UInt, Sendable {
        /// A picture and the word.
        case iconAndLabel
        /// A picture.
        case iconOnly
        /// The word.
        case labelOnly
    }

    /// How the button looks. What is changed later is seen when the button comes into another window.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        /// What is seen of the button.
        open var displayMode = DisplayMode.iconAndLabel
        /// How its corners are rounded.
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// The radius of its corners where the style is `fixed` or `dynamic`, in points.
        open var cornerRadius: CGFloat = 6
        /// The colour of the picture and the word; `nil` for white.
        open var baseForegroundColor: UIColor?
        /// The colour of its ground; `nil` for the tint colour.
        open var baseBackgroundColor: UIColor?
        /// On which side of the word the picture stands.
        open var imagePlacement = NSDirectionalRectEdge.leading

        /// A picture and the word, in white on the tint colour.
        public override init() { super.init() }
    }

    /// How the button looks.
    public let configuration: Configuration
    /// Takes what is pasted. It is not kept.
    open weak var target: (any UIPasteConfigurationSupporting)? {
        didSet { targetMayAccept() }
    }
    private let button = UIButton()
    private var observer: (any NSObjectProtocol)?

    /// Creates a button.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a button with a frame in its future superview's points.
    public override init(frame: CGRect) {
        configuration = Configuration()
        super.init(frame: frame)
        setUp()
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) { return nil }

    isolated deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    private func setUp() {
        button.isUserInteractionEnabled = false
        button.isAccessibilityElement = false
        isAccessibilityElement = true
        accessibilityTraits = .button
        addSubview(button)
        show()
        addAction(UIAction { [unowned self] _ in pasteIntoTarget() }, for: .touchUpInside)
        observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.targetMayAccept() } }
        targetMayAccept()
    }

    private func pasteIntoTarget() {
        guard let application, let target else { return }
        let providers = application.pasteboard.itemProviders
        if target.canPaste(providers) { target.paste(itemProviders: providers) }
    }

    /// Can be pressed, or not any more.
    private func targetMayAccept() {
        let providers = application?.pasteboard.itemProviders ?? []
        isEnabled = target?.canPaste(providers) ?? false
    }

    private func show() {
        var look = UIButton.Configuration.filled()
        let word = words[.paste]
        accessibilityLabel = word
        if configuration.displayMode != .iconOnly { look.title = word }
        if configuration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
        look.imagePadding = 6
        look.imagePlacement = configuration.imagePlacement
        look.cornerStyle = configuration.cornerStyle
        look.background.cornerRadius = configuration.cornerRadius
        look.baseForegroundColor = configuration.baseForegroundColor
        look.baseBackgroundColor = configuration.baseBackgroundColor
        button.configuration = look
        (button.isEnabled, button.isHighlighted) = (isEnabled, isHighlighted)
    }

    /// Whether the button can be pressed: what the target takes decides anew whenever something else is on the pasteboard.
    open override var isEnabled: Bool {
        didSet { if isEnabled != oldValue { button.isEnabled = isEnabled } }
    }

    /// Whether a finger is on the button.
    open override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { button.isHighlighted = isHighlighted } }
    }

    /// The button's pasteboard is that of the window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        show()
        targetMayAccept()
        invalidateIntrinsicContentSize()
    }

    /// The picture and the word fill the button.
    open override func layoutSubviews() {
        super.layoutSubviews()
        // What the target takes may have changed meanwhile.
        targetMayAccept()
        button.frame = bounds
    }

    /// The size of the picture and the word.
    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

    /// The size of the picture and the word.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.intrinsicContentSize }
}
