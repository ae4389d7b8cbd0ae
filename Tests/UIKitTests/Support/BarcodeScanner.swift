import HostInterface
import UIKitSimulator

/// A scanner of barcodes: a keyboard that types a hundred characters in fifty milliseconds, as SDL brings them.
@MainActor
struct BarcodeScanner {
    /// A hundred characters as labels have them, digits, capitals, small letters and signs.
    static let label = String("0123456789 ABCdefXYZxyz-./+%: 4006381333931 (01)95012345678903 ".cycled(to: 100))
    /// The time between two characters, in seconds.
    private static let pace = 0.0005

    let simulator: Simulator

    /// The events of one character: its key goes down, with shift where it is wanted, makes text, and goes up.
    private func events(of character: Character) -> [InputEvent] {
        if character == "\n" { return [key(.keyboardReturnOrEnter, true), key(.keyboardReturnOrEnter, false)] }
        if character == "\t" { return [key(.keyboardTab, true), key(.keyboardTab, false)] }
        let (usage, isShifted) = Self.key(of: character)
        let prints = isShifted && character.isLetter ? character.lowercased() : String(character)
        let flags: KeyEvent.Modifiers = isShifted ? .shift : []
        let stroke = [
            key(usage, true, prints, flags), .text(String(character)), key(usage, false, prints, flags),
        ]
        guard isShifted else { return stroke }
        return [key(.keyboardLeftShift, true, "", .shift)] + stroke + [key(.keyboardLeftShift, false)]
    }

    /// The key of a US keyboard that types a character, and whether shift is held for it.
    private static func key(of character: Character) -> (UIKeyboardHIDUsage, isShifted: Bool) {
        let lower = Character(character.lowercased())
        if let ascii = lower.asciiValue, lower.isLetter {
            return (UIKeyboardHIDUsage(rawValue: Int(ascii) - 0x61 + 4), character.isUppercase)
        }
        if let digit = character.wholeNumberValue {
            return (UIKeyboardHIDUsage(rawValue: digit == 0 ? 39 : 29 + digit), false)
        }
        let signs: [Character: (Int, Bool)] = [
            " ": (44, false), "-": (45, false), "+": (46, true), ".": (55, false), "/": (56, false), ":": (51, true),
            "%": (34, true), "(": (38, true), ")": (39, true),
        ]
        let sign = signs[character] ?? (44, false)
        return (UIKeyboardHIDUsage(rawValue: sign.0), sign.1)
    }

    private func key(
        _ usage: UIKeyboardHIDUsage, _ isDown: Bool, _ prints: String = "", _ flags: KeyEvent.Modifiers = []
    ) -> InputEvent {
        .key(
            KeyEvent(
                usage: usage.rawValue, characters: prints, modifiers: flags, isDown: isDown, isRepeat: false,
                time: simulator.host.clock.now))
    }

    /// Types a code. Frames come at 60 Hz, or one with each event.
    /// - Parameter meanwhile: What happens before the character of a number.
    func scan(_ code: String, hasFrames: Bool = false, meanwhile: [Int: () -> Void] = [:]) {
        var next = simulator.host.clock.now + 1.0 / 60
        for (number, character) in code.enumerated() {
            meanwhile[number]?()
            for event in events(of: character) {
                if hasFrames { simulator.inject(event) } else { simulator.receive(event) }
            }
            simulator.passTime(Self.pace)
            guard simulator.host.clock.now >= next else { continue }
            simulator.frame()
            next += 1.0 / 60
        }
        simulator.frame()
    }
}

extension String {
    /// The text again and again, up to a number of characters.
    fileprivate func cycled(to count: Int) -> String {
        String((0..<count).map { self[index(startIndex, offsetBy: $0 % self.count)] })
    }
}
