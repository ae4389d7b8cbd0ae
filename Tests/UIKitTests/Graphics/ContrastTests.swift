import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// High contrast, for those who see little.
@MainActor @Suite struct ContrastTests {
    private static func traits(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> UITraitCollection
    {
        UITraitCollection(userInterfaceStyle: style, accessibilityContrast: contrast)
    }

    @Test("Text reaches 7 to 1 and outlines 3 to 1", arguments: [UIUserInterfaceStyle.light, .dark])
    func ratios(style: UIUserInterfaceStyle) {
        let high = Self.traits(style, .high)
        let text: [(UIColor, UIColor)] = [
            (.label, .systemBackground), (.secondaryLabel, .systemBackground), (.tertiaryLabel, .systemBackground),
            (.placeholderText, .systemBackground),
            (.label, .keyFill), (.shiftInk, .shiftFill), (.label, .specialKeyFill), (.prominentInk, .systemBlue),
            (.systemBlue, .systemBackground),
            (.link, .systemBackground),
        ]
        for (ink, ground) in text {
            #expect(ink.contrast(on: ground, high) >= 7, "\(ink.contrast(on: ground, high))")
        }
        let lines: [(UIColor, UIColor)] = [
            (.keyOutline, .keyboardBackground), (.keyOutline, .keyFill), (.fieldOutline, .systemBackground),
            (.separator, .systemBackground), (.menuEdge, .menuFill), (.barButton, .keyboardBackground),
        ]
        for (line, ground) in lines {
            #expect(line.contrast(on: ground, high) >= 3, "\(line.contrast(on: ground, high))")
        }
    }

    @Test("What is not asked for high contrast looks as designed")
    func normal() {
        for contrast in [UIAccessibilityContrast.normal, .unspecified] {
            let traits = Self.traits(.light, contrast)
            #expect(UIColor.keyOutline.components(with: traits).alpha == 0)
            #expect(UIColor.systemBlue.components(with: traits) == UIColor(rgb: 0x007AFF).components(with: traits))
        }
        #expect(UITraitCollection(userInterfaceStyle: .dark).accessibilityContrast == .unspecified)
    }

    @Test("A program turns it on and off while the keyboard is seen, views hear of it, and all is painted anew")
    func switching() throws {
        final class Listener: UIView {
            var heard: [UIAccessibilityContrast] = []
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                heard.append(traitCollection.accessibilityContrast)
            }
        }
        let simulator = Simulator(size: CGSize(width: 480, height: 800))
        let listener = Listener(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
        simulator.window.addSubview(field)
        simulator.window.addSubview(listener)
        field.becomeFirstResponder()
        simulator.advance(0.5)
        let before = simulator.pngData()
        let key = try #require(simulator.application.location(ofKey: "G"))
        simulator.application.accessibilityContrast = .high
        simulator.frame()
        #expect(simulator.pngData() != before && simulator.areaMissedByDamage() == nil)
        simulator.touchDown(1, at: key)
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
        simulator.touchUp(1)
        field.text = ""
        simulator.application.accessibilityContrast = .unspecified
        simulator.frame()
        #expect(simulator.application.accessibilityContrast == .normal && listener.heard == [.high, .normal])
        #expect(simulator.areaMissedByDamage() == nil)
    }
}
