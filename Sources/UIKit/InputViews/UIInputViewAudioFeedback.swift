import Foundation

/// A view in the keyboard's place, or above it, whose keys click as the keyboard's do: by ``UIDevice/playInputClick()``.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether clicks are heard while the view is shown. The default is no.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// No.
    public var enableInputClicksWhenVisible: Bool { false }
}
