import Testing
import UIKitSimulator

/// Fingers that do anything: whatever they did, when they are up everything is as new.
@MainActor @Suite("Random fingers")
final class RandomFingerTests {
    /// Scroll views inside each other with controls, and recognizers that wait for each other.
    @MainActor
    private final class Playground {
        let sim = Simulator(size: CGSize(width: 300, height: 300))
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let inner = UIScrollView(frame: CGRect(x: 20, y: 20, width: 200, height: 150))
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 44))
        let toggle = UISwitch(frame: CGRect(x: 120, y: 20, width: 51, height: 31))
        let pad = UIView(frame: CGRect(x: 20, y: 180, width: 200, height: 110))
        let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        let (press, pan) = (UILongPressGestureRecognizer(), UIPanGestureRecognizer())
        var log: [String] = []

        init() {
            outer.contentSize = CGSize(width: 300, height: 900)
            inner.contentSize = CGSize(width: 500, height: 400)
            inner.isPagingEnabled = true
            pad.isMultipleTouchEnabled = true
            double.numberOfTapsRequired = 2
            single.require(toFail: double)
            pan.require(toFail: press)
            sim.window.addSubview(outer)
            outer.addSubview(inner)
            outer.addSubview(pad)
            inner.addSubview(button)
            inner.addSubview(toggle)
            button.addAction(UIAction { [weak self] _ in self?.log.append("button") }, for: .touchUpInside)
            for recognizer in recognizers {
                pad.addGestureRecognizer(recognizer)
                recognizer.addAction { [weak self] in
                    if $0.state == .ended { self?.log.append($0 === self?.single ? "single" : "other") }
                }
            }
            sim.frame()
        }

        var recognizers: [UIGestureRecognizer] { [single, double, press, pan] }
        var controls: [UIControl] { [button, toggle] }
        var scrolls: [UIScrollView] { [outer, inner] }
    }

    @Test("After any number of fingers nothing is stuck, and a tap is a tap", arguments: 0..<6)
    func anything(round: Int) {
        var random = SeededGenerator(UInt64(round) * 7919)
        let place = Playground()
        for burst in 0..<12 {
            for _ in 0..<40 { act(on: place, with: &random) }
            restore(place)
            let note: Comment = "burst \(burst) of round \(round), seed \(SeededGenerator.seed)"
            #expect(place.sim.liveTouchCount == 0, note)
            for recognizer in place.recognizers + place.scrolls.map(\.panGestureRecognizer) {
                #expect(recognizer.state == .possible && recognizer.numberOfTouches == 0, note)
            }
            for control in place.controls { #expect(!control.isTracking && !control.isHighlighted, note) }
            for scroll in place.scrolls {
                #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating, note)
                let offset = scroll.contentOffset
                #expect(offset.y >= 0 && offset.y <= scroll.contentSize.height - scroll.bounds.height, note)
            }
            #expect(place.sim.timerCount == 0 && place.sim.secondsToNextFrame == nil, note)
            #expect(place.sim.areaMissedByDamage() == nil, note)
            for scroll in place.scrolls { scroll.contentOffset = .zero }
            place.log = []
            place.sim.tap(place.button)
            place.sim.advance(1)
            place.sim.tap(place.pad)
            place.sim.advance(1)
            #expect(place.log == ["button", "single"], note)
        }
    }

    private func act(on place: Playground, with random: inout SeededGenerator) {
        let finger = Int.random(in: 0..<3, using: &random)
        let point = CGPoint(
            x: CGFloat(Double.random(in: 0...300, using: &random)),
            y: CGFloat(Double.random(in: 0...300, using: &random)))
        switch Int.random(in: 0..<24, using: &random) {
        case 0..<7: place.sim.touchDown(finger, at: point)
        case 7..<14: place.sim.touchMove(finger, to: point)
        case 14..<18: place.sim.touchUp(finger)
        case 18: place.sim.advance(Double.random(in: 0...0.8, using: &random))
        case 19:
            place.sim.inject(.focus(false))
            place.sim.inject(.focus(true))
        case 20: place.recognizers.randomElement(using: &random)?.isEnabled.toggle()
        case 21: place.controls.randomElement(using: &random)?.isEnabled.toggle()
        case 22: place.scrolls.randomElement(using: &random)?.isScrollEnabled.toggle()
        default:
            let view = [place.pad, place.button, place.inner].randomElement(using: &random)
            let parent = view === place.button ? place.inner : place.outer
            if view?.superview == nil { view.map(parent.addSubview) } else { view?.removeFromSuperview() }
        }
        if Bool.random(using: &random) { place.sim.advance(1 / 60) }
    }

    /// Takes the fingers up and everything back to where it was, and waits.
    private func restore(_ place: Playground) {
        for finger in 0..<3 { place.sim.touchUp(finger) }
        place.outer.addSubview(place.inner)
        place.outer.addSubview(place.pad)
        place.inner.addSubview(place.button)
        for recognizer in place.recognizers { recognizer.isEnabled = true }
        for control in place.controls { control.isEnabled = true }
        for scroll in place.scrolls { scroll.isScrollEnabled = true }
        place.sim.advance(6)
    }
}
