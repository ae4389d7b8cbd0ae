import Foundation

extension UIView {
    /// A view whose opacity says how much is seen of this one with all that is in it, point by point; `nil`, the default, for
    /// all of it. It stands in this view's own points as a subview would, and nothing is seen outside of it. Setting it takes the
    /// view out of its superview; adding it to one ends its being a mask.
    ///
    /// It is in no window, so that it takes no touches and hears of no changes of its surroundings; it is laid out, drawn and
    /// animated. It is kept for as long as it is the mask.
    public var mask: UIView? {
        get { layerUse.hasMask ? layer.mask?.view : nil }
        set {
            if let newValue, newValue.superview != nil { newValue.removeFromSuperview() }
            if newValue != nil || layerUse.hasMask { layer.mask = newValue?.layer }
        }
    }

    /// The application in whose window the view is, or what it is the mask of, or what a view around it is the mask of.
    var shownApplication: UIApplication? {
        if let application { return application }
        var outermost = self
        while let parent = outermost.superview { outermost = parent }
        return outermost.layerUse.isMask ? outermost.layer.parent?.root.view?.shownApplication : nil
    }
}
