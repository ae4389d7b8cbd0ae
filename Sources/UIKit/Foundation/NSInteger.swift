/// `Int`, as Objective-C calls it. Foundation on Linux has no such name.
public typealias NSInteger = Int
/// `UInt`, as Objective-C calls it. Foundation on Linux has no such name.
public typealias NSUInteger = UInt
