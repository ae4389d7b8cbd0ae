import Foundation

/// Things that are dragged: what their views and those that they are dragged over know of it.
@MainActor
class DragDropSession: NSObject {
    final var items: [UIDragItem]
    /// Where the finger is, in the screen's points.
    final var screenPoint: CGPoint
    final weak var window: UIWindow?

    init(_ items: [UIDragItem], at point: CGPoint, in window: UIWindow?) {
        (self.items, screenPoint, self.window) = (items, point, window)
        super.init()
    }

    func location(in view: UIView) -> CGPoint {
        UITouch.convert(screenPoint, to: view, in: window)
    }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}
