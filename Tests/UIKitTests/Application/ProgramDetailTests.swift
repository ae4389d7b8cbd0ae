import Testing
import UIKitSimulator

@testable import UIKit

/// What programs override and ask for in passing.
@MainActor @Suite("Details that programs rely on")
final class ProgramDetailTests {
    private let simulator = Simulator(size: CGSize(width: 400, height: 600))

    /// Writes down which keys go down and up.
    private final class Board: UIView {
        var times: [TimeInterval] = []
        var counts: [Int] = []
        /// How many presses were for this view.
        var places = 0
        var commands: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            times += presses.map(\.timestamp)
            for press in presses where press.responder === self && press.window === window { places += 1 }
            counts.append(event?.allPresses.count ?? 0)
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    }

    @Test("A key knows when it was pressed, and its event all keys that are down")
    func presses() throws {
        simulator.hasHardwareKeyboard = true
        let board = Board(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        simulator.window.addSubview(board)
        board.becomeFirstResponder()
        simulator.press(.keyboardF1)
        simulator.advance(2)
        simulator.press(.keyboardF12)
        try #require(board.times.count == 2)
        #expect(abs(board.times[1] - board.times[0] - 2) < 0.1 && board.counts == [1, 1] && board.places == 2)
    }

    @Test(
        "A command names keys that print nothing by UIKit's constants",
        arguments: [
            (UIKeyCommand.inputUpArrow, UIKeyboardHIDUsage.keyboardUpArrow),
            (UIKeyCommand.inputDownArrow, .keyboardDownArrow), (UIKeyCommand.inputLeftArrow, .keyboardLeftArrow),
            (UIKeyCommand.inputRightArrow, .keyboardRightArrow), (UIKeyCommand.inputPageUp, .keyboardPageUp),
            (UIKeyCommand.inputPageDown, .keyboardPageDown), (UIKeyCommand.inputHome, .keyboardHome),
            (UIKeyCommand.inputEnd, .keyboardEnd), (UIKeyCommand.inputDelete, .keyboardDeleteForward),
            (UIKeyCommand.inputEscape, .keyboardEscape), (UIKeyCommand.f1, .keyboardF1),
        ])
    func keys(input: String, key: UIKeyboardHIDUsage) {
        final class Desk: UIViewController {
            var count = 0
            func act() { count += 1 }
        }
        simulator.hasHardwareKeyboard = true
        let desk = Desk()
        desk.addKeyCommand(UIKeyCommand(input: input, modifierFlags: .control, action: UICommand.Action(Desk.act)))
        simulator.window.rootViewController = desk
        simulator.frame()
        simulator.press(key, .control)
        #expect(desk.count == 1)
        simulator.press(key)
        simulator.press(.keyboardF9, .control)
        #expect(desk.count == 1)
    }

    @Test("A page is opened by what the program has set, and it is said whether there was anything")
    func opening() throws {
        let url = try #require(URL(string: "https://example.com"))
        var (opened, answers): ([URL], [Bool]) = ([], [])
        simulator.application.open(url, options: [:]) { answers.append($0) }
        simulator.application.urlOpener = { opened.append($0) }
        simulator.application.open(url, options: [:]) { answers.append($0) }
        #expect(opened == [url] && answers == [false, true])
    }

    @Test("Recognisers of a view are taken and given all at once")
    func recognizers() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        simulator.window.addSubview(view)
        var log: [String] = []
        let first = UITapGestureRecognizer { _ in log.append("first") }
        let second = UITapGestureRecognizer { _ in log.append("second") }
        view.gestureRecognizers = [first]
        simulator.tap(view)
        view.gestureRecognizers = [second]
        #expect(first.view == nil && second.view === view)
        simulator.advance(1)
        simulator.tap(view)
        view.gestureRecognizers = nil
        simulator.advance(1)
        simulator.tap(view)
        #expect(log == ["first", "second"])
    }

    @Test("Content that fits is pulled sideways only where it is to bounce, and changed insets are told")
    func scrolling() {
        final class Pane: UIScrollView {
            var changes = 0
            override func adjustedContentInsetDidChange() { changes += 1 }
        }
        let pane = Pane(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        pane.contentSize = CGSize(width: 300, height: 900)
        simulator.window.addSubview(pane)
        func pull() -> CGFloat {
            simulator.touchDown(0, at: CGPoint(x: 50, y: 100))
            for x in 1...8 {
                simulator.touchMove(0, to: CGPoint(x: 50 + x * 10, y: 100))
                simulator.advance(1 / 60)
            }
            defer {
                simulator.touchUp(0)
                simulator.advance(2)
            }
            return pane.contentOffset.x
        }
        #expect(pull() == 0)
        pane.alwaysBounceHorizontal = true
        #expect(pull() < -10 && pane.contentOffset.x == 0)
        let before = pane.changes
        pane.contentInset.top = 20
        #expect(pane.changes == before + 1)
        pane.contentInset.top = 20
        #expect(pane.changes == before + 1)
    }

    @Test("A caret is drawn where the text's transform moves it, and floats by the program's methods")
    func caretOfSubclass() {
        final class Slanted: UITextField {
            var transformOfCaret = CGAffineTransform.identity
            override func caretTransform(for position: UITextPosition) -> CGAffineTransform { transformOfCaret }
        }
        let field = Slanted(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
        simulator.window.addSubview(field)
        simulator.application.isCaretBlinking = false
        field.becomeFirstResponder()
        field.text = "i"
        simulator.frame()
        let caret = field.convert(field.caretRect(for: field.endOfDocument), to: nil)
        let beside = CGPoint(x: caret.maxX + 3, y: caret.midY)
        let before = simulator.color(at: beside)
        let above = CGPoint(x: caret.midX, y: caret.minY + 2)
        let (stands, ground) = (simulator.color(at: above), before)
        #expect(stands != ground)
        func show(_ transform: CGAffineTransform) {
            field.transformOfCaret = transform
            field.setNeedsLayout()
            field.text = "i"
            simulator.frame()
        }
        show(CGAffineTransform(scaleX: 8, y: 1))
        #expect(simulator.color(at: beside) != before)
        // Lying.
        show(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(simulator.color(at: above) == ground && simulator.color(at: beside) == stands)
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test("Insertion with alternatives inserts the text, tokens and suggestions keep what they stand for")
    func smallThings() {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
        simulator.window.addSubview(field)
        field.insertText("wreck", alternatives: ["reck"], style: .none)
        #expect(field.text == "wreck")
        let search = UISearchTextField(frame: CGRect(x: 20, y: 80, width: 300, height: 44))
        simulator.window.addSubview(search)
        let token = UISearchToken(icon: nil, text: "Fruit")
        token.representedObject = "fruit"
        search.tokens = [token]
        search.becomeFirstResponder()
        #expect(search.tokens.first?.representedObject as? String == "fruit")
        let suggestion = UISearchSuggestionItem(localizedSuggestion: "Pear")
        suggestion.representedObject = 7
        search.searchSuggestions = [suggestion]
        #expect(search.searchSuggestions?.first?.representedObject as? Int == 7)
    }

    @Test("Fonts measure what stands above and below the line, and the usual sizes are those of iOS")
    func fonts() {
        let font = UIFont.systemFont(ofSize: 100)
        #expect(font.descender < 0 && abs(font.ascender - font.descender + font.leading - font.lineHeight) < 2)
        #expect(font.xHeight > 30 && font.xHeight < font.capHeight && font.capHeight < font.ascender)
        let small = UIFont.systemFont(ofSize: 50)
        #expect(abs(small.capHeight * 2 - font.capHeight) < 2 && abs(small.xHeight * 2 - font.xHeight) < 2)
        #expect(
            [UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.smallSystemFontSize, UIFont.systemFontSize]
                == [17, 17, 12, 14])
    }

    @Test("A colour that a closure makes is another in the dark")
    func dynamicColor() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        let view = UIView(frame: simulator.window.bounds)
        view.backgroundColor = color
        simulator.window.addSubview(view)
        simulator.frame()
        #expect(simulator.color(at: CGPoint(x: 10, y: 10)) == .blue)
        simulator.application.userInterfaceStyle = .dark
        simulator.frame()
        #expect(simulator.color(at: CGPoint(x: 10, y: 10)) == .red && simulator.areaMissedByDamage() == nil)
    }

    @Test("Select takes the word at the caret, and paste what matches the style")
    func selecting() {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
        simulator.window.addSubview(field)
        field.text = "one two"
        field.becomeFirstResponder()
        field.select(nil)
        #expect(field.session.selectedRange == 4..<7 && field.selectedTextRange?.isEmpty == false)
        let view = UITextView(frame: CGRect(x: 20, y: 80, width: 300, height: 100))
        simulator.window.addSubview(view)
        view.text = "three four"
        view.selectedRange = NSRange(location: 2, length: 0)
        view.select(nil)
        #expect(view.selectedRange == NSRange(location: 0, length: 5))
        // A responder that is no text does nothing.
        simulator.window.select(nil)
    }

    @Test("A menu's entry is told of by the words that were said of it")
    func menuEntries() throws {
        let action = UIAction(title: "★") { _ in }
        #expect(action.accessibilityLabel == "★")
        action.accessibilityLabel = "Favourite"
        action.accessibilityHint = "Keeps it"
        let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 44))
        button.menu = UIMenu(children: [action])
        button.showsMenuAsPrimaryAction = true
        simulator.window.addSubview(button)
        simulator.tap(button)
        simulator.advance(0.4)
        let item = try #require(simulator.application.editMenus.visibleMenu?.items.first)
        #expect(item.accessibilityLabel == "Favourite" && item.accessibilityHint == "Keeps it")
    }

    @Test("Whatever is accessible in UIKit takes what a program says of it")
    func sayings() {
        for object in [
            UIView(), UIBarButtonItem(), UIAccessibilityElement(accessibilityContainer: UIView()), UIMenu(),
            UIViewController(), UIWindow(),
        ] as [AccessibleObject] {
            object.isAccessibilityElement = true
            object.accessibilityLabel = "label"
            object.accessibilityHint = "hint"
            object.accessibilityValue = "value"
            object.accessibilityTraits = .header
            object.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
            #expect(object.isAccessibilityElement && object.accessibilityTraits == .header)
            #expect(
                [object.accessibilityLabel, object.accessibilityHint, object.accessibilityValue]
                    == ["label", "hint", "value"])
            #expect(object.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
        }
    }

    @Test("Edit menus tell fields' and text views' delegates when they come and go, and dismissMenu takes them away")
    func editMenus() throws {
        final class Teller: NSObject, UITextFieldDelegate, UITextViewDelegate {
            var log: [String] = []
            func textField(
                _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
            ) { log.append("field comes") }
            func textField(
                _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
            ) { log.append("field goes") }
            func textView(
                _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
            ) { log.append("view comes") }
            func textView(
                _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
            ) { log.append("view goes") }
        }
        let teller = Teller()
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 44))
        let view = UITextView(frame: CGRect(x: 20, y: 150, width: 300, height: 100))
        (field.text, view.text, field.delegate, view.delegate) = ("word", "word", teller, teller)
        simulator.window.addSubview(field)
        simulator.window.addSubview(view)
        for (text, name) in [(field as UIView, "field"), (view, "view")] {
            text.becomeFirstResponder()
            simulator.advance(0.5)
            let point = text.convert(CGPoint(x: 14, y: 20), to: nil)
            for _ in 0..<2 { simulator.tap(point) }
            simulator.advance(0.6)
            #expect(teller.log == ["\(name) comes"])
            text.resignFirstResponder()
            simulator.advance(0.6)
            #expect(teller.log == ["\(name) comes", "\(name) goes"])
            teller.log = []
        }
        let interaction = UIEditMenuInteraction(delegate: nil)
        field.addInteraction(interaction)
        field.selectAll(nil)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 5, y: 5)))
        #expect(simulator.application.editMenus.isShown)
        interaction.dismissMenu()
        #expect(!simulator.application.editMenus.isShown)
    }

    @Test("Layout that is asked for is there, and glyphs are counted as characters are")
    func layout() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = String(repeating: "some words\n", count: 200)
        simulator.window.addSubview(view)
        let (manager, container) = (view.layoutManager, view.textContainer)
        let count = view.text.utf16.count
        manager.ensureLayout(forCharacterRange: NSRange(location: 100, length: 20))
        manager.ensureLayout(forGlyphRange: NSRange(location: 200, length: 20))
        #expect(manager.firstUnlaidCharacterIndex() <= count)
        let place = CGRect(x: 0, y: 900, width: 200, height: 60)
        manager.ensureLayout(forBoundingRect: place, in: container)
        let shown = manager.glyphRange(forBoundingRectWithoutAdditionalLayout: place, in: container)
        #expect(shown.length >= 22 && shown == manager.glyphRange(forBoundingRect: place, in: container))
        manager.ensureLayout(for: container)
        #expect(manager.firstUnlaidCharacterIndex() == count)
        let glyphs = manager.glyphRange(forCharacterRange: NSRange(location: 11, length: 4), actualCharacterRange: nil)
        #expect(manager.characterIndexForGlyph(at: glyphs.location) == 11)
        #expect(manager.glyphIndexForCharacter(at: 11) == glyphs.location)
    }

    @Test("The result before is found again by findPrevious")
    func finding() {
        let search = Search("ab ab ab")
        search.find("ab")
        let first = search.current
        search.interaction?.findNext()
        let second = search.current
        #expect(first != nil && second != first)
        search.interaction?.findPrevious()
        #expect(search.current == first)
    }
}
