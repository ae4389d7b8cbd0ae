import Foundation
import Testing

@testable import Diagnostics

/// What a process starts with, in processes of their own.
@Suite struct StandardStreamsTests {
    @Test func closedStreamsAreTakenBeforeAnyFile() async {
        await #expect(processExitsWith: .success) {
            // Threads that still start would take the numbers that are closed here.
            func openFiles() -> [String] {
                let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
                return (names ?? []).sorted()
            }
            var before: [String]
            repeat {
                before = openFiles()
                usleep(100_000)
            } while openFiles() != before
            for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { close(number) }
            StandardStreams.secure()
            var byte: UInt8 = 1
            precondition(read(STDIN_FILENO, &byte, 1) == 0)
            precondition(write(STDOUT_FILENO, &byte, 1) == 1 && write(STDERR_FILENO, &byte, 1) == 1)
            precondition(open("/dev/null", O_RDONLY) > STDERR_FILENO)
        }
    }

    @Test func openStreamsStayAsTheyAre() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            StandardStreams.secure()
            _ = write(STDERR_FILENO, "heard", 5)
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.hasSuffix("heard"))
    }

    @Test func aPipeWithoutReaderDoesNotEndTheProcess() async {
        await #expect(processExitsWith: .success) {
            StandardStreams.secure()
            var ends: [Int32] = [0, 0]
            pipe(&ends)
            close(ends[0])
            precondition(write(ends[1], "x", 1) == -1 && errno == EPIPE)
        }
    }

    @Test func tooFewFilesAreToldAndALowLimitIsRaisedWhereThatIsAllowed() async {
        await #expect(processExitsWith: .success) {
            let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
            var limit = rlimit(rlim_cur: 8, rlim_max: 4096)
            setrlimit(files, &limit)
            precondition(StandardStreams.shortageOfFiles() == nil)
            getrlimit(files, &limit)
            precondition(limit.rlim_cur >= 64)
            limit = rlimit(rlim_cur: 8, rlim_max: 8)
            setrlimit(files, &limit)
            precondition(
                StandardStreams.shortageOfFiles()
                    == "The program may open 8 files at once (ulimit -n); it needs 64.")
        }
    }
}
