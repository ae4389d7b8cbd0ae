import Foundation

/// A library that is looked for while the program runs, so that it need not be there to build or start it.
package struct DynamicLibrary: @unchecked Sendable {
    /// A library that is not there, or has not what is wanted of it.
    package struct NotFound: Error {
        /// Creates the error.
        package init() {}
    }

    // A library's handle may be used by any thread (POSIX, dlsym).
    private let handle: UnsafeMutableRawPointer

    /// Opens the first library that is there. It stays open until the program ends: libraries with threads and objects
    /// of their own do not survive being taken away.
    /// - Parameter names: File names that the system's loader looks for, such as "librime.so.1".
    /// - Throws: ``NotFound`` when none is there.
    package init(_ names: [String]) throws(NotFound) {
        guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { throw NotFound() }
        self.handle = handle
    }

    /// A function of the library. Its C type is what the caller takes it for, and is not checked.
    /// - Throws: ``NotFound`` when the library has no function of that name.
    package func function<Function>(_ name: String) throws(NotFound) -> Function {
        guard let function = dlsym(handle, name) else { throw NotFound() }
        return unsafeBitCast(function, to: Function.self)
    }
}
