import UIKitSimulator

/// What several controllers were told, in order.
final class ControllerLog {
    var lines: [String] = []

    /// What has happened since this was read last.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A controller that writes down what it is told, and reacts to it.
final class ToldController: UIViewController {
    let name: String
    let log: ControllerLog
    var reactions: [String: () -> Void] = [:]
    var animated: [Bool] = []

    init(_ name: String, _ log: ControllerLog) {
        (self.name, self.log) = (name, log)
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { return nil }

    private func note(_ event: String, _ detail: String = "") {
        log.lines.append("\(name) \(event)\(detail)")
        reactions[event]?()
    }

    override func loadView() {
        super.loadView()
        note("loadView")
    }
    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) {
        self.animated.append(animated)
        note("willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
        self.animated.append(animated)
        note("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func viewWillLayoutSubviews() { note("willLayout") }
    override func viewDidLayoutSubviews() { note("didLayout") }
    override func willMove(toParent parent: UIViewController?) {
        note("willMoveToParent", " \(parent?.title ?? "nil")")
    }
    override func didMove(toParent parent: UIViewController?) { note("didMoveToParent", " \(parent?.title ?? "nil")") }
}
