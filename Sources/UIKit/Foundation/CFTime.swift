import Foundation

/// A length of time, in seconds.
public typealias CFTimeInterval = Double

/// A point in time, in seconds from the beginning of the year 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// The time of the calendar's clock, which may be set.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
