import Foundation

// On iOS an object is made of a class that is known only when the program runs by calling its initialiser, `Kind()` or
// `kind.init(frame: frame)`: initialisers of Objective-C are all there for subclasses. In Swift only those are that say
// `required`. So each has a method of the class beside it, which calls what the class has made of the initialiser
// (NSObject+Making.swift says how). A class that has no such initialiser ends the program with a sentence that says so.

/// What can be made of a class that is known only when the program runs. The methods are those of a protocol, so that a class may
/// have a `make()` of its own.
public protocol MadeOfItsClass: AnyObject {}

extension UIView: MadeOfItsClass {
    @_silgen_name("typecase_make_view")
    convenience init(itsFrame frame: CGRect) {
        self.init(frame: frame)
    }

    @_silgen_name("typecase_make_view")
    class func made(itsFrame frame: CGRect) -> UIView
}

@MainActor
extension MadeOfItsClass where Self: UIView {
    /// A view of this class, as `init()` makes it. `Kind.make()` stands for `Kind()` where `Kind` is a parameter or a variable.
    public static func make() -> Self {
        guard let view = madeAsItsClass() as? Self else { preconditionFailure("init() has made another class") }
        return view
    }

    /// A view of this class, as `init(frame:)` makes it.
    public static func make(frame: CGRect) -> Self {
        guard let view = made(itsFrame: frame) as? Self else {
            preconditionFailure("init(frame:) has made another class")
        }
        return view
    }
}

extension CALayer: MadeOfItsClass {}

@MainActor
extension MadeOfItsClass where Self: CALayer {
    /// A layer of this class, as `init()` makes it.
    public static func make() -> Self {
        guard let layer = madeAsItsClass() as? Self else { preconditionFailure("init() has made another class") }
        return layer
    }
}

extension UITableViewCell {
    @_silgen_name("typecase_make_styled_cell")
    convenience init(itsStyle style: CellStyle, reuseIdentifier: String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("typecase_make_styled_cell")
    class func made(itsStyle style: CellStyle, reuseIdentifier: __owned String?) -> UITableViewCell
}

@MainActor
extension MadeOfItsClass where Self: UITableViewCell {
    /// A cell of this class, as `init(style:reuseIdentifier:)` makes it.
    public static func make(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> Self {
        guard let cell = made(itsStyle: style, reuseIdentifier: reuseIdentifier) as? Self else {
            preconditionFailure("init(style:reuseIdentifier:) has made another class")
        }
        return cell
    }
}

extension UIViewController: MadeOfItsClass {
    @_silgen_name("typecase_make_controller")
    convenience init(itsNibName nibName: String?, bundle: Bundle?) {
        self.init(nibName: nibName, bundle: bundle)
    }

    @_silgen_name("typecase_make_controller")
    class func made(itsNibName nibName: __owned String?, bundle: __owned Bundle?) -> UIViewController
}

@MainActor
extension MadeOfItsClass where Self: UIViewController {
    /// A controller of this class, as `init(nibName:bundle:)` makes it without a nib.
    public static func make() -> Self { make(nibName: nil, bundle: nil) }

    /// A controller of this class, as `init(nibName:bundle:)` makes it.
    public static func make(nibName: String?, bundle: Bundle?) -> Self {
        guard let controller = made(itsNibName: nibName, bundle: bundle) as? Self else {
            preconditionFailure("init(nibName:bundle:) has made another class")
        }
        return controller
    }
}
