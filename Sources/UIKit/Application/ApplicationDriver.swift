import Foundation
import HostInterface

/// An application as its host sees it: what the host hands over is sorted here to where it is handled.
///
/// A host may keep it, and the application with it, and go on handing events over after its `run` has returned.
@MainActor
package final class ApplicationDriver: HostApplication {
    private let application: UIApplication

    /// Makes what a host drives an application by.
    package init(_ application: UIApplication) {
        self.application = application
    }

    package func receive(_ event: InputEvent) {
        UndoEvents.handling { application.asCurrent { application.handle(event) } }
    }

    package func frame() {
        UndoEvents.handling { application.runFrame() }
    }

    package var nextFrameTime: Double? { application.nextFrameTime }

    package func locate(_ name: String) -> InputPoint? {
        if name.hasPrefix("key:") {
            return application.location(ofKey: String(name.dropFirst(4))).map { InputPoint(x: $0.x, y: $0.y) }
        }
        return element(named: name).map {
            let point = $0.accessibilityActivationPoint
            return InputPoint(x: point.x, y: point.y)
        }
    }

    package func text(of name: String) -> String? {
        element(named: name).flatMap { ($0 as? UIView)?.shownText ?? $0.drawnText }
    }

    package var elements: String { application.accessibilityTree.text }

    private func element(named name: String) -> AccessibleObject? {
        application.accessibilityTree.object(named: name)
    }
}

extension UIApplication {
    fileprivate func handle(_ event: InputEvent) {
        switch event {
        case .pointer(let pointer):
            if pointer.phase == .began { keypad.otherInputBegan() }
            touches.receive(pointer)
            cursor.receive(pointer)
            tip.receive(pointer)
        case .hover(let point): cursor.mouseMoved(to: CGPoint(x: point.x, y: point.y))
        case .wheel(let event): wheel.receive(event)
        case .key(let key): presses.receive(key)
        case .text(let text): presses.receiveText(text)
        case .composition(let composition): presses.receive(composition)
        case .displayChanged: displayDidChange()
        case .displayDamaged: displayWasDamaged()
        case .focus(let hasFocus): focusDidChange(hasFocus)
        case .drop(let event): drags.receive(event)
        case .clipboardChanged: pasteboard.store.clipboardDidChange()
        case .memoryWarning: warnOfMemory()
        case .quit: quit()
        }
        if event.isTyped { tip.close() }
        if event.isOfPerson { restoration?.personDidAct() }
    }

    /// Tells the delegate of the scene, or else that of the application, that the focus came or is about to go.
    func tellActive(_ isActive: Bool) {
        switch (scene.delegate, isActive) {
        case (let scenes?, true): scenes.sceneDidBecomeActive(scene)
        case (let scenes?, false): scenes.sceneWillResignActive(scene)
        case (nil, true): delegate?.applicationDidBecomeActive(self)
        case (nil, false): delegate?.applicationWillResignActive(self)
        }
    }

    private func focusDidChange(_ hasFocus: Bool) {
        guard hasFocus != (applicationState == .active) else { return }
        if hasFocus {
            applicationState = .active
            NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
            NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
            tellActive(true)
        } else {
            // Fingers that go up elsewhere are never heard of again.
            touches.cancelAll()
            presses.cancelAll()
            tellActive(false)
            NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
            NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
            applicationState = .inactive
            restoration?.save()
        }
    }
}

extension InputEvent {
    /// Whether something was typed.
    fileprivate var isTyped: Bool {
        switch self {
        case .key(let key): key.isDown
        case .text, .composition: true
        default: false
        }
    }

    /// Whether a person has done something that may have changed what the program is to remember.
    fileprivate var isOfPerson: Bool {
        switch self {
        case .pointer, .wheel, .key, .text, .composition, .drop: true
        case .hover, .displayChanged, .displayDamaged, .focus, .clipboardChanged, .memoryWarning, .quit: false
        }
    }
}

extension AccessibleObject {
    /// What an element that is no view says.
    fileprivate var drawnText: String? { self is UIView ? nil : accessibilityValue ?? accessibilityLabel }
}
