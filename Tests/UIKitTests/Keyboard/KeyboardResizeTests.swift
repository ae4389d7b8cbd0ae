import Testing
import UIKitSimulator

@testable import UIKit

/// What a keyboard announces when its screen is resized or turned, and who is kept clear of it then.
@MainActor @Suite("Keyboard on a screen that changes")
struct KeyboardResizeTests {
    private static let upright = CGSize(width: 480, height: 800)
    private static let across = CGSize(width: 800, height: 480)

    /// A screen with a field near its bottom edge that moves with it.
    private func start(_ size: CGSize = upright) -> (Simulator, UITextField) {
        let simulator = Simulator(size: size)
        let field = UITextField(frame: CGRect(x: 10, y: size.height - 60, width: 200, height: 44))
        field.autoresizingMask = [.flexibleTopMargin, .flexibleWidth]
        simulator.window.addSubview(field)
        return (simulator, field)
    }

    private func isClear(_ field: UIView, _ simulator: Simulator) -> Bool {
        simulator.keyboardFrame.isNull
            || field.convert(field.bounds, to: nil).offsetBy(dx: 0, dy: simulator.contentShift).maxY
                <= simulator.keyboardFrame.minY
    }

    @Test(
        "Turned and resized, it announces its new frame and that it shows, each in one pair, at once, from the old one to the new one"
    )
    func pairs() {
        let (simulator, field) = start()
        field.becomeFirstResponder()
        simulator.advance(0.5)
        let listener = KeyboardListener()
        for size in [Self.across, Self.upright, CGSize(width: 320, height: 480), CGSize(width: 320, height: 500)] {
            let old = simulator.keyboardFrame
            simulator.resize(to: size)
            let new = simulator.keyboardFrame
            #expect(new.maxY == size.height && new.width == size.width && new.minX == 0 && new.height > 100)
            #expect(listener.lines.allSatisfy { $0.begin == old && $0.end == new && $0.duration == 0 })
            #expect(listener.take() == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
            #expect(isClear(field, simulator), "\(size)")
            simulator.advance(1)
            #expect(listener.take() == [], "Nothing comes later.")
            #expect(simulator.keyboardFrame == new && isClear(field, simulator))
        }
        field.resignFirstResponder()
        simulator.advance(0.5)
        #expect(listener.take() == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
        #expect(simulator.contentShift == 0)
    }

    @Test("A field in a scroll view is clear of it in the frame of the change")
    func scrolled() {
        let simulator = Simulator(size: Self.upright)
        let scroll = UIScrollView(frame: simulator.window.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 300, height: 1000)
        simulator.window.addSubview(scroll)
        let field = UITextField(frame: CGRect(x: 10, y: 500, width: 200, height: 44))
        scroll.addSubview(field)
        field.becomeFirstResponder()
        simulator.advance(0.5)
        for size in [Self.across, Self.upright, CGSize(width: 300, height: 300)] {
            simulator.resize(to: size)
            #expect(isClear(field, simulator), "\(size)")
            #expect(field.convert(field.bounds, to: nil).minY >= 0, "\(size)")
        }
        field.resignFirstResponder()
        simulator.advance(0.5)
        #expect(scroll.adjustedContentInset == .zero)
    }

    @Test("While it comes, what was announced is announced as done first")
    func coming() {
        let (simulator, field) = start()
        field.autocapitalizationType = .none
        let listener = KeyboardListener()
        field.becomeFirstResponder()
        simulator.advance(0.1)
        #expect(listener.take() == ["WillChangeFrame", "WillShow"])
        simulator.resize(to: Self.across)
        #expect(
            listener.take() == [
                "DidChangeFrame", "DidShow", "WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow",
            ])
        #expect(simulator.keyboardFrame.maxY == 480 && isClear(field, simulator))
        simulator.advance(1)
        #expect(listener.take() == [])
        // It stands where it says: a key can be tapped.
        simulator.tapKey("q")
        #expect(field.text == "q")
    }

    @Test("While it goes, it is gone when it says so, and never seen on the new screen")
    func going() {
        let (simulator, field) = start(Self.across)
        field.becomeFirstResponder()
        simulator.advance(0.5)
        let listener = KeyboardListener()
        field.resignFirstResponder()
        simulator.advance(0.1)
        simulator.resize(to: Self.upright)
        simulator.advance(1)
        #expect(listener.take() == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
        #expect(simulator.keyboardFrame.isNull && simulator.areaMissedByDamage() == nil)
        field.becomeFirstResponder()
        simulator.advance(0.5)
        #expect(listener.take() == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
        #expect(simulator.keyboardFrame.maxY == 800 && isClear(field, simulator))
    }

    @Test("Emoji that come back on a screen that was turned meanwhile fill it")
    func emoji() {
        let (simulator, field) = start()
        simulator.application.keyboardLanguages = ["emoji", "en"]
        for size in [Self.across, Self.upright, Self.across] {
            field.becomeFirstResponder()
            simulator.advance(0.5)
            let panel = simulator.application.keyboard.shownKeyboard?.subviews.first { $0 is EmojiPanel }
            #expect(panel?.frame.width == simulator.window.bounds.width)
            #expect(simulator.areaMissedByDamage() == nil)
            field.resignFirstResponder()
            simulator.advance(0.5)
            simulator.resize(to: size)
        }
    }

    @Test("Without a keyboard a screen that changes announces nothing")
    func nothing() {
        let (simulator, field) = start()
        let listener = KeyboardListener()
        simulator.resize(to: Self.across)
        simulator.hasHardwareKeyboard = true
        field.becomeFirstResponder()
        simulator.resize(to: Self.upright)
        simulator.advance(0.5)
        #expect(listener.take() == [] && simulator.keyboardFrame.isNull)
    }

    @Test("Only the bar of a hardware keyboard's field follows the screen too")
    func bar() {
        let (simulator, field) = start()
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        simulator.hasHardwareKeyboard = true
        field.becomeFirstResponder()
        simulator.advance(0.5)
        let listener = KeyboardListener()
        simulator.resize(to: Self.across)
        #expect(simulator.keyboardFrame == CGRect(x: 0, y: 436, width: 800, height: 44))
        #expect(
            listener.take() == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"] && isClear(field, simulator)
        )
    }

    @Test("A screen without height sends it away, and brings it back with its height")
    func minimised() {
        let (simulator, field) = start()
        field.becomeFirstResponder()
        simulator.advance(0.5)
        let listener = KeyboardListener()
        for size in [CGSize.zero, CGSize(width: 480, height: 0), CGSize(width: CGFloat.nan, height: -1)] {
            simulator.resize(to: size)
            simulator.advance(0.5)
            #expect(listener.take() == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
            simulator.resize(to: Self.upright)
            simulator.advance(0.5)
            #expect(listener.take() == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
            #expect(field.isFirstResponder && simulator.keyboardFrame.maxY == 800)
        }
    }

    @Test("Another scale keeps the points: the frame is whole pixels of either")
    func scale() {
        let (simulator, field) = start()
        field.becomeFirstResponder()
        simulator.advance(0.5)
        let old = simulator.keyboardFrame
        for scale in [2, 1.5, 3, 1] as [CGFloat] {
            simulator.resize(to: Self.upright, scale: scale)
            #expect(UIScreen.main.scale == scale && simulator.window.bounds.size == Self.upright)
            let frame = simulator.keyboardFrame
            #expect((frame.minY * scale).rounded() == frame.minY * scale && abs(frame.minY - old.minY) < 1)
        }
        for scale in [0, -1, .nan, .infinity] as [CGFloat] {
            simulator.resize(to: Self.across, scale: scale)
            #expect(UIScreen.main.scale == 1 && simulator.window.bounds.size == Self.across, "\(scale) is no scale.")
        }
    }
}
