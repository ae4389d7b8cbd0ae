/// Shows what an input context publishes.
@MainActor
protocol InputContextObserver: AnyObject {
    /// Something looks different.
    func inputContextDidChange(_ change: InputContext.Change)
    /// The candidates that come next are to be shown, or those before.
    func turnPage(isForward: Bool)
}

extension InputContext {
    /// What looks different; whoever shows it reads it from the context.
    struct Change: OptionSet {
        let rawValue: UInt16
        /// Other keys, or the same in other places.
        static let keys = Change(rawValue: 1 << 0)
        /// What shift, Ctrl and Alt show, and with shift the letters.
        static let shift = Change(rawValue: 1 << 1)
        /// What the return key says, or whether it does anything.
        static let returnKey = Change(rawValue: 1 << 2)
        /// Which keys are lit.
        static let highlight = Change(rawValue: 1 << 3)
        /// The enlarged key under a finger.
        static let popUp = Change(rawValue: 1 << 4)
        /// What can be picked.
        static let candidates = Change(rawValue: 1 << 5)
        /// What can be chosen from a held key.
        static let menu = Change(rawValue: 1 << 6)
        /// What the space bar says.
        static let space = Change(rawValue: 1 << 7)
        /// Which emoji were used last: they are forgotten.
        static let recents = Change(rawValue: 1 << 8)
        /// What emoji are searched for.
        static let search = Change(rawValue: 1 << 10)
        /// What people may set.
        static let settings = Change(rawValue: 1 << 11)
        /// The program's buttons above the keys.
        static let assistant = Change(rawValue: 1 << 9)
    }
}
