import Foundation

/// A rectangle that layout can go by without being a view.
///
/// It takes part in the layout of the view that it was added to (``UIView/addLayoutGuide(_:)``).
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, HasLifetime {
    /// The view in whose coordinates the rectangle is. Setting it adds the guide to a view, or takes it out of its own.
    public var owningView: UIView? {
        get { owner }
        set {
            if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
        }
    }
    /// What ``owningView`` is.
    var owner: UIView? {
        get { ownerReference?.object }
        set { ownerReference = newValue.map(UnkeptReference.init) }
    }
    private var ownerReference: UnkeptReference<UIView>?
    nonisolated(unsafe) private var knownLifetime: Lifetime?
    var lifetime: Lifetime { Lifetime.known(&knownLifetime) }
    /// A name for the guide.
    open var identifier = ""

    /// Creates a guide that belongs to no view yet.
    public override init() {
        super.init()
    }

    init(owningView: UIView, identifier: String = "") {
        ownerReference = UnkeptReference(owningView)
        self.identifier = identifier
        super.init()
    }

    deinit {
        knownLifetime?.end()
    }

    /// The rectangle, in the owning view's points, as of the last layout.
    open var layoutFrame: CGRect {
        owningView?.rootView.constraintLayout?.rect(of: self) ?? .zero
    }

    /// Where the guide is in a view; constraints decide unless a subclass knows.
    func placement(in view: UIView) -> GuidePlacement { .free }

    /// Whether the guide is another one when views around its own have moved.
    var followsView: Bool { false }
}

/// A guide that a view has by itself and whose rectangle follows from the view, as its safe area.
final class ViewLayoutGuide: UILayoutGuide {
    private let placement: @MainActor (UIView) -> GuidePlacement

    init(owningView: UIView, identifier: String, placement: @escaping @MainActor (UIView) -> GuidePlacement) {
        self.placement = placement
        super.init(owningView: owningView, identifier: identifier)
    }

    override var layoutFrame: CGRect {
        owningView.map { placement(in: $0).frame(in: $0.bounds) } ?? .zero
    }

    override func placement(in view: UIView) -> GuidePlacement { placement(view) }

    override var followsView: Bool { true }
}
