import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Sliders: slid, set, stepped.
@MainActor @Suite("Sliders")
final class SliderTests {
    private lazy var sim = Simulator(size: CGSize(width: 400, height: 200))
    private let slider = UISlider(frame: CGRect(x: 50, y: 50, width: 300, height: 34))
    private var changes: [Float] = []

    @MainActor private final class Listener {
        var phases: [UITouch.Phase?] = []
        func changed(_ slider: UISlider, event: UIEvent?) { phases.append(event?.allTouches?.first?.phase) }
    }

    private func begin() {
        sim.window.addSubview(slider)
        slider.addAction(UIAction { [unowned self] _ in changes.append(slider.value) }, for: .valueChanged)
        sim.frame()
    }

    /// The middle of the thumb, in the window.
    private var thumb: CGPoint {
        let rect = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
        return slider.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    private func slide(from start: CGPoint, by distance: CGFloat) {
        sim.touchDown(0, at: start)
        sim.touchMove(0, to: CGPoint(x: start.x + distance, y: start.y))
        sim.frame()
        sim.touchUp(0)
    }

    @Test("The thumb follows a finger from wherever it was taken hold of, and beside it the line does nothing")
    func sliding() {
        begin()
        slide(from: CGPoint(x: 300, y: 67), by: 40)
        #expect(slider.value == 0 && changes == [])
        let start = thumb
        slide(from: CGPoint(x: start.x + 12, y: start.y - 9), by: 136)
        #expect(
            abs(slider.value - 0.5) < 0.01 && changes == [slider.value, slider.value]
                && abs(thumb.x - start.x - 136) < 1)
        slide(from: thumb, by: 900)
        #expect(slider.value == 1 && sim.areaMissedByDamage() == nil)
        slide(from: thumb, by: -900)
        #expect(slider.value == 0)
    }

    @Test("A value is brought between the least and the greatest one, and a program that sets it tells nobody")
    func setting() {
        begin()
        slider.value = 7
        #expect(slider.value == 1)
        slider.maximumValue = 10
        slider.setValue(7, animated: true)
        #expect(slider.value == 7 && slider.accessibilityValue == "70%")
        slider.minimumValue = 8
        #expect(slider.value == 8)
        slider.minimumValue = 20
        #expect(slider.maximumValue == 20 && slider.value == 20)
        slider.maximumValue = -5
        #expect(slider.minimumValue == -5 && slider.value == -5)
        slider.value = .nan
        slider.maximumValue = .infinity
        #expect(slider.value == -5 && slider.maximumValue == -5 && changes == [])
        slide(from: thumb, by: 50)
        #expect(changes == [] && sim.areaMissedByDamage() == nil)
    }

    @Test("One that is not continuous tells of the end, and of nothing when nothing has changed")
    func atTheEnd() {
        begin()
        slider.isContinuous = false
        sim.touchDown(0, at: thumb)
        sim.touchMove(0, to: CGPoint(x: 200, y: 67))
        sim.frame()
        #expect(changes == [] && slider.value > 0.4)
        sim.touchUp(0)
        #expect(changes == [slider.value])
        slide(from: thumb, by: 0)
        #expect(changes.count == 1)
    }

    @Test("Right to left the least value is at the right")
    func rightToLeft() {
        begin()
        slider.semanticContentAttribute = .forceRightToLeft
        sim.frame()
        #expect(thumb.x > 330)
        slide(from: thumb, by: -136)
        #expect(abs(slider.value - 0.5) < 0.01)
        #expect(sim.color(at: CGPoint(x: 340, y: 67)) == UIColor.systemBlue.resolvedColor(with: .current))
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("Steps are a tenth of the way, and are told of; none go beyond the ends, and none while it is off")
    func steps() {
        begin()
        slider.accessibilityDecrement()
        #expect(changes == [])
        for _ in 0..<12 { slider.accessibilityIncrement() }
        #expect(changes.count == 10 && slider.value == 1)
        slider.isEnabled = false
        slider.accessibilityDecrement()
        slide(from: thumb, by: -50)
        #expect(changes.count == 10)
    }

    @Test("What the slider stands in is scrolled beside the thumb, and not with it")
    func insideScrollView() {
        begin()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        scroll.contentSize = CGSize(width: 900, height: 200)
        scroll.addSubview(slider)
        sim.window.addSubview(scroll)
        slider.value = 1
        sim.frame()
        for (start, scrolls) in [(thumb.x, false), (200, true)] {
            sim.touchDown(0, at: CGPoint(x: start, y: 67))
            for step in 1...10 {
                sim.touchMove(0, to: CGPoint(x: start - CGFloat(step) * 10, y: 67))
                sim.frame()
            }
            sim.touchUp(0)
            #expect((scroll.contentOffset.x > 0) == scrolls && slider.value < 0.8)
        }
    }

    @Test("A keypad takes hold of it by return, moves it by arrows, and lets go by return, Esc, or an arrow across")
    func keypad() {
        let kiosk = KeypadKiosk { kiosk in
            self.slider.frame = CGRect(x: 20, y: 100, width: 300, height: 34)
            self.slider.accessibilityIdentifier = "slider"
            kiosk.simulator.window.addSubview(self.slider)
        }
        kiosk.arrow(.down)
        kiosk.use("slider")
        for _ in 0..<3 { kiosk.arrow(.right) }
        kiosk.arrow(.left)
        #expect(abs(slider.value - 0.2) < 0.001 && kiosk.keypad.isHolding)
        kiosk.enter()
        kiosk.arrow(.right)
        #expect(abs(slider.value - 0.2) < 0.001 && !kiosk.keypad.isHolding)
        kiosk.enter()
        kiosk.press(.keyboardEscape)
        kiosk.arrow(.right)
        #expect(abs(slider.value - 0.2) < 0.001)
        kiosk.enter()
        kiosk.arrow(.up)
        #expect(!kiosk.keypad.isHolding && kiosk.focused == "UITextField")
    }

    @Test("A picture takes the place of the thumb, in its own size and by states")
    func thumbPicture() {
        begin()
        let small = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 20)).image { _ in }
        let large = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
        slider.setThumbImage(small, for: .normal)
        slider.setThumbImage(large, for: .highlighted)
        #expect(slider.currentThumbImage === small && slider.thumbImage(for: .highlighted) === large)
        let track = slider.trackRect(forBounds: slider.bounds)
        let rect = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
        #expect(rect.size == small.size && rect.maxX == track.maxX + 2)
        slide(from: thumb, by: 100)
        #expect(slider.value > 0.3 && slider.value < 0.4)
        slider.isHighlighted = true
        #expect(slider.currentThumbImage === large)
        sim.frame()
        #expect(sim.areaMissedByDamage() == nil)
        slider.isHighlighted = false
        slider.setThumbImage(nil, for: .normal)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).width == 28)
    }

    @Test("A thumb that is larger while it is held moves the value by what the finger moves")
    func growingThumb() {
        begin()
        func picture(_ side: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
        }
        slider.setThumbImage(picture(10), for: .normal)
        slider.setThumbImage(picture(60), for: .highlighted)
        slider.value = 0.25
        sim.frame()
        sim.touchDown(0, at: thumb)
        sim.frame()
        sim.touchUp(0)
        #expect(slider.value == 0.25 && changes == [])
        slide(from: thumb, by: 1)
        #expect(slider.value > 0.25 && slider.value < 0.26)
    }

    @Test(
        "The end of a finger's way is told too, with a touch that has ended; a finger that moved nothing tells nothing")
    func lettingGo() {
        begin()
        let listener = Listener()
        slider.addTarget(listener, action: Listener.changed, for: .valueChanged)
        slide(from: thumb, by: 50)
        #expect(listener.phases == [.moved, .ended])
        slide(from: thumb, by: 0)
        #expect(listener.phases.count == 2)
        slider.isContinuous = false
        slide(from: thumb, by: 50)
        #expect(listener.phases == [.moved, .ended, .ended])
    }
}
