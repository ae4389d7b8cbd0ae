import Foundation

/// Makes what a nib holds.
///
/// There are no nib files here. What a nib of a name holds is said in code, once at the program's start, with
/// ``define(_:contents:)``; sources that ask for the nib then need no change.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// A choice that ``instantiate(withOwner:options:)`` could be given. There are none here.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the choice.
        public let rawValue: String

        /// Creates a key from the name of a choice.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    private let name: String
    /// What nibs hold, by their names.
    private static var contents: [String: (Any?) -> [Any]] = [:]

    /// Names a nib. Whether it is defined is asked when something is made of it.
    /// - Parameter bundle: Has no meaning here: nibs of all modules share their names.
    public init(nibName name: String, bundle: Bundle?) {
        self.name = name
        super.init()
    }

    /// Makes what the nib holds, anew each time, and calls `awakeFromNib()` of each object of UIKit's at its top. The nib must
    /// be defined.
    /// - Parameter owner: What the contents belong to, for the program's closure.
    open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
        guard let make = Self.contents[name] else {
            preconditionFailure(
                "UINib: there are no nib files; say what \"\(name)\" holds with UINib.define(_:contents:) at the start")
        }
        let objects = make(owner)
        for case let object as any NibObject in objects { object.awakeFromNib() }
        return objects
    }

    /// Remembers what a nib holds.
    static func remember(_ name: String, _ contents: @escaping (Any?) -> [Any]) {
        Self.contents[name] = contents
    }

    /// Whether a nib is defined.
    static func isDefined(_ name: String) -> Bool { contents[name] != nil }
}

extension Bundle {
    /// Makes what a nib holds, see ``UINib/instantiate(withOwner:options:)``. It must be defined.
    @preconcurrency @MainActor
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
