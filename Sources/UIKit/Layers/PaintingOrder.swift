import Foundation

/// In which order what is in a view or a layer is painted, where heights change it.
enum PaintingOrder {
    /// Something that is painted in a view.
    enum Item {
        case layer(CALayer)
        case view(UIView)
    }

    /// What is in a view, from back to front: its layers and then its subviews, as far as their heights do not say otherwise.
    @MainActor
    static func items(of view: UIView) -> [Item] {
        let layers = view.hasSublayers ? view.layer.children : []
        let items =
            layers.map { (Item.layer($0), $0.zPosition) }
            + view.children.map { (Item.view($0), $0.layerUse.isRaised ? $0.layer.zPosition : 0) }
        return sorted(items)
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
