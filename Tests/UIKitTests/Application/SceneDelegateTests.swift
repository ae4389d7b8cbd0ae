import HostInterface
import Testing
import UIKit

/// Programs that make their window in the delegate of their scene.
@MainActor
@Suite(.serialized) struct SceneDelegateTests {
    private class Scenes: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var heard: [String] = []

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene, session.scene === scene else { return }
            heard.append("connect \(session.configuration.name ?? "")")
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }

        func sceneWillEnterForeground(_ scene: UIScene) { heard.append("foreground") }
        func sceneDidBecomeActive(_ scene: UIScene) { heard.append("active") }
        func sceneWillResignActive(_ scene: UIScene) { heard.append("resign") }
        func sceneDidEnterBackground(_ scene: UIScene) { heard.append("background") }
        func sceneDidDisconnect(_ scene: UIScene) { heard.append("disconnect") }
    }

    private final class Program: UIResponder, UIApplicationDelegate {
        var heard: [String] = []
        var hasScenes = true

        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "Kiosk", sessionRole: connectingSceneSession.role)
            if hasScenes { configuration.delegateClass = Scenes.self }
            return configuration
        }

        func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
        func applicationWillResignActive(_ application: UIApplication) { heard.append("resign") }
        func applicationWillTerminate(_ application: UIApplication) { heard.append("end") }
    }

    /// A machine whose events a test makes.
    private func run(_ program: Program) -> (host: MemoryHost, scene: UIWindowScene?) {
        let host = MemoryHost(pixelWidth: 320, pixelHeight: 240, scale: 1)
        UIApplication.run(on: host) { program }
        return (host, UIApplication.shared.connectedScenes.first as? UIWindowScene)
    }

    @Test func `the delegate of the scene makes the window, and hears what the application's would`() {
        let program = Program()
        let (_, scene) = run(program)
        let scenes = scene?.delegate as? Scenes
        #expect(scenes?.heard.prefix(3) == ["connect Kiosk", "foreground", "active"])
        #expect(scenes?.window?.windowScene === scene && scene?.keyWindow === scenes?.window)
        #expect(!program.heard.contains("active"))
        UIApplication.shared.terminate()
        #expect(scenes?.heard.suffix(2) == ["background", "disconnect"] && program.heard == ["end"])
    }

    @Test func `the window of a delegate whose class is not known is an optional of an optional`() {
        let (own, none) = (Scenes(), Program())
        own.window = UIWindow()
        let known: (any UIWindowSceneDelegate)? = own
        #expect(known?.window??.isHidden == own.window?.isHidden && known?.window! === own.window)
        let program: any UIApplicationDelegate = none
        guard let window = program.window else { return #expect(Bool(false), "the optional of the property is there") }
        #expect(window == nil)
    }

    @Test func `without a class the application's delegate hears it`() {
        let program = Program()
        program.hasScenes = false
        let (_, scene) = run(program)
        #expect(scene != nil && scene?.delegate == nil && program.heard.first == "active")
        #expect(scene?.session.configuration.name == "Kiosk" && scene?.session.role == .windowApplication)
    }
}
