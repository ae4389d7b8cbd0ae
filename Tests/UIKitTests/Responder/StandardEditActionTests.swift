import Testing
import UIKitSimulator

@testable import UIKit

@MainActor @Suite("Standard edit actions")
struct StandardEditActionTests {
    /// Has one of the actions; the others do nothing.
    private final class Shelf: NSObject, UIResponderStandardEditActions {
        private(set) var copies = 0
        func copy(_ sender: Any?) { copies += 1 }
    }

    @Test("They are done through the protocol by whatever has them, and what a type leaves out does nothing")
    func actions() {
        let shelf = Shelf()
        let actions: any UIResponderStandardEditActions = shelf
        actions.copy(nil)
        actions.cut(nil)
        actions.paste(nil)
        actions.select(nil)
        actions.selectAll(nil)
        actions.delete(nil)
        actions.toggleBoldface(nil)
        actions.toggleItalics(nil)
        actions.toggleUnderline(nil)
        actions.increaseSize(nil)
        actions.decreaseSize(nil)
        actions.pasteAndMatchStyle(nil)
        #expect(shelf.copies == 1)
    }

    @Test("A field does them as one of these")
    func field() {
        let sim = Simulator(size: CGSize(width: 400, height: 600))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
        sim.window.addSubview(field)
        field.text = "one two"
        field.becomeFirstResponder()
        let actions: any UIResponderStandardEditActions = field
        actions.selectAll(nil)
        actions.cut(nil)
        #expect(field.text == "")
        actions.paste(nil)
        actions.pasteAndMatchStyle(nil)
        #expect(field.text == "one two one two", "What is pasted stands off.")
        actions.selectAll(nil)
        actions.copy(nil)
        actions.delete(nil)
        #expect(field.text == "" && UIPasteboard.general.string == "one two one two")
    }

    @Test("The paragraphs of the selection change their direction, in a field and in a view")
    func directions() throws {
        let sim = Simulator(size: CGSize(width: 400, height: 600))
        let (field, view) = (UITextField(), UITextView())
        for text in [field, view] as [UIView] {
            text.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
            sim.window.addSubview(text)
        }
        field.text = "abc"
        let actions: any UIResponderStandardEditActions = field
        actions.makeTextWritingDirectionRightToLeft(nil)
        #expect(field.baseWritingDirection(for: field.beginningOfDocument, in: .forward) == .rightToLeft)
        actions.makeTextWritingDirectionLeftToRight(nil)
        #expect(field.baseWritingDirection(for: field.beginningOfDocument, in: .forward) == .leftToRight)
        view.text = "one\ntwo\nthree"
        view.selectedRange = NSRange(location: 5, length: 1)
        view.makeTextWritingDirectionRightToLeft(nil)
        func direction(_ offset: Int) throws -> NSWritingDirection {
            let place = try #require(view.position(from: view.beginningOfDocument, offset: offset))
            return view.baseWritingDirection(for: place, in: .forward)
        }
        #expect(try [1, 5, 9].map(direction) == [.leftToRight, .rightToLeft, .leftToRight])
        view.isEditable = false
        view.makeTextWritingDirectionLeftToRight(nil)
        #expect(try direction(5) == .rightToLeft)
        UIView().makeTextWritingDirectionLeftToRight(nil)
    }

    @Test("A text view's styles are switched through the protocol where they may be")
    func styles() throws {
        let sim = Simulator(size: CGSize(width: 400, height: 600))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        sim.window.addSubview(view)
        view.text = "one"
        view.allowsEditingTextAttributes = true
        view.becomeFirstResponder()
        let actions: any UIResponderStandardEditActions = view
        actions.select(nil)
        actions.selectAll(nil)
        actions.toggleBoldface(nil)
        actions.toggleItalics(nil)
        actions.toggleUnderline(nil)
        func font() throws -> UIFont {
            try #require(view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
        }
        let size = try font().pointSize
        #expect(try font().spec.weight == 700 && font().spec.isItalic)
        #expect(view.textStorage.attribute(.underlineStyle, at: 0, effectiveRange: nil) != nil)
        actions.increaseSize(nil)
        let larger = try font().pointSize
        actions.decreaseSize(nil)
        actions.decreaseSize(nil)
        #expect(try larger > size && font().pointSize < larger)
    }
}
