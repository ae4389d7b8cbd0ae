import Foundation

/// What is pulled into view above the content of a scroll view to have it loaded again.
///
/// Give it to ``UIScrollView/refreshControl``. A finger that pulls the content 70 points beyond its top, or a quarter of the
/// height of a low view, starts it while it is still down: ``UIControl/Event/valueChanged`` is sent once, and the spokes go
/// round until ``endRefreshing()``. Meanwhile there is room for it in ``UIScrollView/adjustedContentInset``. It can be
/// pulled where the content can: content that is lower than the view needs ``UIScrollView/alwaysBounceVertical``, which tables
/// have. The scroll view places it. Differs from UIKit in that one that is added as a subview is the scroll view's
/// ``UIScrollView/refreshControl`` too.
open class UIRefreshControl: UIControl {
    /// How far the content is pulled beyond its top until it is loaded again, in points: of high views and as a part of low ones.
    private static let (way, part): (CGFloat, CGFloat) = (70, 0.25)
    /// The height without a title, the side of the spokes, and how far they are from the edges beside a title, in points.
    private static let (least, side, margin): (CGFloat, CGFloat, CGFloat) = (60, 28, 10)

    private let spinner = UIActivityIndicatorView(style: .medium)
    private var title: UILabel?
    /// Where it is.
    private weak var scroll: UIScrollView?
    /// Whether a pull starts it. After a start the content has to go back first.
    private var isReady = true

    /// Creates a control that waits. The scroll view gives it its place and size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        // Fingers go through it to what they scroll.
        isUserInteractionEnabled = false
        spinner.side = Self.side
        spinner.hidesWhenStopped = false
        addSubview(spinner)
        spinner.color = .systemGray
        show(pulled: 0, of: Self.way)
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: State

    /// Whether content is being loaded.
    open private(set) var isRefreshing = false

    /// Shows that content is being loaded. Nobody is told, and the content stays where it is: at its top, scroll up by the
    /// control's height to bring it into view.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isReady = false
        isRefreshing = true
        spinner.startAnimating()
        takeRoom()
    }

    /// Shows that content has been loaded: what made room for the control goes back, in a moment or when the finger has let
    /// it go.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        spinner.stopAnimating()
        takeRoom()
    }

    // MARK: Looks

    /// Words below the spokes; `nil`, the default, for none. They are small and grey where they say nothing else.
    open var attributedTitle: NSAttributedString? {
        get { title?.attributedText }
        set {
            if newValue != nil, title == nil {
                let label = UILabel()
                label.font = .preferredFont(forTextStyle: .footnote)
                label.adjustsFontForContentSizeCategory = true
                label.textColor = .secondaryLabel
                label.textAlignment = .center
                label.numberOfLines = 0
                addSubview(label)
                title = label
            }
            title?.attributedText = newValue
            setNeedsLayout()
            takeRoom()
        }
    }

    /// The colour of the spokes; `nil`, the default, for a grey, whatever the views around it have.
    open override var tintColor: UIColor! {
        didSet { spinner.color = ownTint ?? .systemGray }
    }

    // MARK: Size

    private func titleHeight(width: CGFloat) -> CGFloat {
        guard let title, !(title.text ?? "").isEmpty else { return 0 }
        return title.sizeThatFits(CGSize(width: width, height: .infinity)).height.rounded(.up)
    }

    private func height(width: CGFloat) -> CGFloat {
        let words = titleHeight(width: width)
        return words > 0 ? max(Self.least, Self.side + words + 3 * Self.margin) : Self.least
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(width: size.width))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: height(width: bounds.width))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let words = titleHeight(width: bounds.width)
        let middle = words > 0 ? Self.margin + Self.side / 2 : bounds.height / 2
        spinner.bounds.size = CGSize(width: Self.side, height: Self.side)
        spinner.center = CGPoint(x: bounds.midX, y: middle)
        title?.frame = CGRect(x: 0, y: 2 * Self.margin + Self.side, width: bounds.width, height: words)
    }

    // MARK: Scroll view

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        let (old, new) = (scroll, superview as? UIScrollView)
        guard old !== new else { return }
        scroll = new
        if old?.refreshControl === self { old?.refreshControl = nil }
        if new?.refreshControl !== self { new?.refreshControl = self }
        takeRoom()
    }

    /// Takes the room that it needs, and stands there.
    func takeRoom() {
        guard let scroll, scroll.refreshControl === self else { return }
        scroll.refreshInset = isRefreshing ? height(width: scroll.bounds.width) : 0
        follow(scroll)
    }

    /// Stands at the top of what is seen while content is pulled down from there, and starts when it was pulled far enough.
    func follow(_ scroll: UIScrollView) {
        let top = scroll.adjustedContentInset.top - scroll.refreshInset
        let pulled = -top - scroll.contentOffset.y
        let height = height(width: scroll.bounds.width)
        let place = CGRect(
            x: scroll.bounds.minX, y: min(-pulled, isRefreshing ? -height : 0), width: scroll.bounds.width,
            height: height)
        if frame != place { frame = place }
        let way = min(Self.way, scroll.bounds.height * Self.part)
        if pulled < 1, !isRefreshing { isReady = true }
        show(pulled: pulled, of: way)
        guard isReady, isEnabled, scroll.isDragging, pulled >= way, way > 0 else { return }
        beginRefreshing()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Shows a spoke after another while the content is pulled, and takes all away while it goes back.
    private func show(pulled: CGFloat, of way: CGFloat) {
        let part = way > 0 ? min(max(0, pulled / way), 1) : 0
        spinner.shownPart = isRefreshing ? nil : isReady ? part : 1
        // Content that goes back comes over it.
        let strength = isRefreshing ? 1 : min(max(0, (part - 0.4) * 2.5), 1)
        for view in [spinner, title] as [UIView?] {
            view?.alpha = strength
            view?.isHidden = strength == 0
        }
    }
}
