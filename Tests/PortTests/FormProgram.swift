import Foundation

/// A program as it is written for iOS: a form with outlets, targets, notifications, recognisers, bar items, a timer and
/// delegates of its own; and what it needs of UIKit, with the signatures of UIKit and no more.
enum FormProgram {
    static let form = text("OrderForm")
    static let application = text("AppDelegate")
    static let standIns = text("UIKit")

    /// A file of the folder Form. Its name does not end like that of a Swift file, because it is none for Linux.
    private static func text(_ name: String) -> String {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Form")
        return (try? String(contentsOf: folder.appending(path: "\(name).swift.txt"), encoding: .utf8)) ?? ""
    }
}
