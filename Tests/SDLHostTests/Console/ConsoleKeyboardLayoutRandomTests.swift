import Foundation
import HostInterface
import Testing

@testable import SDLHost

private typealias Hands = TypingHands

/// Keys that go down and up as it happens.
@MainActor
@Suite(.enabled(if: xkbIsInstalled, "libxkbcommon0, xkb-data or libx11-data is not installed"))
struct ConsoleKeyboardLayoutRandomTests {
    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    private var seed: UInt64 {
        ProcessInfo.processInfo.environment["TYPECASE_SEED"].flatMap(UInt64.init) ?? .random(in: 0...(.max))
    }

    /// What modifiers of an American keyboard are, without any library.
    private struct Model {
        var held: Set<Int> = []
        var isCapsLocked = false
        private var unlocks = false

        mutating func take(_ usage: Int, isDown: Bool) {
            if isDown {
                guard held.insert(usage).inserted, usage == Hands.capsLock else { return }
                (unlocks, isCapsLocked) = (isCapsLocked, true)
            } else if held.remove(usage) != nil, usage == Hands.capsLock, unlocks {
                isCapsLocked = false
            }
        }

        var modifiers: KeyEvent.Modifiers {
            var modifiers: KeyEvent.Modifiers = isCapsLocked ? .capsLock : []
            for (index, modifier) in [KeyEvent.Modifiers.control, .shift, .alternate, .command].enumerated()
            where held.contains(0xE0 + index) || held.contains(0xE4 + index) { modifiers.insert(modifier) }
            return modifiers
        }
    }

    @Test func modifiersAreThoseOfTheKeysThatAreDown() throws {
        let seed = seed
        var dice = Dice(state: seed)
        let hands = try Hands("us")
        var model = Model()
        // Beside Num Lock, which with Shift is another key, all that types or changes what others type.
        let keys = Array(0xE0...0xE7) + [Hands.capsLock] + Array(0x04...0x38)
        for deed in 0..<10_000 {
            let key = keys.randomElement(using: &dice) ?? 0
            let isDown = !model.held.contains(key)
            let stroke = hands.layout.key(usage: key, isDown: isDown)
            model.take(key, isDown: isDown)
            #expect(stroke.modifiers == model.modifiers, "deed \(deed), seed \(seed)")
            #expect(stroke.text == "" || model.modifiers.isSubset(of: [.shift, .capsLock]), "seed \(seed)")
        }
        for key in model.held.sorted() {
            hands.up(key)
            model.take(key, isDown: false)
        }
        #expect(hands.type("a") == (model.isCapsLocked ? "A" : "a"), "seed \(seed)")
    }

    @Test(arguments: ["de", "fr", "us(intl) compose:ralt", "us,ru,gr grp:alt_shift_toggle", "de(neo)", "ca(multix)"])
    func nothingStaysDown(setting: String) throws {
        let seed = seed
        var dice = Dice(state: seed)
        let hands = try Hands(setting)
        for _ in 0..<10_000 {
            // Half of the time a modifier; unknown keys, releases of what is up and repeats of it among them.
            let key =
                Bool.random(using: &dice)
                ? .random(in: 0xE0...0xE7, using: &dice) : Int.random(in: -2...300, using: &dice)
            switch Int.random(in: 0..<100, using: &dice) {
            case 0: hands.layout.reset()
            case 1: hands.layout.isTyping.toggle()
            case 2..<20: hands.down(key, isRepeat: true)
            case 20..<60: hands.down(key)
            default: hands.up(key)
            }
        }
        for key in 0...300 { hands.up(key) }
        #expect(hands.layout.held.isEmpty, "seed \(seed)")
        // Locks and latches are no keys that are down.
        hands.tap(Hands.usage("x"))
        #expect(hands.tap(Hands.usage("x")).modifiers.isSubset(of: [.capsLock, .shift]), "seed \(seed)")
        hands.layout.isTyping = true
        // Neo can lock layers without letters.
        guard setting != "de(neo)" else { return }
        #expect(hands.type("xaxaxa").count >= 4, "seed \(seed)")
    }
}
