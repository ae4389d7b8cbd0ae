import Foundation
import KeyboardEngine

/// The on-screen keyboard: draws the state of a ``KeyboardMachine`` and carries out what it says.
final class KeyboardView: UIView {
    private unowned let presenter: KeyboardPresenter
    private let layout: KeyLayout
    private var machine: KeyboardMachine
    private var keyViews: [String: KeyView] = [:]
    private let popUp = KeyPopUpView()
    private weak var responder: UIResponder?
    private var fingers: [ObjectIdentifier: Int] = [:]
    private var lastFinger = 0
    private var deadline: FrameTimers.Token?
    private var lit: Set<String> = []

    init(layout: KeyLayout, presenter: KeyboardPresenter) {
        self.layout = layout
        self.presenter = presenter
        machine = KeyboardMachine(KeyboardConfiguration(layout: layout, window: CGSize(width: 320, height: 480)))
        super.init(frame: .zero)
        backgroundColor = .keyboardBackground
        isMultipleTouchEnabled = true
        accessibilityIdentifier = "keyboard"
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// The height that the keyboard needs, in points.
    var height: CGFloat { machine.geometry.size.height }

    // MARK: Configuring

    /// Prepares the keyboard for a responder.
    func configure(for responder: UIResponder, window: CGSize) {
        let isNew = responder !== self.responder
        self.responder = responder
        let traits = responder.textInputTraits
        let configuration = KeyboardConfiguration(
            layout: layout, variant: KeyboardVariant(traits?.keyboardType ?? .default), window: window,
            isSecure: traits?.isSecureTextEntry ?? false, isReturnEnabled: isReturnEnabled)
        var actions = machine.configure(configuration)
        if isNew { actions += machine.reset() }
        actions += machine.autocapitalise(wantsCapital)
        rebuild()
        perform(actions)
    }

    private var isReturnEnabled: Bool {
        guard let traits = responder?.textInputTraits, traits.enablesReturnKeyAutomatically else { return true }
        return responder?.keyInput?.hasText ?? true
    }

    private var wantsCapital: Bool {
        guard let traits = responder?.textInputTraits, !traits.isSecureTextEntry,
            let session = responder?.textInputSession, takesSentences(traits.keyboardType)
        else { return false }
        return session.wantsCapital(traits.autocapitalizationType)
    }

    /// Addresses have no sentences.
    private func takesSentences(_ type: UIKeyboardType) -> Bool {
        switch type {
        case .default, .asciiCapable, .namePhonePad, .twitter, .numbersAndPunctuation: true
        default: false
        }
    }

    /// The text or the selection changed.
    func textDidChange() {
        var actions: [KeyboardAction] = []
        if machine.configuration.isReturnEnabled != isReturnEnabled {
            var configuration = machine.configuration
            configuration.isReturnEnabled = isReturnEnabled
            actions += machine.configure(configuration)
            for view in keyViews.values where view.key.key.role == .returnKey { update(view) }
        }
        actions += machine.autocapitalise(wantsCapital)
        perform(actions)
    }

    // MARK: Keys

    /// Makes a view for each key of the plane that is shown. Views of keys that stay are kept.
    private func rebuild() {
        let geometry = machine.geometry
        var kept: [String: KeyView] = [:]
        for placed in geometry.keys {
            let view = keyViews[placed.key.id] ?? KeyView(key: placed)
            view.key = placed
            if view.superview !== self { addSubview(view) }
            view.frame = placed.frame
            update(view)
            kept[placed.key.id] = view
        }
        for (id, view) in keyViews where kept[id] == nil { view.removeFromSuperview() }
        keyViews = kept
        setNeedsLayout()
    }

    private func update(_ view: KeyView) {
        let traits = responder?.textInputTraits
        let returnType = traits?.returnKeyType ?? .default
        view.update(
            KeyView.Look(
                caption: caption(of: view.key.key, returnType: returnType), shift: machine.shift.mode,
                isLit: machine.litKeys.contains(view.key.key.id),
                isEnabled: view.key.key.role != .returnKey || machine.configuration.isReturnEnabled,
                isProminent: view.key.key.role == .returnKey && returnType != .default,
                form: machine.geometry.plane.form))
    }

    private func caption(of key: Key, returnType: UIReturnKeyType) -> String {
        switch key.role {
        case .character(let text, let shifted): machine.shift.mode == .off ? text : shifted
        case .returnKey: returnType.caption
        case .space: "space"
        case .page, .shift, .delete, .dismiss, .globe: key.label ?? key.id
        }
    }

    // MARK: Names

    /// The middle of a key, in the keyboard's points, by what it shows or by the name of what it does.
    func point(ofKey name: String) -> CGPoint? {
        let named = machine.geometry.keys.first { placed in
            switch placed.key.role {
            case .character(let text, let shifted): (machine.shift.mode == .off ? text : shifted) == name
            case .shift: name == "shift"
            case .delete: name == "delete"
            case .space: name == "space" || name == " "
            case .returnKey: name == "return" || name == "\n"
            case .dismiss: name == "dismiss"
            case .globe: name == "globe"
            case .page: name == "more" || (placed.key.label ?? placed.key.id) == name
            }
        }
        return named.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
    }

    /// The ids of the keys that are lit.
    var litKeys: Set<String> { machine.litKeys }
    /// The text of the pop-up that is shown, or `nil`.
    var popUpText: String? { machine.popUp?.text }
    /// What the shift key shows.
    var shiftMode: ShiftState.Mode { machine.shift.mode }
    /// The plane that is shown.
    var page: String { machine.page.current }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            lastFinger += 1
            fingers[ObjectIdentifier(touch)] = lastFinger
            perform(machine.touchBegan(lastFinger, at: touch.location(in: self), time: touch.timestamp))
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let finger = fingers[ObjectIdentifier(touch)] else { continue }
            perform(machine.touchMoved(finger, to: touch.location(in: self), time: touch.timestamp))
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let finger = fingers.removeValue(forKey: ObjectIdentifier(touch)) else { continue }
            perform(machine.touchEnded(finger, at: touch.location(in: self), time: touch.timestamp))
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let finger = fingers.removeValue(forKey: ObjectIdentifier(touch)) else { continue }
            perform(machine.touchCancelled(finger, time: touch.timestamp))
        }
    }

    /// Forgets all fingers: the keyboard goes away.
    func cancelTouches() {
        perform(machine.cancelAll())
    }

    // MARK: Actions

    private func perform(_ actions: [KeyboardAction]) {
        for action in actions {
            switch action {
            case .insert(let tap): type(tap.text)
            case .space: type(" ")
            case .delete(let granularity): delete(granularity)
            case .returnKey: pressReturn()
            case .dismiss: _ = responder?.resignFirstResponder()
            case .nextKeyboard: break
            case .shiftChanged: for view in keyViews.values { update(view) }
            case .pageChanged: rebuild()
            case .highlightChanged(let lit): light(lit)
            case .popUpChanged(let shown): show(shown)
            }
        }
        scheduleTick()
    }

    /// Repaints the keys that began or ceased to be lit.
    private func light(_ keys: Set<String>) {
        for id in keys.symmetricDifference(lit) { keyViews[id].map(update) }
        lit = keys
    }

    private func type(_ text: String) {
        if let session = responder?.textInputSession {
            session.insertText(text)
        } else {
            responder?.keyInput?.insertText(text)
        }
        perform(machine.autocapitalise(wantsCapital))
    }

    private func delete(_ granularity: DeleteGranularity) {
        if let session = responder?.textInputSession {
            session.delete(.backward, by: granularity == .word ? .word : .cluster)
        } else {
            responder?.keyInput?.deleteBackward()
        }
    }

    private func pressReturn() {
        if let session = responder?.textInputSession {
            session.insertReturn()
        } else {
            responder?.keyInput?.insertText("\n")
        }
    }

    private func scheduleTick() {
        guard let next = machine.nextDeadline else {
            deadline = nil
            return
        }
        let application = UIApplication.shared
        deadline = application.timers.after(next - application.time) { [weak self] in
            guard let self else { return }
            perform(machine.tick(UIApplication.shared.time))
        }
    }

    // MARK: Pop-up

    private func show(_ shown: KeyPopUp?) {
        guard let shown, let key = keyViews[shown.keyID] else {
            popUp.removeFromSuperview()
            return
        }
        let overlay = presenter.window.overlay
        if popUp.superview !== overlay { overlay.addSubview(popUp) }
        popUp.overrideUserInterfaceStyle = traitCollection.userInterfaceStyle
        popUp.show(shown.text, above: convertToScreen(key.frame), screen: presenter.window.bounds)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil {
            popUp.removeFromSuperview()
            deadline = nil
            fingers.removeAll()
        }
    }

    // MARK: Painting

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        // A hairline tells the keyboard from what is above it.
        context.setFill(.separator)
        context.fill(CGRect(x: 0, y: 0, width: bounds.width, height: context.hairline))
    }
}

extension KeyboardVariant {
    init(_ type: UIKeyboardType) {
        switch type {
        case .default: self = .default
        case .asciiCapable: self = .asciiCapable
        case .numbersAndPunctuation: self = .numbersAndPunctuation
        case .URL: self = .url
        case .numberPad: self = .numberPad
        case .phonePad: self = .phonePad
        case .namePhonePad: self = .namePhonePad
        case .emailAddress: self = .email
        case .decimalPad: self = .decimalPad
        case .twitter: self = .twitter
        case .webSearch: self = .webSearch
        case .asciiCapableNumberPad: self = .asciiCapableNumberPad
        }
    }
}
