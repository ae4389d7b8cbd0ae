/// A class of UIKit that Typecase adds members to.
///
/// They stand in extensions of this protocol and not of the class: a subclass of a program that was written for iOS may have
/// members of the same names, and then has its own. Members of a class could not be so hidden.
@preconcurrency @MainActor
public protocol ExtendedClass: AnyObject {}

extension UITextField: ExtendedClass {}
extension UITextView: ExtendedClass {}
extension UIWindow: ExtendedClass {}
