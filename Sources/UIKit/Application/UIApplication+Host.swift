import Foundation
import HostInterface

/// The host's events, sorted to where they are handled.
extension UIApplication: HostApplication {
    /// Takes one event from the host; not for programs to call.
    public func receive(_ event: InputEvent) {
        asCurrent { handle(event) }
    }

    private func handle(_ event: InputEvent) {
        switch event {
        case .pointer(let pointer):
            touches.receive(pointer)
            cursor.receive(pointer)
        case .hover(let point): cursor.mouseMoved(to: CGPoint(x: point.x, y: point.y))
        case .wheel(let wheel): touches.receive(wheel)
        case .key(let key): presses.receive(key)
        case .text(let text): presses.receiveText(text)
        case .composition(let composition): presses.receive(composition)
        case .displayChanged: displayDidChange()
        case .displayDamaged: displayWasDamaged()
        case .focus(let hasFocus): focusDidChange(hasFocus)
        case .clipboardChanged: pasteboard.clipboardDidChange()
        case .quit: quit()
        }
    }

    /// Runs one frame; not for programs to call.
    public func frame() {
        runFrame()
    }

    private func focusDidChange(_ hasFocus: Bool) {
        guard hasFocus != (applicationState == .active) else { return }
        if hasFocus {
            applicationState = .active
            NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
            delegate?.applicationDidBecomeActive(self)
        } else {
            // Fingers that go up elsewhere are never heard of again.
            touches.cancelAll()
            presses.forgetModifiers()
            delegate?.applicationWillResignActive(self)
            NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
            applicationState = .inactive
        }
    }

    /// Where the element of an accessibility identifier is, in points of the screen.
    public func locate(_ name: String) -> InputPoint? {
        if name.hasPrefix("key:") {
            return keyboard.location(ofKey: String(name.dropFirst(4))).map { InputPoint(x: $0.x, y: $0.y) }
        }
        return element(named: name).map { InputPoint(x: $0.middleOnScreen.x, y: $0.middleOnScreen.y) }
    }

    /// What the element of an accessibility identifier shows in words (``UIView/shownText``).
    public func text(of name: String) -> String? {
        element(named: name)?.shownText
    }

    private func element(named name: String) -> UIView? {
        windows.reversed().lazy.compactMap { $0.element(named: name) }.first
    }
}

extension UIView {
    /// The visible descendant with an accessibility identifier, the view itself included.
    func element(named name: String) -> UIView? {
        // Not recursive, because hierarchies may be deeper than the stack. The view in front goes first.
        var pending = [self]
        while let view = pending.popLast() {
            guard !view.isHidden else { continue }
            if view.accessibilityIdentifier == name { return view }
            pending += view.children
        }
        return nil
    }
}
