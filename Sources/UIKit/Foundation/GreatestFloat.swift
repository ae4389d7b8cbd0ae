/// The greatest number that a Float holds, by its name in C: programs write it for a size without a limit.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
/// The same number by an older name of C: animations that go on without an end have it as their count.
public let HUGE: Float = MAXFLOAT
