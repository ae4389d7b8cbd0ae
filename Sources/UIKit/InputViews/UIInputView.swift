import Foundation

/// A view for the place of the keyboard, or for the place above it, that looks as the keyboard does.
open class UIInputView: UIView {
    /// What an input view looks like.
    public enum Style: Int, Sendable {
        /// As any view: what the program gives it.
        case `default`
        /// On the keyboard's ground.
        case keyboard
    }

    /// What the view looks like.
    public let inputViewStyle: Style

    /// Whether the view says by itself how high it is: by ``UIView/intrinsicContentSize``, or where it has none by
    /// ``UIView/sizeThatFits(_:)``. The default is false: it stays as high as its frame is.
    ///
    /// A change is told by ``UIView/invalidateIntrinsicContentSize()``: the keyboard gets its new height at once and
    /// announces it. Without it the view is as high as any other is there: as its frame, or as its content with a flexible
    /// height in ``UIView/autoresizingMask``.
    open var allowsSelfSizing = false {
        didSet { if allowsSelfSizing != oldValue { heightMayHaveChanged() } }
    }

    /// Creates a view of a look. The width is the keyboard's as soon as it is shown.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { super.backgroundColor = .keyboardBackground }
    }

    /// The colour behind the content. With the keyboard's look one that shows nothing, as the default, leaves the keyboard's ground,
    /// which on iOS is a view behind the others.
    open override var backgroundColor: UIColor? {
        get { inputViewStyle == .keyboard ? ownGround : super.backgroundColor }
        set {
            ownGround = newValue
            let isSeen = newValue.map { $0.cgColor.alpha > 0 } ?? false
            super.backgroundColor = inputViewStyle == .keyboard && !isSeen ? .keyboardBackground : newValue
        }
    }
    private var ownGround: UIColor?

    /// Creates a view without the keyboard's look.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, inputViewStyle: .default)
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Tells that the view may want another height; see ``allowsSelfSizing``.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        if allowsSelfSizing { heightMayHaveChanged() }
    }

    private func heightMayHaveChanged() {
        application?.keyboard.inputViewHeightMayHaveChanged(self)
    }

    override func inputViewHeight(in size: CGSize) -> CGFloat {
        guard allowsSelfSizing else { return super.inputViewHeight(in: size) }
        let height = inputViewHeightOfContent(in: size) ?? sizeThatFits(size).height
        return height.isFinite ? max(0, height) : 0
    }
}
