import Testing
import UIKitSimulator

@testable import UIKit

@MainActor
@Suite("Finding in a text view")
struct FindTests {
    @Test("It is off until it is asked for")
    func off() {
        let search = Search("text")
        search.view.isFindInteractionEnabled = false
        search.simulator.press(.keyboardF, .control)
        #expect(search.view.findInteraction == nil)
        #expect(search.navigator == nil)
        search.view.isFindInteractionEnabled = true
        let interaction = search.view.findInteraction
        search.view.isFindInteractionEnabled = true
        #expect(interaction != nil && interaction === search.view.findInteraction)
    }

    @Test("Typing finds from the caret on, and counts")
    func typing() {
        let search = Search("one two one three one")
        search.view.selectedRange = NSRange(location: 4, length: 0)
        search.find("on")
        #expect(search.current == NSRange(location: 8, length: 2))
        #expect(search.count == "2 of 3")
        search.simulator.type("e t")
        #expect(search.current == NSRange(location: 8, length: 5))
        #expect(search.count == "2 of 2")
        search.simulator.type("x")
        #expect(search.current == nil)
        #expect(search.count == "Not found")
        #expect(search.navigator?.nextButton.isEnabled == false)
        for _ in 0..<6 { search.simulator.press(.keyboardDeleteOrBackspace) }
        #expect(search.count == nil)
    }

    @Test("Return, F3 and Ctrl+G go on and back, round the ends")
    func keys() {
        let search = Search("x 1 x 2 X 3")
        search.find("x")
        var places: [Int] = []
        func press(_ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) {
            search.simulator.press(key, flags)
            places.append(search.current?.location ?? -1)
        }
        press(.keyboardReturnOrEnter)
        press(.keyboardF3)
        press(.keyboardG, .control)
        press(.keyboardReturnOrEnter, .shift)
        press(.keyboardF3, .shift)
        press(.keyboardG, [.control, .shift])
        #expect(places == [4, 8, 0, 8, 4, 0])
        // The keys work in the text too.
        search.view.becomeFirstResponder()
        press(.keyboardF3)
        #expect(places.last == 4)
        #expect(search.view.isFirstResponder)
    }

    @Test("Escape closes: what was found is selected, and the text has the focus again")
    func closing() {
        let search = Search("alpha beta gamma")
        search.find("beta")
        #expect(search.navigator?.searchField.isFirstResponder == true)
        #expect(search.interaction?.isFindNavigatorVisible == true)
        search.simulator.press(.keyboardEscape)
        search.simulator.frame()
        #expect(search.navigator == nil)
        #expect(search.view.selectedRange == NSRange(location: 6, length: 4))
        #expect(search.view.isFirstResponder)
        #expect(search.view.barInset == 0)
        #expect(search.interaction?.activeFindSession == nil)
        // The selection is searched for when the navigator is opened again.
        search.view.selectedRange = NSRange(location: 0, length: 5)
        search.simulator.press(.keyboardF, .control)
        #expect(search.navigator?.searchField.text == "alpha")
        #expect(search.count == "1 of 1")
    }

    @Test("The buttons do what the keys do")
    func buttons() throws {
        let search = Search("x x x", hasHardwareKeyboard: false)
        search.interaction?.searchText = "x"
        search.interaction?.presentFindNavigator(showingReplace: false)
        search.simulator.advance(0.4)
        let navigator = try #require(search.navigator)
        #expect(search.count == "1 of 3")
        search.simulator.tap(navigator.nextButton)
        #expect(search.count == "2 of 3")
        search.simulator.tap(navigator.previousButton)
        search.simulator.tap(navigator.previousButton)
        #expect(search.count == "3 of 3")
        search.simulator.tapKey("return")
        #expect(search.count == "1 of 3")
        #expect(navigator.barOnScreen.maxY == search.simulator.keyboardFrame.minY)
        for button in [navigator.nextButton, navigator.previousButton, navigator.doneButton] as [UIView] {
            #expect(button.bounds.width >= 44 && button.bounds.height >= 44)
        }
        search.simulator.tap(navigator.doneButton)
        #expect(search.navigator == nil)
        #expect(search.view.selectedRange == NSRange(location: 0, length: 1))
    }

    @Test("What is found is scrolled clear of bar and keyboard", arguments: [true, false])
    func scrolling(hasHardwareKeyboard: Bool) {
        let lines = (0..<300).map { "line \($0)" }.joined(separator: "\n")
        let search = Search(lines, hasHardwareKeyboard: hasHardwareKeyboard)
        for query in ["line 150", "line 3", "line 299"] {
            search.interaction?.searchText = query
            search.interaction?.presentFindNavigator(showingReplace: true)
            search.simulator.advance(0.5)
            let bar = search.navigator?.barOnScreen ?? .null
            let range = search.current.map { $0.location..<($0.location + $0.length) } ?? 0..<0
            let rects = search.view.rects(of: range).map { search.view.convertToScreen($0) }
            #expect(!rects.isEmpty)
            for rect in rects {
                #expect(rect.minY >= 0 && rect.maxY <= bar.minY, "\(query) \(rect) \(bar)")
            }
        }
        #expect(search.view.barInset > 0)
    }

    @Test("A longer count takes more room")
    func countWidth() throws {
        let search = Search(String(repeating: "x ", count: 120))
        search.find("x")
        #expect(search.count == "1 of 120")
        search.simulator.press(.keyboardF3, .shift)
        search.simulator.frame()
        #expect(search.count == "120 of 120")
        let label = try #require(search.navigator).countLabel
        #expect(label.bounds.width >= label.sizeThatFits(.zero).width)
    }

    @Test("A window too small for the bar, and one that changes its size")
    func sizes() throws {
        let search = Search("x x x", size: CGSize(width: 120, height: 60), hasHardwareKeyboard: false)
        search.find("x", replacement: "y")
        search.simulator.advance(0.4)
        let navigator = try #require(search.navigator)
        #expect(navigator.searchField.bounds.width >= 0)
        search.view.removeFromSuperview()
        let wide = Search("x x x", size: CGSize(width: 800, height: 480))
        wide.find("x", replacement: "y")
        let bar = try #require(wide.navigator).barOnScreen
        #expect(bar == CGRect(x: 0, y: 420, width: 800, height: 60))
        #expect(wide.view.barInset == 60)
        wide.simulator.hasHardwareKeyboard = false
        wide.simulator.advance(0.4)
        #expect(wide.navigator?.barOnScreen.maxY == wide.simulator.keyboardFrame.minY)
        #expect(wide.view.barInset == 480 - wide.simulator.keyboardFrame.minY + 60)
    }

    @Test("Results are marked under the letters, and damage is what changes")
    func marks() {
        let search = Search("mmm nnn mmm")
        search.find("mmm")
        let rects = search.view.rects(of: 0..<3) + search.view.rects(of: 8..<11)
        let points = rects.map { CGPoint(x: $0.midX, y: $0.minY + 1.5) }
        let colors = points.map { search.simulator.color(at: $0) }
        #expect(colors[0] != colors[1])
        #expect(colors[0] == UIColor(red: 1, green: 214.0 / 255, blue: 10.0 / 255, alpha: 1))
        let seen = search.simulator.pngData()
        UIApplication.shared.runFrame(paintsEverything: true)
        #expect(search.simulator.pngData() == seen)
        search.simulator.press(.keyboardEscape)
        search.simulator.frame()
        #expect(search.simulator.color(at: points[1]) == .white)
    }

    @Test("The list follows what is typed into the text")
    func editing() {
        let search = Search("cat cat cat")
        search.find("cat")
        search.view.becomeFirstResponder()
        search.view.selectedRange = NSRange(location: 4, length: 0)
        search.simulator.type("cat ")
        search.simulator.advance(0.1)
        #expect(search.count == "1 of 4")
        search.view.text = "dog"
        search.simulator.advance(0.1)
        #expect(search.count == "Not found")
        #expect(search.current == nil)
    }

    @Test("A long text is searched in slices")
    func longText() {
        let search = Search(String(repeating: "words and more words in this line\n", count: 90_000) + "needle")
        search.find("needle")
        #expect(search.current == nil)
        #expect(search.count == nil)
        search.simulator.advance(0.2)
        #expect(search.current?.length == 6)
        #expect(search.count == "1 of 1")
        #expect(search.view.contentOffset.y > 100_000)
    }

    @Test("A view that leaves its window takes the navigator along")
    func leaving() {
        let search = Search("text")
        search.find("t")
        search.view.removeFromSuperview()
        search.simulator.frame()
        #expect(search.navigator == nil)
        #expect(search.interaction?.isFindNavigatorVisible == false)
    }

    @Test(
        "Labels in several languages, and in English where there is no table",
        arguments: ["en_GB", "de_AT", "ar", "ru", "bn"])
    func labels(_ locale: String) {
        let labels = Words(language: locale)
        let of = ["de_AT": "von", "ar": "من", "ru": "из"][locale] ?? "of"
        #expect(labels.count(3, of: 17, mayBeMore: false) == "3 \(of) 17")
        #expect(labels.count(nil, of: 17, mayBeMore: true) == "17+")
        #expect(!labels[.notFound].isEmpty)
    }
}
