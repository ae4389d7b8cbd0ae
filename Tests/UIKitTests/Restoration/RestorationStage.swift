import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// A folder of a test's own, which goes with it.
final class StateFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "typecase-state-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    func bytes(_ name: String = RestorationStore.fileName) -> [UInt8]? {
        FileManager.default.contents(atPath: path + "/" + name).map { Array($0) }
    }

    func put(_ bytes: [UInt8], in name: String = RestorationStore.fileName) {
        _ = FileManager.default.createFile(atPath: path + "/" + name, contents: Data(bytes))
    }
}

/// A delegate that agrees, keeps a value of its own and notes what it is asked.
final class StateDelegate: NSObject, UIApplicationDelegate {
    var allowsSaving = true
    var allowsRestoring = true
    var visits = 0
    var log: [String] = []
    var makesController: (([String]) -> UIViewController?)?
    var whenEncoding: (() -> Void)?

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        log.append("should save")
        return allowsSaving
    }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        log.append("should restore")
        return allowsRestoring
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        log.append("will encode")
        coder.encode(visits, forKey: "visits")
        whenEncoding?()
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        log.append("did decode")
        visits = coder.decodeInteger(forKey: "visits")
    }

    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        log.append(identifierComponents.joined(separator: "/"))
        return makesController?(identifierComponents)
    }
}

/// A page of a form: a field, a secret one, a text view in a view that scrolls. It keeps its texts itself, all of them,
/// as careless programs do.
final class StatePage: UIViewController {
    let scroll = UIScrollView()
    let field = UITextField()
    let secret = UITextField()
    let text = UITextView()
    var log: ((String) -> Void)?
    var whenDecoding: ((NSCoder) -> Void)?
    var whenEncoding: ((NSCoder) -> Void)?

    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = name
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.frame = CGRect(x: 0, y: 0, width: 360, height: 480)
        scroll.contentSize = CGSize(width: 360, height: 2000)
        field.frame = CGRect(x: 20, y: 20, width: 300, height: 44)
        secret.frame = CGRect(x: 20, y: 80, width: 300, height: 44)
        secret.isSecureTextEntry = true
        text.frame = CGRect(x: 20, y: 140, width: 300, height: 120)
        view.addSubview(scroll)
        for (child, name) in [(field, "field"), (secret, "secret"), (text, "text")] as [(UIView, String)] {
            child.restorationIdentifier = name
            scroll.addSubview(child)
        }
        scroll.restorationIdentifier = "scroll"
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(field.text, forKey: "field")
        coder.encode(secret.text, forKey: "secret")
        coder.encode(text.text, forKey: "text")
        whenEncoding?(coder)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        log?("decode " + (restorationIdentifier ?? ""))
        field.text = coder.decodeObject(of: NSString.self, forKey: "field") as String?
        secret.text = coder.decodeObject(forKey: "secret") as? String
        text.text = coder.decodeObject(forKey: "text") as? String
        whenDecoding?(coder)
    }

    override func applicationFinishedRestoringState() {
        log?("finished " + (restorationIdentifier ?? ""))
    }
}

/// A run of a program with a page, in a folder.
@MainActor
final class StateKiosk {
    let simulator = Simulator(size: CGSize(width: 360, height: 480))
    let delegate = StateDelegate()
    let page: StatePage
    var application: UIApplication { simulator.application }

    init(in folder: StateFolder, version: String = "1", prepare: (StateKiosk) -> Void = { _ in }) {
        page = StatePage("page")
        simulator.hasHardwareKeyboard = true
        application.delegate = delegate
        application.restorationFolder = URL(fileURLWithPath: folder.path)
        application.restorationVersion = version
        simulator.window.rootViewController = page
        page.log = { [delegate] in delegate.log.append($0) }
        prepare(self)
        application.launchDidFinish()
        simulator.frame()
    }

    func have(focus: Bool) {
        ApplicationDriver(application).receive(.focus(focus))
    }

    /// Ends as a program does that is ended.
    func end() {
        application.quit()
        application.restoration = nil
    }

    /// Ends as a program does that is killed, when what it has begun to write is written.
    func crash() {
        application.restoration?.flush()
        application.restoration = nil
    }
}
