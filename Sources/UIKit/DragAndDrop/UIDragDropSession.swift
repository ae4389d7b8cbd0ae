import Foundation

/// What is dragged, and where it is.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The things that are dragged, in their order.
    ///
    /// Unlike on iOS what they are can be read at any time.
    var items: [UIDragItem] { get }
    /// Where they are, in points of a view.
    func location(in view: UIView) -> CGPoint
    /// Whether they may be moved, and not only copied.
    var allowsMoveOperation: Bool { get }
    /// Whether they may be dropped in the program alone that they are dragged from. Nothing can be dropped in another one here.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether a thing has one of some types, or a kind of it.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether a thing has a type that a class reads.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// What is dragged, for the view that it was lifted from.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// What the program wants to know of the drag where it is dropped.
    var localContext: Any? { get set }
}

/// Whether waiting for what is dropped is shown. Nothing is shown, whatever it is.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// Nothing is shown.
    case none
    /// The system shows it.
    case `default`
}

/// What is dragged, for the views that it is dragged over. Unlike on iOS it does not conform to `ProgressReporting`, which is no
/// protocol of the main thread, but has its ``progress``.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag; `nil` when another program drags.
    var localDragSession: (any UIDragSession)? { get }
    /// Whether waiting for what is dropped is shown. Has no effect: nothing is shown.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// How far reading is that ``loadObjects(ofClass:completion:)`` has begun.
    var progress: Progress { get }
    /// Reads the objects of a class from the things that have one.
    /// - Parameter completion: Gets them in the order of the things, on the main thread.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDragDropSession {
    /// Whether a thing has a type that a class reads, for texts and links.
    public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: T._ObjectiveCType.self) }
}

extension UIDropSession {
    /// Reads texts, or links, from the things that have one.
    /// - Parameter completion: Gets them in the order of the things, on the main thread.
    @discardableResult
    public func loadObjects<T: _ObjectiveCBridgeable>(
        ofClass aClass: T.Type, completion: @escaping ([T]) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { object in
                    var value: T?
                    guard let object = object as? T._ObjectiveCType else { return nil }
                    _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
                    return value
                })
        }
    }
}
