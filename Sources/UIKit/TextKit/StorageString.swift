import Foundation

/// The characters of a text storage as a string that can be changed: Foundation's own, which changes characters behind
/// the back of their attributes, brings a program down.
final class StorageString: NSMutableString {
    private let storage: NSTextStorage

    init(_ storage: NSTextStorage) {
        self.storage = storage
        super.init(capacity: 0)
    }

    // What Foundation requires of every string: strings of their own, on storages of their own.

    required init(capacity: Int) {
        storage = NSTextStorage(string: "")
        super.init(capacity: capacity)
    }

    required init?(coder aDecoder: NSCoder) {
        return nil
    }

    required init(string aString: String) {
        storage = NSTextStorage(string: aString)
        super.init(string: aString)
    }

    required convenience init(stringLiteral value: StaticString) {
        self.init(string: value.description)
    }

    required convenience init(characters: UnsafePointer<unichar>, length: Int) {
        self.init(string: String(decoding: UnsafeBufferPointer(start: characters, count: length), as: UTF16.self))
    }

    required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
        self.init(string: value.description)
    }

    required convenience init(unicodeScalarLiteral value: StaticString) {
        self.init(string: value.description)
    }

    override var length: Int { storage.length }

    override func character(at index: Int) -> unichar {
        (storage.string as NSString).character(at: index)
    }

    override func replaceCharacters(in range: NSRange, with aString: String) {
        storage.replaceCharacters(in: range, with: aString)
    }
}
