import Foundation

/// Lets people feel that something has happened, on devices that can.
///
/// Kiosks have no motor, and nothing is felt: the same as on an iPad, where these are there too. What has to be noticed must be seen.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Creates one.
    public override init() {
        super.init()
    }

    /// Says that feedback is about to come. There is nothing to be made ready.
    open func prepare() {}
}

/// Feedback of a bump. Nothing is felt (``UIFeedbackGenerator``).
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How a bump feels.
    public enum FeedbackStyle: Int, Sendable {
        /// Something small.
        case light
        /// Something of a middle size.
        case medium
        /// Something large.
        case heavy
        /// Something that gives way.
        case soft
        /// Something hard.
        case rigid
    }

    /// Creates one for bumps of a style.
    public init(style: FeedbackStyle) {
        super.init()
    }

    /// Creates one for bumps of a middle size.
    public convenience override init() {
        self.init(style: .medium)
    }

    /// Something has bumped.
    open func impactOccurred() {}

    /// Something has bumped.
    /// - Parameter intensity: How hard, from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback of an end, good or bad. Nothing is felt (``UIFeedbackGenerator``).
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What kind of end.
    public enum FeedbackType: Int, Sendable {
        /// It has worked.
        case success
        /// It needs attention.
        case warning
        /// It has failed.
        case error
    }

    /// Something has come to an end.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Feedback of a choice that moves on. Nothing is felt (``UIFeedbackGenerator``).
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Another thing is chosen.
    open func selectionChanged() {}
}
