import Foundation

/// Standard input, output and error, and what else a process needs before it opens anything.
package enum StandardStreams {
    /// Makes the streams safe to use: one that is closed is opened on /dev/null, so that no device and no font file gets
    /// its number, and a pipe whose reader is gone no longer ends the process.
    ///
    /// To be called first of all, before threads and libraries have opened something.
    package static func secure() {
        for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
            // The lowest free number is taken, which is this one.
            let opened = open("/dev/null", number == STDIN_FILENO ? O_RDONLY : O_WRONLY)
            if opened >= 0, opened != number { close(opened) }
        }
        ignoreBrokenPipes()
    }

    /// A write to a pipe whose reader is gone ends a program that has not said otherwise.
    static func ignoreBrokenPipes() {
        var action = sigaction()
        guard sigaction(SIGPIPE, nil, &action) == 0, action.__sigaction_handler.sa_handler == nil else { return }
        signal(SIGPIPE, SIG_IGN)
    }

    /// Fewer files at once than this are not enough for a display, its devices, fonts and threads.
    package static let fewestFiles = 64

    /// Why the process may not open enough files, or `nil` when it may. Raises the limit where that is allowed.
    package static func shortageOfFiles() -> String? {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return nil }
        let wanted = rlim_t(fewestFiles)
        guard limit.rlim_cur < wanted else { return nil }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        guard limit.rlim_cur < wanted else { return nil }
        return "The program may open \(limit.rlim_cur) files at once (ulimit -n); it needs \(fewestFiles)."
    }
}
