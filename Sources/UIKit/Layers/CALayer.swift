import Foundation

/// A rectangle that is painted: that of a view, or one that a program puts into another layer.
///
/// Each view has a layer, which is a face of the view: what is set here is set there. Layers that programs make are painted
/// in front of the background and the drawing of the view that they belong to, behind its subviews unless ``zPosition`` says
/// otherwise, and move with it. They take no touches and are not animated by themselves, as they are on iOS: what is set is seen in
/// the next frame. Colours stay what they are when the interface gets dark.
///
/// Core Animation is not on Linux.
@preconcurrency @MainActor
open class CALayer: NSObject {
    // A program may keep the layer longer than its view lives; then it is one like those that programs make.
    // Not weak: see ``UIView``.
    private nonisolated(unsafe) unowned(unsafe) var owner: UIView?
    /// The state of a layer without a view.
    private var own = ViewState()
    private var ownIsHidden = false
    private var ownMasksToBounds = false
    /// What the animations of a layer without a view make of its state.
    private var shownOwn: ViewState?
    /// What they make of what only its kind of layer has.
    var shownFigure: [FigureProperty: FigureValue] = [:]
    /// The animations that run, in the order in which they were added.
    var running: [LayerAnimation] = []
    /// The time that they go by.
    var timing = LayerTiming() {
        didSet { if timing != oldValue { timingDidChange() } }
    }
    /// The layers in this one, from back to front.
    var children: [CALayer] = []
    weak var parent: CALayer?
    /// In a view's layer, the subview in front of which this one stands directly; `nil` behind all. It is compared, and never asked.
    var subviewBehind: ObjectIdentifier?
    /// Whether ``layoutSublayers()`` is due. A view's layer goes by its view.
    lazy var awaitsLayout = ClassOrigin.isProgram(type(of: self))

    /// Creates a layer without a size that shows nothing.
    public override init() {
        super.init()
    }

    /// The layer is that of a view from now on, and looks as the view does: what the class has set of itself counts where the view
    /// has nothing.
    func becomeFace(of view: UIView) {
        let looks = own
        owner = view
        guard type(of: self) != CALayer.self else { return }
        view.viewState.adoptLooks(of: looks)
        view.layerUse.drawsItself = ClassOrigin.isProgram(type(of: self))
        if hasLayoutBelow { askForLayout() }
        didChange()
    }

    /// Creates a layer that is set as another one is seen; what subclasses add is not taken over, nor are the layers in it.
    ///
    /// Unlike on iOS nothing calls it by itself: layers that move are not copied.
    /// - Parameter layer: What is no layer gives one without a size.
    public init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        own = layer.shownState
        ownIsHidden = layer.isHidden
        ownMasksToBounds = layer.masksToBounds
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) { return nil }

    /// The view goes, wherever the last reference to it was dropped.
    nonisolated func viewWillGo() {
        owner = nil
    }

    // MARK: State

    /// The view that the layer is the face of.
    var view: UIView? { owner }

    /// What is set.
    var state: ViewState { owner?.viewState ?? own }

    /// What is seen.
    var shownState: ViewState { owner?.shownState ?? shownOwn ?? own }

    /// Shows what the layer's animations make of it; `nil` when there are none.
    func show(_ state: ViewState?) {
        if let owner { return owner.showLayer(state) }
        shownOwn = state
        didChange()
    }

    /// Changes what can be animated.
    func change(_ property: AnimatableProperty, _ body: (inout ViewState) -> Void) {
        if let owner { return owner.change(property, body) }
        let before = own
        body(&own)
        guard !property.isSame(in: before, own) else { return }
        if before.bounds.size != own.bounds.size { setNeedsLayout() }
        ownDidChange()
    }

    /// What is seen of the state may be what animations make of it.
    private func ownDidChange() {
        if !running.isEmpty, let application = root.view?.shownApplication {
            showAnimations(at: application.time)
        } else {
            didChange()
        }
    }

    private func changeShadow(_ body: (inout ViewState) -> Void) {
        if let owner { return owner.changeShadow(body) }
        body(&own)
        ownDidChange()
    }

    /// Has the view that shows the layer painted again. Where that is a mask, what it masks hears of it from the view.
    func didChange() {
        var nearest = self
        while nearest.owner == nil, let layer = nearest.parent { nearest = layer }
        nearest.owner?.sublayersDidChange(
            haveSome: !nearest.children.isEmpty || nearest.hasContent, isMasked: nearest.mask != nil)
    }

    // MARK: Hooks

    /// Paints what the layer has between its background and the layers in it, in its own points: its contents.
    func paintContent(in context: CGContext) { paintContents(in: context) }

    /// Whether the layer may paint anything there.
    var hasContent: Bool { type(of: self) != CALayer.self || shownContents != nil || content.needsDisplay }

    /// Where that may be seen, in the layer's own points. Inside of the bounds need not be said.
    var contentFrame: CGRect { shownContents.map(place(of:)) ?? .null }

    /// Whether the layer's kind has a property beside those that all have.
    func hasFigure(_ property: FigureProperty) -> Bool { false }

    /// What is set of it.
    func figure(_ property: FigureProperty) -> Any? { nil }

    // MARK: Layout

    /// Places the layers in this one: asked for by ``setNeedsLayout()``, by another size, and when the layer is new. That of a
    /// view has the view do it (``UIView/layoutSublayers(of:)``); the default does nothing else. Layers have no delegate.
    open func layoutSublayers() { view?.layoutSublayers(of: self) }

    // MARK: Contents

    /// What the layer shows and does not paint itself.
    var content = LayerContent()

    private func changeContent(_ body: (inout LayerContent) -> Void) {
        // What goes is let go of when the change is over.
        let old = content
        body(&content)
        didChange()
        withExtendedLifetime(old) {}
    }

    /// A `CGImage` that is shown in front of the background, where ``contentsGravity`` puts it; `nil`, the default, for none.
    /// What is no image shows nothing. A change of it is not animated.
    open var contents: Any? {
        get { content.given }
        set { changeContent { ($0.given, $0.drawn, $0.needsDisplay) = (newValue, nil, false) } }
    }

    /// Where the ``contents`` stand in the bounds. The default, ``CALayerContentsGravity/resize``, stretches them.
    open var contentsGravity: CALayerContentsGravity {
        get { content.gravity }
        set { changeContent { $0.gravity = newValue } }
    }

    /// Pixels of the ``contents`` to the point; the default is 1. What the layer draws itself has the screen's pixels.
    open var contentsScale: CGFloat {
        get { content.scale }
        set { if newValue > 0, newValue.isFinite { changeContent { $0.scale = newValue } } }
    }

    /// Whether the layer draws itself anew when its size is another; by default what it has drawn is stretched.
    open var needsDisplayOnBoundsChange = false

    /// Has the layer draw itself by ``draw(in:)`` before it is shown the next time; the view's ``UIView/draw(_:)`` where it is the
    /// layer of one.
    open func setNeedsDisplay() {
        if let owner { return owner.setNeedsDisplay() }
        changeContent { $0.needsDisplay = true }
    }

    /// Has the layer draw itself before it is shown the next time: all of it, whatever the rectangle.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    /// Whether the layer draws itself before it is shown the next time.
    open func needsDisplay() -> Bool { content.needsDisplay }

    /// Draws what the layer shows in the place of its ``contents``, in its own points, after ``setNeedsDisplay()``. The default
    /// draws nothing. The context is also the current one for UIKit's own functions, which on iOS it is not.
    open func draw(in ctx: CGContext) {}

    // MARK: Looks

    /// A name to find the layer by.
    open var name: String?

    /// The colour behind what the layer shows. It is also the view's ``UIView/backgroundColor``, whose setter is not called.
    open var backgroundColor: CGColor? {
        get { state.backgroundColor?.cgColor }
        set {
            let color = newValue.map { UIColor(cgColor: $0) }
            change(.backgroundColor) { $0.backgroundColor = color }
        }
    }

    /// The radius of the corners, in points. What is inside is cut to it when ``masksToBounds`` is on.
    open var cornerRadius: CGFloat {
        get { state.cornerRadius }
        set { change(.cornerRadius) { $0.cornerRadius = max(0, newValue) } }
    }

    /// Which corners are rounded. The default is all.
    open var maskedCorners: CACornerMask {
        get { state.roundedCorners }
        set { if newValue != state.roundedCorners { changeShadow { $0.roundedCorners = newValue } } }
    }

    /// What kind of curve the corners are. The default is a quarter of a circle.
    open var cornerCurve: CALayerCornerCurve {
        get { CALayerCornerCurve(state.cornerCurve) }
        set { if newValue != cornerCurve { changeShadow { $0.cornerCurve = newValue.drawn } } }
    }

    /// By how much a corner of a curve reaches farther along the sides than its radius, where there is room for it: 1 for a
    /// circle, 1.528665 for a continuous curve, as on iOS.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        CGFloat(curve.drawn.expansion)
    }

    /// The width of the border along the inside of the bounds, in points.
    open var borderWidth: CGFloat {
        get { border.width }
        set {
            if newValue > 0, !hasOwnBorderColor, border.color == nil { setBorder(\.color, to: .black, .borderColor) }
            setBorder(\.width, to: max(0, newValue), .borderWidth)
        }
    }

    /// The colour of the border. The default is black.
    open var borderColor: CGColor? {
        get { border.color?.cgColor ?? (hasOwnBorderColor ? nil : UIColor.black.cgColor) }
        set {
            hasOwnBorderColor = true
            setBorder(\.color, to: newValue.map { UIColor(cgColor: $0) }, .borderColor)
        }
    }
    private var hasOwnBorderColor = false

    /// The colour of the shadow.
    open var shadowColor: CGColor? {
        get { state.shadowColor.cgColor }
        set {
            let color = newValue.map { UIColor(cgColor: $0) } ?? .clear
            changeShadow { $0.shadowColor = color }
        }
    }

    /// How opaque the shadow is, 0 to 1. The default is 0: no shadow.
    open var shadowOpacity: Float {
        get { Float(state.shadowOpacity) }
        set { change(.shadowOpacity) { $0.shadowOpacity = CGFloat(max(0, min(1, newValue))) } }
    }

    /// How soft the shadow is, in points: the standard deviation of its blur.
    open var shadowRadius: CGFloat {
        get { state.shadowRadius }
        set { change(.shadowRadius) { $0.shadowRadius = newValue > 0 ? min(newValue, 1000) : 0 } }
    }

    /// Where the shadow falls, in points.
    open var shadowOffset: CGSize {
        get { state.shadowOffset }
        set {
            guard newValue.width.isFinite, newValue.height.isFinite else { return }
            changeShadow { $0.shadowOffset = newValue }
        }
    }

    /// What throws the shadow, in points of the layer. It is `nil` by default: then it is the background's shape, or, where the
    /// background is clear, what is drawn inside of the bounds. It is not animated.
    open var shadowPath: CGPath? {
        get { state.shadowPath }
        set { changeShadow { $0.shadowPath = newValue?.copy() } }
    }

    /// Whether what is inside is cut at the bounds. A view's layer sets its ``UIView/clipsToBounds``, by its setter where that
    /// changes it; on iOS no setter of the view is called.
    open var masksToBounds: Bool {
        get { owner?.clipsToBounds ?? ownMasksToBounds }
        set {
            guard newValue != masksToBounds else { return }
            if let owner { return owner.clipsToBounds = newValue }
            ownMasksToBounds = newValue
            didChange()
        }
    }

    /// Whether the layer and those in it are not shown. A view's layer sets its ``UIView/isHidden``, by its setter where that
    /// changes it; on iOS no setter of the view is called.
    open var isHidden: Bool {
        get { owner?.isHidden ?? ownIsHidden }
        set {
            guard newValue != isHidden else { return }
            if let owner { return owner.isHidden = newValue }
            ownIsHidden = newValue
            didChange()
        }
    }

    /// How opaque the layer and those in it are together, 0 to 1. It is also the view's ``UIView/alpha``, whose setter is not
    /// called.
    open var opacity: Float {
        get { Float(state.alpha) }
        set {
            let alpha = newValue > 0 ? CGFloat(min(newValue, 1)) : 0
            change(.alpha) { $0.alpha = alpha }
        }
    }

    /// A layer whose opacity says how much is seen of this one with all that is in it, point by point; `nil`, the default, for
    /// all of it. It stands in this layer's own points as one of its ``sublayers`` would, and nothing is seen outside of it.
    /// What takes touches does so still.
    ///
    /// A shape cuts something out, a gradient from clear to black fades an edge. Setting it takes the mask out of the layer
    /// that it was in. As a mask of its own a layer can have one too. The layer of a view can be a mask while its view is in no
    /// other (``UIView/mask``): otherwise it is a mistake of the program.
    open var mask: CALayer? {
        didSet { if mask !== oldValue { maskDidChange(from: oldValue) } }
    }
    /// The view whose layer the mask is, which is kept with it.
    var maskView: UIView?

    // MARK: Place

    /// How high the layer stands among those that are in the same one: the higher are painted in front of the lower, those of
    /// one height in their order. The default is 0. Subviews stand among the layers of their view so, as their own layers say.
    ///
    /// It changes what is seen only: touches are given to subviews in their order, as on iOS. It is not animated, and there is no
    /// perspective.
    open var zPosition: CGFloat = 0 {
        didSet {
            if !zPosition.isFinite { zPosition = oldValue }
            if zPosition != oldValue { heightDidChange() }
        }
    }

    /// The rectangle that the layer takes in the one that it is in, in that one's points. Numbers that are not finite are
    /// refused. That of a view's layer is set by the view's setter where that changes it; on iOS no setter of the view is called.
    open var frame: CGRect {
        get { state.frame }
        set {
            guard newValue.isFinite, newValue != frame else { return }
            if let owner { return owner.frame = newValue }
            let place = own.place(inFrame: newValue.standardized)
            bounds.size = place.size
            position = place.center
        }
    }

    /// The layer's own rectangle: its size, and the point of its own coordinates that is its top left corner. That of a view's
    /// layer is set by the view's setter where that changes it; on iOS no setter of the view is called.
    open var bounds: CGRect {
        get { state.bounds }
        set {
            guard newValue.isFinite, newValue != bounds else { return }
            if let owner { return owner.bounds = newValue }
            change(.boundsOrigin) { $0.bounds.origin = newValue.origin }
            change(.boundsSize) { $0.bounds.size = newValue.standardized.size }
        }
    }

    /// Where the layer's ``anchorPoint`` stands in the one that it is in, in that one's points: by default its middle.
    open var position: CGPoint {
        get { state.center }
        set {
            if newValue.isFinite { change(.center) { $0.center = newValue } }
        }
    }

    /// Which point of the layer stands at its ``position`` and is left where it is by its ``transform``, as parts of the
    /// width and of the height; the default is the middle, (0.5, 0.5). Another point moves the layer; ``frame`` puts it back.
    open var anchorPoint: CGPoint {
        get { state.anchor }
        set {
            guard newValue.isFinite else { return }
            if let owner { owner.anchorPoint = newValue } else { change(.anchor) { $0.anchor = newValue } }
        }
    }

    /// Whether a point of the layer is within its bounds.
    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

    /// How the layer is moved, scaled and turned about its ``anchorPoint``.
    open func affineTransform() -> CGAffineTransform { state.transform }

    /// Moves, scales and turns the layer about its ``anchorPoint``. One with numbers that are not finite is refused.
    open func setAffineTransform(_ transform: CGAffineTransform) {
        let state = self.state
        if transform.isFinite { state.setTransform(transform, change) }
    }
}

extension UIView {
    func setShadow(_ color: UIColor, opacity: CGFloat, radius: CGFloat, offset: CGSize) {
        changeShadow {
            $0.shadowColor = color
            $0.shadowRadius = radius
            $0.shadowOffset = offset
            $0.shadowOpacity = opacity
        }
    }

    /// Changes parts of the state that do not move, in what is kept and in what is seen.
    fileprivate func changeShadow(_ body: (inout ViewState) -> Void) {
        body(&viewState)
        if let animations { body(&animations.shown) }
        keptPicture = nil
        setNeedsComposition()
    }

    /// Layers that a program has put into the view's are others, or elsewhere, or look otherwise.
    fileprivate func sublayersDidChange(haveSome: Bool, isMasked: Bool) {
        layerUse.hasSublayers = haveSome
        layerUse.hasMask = isMasked
        keptPicture = nil
        setNeedsComposition()
    }
}
