import Diagnostics
import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Keys that are heard.
@MainActor @Suite("Clicks of keys") struct KeyClickTests {
    private final class Pad: UIView, UIInputViewAudioFeedback {
        var enableInputClicksWhenVisible = true
    }

    private func stage() -> (Simulator, UITextField) { makeEditedField(capitals: .sentences) }

    @Test("Keys are silent until the program wants them to be heard, or a setting does")
    func setting() {
        let (simulator, _) = stage()
        simulator.tapKey("A")
        #expect(simulator.host.clickCount == 0 && !simulator.application.keyboardClicks)
        simulator.application.apply(Settings(["TYPECASE_KEYBOARD_CLICKS": "1"]))
        #expect(simulator.application.keyboardClicks)
    }

    @Test("A key clicks once, when the finger goes down; not where it slides to, nor beside keys")
    func keys() throws {
        let (simulator, field) = stage()
        simulator.application.keyboardClicks = true
        let key = try #require(simulator.application.location(ofKey: "A"))
        simulator.touchDown(0, at: key)
        #expect(simulator.host.clickCount == 1)
        simulator.touchMove(0, to: CGPoint(x: key.x + 60, y: key.y))
        simulator.advance(0.1)
        simulator.touchUp(0)
        #expect(simulator.host.clickCount == 1 && field.text?.count == 1)
        for name in ["delete", "shift", "space", "return"] { simulator.tapKey(name) }
        #expect(simulator.host.clickCount == 5)
        simulator.tap(field)
        #expect(simulator.host.clickCount == 5)
    }

    @Test("Emoji click when they are taken, not while they are scrolled")
    func emoji() throws {
        let (simulator, field) = stage()
        simulator.application.keyboardLanguages = ["emoji", "en"]
        simulator.application.keyboardClicks = true
        simulator.advance(0.1)
        let frame = simulator.keyboardFrame
        simulator.touchDown(0, at: CGPoint(x: 200, y: frame.midY + 40))
        for step in 1...6 {
            simulator.touchMove(0, to: CGPoint(x: 200, y: frame.midY + 40 - 15 * CGFloat(step)))
            simulator.advance(0.02)
        }
        simulator.touchUp(0)
        simulator.advance(2)
        #expect(simulator.host.clickCount == 0 && field.text == "")
        simulator.tap(CGPoint(x: 100, y: frame.midY))
        #expect(simulator.host.clickCount == 1 && field.text != "")
    }

    @Test("A view of the program's own clicks while it is shown, if it says so")
    func own() {
        let (simulator, field) = stage()
        let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        simulator.application.keyboardClicks = true
        UIDevice.current.playInputClick()
        #expect(simulator.host.clickCount == 0)
        field.inputView = pad
        field.reloadInputViews()
        UIDevice.current.playInputClick()
        #expect(simulator.host.clickCount == 1)
        pad.enableInputClicksWhenVisible = false
        UIDevice.current.playInputClick()
        pad.enableInputClicksWhenVisible = true
        simulator.application.keyboardClicks = false
        UIDevice.current.playInputClick()
        field.resignFirstResponder()
        simulator.application.keyboardClicks = true
        UIDevice.current.playInputClick()
        #expect(simulator.host.clickCount == 1)
    }
}
