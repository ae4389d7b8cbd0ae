/// Layers that lay out those in them.
extension CALayer {
    /// Asks for ``layoutSublayers()`` before the next frame. The layer of a view asks for ``UIView/layoutSubviews()``; UIKit's
    /// own classes without a view have nothing to lay out, and ask for nothing.
    public func setNeedsLayout() {
        if let view { return view.setNeedsLayout() }
        // Typecase's own classes have nothing to lay out.
        guard ClassOrigin.isProgram(type(of: self)) else { return }
        awaitsLayout = true
        askForLayout()
    }

    /// Whether ``layoutSublayers()`` is due.
    public func needsLayout() -> Bool { view.map { $0.invalidation.needsLayout } ?? awaitsLayout }

    /// Lays out the layer and those in it now, where that is due.
    public func layoutIfNeeded() {
        if let view { view.layoutIfNeeded() } else { layOut() }
    }

    /// Has the view around the layer lay out its layers before the next frame.
    func askForLayout() {
        guard let view = root.view else { return }
        view.layerUse.awaitsLayout = true
        // One that is laid out goes on with its layers.
        if !view.invalidation.isInLayout { view.markLayoutBelow() }
    }

    /// Whether the layer, its mask or a layer in it waits for layout.
    var hasLayoutBelow: Bool { awaitsLayout || parts.contains(where: \.hasLayoutBelow) }

    /// Lays out the layer and then its mask and those in it, each once.
    func layOut() {
        if awaitsLayout, view == nil {
            awaitsLayout = false
            layoutSublayers()
        }
        for layer in parts { layer.layOut() }
    }

    /// The layers in this one, and its mask. Those of views are laid out by these.
    private var parts: [CALayer] { (children + (mask.map { [$0] } ?? [])).filter { $0.view == nil } }
}

extension UIView {
    /// Lays out the layers of a program's own classes that wait for it.
    func layOutLayers() {
        guard layerUse.awaitsLayout else { return }
        layerUse.awaitsLayout = false
        layer.layOut()
    }
}
