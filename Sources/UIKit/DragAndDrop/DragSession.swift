import Foundation

/// Things that are dragged: what their views and those that they are dragged over know of it.
@MainActor
class DraggedThings: NSObject {
    fileprivate(set) var items: [UIDragItem]
    /// Where the finger is, in the screen's points.
    fileprivate(set) var screenPoint: CGPoint
    fileprivate(set) weak var window: UIWindow?

    fileprivate init(_ items: [UIDragItem], at point: CGPoint, in window: UIWindow?) {
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

/// A drag, for the view that was lifted from.
final class DragSession: DraggedThings, UIDragSession {
    /// The interaction that lifts. It is kept until the end.
    let interaction: UIDragInteraction
    /// Who follows it. The view may be in no window any more.
    private(set) weak var dispatcher: DragDispatcher?
    var localContext: Any?
    private(set) var allowsMoveOperation = true
    private(set) var isRestrictedToDraggingApplication = false
    /// Whether a text has taken what was dropped, and says itself when that was put in.
    var isTakenByText = false

    /// A drag of nothing yet.
    init(_ interaction: UIDragInteraction, _ dispatcher: DragDispatcher, at point: CGPoint) {
        (self.interaction, self.dispatcher) = (interaction, dispatcher)
        super.init([], at: point, in: interaction.view?.window)
    }

    func add(_ items: [UIDragItem]) { self.items += items }

    func move(to point: CGPoint) { screenPoint = point }

    /// Asks what may become of the things.
    func askLimits() {
        guard let delegate = interaction.delegate else { return }
        allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: self)
        isRestrictedToDraggingApplication = delegate.dragInteraction(
            interaction, sessionIsRestrictedToDraggingApplication: self)
    }
}

/// A drag, for the views that it is over: of this program or another one.
final class DropSession: DraggedThings, UIDropSession {
    /// The drag in this program; `nil` when another one drags.
    let drag: DragSession?
    let progress = Progress(totalUnitCount: 0)
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

    init(of drag: DragSession) {
        self.drag = drag
        super.init(drag.items, at: drag.screenPoint, in: drag.window)
    }

    /// Things that another program drags.
    init(_ items: [UIDragItem], at point: CGPoint) {
        drag = nil
        super.init(items, at: point, in: nil)
    }

    var localDragSession: (any UIDragSession)? { drag }
    var allowsMoveOperation: Bool { drag?.allowsMoveOperation ?? false }
    var isRestrictedToDraggingApplication: Bool { drag?.isRestrictedToDraggingApplication ?? false }

    func move(to point: CGPoint, in window: UIWindow?) { (screenPoint, self.window) = (point, window) }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let loaded = LoadedObjects(providers.count, progress, completion)
        for (index, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { object, _ in loaded.set(object, for: index) }
        }
        return progress
    }
}

/// Objects that are read one by one.
@MainActor
private final class LoadedObjects {
    private var objects: [(any NSItemProviderReading)?]
    private var missing: Int
    private let progress: Progress
    private let completion: ([any NSItemProviderReading]) -> Void

    init(_ count: Int, _ progress: Progress, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
        objects = Array(repeating: nil, count: count)
        (missing, self.progress, self.completion) = (count, progress, completion)
        progress.totalUnitCount += Int64(count)
        if count == 0 { completion([]) }
    }

    func set(_ object: (any NSItemProviderReading)?, for index: Int) {
        objects[index] = object
        missing -= 1
        progress.completedUnitCount += 1
        if missing == 0 { completion(objects.compactMap { $0 }) }
    }
}
