import Foundation

/// A drag, for the views that it is over: of this program or another one.
final class DropSession: DragDropSession, UIDropSession {
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
