import UIKit

/// A small editor of styled text: `Notes [FILE]`.
///
/// Files that end in `.note` keep their styles; all others are plain text, which keeps its encoding and its line ends.
/// Ctrl+S saves, Ctrl+F finds. What is not saved when the program ends is saved then.
@main
final class NotesApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let path = CommandLine.arguments.dropFirst().first { !$0.hasPrefix("-") }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = NotesViewController(file: NoteFile(url: path.map { URL(fileURLWithPath: $0) }))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationWillTerminate(_ application: UIApplication) {
        (window?.rootViewController as? NotesViewController)?.saveBeforeEnd()
    }
}
