import Foundation
import KeyboardEngine

/// Shows and hides the keyboard, or what stands in its place.
///
/// What is shown follows from the focus. A change is made as a whole: whatever the views that are exchanged and those
/// who hear of it do to the focus meanwhile, it is looked at again when the change is complete.
@MainActor
final class KeyboardPresenter {
    enum Phase {
        case hidden, showing, shown, hiding
    }

    unowned let application: UIApplication
    var phase = Phase.hidden
    /// What stands on the screen.
    var views = InputViews()
    let movement: KeyboardMovement
    private lazy var keyboardView = KeyboardView(context: application.inputContext, window: window)
    /// The finger that pulls it down.
    private(set) lazy var pull = KeyboardPull(application: application, presenter: self)

    /// Whether a change is being made.
    private(set) var isChanging = false
    /// Whether what is shown may not be what is wanted.
    private var needsChange = false
    /// Whether the next change is made without moving.
    private var isAtOnce = false
    /// Whether what is on its way is exchanged before anybody has seen it.
    private var comesAnew = false
    /// Whether it stands on a screen of another size than before.
    private var isScreenNew = false
    private var retry: FrameTimers.Token?
    /// The height of the keys when they were looked at last, with the bar above them.
    private var keysHeight: CGFloat = 0

    private var heightsOfKeys = HeightsOfKeys()

    /// Whom what stands on the screen is for.
    @Unkept var served: UIResponder?
    /// The names of what keyboards of the program's own type into.
    let documents = DocumentIdentifiers()

    /// Where a keyboard that floats stands.
    var floatingPlace = FloatingPlace()
    /// Whether a finger holds it.
    var isDragged = false
    /// What it is dragged by.
    private lazy var handle = FloatingHandle(presenter: self)

    /// The window of the keyboard, in front of all others.
    private(set) lazy var window = KeyboardWindow(application: application)

    /// How long the keyboard moves, in seconds.
    static let duration = 0.25
    /// The most often that a change is looked at again before the next frame: programs that move the focus to and fro in
    /// every callback slow the program down but do not stop it.
    private static let roundLimit = 32

    init(application: UIApplication) {
        self.application = application
        movement = KeyboardMovement(application.animator)
    }

    // MARK: State

    /// Where the keyboard is or will be when it has come, with its accessory, in the screen's points; null when it is
    /// away.
    var place = CGRect.null {
        didSet { if place != oldValue { application.avoidance.setNeeded() } }
    }

    /// What the keyboard takes from the bottom of the screen: its place, but null where it floats.
    var frame: CGRect { isFloating ? .null : place }

    /// Whether it stands anywhere on the screen.
    var isFloating: Bool { views.isFloating }

    /// Whether it is on the screen, or on its way there.
    var isVisible: Bool { phase == .showing || phase == .shown }
    /// Whether it stands where it belongs.
    var isAtRest: Bool { phase == .shown && !isFloating }
    /// When the movement that is under way began, in seconds of the host's clock.
    var movementStart: Double? { movement.start }
    /// The on-screen keys, where they are shown.
    var shownKeyboard: KeyboardView? {
        isVisible && keyboardView.superview != nil && keyboardView.showsKeys ? keyboardView : nil
    }

    /// Where a key is, in the screen's points, by its label or by its name.
    func location(ofKey name: String) -> CGPoint? {
        guard let point = shownKeyboard?.point(ofKey: name) else { return nil }
        // Where it will be when the keyboard has come.
        return CGPoint(x: place.minX + point.x, y: place.minY + views.accessoryHeight + point.y)
    }

    /// The controllers of what stands on the screen, if it is for a responder: they hear of its text.
    func controllers(for responder: UIResponder) -> [UIInputViewController] {
        isVisible && application.focus.firstResponder === responder ? views.controllers : []
    }

    /// Whether a keyboard of the program's own stands in the place of the keys.
    var hasOwnKeyboard: Bool { views.input?.controller != nil }

    /// Whether a view that stands there clicks as keys do.
    var wantsInputClicks: Bool {
        isVisible
            && [views.accessory?.view, views.input?.view].contains {
                ($0 as? any UIInputViewAudioFeedback)?.enableInputClicksWhenVisible ?? false
            }
    }

    /// Whose accessory or input view a responder stands in.
    func ownerOfInputView(around responder: UIResponder) -> UIResponder? { views.owner(around: responder) }

    /// Whose bar a responder stands in, where that is the first responder only to show it: a controller, as a rule.
    func ownerOfBar(around responder: UIResponder) -> UIResponder? {
        guard let owner = views.owner(around: responder), owner.keyInput == nil, owner.canBecomeFirstResponder,
            owner.responderWindow != nil
        else { return nil }
        return owner
    }

    /// How much of it stays when nothing is typed: the bar of a responder that is the first one only to show it.
    var dockedHeight: CGFloat {
        guard let responder = application.focus.firstResponder else { return 0 }
        return isBarAlone(views, of: responder) || ownerOfBar(around: responder) != nil ? views.accessoryHeight : 0
    }

    /// Whether views are the bar of a responder that is not typed into, and nothing else.
    private func isBarAlone(_ views: InputViews, of responder: UIResponder?) -> Bool {
        responder?.keyInput == nil && views.input == nil
    }

    // MARK: Changing

    /// Where a keyboard that was on its way out was seen: one that is wanted again comes from there.
    var leavingTop: CGFloat?

    /// The focus, or what its keyboard depends on, is another one.
    func update() {
        needsChange = true
        change {}
    }

    /// The first responder asks for other input views: at once, without moving.
    func reload() {
        isAtOnce = true
        update()
    }

    /// Editing has begun in a responder, which may have been given other input views by those who were told of it. They come as
    /// if they had been there from the beginning: the coming is announced again, with where they will stand.
    func inputViewsMayHaveChanged(of responder: UIResponder) {
        guard application.focus.firstResponder === responder, !isChanging else { return }
        let wanted = InputViews(for: responder, in: window.container, shown: views)
        // What is on its way out is still there, and comes back.
        let shown = isVisible ? views : InputViews()
        let input = shown.input?.view === keyboardView ? nil : shown.input?.view
        guard wanted.accessory?.view !== shown.accessory?.view || wanted.input?.view !== input else { return }
        comesAnew = phase == .showing
        update()
        comesAnew = false
    }

    /// The keys may need another height: another language, with a bar for candidates or with another number of rows.
    func keysDidChange() {
        guard application.focus.firstResponder?.keyInput != nil, !isChanging,
            views.input.map({ $0.view === keyboardView }) ?? true
        else { return }
        let context = application.inputContext
        let height = application.hardwareKeyboard.isInUse ? context.barHeight : context.keyboardHeight
        if height != keysHeight || floatsKeys != isFloating { reload() }
    }

    /// The settings have come in the place of the keys, or gone: a keyboard of the program's own makes room for them.
    func settingsDidOpenOrClose() {
        guard let responder = application.focus.firstResponder else { return }
        if InputViews(for: responder, in: window.container, shown: views).input != nil { update() }
    }

    /// A view that says how high it is may say something else.
    func inputViewHeightMayHaveChanged(_ view: UIView) {
        guard isVisible, !isChanging else { return }
        let height = view.inputViewHeight(in: application.screen.bounds.size)
        if view === views.accessory?.view, height != views.accessoryHeight { return reload() }
        // What has no height of its own has that of the keys.
        if let input = views.input, view === input.view, height > 0 || !input.takesHeightOfKeys,
            pixels(height) != views.inputHeight
        {
            reload()
        }
    }

    /// The screen has another size: everything is where it belongs at once. Programs that listen only to who comes and goes hear of
    /// it, too.
    func screenDidChange() {
        // What was on its way out of the old screen would stand in the middle of the new one.
        if phase == .hiding { change { movement.finish() } }
        guard application.focus.firstResponder != nil else { return }
        window.frame = application.screen.bounds
        isScreenNew = isVisible
        reload()
    }

    /// Does something that changes what is shown, and then whatever it has made necessary. Inside of another change it is
    /// that one which does the rest.
    private func change(_ body: () -> Void) {
        guard !isChanging else { return body() }
        isChanging = true
        body()
        var rounds = 0
        while needsChange, rounds < Self.roundLimit {
            rounds += 1
            needsChange = false
            step()
        }
        isChanging = false
        isAtOnce = isAtOnce && needsChange
        if !needsChange { leavingTop = nil }
        application.keyboardDiagnosisLog.stateMayHaveChanged()
        guard needsChange else { return }
        retry = application.timers.after(0) { [weak self] in self?.change {} }
    }

    /// Brings what is shown one step nearer to what is wanted.
    private func step() {
        if phase == .hiding { leavingTop = window.container.shownState.frame.minY }
        // What hears of an end may move the focus, and then it is that which counts.
        movement.finish()
        guard !needsChange else { return }
        let new = wantedViews()
        if let keys = new.input?.view as? KeyboardView {
            // Beside a hardware keyboard only the bar remains.
            if !keys.showsKeys { application.inputContext.cancelTouches() }
        } else {
            application.inputContext.keyboardWillGo()
        }
        guard !needsChange else { return }
        if new.height > 0 {
            isVisible ? replace(with: new) : come(new)
        } else if isVisible {
            hide()
        } else if phase == .hidden {
            // What was about to come when the focus went.
            _ = install(InputViews())
        }
    }

    private func wantedViews() -> InputViews {
        guard let responder = application.focus.firstResponder else { return InputViews() }
        var wanted = InputViews(for: responder, in: window.container, shown: views)
        let context = application.inputContext
        let screen = application.screen.bounds.size
        if let accessory = wanted.accessory?.view {
            if accessory.inputViewHeight(in: screen) <= 0 { accessory.frame.size = accessory.sizeThatFits(screen) }
            wanted.accessoryHeight = accessory.inputViewHeight(in: screen)
        }
        let showsSettings = context.isShowingSettings && !application.hardwareKeyboard.isInUse
        if let input = wanted.input, !showsSettings {
            wanted.inputHeight = heightsOfKeys.height(of: input, in: screen) {
                pixels(context.prepareKeyboard() - context.barHeight)
            }
        } else if responder.keyInput != nil {
            context.findAssistant()
            keyboardView.showsKeys = !application.hardwareKeyboard.isInUse
            keysHeight = keyboardView.showsKeys ? context.prepareKeyboard() : context.barHeight
            wanted.inputHeight = keysHeight
            wanted.isFloating = floatsKeys
            // Beside a hardware keyboard there is at most the bar of candidates.
            if keysHeight > 0 { wanted.input = InputViews.Supplied(view: keyboardView) }
        }
        wanted.inputHeight = pixels(wanted.inputHeight)
        return wanted
    }

    /// A height in whole pixels, because frames are announced and programs place their views by them; no more than the
    /// screen's.
    private func pixels(_ height: CGFloat) -> CGFloat {
        let scale = application.screen.scale
        let whole = (height * scale - 0.001).rounded(.up) / scale
        return max(0, min(whole, application.screen.bounds.height))
    }

    private var floatsKeys: Bool { !application.hardwareKeyboard.isInUse && application.inputContext.isFloating }

    private func come(_ new: InputViews) {
        isScreenNew = false
        guard !new.isFloating else { return comeFloating(new) }
        let end = endFrame(of: new)
        let begin = away(end)
        guard install(new) else { return }
        var start = begin
        if let leavingTop { start.origin.y = max(leavingTop, end.minY) }
        leavingTop = nil
        let message = KeyboardChange(beginFrame: begin, endFrame: end, duration: duration)
        phase = .showing
        place = end
        new.beginAppearing(in: window, animated: duration > 0)
        UIView.performWithoutAnimation { window.place(start, layout: layoutFrames(new)) }
        tellServed(new)
        let isAnimated = duration > 0
        movement.announce([.willChangeFrame, .willShow], message, on: application.screen) { [weak self] in
            self?.phase = .shown
            new.endAppearing(animated: isAnimated)
        }
        move(to: end, duration: duration)
    }

    /// The keyboard stays, for another responder or in another size.
    private func replace(with new: InputViews) {
        guard !new.isFloating, !isFloating else { return replaceFloating(with: new) }
        // A bar that is docked alone is no keyboard: keys that come to it are shown, and so is the bar when they go.
        let wasAlone = served.map { isBarAlone(views, of: $0) } ?? false
        guard install(new) else { return }
        let end = endFrame(of: new)
        let begin = comesAnew ? away(end) : place
        let duration = begin == end || isAtOnce ? 0 : duration
        let message = KeyboardChange(beginFrame: begin, endFrame: end, duration: duration)
        place = end
        UIView.performWithoutAnimation {
            window.place(isAtOnce ? end : window.container.frame, layout: layoutFrames(new))
        }
        tellServed(new)
        let announcements: [KeyboardAnnouncement] =
            comesAnew || isScreenNew || wasAlone != isBarAlone(new, of: application.focus.firstResponder)
            ? [.willChangeFrame, .willShow] : [.willChangeFrame]
        isScreenNew = false
        movement.announce(announcements, message, on: application.screen) {}
        if begin == end { movement.finish() } else { move(to: end, duration: duration) }
    }

    private func hide() {
        guard !isFloating else { return hideFloating() }
        let begin = place
        let message = KeyboardChange(beginFrame: begin, endFrame: away(begin), duration: duration)
        phase = .hiding
        place = .null
        served = nil
        views.beginDisappearing(animated: duration > 0)
        movement.announce([.willChangeFrame, .willHide], message, on: application.screen) { [weak self] in
            guard let self else { return }
            phase = .hidden
            _ = install(InputViews())
            window.isHidden = true
        }
        move(to: away(begin), duration: duration)
    }

    func move(to target: CGRect, duration: Double) {
        let number = movement.begin(at: application.time)
        pull.forget()
        application.animator.animate(
            duration: duration, delay: 0, options: .keyboard,
            animations: {
                window.container.frame = target
                KeyboardGuides(application: application).layOut()
            },
            completion: { [weak self] _ in
                guard let self, number == movement.number else { return }
                change { self.movement.finish() }
            })
        application.setNeedsFrame()
    }

    // MARK: Views

    var duration: Double { application.reducesMotion ? 0 : Self.duration }

    func endFrame(of views: InputViews) -> CGRect {
        let screen = application.screen.bounds
        if views.isFloating {
            let size = CGSize(width: application.inputContext.keyboardWidth, height: views.height)
            return floatingPlace.frame(of: size, on: screen.size)
        }
        let height = min(views.height, screen.height)
        return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    }

    func away(_ frame: CGRect) -> CGRect {
        CGRect(x: frame.minX, y: application.screen.bounds.height, width: frame.width, height: frame.height)
    }

    func layoutFrames(_ views: InputViews) -> KeyboardWindow.Layout {
        KeyboardWindow.Layout(
            width: views.isFloating ? application.inputContext.keyboardWidth : application.screen.bounds.width,
            accessoryHeight: views.accessoryHeight, inputHeight: views.inputHeight,
            handle: views.isFloating ? handle : nil)
    }

    /// Exchanges the views. One that goes takes the focus away from a field in it.
    /// - Returns: Whether they are still the ones that are wanted.
    func install(_ new: InputViews) -> Bool {
        let old = views
        views = new
        for view in [old.accessory?.view, old.input?.view] {
            guard let view, view !== new.accessory?.view, view !== new.input?.view else { continue }
            view.removeFromSuperview()
        }
        for controller in old.controllers where !new.controllers.contains(where: { $0 === controller }) {
            controller.inputViewWasTakenAway()
        }
        window.install(accessory: new.accessory?.view, input: new.input?.view)
        if old.input?.controller !== new.input?.controller { application.inputContext.methodsDidChange() }
        window.container.overrideUserInterfaceStyle = style
        window.overlay.overrideUserInterfaceStyle = style
        return !needsChange
    }

    /// Tells what stands there when it is for another responder than before.
    func tellServed(_ views: InputViews) {
        guard let responder = application.focus.firstResponder, responder !== served else { return }
        served = responder
        views.accessory?.view.inputViewsServe(responder)
        for controller in views.controllers {
            controller.textWillChange(responder.textInput)
            controller.textDidChange(responder.textInput)
        }
    }

    private var style: UIUserInterfaceStyle {
        let responder = application.focus.firstResponder
        switch responder?.textInputTraits?.keyboardAppearance {
        case .dark: return .dark
        case .light: return .light
        default: return (responder as? UIView)?.traitCollection.userInterfaceStyle ?? .unspecified
        }
    }
}
