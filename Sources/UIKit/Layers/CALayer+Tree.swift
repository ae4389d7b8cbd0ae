import Foundation
import RasterEngine

/// Layers in layers.
///
/// A view's layer has those that programs have put into it; those of its subviews, which UIKit counts too, are not among
/// them.
extension CALayer {
    /// The layers in this one, from back to front; `nil` when there are none.
    public var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set {
            let places = Dictionary(uniqueKeysWithValues: children.map { (ObjectIdentifier($0), $0.subviewBehind) })
            for layer in children { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] {
                addSublayer(layer)
                // Those that stay are where they were among the subviews.
                if let place = places[ObjectIdentifier(layer)] { layer.subviewBehind = place }
            }
        }
    }

    /// The layer that this one is in. That of a view is in its superview's.
    public var superlayer: CALayer? { parent ?? view?.superview?.layer }

    /// Adds a layer in front of the others and of the subviews that are there, taking it out of where it was.
    ///
    /// The layer of a view moves with its view only (``UIView/addSubview(_:)``), and no layer goes into itself: both are
    /// mistakes of the program. A control that UIKit has, as a button, has its parts from the beginning: layers stand behind them.
    public func addSublayer(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        insert(layer, at: children.count, inFrontOf: subviewsAmongLayers.last)
    }

    /// Adds a layer at a place among those in this one, the layers of subviews counted too; the place is brought into the list.
    public func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        guard let view, !subviewsAmongLayers.isEmpty else { return insert(layer, at: Int(index), inFrontOf: nil) }
        let items = PaintingOrder.placedItems(of: view)
        switch items.prefix(Int(index)).last {
        case .view(let view): insert(layer, at: firstIndex(inFrontOf: view), inFrontOf: view)
        case .layer(let below): insert(layer, above: below)
        case nil: insert(layer, at: 0, inFrontOf: nil)
        }
    }

    /// Adds a layer directly behind another, or behind a subview whose layer is given. When that is not in this one, in front of all.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        if let index = children.firstIndex(where: { $0 === sibling }) {
            insert(layer, at: index, asFarInFrontAs: children[index])
        } else if let view = sibling?.view, let place = subviewsAmongLayers.firstIndex(of: view) {
            let behind = place > 0 ? subviewsAmongLayers[place - 1] : nil
            insert(layer, at: firstIndex(inFrontOf: view), inFrontOf: behind)
        } else {
            addSublayer(layer)
        }
    }

    /// Adds a layer directly in front of another, or of a subview whose layer is given. When that is not in this one, in front of all.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        if let sibling, sibling.parent === self {
            insert(layer, above: sibling)
        } else if let view = sibling?.view, subviewsAmongLayers.contains(view) {
            insert(layer, at: firstIndex(inFrontOf: view), inFrontOf: view)
        } else {
            addSublayer(layer)
        }
    }

    /// Puts a layer in the place of another one; does nothing when that is not in this one.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, oldLayer.parent === self else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Takes the layer out of the one that it is in. That of a view takes the view out of its superview.
    public func removeFromSuperlayer() {
        if let parent, parent.mask === self { return parent.mask = nil }
        if let view { return view.removeFromSuperview() }
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        placeDidChange()
        parent.didChange()
    }

    /// Another layer is the mask.
    func maskDidChange(from old: CALayer?) {
        if old?.parent === self {
            old?.parent = nil
            old?.placeDidChange()
        }
        if let view = old?.view {
            view.layerUse.isMask = false
            view.forEachInSubtree { $0.endAllAnimations() }
        }
        // Kept from now on: what it was the mask of may let go of it.
        maskView = mask?.view
        if let mask {
            if let view = mask.view {
                precondition(
                    view.superview == nil && !(view is UIWindow), "CALayer: the layer of a subview cannot be a mask")
            }
            requireOutside(mask)
            if mask.parent != nil { mask.removeFromSuperlayer() }
            mask.parent = self
            mask.view?.layerUse.isMask = true
            if mask.view == nil, mask.hasLayoutBelow { askForLayout() }
        }
        didChange()
    }

    /// The layer has another height.
    func heightDidChange() {
        if let view {
            view.layerUse.isRaised = zPosition != 0
            view.superview?.layerUse.ordersPainting = true
            view.setNeedsComposition()
        } else {
            parent?.view?.layerUse.ordersPainting = true
            didChange()
        }
    }

    /// Sees to it that a layer can be put into this one.
    private func requireFree(_ layer: CALayer) {
        precondition(layer.view == nil, "CALayer: the layer of a view cannot be put into another; add the view")
        requireOutside(layer)
    }

    /// Sees to it that a layer is not this one, nor around it, nor masked by something around it.
    func requireOutside(_ layer: CALayer) {
        var ancestor: CALayer? = self
        while let current = ancestor {
            precondition(current !== layer, "CALayer: a layer cannot be put into itself")
            ancestor = current.superlayer
        }
    }

    /// The subviews that layers may stand among, from back to front.
    private var subviewsAmongLayers: [UIView] {
        guard let view, !view.hasPartsFromTheStart else { return [] }
        return view.children
    }

    /// Has the layers that stand directly in front of a subview stand in front of the next one.
    func raiseLayers(from subview: UIView, to next: UIView) {
        for layer in children where layer.subviewBehind == ObjectIdentifier(subview) {
            layer.subviewBehind = ObjectIdentifier(next)
        }
    }

    /// Two subviews change places: layers in front of them stay where they are.
    func exchangePlaces(of subview: UIView, and other: UIView) {
        let (first, second) = (ObjectIdentifier(subview), ObjectIdentifier(other))
        for layer in children where layer.subviewBehind == first || layer.subviewBehind == second {
            layer.subviewBehind = layer.subviewBehind == first ? second : first
        }
    }

    /// Where the first layer is in ``children`` that stands in front of a subview.
    private func firstIndex(inFrontOf view: UIView) -> Int {
        guard let subviews = self.view?.children, let place = subviews.firstIndex(of: view) else {
            return children.count
        }
        let behind = Set(subviews[..<place].map { ObjectIdentifier($0) })
        return children.firstIndex { $0.subviewBehind.map { !behind.contains($0) } ?? false } ?? children.count
    }

    private func insert(_ layer: CALayer, above sibling: CALayer) {
        let index = children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count
        insert(layer, at: index, asFarInFrontAs: sibling)
    }

    private func insert(_ layer: CALayer, at index: Int, asFarInFrontAs sibling: CALayer) {
        let behind = sibling.subviewBehind
        insert(layer, at: index, inFrontOf: view?.children.first { ObjectIdentifier($0) == behind })
    }

    private func insert(_ layer: CALayer, at index: Int, inFrontOf subview: UIView?) {
        requireFree(layer)
        children.insert(layer, at: min(index, children.count))
        layer.parent = self
        layer.subviewBehind = subview.map { ObjectIdentifier($0) }
        if layer.zPosition != 0 || subview != nil { view?.layerUse.ordersPainting = true }
        if layer.hasLayoutBelow { askForLayout() }
        didChange()
    }

    /// Where layers may be seen, in device pixels of the window.
    /// - Parameter transform: That of the layer or view that they are in.
    static func box(of layers: [CALayer], in transform: PaintTransform) -> PixelRect {
        layers.reduce(PixelRect.zero) { area, layer in
            let state = layer.shownState
            guard !layer.isHidden, state.alpha > 0.001 else { return area }
            return area.union(reach(of: layer, in: transform.entering(state)))
        }
    }

    /// Where a layer and those in it may be seen, in device pixels.
    /// - Parameter transform: The layer's own.
    static func reach(of layer: CALayer, in transform: PaintTransform) -> PixelRect {
        var area = PixelRect.zero
        var pending = [(layer: layer, transform: transform, clip: PixelRect?.none)]
        while let (layer, inner, clip) = pending.popLast() {
            let state = layer.shownState
            let box = inner.pixelRect(state.bounds)
            var own = box.union(DamageCollector.shadowBox(of: state, box: box, transform: inner))
            let drawn = layer.contentFrame
            // A pixel more on each side: soft edges.
            if !drawn.isNull { own = own.union(inner.pixelRect(drawn).insetBy(x: -1, y: -1)) }
            area = area.union(clip.map(own.intersection) ?? own)
            let cut = layer.masksToBounds ? clip.map(box.intersection) ?? box : clip
            let content = inner.shifted(by: state.contentShift)
            for child in layer.children where !child.isHidden && child.shownState.alpha > 0.001 {
                pending.append((child, content.entering(child.shownState), cut))
            }
        }
        return area
    }
}
