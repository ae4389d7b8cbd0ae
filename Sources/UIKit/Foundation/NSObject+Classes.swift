import Foundation

extension NSObject {
    /// The class itself. On iOS classes answer it because they are objects; programs register cells by it.
    public class func classForCoder() -> AnyClass { self }
}
