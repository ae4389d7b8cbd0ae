import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// What a subclass overrides is what input calls, in UIKit's order: the key, the delegate, the text's own function. One
/// row for each function, for fields and views; those of typing alone come first.
@MainActor @Suite struct OverrideTests {
    private final class Field: UITextField {
        var calls: [String] = []
        var change: ((String) -> String?)?
        var isDeaf = false

        override func insertText(_ text: String) {
            calls.append("insert \(text)")
            guard let change else { return super.insertText(text) }
            if let text = change(text) { super.insertText(text) }
        }

        override func deleteBackward() {
            calls.append("delete")
            if !isDeaf { super.deleteBackward() }
        }
    }

    private final class View: UITextView {
        var change: ((String) -> String?)?
        var deletions = 0

        override func insertText(_ text: String) {
            guard let change else { return super.insertText(text) }
            if let text = change(text) { super.insertText(text) }
        }

        override func deleteBackward() {
            deletions += 1
            super.deleteBackward()
        }
    }

    @MainActor
    private final class Stage: NSObject, UITextFieldDelegate, UITextViewDelegate {
        let simulator = Simulator(size: CGSize(width: 360, height: 480))
        let field = Field(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        let view = View(frame: CGRect(x: 10, y: 60, width: 200, height: 80))
        var asked: [String] = []
        var allows = true

        override init() {
            super.init()
            simulator.window.addSubview(field)
            simulator.window.addSubview(view)
            field.autocapitalizationType = .none
            view.autocapitalizationType = .none
            (field.delegate, view.delegate) = (self, self)
        }

        func focus(_ view: UIView) {
            view.becomeFirstResponder()
            simulator.advance(0.4)
        }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            asked.append("\(range.location)+\(range.length) '\(string)'")
            field.calls.append("asked")
            return allows
        }

        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            asked.append("\(range.location)+\(range.length) '\(text)'")
            return allows
        }
    }

    @Test func keysCallInsertTextWhenTheDelegateAllows() {
        let stage = Stage()
        stage.focus(stage.field)
        stage.simulator.tapKey("a")
        stage.simulator.type("b\"")
        #expect(stage.field.text == "ab”")
        #expect(stage.field.calls == ["asked", "insert a", "asked", "insert b", "asked", "insert ”"])
        stage.allows = false
        stage.field.calls = []
        stage.simulator.tapKey("a")
        #expect(stage.field.calls == ["asked"] && stage.field.text == "ab”")
    }

    @Test func whatAnOverrideMakesOfTheTextIsTyped() {
        let stage = Stage()
        stage.focus(stage.field)
        stage.field.change = { $0.uppercased() }
        stage.simulator.tapKey("a")
        stage.simulator.type("b")
        #expect(stage.field.text == "AB" && stage.asked == ["0+0 'a'", "1+0 'b'"])
        stage.field.change = { _ in nil }
        stage.simulator.type("c")
        #expect(stage.field.text == "AB")
        stage.field.change = nil
        stage.asked = []
        stage.field.insertText("p")
        #expect(stage.field.text == "ABp" && stage.asked.isEmpty, "What was allowed and not made is over.")
        stage.focus(stage.view)
        stage.view.change = { $0.uppercased() }
        stage.simulator.type("x\ny")
        stage.simulator.tapKey("z")
        #expect(stage.view.text == "X\nYZ")
    }

    @Test func anOverrideThatMovesTheCaretTypesThere() {
        let stage = Stage()
        stage.focus(stage.field)
        stage.simulator.type("ab")
        stage.field.change = { [weak field = stage.field] in
            field?.selection = NSRange(location: 0, length: 0)
            return $0
        }
        stage.simulator.type("c")
        #expect(stage.field.text == "cab")
    }

    @Test func deleteBackwardIsCalledOnlyWhenTheDelegateAllows() {
        let stage = Stage()
        stage.focus(stage.field)
        stage.simulator.type("12")
        stage.allows = false
        stage.field.calls = []
        stage.simulator.press(.keyboardDeleteOrBackspace)
        stage.simulator.tapKey("delete")
        #expect(stage.field.calls == ["asked", "asked"] && stage.field.text == "12")
        stage.allows = true
        stage.field.calls = []
        stage.simulator.tapKey("delete")
        #expect(stage.field.calls == ["asked", "delete"] && stage.field.text == "1")
        stage.field.isDeaf = true
        stage.simulator.tapKey("delete")
        #expect(stage.field.text == "1", "An override that does not call super deletes nothing.")
        stage.field.isDeaf = false
        stage.field.text = ""
        stage.field.calls = []
        stage.simulator.tapKey("delete")
        #expect(stage.field.calls == ["delete"], "Of an empty field nothing is asked, but a subclass sees the key.")
        stage.focus(stage.view)
        stage.simulator.type("a")
        stage.allows = false
        stage.simulator.tapKey("delete")
        #expect(stage.view.deletions == 0 && stage.view.text == "a")
    }

    /// A password that is kept when it is edited again: a way that is written everywhere.
    private final class Password: UITextField {
        override func becomeFirstResponder() -> Bool {
            let became = super.becomeFirstResponder()
            if isSecureTextEntry, let text {
                self.text = ""
                insertText(text)
            }
            return became
        }
    }

    @Test(arguments: [false, true])
    func aPasswordThatIsPutInAgainIsKept(isTapped: Bool) {
        let simulator = Simulator(size: CGSize(width: 360, height: 480))
        let field = Password(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        field.isSecureTextEntry = true
        field.text = "secret"
        simulator.window.addSubview(field)
        if isTapped { simulator.tap(field) } else { _ = field.becomeFirstResponder() }
        simulator.advance(0.4)
        simulator.type("x")
        #expect(field.text == "secretx")
    }

    // MARK: Each function, for both kinds

    private func stage(_ kind: TextKind) -> (TextStage, Hooks) {
        let text: any Overriding = kind == .field ? OverridingField() : OverridingView()
        let stage = TextStage(text)
        text.hooks.calls = []
        return (stage, text.hooks)
    }

    @Test("delegate: whom the class itself has stored is asked")
    func delegateOfField() {
        let (simulator, field, outer) = (Simulator(), SelfAskedField(), TextLog())
        field.frame = CGRect(x: 10, y: 10, width: 200, height: 40)
        simulator.window.addSubview(field)
        field.delegate = outer
        field.becomeFirstResponder()
        simulator.type("ax")
        field.resignFirstResponder()
        #expect(field.asked == ["did begin", "a", "x", "did end"] && field.text == "a")
        #expect(outer.lines.isEmpty && field.delegate === outer)
    }

    @Test("delegate: of a view too, and of its scrolling")
    func delegateOfView() {
        let (simulator, view, outer) = (Simulator(), SelfAskedView(), TextLog())
        view.frame = CGRect(x: 10, y: 10, width: 200, height: 40)
        simulator.window.addSubview(view)
        view.delegate = outer
        view.becomeFirstResponder()
        simulator.type("ax")
        view.resignFirstResponder()
        #expect(view.asked == ["did begin", "a", "x", "did end"] && view.text == "a")
        view.text = String(repeating: "a\n", count: 40)
        simulator.frame()
        view.contentOffset.y = 100
        #expect(outer.lines.isEmpty && view.asked.last == "did scroll")
    }

    @Test("text: keys do not set it, and what they do goes by what is stored", arguments: TextKind.allCases)
    func text(_ kind: TextKind) {
        let (stage, hooks) = stage(kind)
        stage.text.plainText = ""
        #expect(hooks.calls == ["text"])
        stage.simulator.type("a-b")
        #expect(hooks.calls == ["text"] && stage.text.session.text == "a-b" && stage.text.shownText == "a-b")
        #expect(stage.log.lines == ["0+0 'a'", "1+0 '-'", "2+0 'b'"])
    }

    @Test("caretRect(for:): .zero hides the caret", arguments: TextKind.allCases)
    func hiddenCaret(_ kind: TextKind) {
        let (stage, hooks) = stage(kind)
        #expect(stage.drawnCaret != nil)
        for hidden in [CGRect.zero, .null, CGRect(x: 1, y: 1, width: 0, height: 9), .infinite] {
            hooks.caret = { _ in hidden }
            stage.simulator.type("a")
            #expect(stage.drawnCaret == nil, "\(hidden)")
        }
        let area = stage.simulator.host.textInputArea
        let place = stage.text.convert(stage.text.caretRect(at: stage.text.session.selection), to: nil)
        #expect(abs((area?.x ?? 0) - place.minX) < 0.01, "Input methods know where the text is all the same.")
        hooks.caret = nil
        stage.simulator.type("a")
        #expect(stage.drawnCaret != nil)
    }

    @Test("caretRect(for:): the caret is drawn and taken hold of where it says", arguments: TextKind.allCases)
    func movedCaret(_ kind: TextKind) throws {
        let (stage, hooks) = stage(kind)
        stage.simulator.press(.keyboardHome)
        let own = try #require(stage.drawnCaret)
        hooks.caret = { CGRect(x: $0.minX + 90, y: $0.minY, width: 10, height: $0.height) }
        stage.text.setNeedsLayout()
        let drawn = try #require(stage.drawnCaret)
        #expect(abs(drawn.minX - own.minX - 90) < 0.01 && drawn.width == 10 && drawn.height == own.height)
        let start = stage.text.convert(CGPoint(x: drawn.midX, y: drawn.midY), to: nil)
        let way = stage.point(7, dx: 0).x - stage.point(0, dx: 0).x
        stage.drag(from: start, to: CGPoint(x: start.x + way, y: start.y))
        #expect(stage.marked == "hello b|rave world", "It moves as far as the finger does.")
    }

    @Test("caretRect(for:): a caret that has not moved is not asked for again", arguments: TextKind.allCases)
    func restingCaret(_ kind: TextKind) {
        let (stage, hooks) = stage(kind)
        stage.simulator.frame()
        var count = 0
        hooks.caret = { rect in
            count += 1
            return rect
        }
        // Views beside it are laid out and painted, and nothing happens to the text.
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        stage.simulator.window.addSubview(other)
        for _ in 0..<5 {
            other.setNeedsLayout()
            stage.simulator.frame()
        }
        #expect(count == 0)
        stage.simulator.type("a")
        #expect(count > 0)
        count = 0
        stage.text.setNeedsLayout()
        stage.simulator.frame()
        #expect(count > 0)
        let place = stage.text.convert(stage.text.caretRect(at: stage.text.session.selection), to: nil)
        #expect(abs((stage.simulator.host.textInputArea?.x ?? 0) - place.minX) < 0.01)
        // A view that moves as a whole takes the place of its caret with it.
        stage.text.frame.origin.x += 7
        stage.simulator.frame()
        #expect(abs((stage.simulator.host.textInputArea?.x ?? 0) - place.minX - 7) < 0.01)
    }

    @Test("closestPosition(to:): taps, presses and clicks go where it says", arguments: TextKind.allCases)
    func chosenPlaces(_ kind: TextKind) {
        let (stage, hooks) = stage(kind)
        hooks.closest = { max($0, 8) }
        stage.tap(2)
        #expect(stage.marked == "hello br|ave world", "What lies before is closed to fingers.")
        stage.simulator.advance(1)
        stage.simulator.press(.keyboardEnd)
        stage.tap(8)
        #expect(stage.marked == "hello br|ave world", "The edge of the word is closed too.")
        stage.simulator.advance(1)
        stage.tap(16)
        #expect(stage.marked == "hello brave world|", "Elsewhere a finger finds the word's edge.")
        stage.simulator.advance(1)
        stage.simulator.touchDown(0, at: stage.point(3))
        stage.simulator.advance(0.7)
        stage.simulator.touchUp(0)
        stage.settle()
        #expect(stage.marked == "hello br|ave world")
        stage.simulator.press(.keyboardEnd)
        stage.simulator.advance(1)
        stage.simulator.click(stage.point(3))
        #expect(stage.marked == "hello br|ave world")
        hooks.closest = { _ in 15 }
        stage.simulator.advance(1)
        stage.tap(2, count: 2)
        #expect(stage.marked == "hello brave [world]")
        hooks.closest = { _ in nil }
        stage.simulator.advance(1)
        stage.tap(2, count: 2)
        #expect(stage.marked == "hello brave [world]", "A point that means no place selects nothing.")
        stage.text.resignFirstResponder()
        stage.tap(2)
        #expect(stage.text.isFirstResponder && stage.marked == "hello brave [world]")
    }

    @Test("closestPosition(to:): dragged handles and the mouse keep to it", arguments: TextKind.allCases)
    func draggedPlaces(_ kind: TextKind) throws {
        let (stage, hooks) = stage(kind)
        stage.tap(8, count: 2)
        #expect(stage.marked == "hello [brave] world")
        try #require(stage.handles.count == 2)
        hooks.closest = { min($0, 14) }
        let knob = stage.handles[1].frame
        let from = CGPoint(x: knob.midX, y: knob.maxY - 4)
        stage.drag(from: from, to: CGPoint(x: from.x + 200, y: from.y))
        #expect(stage.marked == "hello [brave wo]rld")
        stage.simulator.advance(1)
        stage.simulator.mouse(.began, at: stage.point(1, dx: 0))
        stage.simulator.mouse(.moved, at: stage.point(17, dx: 0))
        stage.simulator.frame()
        stage.simulator.mouse(.ended, at: stage.point(17, dx: 0))
        #expect(stage.marked == "h[ello brave wo]rld")
    }

    @Test("selectionRects(for:): [] hides highlight and handles", arguments: TextKind.allCases)
    func hiddenSelection(_ kind: TextKind) throws {
        let (stage, hooks) = stage(kind)
        let own = try #require(stage.text.rects(of: 6..<11).first)
        let corner = stage.text.convert(CGPoint(x: own.minX + 1, y: own.minY + 1), to: nil)
        let ground = stage.simulator.color(at: corner)
        stage.tap(8, count: 2)
        #expect(stage.simulator.color(at: corner) != ground && stage.handles.count == 2)
        hooks.rects = { _ in [] }
        stage.text.setNeedsLayout()
        #expect(stage.handles.isEmpty)
        #expect(stage.simulator.color(at: corner) == ground)
        hooks.rects = nil
        stage.text.setNeedsLayout()
        #expect(stage.handles.count == 2 && stage.simulator.color(at: corner) != ground)
    }

    @Test("selectionRects(for:): highlight and handles are where it says", arguments: TextKind.allCases)
    func movedSelection(_ kind: TextKind) throws {
        let (stage, hooks) = stage(kind)
        let spot = CGPoint(x: 20 + 220, y: 60 + 4)
        let ground = stage.simulator.color(at: spot)
        stage.tap(8, count: 2)
        #expect(stage.simulator.color(at: spot) == ground)
        hooks.rects = { _ in [PlacedRect(CGRect(x: 200, y: 2, width: 40, height: 6))] }
        stage.text.setNeedsLayout()
        let handles = stage.handles
        try #require(handles.count == 2)
        #expect(stage.simulator.color(at: spot) != ground)
        // The end that is nearer to where the text itself has it, and both are to the left of it.
        #expect(handles.allSatisfy { abs($0.bar.midX - 220) < 0.01 && abs($0.bar.height - 6) < 0.01 })
    }

    @Test("selectionRects(for:): the parts of a long text that are far from view are not looked at")
    func longSelection() {
        let text = OverridingView()
        let stage = TextStage(text, String(repeating: "some words in a line\n", count: 20_000))
        text.contentOffset.y = 0
        var counts: [Int] = []
        text.hooks.rects = {
            counts.append($0.count)
            return $0
        }
        text.selectAll(nil)
        stage.simulator.frame()
        #expect(!counts.isEmpty && counts.allSatisfy { $0 > 0 && $0 < 20 }, "\(counts)")
    }

    @Test("firstRect(for:): input methods are told where it says", arguments: TextKind.allCases)
    func firstRect(_ kind: TextKind) {
        let (stage, hooks) = stage(kind)
        stage.simulator.compose("ab", selectedRange: NSRange(location: 2, length: 0))
        stage.simulator.frame()
        let caret = stage.text.convert(stage.text.caretRect(at: stage.text.session.selection), to: nil)
        #expect(abs((stage.simulator.host.textInputArea?.x ?? 0) - caret.minX) < 0.01)
        hooks.first = { _ in CGRect(x: 50, y: 3, width: 20, height: 10) }
        stage.text.setNeedsLayout()
        stage.simulator.frame()
        let area = stage.simulator.host.textInputArea
        #expect(area?.x == 70 && area?.y == 63 && area?.width == 20 && area?.height == 10)
    }

    @Test("selectedTextRange: fingers, the mouse and keys set it, typing does not", arguments: TextKind.allCases)
    func selectedTextRange(_ kind: TextKind) {
        let (stage, hooks) = stage(kind)
        stage.simulator.type("a")
        #expect(!hooks.calls.contains("select"))
        hooks.lowest = 6
        stage.simulator.press(.keyboardHome)
        #expect(hooks.calls.contains("select") && stage.marked == "hello |brave worlda")
        stage.simulator.press(.keyboardLeftArrow, .shift)
        stage.simulator.press(.keyboardLeftArrow, .control)
        #expect(stage.marked == "hello |brave worlda")
        stage.tap(2)
        #expect(stage.marked == "hello |brave worlda")
        stage.simulator.advance(1)
        stage.tap(2, count: 2)
        #expect(stage.marked == "hello |brave worlda")
        stage.simulator.advance(1)
        stage.simulator.click(stage.point(1))
        #expect(stage.marked == "hello |brave worlda")
    }

    @Test("becomeFirstResponder(): taps, clicks, Tab and return call it", arguments: TextKind.allCases)
    func becomeFirstResponder(_ kind: TextKind) {
        let (stage, hooks) = stage(kind)
        let ways: [() -> Void] = [
            { stage.tap(3) }, { stage.simulator.click(stage.point(3)) },
            {
                stage.other.becomeFirstResponder()
                stage.simulator.press(.keyboardTab, .shift)
            },
        ]
        for refuses in [false, true] {
            hooks.refusesFocus = refuses
            for way in ways {
                stage.text.resignFirstResponder()
                (hooks.calls, stage.log.lines) = ([], [])
                stage.simulator.advance(1)
                way()
                #expect(hooks.calls.contains("become") && stage.text.isFirstResponder != refuses)
                #expect(stage.log.lines == (refuses ? [] : ["should begin"]))
            }
        }
    }

    @Test("shouldChangeText(in:replacementText:): all that a person does asks it", arguments: TextKind.allCases)
    func shouldChangeText(_ kind: TextKind) {
        let (stage, hooks) = stage(kind)
        stage.simulator.type("a")
        var asked: [String] = []
        hooks.allows = {
            asked.append("\($0.lowerBound)+\($0.count) \($1)")
            return false
        }
        UIPasteboard.general.string = "p"
        stage.log.lines = []
        stage.simulator.type("b")
        stage.simulator.press(.keyboardDeleteOrBackspace)
        stage.simulator.press(.keyboardV, .control)
        stage.simulator.press(.keyboardZ, .control)
        stage.simulator.compose("c", selectedRange: NSRange(location: 1, length: 0))
        stage.simulator.press(.keyboardA, .control)
        stage.simulator.press(.keyboardX, .control)
        #expect(asked == ["18+0 b", "17+1 ", "18+0 p", "17+1 ", "18+0 C", "0+18 "])
        #expect(stage.marked == "[hello brave worlda]" && stage.log.lines.isEmpty)
    }

    @Test("paste(_:): keys and the menu call it", arguments: TextKind.allCases)
    func paste(_ kind: TextKind) {
        let (stage, hooks) = stage(kind)
        UIPasteboard.general.string = "p"
        hooks.isPasteSwallowed = true
        stage.simulator.press(.keyboardV, .control)
        stage.simulator.press(.keyboardInsert, .shift)
        stage.text.pointing.menu.present()
        stage.settle()
        stage.chooseInMenu("Paste")
        #expect(hooks.calls.filter { $0 == "paste" }.count == 3 && stage.text.plainText == "hello brave world")
        hooks.isPasteSwallowed = false
        stage.simulator.press(.keyboardV, .control)
        #expect(stage.text.plainText == "hello brave worldp")
    }

    @Test("canPerformAction(_:withSender:): what it refuses neither menu nor keys do", arguments: TextKind.allCases)
    func canPerformAction(_ kind: TextKind) {
        let (stage, hooks) = stage(kind)
        UIPasteboard.general.string = "p"
        stage.text.pointing.menu.present()
        stage.settle()
        #expect(stage.menuTitles.contains("Paste"))
        hooks.can = { $0 == .copy }
        stage.text.pointing.menu.present()
        stage.settle()
        #expect(stage.menuTitles.isEmpty)
        stage.simulator.press(.keyboardV, .control)
        stage.simulator.press(.keyboardA, .control)
        #expect(stage.marked == "hello brave world|" && !hooks.calls.contains("paste"))
        stage.text.session.selectAll()
        stage.simulator.press(.keyboardX, .control)
        stage.simulator.press(.keyboardC, .control)
        #expect(stage.marked == "[hello brave world]" && UIPasteboard.general.string == "hello brave world")
    }

    @Test("setMarkedText, unmarkText(): input methods call them", arguments: TextKind.allCases)
    func markedText(_ kind: TextKind) {
        let (stage, hooks) = stage(kind)
        stage.simulator.press(.keyboardHome)
        hooks.calls = []
        stage.simulator.compose("ni", selectedRange: NSRange(location: 2, length: 0))
        #expect(stage.marked == "NI|hello brave world" && hooks.calls == ["mark ni"])
        stage.simulator.compose("", selectedRange: NSRange())
        #expect(hooks.calls == ["mark ni", "mark "] && stage.marked == "|hello brave world")
    }

    @Test("textRect and its kin: the parts of a field are where they say")
    func partsOfAField() {
        final class Field: UITextField {
            func inner(_ number: CGFloat) -> CGRect { CGRect(x: number, y: number, width: 20 + number, height: 24) }
            override func textRect(forBounds bounds: CGRect) -> CGRect { inner(1) }
            override func editingRect(forBounds bounds: CGRect) -> CGRect { inner(2) }
            override func placeholderRect(forBounds bounds: CGRect) -> CGRect { inner(3) }
            override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { inner(4) }
            override func leftViewRect(forBounds bounds: CGRect) -> CGRect { inner(5) }
            override func rightViewRect(forBounds bounds: CGRect) -> CGRect { inner(6) }
        }
        let (simulator, field) = (Simulator(), Field(frame: CGRect(x: 0, y: 0, width: 200, height: 44)))
        simulator.window.addSubview(field)
        field.text = "a"
        field.clearButtonMode = .always
        (field.leftView, field.leftViewMode) = (UIView(), .always)
        simulator.frame()
        func place(_ view: UIView) -> CGRect { view.frame }
        #expect(place(field.canvas).insetBy(dx: FieldCanvas.margin, dy: 0) == field.inner(1))
        #expect(place(field.clearButton) == field.inner(4))
        #expect(field.leftView.map(place) == field.inner(5))
        field.becomeFirstResponder()
        simulator.frame()
        #expect(place(field.canvas).insetBy(dx: FieldCanvas.margin, dy: 0) == field.inner(2))
        (field.rightView, field.rightViewMode) = (UIView(), .always)
        field.text = ""
        simulator.frame()
        #expect(field.rightView.map(place) == field.inner(6) && place(field.placeholderLabel) == field.inner(3))
    }

    @Test("borderRect: the other places are counted from it")
    func borderRect() {
        final class Field: UITextField {
            override func borderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 4) }
        }
        let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        field.borderStyle = .line
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 42, y: 4, width: 116, height: 36))
        #expect(field.editingRect(forBounds: field.bounds) == CGRect(x: 42, y: 4, width: 116, height: 36))
        field.borderStyle = .none
        #expect(field.textRect(forBounds: field.bounds) == field.bounds, "There is no border.")
    }
}
