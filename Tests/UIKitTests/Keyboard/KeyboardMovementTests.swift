import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// What the keyboard does while it moves, and when a finger moves it.
@MainActor @Suite struct KeyboardMovementTests {
    @Test func aKeyboardThatIsCalledBackComesFromWhereItIsSeen() {
        let form = Form("A")
        form.a.becomeFirstResponder()
        form.settle()
        form.a.resignFirstResponder()
        form.simulator.advance(0.1)
        let container = UIApplication.shared.keyboard.window.container
        var begins: [CGRect] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            let frame = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
            MainActor.assumeIsolated { begins.append(frame ?? .null) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let frame = container.frame
        form.a.becomeFirstResponder()
        #expect(begins == [frame])
        form.settle()
        #expect(container.frame == form.simulator.keyboardFrame)
    }

    @Test func aHeldDeleteEndsWithTheKeyboard() throws {
        let form = Form.editing("one two three four|", onScreen: true)
        let delete = try #require(UIApplication.shared.keyboard.location(ofKey: "delete"))
        form.simulator.touchDown(1, at: delete)
        form.simulator.advance(0.7)
        form.a.resignFirstResponder()
        let text = form.a.text
        form.simulator.advance(2)
        #expect(form.a.text == text && UIApplication.shared.inputContext.keyboard?.nextDeadline == nil)
        form.a.becomeFirstResponder()
        form.simulator.advance(2)
        #expect(form.a.text == text, "Nor does it begin again when the keyboard comes back under the same finger.")
        form.simulator.touchUp(1)
        #expect(form.a.text == text)
    }

    @Test(arguments: [(CGFloat(0.7), CGFloat(-20), false), (0.7, 20, true), (0.2, 2, false), (0.7, 0, true)])
    func aFingerThatThrowsTheKeyboardUpKeepsIt(share: CGFloat, last: CGFloat, goes: Bool) {
        let form = Form("A")
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 60, width: 360, height: 420))
        scroll.contentSize = CGSize(width: 360, height: 2000)
        scroll.keyboardDismissMode = .interactive
        form.simulator.window.addSubview(scroll)
        form.a.becomeFirstResponder()
        form.settle()
        let keyboard = form.simulator.keyboardFrame
        form.simulator.touchDown(1, at: CGPoint(x: 50, y: 100))
        var y: CGFloat = 100
        let end = keyboard.minY + keyboard.height * share
        while y < end {
            y = min(end, y + 20)
            form.simulator.touchMove(1, to: CGPoint(x: 50, y: y))
            form.simulator.advance(0.016)
        }
        form.simulator.advance(0.3)
        for step in 1...4 {
            form.simulator.touchMove(1, to: CGPoint(x: 50, y: y + last * CGFloat(step) / 2))
            form.simulator.advance(0.016)
        }
        form.simulator.touchUp(1)
        form.settle()
        #expect(form.a.isFirstResponder != goes)
        #expect(form.simulator.keyboardFrame.isNull == goes)
    }

    @Test func everyShowIsWholeWhateverAnObserverDoes() {
        let form = Form("A", "B")
        form.recorder.onLine = { line in
            if line == "keyboard willChangeFrame" { form.recorder.onLine = nil; form.a.resignFirstResponder() }
        }
        form.a.becomeFirstResponder()
        form.settle()
        #expect(
            form.log.filter { $0.hasPrefix("keyboard") } == [
                "keyboard willChangeFrame", "keyboard willShow", "keyboard didChangeFrame", "keyboard didShow",
                "keyboard willChangeFrame", "keyboard willHide", "keyboard didChangeFrame", "keyboard didHide",
            ])
    }

    @Test(
        "What a program changes when it hears that the keyboard comes and goes moves with it, as on iOS",
        arguments: [false, true])
    func handlers(isAnimatedByProgram: Bool) {
        let simulator = Simulator(size: CGSize(width: 360, height: 480))
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
        let bar = UIView(frame: CGRect(x: 0, y: 440, width: 360, height: 40))
        bar.backgroundColor = .red
        simulator.window.addSubview(field)
        simulator.window.addSubview(bar)
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { note in
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null
            MainActor.assumeIsolated {
                let move = { bar.frame.origin.y = end.minY - 40 }
                if isAnimatedByProgram { UIView.animate(withDuration: 0.25, animations: move) } else { move() }
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        simulator.frame()
        field.becomeFirstResponder()
        simulator.advance(0.1)
        let keys = UIApplication.shared.keyboard.window.container.shownState.frame.minY
        #expect(keys < 480 && keys > simulator.keyboardFrame.minY && bar.shownState.frame.minY > bar.frame.minY)
        if !isAnimatedByProgram { #expect(abs(bar.shownState.frame.maxY - keys) < 1) }
        simulator.advance(1)
        #expect(bar.frame.maxY == simulator.keyboardFrame.minY && bar.animations == nil)
        field.resignFirstResponder()
        simulator.advance(0.1)
        #expect(bar.shownState.frame.minY < 440 && bar.frame.minY == 440)
        // Where people want less motion nothing moves.
        simulator.advance(1)
        simulator.application.reducesMotion = true
        field.becomeFirstResponder()
        simulator.frame()
        #expect(bar.animations == nil)
    }
}
