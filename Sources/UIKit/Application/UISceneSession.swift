import Foundation

/// A scene as the system knows it. Here a program has one.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a role by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// People use it.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene.
    open internal(set) weak var scene: UIScene?
    /// What the scene is for.
    public let role = Role.windowApplication
    /// How the scene was made.
    open internal(set) var configuration: UISceneConfiguration
    /// A name that is the same in each run of the program.
    public let persistentIdentifier = "scene"

    override init() {
        configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        super.init()
    }
}

/// How a scene is made.
///
/// On iOS the information property list of a program names the class of the delegate. Linux has no such list: the program's
/// ``UIApplicationDelegate/application(_:configurationForConnecting:options:)`` names it here.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The configuration's name.
    public let name: String?
    /// What its scenes are for.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate, which conforms to ``UISceneDelegate``; `nil`, the default, for none.
    open var delegateClass: AnyClass?

    /// Creates a configuration that names no delegate.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }

    /// Creates a configuration that names a delegate. An addition to UIKit, where the property list does.
    public convenience init(
        name: String?, sessionRole: UISceneSession.Role, delegateClass: any UISceneDelegate.Type
    ) {
        self.init(name: name, sessionRole: sessionRole)
        self.delegateClass = delegateClass
    }
}

extension UIScene {
    /// Why a scene is connected; a program on Linux is told nothing.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {}
}

extension UIApplication {
    /// Makes the delegate that the program has named for its scene, and tells it that the scene is there.
    func connectScene() {
        let options = UIScene.ConnectionOptions()
        guard
            let configuration = delegate?.application(
                self, configurationForConnecting: scene.session, options: options)
        else { return }
        scene.session.configuration = configuration
        guard let delegateClass = configuration.delegateClass else { return }
        guard let made = (delegateClass as? NSObject.Type)?.madeAsItsClass() as? any UISceneDelegate else {
            preconditionFailure(
                "UISceneConfiguration: \(delegateClass) is to be a subclass of NSObject that conforms to UISceneDelegate"
            )
        }
        scene.delegate = made
        made.scene(scene, willConnectTo: scene.session, options: options)
        made.sceneWillEnterForeground(scene)
    }
}
