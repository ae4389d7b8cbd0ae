import Foundation

/// The controllers and views that a state is about, by the ways to them.
///
/// Not bound to an actor, since coders are not: controllers and views are added before anybody
/// encodes or decodes.
final class RestorationObjects {
    private(set) var paths: [ObjectIdentifier: RestorationPath] = [:]
    private var objects: [RestorationPath: AnyObject] = [:]

    /// More objects of a program's own than a state may hold: those that hold each other would have no end.
    private static let encodingLimit = 10_000
    private var encodedCount = 0

    /// Counts an object that is about to be encoded.
    /// - Returns: Whether it may be.
    func admitsOneMore() -> Bool {
        encodedCount += 1
        return encodedCount <= Self.encodingLimit
    }

    /// Gives an object the way to it.
    /// - Returns: Whether it is the only one of that way.
    @discardableResult
    func add(_ object: AnyObject, at path: RestorationPath) -> Bool {
        guard objects[path] == nil else { return objects[path] === object }
        objects[path] = object
        paths[ObjectIdentifier(object)] = path
        return true
    }

    /// Puts an object in the place of the one that is there, if any.
    func replace(_ object: AnyObject, at path: RestorationPath) {
        if let old = objects[path] { paths[ObjectIdentifier(old)] = nil }
        objects[path] = object
        paths[ObjectIdentifier(object)] = path
    }

    subscript(path: RestorationPath) -> AnyObject? { objects[path] }

    func path(of object: AnyObject) -> RestorationPath? { paths[ObjectIdentifier(object)] }
}
