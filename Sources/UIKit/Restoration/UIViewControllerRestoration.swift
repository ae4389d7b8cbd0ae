import Foundation

/// A class that makes controllers when the state of a program is restored (``UIViewController/restorationClass``).
///
/// Differs from UIKit: the class is found by its name and its module's, so it must not be inside another type nor private
/// to a file; for one that is not found the application's delegate is asked.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
    /// Makes the controller, or returns one that is there.
    /// - Parameters:
    ///   - identifierComponents: The restoration identifiers of the controllers that it was inside, from the outside to
    ///     the inside, and its own as the last.
    ///   - coder: What the controller has encoded.
    /// - Returns: `nil` for the controller that the program has already made and placed.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}
