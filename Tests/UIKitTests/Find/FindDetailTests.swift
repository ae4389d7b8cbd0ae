import Testing
import UIKitSimulator

@testable import UIKit

/// What is searched for, and where from, after selections and edits; how the navigator shows it, and in which looks.
@MainActor @Suite("Details of finding")
struct FindDetailTests {
    @Test("A short selection is searched for; a long one and one of several lines are not", arguments: [4, 100, 101])
    func selection(length: Int) {
        let search = Search(String(repeating: "word ", count: 60) + "\nend")
        search.view.selectedRange = NSRange(location: 0, length: length)
        search.simulator.press(.keyboardF, .control)
        let text = (search.view.text as NSString).substring(to: length)
        #expect(search.interaction?.searchText ?? "" == (length <= 100 ? text : ""))
    }

    @Test("A selection with a line's end in it is not searched for, however short it is")
    func lines() {
        let search = Search("one\ntwo one")
        search.view.selectedRange = NSRange(location: 1, length: 4)
        search.simulator.press(.keyboardF, .control)
        #expect(search.interaction?.isFindNavigatorVisible == true)
        #expect(search.interaction?.searchText ?? "" == "" && search.navigator?.searchField.text == "")
    }

    @Test("What is typed to be found stays as it is typed: quotes, dashes and small letters")
    func plainTyping() {
        let search = Search("a text that says -- \"nothing\"")
        search.view.smartDashesType = .yes
        search.view.smartQuotesType = .yes
        search.find("--")
        #expect(search.navigator?.searchField.text == "--" && search.count == "1 of 1")
        search.simulator.press(.keyboardA, .control)
        search.simulator.type("\"nothing\" a")
        #expect(search.navigator?.searchField.text == "\"nothing\" a")
        search.simulator.press(.keyboardEscape)
        search.find("x", replacement: "-- \"a\"")
        #expect(search.navigator?.replacementField.text == "-- \"a\"")
    }

    @Test("Replacing what nobody has searched for yet searches for it first")
    func replacedUnsearched() {
        let search = Search("one two one two")
        search.find("one")
        search.session?.performSingleReplacement(searchQuery: "two", replacementString: "2", options: nil)
        search.simulator.advance(0.1)
        #expect(search.view.text == "one 2 one two")
        search.session?.performSingleReplacement(searchQuery: "two", replacementString: "2", options: nil)
        #expect(search.view.text == "one 2 one 2")
    }

    @Test("When the result at hand is changed the search goes on from where it was")
    func changedResult() {
        let search = Search("one two one three one")
        search.find("one")
        search.simulator.press(.keyboardF3)
        #expect(search.current?.location == 8)
        search.view.textStorage.replaceCharacters(in: NSRange(location: 9, length: 1), with: "x")
        search.simulator.advance(0.1)
        #expect(search.current == nil)
        search.session?.highlightNextResult(in: .forward)
        search.simulator.advance(0.1)
        #expect(search.current?.location == 18)
    }

    @Test("What a program searches for, and puts in its place, stands in the navigator")
    func searchedByProgram() throws {
        let search = Search("one two one")
        let interaction = try #require(search.interaction)
        interaction.searchText = "two"
        interaction.presentFindNavigator(showingReplace: true)
        let navigator = try #require(search.navigator)
        #expect(navigator.searchField.text == "two" && navigator.replacementField.text == "")
        interaction.searchText = "one"
        interaction.replacementText = "three"
        #expect(navigator.searchField.text == "one" && search.count == "2 of 2")
        #expect(navigator.replacementField.text == "three")
        interaction.searchText = nil
        interaction.replacementText = nil
        #expect(navigator.searchField.text == "" && navigator.replacementField.text == "" && search.count == nil)
    }

    @Test("The navigator has the style and the tint of what is searched")
    func style() throws {
        let search = Search("one two one")
        (search.view.overrideUserInterfaceStyle, search.view.tintColor) = (.dark, .red)
        search.find("one")
        let navigator = try #require(search.navigator)
        #expect(navigator.traitCollection.userInterfaceStyle == .dark && navigator.tintColor == .red)
        let edge = CGPoint(x: 2, y: navigator.barOnScreen.maxY - 2)
        let ground = UIColor.secondarySystemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(search.simulator.color(at: edge) == ground)
        #expect(search.simulator.window.traitCollection.userInterfaceStyle == .light)
    }

    @Test(
        "In a wide window all stands in one line, in a narrower one the replacement has its own",
        arguments: [true, false])
    func rows(isWide: Bool) throws {
        let search = Search("one two", size: CGSize(width: isWide ? 720 : 719, height: 600))
        search.find("one", replacement: "two")
        let navigator = try #require(search.navigator)
        let first = [navigator.searchField, navigator.previousButton, navigator.nextButton, navigator.doneButton]
        let second = [navigator.replacementField, navigator.replaceButton, navigator.replaceAllButton]
        #expect(first.allSatisfy { $0.frame.minY == 8 && $0.frame.height == 44 })
        #expect(second.allSatisfy { $0.frame.minY == (isWide ? 8 : 60) && $0.frame.height == 44 })
        #expect(navigator.barOnScreen.height == (isWide ? 60 : 112))
        // Without a replacement there is one line in any case, and the same places in it.
        search.interaction?.dismissFindNavigator()
        search.find("one")
        let plain = try #require(search.navigator)
        #expect(plain.barOnScreen.height == 60 && plain.replacementField.isHidden)
        #expect(plain.searchField.frame.minX == 8 && plain.doneButton.frame.maxX == (isWide ? 712 : 711))
    }

    @Test("The navigator rises with the keyboard, from the bottom of the window")
    func rising() throws {
        let search = Search("one two", hasHardwareKeyboard: false)
        search.view.resignFirstResponder()
        search.simulator.advance(0.5)
        search.interaction?.presentFindNavigator(showingReplace: false)
        search.simulator.frame()
        let navigator = try #require(search.navigator)
        let bar = try #require(navigator.subviews.first)
        let container = search.simulator.application.keyboard.window.container
        var tops: [CGFloat] = []
        for _ in 0..<30 {
            let place = bar.convertToScreenAsShown(bar.bounds)
            let keyboard = container.convertToScreenAsShown(container.bounds)
            #expect(place.minX == 0 && place.width == 480 && abs(place.minY + 60 - keyboard.minY) < 1)
            tops.append(place.minY)
            search.simulator.advance(1 / 60)
        }
        #expect(tops.first == 740 && tops == tops.sorted(by: >))
        #expect(tops.last == search.simulator.keyboardFrame.minY - 60)
    }

    @Test("The return key says that it searches, and next to a replacement what it does there")
    func returnKeys() throws {
        let search = Search("one two one", hasHardwareKeyboard: false)
        search.interaction?.presentFindNavigator(showingReplace: true)
        search.simulator.advance(0.5)
        let navigator = try #require(search.navigator)
        #expect(navigator.searchField.isFirstResponder && navigator.searchField.returnKeyType == .search)
        #expect(navigator.replacementField.returnKeyType == .default)
        search.interaction?.searchText = "one"
        search.simulator.tapKey("return")
        #expect(search.current?.location == 8 && navigator.searchField.isFirstResponder)
        search.interaction?.replacementText = "three"
        navigator.replacementField.becomeFirstResponder()
        search.simulator.advance(0.5)
        search.simulator.tapKey("return")
        #expect(search.view.text == "one two three")
    }

    @Test("Where the interface reads from right to left, so does the navigator", arguments: [480.0, 800])
    func rightToLeft(width: Double) throws {
        let search = Search("one two", size: CGSize(width: width, height: 600))
        func places() throws -> (first: [CGFloat], second: [CGFloat]) {
            search.interaction?.presentFindNavigator(showingReplace: true)
            search.simulator.frame()
            let navigator = try #require(search.navigator)
            let first = [
                navigator.searchField, navigator.previousButton, navigator.nextButton, navigator.doneButton,
            ]
            let second = [navigator.replacementField, navigator.replaceButton, navigator.replaceAllButton]
            let frames = (first + second).map(\.frame)
            #expect(frames.allSatisfy { $0.minX >= 8 && $0.maxX <= width - 8 && $0.width > 0 })
            return (first.map(\.frame.midX), second.map(\.frame.midX))
        }
        let usual = try places()
        #expect(usual.first == usual.first.sorted() && usual.second == usual.second.sorted())
        search.interaction?.dismissFindNavigator()
        search.simulator.application.locale = Locale(identifier: "he")
        let turned = try places()
        #expect(turned.first == turned.first.sorted(by: >) && turned.second == turned.second.sorted(by: >))
    }
}
