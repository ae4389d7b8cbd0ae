/// What `delegate?.method?(…)` calls.
///
/// In UIKit most methods of delegates are optional, and programs that call a delegate themselves say so with a question
/// mark. Swift without Objective-C has no optional methods: here all of them are there, with defaults. So that the same
/// lines compile, each delegate protocol has for each name of a method a property of that name that holds what can be
/// called. It is never `nil`: where a delegate does not implement the method, the default answers. The methods
/// themselves go before the properties, and so does a property of that name in the class that conforms.
///
/// A method whose arguments have labels, or whose name others share, is called through one of the structures here.
public enum OptionalCalls {}

// Optional methods of a program's own protocols are methods with defaults too after `Scripts/port`. Where a program asks whether
// such a method answers at all, its default says that it is no answer.

extension OptionalCalls {
    // Unchecked: a default says it to the call that it returns to. One that a delegate's own method calls directly, and as its last
    // step, would say it for that.
    nonisolated(unsafe) private static var isNoAnswer = false

    /// What a method answers that a delegate does not implement: a value that the call does not give on.
    public static func none<Value>(_ value: Value) -> Value {
        isNoAnswer = true
        return value
    }

    /// What a method of a delegate answers; `nil` where the delegate does not implement it, and without a delegate.
    @discardableResult
    public static func answer<Value>(of call: @autoclosure () throws -> Value?) rethrows -> Value? {
        let outer = isNoAnswer
        isNoAnswer = false
        defer { isNoAnswer = outer }
        let value = try call()
        return isNoAnswer ? nil : value
    }
}
