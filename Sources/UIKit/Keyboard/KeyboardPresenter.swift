import Foundation
import KeyboardEngine

/// Shows and hides the keyboard, or what stands in its place, and announces it.
///
/// Every announcement that something will happen is followed by one that it has, also when something else comes in
/// between: what is under way is then announced as done first.
@MainActor
final class KeyboardPresenter {
    /// What is on the screen for a responder.
    @MainActor
    private struct Content {
        var accessory: UIView?
        /// The responder's own view, or the keyboard.
        var input: UIView?
        var inputHeight: CGFloat = 0

        var height: CGFloat { (accessory?.bounds.height ?? 0) + inputHeight }
    }

    private enum Phase {
        case hidden, showing, shown, hiding
    }

    private unowned let application: UIApplication
    private var phase = Phase.hidden
    private var content = Content()
    private weak var responder: UIResponder?
    /// What ends the movement that is under way, in order: its effect, then each announcement that it has happened.
    private var ends: [() -> Void] = []
    private var movement = 0
    /// How far a finger has pulled the keyboard down.
    private var pull: CGFloat = 0
    private lazy var catalog = KeyLayoutCatalog()
    private lazy var layout: KeyLayout = loadLayout()
    private lazy var keyboardView = KeyboardView(layout: layout, presenter: self)
    private var guides: [Weak<UIKeyboardLayoutGuide>] = []
    private var hasHardware = false

    /// When the movement that is under way began, in seconds of the host's clock.
    private(set) var movementStart: Double?
    /// The window of the keyboard, in front of all others.
    private(set) lazy var window = KeyboardWindow(frame: application.screen.bounds)

    static let duration = 0.25

    init(application: UIApplication) {
        self.application = application
    }

    // MARK: State

    /// Where the keyboard is or will be when it has come, with its accessory, in the screen's points; null when it is
    /// away.
    private(set) var frame = CGRect.null {
        didSet { needsAvoidance = true }
    }

    var isVisible: Bool { phase == .showing || phase == .shown }

    var isHardwareKeyboardInUse: Bool {
        get { hasHardware }
        set {
            guard newValue != hasHardware else { return }
            hasHardware = newValue
            if let responder = application.focus.firstResponder { show(for: responder) }
        }
    }

    var detectsHardwareKeyboard = false

    func hardwareKeyWasUsed() {
        if detectsHardwareKeyboard { isHardwareKeyboardInUse = true }
    }

    /// A finger wants to type: whatever keyboard is plugged in, the person is at the glass.
    func fieldWasTapped() {
        if detectsHardwareKeyboard { isHardwareKeyboardInUse = false }
    }

    private func loadLayout() -> KeyLayout {
        let selection = catalog.layout(for: Locale.current.identifier)
        for problem in selection.problems {
            FileHandle.standardError.write(Data("Typecase: \(problem)\n".utf8))
        }
        return selection.layout
    }

    // MARK: Showing

    /// Shows what a responder needs. Called when the focus came to it, and when it asks again.
    func show(for responder: UIResponder) {
        needsAvoidance = true
        self.responder = responder
        let new = content(for: responder)
        guard new.height > 0 else { return hide() }
        if isVisible { change(to: new) } else { come(new) }
    }

    /// The responder asks for other input views: at once, without moving.
    func reload() {
        guard let responder = application.focus.firstResponder else { return }
        self.responder = responder
        let new = content(for: responder)
        guard new.height > 0 else { return hide() }
        guard isVisible else { return come(new) }
        change(to: new, duration: 0)
    }

    private func content(for responder: UIResponder) -> Content {
        var content = Content(accessory: responder.inputAccessoryView)
        if let accessory = content.accessory, accessory.bounds.height <= 0 {
            accessory.frame.size = accessory.sizeThatFits(application.screen.bounds.size)
        }
        if let input = responder.inputView {
            content.input = input
            content.inputHeight = input.bounds.height
        } else if responder.keyInput != nil, !hasHardware {
            keyboardView.configure(for: responder, window: application.screen.bounds.size)
            content.input = keyboardView
            content.inputHeight = keyboardView.height
        }
        // Whole pixels: frames are announced, and programs place their views by them.
        let scale = application.screen.scale
        content.inputHeight = (content.inputHeight * scale - 0.001).rounded(.up) / scale
        content.inputHeight = max(0, min(content.inputHeight, application.screen.bounds.height))
        return content
    }

    private var duration: Double { application.reducesMotion ? 0 : Self.duration }

    private func endFrame(of content: Content) -> CGRect {
        let screen = application.screen.bounds
        let height = min(content.height, screen.height)
        return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    }

    private func away(_ frame: CGRect) -> CGRect {
        CGRect(x: frame.minX, y: application.screen.bounds.height, width: frame.width, height: frame.height)
    }

    private func come(_ new: Content) {
        guard settle(), !isVisible else { return }
        let end = endFrame(of: new)
        // A keyboard that is on its way out comes back from where it is seen.
        let begin = phase == .hiding ? window.container.frame : away(end)
        let message = KeyboardChange(beginFrame: begin, endFrame: end, duration: duration)
        phase = .showing
        frame = end
        install(new)
        window.isHidden = false
        UIView.performWithoutAnimation { window.place(begin, layout: layoutFrames(new)) }
        guard start([.willChangeFrame, .willShow], message, end: { $0.phase = .shown }) else { return }
        move(to: end, duration: duration)
    }

    /// The keyboard stays, for another responder or in another size.
    private func change(to new: Content, duration asked: Double? = nil) {
        guard settle(), isVisible else { return }
        let begin = frame
        let end = endFrame(of: new)
        let duration = begin == end ? 0 : asked ?? duration
        let message = KeyboardChange(beginFrame: begin, endFrame: end, duration: duration)
        frame = end
        install(new)
        UIView.performWithoutAnimation { window.place(window.container.frame, layout: layoutFrames(new)) }
        guard start([.willChangeFrame], message, end: { _ in }) else { return }
        if begin == end { finishMovement() } else { move(to: end, duration: duration) }
    }

    /// Sends the keyboard away.
    func hide() {
        guard isVisible, settle(), isVisible else { return }
        let begin = frame
        let message = KeyboardChange(beginFrame: begin, endFrame: away(begin), duration: duration)
        phase = .hiding
        frame = .null
        keyboardView.cancelTouches()
        let isStill = start([.willChangeFrame, .willHide], message) {
            $0.phase = .hidden
            $0.install(Content())
            $0.window.isHidden = true
        }
        if isStill { move(to: away(begin), duration: duration) }
    }

    /// Announces that something will happen, and keeps what ends it and announces that it has.
    ///
    /// What hears of it may cause something else, which then ends this first; what was not yet announced by then is
    /// left out, at both ends.
    /// - Returns: Whether it is still to happen.
    private func start(
        _ announcements: [KeyboardAnnouncement], _ change: KeyboardChange, end: @escaping (KeyboardPresenter) -> Void
    ) -> Bool {
        let number = movement
        let screen = application.screen
        ends = [{ [weak self] in self.map(end) }]
        for announcement in announcements where number == movement {
            ends.append { announcement.end.post(change, screen: screen) }
            announcement.post(change, screen: screen)
        }
        return number == movement
    }

    // MARK: Moving

    private func move(to target: CGRect, duration: Double) {
        movement += 1
        let number = movement
        pull = 0
        movementStart = application.time
        UIView.animate(
            withDuration: duration, delay: 0,
            options: UIView.AnimationOptions(rawValue: UInt(UIView.AnimationCurve.keyboard) << 16),
            animations: {
                window.container.frame = target
                layOutGuides()
            },
            completion: { [weak self] _ in
                guard let self, number == movement else { return }
                finishMovement()
            })
        application.setNeedsFrame()
    }

    /// Announces what is under way as done, so that announcements always come in pairs.
    private func finishMovement() {
        movement += 1
        movementStart = nil
        // What hears of one end may begin something else, which must find the other ends announced: it comes here first
        // and goes on with them.
        while !ends.isEmpty { ends.removeFirst()() }
    }

    /// Ends what is under way.
    /// - Returns: Whether nothing else has begun. What hears of the end may move the focus, there and back even, and then
    ///   it is settled already what is shown.
    private func settle() -> Bool {
        let responder = application.focus.firstResponder
        finishMovement()
        return application.focus.firstResponder === responder && ends.isEmpty
    }

    // MARK: Views

    private func layoutFrames(_ content: Content) -> KeyboardWindow.Layout {
        KeyboardWindow.Layout(
            width: application.screen.bounds.width, accessoryHeight: content.accessory?.bounds.height ?? 0,
            inputHeight: content.inputHeight)
    }

    private func install(_ new: Content) {
        if content.accessory !== new.accessory { content.accessory?.removeFromSuperview() }
        if content.input !== new.input { content.input?.removeFromSuperview() }
        content = new
        window.install(accessory: new.accessory, input: new.input)
        window.container.overrideUserInterfaceStyle = style
    }

    private var style: UIUserInterfaceStyle {
        switch responder?.textInputTraits?.keyboardAppearance {
        case .dark: .dark
        case .light: .light
        default: (responder as? UIView)?.traitCollection.userInterfaceStyle ?? .unspecified
        }
    }

    /// The screen has another size: everything is where it belongs at once.
    func screenDidChange() {
        guard let responder = application.focus.firstResponder else { return }
        window.frame = application.screen.bounds
        // In a window of no height there was no room for it.
        guard isVisible else { return show(for: responder) }
        self.responder = responder
        let new = content(for: responder)
        guard new.height > 0 else { return hide() }
        change(to: new, duration: 0)
        UIView.performWithoutAnimation { window.container.frame = frame }
    }

    // MARK: Following a finger

    /// A finger that scrolls the content has reached a row of the screen; the keyboard stays below it.
    func follow(fingerAt y: CGFloat) {
        guard phase == .shown else { return }
        pull = min(max(0, y - frame.minY), frame.height)
        UIView.performWithoutAnimation { window.container.frame = frame.offsetBy(dx: 0, dy: pull) }
    }

    /// The finger let go: a keyboard that was pulled far, or fast, goes away.
    func endFollowing(velocity: CGFloat) {
        guard pull > 0, phase == .shown else { return }
        let goes = velocity > 300 || (velocity > -300 && pull > frame.height / 2)
        pull = 0
        if goes, let responder = application.focus.firstResponder, responder.resignFirstResponder() { return }
        UIView.animate(withDuration: Self.duration) { window.container.frame = frame }
    }

    // MARK: What is typed

    /// The first responder's text or selection changed.
    func textDidChange(of responder: UIResponder) {
        needsAvoidance = true
        guard isVisible, responder === self.responder, responder.isFirstResponder else { return }
        keyboardView.textDidChange()
    }

    /// The first responder wants the keyboard to behave differently.
    func traitsDidChange(of responder: UIResponder) {
        guard isVisible, responder === self.responder, responder.isFirstResponder else { return }
        keyboardView.configure(for: responder, window: application.screen.bounds.size)
    }

    // MARK: Guides and avoidance

    func add(_ guide: UIKeyboardLayoutGuide) {
        guides.removeAll { $0.value == nil }
        guides.append(Weak(guide))
    }

    private func layOutGuides() {
        for guide in guides.compactMap(\.value) {
            guide.owningView?.setNeedsLayout()
            guide.owningView?.layoutIfNeeded()
        }
    }

    /// Whether something has moved, or been typed, since the last pass.
    var needsAvoidance = true

    /// A view has moved. Keys, handles and menus, which are not the program's, move nothing else.
    func noteMove(of view: UIView) {
        if !needsAvoidance, isVisible, view.window?.isOverlay != true { needsAvoidance = true }
    }

    /// Keeps what is typed clear of the keyboard: a part of every frame in which something moved.
    func avoid() {
        guard needsAvoidance else { return }
        needsAvoidance = false
        for window in application.windows where !window.isOverlay { window.avoidance.run(in: window) }
    }

    // MARK: Names

    /// Where a key is, in the screen's points, by its label or by its name.
    func location(ofKey name: String) -> CGPoint? {
        guard isVisible, keyboardView.superview != nil, let point = keyboardView.point(ofKey: name) else { return nil }
        // Where it will be when the keyboard has come.
        return CGPoint(
            x: frame.minX + point.x, y: frame.maxY - keyboardView.bounds.height + point.y)
    }

    /// The pop-up and the keys, for tests.
    var shownKeyboard: KeyboardView? { isVisible && keyboardView.superview != nil ? keyboardView : nil }
}
