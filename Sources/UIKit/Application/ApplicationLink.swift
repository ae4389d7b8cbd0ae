/// What windows find their application by.
///
/// Not a weak reference, because that makes every retain of its object slow for good, and the application is asked for at
/// every change of every view. One that goes takes itself from here.
final class ApplicationLink {
    /// `nil` when it is gone.
    nonisolated(unsafe) private(set) unowned(unsafe) var application: UIApplication?

    init(_ application: UIApplication) {
        self.application = application
    }

    /// The application goes.
    func sever() { application = nil }
}
