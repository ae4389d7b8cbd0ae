import Foundation
import HostInterface

/// Follows what is dragged: tells the view that it comes from and those that it is over, and drops it.
///
/// Whoever is told may change everything: what goes on is looked at anew after each call.
@MainActor
final class DragDispatcher {
    private unowned let application: UIApplication
    private var course: Course?
    /// What other programs have dropped while something else is dragged.
    private var waiting: [DropEvent] = []
    private lazy var previews = DragPreviews(application: application)

    /// How far a finger moves before what it has lifted is dragged, in points.
    private static let slop: CGFloat = 6

    /// A drag that is on.
    @MainActor
    private final class Course {
        let session: DropSession
        let start: CGPoint
        /// Whether the finger has moved.
        var hasBegun = false
        /// Whether the finger has let go.
        var isOver = false
        var target: UIDropInteraction?
        var proposal = UIDropOperation.cancel
        /// Those that the things were over.
        var entered: [UIDropInteraction] = []
        /// Those that do not take them.
        var refusing: [UIDropInteraction] = []
        var drag: DragSession? { session.drag }
        /// What would become of the things if they were dropped now.
        var operation: UIDropOperation { proposal.isDrop && target?.view?.window != nil ? proposal : .cancel }

        init(_ session: DropSession) {
            (self.session, start) = (session, session.screenPoint)
        }
    }

    init(application: UIApplication) {
        self.application = application
    }

    /// Whether a drag is followed, be it on its way back.
    func follows(_ session: DragSession) -> Bool { course?.drag === session }

    /// Whether nothing is dragged.
    var isIdle: Bool { course == nil }

    private func isOn(_ course: Course) -> Bool { self.course === course && !course.isOver }

    // MARK: A drag of this program

    /// Lifts things that are to be dragged.
    func lift(_ session: DragSession) {
        guard course == nil else { return session.interaction.forget(session) }
        let course = Course(DropSession(of: session))
        self.course = course
        let interaction = session.interaction
        previews.lift(session) { isOn(course) }
        guard isOn(course), let delegate = interaction.delegate else { return }
        let animator = DragAnimator()
        delegate.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
        application.animator.animate(
            duration: 0.2, delay: 0, options: [], animations: animator.animate
        ) { _ in animator.finish() }
    }

    /// Follows the finger.
    func move(_ session: DragSession, to point: CGPoint) {
        guard let course, course.drag === session, !course.isOver, point.isFinite else { return }
        let interaction = session.interaction
        if !course.hasBegun {
            guard hypot(point.x - course.start.x, point.y - course.start.y) > Self.slop else { return }
            session.askLimits()
            guard isOn(course), !course.hasBegun else { return }
            course.hasBegun = true
            interaction.delegate?.dragInteraction(interaction, sessionWillBegin: session)
            guard isOn(course) else { return }
            previews.begin(session)
        } else if point == session.screenPoint {
            return
        }
        guard isOn(course) else { return }
        session.move(to: point)
        interaction.delegate?.dragInteraction(interaction, sessionDidMove: session)
        guard isOn(course) else { return }
        follow(course, to: point)
    }

    /// The finger has let go.
    func drop(_ session: DragSession) {
        guard let course, course.drag === session, !course.isOver else { return }
        finish(course)
    }

    /// What is dragged goes back.
    func cancel(_ session: DragSession) {
        guard let course, course.drag === session, !course.isOver else { return }
        leave(course)
        if isOn(course) { finish(course, isCancelled: true) }
    }

    // MARK: A drag of another program

    /// Another program has dropped something.
    func receive(_ event: DropEvent) {
        let point = CGPoint(x: event.point.x, y: event.point.y)
        let texts = event.text.isEmpty ? [] : [PasteboardItem(text: event.text)]
        let files = event.files.map { PasteboardItem(url: URL(fileURLWithPath: $0)) }
        let items = (texts + files).map { UIDragItem(itemProvider: NSItemProvider($0)) }
        guard !items.isEmpty, point.isFinite else { return }
        guard course == nil else { return waiting.append(event) }
        let course = Course(DropSession(items, at: point))
        self.course = course
        course.hasBegun = true
        follow(course, to: point)
        if isOn(course) { finish(course) }
    }

    /// What lies under the finger is something else, because it was scrolled.
    func reconsider() {
        guard let course, isOn(course) else { return }
        follow(course, to: course.session.screenPoint)
    }

    // MARK: Targets

    private func follow(_ course: Course, to point: CGPoint) {
        let hit = application.touches.hitTest(point)
        course.session.move(to: point, in: hit?.window ?? course.drag?.interaction.view?.window)
        previews.move(to: point)
        let target = target(of: course, from: hit?.view)
        guard isOn(course) else { return }
        if target !== course.target {
            leave(course)
            guard isOn(course) else { return }
            if let target {
                course.target = target
                if !course.entered.contains(where: { $0 === target }) { course.entered.append(target) }
                target.delegate?.dropInteraction(target, sessionDidEnter: course.session)
            }
        }
        guard isOn(course) else { return }
        course.proposal = course.target.map { operation(of: course, over: $0) } ?? .cancel
        if isOn(course) { previews.show(course.proposal) }
    }

    private func operation(of course: Course, over target: UIDropInteraction) -> UIDropOperation {
        guard let delegate = target.delegate else { return .cancel }
        let operation = delegate.dropInteraction(target, sessionDidUpdate: course.session).operation
        return operation == .move && !course.session.allowsMoveOperation ? .cancel : operation
    }

    private func leave(_ course: Course) {
        guard let target = course.target else { return }
        (course.target, course.proposal) = (nil, .cancel)
        target.delegate?.dropInteraction(target, sessionDidExit: course.session)
    }

    /// The innermost interaction at a view that may take the things.
    private func target(of course: Course, from view: UIView?) -> UIDropInteraction? {
        var current = view
        while let view = current {
            for interaction in view.dropInteractions where !course.refusing.contains(where: { $0 === interaction }) {
                if course.entered.contains(where: { $0 === interaction }) { return interaction }
                guard let delegate = interaction.delegate else { continue }
                if delegate.dropInteraction(interaction, canHandle: course.session) { return interaction }
                course.refusing.append(interaction)
                guard isOn(course) else { return nil }
            }
            current = view.superview
        }
        return nil
    }

    // MARK: The end

    private func finish(_ course: Course, isCancelled: Bool = false) {
        course.isOver = true
        let (drag, session) = (course.drag, course.session)
        if let drag, course.hasBegun {
            drag.interaction.delegate?.dragInteraction(drag.interaction, session: drag, willEndWith: course.operation)
        }
        // Whoever was told may have taken the target away.
        let operation = course.operation
        let target = operation.isDrop ? course.target : nil
        if let target { target.delegate?.dropInteraction(target, performDrop: session) }
        let animator = DragAnimator()
        let places =
            target.map { dropPlaces(in: $0, of: session, animator) }
            ?? returnPlaces(of: drag, course.hasBegun, animator)
        previews.end(to: places, isDropped: target != nil, with: animator) { [self] in
            if let target { target.delegate?.dropInteraction(target, concludeDrop: session) }
            for target in course.entered { target.delegate?.dropInteraction(target, sessionDidEnd: session) }
            if self.course === course { self.course = nil }
            defer { if !waiting.isEmpty { receive(waiting.removeFirst()) } }
            guard let drag else { return }
            let interaction = drag.interaction
            interaction.forget(drag)
            guard course.hasBegun else { return interaction.putDown?(!isCancelled) ?? () }
            interaction.delegate?.dragInteraction(interaction, session: drag, didEndWith: operation)
            if target != nil { interaction.delegate?.dragInteraction(interaction, sessionDidTransferItems: drag) }
        }
    }

    /// Where things go that were dropped.
    private func dropPlaces(
        in target: UIDropInteraction, of session: DropSession, _ animator: DragAnimator
    ) -> [UITargetedDragPreview?] {
        let places = session.items.map { item in
            previews.dropped(item, at: session.screenPoint).flatMap {
                target.delegate?.dropInteraction(target, previewForDropping: item, withDefault: $0)
            }
        }
        for item in session.items {
            target.delegate?.dropInteraction(target, item: item, willAnimateDropWith: animator)
        }
        return places
    }

    /// Where things go back to.
    private func returnPlaces(
        of drag: DragSession?, _ hasBegun: Bool, _ animator: DragAnimator
    ) -> [UITargetedDragPreview?] {
        guard let drag else { return [] }
        let interaction = drag.interaction
        let places = drag.items.map { item in
            previews.lifted(item).flatMap {
                hasBegun
                    ? interaction.delegate?.dragInteraction(interaction, previewForCancelling: item, withDefault: $0)
                    : $0
            }
        }
        for item in drag.items {
            interaction.delegate?.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
        }
        return places
    }
}

extension UIView {
    /// What takes drops on the view, the last one that it was given first.
    fileprivate var dropInteractions: [UIDropInteraction] {
        // A text gets its own when something is dragged over it.
        if let text = self as? any EditableText { _ = text.session.dropping.attached }
        return heldInteractions.compactMap { $0 as? UIDropInteraction }.reversed()
    }
}
