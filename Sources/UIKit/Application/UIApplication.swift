import Foundation
import HostInterface
import KeyboardEngine
import RasterEngine

/// The program: its windows, its events, its frames.
open class UIApplication: UIResponder {
    /// Whether a person can see and use the program.
    public enum State: Int, Sendable {
        /// It has the keyboard's focus.
        case active
        /// It is seen, but another window has the focus.
        case inactive
        /// It is not seen.
        case background
    }

    /// Posted when the program's window got the keyboard's focus.
    public nonisolated static let didBecomeActiveNotification =
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// Posted when the program's window is about to lose the keyboard's focus.
    public nonisolated static let willResignActiveNotification =
        Notification.Name("UIApplicationWillResignActiveNotification")
    /// Posted when the program is about to end.
    public nonisolated static let willTerminateNotification =
        Notification.Name("UIApplicationWillTerminateNotification")

    /// The application that runs now. There is always one; a program that has not been started has one in memory.
    package static var current: UIApplication? {
        didSet { if let current { UITraitCollection.current = current.screen.traitCollection } }
    }

    /// Makes this the running application for the time of a call: while it handles an event or makes a frame. Several
    /// may live in one process, as simulators do.
    func asCurrent<Result>(_ body: () -> Result) -> Result {
        let outer = Self.current
        guard outer !== self else { return body() }
        Self.current = self
        defer { Self.current = outer }
        return body()
    }

    /// The running application: a door for programs. Views find theirs through their window.
    public class var shared: UIApplication {
        if let current { return current }
        let application = UIApplication(host: MemoryHost(pixelWidth: 1024, pixelHeight: 768))
        current = application
        return application
    }

    /// Opens addresses.
    var opener: (@MainActor (URL) -> Void)?

    /// What there is to say about opening an address.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Opens an address: hands it to ``urlOpener``. Without one nothing happens, since a kiosk has no other programs.
    /// - Parameters:
    ///   - options: For programs from iOS: there are none that mean anything here.
    ///   - completion: Is told whether there is a ``urlOpener``, which is all that is known.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        opener?(url)
        completion?(opener != nil)
    }

    /// Whether there is something that opens addresses: a ``urlOpener``.
    open func canOpenURL(_ url: URL) -> Bool { opener != nil }

    /// Does an action with an object, or with the first responder of the chain that can: from the first responder on,
    /// without one from the sender. Controls call their targets by themselves, and not by this.
    /// - Returns: Whether anybody could.
    @discardableResult
    open func sendAction(_ action: UICommand.Action, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let start = focus.firstResponder ?? sender as? UIResponder
        guard let object = (target ?? start?.target(forAction: action, withSender: sender)) as AnyObject? else {
            return false
        }
        return action.perform(on: object, sender: sender, event: event)
    }

    // MARK: Parts

    let host: any HostMachine
    package let screen: UIScreen
    let paintCache = PaintCache()
    /// What is behind the pop-up of a key.
    let saveUnder = SaveUnder()
    lazy var pasteboards = PasteboardStores(host.clipboard, timers: timers)
    var pasteboard: UIPasteboard { pasteboards.general }
    lazy var focus = Focus(application: self)
    lazy var inputContext = InputContext(application: self)
    /// What objects of classes are to look like; `nil` when the program has said nothing.
    var appearanceRules: AppearanceRules?
    lazy var keyboard = KeyboardPresenter(application: self)
    lazy var keyboardDiagnosisLog = KeyboardDiagnosisLog(application: self)
    lazy var keyboardChoices = KeyboardChoices(application: self)
    lazy var keyClick = KeyClick(host: host)
    lazy var hardwareKeyboard = HardwareKeyboard(application: self)
    lazy var avoidance = AvoidancePass(application: self)
    lazy var selection = SelectionPresenter(application: self)
    lazy var tip = ExpansionTip(application: self)
    lazy var mainMenu = MainMenu(application: self)
    lazy var editMenus = EditMenuPresenter(application: self)
    /// Values that the program observes.
    let observations = KeyPathObservations()
    lazy var suggestions = SuggestionPresenter(application: self)
    lazy var touches = TouchDispatcher(application: self)
    lazy var drags = DragDispatcher(application: self)
    lazy var wheel = WheelDispatcher(application: self)
    lazy var presses = PressDispatcher(application: self)
    lazy var keypad = Keypad(application: self)
    lazy var cursor = CursorFollower(application: self)
    lazy var animator = Animator(application: self)
    /// Keeps the state of the interface, where the program or a setting wants that.
    var restoration: RestorationSession?
    var restorationChoice = RestorationChoice()
    lazy var timers = FrameTimers { [unowned self] in time }
    private(set) var buffer: PixelBuffer?
    @exclusivity(unchecked) private var pendingDamage = DamageRegion()
    private var textInputArea: TextInputArea?

    // MARK: State

    /// What handles the program's beginning and end.
    open var delegate: (any UIApplicationDelegate)?

    /// Whether a person can see and use the program.
    public internal(set) var applicationState = State.active

    /// When true the screen stays lit although nobody touches it.
    open var isIdleTimerDisabled: Bool {
        get { host.power.keepsDisplayLit }
        set { host.power.keepsDisplayLit = newValue }
    }

    /// Who is told what happens, for people who do not see it.
    var knownAccessibilityObserver: ((UIAccessibility.Notification, Any?) -> Void)?
    /// Tells that observer of typing; there only while it is.
    var typingAnnouncer: TypingAnnouncer?

    /// When true nothing moves on the screen but what has to.
    var reducesMotion = false {
        didSet {
            guard reducesMotion != oldValue else { return }
            caretLookDidChange()
            NotificationCenter.default.post(
                name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: self)
        }
    }

    /// Whether a program lets the caret blink.
    var letsCaretBlink = true {
        didSet { if letsCaretBlink != oldValue { caretLookDidChange() } }
    }

    /// Carets that are seen begin to blink, or stop.
    private func caretLookDidChange() {
        for window in windows {
            window.forEachInSubtree { ($0 as? CaretView)?.restart() }
        }
    }

    /// The ways of typing that are offered, and the one that is used. At first there is one, for ``locale``.
    package lazy var inputModes = InputModes([InputMode(language: locale.identifier)]) {
        didSet { if inputModes != oldValue { inputContext.modesDidChange() } }
    }

    @exclusivity(unchecked) private var strongWindows: [UIWindow] = []
    private var allWindows: [UnkeptReference<UIWindow>] = []
    /// The window that gets keys.
    public var keyWindow: UIWindow? { keyWindowReference?.object }
    private var keyWindowReference: UnkeptReference<UIWindow>?
    /// The one scene that a program has here.
    private(set) lazy var scene = UIWindowScene(application: self)
    /// The scenes that are shown: one, with all windows.
    public var connectedScenes: Set<UIScene> { [scene] }
    /// Whether anything has asked for a frame since the last one was painted.
    private(set) var isFrameWanted = true
    @exclusivity(unchecked) private var lastFrameTime = -1.0

    package init(host: any HostMachine) {
        self.host = host
        screen = UIScreen(display: host.display, locale: .current)
        super.init()
    }

    /// Seconds of the host's clock.
    var time: Double { host.clock.now }

    open override var next: UIResponder? { delegate as? UIResponder }

    override var responderWindow: UIWindow? { keyWindow }

    override var application: UIApplication? { self }

    // MARK: Windows

    /// The windows that are shown, from back to front.
    open var windows: [UIWindow] { strongWindows }

    /// All windows that there are, also those that are not shown.
    var everyWindow: [UIWindow] { allWindows.compactMap(\.object) }

    func add(_ window: UIWindow) {
        allWindows.removeAll { $0.object == nil }
        allWindows.append(UnkeptReference(window))
    }

    /// A window that is shown stays until it is hidden.
    func retain(_ window: UIWindow) {
        guard !strongWindows.contains(where: { $0 === window }) else { return }
        strongWindows.append(window)
        sortWindows()
        window.setNeedsComposition()
        setNeedsFrame()
    }

    func windowDidHide(_ window: UIWindow) {
        strongWindows.removeAll { $0 === window }
        pendingDamage.add(window.painted.subtree)
        window.painted = PaintedArea()
        if keyWindow === window { makeKey(strongWindows.last { !$0.isOverlay }) }
        setNeedsFrame()
    }

    /// Lets go of windows that nobody else holds, as iOS does: one that was made for an alert goes with the alert. Of those that are
    /// shown the first that was made stays, so that a program that does not hold its only window is seen.
    func releaseAbandonedWindows() {
        guard strongWindows.count > 1 else { return }
        let first = everyWindow.first { !$0.isHidden && !$0.isOverlay }.map { ObjectIdentifier($0) }
        let abandoned = strongWindows.indices.last {
            isKnownUniquelyReferenced(&strongWindows[$0]) && ObjectIdentifier(strongWindows[$0]) != first
        }
        if let abandoned { strongWindows[abandoned].isHidden = true }
    }

    func bringToFront(_ window: UIWindow) {
        guard let index = strongWindows.firstIndex(where: { $0 === window }) else { return }
        strongWindows.append(strongWindows.remove(at: index))
        sortWindows()
    }

    func sortWindows() {
        // Stable: within a level the order stays.
        let order = strongWindows.enumerated().sorted {
            ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
        }
        strongWindows = order.map(\.element)
        for window in strongWindows { window.setNeedsComposition() }
    }

    func makeKey(_ window: UIWindow?) {
        guard keyWindow !== window else { return }
        if let old = keyWindow {
            old.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
        }
        keyWindowReference = window.map(UnkeptReference.init)
        if let window {
            window.becomeKey()
            NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
        }
    }

    // MARK: Events

    /// Hands an event to the windows that it is for. Subclasses may look at events before they call `super`.
    open func sendEvent(_ event: UIEvent) {
        if event is UIPressesEvent {
            presses.deliver(event)
        } else {
            touches.send(event)
        }
    }

    /// Handles the keys that no responder wanted: Tab moves the focus to the next field, with Shift to the one before, and the
    /// chords of edit actions are done by the first responder that can, Ctrl-Z by the first undo manager.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !handleUnclaimed(presses) { super.pressesBegan(presses, with: event) }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !handleUnclaimed(presses) { super.pressesChanged(presses, with: event) }
    }

    /// Ends the program after the event that is being handled.
    func quit() {
        NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
        scene.delegate?.sceneDidEnterBackground(scene)
        scene.delegate?.sceneDidDisconnect(scene)
        delegate?.applicationWillTerminate(self)
        restoration?.end()
        host.stop()
    }

    /// A view was moved: what is typed may have come under the keyboard.
    func viewDidMove(_ view: UIView) {
        avoidance.noteMove(of: view)
    }

    // MARK: Frames

    /// Asks for a frame as soon as the screen can show one.
    func setNeedsFrame() {
        isFrameWanted = true
    }

    /// The time between two frames of something that moves.
    static let frameInterval = 1.0 / 60

    /// When the next frame is wanted, in seconds of the host's clock.
    package var nextFrameTime: Double? {
        var times = [timers.nextTime, touches.nextTime].compactMap { $0 }
        if isFrameWanted || animator.isRunning || touches.hasPendingMoves || wheel.isPending {
            // Not before the screen has shown the last one.
            times.append(max(lastFrameTime + Self.frameInterval, 0))
        }
        return times.min()
    }

    @discardableResult
    package func runFrame(paintsEverything: Bool = false) -> Frame.Report {
        lastFrameTime = time
        let report = asCurrent { Frame(application: self).run(paintsEverything: paintsEverything) }
        if needsLayout { isFrameWanted = true }
        return report
    }

    /// Whether a view of a window that is shown has asked for layout.
    var needsLayout: Bool {
        for window in windows where window.invalidation.hasLayoutBelow { return true }
        return false
    }

    /// Whether anything in the windows that are shown is to be painted or composed anew.
    var hasChangedLooks: Bool { windows.contains { $0.invalidation.hasPaintBelow } }

    /// What timers, animations and layout have changed is painted in this frame; what drawing changes waits for the next.
    func frameWillPaint() {
        isFrameWanted = false
    }

    func prepareBuffer(width: Int, height: Int) {
        if let buffer, buffer.width == width, buffer.height == height { return }
        buffer = PixelBuffer(width: width, height: height)
        _ = saveUnder.forget()
        pendingDamage = DamageRegion(PixelRect(x: 0, y: 0, width: width, height: height))
        for window in windows { window.setNeedsComposition() }
    }

    /// How many frames have begun to paint.
    private(set) var paintedFrames = 0

    /// A frame begins to paint.
    /// - Returns: Its number.
    func noteFrame() -> Int {
        paintedFrames += 1
        return paintedFrames
    }

    /// Has an area painted by the next frame in any case: while it was painted, a view that drew has had another frame painted, and
    /// what stands there is both.
    func paintAgain(_ damage: DamageRegion) {
        pendingDamage.add(damage)
        setNeedsFrame()
    }

    func takePendingDamage() -> DamageRegion {
        defer { pendingDamage.removeAll() }
        return pendingDamage
    }

    /// Forgets what is behind a view in front, which may be text. What cannot be put back is painted again.
    func forgetPixelsBehind() {
        let area = saveUnder.forget()
        guard !area.isEmpty else { return }
        pendingDamage.add(area)
        setNeedsFrame()
    }

    /// What was shown is lost: all of it is presented again.
    func displayWasDamaged() {
        if let buffer { pendingDamage.add(buffer.bounds) }
        setNeedsFrame()
    }

    /// Brings windows to a new size of the screen.
    func displayDidChange() {
        let (old, new) = (screen.bounds, screen.displaySize)
        let traits = screen.traitCollection
        let isTurned = UIInterfaceOrientation(of: old.size) != UIInterfaceOrientation(of: new)
        if isTurned { postOrientation(Self.willChangeStatusBarOrientationNotification, of: new) }
        let filling = everyWindow.filter { $0.frame == old && !$0.isOverlay }
        let transitions = filling.compactMap { new == old.size ? nil : ViewTransition(of: $0, to: new) }
        guard screen.update() else { return }
        touches.cancelAll()
        for window in everyWindow {
            if window.isOverlay || filling.contains(where: { $0 === window }) { window.frame = screen.bounds }
            window.propagateTraitChange(on: traits)
        }
        for transition in transitions { transition.runWhenLaidOut() }
        keyboard.screenDidChange()
        for transition in transitions { transition.complete() }
        editMenus.dismiss()
        setNeedsFrame()
        if isTurned { postOrientation(Self.didChangeStatusBarOrientationNotification, of: old.size) }
        UIDevice.current.screenDidChange(from: old, to: screen.bounds)
    }

    /// Tells the host's input method where the caret is.
    func updateTextInputArea() {
        var area: TextInputArea?
        if let caret = focus.firstResponder?.typingTarget?.caretOnScreen {
            area = TextInputArea(x: caret.minX, y: caret.minY, width: caret.width, height: caret.height)
        }
        guard area != textInputArea else { return }
        textInputArea = area
        host.setTextInput(caret: area)
    }
}

/// A reference that does not keep what it refers to.
struct Weak<Value: AnyObject> {
    weak var value: Value?

    init(_ value: Value) {
        self.value = value
    }
}
