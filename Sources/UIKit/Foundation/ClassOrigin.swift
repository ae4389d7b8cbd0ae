/// Whether classes are the program's own, which may do something else in what they override.
@MainActor
enum ClassOrigin {
    @exclusivity(unchecked) private static var known: [ObjectIdentifier: Bool] = [:]

    /// Whether a class was not made by Typecase.
    static func isProgram(_ type: AnyClass) -> Bool {
        if let known = known[ObjectIdentifier(type)] { return known }
        // A frame asks, and at the start of a program first of all: a description by reflection takes ten times as long.
        let isProgram = !_typeName(type, qualified: true).hasPrefix("UIKit.")
        known[ObjectIdentifier(type)] = isProgram
        return isProgram
    }

    /// The class of Typecase that a program's class derives from; the class itself where it is one of Typecase's.
    static func kitClass(of type: AnyClass) -> AnyClass {
        var kit: AnyClass = type
        while isProgram(kit), let parent = _getSuperclass(kit) { kit = parent }
        return kit
    }
}
