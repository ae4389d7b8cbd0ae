/// What the ported program needs of UIKit, with the signatures of UIKit and no more.
enum StandIns {
    static let uikit = """
        @_exported import Foundation

        @preconcurrency @MainActor open class UIResponder: NSObject {
            public override init() {}
            public static nonisolated let keyboardWillShowNotification = Notification.Name("a")
            public static nonisolated let keyboardFrameEndUserInfoKey = "b"
            open func canPerformAction(_ action: UICommand.Action, withSender sender: Any?) -> Bool { false }
            open func resignFirstResponder() -> Bool { true }
        }
        public class UICommand {
            public enum Action { case cut, copy, paste }
        }
        @preconcurrency @MainActor open class UIEvent: NSObject {}
        @preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
            init()
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool
        }
        extension UIApplicationDelegate {
            public static func main() {}
        }
        open class UIApplication: UIResponder {
            public struct LaunchOptionsKey: Hashable {}
            public class var shared: UIApplication { UIApplication() }
            public static nonisolated let didBecomeActiveNotification = Notification.Name("c")
            open var windows: [UIWindow] { [] }
        }
        open class UIView: UIResponder {
            @discardableResult open func endEditing(_ force: Bool) -> Bool { force }
            open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
            open func removeFromSuperview() {}
        }
        open class UIWindow: UIView {
            open var rootViewController: UIViewController?
        }
        open class UIViewController: UIResponder {
            open var view: UIView!
            open var title: String?
            open func viewDidLoad() {}
        }
        @preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
            func textFieldShouldReturn(_ textField: UITextField) -> Bool
        }
        open class UIButton: UIControl {}
        open class UITextField: UIControl {
            open var text: String?
            open weak var delegate: (any UITextFieldDelegate)?
        }
        open class UIControl: UIView {
            open var isEnabled = true
            public struct Event: OptionSet, Sendable {
                public let rawValue: Int
                public init(rawValue: Int) { self.rawValue = rawValue }
                public static let touchDown = Event(rawValue: 1)
                public static let touchUpInside = Event(rawValue: 2)
                public static let touchUpOutside = Event(rawValue: 4)
                public static let editingChanged = Event(rawValue: 8)
            }
            @preconcurrency
            public func addTarget<Owner: AnyObject>(
                _ target: AnyObject?, action: @escaping @MainActor (Owner) -> () -> Void, for controlEvents: Event
            ) {}
            @preconcurrency
            public func addTarget<Owner: AnyObject, Sender>(
                _ target: AnyObject?, action: @escaping @MainActor (Owner) -> (Sender) -> Void, for controlEvents: Event
            ) {}
            @preconcurrency
            public func addTarget<Owner: AnyObject, Sender>(
                _ target: AnyObject?, action: @escaping @MainActor (Owner) -> (Sender, UIEvent?) -> Void,
                for controlEvents: Event
            ) {}
            public func removeTarget(_ target: AnyObject?, action: Never?, for controlEvents: Event) {}
        }
        @preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
            @preconcurrency
            public convenience init<Owner: AnyObject>(
                target: AnyObject?, action: @escaping @MainActor (Owner) -> () -> Void
            ) { self.init() }
            @preconcurrency
            public convenience init<Owner: AnyObject, Sender>(
                target: AnyObject?, action: @escaping @MainActor (Owner) -> (Sender) -> Void
            ) { self.init() }
        }
        open class UITapGestureRecognizer: UIGestureRecognizer {}
        open class UILongPressGestureRecognizer: UIGestureRecognizer {}
        @preconcurrency @MainActor open class UIBarButtonItem: NSObject {
            public enum SystemItem { case done }
            @preconcurrency
            public convenience init<Owner: AnyObject>(
                barButtonSystemItem systemItem: SystemItem, target: AnyObject?,
                action: @escaping @MainActor (Owner) -> () -> Void
            ) { self.init() }
            @preconcurrency
            public convenience init<Owner: AnyObject, Sender>(
                barButtonSystemItem systemItem: SystemItem, target: AnyObject?,
                action: @escaping @MainActor (Owner) -> (Sender) -> Void
            ) { self.init() }
        }
        extension NotificationCenter {
            @preconcurrency
            public func addObserver<Owner: AnyObject>(
                _ observer: AnyObject, selector: @escaping @MainActor (Owner) -> () -> Void, name: Notification.Name?,
                object: Any?
            ) {}
            @preconcurrency
            public func addObserver<Owner: AnyObject>(
                _ observer: AnyObject, selector: @escaping @MainActor (Owner) -> (Notification) -> Void,
                name: Notification.Name?, object: Any?
            ) {}
        }
        extension Timer {
            @preconcurrency
            public static func scheduledTimer<Owner: AnyObject>(
                timeInterval: TimeInterval, target: AnyObject, selector: @escaping @MainActor (Owner) -> (Timer) -> Void,
                userInfo: Any?, repeats: Bool
            ) -> Timer { Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }
        }
        """
}
