import Foundation
import KeyboardEngine

/// What a globe key of a program's own keyboard does: a tap goes on to the next language, a held finger gets the list, and
/// with one language a tap too.
@MainActor
final class LanguageKey {
    private unowned let controller: UIInputViewController
    private var hold: FrameTimers.Token?
    private weak var list: LanguageList?

    init(controller: UIInputViewController) {
        self.controller = controller
    }

    /// Follows the touches of an event on a view. A control may tell one touch several times.
    func handle(_ event: UIEvent?, on view: UIView) {
        guard let touch = event?.allTouches?.first(where: { $0.view === view }) ?? event?.allTouches?.first,
            let application = view.application
        else { return }
        switch touch.phase {
        case .began:
            guard hold == nil, list == nil, let delay = application.inputContext.settings.holdDelay else { return }
            hold = application.timers.after(delay) { [weak self, weak view] in
                if let self, let view { open(above: view) }
            }
        case .moved, .stationary, .regionEntered, .regionMoved, .regionExited:
            list?.follow(touch)
        case .ended:
            hold = nil
            if let list {
                list.end(touch)
            } else if view.bounds.insetBy(dx: -40, dy: -40).contains(touch.location(in: view)) {
                if application.inputContext.modes.count > 1 {
                    controller.advanceToNextInputMode()
                } else {
                    open(above: view)
                }
            }
        case .cancelled:
            hold = nil
            list?.close()
        }
    }

    private func open(above view: UIView) {
        hold = nil
        guard let application = view.application, list == nil, application.inputContext.configuration.hasGlobe else {
            return
        }
        list = LanguageList.open(above: view.convertToScreen(view.bounds), in: application.keyboard.window)
        list?.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
    }

    /// The key is no longer seen.
    func close() {
        hold = nil
        list?.close()
    }
}

/// The list of the globe key in front of a program's own keyboard. Stays open until something is chosen or a finger goes
/// down elsewhere.
final class LanguageList: UIView {
    private let keyboardWindow: KeyboardWindow
    private let choices: [GlobeChoice]
    private let entries: [KeyMenuView.Entry]
    private var menu: KeyMenu
    private lazy var picture = KeyMenuView { [weak self] in self?.close() }

    /// Shows the list.
    /// - Parameter key: The key that was held, in the screen's points.
    static func open(above key: CGRect, in window: KeyboardWindow) -> LanguageList? {
        guard let context = window.application?.inputContext else { return nil }
        let list = LanguageList(context, above: key, in: window)
        window.overlay.addSubview(list)
        window.captor = list
        return list
    }

    private init(_ context: InputContext, above key: CGRect, in window: KeyboardWindow) {
        keyboardWindow = window
        choices = context.configuration.globeChoices
        entries = context.entries(of: choices)
        menu = KeyMenu(choices, keyID: "globe", above: key, keyboard: window.bounds.size, headroom: 0)
        super.init(frame: window.bounds)
        accessibilityIdentifier = "language-list"
        addSubview(picture)
        show()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func show() {
        picture.show(menu, entries: entries, origin: .zero)
    }

    /// The finger is somewhere else.
    func follow(_ touch: UITouch) {
        let selected = menu.choice(at: touch.location(in: self), key: .null)
        guard selected != menu.selected else { return }
        menu.selected = selected
        show()
    }

    /// The finger went up: it has chosen, or the list stays open for another one.
    func end(_ touch: UITouch) {
        follow(touch)
        guard let selected = menu.selected else { return }
        let application = keyboardWindow.application
        close()
        application?.inputContext.choose(choices[selected])
    }

    /// Takes the list away.
    func close() {
        removeFromSuperview()
        if keyboardWindow.captor === self { keyboardWindow.captor = nil }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        follow(touch)
        if menu.selected == nil { close() }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.first.map(follow)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.first.map(end)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        close()
    }
}
