import Foundation

/// The edit actions that menus and keys give.
///
/// Every responder has them, and ``UIResponder/canPerformAction(_:withSender:)`` says which of them it does. In UIKit the
/// methods are optional; here those that a type leaves out do nothing.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Copies what is selected and deletes it.
    func cut(_ sender: Any?)
    /// Copies what is selected.
    func copy(_ sender: Any?)
    /// Puts in what was copied.
    func paste(_ sender: Any?)
    /// Puts in what was copied, and lets it look like the text around it.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Selects what is at the caret.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Deletes what is selected.
    func delete(_ sender: Any?)
    /// Makes what is selected bold, or no longer.
    func toggleBoldface(_ sender: Any?)
    /// Makes what is selected italic, or no longer.
    func toggleItalics(_ sender: Any?)
    /// Underlines what is selected, or no longer.
    func toggleUnderline(_ sender: Any?)
    /// Makes what is selected larger.
    func increaseSize(_ sender: Any?)
    /// Makes what is selected smaller.
    func decreaseSize(_ sender: Any?)
    /// Has the paragraphs of what is selected run from the left to the right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Has the paragraphs of what is selected run from the right to the left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
}

extension UIResponderStandardEditActions {
    /// Does nothing.
    public func cut(_ sender: Any?) {}
    /// Does nothing.
    public func copy(_ sender: Any?) {}
    /// Does nothing.
    public func paste(_ sender: Any?) {}
    /// Does nothing.
    public func pasteAndMatchStyle(_ sender: Any?) {}
    /// Does nothing.
    public func select(_ sender: Any?) {}
    /// Does nothing.
    public func selectAll(_ sender: Any?) {}
    /// Does nothing.
    public func delete(_ sender: Any?) {}
    /// Does nothing.
    public func toggleBoldface(_ sender: Any?) {}
    /// Does nothing.
    public func toggleItalics(_ sender: Any?) {}
    /// Does nothing.
    public func toggleUnderline(_ sender: Any?) {}
    /// Does nothing.
    public func increaseSize(_ sender: Any?) {}
    /// Does nothing.
    public func decreaseSize(_ sender: Any?) {}
    /// Does nothing.
    public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    /// Does nothing.
    public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
}

extension UIResponder: UIResponderStandardEditActions {}
