import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// What avoidance leaves alone, and what it leaves behind.
@MainActor @Suite struct AvoidanceStateTests {
    private func stage() -> (Simulator, UIScrollView, UITextField) {
        let simulator = Simulator(size: CGSize(width: 360, height: 480))
        let scroll = UIScrollView(frame: simulator.window.bounds)
        scroll.contentSize = CGSize(width: 360, height: 1000)
        let field = UITextField(frame: CGRect(x: 10, y: 420, width: 200, height: 40))
        scroll.addSubview(field)
        simulator.window.addSubview(scroll)
        simulator.frame()
        return (simulator, scroll, field)
    }

    @Test func aScrollViewThatLeavesIsAsItWas() {
        let (simulator, scroll, field) = stage()
        field.becomeFirstResponder()
        simulator.advance(0.5)
        #expect(scroll.keyboardInset > 0 && scroll.contentOffset.y > 0)
        scroll.removeFromSuperview()
        #expect(scroll.keyboardInset == 0 && scroll.contentOffset == .zero)
        simulator.advance(0.5)
        #expect(simulator.keyboardFrame.isNull)
    }

    @Test func aFingerOnTheContentKnowsBetter() {
        let (simulator, scroll, field) = stage()
        simulator.touchDown(1, at: CGPoint(x: 300, y: 100))
        simulator.touchMove(1, to: CGPoint(x: 300, y: 60))
        simulator.advance(0.05)
        let offset = scroll.contentOffset
        #expect(scroll.isDragging)
        field.becomeFirstResponder()
        simulator.advance(0.1)
        #expect(scroll.contentOffset == offset)
        simulator.touchUp(1)
    }

    /// A text that scrolls, of which a part is seen above the keyboard: whether it is moved out of the keyboard's way.
    @Test(arguments: [
        (seen: CGFloat(90), height: CGFloat(150), moves: false), (79, 150, true), (40, 150, true), (-30, 150, true),
        (60, 60, false), (50, 60, true),
    ])
    func aTextOfWhichTooLittleIsSeenIsMovedAsAWhole(seen: CGFloat, height: CGFloat, moves: Bool) {
        for scrolls in [true, false] {
            let simulator = Simulator(size: CGSize(width: 360, height: 640))
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
            simulator.window.addSubview(field)
            field.becomeFirstResponder()
            simulator.advance(0.5)
            let top = simulator.keyboardFrame.minY
            let view = UITextView(frame: CGRect(x: 10, y: top - seen, width: 300, height: height))
            view.text = "one\ntwo"
            view.selectedRange = NSRange(location: 0, length: 0)
            let scroll = UIScrollView(frame: simulator.window.bounds)
            scroll.contentSize = CGSize(width: 360, height: 800)
            if scrolls { simulator.window.addSubview(scroll) }
            (scrolls ? scroll : simulator.window).addSubview(view)
            let before = view.screenFrame
            view.becomeFirstResponder()
            simulator.advance(0.5)
            #expect(simulator.keyboardFrame.minY == top)
            #expect((view.screenFrame != before) == moves, "scrolls: \(scrolls)")
            #expect(!moves || view.screenFrame.maxY <= top && view.screenFrame.minY >= 0, "scrolls: \(scrolls)")
            #expect((view.keyboardInset > 0) == (!moves && seen < height))
            #expect((scroll.contentOffset.y > 0) == (scrolls && moves))
            #expect((simulator.contentShift < 0) == (!scrolls && moves))
            view.resignFirstResponder()
            simulator.advance(0.5)
            #expect(view.screenFrame == before && view.keyboardInset == 0 && scroll.keyboardInset == 0)
        }
    }

    /// A text that does not scroll itself and is higher than what is seen of the scroll view around it.
    @Test func ofATextThatDoesNotFitTheEndIsSeen() {
        let simulator = Simulator(size: CGSize(width: 360, height: 640))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 360, height: 440))
        scroll.contentSize = CGSize(width: 360, height: 1000)
        let view = UITextView(frame: CGRect(x: 10, y: 100, width: 300, height: 300))
        view.isScrollEnabled = false
        view.text = (1...9).map { "Line \($0)" }.joined(separator: "\n")
        scroll.addSubview(view)
        simulator.window.addSubview(scroll)
        view.selectedTextRange = view.textRange(from: view.endOfDocument, to: view.endOfDocument)
        view.becomeFirstResponder()
        simulator.advance(0.5)
        let top = simulator.keyboardFrame.minY
        #expect(view.bounds.height < top && view.bounds.height + 16 > top - 200, "The place is what the test is about.")
        #expect(abs(view.screenFrame.maxY + 8 - top) < 1)
        #expect(view.convertToScreen(view.caretRect(for: view.endOfDocument)).minY > 200)
        #expect(simulator.contentShift == 0)
    }

    @Test func aFieldThatItsProgramMovesInsideOfAViewIsShownToo() {
        let simulator = Simulator(size: CGSize(width: 360, height: 640))
        let (page, field) = (UIView(frame: simulator.window.bounds), UITextField())
        field.frame = CGRect(x: 10, y: 100, width: 300, height: 40)
        page.addSubview(field)
        simulator.window.addSubview(page)
        field.becomeFirstResponder()
        simulator.advance(0.5)
        #expect(simulator.contentShift == 0)
        page.layer.sublayerTransform = CATransform3DMakeTranslation(0, 450, 0)
        simulator.advance(0.5)
        #expect(field.screenFrame.maxY <= simulator.keyboardFrame.minY && simulator.contentShift < 0)
        page.layer.sublayerTransform = CATransform3DIdentity
        simulator.advance(0.5)
        #expect(field.screenFrame.minY == 100 && simulator.contentShift == 0)
    }

    /// A field between its label and its message in a stack, in the middle of a long form.
    private func question(
        others: [UIView] = [], at y: CGFloat = 600
    ) -> (simulator: Simulator, scroll: UIScrollView, stack: UIStackView, field: UITextField) {
        let simulator = Simulator(size: CGSize(width: 360, height: 640))
        let scroll = UIScrollView(frame: simulator.window.bounds)
        scroll.contentSize = CGSize(width: 360, height: 3000)
        let (label, field, message) = (UILabel(), UITextField(), UILabel())
        (label.text, message.text) = ("Full name", "Please give your first and last name.")
        field.borderStyle = .roundedRect
        let stack = UIStackView(arrangedSubviews: [label, field, message] + others)
        (stack.axis, stack.spacing) = (.vertical, 6)
        stack.frame = CGRect(x: 10, y: y, width: 300, height: 100)
        scroll.addSubview(stack)
        simulator.window.addSubview(scroll)
        simulator.frame()
        return (simulator, scroll, stack, field)
    }

    @Test func theLabelAndTheMessageOfAFieldAreSeenWithIt() {
        let (simulator, scroll, stack, field) = question()
        field.becomeFirstResponder()
        simulator.advance(0.5)
        let top = simulator.keyboardFrame.minY
        #expect(abs(stack.screenFrame.maxY + 8 - top) < 1, "It comes up from below the keyboard as a whole.")
        scroll.contentOffset.y = 605
        field.resignFirstResponder()
        simulator.advance(0.5)
        scroll.contentOffset.y = 625
        field.becomeFirstResponder()
        simulator.advance(0.5)
        #expect(abs(stack.screenFrame.minY - 8) < 1, "It comes down from above the screen as a whole.")
    }

    @Test func inAStackOfSeveralFieldsOnlyTheFieldCounts() {
        let other = UITextField()
        let (simulator, _, stack, field) = question(others: [other])
        field.becomeFirstResponder()
        simulator.advance(0.5)
        let top = simulator.keyboardFrame.minY
        #expect(abs(field.screenFrame.maxY + 8 - top) < 1 && stack.screenFrame.maxY > top)
    }

    @Test func fieldsInRowsOfAStackAreFieldsOfTheStack() {
        let row = UIStackView(arrangedSubviews: [UITextField(), UITextField()])
        let (simulator, scroll, _, field) = question(others: [row], at: 100)
        field.becomeFirstResponder()
        simulator.advance(0.5)
        #expect(field.screenFrame.maxY < simulator.keyboardFrame.minY && scroll.contentOffset == .zero)
        let (other, _, stack, second) = question(others: [row], at: 600)
        second.becomeFirstResponder()
        other.advance(0.5)
        let top = other.keyboardFrame.minY
        #expect(abs(second.screenFrame.maxY + 8 - top) < 1 && stack.screenFrame.maxY > top)
    }

    @Test func whereNotAllOfAQuestionFitsTheFieldCounts() {
        let (simulator, _, stack, field) = question()
        stack.frame.size.height = 900
        stack.distribution = .equalSpacing
        simulator.frame()
        field.becomeFirstResponder()
        simulator.advance(0.5)
        #expect(abs(field.screenFrame.maxY + 8 - simulator.keyboardFrame.minY) < 1)
    }

    @Test func aWindowIsShiftedForTheFieldAlone() {
        let (simulator, scroll, stack, field) = question(at: 560)
        scroll.isScrollEnabled = true
        simulator.window.addSubview(stack)
        simulator.frame()
        field.becomeFirstResponder()
        simulator.advance(0.5)
        #expect(simulator.contentShift < 0)
        #expect(abs(field.screenFrame.maxY + 8 - simulator.keyboardFrame.minY) < 1)
    }

    @Test func aTextThatIsSeenWellEnoughShowsItsCaretAboveTheKeyboard() {
        let simulator = Simulator(size: CGSize(width: 360, height: 640))
        let view = UITextView(frame: simulator.window.bounds)
        view.text = (1...100).map { "Line \($0)" }.joined(separator: "\n")
        simulator.window.addSubview(view)
        simulator.frame()
        for y in [600.0, 500, 420] {
            view.contentOffset = .zero
            let place = view.closestPosition(to: CGPoint(x: 20, y: y)) ?? view.endOfDocument
            view.selectedTextRange = view.textRange(from: place, to: place)
            view.becomeFirstResponder()
            simulator.advance(0.5)
            let caret = view.convertToScreen(view.caretRect(for: place))
            let top = simulator.keyboardFrame.minY
            #expect(caret.maxY <= top - 8 && caret.minY > 100, "\(y)")
            #expect(simulator.contentShift == 0, "The text scrolls, nothing else: \(y)")
            view.resignFirstResponder()
            simulator.advance(0.5)
            #expect(view.contentOffset == .zero, "\(y)")
        }
    }

    @Test func aKeyboardThatComesOrGrowsWhileATextIsEditedLeavesItsCaretInView() throws {
        let simulator = Simulator(size: CGSize(width: 360, height: 640))
        simulator.hasHardwareKeyboard = true
        let view = UITextView(frame: simulator.window.bounds)
        view.text = (1...100).map { "Line \($0)" }.joined(separator: "\n")
        simulator.window.addSubview(view)
        view.becomeFirstResponder()
        let place = try #require(view.closestPosition(to: CGPoint(x: 20, y: 600)))
        view.selectedTextRange = view.textRange(from: place, to: place)
        simulator.advance(0.5)
        #expect(view.contentOffset == .zero)
        func check(_ what: String) {
            simulator.advance(0.5)
            let caret = view.convertToScreen(view.caretRect(for: place))
            let top = simulator.keyboardFrame.minY
            // No farther than it takes, with the room that is kept around the caret.
            #expect(abs(caret.maxY + 8 - top) < 1, "\(what)")
            #expect(simulator.contentShift == 0 && view.contentOffset.y > 0, "The text scrolls, nothing else: \(what)")
        }
        simulator.hasHardwareKeyboard = false
        check("the keyboard comes")
        view.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 60))
        view.reloadInputViews()
        check("it grows")
        // Where a person has scrolled to stays, until the keyboard is another one.
        view.contentOffset.y -= 100
        simulator.advance(0.5)
        #expect(view.convertToScreen(view.caretRect(for: place)).maxY > simulator.keyboardFrame.minY + 80)
        view.inputAccessoryView?.frame.size.height = 70
        view.reloadInputViews()
        check("it grows again")
    }

    @Test func aViewThatIsTurnedOffMovesNothing() {
        let (simulator, scroll, field) = stage()
        simulator.window.avoidsKeyboard = false
        field.becomeFirstResponder()
        simulator.advance(0.5)
        #expect(scroll.keyboardInset == 0 && scroll.contentOffset == .zero && simulator.window.contentShift == 0)
        simulator.window.avoidsKeyboard = true
        simulator.advance(0.5)
        #expect(scroll.keyboardInset > 0)
    }
}
