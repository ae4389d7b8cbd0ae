import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// The search field and its tokens.
@MainActor @Suite("Search tokens")
struct SearchTokenTests {
    @Test("A search field has a magnifying glass, a return key that searches, and corrects nothing")
    func traits() {
        let stage = SearchStage()
        stage.simulator.frame()
        let field = stage.field
        #expect(field.returnKeyType == .search && field.autocorrectionType == .no)
        #expect(field.borderStyle == .roundedRect && field.leftView?.frame.minX == 12)
        #expect(field.intrinsicContentSize.height == 36)
        #expect(field.tokens.isEmpty && field.allowsDeletingTokens && field.allowsCopyingTokens)
    }

    @Test("Tokens stand before the text, which reads without them; positions count them")
    func places() {
        let stage = SearchStage()
        stage.edit(["Anna", "2024"], text: "cat")
        let field = stage.field
        #expect(stage.names == ["Anna", "2024"] && field.text == "cat")
        #expect(field.offset(from: field.beginningOfDocument, to: field.textualRange.start) == 2)
        #expect(field.text(in: field.textualRange) == "cat")
        #expect(field.offset(from: field.beginningOfDocument, to: field.positionOfToken(at: 1)) == 1)
        #expect(field.tokens(in: TextOffsetRange(1..<4)).map(\.text) == ["2024"])
        #expect(field.attributedText?.string == "cat")
        #expect(field.shownText == "Anna, 2024, cat")
        #expect(stage.selection == 5..<5 && stage.changes == 0 && stage.asked == [])
    }

    @Test("Text that was deleted does not come back before tokens that a program has set since")
    func tokensAfterDeletion() {
        let stage = SearchStage()
        stage.edit([], text: "")
        stage.simulator.type("x")
        stage.simulator.press(.keyboardDeleteOrBackspace)
        stage.field.tokens = [UISearchToken(icon: nil, text: "T")]
        stage.field.undoManager?.undo()
        stage.field.undoManager?.redo()
        #expect(stage.names == ["T"] && stage.field.text == "")
        stage.simulator.type("hello")
        stage.field.insertToken(UISearchToken(icon: nil, text: "U"), at: 1)
        stage.field.undoManager?.undo()
        #expect(stage.names == ["T", "U"] && stage.field.text == "hello")
    }

    @Test("Setting the text keeps the tokens, setting tokens keeps the text and what is selected of it")
    func setters() {
        let stage = SearchStage()
        stage.edit(["a"], text: "cat")
        stage.selection = 2..<4
        stage.field.tokens = ["x", "y", "z"].map { UISearchToken(icon: nil, text: $0) }
        #expect(stage.field.text == "cat" && stage.selection == 4..<6)
        stage.field.insertToken(UISearchToken(icon: nil, text: "new"), at: 1)
        #expect(stage.names == ["x", "new", "y", "z"] && stage.selection == 5..<7)
        stage.field.removeToken(at: 0)
        #expect(stage.names == ["new", "y", "z"] && stage.selection == 4..<6)
        stage.field.text = "dog"
        #expect(stage.names == ["new", "y", "z"] && stage.field.text == "dog" && stage.selection == 6..<6)
        stage.field.tokens = []
        #expect(stage.field.text == "dog" && stage.selection == 3..<3)
        #expect(stage.changes == 0)
    }

    @Test("What is typed before or between tokens comes behind the last one", arguments: 0...3)
    func typedAmongTokens(caret: Int) {
        let stage = SearchStage()
        stage.edit(["a", "b", "c"], text: "xy")
        stage.selection = caret..<caret
        stage.simulator.type("m")
        #expect(stage.names == ["a", "b", "c"] && stage.field.text == "mxy" && stage.selection == 4..<4)
        #expect(stage.asked == ["0,0 m > mxy"] && stage.changes == 1)
        stage.simulator.tapKey("n")
        #expect(stage.field.text == "mnxy")
        stage.simulator.press(.keyboardZ, .control)
        #expect(stage.names == ["a", "b", "c"] && stage.field.text == "xy")
    }

    @Test("A composition among tokens is marked behind them, and decided there")
    func composition() {
        let stage = SearchStage()
        stage.edit(["a", "b"], text: "xy")
        stage.selection = 1..<1
        stage.simulator.compose("ni", selectedRange: NSRange(location: 2, length: 0))
        #expect(stage.field.session.markedRange == 2..<4 && stage.field.text == "nixy" && stage.selection == 4..<4)
        stage.simulator.inject(.text("你"))
        #expect(stage.names == ["a", "b"] && stage.field.text == "你xy")
    }

    @Test("Typing in the place of selected tokens takes them away and leaves the others")
    func replacing() {
        let stage = SearchStage()
        stage.edit(["a", "b", "c"], text: "xy")
        stage.selection = 1..<2
        stage.simulator.type("m")
        #expect(stage.names == ["a", "c"] && stage.field.text == "mxy")
        stage.selection = 0..<4
        stage.simulator.type("n")
        #expect(stage.names == [] && stage.field.text == "ny")
        stage.simulator.press(.keyboardZ, .control)
        #expect(stage.names == ["a", "c"] && stage.field.text == "mxy")
    }

    @Test("Delete behind a token selects it first and then deletes it; undo brings it back")
    func deleting() {
        let stage = SearchStage()
        stage.edit(["a", "b"], text: "x")
        stage.simulator.tapKey("delete")
        #expect(stage.field.text == "" && stage.names == ["a", "b"] && stage.selection == 2..<2)
        stage.simulator.tapKey("delete")
        #expect(stage.names == ["a", "b"] && stage.selection == 1..<2)
        stage.simulator.tapKey("delete")
        #expect(stage.names == ["a"] && stage.selection == 1..<1)
        #expect(stage.asked.last == "0,0  > ")
        stage.simulator.press(.keyboardZ, .control)
        #expect(stage.names == ["a", "b"])
        stage.allows = false
        stage.simulator.tapKey("delete")
        #expect(stage.names == ["a", "b"])
    }

    @Test("Deleting by words stops at the tokens, and selects the last one from there")
    func deletingWords() {
        let stage = SearchStage()
        stage.edit(["a", "b"], text: " cat")
        stage.simulator.press(.keyboardDeleteOrBackspace, [.control, .shift])
        #expect(stage.names == ["a", "b"] && stage.field.text == "")
        stage.simulator.press(.keyboardDeleteOrBackspace, .control)
        #expect(stage.names == ["a", "b"] && stage.selection == 1..<2)
        stage.selection = 0..<0
        stage.simulator.press(.keyboardDeleteForward)
        #expect(stage.selection == 0..<1)
    }

    @Test("Tokens that may not be deleted stay: with delete, cut, typing and the clear button")
    func kept() {
        let stage = SearchStage()
        stage.field.allowsDeletingTokens = false
        stage.edit(["a", "b"], text: "x")
        stage.selection = 2..<2
        stage.simulator.tapKey("delete")
        #expect(stage.selection == 2..<2)
        stage.field.selectAll(nil)
        stage.simulator.press(.keyboardX, .control)
        #expect(stage.names == ["a", "b"] && stage.field.text == "")
        stage.selection = 0..<1
        stage.simulator.type("m")
        #expect(stage.names == ["a", "b"] && stage.field.text == "m")
        stage.simulator.advance(0.1)
        stage.simulator.tap(stage.field.clearButton)
        #expect(stage.names == ["a", "b"] && stage.field.text == "")
        #expect(!stage.field.canPerformAction(.delete, withSender: nil))
    }

    @Test("The clear button takes tokens and text away")
    func clearing() {
        let stage = SearchStage()
        stage.edit(["a", "b"])
        stage.simulator.tap(stage.field.clearButton)
        #expect(stage.names == [] && stage.changes == 1)
    }

    @Test("A tap selects a token, a second one opens the menu, and what is copied is its text")
    func tapping() {
        let stage = SearchStage()
        stage.edit(["Anna", "2024"], text: "cat")
        stage.simulator.tap(stage.middle(ofToken: 1))
        #expect(stage.selection == 1..<2)
        stage.simulator.advance(1)
        stage.simulator.tap(stage.middle(ofToken: 1))
        stage.simulator.advance(0.3)
        #expect(stage.selection == 1..<2 && stage.simulator.application.editMenus.isShown)
        stage.field.copy(nil)
        #expect(UIPasteboard.general.string == "2024")
        stage.field.selectAll(nil)
        stage.field.copy(nil)
        #expect(UIPasteboard.general.string == "Anna 2024 cat")
        stage.field.allowsCopyingTokens = false
        stage.field.copy(nil)
        #expect(UIPasteboard.general.string == "cat")
        stage.selection = 0..<1
        #expect(!stage.field.canPerformAction(.copy, withSender: nil))
    }

    @Test("A tap on a token of a field that nobody edits begins the editing with the token selected")
    func tappedFirst() {
        let stage = SearchStage()
        stage.edit(["Anna"], text: "cat")
        stage.field.resignFirstResponder()
        stage.simulator.advance(1)
        stage.simulator.tap(stage.middle(ofToken: 0))
        #expect(stage.field.isFirstResponder && stage.selection == 0..<1)
    }

    @Test("The caret goes over a token as over a letter, to the left and to the right, whichever way the field reads")
    func moving() {
        for isMirrored in [false, true] {
            let stage = SearchStage()
            if isMirrored { stage.field.semanticContentAttribute = .forceRightToLeft }
            stage.edit(["a", "b"], text: isMirrored ? "א" : "x")
            let back: UIKeyboardHIDUsage = isMirrored ? .keyboardRightArrow : .keyboardLeftArrow
            stage.selection = 2..<2
            stage.simulator.press(back)
            #expect(stage.selection == 1..<1)
            stage.simulator.press(back)
            stage.simulator.press(back)
            #expect(stage.selection == 0..<0)
            stage.simulator.press(.keyboardEnd, .shift)
            #expect(stage.selection == 0..<3)
        }
    }

    @Test("Many tokens scroll with the line, so that the caret is always seen")
    func scrolling() {
        let stage = SearchStage()
        stage.edit((1...9).map { "token \($0)" }, text: "cat")
        let canvas = stage.field.canvas
        #expect(canvas.scroll > 200 && stage.field.session.selectedRange == 12..<12)
        stage.simulator.press(.keyboardHome)
        stage.simulator.advance(0.1)
        #expect(canvas.scroll == 0)
        #expect(stage.simulator.areaMissedByDamage() == nil)
    }

    @Test("A token takes the place of a part of the text, as one step to be undone")
    func replacingText() {
        let stage = SearchStage()
        stage.edit(["a"], text: "from anna cat")
        let field = stage.field
        field.replaceTextualPortion(
            of: TextOffsetRange(0..<11), with: UISearchToken(icon: nil, text: "Anna"), at: 1)
        #expect(stage.names == ["a", "Anna"] && field.text == "cat" && stage.selection == 2..<2)
        #expect(stage.changes == 1 && stage.asked == [])
        stage.simulator.type("s")
        #expect(field.text == "scat")
        stage.simulator.press(.keyboardZ, .control)
        stage.simulator.press(.keyboardZ, .control)
        #expect(stage.names == ["a"] && field.text == "from anna cat")
    }

    @Test("The first letter behind tokens is a capital where sentences begin with one")
    func capitals() {
        let stage = SearchStage()
        stage.field.autocapitalizationType = .sentences
        stage.edit(["a"])
        #expect(stage.simulator.application.inputContext.shift != .off)
    }

    @Test("Tokens grow with the letters, and what changes is painted", arguments: [false, true])
    func painting(isDark: Bool) {
        let stage = SearchStage()
        stage.simulator.window.overrideUserInterfaceStyle = isDark ? .dark : .light
        stage.edit(["Anna", "2024"], text: "cat")
        let before = stage.field.firstRect(for: TextOffsetRange(0..<1)).width
        stage.simulator.tap(stage.middle(ofToken: 0))
        stage.simulator.advance(0.1)
        #expect(stage.simulator.areaMissedByDamage() == nil)
        #expect(stage.simulator.color(at: stage.middle(ofToken: 1)) != stage.simulator.color(at: CGPoint(x: 5, y: 5)))
        stage.field.removeToken(at: 0)
        stage.simulator.advance(0.1)
        #expect(stage.simulator.areaMissedByDamage() == nil)
        stage.field.tokenBackgroundColor = .systemGreen
        stage.simulator.application.preferredContentSizeCategory = .accessibilityLarge
        stage.simulator.advance(0.1)
        stage.field.insertToken(UISearchToken(icon: nil, text: "Anna"), at: 0)
        stage.simulator.advance(0.1)
        #expect(stage.field.firstRect(for: TextOffsetRange(0..<1)).width > before * 1.5)
        #expect(stage.simulator.areaMissedByDamage() == nil)
    }

    @Test("Tokens never leave their field: what is read of it with attributes has none")
    func reading() {
        let stage = SearchStage()
        stage.edit(["a", "b"], text: "x")
        let all = stage.field.attributedText(in: TextOffsetRange(0..<3))
        #expect(all.length == 3 && all.attribute(.attachment, at: 0, effectiveRange: nil) == nil)
        stage.selection = 2..<2
        #expect(stage.field.typingAttributes?[.attachment] == nil)
        #expect(stage.field.textStyling(at: TextOffset(1), in: .backward)?[.attachment] == nil)
    }
}
