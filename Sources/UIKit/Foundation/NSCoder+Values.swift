import Foundation

/// What may be missing in an archive: Foundation on Linux takes a question for an object that is not there for an error.
extension NSCoder {
    /// The text of a key, where there is one.
    func string(forKey key: String) -> String? {
        containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key).map { String($0) } : nil
    }

    /// The objects of a key, where there are any.
    func objects<Object: NSObject & NSCoding>(forKey key: String) -> [Object]? {
        containsValue(forKey: key) ? decodeObject(of: [NSArray.self, Object.self], forKey: key) as? [Object] : nil
    }
}
