import Testing
import UIKitSimulator

/// What colours say about themselves.
@MainActor @Suite("Colours")
struct ColorTests {
    private let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

    @Test("A colour that depends on the style does so with another alpha, too")
    func alpha() {
        let faint = dynamic.withAlphaComponent(0.25)
        for (style, white) in [(UIUserInterfaceStyle.light, CGFloat(0)), (.dark, 1)] {
            let resolved = faint.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
            #expect(resolved == UIColor(white: white, alpha: 0.25))
        }
        #expect(UIColor.red.withAlphaComponent(7) == .red)
        #expect(UIColor.red.withAlphaComponent(.nan) == UIColor(red: 1, green: 0, blue: 0, alpha: 0))
        #expect(UIColor.red.cgColor.copy(alpha: 0.5)?.alpha == 0.5)
    }

    @Test(
        "Hue, saturation and brightness are those that a colour was made of",
        arguments: [0.0, 0.1, 0.2, 0.4, 0.55, 0.7, 0.95])
    func hue(asked: Double) {
        let color = UIColor(hue: asked, saturation: 0.5, brightness: 0.8, alpha: 0.25)
        var (hue, saturation, brightness, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        #expect(abs(hue - asked) < 1e-6 && abs(saturation - 0.5) < 1e-6 && abs(brightness - 0.8) < 1e-6)
        #expect(alpha == 0.25)
    }

    @Test("Greys have no hue and no saturation, and only they have a white")
    func greys() {
        var (white, alpha) = (CGFloat(-1), CGFloat(-1))
        #expect(UIColor(white: 0.5, alpha: 0.25).getWhite(&white, alpha: &alpha) && white == 0.5 && alpha == 0.25)
        white = -1
        #expect(!UIColor(red: 0.5, green: 0.5, blue: 0.6, alpha: 1).getWhite(&white, alpha: nil) && white == -1)
        var (hue, saturation) = (CGFloat(-1), CGFloat(-1))
        UIColor.black.getHue(&hue, saturation: &saturation, brightness: nil, alpha: nil)
        #expect(hue == 0 && saturation == 0)
    }

    @Test("Parts beyond their bounds are at them")
    func bounds() {
        let color = UIColor(red: 2, green: -1, blue: .nan, alpha: .infinity)
        var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect([red, green, blue, alpha] == [1, 0, 0, 1])
    }
}
