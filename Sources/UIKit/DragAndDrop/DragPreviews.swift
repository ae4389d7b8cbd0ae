import Foundation

/// Shows what is dragged: what was lifted stands a little larger under the finger, and goes where it is dropped, or back.
@MainActor
final class DragPreviews {
    private unowned let application: UIApplication
    private lazy var window = DragWindow(application: application)
    private var shown: [Shown] = []
    private let badge = UIImageView()

    /// What stands for a thing.
    private struct Shown {
        var item: UIDragItem
        var lifted: UITargetedDragPreview
        var view: UIView
        /// From the finger to the middle, in points.
        var grip: CGSize
    }

    private static let growth: CGFloat = 1.04
    private static let pace = 0.2
    private static let opacity: CGFloat = 0.8

    init(application: UIApplication) {
        self.application = application
    }

    // MARK: Lifting

    /// Shows what a drag's interaction gives for its things.
    /// - Parameter isOn: Whether the drag is still on when all was asked.
    func lift(_ drag: DragSession, while isOn: () -> Bool) {
        let interaction = drag.interaction
        var lifted: [(UIDragItem, UITargetedDragPreview)] = []
        for item in drag.items {
            guard
                let preview = interaction.delegate?.dragInteraction(
                    interaction, previewForLifting: item, session: drag)
            else { continue }
            lifted.append((item, preview))
        }
        guard isOn() else { return }
        let finger = drag.screenPoint
        for (item, preview) in lifted {
            guard let picture = preview.picture else { continue }
            let middle = preview.middleOnScreen
            add(
                picture, for: item, preview, at: middle,
                grip: CGSize(width: middle.x - finger.x, height: middle.y - finger.y))
        }
        guard !shown.isEmpty else { return }
        window.isHidden = false
        animate {
            for shown in self.shown { shown.view.transform = CGAffineTransform(scaleX: Self.growth, y: Self.growth) }
        }
    }

    private func add(
        _ picture: UIImage, for item: UIDragItem, _ preview: UITargetedDragPreview, at middle: CGPoint, grip: CGSize
    ) {
        let view = UIImageView(image: picture)
        view.center = middle
        view.layer.shadowColor = UIColor.black.cgColor
        view.layer.shadowOpacity = 0.25
        view.layer.shadowRadius = 8
        view.layer.shadowOffset = CGSize(width: 0, height: 3)
        if let path = preview.parameters.shadowPath { view.layer.shadowPath = path.cgPath }
        window.addSubview(view)
        shown.append(Shown(item: item, lifted: preview, view: view, grip: grip))
    }

    /// The finger has moved: things that have a preview of their own show that from now on. What they are dragged over is seen
    /// through them.
    func begin(_ drag: DragSession) {
        for shown in shown { shown.view.alpha = Self.opacity }
        for index in shown.indices.reversed() {
            guard shown.indices.contains(index), let provider = shown[index].item.previewProvider else { continue }
            let own = provider()
            guard shown.indices.contains(index) else { continue }
            let old = shown[index]
            guard let own, let picture = UITargetedDragPreview(own).picture, let view = old.view as? UIImageView else {
                old.view.isHidden = true
                continue
            }
            // It stands under the finger as what was lifted did, as far as it is as large.
            view.transform = .identity
            view.image = picture
            view.bounds.size = picture.size
            let half = CGSize(width: picture.size.width / 2, height: picture.size.height / 2)
            shown[index].grip.width = min(max(old.grip.width, -half.width), half.width)
            shown[index].grip.height = min(max(old.grip.height, -half.height), half.height)
        }
    }

    func move(to finger: CGPoint) {
        for shown in shown {
            shown.view.center = CGPoint(x: finger.x + shown.grip.width, y: finger.y + shown.grip.height)
        }
        badge.center = CGPoint(x: finger.x + 18, y: finger.y - 18)
    }

    /// Shows that the things would be copied, or that nothing here takes them now.
    func show(_ operation: UIDropOperation) {
        let (name, color): (String?, UIColor) =
            switch operation {
            case .copy: ("plus.circle.fill", .systemGreen)
            case .forbidden: ("nosign", .systemGray)
            case .cancel, .move: (nil, .clear)
            }
        guard let name, !shown.isEmpty else { return badge.removeFromSuperview() }
        badge.image = UIImage(systemName: name)
        badge.tintColor = color
        badge.bounds.size = CGSize(width: 22, height: 22)
        badge.layer.cornerRadius = 11
        badge.backgroundColor = .white
        if badge.superview == nil { window.addSubview(badge) }
    }

    // MARK: The end

    /// Where a thing was lifted.
    func lifted(_ item: UIDragItem) -> UITargetedDragPreview? { shown.first { $0.item === item }?.lifted }

    /// What stands for a thing, where it was dropped.
    func dropped(_ item: UIDragItem, at finger: CGPoint) -> UITargetedDragPreview? {
        guard let shown = shown.first(where: { $0.item === item }) else { return nil }
        return UITargetedDragPreview(
            view: shown.lifted.view, parameters: shown.lifted.parameters,
            target: UIDragPreviewTarget(container: window, center: shown.view.center))
    }

    /// Lets the things go to places, in their order; those without one vanish.
    func end(
        to places: [UITargetedDragPreview?], isDropped: Bool, with animator: DragAnimator,
        completion: @escaping () -> Void
    ) {
        let ending = shown
        shown = []
        badge.removeFromSuperview()
        let ends = ending.indices.map { places.indices.contains($0) ? places[$0] : nil }
        animate {
            for (shown, place) in zip(ending, ends) {
                if let middle = place?.middleOnScreen, middle.isFinite { shown.view.center = middle }
                shown.view.transform = place?.target.transform ?? CGAffineTransform(scaleX: 0.5, y: 0.5)
                if isDropped || place == nil { shown.view.alpha = 0 }
            }
            animator.animate()
        } completion: {
            for shown in ending { shown.view.removeFromSuperview() }
            if self.shown.isEmpty { self.window.isHidden = true }
            animator.finish()
            completion()
        }
    }

    private func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void = {}) {
        guard !application.reducesMotion else {
            changes()
            return completion()
        }
        application.animator.animate(duration: Self.pace, delay: 0, options: [], animations: changes) { _ in
            completion()
        }
    }
}
