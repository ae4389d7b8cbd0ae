import Foundation

/// Shows a part of a content that is larger than the view and lets fingers move it.
open class UIScrollView: UIView, _ScrollDelegating {
    /// What a finger that scrolls does to the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Nothing.
        case none
        /// It goes away as soon as the content is dragged.
        case onDrag
        /// It follows the finger when the finger reaches it.
        case interactive
        /// Keyboard and accessory go away as soon as the content is dragged.
        case onDragWithAccessory
        /// Keyboard and accessory follow the finger.
        case interactiveWithAccessory
    }

    /// Whether the safe area is added to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Where the content can scroll.
        case automatic
        /// Where the content can scroll.
        case scrollableAxes
        /// Never.
        case never
        /// At all edges.
        case always
    }

    /// How scroll indicators look.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark on light and light on dark.
        case `default`
        /// Black.
        case black
        /// White.
        case white
    }

    /// The part of its speed that content keeps in a millisecond.
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        /// The part, between 0 and 1.
        public var rawValue: CGFloat
        /// Creates a rate from its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Content runs far.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Content stops soon.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Where the delegate is kept; programs use `delegate`.
    public weak var _scrollDelegate: (any UIScrollViewDelegate)?
    /// The recogniser that moves the content.
    public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()
    let motion = ScrollMotion()
    let indicators = ScrollIndicators()
    private var lastInset = UIEdgeInsets.zero

    /// Creates a view with a frame in its future superview's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isMultipleTouchEnabled = true
        motion.view = self
        indicators.attach(to: self)
        panGestureRecognizer.addAction { [motion] in
            if let pan = $0 as? UIPanGestureRecognizer { motion.panned(pan) }
        }
        addGestureRecognizer(panGestureRecognizer)
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Content

    /// The content's size as scrolling goes by it, without asking a program for anything.
    var scrolledSize: CGSize { contentSize }
    /// Whether constraints of what is in the view say how large its content is. Views that measure their content themselves say no.
    var contentFollowsConstraints: Bool { true }

    /// The size of the content, in points.
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            if !motion.isMoving { clampOffset() }
            indicators.update()
        }
    }

    /// The point of the content that is at the view's top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { moveContent(to: newValue) }
    }

    /// Room around the content, in points.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            noteKeyboardRoom()
            if contentInset != oldValue { insetsDidChange() }
        }
    }

    /// All the room around the content: its insets, the safe area, and what the keyboard and a control that shows that the content
    /// is being loaded take away.
    open var adjustedContentInset: UIEdgeInsets {
        var inset = contentInset
        if contentInsetAdjustmentBehavior != .never {
            let safe = safeAreaInsets
            inset = inset + safe
        }
        inset.top += refreshInset
        inset.bottom += max(keyboardInset, barInset)
        return inset
    }

    /// Insets were added or taken away. The default does nothing.
    open func adjustedContentInsetDidChange() {}

    /// Whether the safe area is added to the content's insets.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetsDidChange() } }
    }

    /// How much of the view's lower part the keyboard covers, in points.
    var coveredByKeyboard: CGFloat = 0 {
        didSet {
            if coveredByKeyboard == 0 { hasGivenKeyboardRoom = false }
            noteKeyboardRoom()
            if coveredByKeyboard != oldValue { insetsDidChange(clamps: false) }
        }
    }

    /// Whether the program has given all the room that the keyboard takes, at any time since it came.
    private(set) var hasGivenKeyboardRoom = false

    private func noteKeyboardRoom() {
        if coveredByKeyboard > 0, contentInset.bottom > 0, keyboardInset < 0.01 { hasGivenKeyboardRoom = true }
    }

    /// The room at the bottom that the keyboard takes away beside the insets and the safe area, in points. A program that gives the
    /// room itself, as many from iOS do, before or after, gets no more.
    var keyboardInset: CGFloat {
        let safe = contentInsetAdjustmentBehavior == .never ? 0 : safeAreaInsets.bottom
        return max(0, coveredByKeyboard - contentInset.bottom - safe)
    }

    /// The room at the bottom that a bar in front of the view takes away, with all that is below the bar, in points.
    var barInset: CGFloat = 0 {
        didSet { if barInset != oldValue { insetsDidChange(clamps: barInset < oldValue) } }
    }

    /// The room at the top that ``refreshControl`` takes away while the content is being loaded, in points.
    var refreshInset: CGFloat = 0 {
        didSet {
            guard refreshInset != oldValue else { return }
            insetsDidChange(clamps: false)
            motion.edgesMoved()
        }
    }

    /// What stands at the top while the content is pulled down from there, and has it loaded again; `nil`, the default, for
    /// nothing. It is behind the content and in front of a background.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            refreshInset = 0
            guard let refreshControl else { return }
            insertSubview(refreshControl, at: viewsBehindContent.count { $0 !== refreshControl })
        }
    }

    /// The subviews that stay behind the content, from the back.
    var viewsBehindContent: [UIView] { [refreshControl].compactMap { $0?.superview === self ? $0 : nil } }

    private func insetsDidChange(clamps: Bool = true) {
        let inset = adjustedContentInset
        guard inset != lastInset else { return }
        // Content that was at the very top stays there.
        let wasAtTop = contentOffset.y == -lastInset.top && contentOffset.x == -lastInset.left
        lastInset = inset
        adjustedContentInsetDidChange()
        _scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        if wasAtTop, clamps, !motion.isMoving {
            contentOffset = CGPoint(x: -inset.left, y: -inset.top)
        } else if clamps, !motion.isMoving {
            clampOffset()
        }
        indicators.update()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsDidChange()
    }

    /// The offsets at which the content covers the view.
    var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        // Insets that are no numbers are none.
        func usable(_ inset: CGFloat) -> CGFloat { inset.isFinite ? inset : 0 }
        let all = adjustedContentInset
        let inset = UIEdgeInsets(
            top: usable(all.top), left: usable(all.left), bottom: usable(all.bottom), right: usable(all.right))
        let right = max(-inset.left, scrolledSize.width + inset.right - bounds.width)
        let bottom = max(-inset.top, scrolledSize.height + inset.bottom - bounds.height)
        return ((-inset.left)...right, (-inset.top)...bottom)
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        let range = offsetRange
        return CGPoint(
            x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
            y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
    }

    /// An offset at a whole device pixel: what moves stays sharp, and can be moved as pixels.
    func onGrid(_ offset: CGPoint) -> CGPoint {
        let scale = screenScale
        return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    }

    /// Where content comes to rest by itself that would do so at an offset. The default is there; wheels rest at rows.
    func restingOffset(near offset: CGPoint) -> CGPoint { offset }

    /// Where content is to run that a finger has let go of, and that would come to rest at an offset, before the delegate is
    /// asked. The default is there; layouts of collection views choose.
    /// - Parameter velocity: Points a millisecond.
    func targetOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

    func clampOffset() {
        let offset = clamped(contentOffset)
        if offset != contentOffset { contentOffset = offset }
    }

    private func moveContent(to offset: CGPoint) {
        guard offset.isFinite, offset != bounds.origin else { return }
        let wasMoved = invalidation.composition
        // Programs print offsets, and an inset of nothing below zero is a zero with a sign.
        change(.boundsOrigin) { $0.bounds.origin = CGPoint(x: offset.x + 0, y: offset.y + 0) }
        if movesPixels, !wasMoved {
            invalidation.composition = false
            invalidation.scrolled = true
        }
        setNeedsLayout()
        indicators.update()
        contentDidMove()
    }

    /// Whether what was painted of the content may be moved as pixels when it is scrolled.
    var movesPixels: Bool { false }

    /// The content moved. Subclasses call `super`.
    func contentDidMove() {
        refreshControl?.follow(self)
        _scrollDelegate?.scrollViewDidScroll(self)
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let (oldOrigin, oldSize) = (super.bounds.origin, super.bounds.size)
            super.bounds = newValue
            if oldSize != super.bounds.size { sizeDidChange() }
            if oldOrigin != super.bounds.origin { contentDidMove() }
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let oldSize = super.bounds.size
            super.frame = newValue
            if oldSize != super.bounds.size { sizeDidChange() }
        }
    }

    private func sizeDidChange() {
        insetsDidChange()
        if !motion.isMoving { clampOffset() }
        indicators.update()
    }

    /// Scrolls by notches of a wheel.
    /// - Returns: Whether the content moved; if not the wheel is for a view around this one.
    override func scroll(byWheel notches: CGPoint) -> Bool {
        guard isScrollEnabled else { return false }
        // Three lines of text a notch, as desktops do.
        let line: CGFloat = 20
        let offset = clamped(
            CGPoint(x: contentOffset.x + notches.x * line * 3, y: contentOffset.y + notches.y * line * 3))
        guard offset != contentOffset else { return false }
        motion.stop()
        contentOffset = offset
        indicators.show()
        indicators.hideSoon()
        return true
    }

    // MARK: Moving

    /// Moves the content to an offset.
    open func setContentOffset(_ offset: CGPoint, animated: Bool) {
        guard offset.isFinite else { return }
        if animated, let application, !application.reducesMotion {
            motion.glide(to: offset)
        } else {
            motion.stop()
            contentOffset = offset
        }
    }

    /// Moves the content by the least that shows a rectangle of it. A rectangle that is larger than the view is shown
    /// from its top left corner.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard rect.isFinite else { return }
        let seen = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        func shift(_ low: CGFloat, _ high: CGFloat, _ seenLow: CGFloat, _ seenHigh: CGFloat) -> CGFloat {
            if low < seenLow || high - low > seenHigh - seenLow { return low - seenLow }
            return high > seenHigh ? high - seenHigh : 0
        }
        offset.x += shift(rect.minX, rect.maxX, seen.minX, seen.maxX)
        offset.y += shift(rect.minY, rect.maxY, seen.minY, seen.maxY)
        setContentOffset(clamped(offset), animated: animated)
    }

    /// Keeps where the content is.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(contentOffset, forKey: "Typecase.contentOffset")
    }

    /// Moves the content to where it was, as far as there is content.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard coder.containsValue(forKey: "Typecase.contentOffset") else { return }
        let offset = coder.decodeCGPoint(forKey: "Typecase.contentOffset")
        layoutSubtree()
        if offset.isFinite { setContentOffset(clamped(offset), animated: false) }
    }

    /// How much larger than its size the content is shown. Always 1: scroll views do not zoom.
    open var zoomScale: CGFloat { 1 }

    /// Whether fingers move the content.
    open var isScrollEnabled = true {
        didSet {
            panGestureRecognizer.isEnabled = isScrollEnabled
            if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    /// Whether content can be pulled beyond its edges.
    open var bounces = true
    /// Whether content that fits can be pulled up and down too.
    open var alwaysBounceVertical = false
    /// Whether content that fits can be pulled sideways too.
    open var alwaysBounceHorizontal = false
    /// Whether the content comes to rest at multiples of the view's size.
    open var isPagingEnabled = false
    /// Whether a drag that begins along one axis stays on it.
    open var isDirectionalLockEnabled = false
    /// How soon running content stops.
    open var decelerationRate = DecelerationRate.normal
    /// Whether a finger on a view in the content is kept from it for a moment, in which it may turn out to scroll. A finger that
    /// goes up before is handed over as a whole. The default is no, otherwise than on iOS: what is touched shows it at once, and
    /// is told that the touch is over when the content scrolls.
    open var delaysContentTouches = false
    /// Whether the content scrolls by a finger that a view in it has got already, which then loses it. The default is yes. If
    /// not, only fingers scroll that are kept back (``delaysContentTouches``) or are beside all views.
    open var canCancelContentTouches = true
    /// How long ``delaysContentTouches`` keeps a finger back, in seconds.
    private static let contentTouchDelay = 0.15

    /// Whether a view in the content is told of fingers that have gone down on it. If not, they only scroll. The default is yes.
    /// Asked when the view is to be told.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether the content scrolls by a finger that a view in it has got already. The default is yes; on iOS it is no for
    /// controls, where fingers are kept back from them. Asked only with ``canCancelContentTouches``.
    open func touchesShouldCancel(in view: UIView) -> Bool { true }

    override func letsTouchBegin(_ touch: UITouch, with event: UIEvent, in view: UIView) -> Bool {
        touchesShouldBegin([touch], with: event, in: view)
    }

    /// Whether a finger can be taken from the view that it is on, in order to scroll.
    func canTake(_ touch: UITouch) -> Bool {
        guard let view = touch.view, view !== self, touch.isKnownToView else { return true }
        return canCancelContentTouches && touchesShouldCancel(in: view)
    }

    /// Whether a finger that scrolls is the view's alone: what is around it does not take it over at the beginning of the content.
    var keepsFinger: Bool { false }

    override var touchDelayOfSubviews: Double? {
        delaysContentTouches && isScrollEnabled ? Self.contentTouchDelay : nil
    }

    /// What a finger that scrolls does to the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether a finger is on the content.
    open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 }
    /// Whether a finger moves the content.
    open var isDragging: Bool { motion.isDragging }
    /// Whether the content runs on by itself.
    open var isDecelerating: Bool { motion.isDecelerating }

    // MARK: Indicators

    /// Whether a line at the right shows which part is seen.
    open var showsVerticalScrollIndicator = true {
        didSet { indicators.update() }
    }
    /// Whether a line at the bottom shows which part is seen.
    open var showsHorizontalScrollIndicator = true {
        didSet { indicators.update() }
    }
    /// How indicators look.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { indicators.update() }
    }
    /// Distances that the vertical indicator keeps from the edges, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators.update() }
    }
    /// Distances that the horizontal indicator keeps from the edges, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators.update() }
    }
    /// Distances that both indicators keep from the edges, in points.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        indicators.flash()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // What the safe area covers of the view is another part when the view or one around it has moved.
        insetsDidChange()
        refreshControl?.takeRoom()
        indicators.update()
    }
}
