import Foundation

/// In which order what is in a view or a layer is painted, where layers stand among subviews or heights change it.
enum PaintingOrder {
    /// Something that is painted in a view.
    enum Item {
        case layer(CALayer)
        case view(UIView)
    }

    /// What is in a view, from back to front: its layers and its subviews, as far as their heights do not say otherwise.
    @MainActor
    static func items(of view: UIView) -> [Item] {
        sorted(
            placedItems(of: view).map { item in
                switch item {
                case .layer(let layer): (item, layer.zPosition)
                case .view(let view): (item, view.layerUse.isRaised ? view.layer.zPosition : 0)
                }
            })
    }

    /// What is in a view, in the order in which it was put there: layers in front of the subview that was the frontmost one then.
    @MainActor
    static func placedItems(of view: UIView) -> [Item] {
        let layers = view.hasSublayers ? view.layer.children : []
        var inFront = Dictionary(grouping: layers.filter { $0.subviewBehind != nil }) { $0.subviewBehind }
        var items = layers.filter { $0.subviewBehind == nil }.map(Item.layer)
        for child in view.children {
            items.append(.view(child))
            items += inFront.removeValue(forKey: ObjectIdentifier(child))?.map(Item.layer) ?? []
        }
        return items
    }

    /// The subviews of a view, from back to front.
    @MainActor
    static func subviews(of view: UIView) -> [UIView] {
        sorted(view.children.map { ($0, $0.layerUse.isRaised ? $0.layer.zPosition : 0) })
    }

    /// The layers in a layer, from back to front.
    @MainActor
    static func layers(in layer: CALayer) -> [CALayer] {
        guard layer.children.contains(where: { $0.zPosition != 0 }) else { return layer.children }
        return sorted(layer.children.map { ($0, $0.zPosition) })
    }

    /// Those of one height stay in their order.
    private static func sorted<Element>(_ items: [(Element, CGFloat)]) -> [Element] {
        items.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
    }
}
