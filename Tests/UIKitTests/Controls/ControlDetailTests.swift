import Testing
import UIKitSimulator

/// Looks of controls under a finger, when they cannot be used, and when there is too little room.
@MainActor @Suite("Details of controls")
final class ControlDetailTests {
    /// Made in the test: other tests may run between the making of a suite and its test.
    private lazy var simulator = Simulator(size: CGSize(width: 300, height: 200))

    @Test("The knob of a switch gives way under a finger, on the side where it is", arguments: [false, true])
    func knob(isOn: Bool) throws {
        let control = UISwitch(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
        control.isOn = isOn
        simulator.window.addSubview(control)
        simulator.frame()
        let knob = try #require(control.subviews.first?.subviews.first)
        let rest = knob.frame
        simulator.touchDown(0, at: CGPoint(x: 45, y: 35))
        #expect(knob.frame.width > rest.width)
        #expect(isOn ? knob.frame.maxX == rest.maxX : knob.frame.minX == rest.minX)
        simulator.touchMove(0, to: CGPoint(x: 45, y: 190))
        simulator.advance(0.1)
        simulator.touchUp(0)
        #expect(knob.frame == rest && control.isOn == isOn)
    }

    @Test("A title that is too long is cut at the button's insets")
    func longTitle() throws {
        let button = UIButton(type: .system)
        button.setTitle(String(repeating: "long ", count: 20), for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 15)
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
        simulator.window.addSubview(button)
        simulator.frame()
        let label = try #require(button.titleLabel)
        #expect(label.frame.minX == 10 && label.frame.maxX == 105)
    }

    @Test("The picture of a button that cannot be used is faint")
    func disabledPicture() throws {
        _ = simulator
        let button = UIButton(type: .custom)
        button.setImage(
            UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in UIColor.black.setFill() },
            for: .normal)
        let picture = try #require(button.imageView)
        button.isEnabled = false
        #expect(picture.alpha < 0.5)
        button.isEnabled = true
        #expect(picture.alpha == 1)
    }

    @Test("A label makes its letters smaller where they do not fit, and only there")
    func shrinking() {
        _ = simulator
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        label.text = "several words in several lines"
        label.numberOfLines = 0
        let plain = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.2
        #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0) == plain)
        #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).height < plain.height / 2)
        label.numberOfLines = 2
        label.frame.size.height = 44
        let two = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 2)
        label.adjustsFontSizeToFitWidth = false
        #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 2).height > two.height)
    }
}
