import Foundation

/// Any object, as Apple's C libraries call it: `layer.font = font as CFTypeRef`.
public typealias CFTypeRef = AnyObject

/// A text as functions of Apple's C libraries take it: `name as CFString`.
///
/// Core Foundation is not on Linux; this is Foundation's class, to which it can be cast on iOS.
public typealias CFString = NSString

/// A list as functions of Apple's C libraries take it: `colors as CFArray`.
///
/// Core Foundation is not on Linux; this is Foundation's class, to which it can be cast on iOS.
public typealias CFArray = NSArray
