import Foundation

// Delegates are made of classes that a program names: by `@main`, or in a configuration. Swift lets an initialiser be called on
// such a class only when it is `required`, which those written for iOS do not say. An initialiser that is inherited takes the
// class as an argument all the same, and calls what the class has made of `init()`. So it is declared twice by one name: as what
// it is, and as a method of the class, which is called in the same way. A class that has no `init()` ends the program with a
// sentence that says so. Cells are made like that too (ReusableViews.swift).

extension NSObject {
    @_silgen_name("typecase_make_object")
    convenience init(asItsClass: Void) {
        self.init()
    }

    /// An object of this class.
    @_silgen_name("typecase_make_object")
    class func madeAsItsClass() -> NSObject
}
