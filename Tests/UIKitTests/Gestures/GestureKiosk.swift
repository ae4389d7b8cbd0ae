import UIKitSimulator

/// A kiosk with one large view whose recognizers and touches are written down.
@MainActor
final class GestureKiosk {
    let simulator = Simulator(size: CGSize(width: 400, height: 400))
    let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private(set) var log: [String] = []

    init() {
        simulator.window.addSubview(view)
        view.isMultipleTouchEnabled = true
        view.note = { [weak self] in self?.log.append($0) }
        simulator.frame()
    }

    /// Lets a recognizer watch a view and write down its states.
    @discardableResult
    func watch<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, on target: UIView? = nil
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addAction { [weak self] in self?.log.append("\(name) \($0.state)") }
        (target ?? view).addGestureRecognizer(recognizer)
        return recognizer
    }

    /// What has happened since this was read last.
    func take() -> [String] {
        defer { log = [] }
        return log
    }

    /// What recognizers did since this was read last, without what the view was told.
    func takeStates() -> [String] { take().filter { !$0.hasPrefix("view") } }

    func down(_ finger: Int = 0, _ x: CGFloat, _ y: CGFloat) {
        simulator.touchDown(finger, at: CGPoint(x: x, y: y))
    }

    func move(_ finger: Int = 0, _ x: CGFloat, _ y: CGFloat) {
        simulator.touchMove(finger, to: CGPoint(x: x, y: y))
        simulator.advance(1 / 60)
    }

    func up(_ finger: Int = 0) { simulator.touchUp(finger) }

    func tap(_ x: CGFloat = 100, _ y: CGFloat = 100, pause: Double = 0.1) {
        down(0, x, y)
        simulator.advance(0.05)
        up()
        simulator.advance(pause)
    }
}

/// A view that says which touches it is told of.
final class TouchedView: UIView {
    var note: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("view began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("view moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("view ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("view cancelled") }
}
