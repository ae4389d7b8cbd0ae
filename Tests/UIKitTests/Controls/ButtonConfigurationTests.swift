import Foundation
import Testing
import UIKitSimulator

/// Buttons with a configuration: what they show, where, and in which state.
@MainActor @Suite("Button configurations")
final class ButtonConfigurationTests {
    private lazy var sim = Simulator(size: CGSize(width: 400, height: 300))

    private func shown(_ configuration: UIButton.Configuration) -> UIButton {
        sim.window.backgroundColor = .white
        let button = UIButton(configuration: configuration)
        button.frame.origin = CGPoint(x: 40, y: 40)
        sim.window.addSubview(button)
        sim.frame()
        return button
    }

    private func subtitle(of button: UIButton) -> UILabel? {
        button.subviews.compactMap { $0 as? UILabel }.first { $0 !== button.titleLabel }
    }

    private func components(_ color: UIColor) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }

    @Test("A filled button is white on the tint colour, with its insets around the title")
    func filled() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Continue"
        let button = shown(configuration)
        let label = try #require(button.titleLabel)
        #expect(label.text == "Continue" && label.textColor == .white && button.currentTitle == "Continue")
        #expect(
            label.frame.minX == 12 && label.frame.minY == 7 && abs(button.bounds.width - label.frame.maxX - 12) < 0.01)
        #expect(button.accessibilityLabel == "Continue")
        button.tintColor = .red
        sim.frame()
        #expect(components(sim.color(at: CGPoint(x: 44, y: button.center.y))) == [255, 0, 0, 255])
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("Its colours say what state it is in")
    func states() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        configuration.baseBackgroundColor = .black
        let button = shown(configuration)
        let place = CGPoint(x: 44, y: button.center.y)
        let normal = components(sim.color(at: place))
        button.isHighlighted = true
        sim.frame()
        let highlighted = components(sim.color(at: place))
        button.isHighlighted = false
        button.isEnabled = false
        sim.frame()
        #expect(normal == [0, 0, 0, 255] && highlighted != normal && components(sim.color(at: place)) != normal)
        #expect(button.titleLabel?.textColor == .tertiaryLabel && sim.areaMissedByDamage() == nil)
        var plain = UIButton.Configuration.plain()
        plain.title = "Go"
        button.configuration = plain
        button.isEnabled = true
        button.isSelected = true
        sim.frame()
        #expect(button.titleLabel?.textColor == button.tintColor)
    }

    @Test(
        "The picture stands at each side of the text, from right to left too",
        arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom], [false, true])
    func placement(_ edge: NSDirectionalRectEdge, _ isMirrored: Bool) throws {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Search"
        configuration.subtitle = "in all rooms"
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.imagePlacement = edge
        configuration.imagePadding = 9
        let button = UIButton(configuration: configuration)
        button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        sim.window.addSubview(button)
        sim.frame()
        let (image, title) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
        let second = try #require(subtitle(of: button)).frame
        let text = title.union(second)
        #expect(second.minY >= title.maxY)
        switch edge {
        case .top: #expect(abs(text.minY - image.maxY - 9) < 0.01 && abs(image.midX - text.midX) < 0.01)
        case .bottom: #expect(abs(image.minY - text.maxY - 9) < 0.01)
        default:
            let isLeft = (edge == .leading) != isMirrored
            #expect(abs((isLeft ? text.minX - image.maxX : image.minX - text.maxX) - 9) < 0.01)
            #expect(abs(isLeft ? title.minX - second.minX : title.maxX - second.maxX) < 0.01)
        }
        #expect(button.imageView?.effectiveUserInterfaceLayoutDirection == button.effectiveUserInterfaceLayoutDirection)
        #expect(button.bounds.insetBy(dx: -0.01, dy: -0.01).contains(text.union(image)))
    }

    @Test("The handler changes the configuration with the state, once, and the button takes the room for it")
    func handler() {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Pay"
        let button = shown(configuration)
        let narrow = button.intrinsicContentSize.width
        var calls = 0
        button.configurationUpdateHandler = { button in
            calls += 1
            button.configuration?.title = button.isSelected ? "Is being paid" : "Pay"
            button.configuration?.showsActivityIndicator = button.isSelected
        }
        sim.frame()
        #expect(calls == 1)
        button.isSelected = true
        sim.frame()
        sim.frame()
        #expect(calls == 2 && button.currentTitle == "Is being paid" && button.intrinsicContentSize.width > narrow + 20)
        let indicator = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
        #expect(indicator?.isAnimating == true && button.imageView?.isHidden == true)
        button.setNeedsUpdateConfiguration()
        sim.frame()
        #expect(calls == 3)
        button.configuration = nil
        button.setTitle("Old", for: .normal)
        sim.frame()
        #expect(
            button.currentTitle == "Old" && indicator?.superview == nil
                && button.titleLabel?.textColor == button.tintColor)
    }

    @Test("Its action is performed, and says what the configuration leaves open")
    func action() {
        var count = 0
        let action = UIAction(title: "Call", image: UIImage(systemName: "phone")) { _ in count += 1 }
        let button = UIButton(configuration: .bordered(), primaryAction: action)
        button.frame.origin = CGPoint(x: 40, y: 40)
        sim.window.addSubview(button)
        sim.frame()
        #expect(button.configuration?.title == "Call" && button.currentImage?.isSymbolImage == true)
        sim.tap(button)
        #expect(count == 1)
    }

    @Test("Sizes, corners and attributes of the title are the configuration's")
    func looks() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = AttributedString(
            "Bold", attributes: AttributeContainer([.font: UIFont.boldSystemFont(ofSize: 30)]))
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 1, trailing: 3)
        let button = shown(configuration)
        #expect(try #require(button.titleLabel).frame.minX == 20 && button.bounds.height > 34)
        configuration = .filled()
        configuration.title = "A"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { _ in
            AttributeContainer([.font: UIFont.boldSystemFont(ofSize: 40)])
        }
        #expect(shown(configuration).bounds.height > 55)
        configuration.titleTextAttributesTransformer = nil
        let medium = shown(configuration).bounds.height
        configuration.buttonSize = .large
        #expect(shown(configuration).bounds.height > medium)
        configuration.buttonSize = .mini
        #expect(shown(configuration).bounds.height < medium)
    }

    @Test("A picture behind the title is stretched, and insets move title and picture")
    func backgroundImage() throws {
        let button = UIButton(type: .custom)
        button.setTitle("Go", for: .normal)
        let red = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image {
            $0.cgContext.setFillColor(UIColor.red.cgColor)
            $0.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
        }
        button.setBackgroundImage(red, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 100, height: 50))
        #expect(button.backgroundImage(for: .normal) === red && button.currentBackgroundImage === red)
        button.frame = CGRect(x: 40, y: 40, width: 160, height: 60)
        sim.window.addSubview(button)
        sim.frame()
        #expect(components(sim.color(at: CGPoint(x: 195, y: 95))) == [255, 0, 0, 255])
        let before = try #require(button.titleLabel).frame
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
        sim.frame()
        #expect(button.titleLabel?.frame == before.offsetBy(dx: 10, dy: 0) && sim.areaMissedByDamage() == nil)
    }

    @Test("A title and a picture that are set later take the place of the configuration's, and are shown")
    func setLater() {
        var configuration = UIButton.Configuration.filled()
        (configuration.title, configuration.image) = ("Old", UIImage(systemName: "plus"))
        let button = UIButton(configuration: configuration)
        button.setTitle("New", for: .normal)
        let minus = UIImage(systemName: "minus")
        button.setImage(minus, for: .normal)
        #expect(button.currentTitle == "New" && button.configuration?.title == "New" && button.currentImage === minus)
        // What is for another state is no title of the configuration.
        button.setTitle("Off", for: .disabled)
        #expect(button.configuration?.title == "New")
        button.configuration?.title = "Newest"
        #expect(button.currentTitle == "Newest")
    }
}
