/// Whether what is typed stays in the program, on a bare console.
struct ConsoleSafety: Equatable {
    /// What became of a device that types.
    enum Hold: Equatable {
        /// The program has it to itself.
        case grabbed
        /// Another program has it to itself; neither this one nor the console hears it.
        case taken
        /// The console hears it, but it was plugged in a moment ago: udev may not have given the right to it yet.
        case pending
        /// The console hears it; the system's number of the reason.
        case shared(errno: Int32)
    }

    /// Whether the console's own keyboard is turned off.
    var isConsoleOff: Bool
    /// The devices that type, by their files.
    var keyboards: [String: Hold] = [:]
    /// How many devices there are, and how many of them the program may read.
    var deviceCount = 0
    var readableCount = 0

    /// The keyboards that something else than the program hears too.
    var leaks: [String] {
        guard !isConsoleOff else { return [] }
        return keyboards.filter { if case .shared = $0.value { true } else { false } }.keys.sorted()
    }

    /// Why the program must not run, or `nil` when what is typed stays in it.
    var danger: String? {
        guard !leaks.isEmpty else { return nil }
        let why = readableCount == 0 ? Self.permission : "No other program may use them, and this one needs a terminal."
        return "What is typed on \(leaks.joined(separator: ", ")) would also reach the console behind the program. "
            + "\(why) TYPECASE_UNSAFE_CONSOLE=1 runs it all the same."
    }

    /// What is wrong although nothing leaks.
    var complaint: String? {
        if deviceCount > 0, readableCount == 0 {
            return "No keyboard, mouse or touchscreen can be read. \(Self.permission)"
        }
        let taken = keyboards.filter { $0.value == .taken }.keys.sorted()
        guard !taken.isEmpty else { return nil }
        return "Another program keeps \(taken.joined(separator: ", ")) to itself; this one hears nothing from there."
    }

    /// Whether a keyboard is gone that was there at an earlier look.
    func hasLostKeyboard(since earlier: ConsoleSafety) -> Bool {
        !Set(earlier.keyboards.keys).isSubset(of: keyboards.keys)
    }

    private static let permission = "Its user must be in the group input, or be allowed to read /dev/input otherwise."
}
