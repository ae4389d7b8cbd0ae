import Testing
import UIKitSimulator

/// Buttons: what they show in which state, and where.
@MainActor @Suite("Buttons")
final class ButtonTests {
    private lazy var sim = Simulator(size: CGSize(width: 400, height: 200))

    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
            $0.setFillColor(UIColor.red.cgColor)
            $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    @Test("A state without a look of its own has that of the normal one, part by part")
    func states() {
        let button = UIButton(type: .custom)
        button.setTitle("On", for: .normal)
        button.setTitle("Off", for: .disabled)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.green, for: .selected)
        #expect(button.currentTitle == "On" && button.titleLabel?.text == "On" && button.titleLabel?.textColor == .red)
        button.isEnabled = false
        #expect(button.currentTitle == "Off" && button.currentTitleColor == .red)
        button.isEnabled = true
        button.isSelected = true
        #expect(button.currentTitle == "On" && button.titleLabel?.textColor == .green)
        #expect(button.title(for: .disabled) == "Off" && button.title(for: .highlighted) == nil)
        #expect(button.titleColor(for: .selected) == .green && button.accessibilityLabel == "On")
    }

    @Test("A system button has the tint colour, and is faint when it cannot be used")
    func tint() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        #expect(button.currentTitleColor == .systemBlue && UIButton(type: .custom).currentTitleColor == .white)
        button.tintColor = .orange
        #expect(button.titleLabel?.textColor == .orange)
        button.isEnabled = false
        #expect(button.titleLabel?.textColor == .tertiaryLabel)
    }

    @Test("Picture and title stand side by side, aligned as asked for")
    func layout() throws {
        _ = sim
        let button = UIButton(type: .custom)
        button.setTitle("Go", for: .normal)
        button.setImage(picture(20, 20), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        sim.window.addSubview(button)
        let (image, label) = (try #require(button.imageView), try #require(button.titleLabel))
        func places() -> (image: CGRect, label: CGRect) {
            sim.frame()
            return (image.frame, label.frame)
        }
        let centred = places()
        #expect(centred.label.minX - centred.image.maxX == 8 && centred.image.midY == 30)
        #expect(abs(centred.image.minX + centred.label.maxX - 200) < 1e-6)
        button.contentHorizontalAlignment = .leading
        button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        #expect(places().image.minX == 10)
        button.semanticContentAttribute = .forceRightToLeft
        var mirrored = places()
        #expect(mirrored.image.maxX == 190 && abs(mirrored.image.minX - mirrored.label.maxX - 8) < 1e-6)
        button.contentHorizontalAlignment = .trailing
        mirrored = places()
        #expect(mirrored.label.minX == 10 && abs(mirrored.image.minX - mirrored.label.maxX - 8) < 1e-6)
        button.semanticContentAttribute = .unspecified
        #expect(abs(places().label.maxX - 190) < 1e-6)
        button.contentHorizontalAlignment = .right
        button.contentVerticalAlignment = .bottom
        #expect(abs(places().label.maxX - 190) < 1e-6 && abs(places().image.maxY - 55) < 1e-6)
        button.frame.size.width = 50
        #expect(places().label.width <= 50 - 20 - 20 - 8 + 1e-6, "The title is cut short, not the picture.")
        let wanted = button.sizeThatFits(.zero)
        #expect(wanted.width > 48 && wanted.height >= 30)
        #expect(button.intrinsicContentSize == wanted)
    }

    @Test("A finger dims the title, and it comes back")
    func dimming() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.frame = CGRect(x: 10, y: 10, width: 100, height: 44)
        sim.window.addSubview(button)
        sim.touchDown(0, at: CGPoint(x: 50, y: 30))
        #expect(button.titleLabel?.alpha == 0.3)
        sim.touchUp(0)
        #expect(button.titleLabel?.alpha == 1)
    }

    @Test("Ready-made buttons draw their sign", arguments: [UIButton.ButtonType.close, .contactAdd, .infoLight])
    func signs(type: UIButton.ButtonType) {
        let button = UIButton(type: type)
        button.sizeToFit()
        button.frame.origin = CGPoint(x: 20, y: 20)
        sim.window.addSubview(button)
        sim.frame()
        #expect(button.bounds.width >= 22 && button.bounds.height >= 22 && button.buttonType == type)
        let row = stride(from: button.frame.minX, to: button.frame.maxX, by: 0.5)
        #expect(row.contains { sim.color(at: CGPoint(x: $0, y: button.frame.midY)) != .white })
    }
}
