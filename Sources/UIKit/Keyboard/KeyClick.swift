import HostInterface

/// The sound of a key.
@MainActor
final class KeyClick {
    private let host: any HostMachine
    /// Whether it is heard.
    var isEnabled = false

    init(host: any HostMachine) {
        self.host = host
    }

    /// A finger went down on a key.
    func play() {
        if isEnabled { host.playClick() }
    }
}
