import HostInterface
import UIKit

extension UIKeyboardHIDUsage {
    /// The key of a US keyboard that types a character, with or without Shift.
    init?(typing character: Character) {
        guard let scalar = character.lowercased().unicodeScalars.first, character.unicodeScalars.count == 1 else {
            return nil
        }
        switch scalar.value {
        case 0x61...0x7A: self.init(rawValue: Int(scalar.value) - 0x61 + UIKeyboardHIDUsage.keyboardA.rawValue)
        case 0x31...0x39: self.init(rawValue: Int(scalar.value) - 0x31 + UIKeyboardHIDUsage.keyboard1.rawValue)
        case 0x30: self = .keyboard0
        case 0x20: self = .keyboardSpacebar
        default: return nil
        }
    }

    /// What the key of a US keyboard prints without modifiers.
    var usualCharacter: Character? {
        switch rawValue {
        case 4...29: Character(UnicodeScalar(UInt8(0x61 + rawValue - 4)))
        case 30...38: Character(UnicodeScalar(UInt8(0x31 + rawValue - 30)))
        case 39: "0"
        case 44: " "
        default: nil
        }
    }
}

extension KeyEvent.Modifiers {
    init(_ flags: UIKeyModifierFlags) {
        self = []
        if flags.contains(.alphaShift) { insert(.capsLock) }
        if flags.contains(.shift) { insert(.shift) }
        if flags.contains(.control) { insert(.control) }
        if flags.contains(.alternate) { insert(.alternate) }
        if flags.contains(.command) { insert(.command) }
        if flags.contains(.numericPad) { insert(.numericPad) }
    }
}
