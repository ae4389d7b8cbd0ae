import Foundation

/// The methods as optional ones: `delegate?.method?(…)`, see ``OptionalCalls``.
extension NSTextStorageDelegate {
    /// The methods of this name.
    @_disfavoredOverload
    public var textStorage: OptionalCalls.TextStorage? { OptionalCalls.TextStorage(delegate: self) }
}

extension OptionalCalls {
    /// ``NSTextStorageDelegate``'s `textStorage`.
    public struct TextStorage {
        let delegate: any NSTextStorageDelegate

        /// `textStorage(_:willProcessEditing:range:changeInLength:)`.
        public func callAsFunction(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            delegate.textStorage(textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
        }

        /// `textStorage(_:didProcessEditing:range:changeInLength:)`.
        public func callAsFunction(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            delegate.textStorage(textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
        }
    }
}
