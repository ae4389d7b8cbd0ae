import Foundation
import KeyboardEngine
import Testing
import UIKitSimulator

@testable import UIKit

/// What a text is chooses keys and capitals, where a program says nothing of them.
@MainActor @Suite struct ContentTypeTests {
    private let simulator = Simulator(size: CGSize(width: 480, height: 800))

    private var context: InputContext { simulator.application.inputContext }

    private func edit(_ kind: TextKind, _ setUp: (any EitherText) -> Void) -> any EitherText {
        let text: any EitherText = kind == .field ? UITextField() : UITextView()
        text.frame = CGRect(x: 20, y: 20, width: 300, height: 44)
        setUp(text)
        simulator.window.addSubview(text)
        text.becomeFirstResponder()
        simulator.advance(0.5)
        return text
    }

    @Test(
        "Each kind of text has its keys, and begins with a capital if it has words",
        arguments: [
            (UITextContentType.emailAddress, KeyboardVariant.email, false), (.URL, .url, false),
            (.telephoneNumber, .phonePad, false), (.creditCardNumber, .numberPad, false),
            (.oneTimeCode, .numbersAndPunctuation, false), (.postalCode, .numbersAndPunctuation, false),
            (.newPassword, .asciiCapable, false), (.password, .asciiCapable, false), (.username, .default, false),
            (.name, .default, true), (.addressCity, .default, true), (.creditCardName, .default, true),
            (.creditCardSecurityCode, .numberPad, false), (.creditCardExpiration, .numbersAndPunctuation, false),
            (.birthdate, .numbersAndPunctuation, false), (.cellularEID, .numberPad, false),
        ])
    func keys(type: UITextContentType, keys: KeyboardVariant, beginsWithCapital: Bool) {
        for kind in TextKind.allCases {
            let text = edit(kind) { $0.textContentType = type }
            #expect(context.keyboard?.configuration.variant == keys)
            #expect((context.shift == .once) == beginsWithCapital)
            text.removeFromSuperview()
        }
    }

    @Test("What a program asks for goes before it", arguments: TextKind.allCases)
    func asked(kind: TextKind) {
        let text = edit(kind) {
            $0.keyboardType = .numberPad
            $0.textContentType = .emailAddress
        }
        #expect(context.variant == .numberPad)
        text.keyboardType = .default
        #expect(context.variant == .email)
        text.removeFromSuperview()
        _ = edit(kind) {
            $0.autocapitalizationType = .allCharacters
            $0.textContentType = .oneTimeCode
        }
        #expect(context.shift != .off)
    }

    @Test("Said while the text is edited it changes the keys at once", arguments: TextKind.allCases)
    func changed(kind: TextKind) {
        let text = edit(kind) { _ in }
        let height = simulator.keyboardFrame.height
        text.textContentType = .telephoneNumber
        simulator.frame()
        simulator.tapKey("5")
        #expect(context.keyboard?.configuration.variant == .phonePad && text.plainText == "5")
        text.textContentType = nil
        simulator.frame()
        #expect(context.keyboard?.configuration.variant == .default && simulator.keyboardFrame.height == height)
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test("Numbers of flights and parcels are written in capitals", arguments: TextKind.allCases)
    func capitals(kind: TextKind) {
        for type in [UITextContentType.flightNumber, .shipmentTrackingNumber] {
            let text = edit(kind) { $0.textContentType = type }
            #expect(context.keyboard?.configuration.variant == .asciiCapable)
            for key in ["L", "H"] { simulator.tapKey(key) }
            #expect(text.plainText == "LH")
            text.removeFromSuperview()
        }
        _ = edit(kind) {
            $0.textContentType = .flightNumber
            $0.autocapitalizationType = .none
        }
        #expect(context.shift == .off)
    }
}
