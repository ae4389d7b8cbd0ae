import Foundation
import Testing

@testable import Diagnostics

/// What is written to standard error, seen from outside: each test runs in a process whose standard error is its own.
@Suite struct LogTests {
    @Test func sentencesAreWrittenOncePerCause() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            Log.complain("The font a is damaged.", cause: "font")
            Log.complain("The font b is damaged.", cause: "font")
            Log.complain("No font was found.")
            Log.complain("No font was found.")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text == "Typecase: The font a is damaged.\nTypecase: No font was found.\n")
    }

    @Test func aClosedStandardErrorDoesNotEndTheProgram() async {
        await #expect(processExitsWith: .success) {
            close(STDERR_FILENO)
            Log.complain("Nobody hears this.")
        }
    }

    @Test func aFullDeviceDoesNotEndTheProgram() async {
        await #expect(processExitsWith: .success) {
            let full = open("/dev/full", O_WRONLY)
            dup2(full, STDERR_FILENO)
            Log.complain("There is no room for this.")
        }
    }

    @Test func aPipeWithoutReaderDoesNotEndTheProgram() async {
        await #expect(processExitsWith: .success) {
            var ends: [Int32] = [0, 0]
            pipe(&ends)
            dup2(ends[1], STDERR_FILENO)
            close(ends[0])
            Log.complain("Nobody reads this.")
        }
    }

    @Test func aSentenceIsOneLineAndDoesNotSteerTerminals() {
        #expect(Log.printable("a\nb\u{1B}[2Jc\u{85}d") == "a b [2Jc d")
    }
}
