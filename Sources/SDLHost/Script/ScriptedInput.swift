import HostInterface

/// Input that comes from a session that is played instead of from a person.
@MainActor
protocol ScriptedInput: AnyObject {
    /// When the session wants to act again, in seconds of the host's clock.
    var nextTime: Double? { get }

    /// Does what is due.
    func step(_ application: any HostApplication)
}
