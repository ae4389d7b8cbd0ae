import Foundation
import KeyboardEngine
import Testing
import UIKitSimulator

@testable import UIKit

/// What on-screen keyboards are blamed for, as far as no other suite is about it: Documentation/KeyboardComplaints.md has
/// the whole list.
@MainActor @Suite("Complaints about keyboards")
struct KeyboardComplaintTests {
    private let sizes = [CGSize(width: 480, height: 800), CGSize(width: 800, height: 480)]

    /// Whether what is seen at the keyboard's left lower corner is its ground.
    private func isSeen(_ simulator: Simulator) -> Bool {
        simulator.frame()
        let frame = simulator.keyboardFrame
        guard !frame.isNull else { return false }
        let ground = UIColor.keyboardBackground.resolvedColor(with: simulator.window.traitCollection)
        return simulator.color(at: CGPoint(x: frame.minX + 1, y: frame.maxY - 1)) == ground
    }

    @Test("It is in front of every window of the program, on every kiosk, upright and turned, and takes its touches")
    func inFront() {
        for scale in [1, 2] as [CGFloat] {
            for size in sizes {
                let (simulator, field) = makeEditedField(on: size)
                let cover = UIWindow(frame: simulator.window.bounds)
                cover.backgroundColor = .red
                cover.windowLevel = .alert
                cover.makeKeyAndVisible()
                simulator.resize(to: size, scale: scale)
                simulator.resize(to: CGSize(width: size.height, height: size.width))
                #expect(isSeen(simulator))
                simulator.tapKey("a")
                #expect(field.text == "a")
                #expect(simulator.color(at: CGPoint(x: 30, y: 30)) == .red, "The program's window covers the rest.")
            }
        }
    }

    @Test("What is typed into is clear of it wherever it stands: presented, in windows in front, in a list, any text")
    func anywhere() {
        let size = CGSize(width: 480, height: 800)
        let low = CGRect(x: 20, y: 700, width: 300, height: 60)
        for place in 0..<4 {
            for text in [UITextField(frame: low), UITextView(frame: low), OwnKeyboardTaker(frame: low)] as [UIView] {
                let simulator = Simulator(size: size)
                let root = UIViewController()
                simulator.window.rootViewController = root
                let (sheet, front) = (UIViewController(), UIWindow(frame: simulator.window.bounds))
                let popup = UIWindow(frame: CGRect(x: 40, y: 640, width: 400, height: 150))
                let scroll = UIScrollView(frame: simulator.window.bounds)
                scroll.contentSize = CGSize(width: 480, height: 1200)
                for window in [front, popup] { window.windowLevel = .statusBar }
                switch place {
                case 0:
                    root.present(sheet, animated: false)
                    sheet.view.addSubview(text)
                case 1:
                    front.makeKeyAndVisible()
                    front.addSubview(text)
                case 2:
                    popup.makeKeyAndVisible()
                    text.frame.origin.y = 80
                    popup.addSubview(text)
                default:
                    root.view.addSubview(scroll)
                    scroll.addSubview(text)
                }
                text.becomeFirstResponder()
                simulator.advance(0.5)
                let seen = text.convertToScreen(text.bounds)
                #expect(simulator.keyboardFrame.height > 100)
                #expect(seen.maxY <= simulator.keyboardFrame.minY && seen.minY >= 0, "\(place), \(type(of: text))")
            }
        }
    }

    @Test(
        "From a field to a secret one and back nothing hides, and the keys are as high",
        arguments: [["en"], ["de", "ru"]])
    func secretNeighbour(languages: [String]) {
        for size in sizes {
            let (simulator, field) = makeEditedField(on: size, languages: languages)
            let secret = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 44))
            secret.isSecureTextEntry = true
            simulator.window.addSubview(secret)
            let (frame, listener) = (simulator.keyboardFrame, KeyboardListener())
            for next in [secret, field, secret, field] {
                next.becomeFirstResponder()
                #expect(simulator.keyboardFrame == frame)
                simulator.advance(0.5)
                #expect(listener.lines.allSatisfy { $0.begin == frame && $0.end == frame })
                #expect(listener.take() == ["WillChangeFrame", "DidChangeFrame"])
            }
        }
    }

    @Test(
        "What was hidden, resized and shown again looks as on a kiosk where nothing had happened",
        arguments: ["en", "th", "ja"])
    func sameLook(language: String) {
        for size in sizes {
            let (fresh, _) = makeEditedField(on: size, languages: [language])
            let (simulator, field) = makeEditedField(on: CGSize(width: 700, height: 700), languages: [language])
            // The caret blinks.
            for kiosk in [fresh, simulator] { kiosk.application.isCaretBlinking = false }
            let expected = fresh.pngData()
            simulator.tapKey("more")
            field.resignFirstResponder()
            simulator.advance(0.1)
            simulator.resize(to: CGSize(width: 320, height: 480))
            simulator.advance(0.5)
            field.becomeFirstResponder()
            simulator.advance(0.1)
            simulator.resize(to: size)
            simulator.advance(0.5)
            let isSame = simulator.pngData() == expected
            #expect(isSame, "\(language), \(size)")
        }
    }

    @Test("The touch that sends it away falls on nothing below")
    func closingTouch() {
        let (simulator, field) = makeEditedField()
        var taps = 0
        let button = UIButton(frame: simulator.window.bounds, primaryAction: UIAction { _ in taps += 1 })
        let front = UIWindow(frame: simulator.window.bounds)
        front.windowLevel = .alert
        front.addSubview(button)
        front.isHidden = false
        let recognizer = UITapGestureRecognizer()
        var recognized = 0
        recognizer.addAction { _ in recognized += 1 }
        front.addGestureRecognizer(recognizer)
        simulator.tapKey("dismiss")
        #expect(!field.isFirstResponder)
        simulator.advance(1)
        #expect(taps == 0 && recognized == 0)
        simulator.tap(CGPoint(x: 240, y: 700))
        #expect(taps == 1, "With the keyboard away the button is there again.")
    }

    @Test("After it was sent away a tap on the field brings it back, as often as anybody likes")
    func comingBack() {
        let (simulator, field) = makeEditedField()
        for _ in 0..<5 {
            simulator.tapKey("dismiss")
            simulator.advance(0.5)
            #expect(simulator.keyboardFrame.isNull)
            simulator.tap(field)
            simulator.advance(0.5)
            #expect(isSeen(simulator))
        }
    }

    @Test("What was composed in one field goes neither into the next nor into the next session")
    func composedWord() {
        let (simulator, field) = makeEditedField(languages: ["ko"])
        let next = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 44))
        simulator.window.addSubview(next)
        let context = simulator.application.inputContext
        for key in ["ㅎ", "ㅏ"] { simulator.tapKey(key) }
        #expect(field.text == "하" && context.composition == "하")
        simulator.tap(next)
        simulator.tapKey("ㄴ")
        #expect(field.text == "하" && next.text == "ㄴ")
        simulator.tapKey("ㅏ")
        simulator.application.forgetText()
        #expect(context.composition.isEmpty && next.markedTextRange == nil)
        next.text = ""
        simulator.tapKey("ㄴ")
        #expect(next.text == "ㄴ" && context.composition == "ㄴ")
        // A text without positions says nothing of what is done to it.
        let taker = OwnKeyboardTaker(frame: CGRect(x: 20, y: 140, width: 300, height: 44))
        simulator.window.addSubview(taker)
        taker.becomeFirstResponder()
        for key in ["ㅎ", "ㅏ"] { simulator.tapKey(key) }
        field.becomeFirstResponder()
        simulator.tapKey("ㄴ")
        #expect(taker.text == "하" && field.text == "하ㄴ")
    }

    @Test("No key of a language that composes moves the keyboard, while the caret is moved to and fro")
    func steadiness() {
        let (simulator, field) = makeEditedField(languages: ["ko"])
        for key in ["ㅎ", "ㅏ", "ㄴ", "space"] { simulator.tapKey(key) }
        let (frame, listener) = (simulator.keyboardFrame, KeyboardListener())
        for key in ["ㄱ", "ㅡ", "ㄹ"] {
            simulator.tapKey(key)
            #expect(simulator.keyboardFrame == frame && isSeen(simulator))
        }
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        for key in ["ㄱ", "ㅏ", "delete"] { simulator.tapKey(key) }
        #expect(field.text == "ㄱ한 글", "Earlier text stays as it was.")
        simulator.advance(1)
        #expect(listener.take() == [] && simulator.keyboardFrame == frame)
    }

    @Test("A program brings it with a field, keeps it away from a field, and sends it away")
    func explicitly() {
        let (simulator, field) = makeEditedField()
        let silent = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 44))
        silent.inputView = UIView()
        simulator.window.addSubview(silent)
        #expect(isSeen(simulator), "Nobody has touched anything.")
        for _ in 0..<3 {
            simulator.tap(silent)
            simulator.advance(0.5)
            #expect(silent.isFirstResponder && simulator.keyboardFrame.isNull)
            simulator.type("x")
            simulator.tap(field)
            simulator.advance(0.5)
            #expect(isSeen(simulator))
        }
        #expect(silent.text == "xxx")
        simulator.window.endEditing(true)
        simulator.advance(0.5)
        #expect(simulator.keyboardFrame.isNull)
    }

    @Test("Once it has come it stays, whatever the screen's size")
    func staying() {
        for size in sizes + [CGSize(width: 1920, height: 1080), CGSize(width: 240, height: 320)] {
            let (simulator, field) = makeEditedField(on: size)
            let listener = KeyboardListener()
            simulator.advance(5)
            simulator.tap(field)
            simulator.advance(5)
            #expect(isSeen(simulator) && listener.take() == [])
        }
    }

    @Test("With less motion it is there at once, and goes at once")
    func lessMotion() {
        let (simulator, field) = makeEditedField()
        simulator.application.isMotionReduced = true
        let listener = KeyboardListener()
        for _ in 0..<2 {
            field.resignFirstResponder()
            simulator.frame()
            #expect(simulator.secondsToNextFrame == nil && simulator.keyboardFrame.isNull)
            field.becomeFirstResponder()
            #expect(isSeen(simulator))
        }
        #expect(listener.lines.count == 16 && listener.lines.allSatisfy { $0.duration == 0 })
    }

    @Test("The same key some hundred times neither closes it nor loses a letter; its key closes it every time")
    func soak() {
        let (simulator, field) = makeEditedField()
        let frame = simulator.keyboardFrame
        for key in ["e", "shift", "space", "delete", "return", "more"] {
            for _ in 0..<(key == "e" ? 300 : 12) { simulator.tapKey(key) }
            #expect(field.isFirstResponder && simulator.keyboardFrame == frame, "\(key)")
        }
        #expect(field.text?.prefix { $0 == "e" }.count == 300)
        for _ in 0..<20 {
            simulator.tapKey("dismiss")
            #expect(simulator.keyboardFrame.isNull)
            simulator.tap(field)
            #expect(!simulator.keyboardFrame.isNull)
        }
    }
}
