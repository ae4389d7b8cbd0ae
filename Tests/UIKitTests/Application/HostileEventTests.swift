import HostInterface
import Testing
import UIKitSimulator

@testable import UIKit

/// What a broken touchscreen, a lost cable or a minimised window does: nothing worse than nothing.
@MainActor @Suite struct HostileEventTests {
    private func pointer(
        _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, finger: Int64 = 1, time: Double = 0
    ) -> InputEvent {
        .pointer(PointerEvent(id: .finger(finger), phase: phase, point: InputPoint(x: x, y: y), time: time))
    }

    private static let badNumbers = [
        Double.nan, .infinity, -.infinity, 1e30, -1e30, .greatestFiniteMagnitude, -0.0, .leastNonzeroMagnitude,
    ]

    @Test func coordinatesThatAreNoPlacesAreIgnored() {
        let sim = Simulator(size: CGSize(width: 400, height: 480), scale: 0.5)
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 44))
        sim.window.addSubview(field)
        sim.tap(field)
        for x in Self.badNumbers {
            for y in Self.badNumbers + [100] {
                sim.inject(pointer(.began, x, y))
                sim.inject(pointer(.moved, y, x))
                sim.inject(pointer(.ended, x, y))
                sim.inject(.wheel(WheelEvent(point: InputPoint(x: x, y: y), deltaX: y, deltaY: x)))
            }
        }
        sim.advance(1)
        #expect(sim.liveTouchCount == 0)
        sim.tapKey("A")
        #expect(field.text == "A")
    }

    @Test func anEndWithoutAPlaceStillEndsTheTouch() {
        let sim = Simulator(size: CGSize(width: 400, height: 480), scale: 0.5)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 10, y: 10, width: 100, height: 44)
        var uses = 0
        button.addAction(UIAction { _ in uses += 1 }, for: .touchUpInside)
        sim.window.addSubview(button)
        sim.inject(pointer(.began, 20, 20))
        #expect(button.isHighlighted)
        sim.inject(pointer(.ended, .nan, .nan))
        #expect(!button.isHighlighted)
        #expect(uses == 1)
        #expect(sim.liveTouchCount == 0)
    }

    @Test(arguments: [(2e6, 20.0), (-2e6, 20), (20, 2e6), (20, -2e6), (.infinity, 20), (20, -.infinity)])
    func aFingerThatSeemsToBeFarFromAnyScreenStaysWhereItWas(x: Double, y: Double) {
        let sim = Simulator(size: CGSize(width: 400, height: 480), scale: 0.5)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 10, y: 10, width: 100, height: 44)
        var uses = 0
        button.addAction(UIAction { _ in uses += 1 }, for: .touchUpInside)
        sim.window.addSubview(button)
        sim.inject(pointer(.began, x, y, finger: 2))
        #expect(sim.liveTouchCount == 0)
        sim.inject(pointer(.began, 20, 20))
        sim.inject(pointer(.moved, x, y))
        #expect(button.isHighlighted)
        sim.inject(pointer(.ended, x, y))
        #expect(uses == 1 && sim.liveTouchCount == 0)
        sim.inject(.pointer(PointerEvent(id: .mouse(button: 1), phase: .began, point: InputPoint(x: x, y: y), time: 1)))
        #expect(sim.liveTouchCount == 0)
    }

    @Test func aFingerThatGoesDownTwiceIsCancelledOnce() {
        let sim = Simulator(size: CGSize(width: 400, height: 480), scale: 0.5)
        let view = TouchCounter(frame: sim.window.bounds)
        sim.window.addSubview(view)
        sim.inject(pointer(.began, 20, 20))
        sim.inject(pointer(.began, 30, 30))
        #expect(view.counts == [.began: 2, .cancelled: 1])
        sim.inject(pointer(.ended, 30, 30))
        sim.inject(pointer(.ended, 30, 30))
        sim.inject(pointer(.moved, 30, 30))
        #expect(view.counts == [.began: 2, .cancelled: 1, .ended: 1])
    }

    @Test func losingTheFocusCancelsEveryTouchOnce() {
        let sim = Simulator(size: CGSize(width: 400, height: 480), scale: 0.5)
        let view = TouchCounter(frame: sim.window.bounds)
        view.isMultipleTouchEnabled = true
        sim.window.addSubview(view)
        for finger in 1...5 { sim.inject(pointer(.began, 20, 20, finger: Int64(finger))) }
        sim.inject(.focus(false))
        sim.inject(.focus(false))
        #expect(view.counts == [.began: 5, .cancelled: 5])
        for finger in 1...5 { sim.inject(pointer(.ended, 20, 20, finger: Int64(finger))) }
        #expect(view.counts == [.began: 5, .cancelled: 5])
    }

    @Test func aTouchThatTheHostNeverKnewOfIsCancelledWithinTwoSeconds() {
        let sim = Simulator(size: CGSize(width: 400, height: 480), scale: 0.5)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 10, y: 10, width: 100, height: 44)
        var uses = 0
        button.addAction(UIAction { _ in uses += 1 }, for: .touchUpInside)
        sim.window.addSubview(button)
        for pause in [0, 0.3, 0.6, 0.9] {
            // Another touch, so that the checks do not begin with the lost one.
            sim.touchDown(7, at: CGPoint(x: 300, y: 300))
            sim.advance(pause)
            sim.inject(pointer(.began, 20, 20, time: 1))
            sim.pressedPointers = [.finger(7)]
            #expect(button.isHighlighted)
            sim.advance(1.95)
            #expect(!button.isHighlighted && sim.liveTouchCount == 1)
            sim.touchUp(7)
        }
        #expect(uses == 0)
        for _ in 0..<5 { sim.tap(button) }
        #expect(uses == 5)
    }

    @Test func aTouchIsLeftAloneWhereTheHostKnowsItOrCannotTell() {
        for pressed: Set<PointerID>? in [[.finger(1)], nil] {
            let sim = Simulator(size: CGSize(width: 400, height: 480), scale: 0.5)
            let view = TouchCounter(frame: sim.window.bounds)
            sim.window.addSubview(view)
            sim.inject(pointer(.began, 20, 20))
            sim.pressedPointers = pressed
            sim.advance(10)
            #expect(view.counts == [.began: 1])
        }
    }

    @Test func onlySoManyFingersAreDownAtOnce() {
        let sim = Simulator(size: CGSize(width: 400, height: 480), scale: 0.5)
        let view = TouchCounter(frame: sim.window.bounds)
        view.isMultipleTouchEnabled = true
        sim.window.addSubview(view)
        for finger in 1...1000 { sim.inject(pointer(.began, 20, 20, finger: Int64(finger))) }
        #expect(sim.liveTouchCount == 16)
        #expect(view.counts == [.began: 1000, .cancelled: 984])
        // The youngest stay.
        for finger in 985...1000 { sim.inject(pointer(.ended, 20, 20, finger: Int64(finger))) }
        #expect(view.counts == [.began: 1000, .cancelled: 984, .ended: 16])
    }

    @Test(arguments: [
        CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 0, height: 300), CGSize(width: 300, height: 0),
    ])
    func aWindowOfNoSizeIsLeftAndComesBack(size: CGSize) {
        let sim = Simulator(size: CGSize(width: 400, height: 480))
        let form = TestForm(in: sim.window, fieldCount: 3, nesting: 1)
        form.fields[2].becomeFirstResponder()
        sim.advance(0.4)
        sim.resize(to: size)
        sim.type("x")
        sim.advance(1)
        sim.tap(CGPoint(x: 0.5, y: 0.5))
        if size.width > 0, size.height > 0 { #expect(!sim.frame().damage.contains { !$0.isFinite }) }
        sim.resize(to: CGSize(width: 400, height: 480))
        #expect(sim.window.bounds == CGRect(x: 0, y: 0, width: 400, height: 480))
        sim.advance(0.5)
        #expect(sim.areaMissedByDamage() == nil)
        // In a window of one pixel the tap hits whatever key is there.
        #expect(form.fields[2].text?.first == "x")
    }

    @Test func aProgramCanBeginInAWindowOfNoSize() {
        let sim = Simulator(size: .zero)
        let form = TestForm(in: sim.window, fieldCount: 2, nesting: 2)
        form.fields[0].becomeFirstResponder()
        sim.type("ab")
        sim.advance(1)
        #expect(form.fields[0].text == "ab")
        #expect(sim.pngData().isEmpty)
        sim.resize(to: CGSize(width: 320, height: 480))
        sim.advance(0.5)
        #expect(sim.keyboardFrame.height == 216)
        #expect(!sim.pngData().isEmpty)
    }

    @Test func framesThatAreNoRectanglesAreRefused() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        for bad in [Double.nan, .infinity, -.infinity] {
            view.frame = CGRect(x: bad, y: 0, width: 10, height: 10)
            view.frame = CGRect(x: 0, y: 0, width: bad, height: 10)
            view.bounds = CGRect(x: 0, y: bad, width: 10, height: 10)
            view.center = CGPoint(x: bad, y: 0)
            view.transform = CGAffineTransform(scaleX: bad, y: 1)
            view.alpha = bad
        }
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect((0...1).contains(view.alpha))
        view.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
        #expect(view.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
    }

    @Test func aFloodOfMovesIsOneMoveAFrame() {
        let sim = Simulator(size: CGSize(width: 400, height: 480), scale: 0.5)
        let view = TouchCounter(frame: sim.window.bounds)
        sim.window.addSubview(view)
        sim.receive(pointer(.began, 20, 20))
        for step in 0..<10_000 { sim.receive(pointer(.moved, Double(step % 300), 30)) }
        sim.frame()
        #expect(view.counts == [.began: 1, .moved: 1])
        sim.receive(pointer(.ended, 20, 20))
        #expect(view.counts == [.began: 1, .moved: 1, .ended: 1])
    }

    /// Random events of every kind, of which most make no sense.
    @Test func aFuzzedStreamLeavesNothingBehind() {
        var random = SeededGenerator(7)
        let sim = Simulator(size: CGSize(width: 400, height: 480), scale: 0.25)
        let form = TestForm(in: sim.window, fieldCount: 5, nesting: 2)
        UIApplication.shared.isMotionReduced = true
        let application = UIApplication.shared
        func number() -> Double {
            Int.random(in: 0..<8, using: &random) == 0
                ? Self.badNumbers.randomElement(using: &random) ?? 0 : Double.random(in: -50...550, using: &random)
        }
        for step in 0..<20_000 {
            let finger = Int64.random(in: -1...4, using: &random)
            switch Int.random(in: 0..<14, using: &random) {
            case 0...2: sim.receive(pointer(.began, number(), number(), finger: finger, time: number()))
            case 3...5: sim.receive(pointer(.moved, number(), number(), finger: finger, time: number()))
            case 6...7: sim.receive(pointer(.ended, number(), number(), finger: finger, time: number()))
            case 8: sim.receive(pointer(.cancelled, number(), number(), finger: finger))
            case 9:
                sim.receive(
                    .key(
                        KeyEvent(
                            usage: Int.random(in: -3...300, using: &random), characters: "a",
                            modifiers: KeyEvent.Modifiers(rawValue: Int.random(in: 0...63, using: &random)),
                            isDown: Bool.random(using: &random), isRepeat: Bool.random(using: &random),
                            time: number())))
            case 10:
                sim.receive(
                    .composition(
                        CompositionEvent(
                            text: ["", "k", "漢字", "e\u{301}"].randomElement(using: &random) ?? "",
                            selectionStart: Int.random(in: -5...9, using: &random),
                            selectionLength: Int.random(in: -5...9, using: &random))))
            case 11: sim.receive(.text(["x", "é", "👨‍👩‍👧", "\n"].randomElement(using: &random) ?? ""))
            case 12: sim.receive(.focus(Bool.random(using: &random)))
            default:
                sim.passTime(Double.random(in: 0...0.3, using: &random))
                sim.frame()
            }
            if step % 1000 == 999 {
                #expect(form.fields.count { $0.isFirstResponder } <= 1)
                #expect(form.fields.count { $0.isEditing } == form.fields.count { $0.isFirstResponder })
            }
        }
        sim.receive(.focus(true))
        sim.receive(.focus(false))
        #expect(sim.liveTouchCount == 0, "seed \(SeededGenerator.seed)")
        #expect(application.inputContext.keyboard?.litKeys ?? [] == [])
    }
}

/// Counts what it is told of touches.
final class TouchCounter: UIView {
    var counts: [UITouch.Phase: Int] = [:]

    private func count(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        counts[phase, default: 0] += touches.count
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count(.began, touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { count(.moved, touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { count(.ended, touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { count(.cancelled, touches) }
}
