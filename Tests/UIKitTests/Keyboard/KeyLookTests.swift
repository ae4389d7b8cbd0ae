import Testing
import UIKitSimulator

@testable import UIKit

/// What keys show of what they will do.
@MainActor @Suite struct KeyLookTests {
    private let sim = Simulator(size: CGSize(width: 375, height: 667))

    private func edit(_ prepare: (UITextField) -> Void = { _ in }) {
        let field = UITextField(frame: CGRect(x: 10, y: 20, width: 200, height: 44))
        prepare(field)
        sim.window.addSubview(field)
        field.becomeFirstResponder()
        sim.advance(0.5)
    }

    private var keys: [KeyView] {
        sim.frame()
        return sim.application.keyboard.shownKeyboard?.subviews.compactMap { $0 as? KeyView } ?? []
    }

    private var letters: Set<String> {
        Set(keys.compactMap(\.accessibilityLabel)).intersection(["q", "Q", "m", "M"])
    }

    @Test func lettersAreAsLargeAsWhatTheyType() {
        edit()
        #expect(letters == ["Q", "M"], "A sentence begins.")
        sim.tapKey("Q")
        #expect(letters == ["q", "m"])
        sim.tapKey("shift")
        #expect(letters == ["Q", "M"])
        sim.tapKey("M")
        #expect(letters == ["q", "m"])
        sim.tapKey("more")
        #expect(letters.isEmpty)
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test(arguments: [
        (UIReturnKeyType.default, "return"), (.go, "go"), (.google, "search"), (.join, "join"), (.next, "next"),
        (.route, "route"), (.search, "search"), (.send, "send"), (.yahoo, "search"), (.done, "done"),
        (.emergencyCall, "call"), (.continue, "continue"),
    ])
    func theReturnKeySaysWhatItIsFor(type: UIReturnKeyType, caption: String) {
        edit { $0.returnKeyType = type }
        let key = keys.first { $0.key.key.role == .returnKey }
        #expect(key?.accessibilityLabel?.lowercased() == caption)
    }

    @Test func theReturnKeyShowsWhetherItIsOfUse() throws {
        edit {
            $0.autocapitalizationType = .none
            $0.enablesReturnKeyAutomatically = true
            $0.returnKeyType = .done
        }
        func ground() throws -> UIColor {
            let key = try #require(keys.first { $0.key.key.role == .returnKey })
            let frame = key.convertToScreen(key.bounds)
            return sim.color(at: CGPoint(x: frame.minX + 6, y: frame.midY))
        }
        let traits = UITraitCollection(userInterfaceStyle: .light)
        let (off, on) = (UIColor.specialKeyFill, UIColor.systemBlue)
        #expect(try ground() == off.resolvedColor(with: traits))
        sim.tapKey("a")
        #expect(try ground() == on.resolvedColor(with: traits))
        sim.tapKey("delete")
        #expect(try ground() == off.resolvedColor(with: traits))
        #expect(sim.areaMissedByDamage() == nil)
    }
}
