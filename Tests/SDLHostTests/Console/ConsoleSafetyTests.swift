import Glibc
import Testing

@testable import SDLHost

/// When a program may run on a bare console.
@Suite struct ConsoleSafetyTests {
    private static let path = "/dev/input/event1"

    private func safety(
        isConsoleOff: Bool = false, _ hold: ConsoleSafety.Hold?, readable: Int = 2
    ) -> ConsoleSafety {
        ConsoleSafety(
            isConsoleOff: isConsoleOff, keyboards: hold.map { [Self.path: $0] } ?? [:], deviceCount: 2,
            readableCount: readable)
    }

    @Test(arguments: [ConsoleSafety.Hold.grabbed, .taken, .pending, nil]) func itIsSafe(hold: ConsoleSafety.Hold?) {
        #expect(safety(hold).danger == nil)
        #expect(safety(hold).leaks.isEmpty)
    }

    @Test(arguments: [EACCES, EINVAL, ENODEV]) func aKeyboardThatTheConsoleHearsIsADanger(error: Int32) {
        let safety = safety(.shared(errno: error))
        #expect(safety.leaks == [Self.path])
        #expect(safety.danger?.contains(Self.path) == true)
        #expect(safety.danger?.contains("TYPECASE_UNSAFE_CONSOLE=1") == true)
        #expect(safety.danger?.contains("group input") == false)
    }

    @Test func theGroupIsNamedWhenNothingCanBeRead() {
        #expect(safety(.shared(errno: EACCES), readable: 0).danger?.contains("group input") == true)
        #expect(safety(.shared(errno: EACCES), readable: 0).complaint?.contains("group input") == true)
    }

    @Test func aTerminalWhoseKeyboardIsOffIsSafeButDeafWithoutTheGroup() {
        let safety = safety(isConsoleOff: true, .shared(errno: EACCES), readable: 0)
        #expect(safety.danger == nil)
        #expect(safety.complaint?.contains("group input") == true)
    }

    @Test func whatAnotherProgramKeepsIsNamed() {
        #expect(safety(.taken).complaint?.contains(Self.path) == true)
        #expect(safety(.grabbed).complaint == nil && safety(.pending).complaint == nil)
    }

    @Test func aMachineWithoutDevicesIsSafeAndSilent() {
        #expect(ConsoleSafety(isConsoleOff: false).danger == nil)
        #expect(ConsoleSafety(isConsoleOff: false).complaint == nil)
    }

    @Test func aKeyboardThatIsGoneIsMissed() {
        #expect(safety(nil).hasLostKeyboard(since: safety(.grabbed)))
        #expect(!safety(.grabbed).hasLostKeyboard(since: safety(nil)))
        #expect(!safety(.taken).hasLostKeyboard(since: safety(.grabbed)))
    }
}
