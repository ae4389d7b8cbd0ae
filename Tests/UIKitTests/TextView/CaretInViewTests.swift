import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Typing at the end of a long text keeps the caret in view and clear of the keyboard.
@MainActor
@Suite("UITextView, caret and keyboard")
struct CaretInViewTests {
    nonisolated static let sizes = [
        CGSize(width: 320, height: 480), CGSize(width: 480, height: 272), CGSize(width: 480, height: 800),
        CGSize(width: 800, height: 480), CGSize(width: 1920, height: 1080),
    ]

    /// Where the text view is.
    enum Place: String, CaseIterable, CustomTestStringConvertible {
        /// All of the window.
        case whole
        /// At the bottom of the window, five lines high.
        case bottom
        /// In a scroll view.
        case inScrollView
        /// In a scroll view that is in a scroll view.
        case nested
        /// Higher than the window, in a scroll view.
        case high

        var testDescription: String { rawValue }
    }

    private func view(in window: UIWindow, _ place: Place) -> UITextView {
        let bounds = window.bounds
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.autocapitalizationType = .none
        view.text = TextSamples.uneven(15)
        func scroll(in outer: UIView, height: CGFloat) -> UIScrollView {
            let scroll = UIScrollView(frame: outer.bounds)
            scroll.contentSize = CGSize(width: bounds.width, height: height)
            outer.addSubview(scroll)
            return scroll
        }
        switch place {
        case .whole:
            view.frame = bounds
            window.addSubview(view)
        case .bottom:
            view.frame = CGRect(x: 10, y: bounds.height - 110, width: bounds.width - 20, height: 100)
            window.addSubview(view)
        case .inScrollView:
            view.frame = CGRect(x: 10, y: bounds.height - 60, width: bounds.width - 20, height: 200)
            scroll(in: window, height: bounds.height + 300).addSubview(view)
        case .nested:
            view.frame = CGRect(x: 10, y: bounds.height, width: bounds.width - 20, height: 150)
            scroll(in: scroll(in: window, height: bounds.height + 80), height: bounds.height + 300).addSubview(view)
        case .high:
            view.frame = CGRect(x: 0, y: 30, width: bounds.width, height: bounds.height * 1.5)
            scroll(in: window, height: bounds.height * 2).addSubview(view)
        }
        return view
    }

    /// Where the caret is on the screen, and whether all of it is seen there.
    private func check(_ view: UITextView, _ simulator: Simulator, _ what: Comment) {
        guard let range = view.selectedTextRange else {
            Issue.record("nothing is selected")
            return
        }
        let caret = view.convertToScreen(view.caretRect(for: range.end))
        let frame = view.convertToScreen(view.bounds)
        let bottom = simulator.keyboardFrame.isNull ? simulator.window.bounds.height : simulator.keyboardFrame.minY
        #expect(caret.minY >= -0.51 && caret.maxY <= bottom + 0.51, what)
        #expect(caret.minY >= frame.minY - 0.51 && caret.maxY <= frame.maxY + 0.51, what)
    }

    private func settle(_ simulator: Simulator) {
        for _ in 0..<3 {
            simulator.frame()
            simulator.passTime(0.2)
        }
        simulator.frame()
    }

    @Test("With the keyboard on the screen", arguments: sizes, Place.allCases)
    func keyboard(size: CGSize, place: Place) {
        for accessoryHeight in [0, 44] as [CGFloat] {
            let simulator = Simulator(size: size, scale: 0.25)
            let view = view(in: simulator.window, place)
            simulator.frame()
            if accessoryHeight > 0 {
                view.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: size.width, height: accessoryHeight))
            }
            view.becomeFirstResponder()
            settle(simulator)
            #expect(!simulator.keyboardFrame.isNull)
            check(view, simulator, "\(size), \(place), \(accessoryHeight), the keyboard has come")
            for number in 0..<9 {
                view.insertText(number % 3 == 0 ? "\n" : "some words that are typed ")
                settle(simulator)
                check(view, simulator, "\(size), \(place), \(accessoryHeight), insertion \(number)")
            }
            // Back to the beginning and to the end again.
            simulator.press(.keyboardHome, .control)
            settle(simulator)
            check(view, simulator, "\(size), \(place), \(accessoryHeight), at the beginning")
            simulator.press(.keyboardEnd, .control)
            settle(simulator)
            check(view, simulator, "\(size), \(place), \(accessoryHeight), at the end")
            for key in [UIKeyboardHIDUsage.keyboardUpArrow, .keyboardUpArrow, .keyboardPageUp, .keyboardDownArrow] {
                simulator.press(key)
                settle(simulator)
                check(view, simulator, "\(size), \(place), \(accessoryHeight), key \(key.rawValue)")
            }
        }
    }

    @Test("Typed on the keyboard's own keys, in every frame", arguments: [Place.whole, .bottom, .nested])
    func keys(place: Place) {
        let simulator = Simulator(size: CGSize(width: 480, height: 640))
        let view = view(in: simulator.window, place)
        view.becomeFirstResponder()
        settle(simulator)
        for number in 0..<24 {
            simulator.tapKey(number % 4 == 3 ? "return" : "space")
            check(view, simulator, "\(place), key \(number)")
        }
        #expect(view.text.hasSuffix("\n"))
    }

    @Test("A window that is resized while the keyboard is there", arguments: Place.allCases)
    func resized(place: Place) {
        let simulator = Simulator(size: CGSize(width: 800, height: 600), scale: 0.25)
        let view = view(in: simulator.window, place)
        // A low view stays as high as it is, or no caret would have room in it.
        view.autoresizingMask = [.flexibleWidth, place == .bottom ? .flexibleTopMargin : .flexibleHeight]
        var outer = view.superview
        while let scroll = outer as? UIScrollView {
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            outer = scroll.superview
        }
        view.becomeFirstResponder()
        settle(simulator)
        for size in [CGSize(width: 480, height: 800), CGSize(width: 360, height: 480), CGSize(width: 800, height: 600)]
        {
            simulator.resize(to: size)
            settle(simulator)
            view.insertText("x")
            settle(simulator)
            check(view, simulator, "\(place), \(size)")
        }
    }
}
