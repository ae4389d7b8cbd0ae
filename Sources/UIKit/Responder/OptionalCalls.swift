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
