import Foundation

/// What a presented controller's view is in: the dimmed ground, and a panel or a bubble. It fills the window, or covers the
/// view that the controller is presented over.
final class PresentationContainer: UIView {
    // Both stay as long as this is seen, whoever else has let go of them.
    private let presentation: UIPresentationController
    private let controller: UIViewController
    private unowned let stage: UIWindow
    private let ground = UIView()
    private let panel = PresentationPanel()
    private(set) lazy var bubble = makeBubble()
    private var hasBubble = false
    /// Whether the view is below the window, on its way in or out.
    private(set) var isAway = false
    /// How far a finger has pulled the view down.
    private var pull: CGFloat = 0
    private var wasLaidOut = false
    private var grabber: SheetGrabber?

    init(_ presentation: UIPresentationController, in window: UIWindow) {
        self.presentation = presentation
        controller = presentation.presentedViewController
        stage = window
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(ground)
        addSubview(panel)
        ground.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.touchedBeside() })
        let pan = PresentationPanGestureRecognizer { [weak self] in self?.pulled($0) }
        pan.maximumNumberOfTouches = 1
        panel.pan = pan
        pan.canRise = { [weak self] in
            guard let self, let heights = sheetHeights else { return false }
            return heights.canRise(from: sheet?.selectedDetentIdentifier)
        }
        pan.canRiseByScrolling = { [weak self] in self?.sheet?.prefersScrollingExpandsWhenScrolledToEdge ?? false }
        panel.addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func makeBubble() -> PopoverBubble {
        let bubble = PopoverBubble()
        hasBubble = true
        insertSubview(bubble, belowSubview: panel)
        return bubble
    }

    /// Whether what is shown is on its way out.
    var isGoing: Bool { presentation.phase == .ending }
    /// The controller's view.
    var shownView: UIView? { presentation.presentedView }

    /// What the controller's view stands on, where it does not fill what it is shown in.
    private var viewStage: UIView?

    /// Whether the view stands in this one as it is, where a program says: without ground and panel.
    private var isBare: Bool {
        presentation.presentationStyle == .custom || presentation.animation != nil || wasAnimated
    }
    /// Whether a program's animation has put the view here.
    private var wasAnimated = false

    /// Takes the view in, which a program has the place of. Its animation puts it here itself.
    private func holdBare(_ view: UIView) {
        (ground.isHidden, panel.isHidden) = (true, true)
        wasAnimated = presentation.animation != nil
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if presentation.animation == nil { addSubview(view) }
    }

    /// Takes the controller's view in.
    func hold(_ view: UIView) {
        if isBare { return holdBare(presentation.presentedView ?? view) }
        viewStage = controller.stage(for: view)
        let held = viewStage ?? view
        held.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        panel.addSubview(held)
    }

    // MARK: Places

    override func layoutSubviews() {
        presentation.containerViewWillLayoutSubviews()
        defer { presentation.containerViewDidLayoutSubviews() }
        super.layoutSubviews()
        if !wasLaidOut, let popover = presentation as? UIPopoverPresentationController {
            precondition(
                popover.hasSource || popover.shownStyle(for: traitCollection) != .popover,
                "UIPopoverPresentationController: there is nothing that the popover points at; set its sourceView, "
                    + "sourceItem or barButtonItem")
        }
        wasLaidOut = true
        place()
    }

    /// Where the view stands when it is there.
    /// - Parameter height: That of a sheet, where it is not the one of its detent.
    func placement(height: CGFloat? = nil) -> PresentationPlacement {
        let traits = stage.traitCollection
        let safe = bounds.inset(by: safeAreaInsets)
        // Whoever goes by the guide is laid out within the keyboard's movement.
        let bottom = keyboardLayoutGuide.layoutFrame.minY
        let wanted = presentation.presentedViewController.contentSizeWanted
        func size(_ usual: CGSize) -> CGSize {
            CGSize(
                width: wanted.width > 0 ? wanted.width : usual.width,
                height: wanted.height > 0 ? wanted.height : usual.height)
        }
        switch presentation.shownStyle(for: traits) {
        case .pageSheet:
            let heights = sheetHeights
            return .pageSheet(
                in: bounds, safe: safe, traits: traits, bottom: bottom,
                height: height ?? heights?.height(of: sheet?.selectedDetentIdentifier) ?? .greatestFiniteMagnitude,
                staysCard: sheet?.prefersEdgeAttachedInCompactHeight ?? false)
        case .formSheet:
            return .panel(size(PresentationPlacement.formSheet), safe: safe, bottom: bottom)
        case .popover:
            guard let popover = presentation as? UIPopoverPresentationController else { break }
            var area = safe.inset(by: popover.popoverLayoutMargins)
            area.size.height = max(0, min(area.maxY, bottom - popover.popoverLayoutMargins.bottom) - area.minY)
            area.size.width = max(0, area.width)
            let place = PopoverPlacement(
                size: size(PresentationPlacement.popover),
                anchor: popover.anchor(in: self) ?? CGRect(x: area.midX, y: area.midY, width: 0, height: 0),
                area: area, permitted: popover.permittedArrowDirections,
                overlaps: popover.canOverlapSourceViewRect)
            return PresentationPlacement(frame: place.frame, ground: .bubble(place))
        default: break
        }
        return .whole(bounds)
    }

    /// What knows at which heights the view stops, where it is a sheet.
    private var sheet: UISheetPresentationController? { presentation as? UISheetPresentationController }

    /// The heights at which the view stops; `nil` where it has one place only.
    private var sheetHeights: SheetHeights? {
        let traits = stage.traitCollection
        guard let sheet, presentation.shownStyle(for: traits) == .pageSheet else { return nil }
        let room = PresentationPlacement.sheetRoom(safe: bounds.inset(by: safeAreaInsets), traits: traits)
        return SheetHeights(sheet.detents, room: room, traits: traits)
    }

    /// Whether what is behind is neither dimmed nor kept from touches.
    private var isUndimmed: Bool {
        guard let sheet, sheet.largestUndimmedDetentIdentifier != nil, let heights = sheetHeights else { return false }
        return heights.isUndimmed(
            at: sheet.selectedDetentIdentifier, upTo: sheet.largestUndimmedDetentIdentifier)
    }

    /// Puts everything in its place.
    func place() {
        if let covered = presentation.coveredFrame(in: stage) {
            frame = covered.frame
            displace(by: covered.displacement)
        }
        if isBare { return placeBare() }
        let placement = placement()
        ground.frame = bounds
        var shown = placement.frame
        if isAway {
            shown.origin.y += max(0, bounds.maxY - shown.minY)
        } else if pull >= 0 {
            shown.origin.y += pull
        } else {
            shown = raised(shown, by: -pull)
        }
        // Of a card's outline only what is at its top is in the window.
        let outside: CGFloat = placement.ground == .card ? 1 / screenScale : 0
        panel.frame = CGRect(
            x: shown.minX - outside, y: shown.minY, width: shown.width + 2 * outside, height: shown.height + outside)
        panel.show(placement.ground, radius: sheet?.preferredCornerRadius)
        (viewStage ?? presentation.presentedView)?.frame = CGRect(
            x: outside, y: 0, width: shown.width, height: shown.height)
        placeGrabber(on: placement)
        ground.backgroundColor = placement.isDimming && !isUndimmed ? UIColor(white: 0, alpha: 0.35) : nil
        if case .bubble(let place) = placement.ground {
            bubble.show(place)
            bubble.isHidden = false
            bubble.fill = (presentation as? UIPopoverPresentationController)?.ground ?? .menuFill
            (presentation as? UIPopoverPresentationController)?.arrowDirection = place.direction
        } else if hasBubble {
            bubble.isHidden = true
        }
    }

    /// Puts the view where the program says as it comes and goes; what is there stays where it is, as on iOS.
    private func placeBare() {
        guard presentation.animation == nil, presentation.phase != .shown, let view = presentation.presentedView,
            view.superview === self
        else { return }
        var shown = presentation.frameOfPresentedViewInContainerView
        if isAway { shown.origin.y += max(0, bounds.maxY - shown.minY) }
        view.frame = shown
    }

    /// Where the view is that a finger has pulled up: no higher than at its greatest height.
    private func raised(_ frame: CGRect, by distance: CGFloat) -> CGRect {
        guard let heights = sheetHeights else { return frame }
        let highest = placement(height: heights.highest).frame
        let way = frame.minY - highest.minY
        guard way > 0 else { return frame }
        let part = min(1, distance / way)
        let (top, bottom) = (frame.minY - part * way, frame.maxY + part * (highest.maxY - frame.maxY))
        return CGRect(x: frame.minX, y: top, width: frame.width, height: bottom - top)
    }

    /// Goes to its place in a moment, with what is in the view.
    func moveToPlace(duration: Double = 0.25, _ changes: () -> Void = {}) {
        animateInOwnApplication(duration: duration) {
            changes()
            place()
            (viewStage ?? presentation.presentedView)?.layoutSubtree()
        }
    }

    private func placeGrabber(on placement: PresentationPlacement) {
        guard let sheet, sheet.prefersGrabberVisible, placement.isDimming else {
            grabber?.removeFromSuperview()
            grabber = nil
            return
        }
        let size = SheetGrabber.size
        let frame = CGRect(x: panel.bounds.midX - size.width / 2, y: 0, width: size.width, height: size.height)
        let bar = grabber ?? makeGrabber(frame)
        // In front of the controller's view, which comes when it likes.
        if panel.subviews.last !== bar { panel.addSubview(bar) }
        bar.frame = frame
    }

    /// One that comes while the sheet moves does not come from elsewhere.
    private func makeGrabber(_ frame: CGRect) -> SheetGrabber {
        let bar = SheetGrabber()
        bar.addAction(UIAction { [weak self] _ in self?.useGrabber() }, for: .touchUpInside)
        UIView.performWithoutAnimation { bar.frame = frame }
        grabber = bar
        return bar
    }

    private func useGrabber() {
        guard let sheet, presentation.phase == .shown, let heights = sheetHeights,
            heights.highest > heights.height(of: nil)
        else { return }
        sheet.personDidSelect(heights.next(after: sheet.selectedDetentIdentifier))
    }

    /// Whether the view is faded in and out where it stands.
    var isFaded: Bool {
        if case .bubble = placement().ground { return true }
        return presentation.presentedViewController.modalTransitionStyle == .crossDissolve
    }

    /// How the view looks before it comes and after it has gone.
    func setAway(_ away: Bool, faded: Bool) {
        if faded {
            alpha = away ? 0 : 1
        } else {
            isAway = away
            ground.alpha = away ? 0 : 1
            place()
        }
    }

    // MARK: Going

    /// Whether a person may do something about the presentation beside the controller's own view.
    private var isDismissible: Bool { placement().ground != .bare }

    /// Whether what is behind is out of reach, and is not read either, as on iOS; except for ``passthroughViews``.
    var isModal: Bool { !isGoing && !isUndimmed && frame.contains(stage.bounds) }

    /// The views behind that stay within reach.
    var passthroughViews: [UIView] { (presentation as? UIPopoverPresentationController)?.passthroughViews ?? [] }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // A second tap is not for what is behind, although this is hardly seen any more.
        if isGoing { return self.point(inside: point, with: event) ? self : nil }
        if isUndimmed, !panel.frame.contains(point) { return nil }
        if !panel.frame.contains(point) {
            let screen = convertToScreen(CGRect(origin: point, size: .zero)).origin
            let isPassed = passthroughViews.contains { $0.point(inside: $0.convertFromScreen(screen), with: event) }
            if isPassed { return nil }
        }
        return super.hitTest(point, with: event)
    }

    private func touchedBeside() {
        if isDismissible { presentation.dismissByPerson() }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.first?.key?.keyCode == .keyboardEscape, isDismissible { return presentation.dismissByPerson() }
        super.pressesBegan(presses, with: event)
    }

    private func pulled(_ recognizer: UIGestureRecognizer) {
        guard let pan = recognizer as? UIPanGestureRecognizer, presentation.phase == .shown else { return }
        let distance = pan.translation(in: self).y
        switch pan.state {
        case .changed, .began:
            pull = give(distance)
            place()
        case .ended: letGo(distance, velocity: pan.velocity(in: self).y)
        case .cancelled: returnToPlace()
        default: break
        }
    }

    /// How far the view follows a finger: up where it has heights, and down as far as there is another one or it may go.
    private func give(_ distance: CGFloat) -> CGFloat {
        let heights = sheetHeights
        if distance < 0 { return heights == nil ? 0 : distance }
        guard controller.holdsPerson else { return distance }
        // What may not go gives way a little.
        let free = heights.map { max(0, $0.height(of: sheet?.selectedDetentIdentifier) - $0.height(of: nil)) } ?? 0
        return min(distance, free) + max(0, distance - free) / 6
    }

    /// A finger has let the view go.
    private func letGo(_ distance: CGFloat, velocity: CGFloat) {
        guard let sheet, let heights = sheetHeights, heights.highest > heights.height(of: nil) else {
            let isFar = distance > panel.bounds.height / 3 || distance > 20 && velocity > 900
            return isFar ? presentation.dismissByPerson() : returnToPlace()
        }
        let height = heights.height(of: sheet.selectedDetentIdentifier) - distance - velocity * 0.2
        let rest: SheetHeights.Identifier
        if let found = heights.rest(at: height) {
            rest = found
        } else {
            presentation.dismissByPerson()
            // One that may not go comes down as far as it can.
            guard presentation.phase == .shown else { return }
            rest = heights.lowest
        }
        pull = 0
        if heights.height(of: rest) == heights.height(of: sheet.selectedDetentIdentifier) {
            moveToPlace()
        } else {
            sheet.personDidSelect(rest)
        }
    }

    /// Goes back to where a finger has pulled it away from.
    func returnToPlace() {
        guard pull != 0 else { return }
        pull = 0
        moveToPlace()
    }
}

extension PresentationPlacement {
    /// Whether what is behind is dimmed.
    var isDimming: Bool { ground == .card || ground == .panel }
}

/// What cuts a presented view to its shape, and is pulled down by a finger.
final class PresentationPanel: UIView {
    weak var pan: UIPanGestureRecognizer?
    private var level = UIUserInterfaceLevel.unspecified {
        didSet {
            guard level != oldValue else { return }
            InheritedLook.didChange()
            let previous = traits(withOwnStyle: overrideUserInterfaceStyle, level: oldValue)
            if previous != resolvedTraits { propagateTraitChange(from: previous) }
        }
    }
    override var ownLevel: UIUserInterfaceLevel { level }

    /// Takes the shape of a ground.
    func show(_ ground: PresentationPlacement.Ground, radius: CGFloat?) {
        let isBare = ground == .bare
        level = isBare ? .unspecified : .elevated
        if case .bubble = ground {
            layer.cornerRadius = PopoverPlacement.corner
        } else {
            layer.cornerRadius = isBare ? 0 : radius ?? PresentationPlacement.corner
        }
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        layer.maskedCorners = ground == .card ? top : .all
        clipsToBounds = !isBare
        let hasEdge = ground == .card || ground == .panel
        setBorder(hasEdge ? .menuEdge : nil, width: hasEdge ? 1 / screenScale : 0)
        pan?.isEnabled = hasEdge
    }
}
