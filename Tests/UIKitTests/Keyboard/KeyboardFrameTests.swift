import HostInterface
import Testing
import UIKitSimulator

@testable import UIKit

/// Where the keyboard is, what stands in its place, and who makes room for it.
@MainActor @Suite struct KeyboardFrameTests {
    private func field(_ sim: Simulator, y: CGFloat = 10) -> UITextField {
        let field = UITextField(frame: CGRect(x: 10, y: y, width: 200, height: 44))
        sim.window.addSubview(field)
        return field
    }

    @Test(arguments: [(320, 480, 216), (375, 667, 216), (414, 896, 226), (1024, 768, 346), (800, 480, 216)])
    func framesAreThoseOfTheSystemKeyboard(width: Double, height: Double, keyboard: Double) {
        let sim = Simulator(size: CGSize(width: width, height: height))
        let listener = KeyboardListener()
        let field = field(sim)
        field.becomeFirstResponder()
        let end = CGRect(x: 0, y: height - keyboard, width: width, height: keyboard)
        #expect(abs(sim.keyboardFrame.minY - end.minY) <= 0.5)
        #expect(abs(sim.keyboardFrame.height - end.height) <= 0.5)
        sim.advance(0.5)
        field.resignFirstResponder()
        sim.advance(0.5)
        #expect(sim.keyboardFrame.isNull)
        for change in listener.lines {
            let comes = change.name.contains("Show") || change.end.minY < height
            let (shown, away) = comes ? (change.end, change.begin) : (change.begin, change.end)
            #expect(abs(shown.minY - end.minY) <= 0.5 && abs(shown.height - end.height) <= 0.5, "\(change)")
            #expect(away == CGRect(x: 0, y: height, width: width, height: shown.height), "\(change)")
        }
        #expect(listener.lines.count == 8)
    }

    @Test func focusThatMovesPostsNoShowAndNoHide() {
        let sim = Simulator(size: CGSize(width: 800, height: 480), scale: 0.5)
        let (a, b) = (field(sim), field(sim, y: 70))
        b.keyboardType = .numberPad
        a.becomeFirstResponder()
        sim.advance(0.5)
        let listener = KeyboardListener()
        for _ in 0..<5 {
            sim.tap(b)
            sim.advance(0.4)
            sim.tap(a)
            sim.advance(0.4)
        }
        #expect(listener.lines.count == 20)
        #expect(listener.lines.allSatisfy { $0.name.contains("ChangeFrame") })
        #expect(UIApplication.shared.keyboard.window.container.frame == sim.keyboardFrame)
    }

    @Test func aShowThatInterruptsAHideComesInPairs() {
        let sim = Simulator(size: CGSize(width: 800, height: 480), scale: 0.5)
        let listener = KeyboardListener()
        let field = field(sim)
        for step in 0..<20 {
            if step % 2 == 0 { field.becomeFirstResponder() } else { field.resignFirstResponder() }
            sim.advance(0.01 * Double(step % 5))
        }
        field.resignFirstResponder()
        sim.advance(1)
        func count(_ part: String) -> Int { listener.lines.count { $0.name.contains(part) } }
        #expect(count("WillShow") == count("DidShow"))
        #expect(count("WillHide") == count("DidHide"))
        #expect(count("WillChangeFrame") == count("DidChangeFrame"))
        #expect(count("WillShow") == count("WillHide"))
        var open: [String: Int] = [:]
        for line in listener.lines.map(\.name) {
            let name = line.replacingOccurrences(of: "Will", with: "").replacingOccurrences(of: "Did", with: "")
            open[name, default: 0] += line.contains("Will") ? 1 : -1
            #expect((0...1).contains(open[name] ?? 0), "\(line)")
        }
    }

    @Test func anAccessoryBelongsToTheFrame() {
        let sim = Simulator(size: CGSize(width: 800, height: 480), scale: 0.5)
        let field = field(sim)
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        sim.advance(0.5)
        #expect(sim.keyboardFrame.height == 260)
        #expect(bar.convertToScreen(bar.bounds) == CGRect(x: 0, y: 480 - 260, width: 800, height: 44))
    }

    @Test func aHardwareKeyboardLeavesOnlyTheAccessory() {
        let sim = Simulator(size: CGSize(width: 800, height: 480), scale: 0.5)
        let (plain, withBar) = (field(sim), field(sim, y: 70))
        withBar.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        sim.hasHardwareKeyboard = true
        let listener = KeyboardListener()
        plain.becomeFirstResponder()
        sim.advance(0.5)
        #expect(sim.keyboardFrame.isNull)
        #expect(listener.lines.isEmpty)
        sim.type("abc")
        #expect(plain.text == "abc")
        withBar.becomeFirstResponder()
        sim.advance(0.5)
        #expect(sim.keyboardFrame == CGRect(x: 0, y: 436, width: 800, height: 44))
        sim.hasHardwareKeyboard = false
        sim.advance(0.5)
        #expect(sim.keyboardFrame.height == 260)
        sim.hasHardwareKeyboard = true
        plain.becomeFirstResponder()
        sim.advance(0.5)
        #expect(sim.keyboardFrame.isNull)
    }

    @Test func typingOnHardwareSendsTheKeyboardAwayAndATapBringsItBack() {
        let sim = Simulator(size: CGSize(width: 800, height: 480), scale: 0.5)
        UIApplication.shared.detectsHardwareKeyboard = true
        let field = field(sim)
        sim.tap(field)
        sim.advance(0.5)
        #expect(!sim.keyboardFrame.isNull)
        sim.type("a")
        sim.advance(0.5)
        #expect(sim.keyboardFrame.isNull)
        #expect(field.isFirstResponder)
        sim.tap(field)
        sim.advance(0.5)
        #expect(!sim.keyboardFrame.isNull)
    }

    @Test func anInputViewTakesTheKeyboardsPlace() {
        let sim = Simulator(size: CGSize(width: 800, height: 480), scale: 0.5)
        let field = field(sim)
        let dial = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 120))
        field.inputView = dial
        field.becomeFirstResponder()
        sim.advance(0.5)
        #expect(sim.keyboardFrame.height == 120)
        #expect(dial.convertToScreen(dial.bounds) == CGRect(x: 0, y: 360, width: 800, height: 120))
        // Set while editing it waits for reloadInputViews, which is immediate.
        field.inputView = nil
        sim.advance(0.5)
        #expect(sim.keyboardFrame.height == 120)
        let listener = KeyboardListener()
        field.reloadInputViews()
        #expect(sim.keyboardFrame.height == 216)
        sim.frame()
        #expect(listener.lines.allSatisfy { $0.name.contains("ChangeFrame") })
        #expect(listener.lines.count == 2)
    }

    /// A view with a bar that stands on the keyboard.
    private final class Panel: UIView {
        let bar = UIView()
        override func layoutSubviews() {
            super.layoutSubviews()
            if bar.superview == nil { addSubview(bar) }
            bar.frame = CGRect(x: 0, y: keyboardLayoutGuide.layoutFrame.minY - 20, width: bounds.width, height: 20)
        }
    }

    @Test func theLayoutGuideFollowsTheKeyboard() {
        let sim = Simulator(size: CGSize(width: 800, height: 480), scale: 0.5)
        let panel = Panel(frame: CGRect(x: 0, y: 40, width: 800, height: 440))
        sim.window.addSubview(panel)
        sim.frame()
        #expect(panel.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 440, width: 800, height: 0))
        let field = field(sim)
        field.becomeFirstResponder()
        sim.advance(0.5)
        #expect(panel.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 264 - 40, width: 800, height: 216))
        #expect(panel.bar.frame.maxY == 224)
        field.resignFirstResponder()
        sim.advance(0.5)
        #expect(panel.bar.frame.maxY == 440)
    }

    @Test func theLayoutGuidesOfAllWindowsMoveWithTheKeyboard() {
        let sim = Simulator(size: CGSize(width: 800, height: 480), scale: 0.5)
        let front = UIWindow(frame: sim.window.bounds)
        front.isHidden = false
        let panels = [sim.window, front].map { window in
            let panel = Panel(frame: window.bounds)
            window.addSubview(panel)
            return panel
        }
        sim.frame()
        field(sim).becomeFirstResponder()
        #expect(panels.map(\.bar.frame.maxY) == [264, 264])
        sim.advance(0.1)
        let keyboard = UIApplication.shared.keyboard.window.container.shownState
        for panel in panels { #expect(panel.bar.shownState.center.y + 10 == keyboard.center.y - 108) }
        #expect(keyboard.center.y > 264 + 108)
    }

    @Test func theLayoutGuideOfAViewStaysInsideTheView() {
        let sim = Simulator(size: CGSize(width: 800, height: 480), scale: 0.5)
        let below = UIView(frame: CGRect(x: 0, y: 300, width: 800, height: 180))
        let above = UIView(frame: CGRect(x: 0, y: 60, width: 800, height: 100))
        let scroll = UIScrollView(frame: below.frame)
        scroll.contentSize = CGSize(width: 800, height: 500)
        for view in [below, above, scroll] { sim.window.addSubview(view) }
        field(sim).becomeFirstResponder()
        sim.advance(0.5)
        #expect(sim.keyboardFrame.minY == 264)
        #expect(below.keyboardLayoutGuide.layoutFrame == below.bounds)
        #expect(above.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 100, width: 800, height: 0))
        scroll.contentOffset.y = 70
        #expect(scroll.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 70, width: 800, height: 180))
    }

    @Test func theLayoutGuideEndsAtTheSafeAreaUnlessItIsNotToBe() {
        let sim = Simulator(size: CGSize(width: 800, height: 480), scale: 0.5)
        let controller = UIViewController()
        controller.additionalSafeAreaInsets.bottom = 30
        sim.window.rootViewController = controller
        sim.frame()
        let guide = controller.view.keyboardLayoutGuide
        #expect(guide.layoutFrame == CGRect(x: 0, y: 450, width: 800, height: 30))
        guide.usesBottomSafeArea = false
        #expect(guide.layoutFrame == CGRect(x: 0, y: 480, width: 800, height: 0))
        field(sim).becomeFirstResponder()
        sim.advance(0.5)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 264, width: 800, height: 216))
    }

    @Test func aProgramThatMakesRoomItselfIsLeftAlone() {
        let sim = Simulator(size: CGSize(width: 480, height: 640), scale: 0.5)
        let scroll = UIScrollView(frame: sim.window.bounds)
        scroll.contentSize = CGSize(width: 480, height: 900)
        sim.window.addSubview(scroll)
        let field = UITextField(frame: CGRect(x: 10, y: 580, width: 200, height: 44))
        scroll.addSubview(field)
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
            MainActor.assumeIsolated {
                scroll.contentInset.bottom = frame.height
                scroll.contentOffset.y = 300
            }
        }
        field.becomeFirstResponder()
        sim.advance(0.5)
        #expect(scroll.adjustedContentInset.bottom == sim.keyboardFrame.height)
        #expect(scroll.contentOffset.y == 300)
        NotificationCenter.default.removeObserver(token)
    }

    @Test func whatAPersonScrollsStaysScrolled() {
        let sim = Simulator(size: CGSize(width: 480, height: 640), scale: 0.5)
        let scroll = UIScrollView(frame: sim.window.bounds)
        scroll.contentSize = CGSize(width: 480, height: 1400)
        sim.window.addSubview(scroll)
        let field = UITextField(frame: CGRect(x: 10, y: 500, width: 200, height: 44))
        scroll.addSubview(field)
        field.becomeFirstResponder()
        sim.advance(0.5)
        let cured = scroll.contentOffset.y
        #expect(cured > 0)
        // A finger scrolls the field out of sight; nothing scrolls it back until something is typed.
        sim.touchDown(0, at: CGPoint(x: 400, y: 300))
        for step in 1...20 {
            sim.touchMove(0, to: CGPoint(x: 400, y: 300 - Double(step) * 10))
            sim.advance(1 / 60)
        }
        sim.advance(0.3)
        sim.touchUp(0)
        sim.advance(1)
        let scrolled = scroll.contentOffset.y
        #expect(scrolled > cured + 100)
        field.resignFirstResponder()
        sim.advance(0.5)
        #expect(scroll.contentOffset.y == scrolled)
        #expect(scroll.adjustedContentInset == .zero)
    }

    @Test func aKeyThatGoesUpDoesNotSendTheKeyboardAway() {
        let sim = Simulator(size: CGSize(width: 800, height: 480), scale: 0.5)
        UIApplication.shared.detectsHardwareKeyboard = true
        let field = field(sim)
        func send(isDown: Bool, _ key: UIKeyboardHIDUsage) {
            sim.inject(
                .key(
                    KeyEvent(
                        usage: key.rawValue, characters: "", modifiers: [], isDown: isDown, isRepeat: false, time: 0)))
            sim.advance(0.5)
        }
        send(isDown: true, .keyboardF5)
        sim.tap(field)
        sim.advance(0.5)
        send(isDown: false, .keyboardF5)
        #expect(!sim.keyboardFrame.isNull, "The finger came after the key.")
        send(isDown: true, .keyboardLeftShift)
        #expect(!sim.keyboardFrame.isNull, "Nothing is typed with a modifier alone.")
        send(isDown: true, .keyboardF5)
        #expect(sim.keyboardFrame.isNull && field.isFirstResponder)
    }
}
