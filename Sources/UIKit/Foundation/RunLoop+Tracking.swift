import Foundation

extension RunLoop.Mode {
    /// The mode for what goes on while fingers scroll: ``default``, in which everything goes on here. On iOS it is a mode of
    /// its own, in which timers of the default one wait.
    public static var tracking: RunLoop.Mode { .default }
}
