import Foundation

// A kiosk's program is in front from its start to its end. Programs that listen for more get names to listen to.

extension UIApplication {
    /// Never posted: a program is not sent behind others. One that loses the keyboard's focus posts
    /// ``willResignActiveNotification``.
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    }

    /// Never posted: a program is not sent behind others. One that gets the keyboard's focus posts
    /// ``didBecomeActiveNotification``.
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    }
}
