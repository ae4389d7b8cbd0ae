import Foundation
import HostInterface
import Testing
import UIKitSimulator

/// A delegate that has the interface restored, as it is written for iOS.
private final class RestoringDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = DraftViewController()
        self.window = window
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window?.makeKeyAndVisible()
        // Where iOS has a place for it.
        application.restorationFolder = RestorationTests.folder
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        coder.encode("en", forKey: "language")
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        RestorationTests.log.append(coder.decodeObject(of: NSString.self, forKey: "language") as String? ?? "")
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        (window?.rootViewController as? DraftViewController)?.textView.text = "draft"
    }
}

/// A page whose text is kept by itself.
private final class DraftViewController: UIViewController, UIViewControllerRestoration {
    let textView = UITextView()

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "draft"
        restorationClass = DraftViewController.self
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.frame = view.bounds
        textView.restorationIdentifier = "text"
        view.addSubview(textView)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(textView.text, forKey: "text")
        coder.encode(textView.contentOffset, forKey: "offset")
        coder.encode(UIEdgeInsets.zero, forKey: "insets")
        coder.encode(3, forKey: "count")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let text = coder.decodeObject(forKey: "text") as? String else { return }
        textView.text = text
        RestorationTests.log.append(
            "\(text) \(coder.decodeCGPoint(forKey: "offset").y) \(coder.decodeInteger(forKey: "count"))")
    }

    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        RestorationTests.log.append("finished")
    }
}

/// State restoration as it is written for iOS.
@MainActor @Suite("Restoration as on iOS", .serialized)
struct RestorationTests {
    fileprivate static var log: [String] = []
    fileprivate static let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("typecase-state-\(UUID().uuidString)")

    @Test("A draft is there again")
    func draft() {
        defer { try? FileManager.default.removeItem(at: Self.folder) }
        for _ in 0..<2 {
            UIApplication.run(on: MemoryHost(pixelWidth: 300, pixelHeight: 200)) { RestoringDelegate() }
            UIApplication.shared.terminate()
        }
        #expect(Self.log == ["draft 0.0 3", "en", "finished"])
    }

    @Test("All that the delegate may be asked can be called with a question mark")
    func optionalCalls() {
        let (application, coder) = (UIApplication.shared, NSKeyedArchiver(requiringSecureCoding: true))
        let delegate: (any UIApplicationDelegate)? = RestoringDelegate()
        #expect(delegate?.application?(application, shouldSaveSecureApplicationState: coder) == true)
        #expect(delegate?.application?(application, shouldRestoreSecureApplicationState: coder) == true)
        #expect(delegate?.application?(application, shouldSaveApplicationState: coder) == false)
        #expect(delegate?.application?(application, shouldRestoreApplicationState: coder) == false)
        delegate?.application?(application, willEncodeRestorableStateWith: coder)
        #expect(
            (delegate?.application?(application, viewControllerWithRestorationIdentifierPath: ["a"], coder: coder)
                ?? nil)
                == nil)
        #expect(delegate?.application?(application, willFinishLaunchingWithOptions: nil) == true)
    }
}
