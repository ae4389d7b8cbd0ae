import Foundation

extension UIColor {
    /// The tint of the key window. Differences from UIKit: it is not that of a view in the window which has one of its own.
    public static let tintColor = UIColor { _ in
        guard Thread.isMainThread else { return .systemBlue }
        return MainActor.assumeIsolated { UIApplication.current?.keyWindow?.tintColor } ?? .systemBlue
    }
}
