import Testing
import UIKitSimulator

/// Buttons: what they show in which state, and where.
@MainActor @Suite("Buttons")
final class ButtonTests {
    private let sim = Simulator(size: CGSize(width: 400, height: 200))

    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
            $0.cgContext.setFillColor(UIColor.red.cgColor)
            $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    @Test("A program's kind of button has its title laid out again like any other")
    func largerTitle() {
        final class Own: UIButton {}
        let sim = Simulator(size: CGSize(width: 300, height: 200))
        let (own, plain) = (Own(type: .system), UIButton(type: .system))
        for (index, button) in [own, plain].enumerated() {
            button.frame = CGRect(x: 0, y: CGFloat(index) * 80, width: 300, height: 70)
            button.setTitle("Title", for: .normal)
            sim.window.addSubview(button)
        }
        sim.frame()
        for button in [own, plain] { button.titleLabel?.font = .systemFont(ofSize: 40) }
        sim.frame()
        #expect(own.titleLabel?.frame == plain.titleLabel?.frame && (own.titleLabel?.frame.height ?? 0) > 40)
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

    @Test("A picture larger than the button is made as large as it, and one of the state's own is not dimmed")
    func largePicture() {
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 30, height: 20))
        button.contentEdgeInsets = UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)
        button.setImage(picture(300, 300), for: .normal)
        sim.window.addSubview(button)
        sim.frame()
        #expect(button.imageView?.frame == CGRect(x: 4, y: 2, width: 22, height: 16))
        #expect(button.intrinsicContentSize == CGSize(width: 308, height: 304))
        button.isHighlighted = true
        #expect(button.imageView.map { $0.alpha < 1 } == true)
        button.adjustsImageWhenHighlighted = false
        #expect(button.imageView?.alpha == 1)
        button.isEnabled = false
        #expect(button.imageView.map { $0.alpha < 1 } == true)
        button.adjustsImageWhenDisabled = false
        #expect(button.imageView?.alpha == 1)
        (button.isEnabled, button.isHighlighted, button.adjustsImageWhenHighlighted) = (true, false, true)
        button.setImage(picture(10, 10), for: .highlighted)
        button.isHighlighted = true
        sim.frame()
        #expect(button.imageView?.alpha == 1 && button.imageView?.frame.size == CGSize(width: 10, height: 10))
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
        button.backgroundColor = .blue
        sim.touchDown(0, at: CGPoint(x: 50, y: 30))
        #expect(button.titleLabel?.alpha == 1, "what has a ground is covered instead")
        sim.touchUp(0)
        let custom = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
        custom.setTitle("Go", for: .normal)
        sim.window.addSubview(custom)
        sim.touchDown(0, at: CGPoint(x: 50, y: 30))
        #expect(custom.isHighlighted && custom.titleLabel?.alpha == 1)
        sim.touchUp(0)
    }

    @Test("Ready-made buttons draw their sign", arguments: [UIButton.ButtonType.close, .contactAdd, .infoLight])
    func signs(type: UIButton.ButtonType) {
        let button = UIButton(type: type)
        let size = button.bounds.size
        button.sizeToFit()
        #expect(button.bounds.size == size && UIButton(type: .system).bounds.isEmpty)
        button.frame.origin = CGPoint(x: 20, y: 20)
        sim.window.addSubview(button)
        sim.frame()
        #expect(button.bounds.width >= 22 && button.bounds.height >= 22 && button.buttonType == type)
        let row = stride(from: button.frame.minX, to: button.frame.maxX, by: 0.5)
        #expect(row.contains { sim.color(at: CGPoint(x: $0, y: button.frame.midY)) != .white })
    }

    @Test("Ready-made buttons have a symbol until they are given a picture, and the cross is grey")
    func symbols() {
        for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close] {
            let button = UIButton(type: type)
            #expect(button.currentImage?.isSymbolImage == true && button.image(for: .normal) == nil)
            #expect((button.imageView?.tintColor == .secondaryLabel) == (type == .close))
            let image = UIImage(systemName: "star")
            button.setImage(image, for: .normal)
            #expect(button.currentImage === image)
        }
        #expect(UIButton(type: .system).currentImage == nil && UIButton(type: .custom).currentImage == nil)
    }

    @Test("A button has the colours of its kind before anything is set")
    func firstColors() {
        for type in [UIButton.ButtonType.system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close] {
            let buttons = [UIButton(type: type), UIButton(type: type, primaryAction: nil)]
            #expect(buttons.allSatisfy { $0.titleLabel?.textColor == .systemBlue && $0.buttonType == type })
        }
        let buttons = [UIButton(type: .custom), UIButton(frame: .zero), UIButton(type: .custom, primaryAction: nil)]
        #expect(buttons.allSatisfy { $0.titleLabel?.textColor == .white && $0.titleLabel?.isHidden == true })
    }

    /// Where a sign has ink on its way from one point to another, both as seen from its middle, in points.
    private func ink(of type: UIButton.ButtonType, from: CGPoint, to: CGPoint) -> [ClosedRange<CGFloat>] {
        let simulator = Simulator(size: CGSize(width: 60, height: 60), scale: 8)
        let button = UIButton(type: type)
        button.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        simulator.window.addSubview(button)
        simulator.frame()
        let ground = simulator.color(at: CGPoint(x: 1, y: 1))
        let length = hypot(to.x - from.x, to.y - from.y)
        var found: [ClosedRange<CGFloat>] = []
        for way in stride(from: 1 / 16 as CGFloat, to: length, by: 1 / 8) {
            let part = way / length
            let point = CGPoint(x: 30 + from.x + part * (to.x - from.x), y: 30 + from.y + part * (to.y - from.y))
            guard simulator.color(at: point) != ground else { continue }
            if let last = found.last, way - last.upperBound < 0.2 {
                found[found.count - 1] = last.lowerBound...way
            } else {
                found.append(way...way)
            }
        }
        return found
    }

    private func expect(
        _ found: [ClosedRange<CGFloat>], _ wanted: [ClosedRange<CGFloat>], _ place: SourceLocation = #_sourceLocation
    ) {
        let isNear = zip(found, wanted).allSatisfy {
            abs($0.lowerBound - $1.lowerBound) < 0.3 && abs($0.upperBound - $1.upperBound) < 0.3
        }
        #expect(found.count == wanted.count && isNear, "\(found)", sourceLocation: place)
    }

    @Test(
        "The letter i has a dot, and a stem that reaches farther down than up, in a circle",
        arguments: [UIButton.ButtonType.infoLight, .infoDark, .detailDisclosure])
    func letterI(type: UIButton.ButtonType) {
        let top = CGPoint(x: 0, y: -12)
        // The circle, the dot, the stem with its round ends, and the circle again.
        expect(ink(of: type, from: top, to: CGPoint(x: 0, y: 12)), [1...2.7, 5.7...8.2, 9.8...18, 21.3...23])
        // Across the stem and across the dot.
        let stem = ink(of: type, from: CGPoint(x: -12, y: 2), to: CGPoint(x: 12, y: 2))
        expect(Array(stem.dropFirst().dropLast()), [11.3...13.1])
        let dot = ink(of: type, from: CGPoint(x: -7, y: -4.25), to: CGPoint(x: 7, y: -4.25))
        expect(dot, [6...8])
    }

    @Test("A plus has arms of one length in a circle, a cross has them on a disc of its own")
    func plusAndCross() {
        for end in [CGPoint(x: 12, y: 0), CGPoint(x: 0, y: 12)] {
            let start = CGPoint(x: -end.x, y: -end.y)
            expect(ink(of: .contactAdd, from: start, to: end), [1...2.7, 6.3...17.7, 21.3...23])
            expect(ink(of: .close, from: start, to: end), [1...23])
        }
    }

    @Test("A button that constraints place grows with its title's letters")
    func titleOfAnotherSize() {
        let sim = Simulator(size: CGSize(width: 400, height: 300))
        let button = UIButton(type: .custom)
        button.setTitle("Send", for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.translatesAutoresizingMaskIntoConstraints = false
        sim.window.addSubview(button)
        button.topAnchor.constraint(equalTo: sim.window.topAnchor).isActive = true
        sim.frame()
        let before = button.bounds.height
        sim.application.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        sim.frame()
        #expect(button.bounds.height > before * 2)
        #expect(abs(button.bounds.height - button.sizeThatFits(.zero).height) < 1)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        sim.frame()
        #expect(abs(button.bounds.height - before) < 1)
    }

    @Test("A title with attributes is shown in place of the plain one, state by state, and keeps its own colour")
    func attributedTitles() {
        let button = UIButton(type: .roundedRect)
        #expect(button.buttonType == .system)
        button.setTitle("Plain", for: .normal)
        let title = NSMutableAttributedString(string: "Forgot?", attributes: [.underlineStyle: 1])
        button.setAttributedTitle(title, for: .normal)
        title.mutableString.setString("changed since")
        #expect(button.titleLabel?.text == "Forgot?" && button.titleLabel?.textColor == .systemBlue)
        #expect(button.attributedTitle(for: .normal)?.string == "Forgot?")
        #expect(button.attributedTitle(for: .disabled) == nil)
        #expect(button.currentTitle == "Plain" && button.accessibilityLabel == "Forgot?")
        let wide = button.intrinsicContentSize.width
        let red = NSAttributedString(string: "Forgot your password?", attributes: [.foregroundColor: UIColor.red])
        button.setAttributedTitle(red, for: .disabled)
        button.isEnabled = false
        #expect(button.currentAttributedTitle == red && button.titleLabel?.textColor == .red)
        #expect(button.intrinsicContentSize.width > wide)
        button.isEnabled = true
        button.setAttributedTitle(nil, for: .normal)
        #expect(button.titleLabel?.text == "Plain" && button.currentAttributedTitle == nil)
        #expect(button.titleLabel?.textColor == .systemBlue)
        // A configuration's own title comes first.
        button.setAttributedTitle(red, for: .normal)
        button.configuration = .plain()
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Forgot your password?")
        button.configuration?.title = "Own"
        #expect(button.titleLabel?.text == "Own" && button.currentAttributedTitle?.string == "Own")
    }

    @Test("A plain title that comes after one with attributes has the button's own font and colour")
    func plainAfterStyled() {
        let button = UIButton(type: .system)
        button.setTitle("Plain", for: .normal)
        let size = button.intrinsicContentSize
        let large = NSAttributedString(
            string: "Large", attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red])
        button.setAttributedTitle(large, for: .highlighted)
        button.isHighlighted = true
        #expect(button.intrinsicContentSize.height > size.height)
        button.isHighlighted = false
        #expect(button.intrinsicContentSize == size && button.titleLabel?.textColor == .systemBlue)
    }

    @Test("A title that the program has hidden stays hidden when the button's state changes")
    func hiddenTitle() {
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        button.titleLabel?.alpha = 0
        (button.isEnabled, button.isSelected) = (false, true)
        #expect(button.titleLabel?.alpha == 0)
        button.isHighlighted = true
        button.isHighlighted = false
        #expect(button.titleLabel?.alpha == 0)
        button.titleLabel?.alpha = 0.5
        button.isHighlighted = true
        #expect(button.titleLabel?.alpha == 0.15)
        button.isHighlighted = false
        #expect(button.titleLabel?.alpha == 0.5)
    }

    @Test("Symbols have the size that is set for the state, and pictures keep theirs")
    func symbolSizes() {
        // Symbols go by the size of text of the application that runs, which another test may have made large.
        let sim = Simulator(size: CGSize(width: 400, height: 200))
        let button = UIButton()
        sim.window.addSubview(button)
        button.setImage(UIImage(systemName: "eye"), for: .normal)
        let width = button.intrinsicContentSize.width
        let large = UIImage.SymbolConfiguration(pointSize: 40)
        button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
        let wide = button.intrinsicContentSize.width
        #expect(wide > width * 1.5 && button.preferredSymbolConfigurationForImage(in: .normal) == large)
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 10), forImageIn: .selected)
        button.isSelected = true
        #expect(button.intrinsicContentSize.width < width)
        button.isSelected = false
        #expect(button.intrinsicContentSize.width == wide && button.currentPreferredSymbolConfiguration == large)
        button.setImage(picture(10, 10), for: .normal)
        #expect(button.intrinsicContentSize.width == 10)
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "eye")
        button.configuration = configuration
        button.updateConfiguration()
        let configured = button.imageView?.image?.size.width ?? 0
        button.setPreferredSymbolConfiguration(nil, forImageIn: .normal)
        button.updateConfiguration()
        #expect(configured > (button.imageView?.image?.size.width ?? 0))
    }
}
