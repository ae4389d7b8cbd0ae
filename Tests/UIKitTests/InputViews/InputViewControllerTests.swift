import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Keyboards of a program's own come, go, and hear what happens.
@MainActor @Suite("A keyboard of a program's own")
struct InputViewControllerTests {
    private let away = ["willDisappear", "didDisappear"]

    @Test("It appears once it has come up, disappears once it is down, and keeps its view")
    func appearance() {
        let stage = OwnKeyboardStage()
        stage.field.becomeFirstResponder()
        #expect(stage.keyboard.take().filter { !$0.hasPrefix("text") } == ["willAppear"])
        #expect(stage.simulator.keyboardFrame == CGRect(x: 0, y: 360, width: 360, height: 120))
        stage.simulator.advance(0.5)
        #expect(stage.keyboard.take() == ["didAppear"])
        let view = stage.keyboard.view
        stage.textView.becomeFirstResponder()
        stage.simulator.advance(0.5)
        #expect(stage.keyboard.take() == ["textWillChange", "textDidChange"], "It only serves another text.")
        stage.textView.resignFirstResponder()
        #expect(stage.keyboard.take() == ["willDisappear"])
        stage.simulator.advance(0.5)
        #expect(stage.keyboard.take() == ["didDisappear"] && stage.keyboard.view.window == nil)
        stage.edit(stage.field)
        #expect(stage.keyboard.view === view && stage.keyboard.loads == 1)
        #expect(view?.window === UIApplication.shared.keyboard.window)
    }

    @Test("One that is exchanged for keys in place disappears at once")
    func exchange() {
        let stage = OwnKeyboardStage()
        stage.edit(stage.field)
        stage.field.keyboard = nil
        stage.field.reloadInputViews()
        #expect(stage.keyboard.take() == away)
        #expect(UIApplication.shared.keyboard.shownKeyboard != nil)
        stage.field.keyboard = stage.keyboard
        stage.field.reloadInputViews()
        #expect(stage.keyboard.take().filter { !$0.hasPrefix("text") } == ["willAppear", "didAppear"])
    }

    @Test("An input view of the responder goes before its controller, the nearest responder before those further out")
    func precedence() {
        final class Holder: UIView {
            var keyboard: UIInputViewController?
            override var inputViewController: UIInputViewController? { keyboard }
        }
        let stage = OwnKeyboardStage()
        let pad = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 77))
        stage.field.inputView = pad
        stage.edit(stage.field)
        #expect(pad.window != nil && !stage.keyboard.isViewLoaded)
        stage.field.inputView = nil
        stage.field.keyboard = nil
        let holder = Holder(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        holder.keyboard = stage.keyboard
        stage.simulator.window.addSubview(holder)
        stage.field.resignFirstResponder()
        holder.addSubview(stage.field)
        stage.edit(stage.field)
        #expect(stage.keyboard.view.window != nil && stage.simulator.keyboardFrame.height == 120)
    }

    @Test("An accessory of a controller stands above the keys, and hears of the text too")
    func accessory() {
        let stage = OwnKeyboardStage()
        stage.field.keyboard = nil
        stage.edit(stage.field)
        let keys = stage.simulator.keyboardFrame.height
        let bar = OwnKeyboard("bar", height: 40)
        stage.field.bar = bar
        stage.field.reloadInputViews()
        #expect(stage.simulator.keyboardFrame.height == keys + 40)
        _ = bar.take()
        stage.simulator.tapKey("A")
        #expect(stage.field.text == "A" && bar.take() == ["textWillChange", "textDidChange"])
        #expect(bar.proxy.documentContextBeforeInput == "A")
    }

    @Test("One without a height is as high as the keys that it stands for, in every window")
    func height() {
        let stage = OwnKeyboardStage(height: 0)
        stage.field.keyboard = nil
        stage.edit(stage.field)
        let keys = stage.simulator.keyboardFrame.height
        stage.field.keyboard = stage.keyboard
        stage.field.reloadInputViews()
        #expect(stage.simulator.keyboardFrame.height == keys)
        stage.simulator.resize(to: CGSize(width: 640, height: 320))
        let wide = stage.simulator.keyboardFrame.height
        stage.field.keyboard = nil
        stage.field.reloadInputViews()
        #expect(stage.simulator.keyboardFrame.height == wide && wide != keys)
    }

    @Test("It hears what is typed, what the program sets, and where the caret goes")
    func changes() {
        let stage = OwnKeyboardStage()
        stage.edit(stage.field)
        let text = ["textWillChange", "textDidChange"]
        stage.proxy.insertText("ab")
        #expect(stage.keyboard.take() == text)
        stage.field.text = "abc"
        #expect(stage.keyboard.take() == text)
        stage.proxy.adjustTextPosition(byCharacterOffset: -1)
        #expect(stage.keyboard.take() == ["selectionWillChange", "selectionDidChange"])
        stage.proxy.adjustTextPosition(byCharacterOffset: -9)
        stage.proxy.adjustTextPosition(byCharacterOffset: -9)
        #expect(stage.keyboard.take().count == 2, "A caret that stays is not told.")
        stage.textView.text = "other"
        #expect(stage.keyboard.take() == [])
        stage.field.resignFirstResponder()
        stage.simulator.advance(0.5)
        stage.field.text = ""
        #expect(stage.keyboard.take() == away)
    }

    @Test("A key for the next language goes on when it is tapped, and lists them while it is held")
    func languages() {
        let stage = OwnKeyboardStage()
        let globe = UIButton(frame: CGRect(x: 10, y: 60, width: 44, height: 44))
        globe.addTarget(
            stage.keyboard, action: UIInputViewController.handleInputModeList, for: .allTouchEvents)
        stage.keyboard.view.addSubview(globe)
        stage.edit(stage.field)
        #expect(!stage.keyboard.needsInputModeSwitchKey)
        stage.simulator.application.keyboardLanguages = ["en", "de", "fr"]
        #expect(stage.keyboard.needsInputModeSwitchKey)
        let mode = { stage.proxy.documentInputMode?.primaryLanguage }
        stage.simulator.tap(globe)
        #expect(mode() == "de" && stage.keyboard.view.window != nil)
        stage.keyboard.advanceToNextInputMode()
        #expect(mode() == "fr")
        let point = globe.convertToScreen(globe.bounds).center
        stage.simulator.touchDown(0, at: point)
        stage.simulator.advance(0.6)
        stage.simulator.touchUp(0)
        let overlay = UIApplication.shared.keyboard.window.overlay
        #expect(mode() == "fr" && overlay.subviews.count == 1, "The list stays for another finger.")
        let list = overlay.subviews[0].subviews[0].frame
        stage.simulator.tap(CGPoint(x: list.midX, y: list.minY + 30))
        #expect(mode() == "en" && overlay.subviews.isEmpty)
        stage.simulator.touchDown(0, at: point)
        stage.simulator.advance(0.6)
        stage.simulator.touchMove(0, to: CGPoint(x: list.midX, y: list.midY))
        stage.simulator.touchUp(0)
        #expect(mode() == "de" && overlay.subviews.isEmpty)
        stage.simulator.touchDown(0, at: point)
        stage.simulator.advance(0.6)
        stage.simulator.touchUp(0)
        stage.keyboard.dismissKeyboard()
        stage.simulator.advance(0.5)
        #expect(overlay.subviews.isEmpty && UIApplication.shared.keyboard.window.captor == nil)
    }

    @Test("It takes itself away, unless the field stays")
    func dismiss() {
        let stage = OwnKeyboardStage()
        stage.edit(stage.field)
        stage.recorder.refused = [.shouldEnd]
        stage.keyboard.dismissKeyboard()
        #expect(stage.field.isFirstResponder)
        stage.recorder.refused = []
        stage.keyboard.dismissKeyboard()
        #expect(!stage.field.isFirstResponder && stage.simulator.keyboardFrame.isNull)
    }

    @Test("A field in its view is typed into while the view stays")
    func inner() {
        let stage = OwnKeyboardStage()
        let search = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        stage.keyboard.view.addSubview(search)
        stage.edit(stage.field)
        stage.simulator.tap(search)
        stage.simulator.advance(0.5)
        #expect(search.isFirstResponder && stage.keyboard.view.window != nil)
        #expect(!stage.keyboard.take().contains("willDisappear"))
        stage.proxy.insertText("x")
        #expect(search.text == "x" && stage.field.text == "")
        stage.field.becomeFirstResponder()
        search.removeFromSuperview()
        stage.proxy.insertText("y")
        #expect(stage.field.text == "y")
    }

    @Test("A view that says its height gives the keyboard another one, told once for each change")
    func selfSizing() {
        final class Growing: UIInputView {
            var height: CGFloat = 100 {
                didSet { invalidateIntrinsicContentSize() }
            }
            override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: height) }
        }
        let stage = OwnKeyboardStage()
        let pad = Growing(frame: CGRect(x: 0, y: 0, width: 0, height: 50), inputViewStyle: .keyboard)
        stage.field.inputView = pad
        stage.edit(stage.field)
        #expect(stage.simulator.keyboardFrame.height == 50)
        pad.height = 110
        #expect(stage.simulator.keyboardFrame.height == 50, "It does not say its height yet.")
        let listener = KeyboardListener()
        pad.allowsSelfSizing = true
        #expect(stage.simulator.keyboardFrame.height == 110 && pad.bounds.height == 110)
        pad.height = 130
        pad.height = 130
        stage.simulator.advance(0.5)
        #expect(listener.take() == ["WillChangeFrame", "DidChangeFrame", "WillChangeFrame", "DidChangeFrame"])
        #expect(stage.simulator.keyboardFrame.height == 130)
        let bar = Growing(frame: .zero, inputViewStyle: .keyboard)
        bar.allowsSelfSizing = true
        bar.height = 30
        stage.field.inputAccessoryView = bar
        stage.field.reloadInputViews()
        bar.height = 44
        #expect(stage.simulator.keyboardFrame.height == 174 && bar.bounds.height == 44)
        bar.height = .nan
        #expect(stage.simulator.keyboardFrame.height.isFinite)
    }

    @Test("The keyboard's look is the keyboard's ground, in the light and in the dark")
    func look() {
        #expect(UIInputView(frame: .zero, inputViewStyle: .default).backgroundColor == nil)
        let stage = OwnKeyboardStage()
        stage.edit(stage.field)
        let point = CGPoint(x: 180, y: 420)
        stage.simulator.frame()
        #expect(
            stage.simulator.color(at: point) == UIColor(red: 209 / 255, green: 212 / 255, blue: 218 / 255, alpha: 1))
        stage.field.keyboardAppearance = .dark
        stage.field.reloadInputViews()
        stage.simulator.frame()
        #expect(stage.simulator.color(at: point) == UIColor(white: 43 / 255, alpha: 1))
    }
}
