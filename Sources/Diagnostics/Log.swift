import Foundation
import Synchronization

/// What Typecase has to complain about, on standard error: a font that is missing, a setting that means nothing, a screen
/// that cannot be opened.
///
/// A complaint never hurts the program: what cannot be written is dropped, whether standard error is closed, full, or a
/// pipe that nobody reads. Each cause is told once. A sentence may hold names of files and settings, lengths and kinds,
/// but never what a person has typed.
package enum Log {
    /// Causes that were told. More than this many are forgotten, and might be told again.
    private static let causeLimit = 1000
    private static let told = Mutex<Set<String>>([])

    /// Tells a sentence, unless its cause was told before.
    /// - Parameters:
    ///   - sentence: What is wrong, and what happens instead. Line ends and control characters are written as blanks.
    ///   - cause: What tells one complaint from another; the sentence itself when it is `nil`.
    package static func complain(_ sentence: String, cause: String? = nil) {
        let isNew = told.withLock { told in
            if told.count >= causeLimit { told.removeAll() }
            return told.insert(cause ?? sentence).inserted
        }
        if isNew { tell(sentence) }
    }

    /// Tells a sentence that was asked for, as often as it is told: an answer, and no complaint.
    /// - Parameter sentence: As in ``complain(_:cause:)``.
    package static func tell(_ sentence: String) {
        write("Typecase: \(printable(sentence))\n")
    }

    /// The sentence without anything that would begin another line or steer a terminal.
    static func printable(_ sentence: String) -> String {
        String(
            String.UnicodeScalarView(
                sentence.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    }

    private static func write(_ line: String) {
        ignoresBrokenPipes
        var bytes = ArraySlice(line.utf8)
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if count == 0 || errno != EINTR {
                return
            }
        }
    }

    /// Asked for once: a program may turn it off again for itself.
    private static let ignoresBrokenPipes: Void = StandardStreams.ignoreBrokenPipes()
}
