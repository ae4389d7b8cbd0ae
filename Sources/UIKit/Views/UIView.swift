import Foundation
import RasterEngine

/// A rectangle on the screen that paints itself, holds other views, and takes touches.
///
/// Difference from UIKit: the `deinit` of a view runs where the last reference to it is dropped, on iOS on the main thread; its
/// subviews are always released on the main actor. While the `deinit` of a subclass runs, constraints, anchors, recognisers, touches,
/// the focus and what a text view is made of still give the view: nobody may keep it then, and to drop the last reference off the main
/// thread is safe only where nobody asks them.
open class UIView: UIResponder {
    // MARK: Stored state

    // All of it belongs to the main actor and no access calls foreign code, so nothing has to watch at run time that two
    // accesses do not overlap; every frame reads some of it for every view. The same holds for those properties below that
    // are marked so: what watches them runs behind the access.
    @exclusivity(unchecked) var viewState = ViewState()
    @exclusivity(unchecked) var animations: ViewAnimations?
    @exclusivity(unchecked) nonisolated(unsafe) var children: [UIView] = []
    /// Not weak, because a weak reference makes every retain of its object slow for good: a view that goes takes itself
    /// from its subviews. It does so wherever the last reference to it was dropped, and nobody else touches this and its
    /// two neighbours off the main actor.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var parent: UIView?
    /// The window that the view is in, kept here because it is asked for at every change of every view. Taken from the
    /// views by a window that goes.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var hostWindow: UIWindow?
    /// What ``inheritedLook`` has found. Reset like its neighbours when the superview goes.
    @exclusivity(unchecked) nonisolated(unsafe) var knownLook = InheritedLook()
    weak var owningController: UIViewController?
    @exclusivity(unchecked) var invalidation = InvalidationFlags()
    @exclusivity(unchecked) var painted = PaintedArea()
    /// Whether the view is painted from a picture of itself when it can be. It must have no subviews.
    @exclusivity(unchecked) var keepsPicture = false
    /// Whether the view stands in front of everything for a moment, so that what it hides is kept (``SaveUnder``).
    var savesUnder: Bool { false }
    @exclusivity(unchecked) var keptPicture: KeptPicture?
    @exclusivity(unchecked) var drawnContent: DrawnContent?
    var autoresizing: AutoresizingState?
    @exclusivity(unchecked) var viewMargins = ViewMargins()
    /// What the view has to do with constraints; `nil` as long as it is nothing.
    @exclusivity(unchecked) var knownConstraints: ViewConstraints?
    /// Whether the view or a descendant has to do with constraints.
    @exclusivity(unchecked) var hasConstraintsBelow = false
    private(set) var layerStorage: CALayer?
    @exclusivity(unchecked) var layerUse = LayerUse()
    /// Whether it has subviews of its own from the beginning, which layers that a program adds stand behind.
    var hasPartsFromTheStart: Bool { false }

    /// Creates a view with a frame in its future superview's points.
    public init(frame: CGRect) {
        super.init()
        viewState.bounds.size = Self.usable(frame).size
        viewState.center = Self.usable(frame).center
    }

    /// Unarchiving is not supported: interfaces are written in code. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Creates a view of no size.
    public convenience override init() {
        self.init(frame: .zero)
    }

    deinit {
        let layer = layerStorage
        // Before anything is taken out of it, and not only when UIResponder's deinit runs.
        knownLifetime?.end()
        layer?.viewWillGo()
        let wasWindow = unlinkSubviews()
        let orphans = children
        children = []
        if wasWindow { LastReference.handOver(orphans) { UIView.giveUpFocus(in: $0) } }
        if !orphans.isEmpty { LastReference.handOver(consume orphans) { UIView.takeApart($0) } }
    }

    // MARK: Responder chain

    /// The view's controller if it has one, otherwise the superview.
    open override var next: UIResponder? { owningController ?? parent }

    override var responderWindow: UIWindow? { window }

    override var application: UIApplication? { window?.application }

    // MARK: Place

    /// The rectangle that the view takes in its superview, in the superview's points.
    ///
    /// Numbers that are not finite are refused: the frame stays what it was.
    open var frame: CGRect {
        get { viewState.frame }
        set { setFrame(newValue) }
    }

    /// The view's own rectangle: its size, and the point of its own coordinates that is its top left corner.
    open var bounds: CGRect {
        get { viewState.bounds }
        set { setBounds(newValue) }
    }

    /// The middle of the view in its superview's points: where its ``anchorPoint`` stands.
    open var center: CGPoint {
        get { viewState.center }
        set { setCenter(newValue) }
    }

    /// How the view is moved, scaled and turned about its ``anchorPoint``. One with numbers that are not finite is refused.
    open var transform: CGAffineTransform {
        get { viewState.transform }
        set {
            let state = viewState
            if newValue.isFinite { state.setTransform(newValue, change) }
        }
    }

    // MARK: Hierarchy

    /// The window that the view is in.
    open var window: UIWindow? { hostWindow }

    /// Adds a view in front of the others, taking it out of where it was.
    open func addSubview(_ view: UIView) { insert(view, at: children.count) }

    /// Adds a view at a place in ``subviews``; the place is brought into the list.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: childIndex(ofSubview: index)) }

    /// Adds a view directly behind another. When that is not a subview, in front of all.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        view.leave(ifChildOf: self)
        insert(view, at: children.firstIndex { $0 === sibling } ?? children.count)
    }

    /// Adds a view directly in front of another. When that is not a subview, in front of all.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        view.leave(ifChildOf: self)
        insert(view, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count, inFrontOf: sibling)
    }

    /// Brings a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: children.count - 1) }

    /// Puts a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

    /// Takes the view out of its superview. A responder inside it stops being the first.
    open func removeFromSuperview() { detach() }

    /// A subview was added. The default does nothing.
    open func didAddSubview(_ subview: UIView) {}
    /// A subview is about to be taken out. The default does nothing.
    open func willRemoveSubview(_ subview: UIView) {}
    /// The view is about to get another superview, or none. The default does nothing.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// The view got another superview, or none. The default does nothing.
    open func didMoveToSuperview() {}
    /// The view is about to come into another window, or none. The default does nothing.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// The view came into another window, or none. The default does nothing.
    open func didMoveToWindow() {}

    /// A number to find the view by.
    open var tag = 0

    /// The view itself or the first descendant with a tag.
    open func viewWithTag(_ tag: Int) -> UIView? { firstInSubtree { $0.tag == tag } }

    /// Whether the view is another one or somewhere inside it.
    open func isDescendant(of view: UIView) -> Bool { sequence(first: self, next: \.parent).contains { $0 === view } }

    /// Forgets what the view keeps of text beside the text itself (``UIApplication/forgetText()``). Subclasses call
    /// `super`.
    func forgetText() {
        keptPicture = nil
        undoManager?.removeAllActions()
    }

    // MARK: Touches

    /// Whether touches reach the view and its subviews.
    @exclusivity(unchecked) open var isUserInteractionEnabled = true
    /// Whether the view gets more than one finger at a time.
    open var isMultipleTouchEnabled = false
    /// Whether no other view of the window gets fingers while one is on this view.
    open var isExclusiveTouch = false

    /// The frontmost descendant that a point belongs to, or `nil`. Views that are hidden, transparent or do not take
    /// touches are passed over.
    /// - Parameter point: A point in the view's own coordinates.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, self.point(inside: point, with: event) else { return nil }
        return childHit(by: point, with: event) ?? self
    }

    /// Whether a point in the view's own coordinates belongs to the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Whether a recogniser may recognise: its view is asked, and each view that a finger of it is on. The default is yes; a
    /// slider says no to pans that begin on its thumb.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Ends the editing of the view or the descendant that is the first responder.
    /// - Parameter force: Whether it ends even if the responder refuses.
    /// - Returns: Whether no view in here is the first responder now.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        forgetCoveredFocus { $0.isInside(self) }
        return application?.focus.endEditing(in: self, force: force) ?? true
    }

    /// The recognizers that watch touches on the view and its descendants.
    @exclusivity(unchecked) open var gestureRecognizers: [UIGestureRecognizer]? {
        didSet { recognizersDidChange(from: oldValue ?? []) }
    }

    /// Lets a recognizer watch touches on the view.
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    }

    /// Stops a recognizer from watching touches on the view.
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
    }

    /// What ``interactions`` has.
    var heldInteractions: [any UIInteraction] = []
    /// Gives the view an interaction, which another view may have had.
    open func addInteraction(_ interaction: any UIInteraction) { hold(interaction) }
    /// Takes an interaction from the view.
    open func removeInteraction(_ interaction: any UIInteraction) { letGo(of: interaction) }

    // MARK: Layout

    /// Asks for ``layoutSubviews()`` before the next frame.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Lays out the view and its descendants now where it was asked for; before it the views around it that wait for it too, up to a
    /// controller's view.
    open func layoutIfNeeded() { outermostWaitingForLayout.layoutSubtree() }

    /// Places the subviews. The default puts those where constraints have them that do not stay where their frames are;
    /// subclasses call `super` and place others.
    open func layoutSubviews() { placeConstrainedSubviews() }

    /// Has the subviews placed: what the view's layer calls. Subclasses call `super` and place layers.
    open func layoutSublayers(of layer: CALayer) {
        if layer.view === self { layoutSubviews() }
    }

    /// Whether views of the class cannot do without constraints, so that ``updateConstraints()`` is called before the
    /// first layout. The default is no.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Changes constraints, before the next layout. Subclasses call `super` last.
    open func updateConstraints() {}

    /// Asks for ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() { askForConstraintUpdate() }
    /// Whether ``updateConstraints()`` is due.
    open var needsUpdateConstraints: Bool { knownConstraints?.needsUpdate ?? false }
    /// Calls ``updateConstraints()`` where it is due, here and in subviews.
    open func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }

    /// Whether the view stays where its ``frame`` is, and constraints see it there. The default is true; a view that is
    /// to be placed by constraints sets it to false.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { knownConstraints?.isPinned ?? true }
        set { if newValue != (knownConstraints?.isPinned ?? true) { pin(newValue) } }
    }

    /// How strongly the view holds to the size of its content against growing. The default is 250. Layout goes by what was set.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.hugging[axis]
    }
    /// Sets how strongly the view holds to the size of its content against growing.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        changeContentPriorities { $0.hugging[axis] = priority }
    }
    /// How strongly the view holds to the size of its content against being cut. The default is 750.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.compression[axis]
    }
    /// Sets how strongly the view holds to the size of its content against being cut.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { changeContentPriorities { $0.compression[axis] = priority } }

    /// The size that the constraints inside of the view give it when it is to come near a size, such as
    /// ``layoutFittingCompressedSize``.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the constraints inside of the view give it when it is to come near a size, in each direction as
    /// much as a priority says.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(near: targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// How far the view's frame reaches beyond what constraints see of it. The default is nowhere.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// What constraints see of the view where it has a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame that the view has where constraints see it.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The view whose first baseline is this view's. The default is the view itself.
    open var forFirstBaselineLayout: UIView { self }

    /// The view whose last baseline is this view's. The default is the view itself.
    open var forLastBaselineLayout: UIView { self }

    // The anchors are made whenever they are asked for.

    /// The edge where reading begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The edge where reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The middle between left and right.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The upper edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The lower edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The middle between top and bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The baseline of the first line of text; the bottom of a view without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The baseline of the last line of text; the bottom of a view without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    /// The part of the view that no edge of the screen and no bar covers.
    open var safeAreaLayoutGuide: UILayoutGuide { guideOfSafeArea }
    /// The part of the view that its ``layoutMargins`` leave.
    open var layoutMarginsGuide: UILayoutGuide { guideOfMargins }
    /// The part of the view that the margins leave, and no wider than can be read well, in the middle: 672 points in the
    /// usual size of text, and more or less as letters are larger or smaller.
    open var readableContentGuide: UILayoutGuide { guideOfReadableContent }
    /// The part of the view that the keyboard covers.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { guideOfKeyboard }

    /// The size that fits the view best within a size, in points. The default is the present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that fits best.
    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

    /// What `intrinsicContentSize` gives in a direction in which the view has no size of its own.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The size that the view's content has by itself.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Tells that ``intrinsicContentSize`` changed: the view is laid out again where constraints or a stack place it.
    open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

    /// How high the view wants to be in the keyboard's place or above it, on a screen of a size.
    func inputViewHeight(in size: CGSize) -> CGFloat { inputViewHeightOfContent(in: size) ?? bounds.height }

    /// The view stands above the keyboard, and another responder is served by it now. The default does nothing.
    func inputViewsServe(_ responder: UIResponder) {}

    /// Whether subviews with an ``autoresizingMask`` follow the view's size.
    open var autoresizesSubviews = true

    /// How the view follows the size of its superview.
    open var autoresizingMask: AutoresizingMask = []

    /// Distances that content keeps from the edges, in points: 8 if nothing else was said, and at a controller's view
    /// its ``UIViewController/systemMinimumLayoutMargins``. What is read includes the safe area
    /// (``insetsLayoutMarginsFromSafeArea``) and what the superview's margins ask for
    /// (``preservesSuperviewLayoutMargins``).
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { changeMargins { $0.own = .fixed(newValue) } }
    }

    /// ``layoutMargins`` by the way that people read. What was set last of the two holds.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(effectiveMargins, effectiveUserInterfaceLayoutDirection) }
        set { changeMargins { $0.own = .directional(newValue) } }
    }
    /// ``layoutMargins`` changed. The default does nothing.
    open func layoutMarginsDidChange() {}

    /// The part of the view that is covered by the edges of the screen or by bars, in points.
    open var safeAreaInsets: UIEdgeInsets { inheritedSafeArea }

    /// The safe area changed. The default does nothing.
    open func safeAreaInsetsDidChange() {}

    /// Which way the view reads. The default leaves it to the interface's language (``UIApplication/locale``).
    @exclusivity(unchecked) open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
    }

    /// Which way the view reads: as its ``semanticContentAttribute`` says, or as the interface does.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        layoutDirection(in: screenOfView.traitCollection)
    }

    // MARK: Painting

    /// Paints the view's content into the current graphics context, above its background. The default paints nothing.
    /// - Parameter rect: The view's bounds.
    open func draw(_ rect: CGRect) {}

    /// Asks for the whole view to be painted again.
    open func setNeedsDisplay() { markNeedsDisplay(nil) }

    /// Asks for a part of the view to be painted again, in its own points.
    open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay(rect) }

    /// A view that shows what this one looks like now, whatever becomes of this one.
    /// - Parameter afterUpdates: Whether layout that is due is done first.
    /// - Returns: A view of the same size at the origin; `nil` for a view without a size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { snapshot(laidOut: afterUpdates) }

    /// Whether subviews are cut at the view's bounds.
    @exclusivity(unchecked) open var clipsToBounds = false {
        didSet { if clipsToBounds != oldValue { setNeedsComposition() } }
    }

    /// The colour behind the content, or `nil` for none.
    open var backgroundColor: UIColor? {
        get { viewState.backgroundColor }
        set { change(.backgroundColor) { $0.backgroundColor = newValue } }
    }

    /// How opaque the view and its descendants are together, 0 to 1.
    open var alpha: CGFloat {
        get { viewState.alpha }
        set { change(.alpha) { $0.alpha = newValue > 0 ? min(newValue, 1) : 0 } }
    }

    /// A promise that the view covers what is behind it. Kept for programs from iOS; painting finds out by itself.
    open var isOpaque = true

    /// Whether the view and its descendants are not shown.
    ///
    /// A first responder inside stops being the first when it is hidden. On iOS it goes on, and people type into a field
    /// that they cannot see.
    @exclusivity(unchecked) open var isHidden = false {
        didSet { if isHidden != oldValue { visibilityDidChange() } }
    }

    /// How content follows the view's size.
    open var contentMode = ContentMode.scaleToFill {
        didSet { if contentMode != oldValue { setNeedsDisplay() } }
    }

    private(set) var ownTint: UIColor?

    /// The colour of what can be tapped. Views without one take their superview's.
    open var tintColor: UIColor! {
        get { inheritedLook.tint ?? .systemBlue }
        set { changeTint { ownTint = newValue } }
    }

    /// The tint colour changed, here or in a superview, or the view came to another superview. Subclasses paint themselves again.
    open func tintColorDidChange() {}

    /// The class of ``layer``, which is made by `init()`. The default is CALayer; what is no class of layers ends the program.
    open class var layerClass: AnyClass { CALayer.self }

    /// Corner radius, border and shadow.
    public var layer: CALayer {
        if let layerStorage { return layerStorage }
        let layer = makeLayer()
        layerStorage = layer
        return layer
    }

    // MARK: Surroundings

    /// Light or dark for the view and its descendants, whatever the surroundings are.
    @exclusivity(unchecked) open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { styleDidChange(from: oldValue) }
    }

    /// How high the view and its descendants stand above what is behind them, where it says so itself.
    var ownLevel: UIUserInterfaceLevel { .unspecified }

    /// The sizes of text that the view keeps to by itself.
    var contentSizeLimits: ContentSizeLimits?

    /// What the view's surroundings are like.
    open var traitCollection: UITraitCollection { resolvedTraits }

    /// The surroundings changed from others (`nil`: it is not known what), or the view came to others. Subclasses call `super`.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Those who watch for changes of the surroundings.
    var traitWatches: [TraitWatch] = []

    // MARK: Restoring

    /// The name under which the view's state is kept between two runs of the program. The default is `nil`: it is not. It is
    /// kept only where the controllers that the view is inside have names too.
    open var restorationIdentifier: String?
    /// Keeps what the view is to have again when the program starts the next time. The default keeps nothing.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Takes what ``encodeRestorableState(with:)`` has kept. The view is in its window, and laid out.
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: Accessibility

    /// A name for scripts and tests, not for people.
    open var accessibilityIdentifier: String?

    /// What the view shows in words, as scripts and tests read it; `nil` for a view without words, which is the default.
    /// Secret text is as many dots. Not in UIKit: a view that draws words of its own overrides it.
    open var shownText: String? { nil }
    override var usualScreenFrame: CGRect { convertToScreen(bounds) }
    override var usualActivationPoint: CGPoint {
        accessibilityFrame == usualScreenFrame ? middleOnScreen : super.usualActivationPoint
    }

    // MARK: Hooks

    // What the engine asks of any view, so that it need not know which kinds there are.

    /// What of the content that the last frame painted serves again; asked once a frame, which uses it up. The default,
    /// `nil`, is a view that does not keep account of it.
    func takeKeptContent() -> KeptContent? { nil }

    /// The subview whose pixels may be moved when the content is scrolled. The default is none: all is painted anew.
    var scrolledContent: UIView? { nil }

    /// Whether the view's own size is made of its subviews' sizes, as a stack's is. The default is no.
    var isSizedBySubviews: Bool { false }

    /// How the view arranges subviews in a row or a column, when it does. The default is that it does not.
    var arrangement: StackArrangement? { nil }

    /// The subviews that the view arranges in a row or a column when they are shown, in order. The default is none.
    var arrangedViews: [UIView] { [] }

    /// The size that a subview wants that the view arranges and that has no size of its own.
    func arrangedSize(of subview: UIView, in limit: CGSize) -> CGSize { subview.sizeThatFits(limit) }

    /// Whether ``sizeThatFits(_:)`` measures the content, also where it gives the present size. The default is no.
    var measuresContent: Bool { false }

    /// Whether the height of the content depends on the width that it gets. The default is no.
    var wrapsContent: Bool { false }

    /// The size of content that is wrapped, in a width; infinite for none.
    func contentSize(inWidth width: CGFloat) -> CGSize { intrinsicContentSize }

    /// Whether the view keeps its size when there is room left that another one could take. The default is no.
    var hugsContent: Bool { false }

    /// How far below the top the baseline of the first or the last line would be if the view had a size, in points. The
    /// default is the bottom edge.
    func baseline(in size: CGSize, isLast: Bool) -> CGFloat { size.height }

    /// The border of the layer, in a view that draws an edge of its own as long as this one is not seen. The default is `nil`.
    var layerBorder: LayerBorder? {
        get { nil }
        set {}
    }

    /// How long touches of views in this one wait until they know that it does not take them, in seconds; `nil`, the
    /// default, for not at all.
    var touchDelayOfSubviews: Double? { nil }
    /// Whether a view inside is told of a finger that has gone down on it.
    func letsTouchBegin(_ touch: UITouch, with event: UIEvent, in view: UIView) -> Bool { true }

    /// Whether a tap on the view is not for recognisers of the views around it. The default is no.
    var keepsTaps: Bool { false }

    /// The wheel turned over the view, by notches to the right and down.
    /// - Returns: Whether the view has made use of it. The default has none.
    func scroll(byWheel delta: CGPoint) -> Bool { false }
}
