import Testing
import UIKitSimulator

/// Several recognizers on the same fingers.
@MainActor @Suite("Recognizers among each other")
final class RivalryTests {
    private final class Judge: UIGestureRecognizerDelegate {
        var begins = true
        var receives: (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }
        var simultaneous = false
        var asked: [String] = []

        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            asked.append("begin \(recognizer.name ?? "")")
            return begins
        }
        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            receives(recognizer, touch)
        }
        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { simultaneous }
        var waits: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
        var isWaitedFor: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
        ) -> Bool { waits(recognizer, other) }
        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool { isWaitedFor(recognizer, other) }
    }

    /// A press that says for itself who waits and who is prevented.
    private final class OwnRules: UILongPressGestureRecognizer {
        var prevents = true
        var isPrevented = true
        var isWaitedFor = false
        override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }
        override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPrevented }
        override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { isWaitedFor }
    }

    private lazy var kiosk = GestureKiosk()
    private let judge = Judge()

    private func double() -> UITapGestureRecognizer {
        let recognizer = UITapGestureRecognizer()
        recognizer.numberOfTapsRequired = 2
        return kiosk.watch(recognizer, "double")
    }

    /// A press and a pan on the same view.
    private func pressAndPan() -> (press: UILongPressGestureRecognizer, pan: UIPanGestureRecognizer) {
        (kiosk.watch(UILongPressGestureRecognizer(), "press"), kiosk.watch(UIPanGestureRecognizer(), "pan"))
    }

    // MARK: Waiting

    @Test("A single tap that waits for a double one comes when the double one has failed", arguments: [false, true])
    func waitingTap(isDoubleFirst: Bool) {
        let early = isDoubleFirst ? double() : nil
        let single = kiosk.watch(UITapGestureRecognizer(), "single")
        let other = early ?? double()
        single.require(toFail: other)
        kiosk.tap()
        #expect(kiosk.takeStates() == [])
        kiosk.simulator.advance(0.5)
        #expect(kiosk.takeStates() == ["single ended"])
        kiosk.tap()
        kiosk.tap()
        kiosk.simulator.advance(1)
        #expect(kiosk.takeStates() == ["double ended"])
        kiosk.tap()
        kiosk.simulator.advance(1)
        #expect(kiosk.takeStates() == ["single ended"])
    }

    @Test("A double tap whose second finger moves away lets the single tap come")
    func halfDoubleTap() {
        let single = kiosk.watch(UITapGestureRecognizer(), "single")
        single.require(toFail: double())
        kiosk.tap()
        kiosk.down(0, 100, 100)
        kiosk.move(0, 200, 200)
        kiosk.up()
        kiosk.simulator.advance(1)
        _ = kiosk.take()
        kiosk.tap()
        kiosk.simulator.advance(1)
        #expect(kiosk.takeStates() == ["single ended"])
    }

    @Test("A pan waits for a press to fail, and begins when it does")
    func waitingPan() {
        let (press, pan) = pressAndPan()
        press.allowableMovement = 60
        pan.require(toFail: press)
        kiosk.down(0, 100, 100)
        kiosk.move(0, 140, 100)
        #expect(kiosk.takeStates() == [])
        kiosk.move(0, 170, 100)
        #expect(kiosk.takeStates().first == "pan began")
        kiosk.up()
        #expect(kiosk.takeStates() == ["pan ended"])
        kiosk.down(0, 100, 100)
        kiosk.move(0, 120, 100)
        kiosk.simulator.advance(1)
        #expect(kiosk.takeStates() == ["press began"])
        kiosk.up()
    }

    @Test("Of several that wait for one the first begins, and no other because of what fails between them")
    func severalWait() {
        let first = kiosk.watch(UIPanGestureRecognizer(), "first")
        let between = kiosk.watch(UILongPressGestureRecognizer(), "between")
        let last = kiosk.watch(UIPanGestureRecognizer(), "last")
        let refused = kiosk.watch(UIPanGestureRecognizer(), "refused")
        between.allowableMovement = 500
        judge.begins = false
        refused.delegate = judge
        for pan in [first, last] { pan.require(toFail: refused) }
        kiosk.down(0, 100, 100)
        kiosk.move(0, 120, 100)
        kiosk.move(0, 160, 100)
        kiosk.up()
        #expect(kiosk.takeStates() == ["first began", "first changed", "first ended"])
    }

    @Test("A pinch of fingers on two views ends all that waits there, and is not ended by it")
    func pinchOfTwo() {
        let (left, right) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 300)),
            UIView(frame: CGRect(x: 150, y: 0, width: 150, height: 300))
        )
        for part in [left, right] { kiosk.view.addSubview(part) }
        let slow = kiosk.watch(UILongPressGestureRecognizer(), "slow", on: left)
        slow.allowableMovement = 500
        slow.minimumPressDuration = 5
        let waiting = kiosk.watch(UIPanGestureRecognizer(), "waiting", on: right)
        waiting.require(toFail: slow)
        kiosk.watch(UIPinchGestureRecognizer(), "pinch")
        kiosk.down(0, 100, 100)
        kiosk.down(1, 200, 100)
        for step in 1...4 {
            let way = CGFloat(step) * 15
            kiosk.simulator.touchMove(0, to: CGPoint(x: 100 - way, y: 100))
            kiosk.simulator.touchMove(1, to: CGPoint(x: 200 + way, y: 100))
            kiosk.simulator.advance(1 / 60)
        }
        let states = kiosk.takeStates()
        #expect(states.first == "pinch began" && states.allSatisfy { $0 == "pinch began" || $0 == "pinch changed" })
        kiosk.up(0)
        kiosk.up(1)
    }

    @Test("A recognizer whose fingers are taken away while it waits is as new for the next")
    func cancelledWhileWaiting() {
        let (press, pan) = pressAndPan()
        press.allowableMovement = 60
        pan.require(toFail: press)
        kiosk.down(0, 100, 100)
        kiosk.move(0, 140, 100)
        kiosk.simulator.inject(.focus(false))
        kiosk.simulator.inject(.focus(true))
        #expect(kiosk.takeStates() == [])
        kiosk.down(0, 100, 100)
        kiosk.move(0, 180, 100)
        #expect(kiosk.takeStates() == ["pan began"])
        kiosk.up()
    }

    @Test("A recognizer that is disabled, or on no view, is not waited for")
    func idleRivals() {
        let single = kiosk.watch(UITapGestureRecognizer(), "single")
        let other = double()
        single.require(toFail: other)
        single.require(toFail: UITapGestureRecognizer())
        other.isEnabled = false
        kiosk.tap()
        #expect(kiosk.takeStates() == ["single ended"])
    }

    @Test("A delegate says which of two recognizers waits, asked from either side", arguments: [false, true])
    func waitingByDelegate(fromOther: Bool) {
        let single = kiosk.watch(UITapGestureRecognizer(), "single")
        let other = double()
        if fromOther {
            other.delegate = judge
            judge.isWaitedFor = { $0 === other && $1 === single }
        } else {
            single.delegate = judge
            judge.waits = { $0 === single && $1 === other }
        }
        kiosk.tap()
        #expect(kiosk.takeStates() == [])
        kiosk.simulator.advance(0.5)
        #expect(kiosk.takeStates() == ["single ended"])
        kiosk.tap()
        kiosk.tap()
        kiosk.simulator.advance(1)
        #expect(kiosk.takeStates() == ["double ended"])
        // Asked anew for the next touches.
        (judge.waits, judge.isWaitedFor) = ({ _, _ in false }, { _, _ in false })
        kiosk.tap()
        #expect(kiosk.takeStates() == ["single ended"])
    }

    @Test("A subclass says that it is waited for, prevents nobody, or is prevented by nobody")
    func ownRules() {
        let press = OwnRules()
        press.allowableMovement = 60
        let pan = UIPanGestureRecognizer()
        kiosk.watch(press, "press")
        kiosk.watch(pan, "pan")
        press.isWaitedFor = true
        kiosk.down(0, 100, 100)
        kiosk.move(0, 140, 100)
        #expect(kiosk.takeStates() == [])
        kiosk.move(0, 190, 100)
        #expect(kiosk.takeStates().first == "pan began")
        kiosk.up()
        (press.isWaitedFor, press.prevents, press.isPrevented) = (false, false, false)
        _ = kiosk.take()
        kiosk.down(0, 100, 100)
        kiosk.simulator.advance(1)
        kiosk.move(0, 190, 100)
        #expect(Set(kiosk.takeStates()) == ["press began", "press changed", "pan began"])
        kiosk.up()
        (press.prevents, press.isPrevented) = (true, true)
        _ = kiosk.take()
        kiosk.down(0, 100, 100)
        kiosk.move(0, 140, 100)
        kiosk.simulator.advance(1)
        #expect(kiosk.takeStates() == ["pan began"])
        kiosk.up()
    }

    // MARK: Touches that are kept back

    @Test(
        "A recognizer that delays touches lets its view know of them when it has failed, and never when it recognizes")
    func delayedTouches() {
        let pan = UIPanGestureRecognizer()
        pan.delaysTouchesBegan = true
        kiosk.watch(pan, "pan")
        kiosk.down(0, 100, 100)
        kiosk.simulator.advance(1)
        #expect(kiosk.take() == [])
        kiosk.up()
        #expect(kiosk.take() == ["view began", "view ended"])
        kiosk.down(0, 100, 100)
        kiosk.move(0, 160, 100)
        kiosk.up()
        #expect(kiosk.take() == ["pan began", "pan ended"])
        pan.cancelsTouchesInView = false
        kiosk.down(0, 100, 100)
        kiosk.move(0, 160, 100)
        kiosk.up()
        #expect(kiosk.take() == ["pan began", "pan ended"])
        kiosk.down(0, 100, 100)
        pan.isEnabled = false
        #expect(kiosk.take() == ["view began"])
        kiosk.up()
    }

    @Test("A touch that is kept back by one and taken by another is never known to the view")
    func delayedAndTaken() {
        let (press, pan) = (UILongPressGestureRecognizer(), UIPanGestureRecognizer())
        press.delaysTouchesBegan = true
        kiosk.watch(press, "press")
        kiosk.watch(pan, "pan")
        kiosk.down(0, 100, 100)
        kiosk.move(0, 180, 100)
        kiosk.up()
        #expect(kiosk.take() == ["pan began", "pan ended"])
    }

    @Test("One that had to wait does not begin when the other has recognized before, although both may go on")
    func lateRival() {
        let (press, pan) = pressAndPan()
        judge.simultaneous = true
        (press.delegate, pan.delegate) = (judge, judge)
        judge.waits = { $0 === pan && $1 === press }
        kiosk.down(0, 100, 100)
        kiosk.simulator.advance(1)
        kiosk.move(0, 180, 100)
        kiosk.up()
        #expect(kiosk.takeStates().allSatisfy { $0.hasPrefix("press") })
    }

    @Test("A recognizer that is turned off while it is asked does not begin")
    func turnedOffWhileAsked() {
        let (_, pan) = pressAndPan()
        pan.delegate = judge
        judge.waits = { recognizer, _ in
            recognizer.isEnabled = false
            return false
        }
        kiosk.down(0, 100, 100)
        kiosk.move(0, 180, 100)
        kiosk.up()
        #expect(!kiosk.takeStates().contains("pan began"))
    }

    @Test("A delaying recognizer that fails with the finger's coming keeps nothing back, and a view is told once")
    func failedAtOnce() {
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 0
        tap.delaysTouchesBegan = true
        kiosk.watch(tap, "tap")
        kiosk.down(0, 100, 100)
        #expect(kiosk.take() == ["view began"])
        kiosk.up()
        #expect(kiosk.take() == ["view ended"])
    }

    @Test("Fingers that are taken away were never known to a view that they were kept back from")
    func delayedAndCancelled() {
        let pan = UIPanGestureRecognizer()
        pan.delaysTouchesBegan = true
        kiosk.watch(pan, "pan")
        kiosk.down(0, 100, 100)
        kiosk.simulator.inject(.focus(false))
        kiosk.simulator.inject(.focus(true))
        #expect(kiosk.take() == [])
    }

    /// How a recognizer that is waited for may go.
    enum Going: CaseIterable {
        case disabled, removed, lost, lostWithView
    }

    /// A view in the middle of the kiosk's, which can go.
    private func innerView() -> UIView {
        let inner = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        kiosk.view.addSubview(inner)
        return inner
    }

    private func letGo(_ rival: inout UIGestureRecognizer?, _ inner: inout UIView?, _ going: Going) {
        switch going {
        case .disabled: rival?.isEnabled = false
        case .removed: rival.map { $0.view?.removeGestureRecognizer($0) }
        case .lost:
            rival.map { $0.view?.removeGestureRecognizer($0) }
            rival = nil
        case .lostWithView:
            inner?.removeFromSuperview()
            (inner, rival) = (nil, nil)
        }
    }

    @Test("A pan goes on when the press that it waits for goes", arguments: Going.allCases)
    func pressGoes(going: Going) {
        var inner: UIView? = innerView()
        let pan = kiosk.watch(UIPanGestureRecognizer(), "pan")
        var rival: UIGestureRecognizer? = {
            let press = UILongPressGestureRecognizer()
            press.allowableMovement = 500
            press.minimumPressDuration = 5
            return kiosk.watch(press, "press", on: inner)
        }()
        rival.map { pan.require(toFail: $0) }
        kiosk.down(0, 100, 100)
        kiosk.move(0, 140, 100)
        #expect(kiosk.takeStates() == [])
        letGo(&rival, &inner, going)
        kiosk.move(0, 170, 100)
        #expect(kiosk.takeStates().first == "pan began", "\(going)")
        kiosk.up()
        #expect(pan.state == .possible)
        kiosk.down(0, 20, 20)
        kiosk.move(0, 80, 20)
        kiosk.up()
        #expect(kiosk.takeStates().suffix(2) == ["pan began", "pan ended"], "\(going)")
    }

    @Test(
        "A single tap comes when the double one goes that it waits for, and so does the next",
        arguments: Going.allCases)
    func doubleTapGoes(going: Going) {
        var inner: UIView? = innerView()
        let single = kiosk.watch(UITapGestureRecognizer(), "single")
        var rival: UIGestureRecognizer? = {
            let double = UITapGestureRecognizer()
            double.numberOfTapsRequired = 2
            return kiosk.watch(double, "double", on: inner)
        }()
        rival.map { single.require(toFail: $0) }
        kiosk.tap()
        #expect(kiosk.takeStates() == [])
        letGo(&rival, &inner, going)
        kiosk.simulator.advance(1)
        #expect(kiosk.takeStates() == ["single ended"], "\(going)")
        for _ in 0..<2 {
            kiosk.tap()
            kiosk.simulator.advance(1)
            #expect(kiosk.takeStates() == ["single ended"] && single.state == .possible, "\(going)")
        }
    }

    // MARK: One wins

    @Test("The inner of two equal recognizers wins")
    func innerWins() {
        let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        kiosk.view.addSubview(inner)
        kiosk.watch(UITapGestureRecognizer(), "outer")
        kiosk.watch(UITapGestureRecognizer(), "inner", on: inner)
        kiosk.tap(100, 100)
        #expect(kiosk.takeStates() == ["inner ended"])
        kiosk.tap(20, 20)
        #expect(kiosk.takeStates() == ["outer ended"])
    }

    @Test("A pan that has begun keeps a press from beginning")
    func firstWins() {
        kiosk.watch(UIPanGestureRecognizer(), "pan")
        let press = UILongPressGestureRecognizer()
        press.allowableMovement = 500
        kiosk.watch(press, "press")
        kiosk.down(0, 100, 100)
        kiosk.move(0, 150, 100)
        kiosk.simulator.advance(1)
        kiosk.up()
        #expect(kiosk.takeStates() == ["pan began", "pan ended"])
    }

    @Test("A delegate lets two recognize at the same time", arguments: [false, true])
    func simultaneous(isSecond: Bool) {
        let pan = kiosk.watch(UIPanGestureRecognizer(), "a")
        let other = kiosk.watch(UIPanGestureRecognizer(), "b")
        (isSecond ? other : pan).delegate = judge
        judge.simultaneous = true
        kiosk.down(0, 100, 100)
        kiosk.move(0, 150, 100)
        #expect(kiosk.takeStates() == ["a began", "b began"])
        kiosk.up()
        judge.simultaneous = false
        _ = kiosk.take()
        kiosk.down(0, 100, 100)
        kiosk.move(0, 150, 100)
        kiosk.up()
        #expect(kiosk.takeStates() == ["a began", "a ended"])
    }

    // MARK: Delegates

    @Test("A delegate that says no makes a recognizer fail, and the view keeps its touch")
    func shouldBegin() {
        kiosk.watch(UITapGestureRecognizer(), "tap").delegate = judge
        judge.begins = false
        kiosk.tap()
        #expect(kiosk.take() == ["view began", "view ended"] && judge.asked == ["begin tap"])
        judge.begins = true
        kiosk.tap()
        #expect(kiosk.takeStates() == ["tap ended"])
    }

    @Test("A delegate keeps touches away from a recognizer")
    func shouldReceive() {
        kiosk.watch(UITapGestureRecognizer(), "tap").delegate = judge
        judge.receives = { recognizer, touch in touch.location(in: recognizer.view).x > 150 }
        kiosk.tap(100, 100)
        kiosk.tap(200, 100)
        #expect(kiosk.takeStates() == ["tap ended"])
        #expect(judge.asked == ["begin tap"])
    }

    @Test("cancelsTouchesInView off leaves the view its touches")
    func viewKeepsTouches() {
        let pan = kiosk.watch(UIPanGestureRecognizer(), "pan")
        pan.cancelsTouchesInView = false
        kiosk.down(0, 100, 100)
        kiosk.move(0, 150, 100)
        kiosk.up()
        #expect(kiosk.take() == ["view began", "pan began", "view moved", "pan ended", "view ended"])
    }

    // MARK: Faults

    @Test("A recognizer that goes, with its view or without, in its own action harms nobody")
    func goingInAction() {
        let pan = kiosk.watch(UIPanGestureRecognizer(), "pan")
        pan.addAction { if $0.state == .began { $0.view?.removeFromSuperview() } }
        let tap = kiosk.watch(UITapGestureRecognizer(), "tap")
        tap.addAction { $0.view?.removeGestureRecognizer($0) }
        kiosk.tap()
        kiosk.tap()
        #expect(kiosk.takeStates() == ["tap ended"])
        kiosk.down(0, 100, 100)
        kiosk.move(0, 150, 100)
        kiosk.move(0, 180, 100)
        kiosk.up()
        #expect(kiosk.view.superview == nil && kiosk.simulator.liveTouchCount == 0)
        #expect(kiosk.takeStates().last == "pan ended" && pan.state == .possible)
    }

    @Test("A finger whose end never came is found lost, and recognizers and views hear that it was cancelled")
    func lostEnd() {
        let press = kiosk.watch(UILongPressGestureRecognizer(), "press")
        kiosk.simulator.pressedPointers = [.finger(0)]
        kiosk.down(0, 100, 100)
        kiosk.simulator.advance(2)
        #expect(press.state == .began)
        kiosk.simulator.pressedPointers = []
        kiosk.simulator.advance(2)
        #expect(kiosk.takeStates() == ["press began", "press cancelled"])
        #expect(kiosk.simulator.liveTouchCount == 0 && press.state == .possible)
    }

    @Test("A finger that goes down twice was taken away in between")
    func doubleDown() {
        kiosk.down(0, 100, 100)
        kiosk.down(0, 150, 100)
        kiosk.up()
        kiosk.up()
        #expect(kiosk.take() == ["view began", "view cancelled", "view began", "view ended"])
    }

    @Test("A subclass sets its state as on iOS")
    func subclass() {
        final class Circle: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        }
        let circle = kiosk.watch(Circle(), "circle")
        kiosk.down(0, 100, 100)
        kiosk.move(0, 101, 100)
        kiosk.up()
        #expect(kiosk.take() == ["view cancelled", "circle began", "circle changed", "circle ended"])
        #expect(circle.state == .possible)
    }
}
