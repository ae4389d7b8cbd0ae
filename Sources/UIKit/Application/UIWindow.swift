import Foundation
import RasterEngine

/// The outermost view. A program usually has one, as large as the screen.
open class UIWindow: UIView {
    /// Which windows are in front of which.
    public struct Level: NumericRawRepresentable, Hashable, Sendable {
        /// The greater number is in front.
        public var rawValue: CGFloat
        /// Creates a level from its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The level of a program's windows.
        public static let normal = Level(rawValue: 0)
        /// In front of the program's windows.
        public static let statusBar = Level(rawValue: 1000)
        /// In front of everything.
        public static let alert = Level(rawValue: 2000)
        /// The level of the keyboard.
        static let keyboard = Level(rawValue: 10_000)
    }

    /// Posted when a window became the one that gets keys; its object is the window.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window is no longer the one that gets keys; its object is the window.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
    /// Posted when a window was shown; its object is the window.
    public nonisolated static let didBecomeVisibleNotification =
        Notification.Name("UIWindowDidBecomeVisibleNotification")
    /// Posted when a window was hidden; its object is the window.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")

    /// What is to be painted again although no view in the window says so: places that views have left.
    @exclusivity(unchecked) var pendingDamage = DamageRegion()
    /// What keeps the text that is being typed clear of the keyboard.
    let avoidance = KeyboardAvoidance()
    /// How far down the window has moved what stands in it to make room for the keyboard, in points; negative for up. What was put
    /// into it since is not moved.
    package final var contentShift: CGFloat = 0
    /// What stands in the window and is not moved: the program has put it there by what was seen.
    final var undisplaced: Set<ObjectIdentifier> = []

    /// Which windows are in front of which.
    open var windowLevel = Level.normal {
        didSet { if windowLevel != oldValue { application?.sortWindows() } }
    }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.leaveWindow()
            rootViewController?.enter(self)
        }
    }

    /// What controllers and views in the window do, to be undone. Fields and text views have one each of their own.
    open override var undoManager: UndoManager? { ownUndoManager }
    private lazy var ownUndoManager = UndoManager()

    /// The application that the window belongs to; `nil` when it is gone.
    private var home: UnkeptReference<UIApplication>?

    /// Creates a window of the running application. It is shown by ``makeKeyAndVisible()``.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        move(to: .shared)
    }

    /// Creates a window of a scene, as large as its screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        isHidden = true
        move(to: windowScene.application ?? .shared)
    }

    /// Creates a window of an application.
    init(frame: CGRect, application: UIApplication) {
        super.init(frame: frame)
        isHidden = true
        move(to: application)
    }

    /// Creates a window as large as the screen.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    private func move(to application: UIApplication) {
        home = UnkeptReference(application)
        application.add(self)
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    open override var window: UIWindow? { self }

    override var application: UIApplication? { home?.object }

    open override var next: UIResponder? { application }

    /// The screen that the window is on.
    open var screen: UIScreen { application?.screen ?? .main }

    open override var isHidden: Bool {
        didSet {
            // One that is being made was never seen.
            guard isHidden != oldValue, application != nil else { return }
            if isHidden {
                application?.windowDidHide(self)
                tellControllersOfVisibility()
                NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
            } else {
                application?.retain(self)
                tellControllersOfVisibility()
                NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
            }
        }
    }

    // MARK: Key window

    /// Whether the window gets keys.
    open var isKeyWindow: Bool { application?.keyWindow === self }

    /// Makes the window the one that gets keys.
    open func makeKey() {
        application?.makeKey(self)
    }

    /// Shows the window in front of others of its level and makes it the one that gets keys.
    open func makeKeyAndVisible() {
        isHidden = false
        application?.bringToFront(self)
        makeKey()
    }

    /// The window became the one that gets keys. The default does nothing; never called by programs.
    open func becomeKey() {}

    /// The window is no longer the one that gets keys. The default does nothing; never called by programs.
    open func resignKey() {}

    // MARK: Events

    /// Hands an event to the views that it is for.
    open func sendEvent(_ event: UIEvent) {
        application?.touches.deliver(event, in: self)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        rootViewController?.viewIfLoaded?.frame = bounds
    }

    /// Whether the window is the engine's own and stands above those of the program: it gets no keys, is as large as the
    /// screen, and nothing in it is kept clear of the keyboard.
    var isOverlay: Bool { false }

    func viewDidLeave(_ view: UIView) {
        avoidance.viewDidLeave(view)
    }
}
