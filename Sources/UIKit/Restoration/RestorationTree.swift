import Foundation

/// What there is to save or to restore: the controllers with restoration identifiers in the windows that are shown, as far
/// as all controllers that they are inside have some too, and the views with identifiers in the views of these.
///
/// A view that is in no controller's view counts too, unlike on iOS.
@MainActor
struct RestorationTree {
    /// From the outside to the inside.
    private(set) var controllers: [(controller: UIViewController, path: RestorationPath)] = []
    /// From the back to the front.
    private(set) var views: [(view: UIView, path: RestorationPath)] = []
    /// Whether several have the same way: only the first of them counts.
    private(set) var hasDoubles = false
    let objects = RestorationObjects()

    init(_ application: UIApplication) {
        let windows = application.windows.filter { !$0.isOverlay }
        for window in windows { add(window.rootViewController, in: []) }
        for window in windows { addViews(of: window) }
    }

    private mutating func add(_ outermost: UIViewController?, in names: [String]) {
        var pending = outermost.map { [($0, names)] } ?? []
        // A controller that shows itself, or one around it, would have no end.
        var seen: Set<ObjectIdentifier> = []
        while let (controller, outer) = pending.popLast() {
            guard seen.insert(ObjectIdentifier(controller)).inserted, let name = controller.restorationIdentifier
            else { continue }
            let path = RestorationPath(isView: false, names: outer + [name])
            guard path.names.count < RestorationValue.depthLimit else { continue }
            if objects.add(controller, at: path) {
                controllers.append((controller, path))
            } else {
                hasDoubles = true
            }
            // What is shown in front is not inside.
            if let presented = controller.presented { pending.append((presented, [])) }
            pending += controller.children.reversed().map { ($0, path.names) }
        }
    }

    private mutating func addViews(of window: UIWindow) {
        var pending: [(view: UIView, names: [String]?)] = [(window, [])]
        while let (view, outer) = pending.popLast() {
            let names = view.owningController.map { objects.path(of: $0)?.names } ?? outer
            if let names, let name = view.restorationIdentifier {
                let path = RestorationPath(isView: true, names: names + [name])
                if objects.add(view, at: path) {
                    views.append((view, path))
                } else {
                    hasDoubles = true
                }
            }
            pending += view.children.reversed().map { ($0, names) }
        }
    }
}
