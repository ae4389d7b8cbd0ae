/// The greatest number that a Float holds, by its name in C: programs write it for a size without a limit.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
