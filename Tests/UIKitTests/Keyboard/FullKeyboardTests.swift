import Foundation
import KeyboardEngine
import Testing
import UIKitSimulator

@testable import UIKit

/// Digits, arrows, Ctrl, Alt, Tab and Esc on the screen, for terminals of machines.
@MainActor @Suite struct FullKeyboardTests {
    private let sim = Simulator(size: CGSize(width: 1280, height: 800))

    private func field(_ y: CGFloat = 20, text: String = "") -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 400, height: 44))
        field.autocapitalizationType = .none
        field.text = text
        sim.window.addSubview(field)
        return field
    }

    private func edit(_ text: String = "") -> UITextField {
        sim.application.usesFullKeyboard = true
        let field = field(text: text)
        field.becomeFirstResponder()
        sim.advance(0.5)
        return field
    }

    private func tap(_ names: String...) {
        for name in names {
            sim.tapKey(name)
            sim.advance(0.4)
        }
    }

    private func selection(_ field: UITextField) -> Range<Int>? {
        field.selectedTextRange.map {
            let start = field.offset(from: field.beginningOfDocument, to: $0.start)
            return start..<field.offset(from: field.beginningOfDocument, to: $0.end)
        }
    }

    @Test("It is off unless a program turns it on, and goes when it turns it off")
    func off() {
        let field = field()
        field.becomeFirstResponder()
        sim.advance(0.5)
        #expect(!sim.application.usesFullKeyboard && sim.application.location(ofKey: "tab") == nil)
        sim.application.usesFullKeyboard = true
        sim.advance(0.5)
        #expect(sim.application.location(ofKey: "tab") != nil && sim.areaMissedByDamage() == nil)
        sim.resize(to: CGSize(width: 480, height: 800))
        sim.advance(0.5)
        #expect(sim.application.location(ofKey: "tab") == nil)
        sim.resize(to: CGSize(width: 1280, height: 800))
        sim.application.usesFullKeyboard = false
        sim.advance(0.5)
        #expect(sim.application.location(ofKey: "tab") == nil && sim.application.location(ofKey: "q") != nil)
    }

    @Test("Digits are typed, and signs with shift")
    func digits() {
        let field = edit()
        tap("1", "0", "-", "shift", "$", "a")
        #expect(field.text == "10-$a")
    }

    @Test("Digits are shown and typed where a sentence begins with a capital")
    func sentence() {
        sim.application.usesFullKeyboard = true
        let field = field()
        field.autocapitalizationType = .sentences
        field.becomeFirstResponder()
        sim.advance(0.5)
        let point = sim.application.location(ofKey: "Q")
        #expect(point != nil && sim.application.location(ofKey: "1") != nil)
        tap("1")
        #expect(field.text == "1")
    }

    @Test("Ctrl with a letter does what it does on other keyboards, and types nothing")
    func control() {
        let field = edit("abc")
        field.smartInsertDeleteType = .no
        tap("ctrl", "a")
        #expect(selection(field) == 0..<3 && field.text == "abc")
        tap("ctrl", "x", "x", "ctrl", "v", "ctrl", "v")
        #expect(field.text == "xabcabc")
        tap("ctrl", "z")
        #expect(field.text == "xabc")
        tap("ctrl", "shift", "Z")
        #expect(field.text == "xabcabc")
        tap("ctrl", "delete")
        #expect(field.text == "")
    }

    @Test("Ctrl means the letter's place where letters are not Latin")
    func cyrillic() {
        sim.application.keyboardLanguages = ["ru"]
        let field = edit("да")
        tap("ctrl", "ф")
        #expect(selection(field) == 0..<2 && field.text == "да")
    }

    @Test("Arrows move the caret, repeat while they are held, and select with shift")
    func arrows() throws {
        let field = edit("one two three")
        tap("left", "left", "a")
        #expect(field.text == "one two thraee")
        tap("ctrl", "left")
        #expect(selection(field) == 8..<8)
        tap("shift", "right", "right")
        #expect(selection(field) == 9..<9, "The second arrow leaves what the first has selected.")
        let left = try #require(sim.application.location(ofKey: "left"))
        sim.touchDown(1, at: left)
        sim.advance(1.2)
        sim.touchUp(1)
        let start = try #require(selection(field)).lowerBound
        #expect(start < 4)
        sim.advance(1)
        #expect(selection(field)?.lowerBound == start)
    }

    @Test("Tab moves the focus, with shift back, and the keys serve the next field")
    func tabs() {
        let second = field(80)
        let first = edit()
        tap("tab")
        #expect(second.isFirstResponder)
        tap("b", "shift", "tab")
        #expect(first.isFirstResponder && second.text == "b")
        tap("a")
        #expect(first.text == "a")
    }

    @Test("Keys of the screen leave the machine's keyboard alone")
    func hardware() {
        sim.application.detectsHardwareKeyboard = true
        let field = edit("ab")
        tap("left", "ctrl", "a")
        #expect(!sim.application.hasHardwareKeyboard && !sim.keyboardFrame.isNull && selection(field) == 0..<2)
        #expect(sim.application.presses.modifiers == [])
    }

    @Test("Responders hear of every key, from its beginning to its end")
    func presses() {
        final class Listener: UITextField {
            var heard: [String] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                for key in presses.compactMap(\.key) {
                    heard.append("\(key.keyCode.rawValue) \(key.modifierFlags.rawValue >> 16) \(key.characters)")
                }
            }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("end") }
        }
        sim.application.usesFullKeyboard = true
        let listener = Listener(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
        listener.autocapitalizationType = .none
        sim.window.addSubview(listener)
        listener.becomeFirstResponder()
        sim.advance(0.5)
        tap("escape", "alt", "x", "more", "f5", "ctrl", "space")
        let heard = ["41 0 UIKeyInputEscape", "end", "27 8 x", "end", "62 0 UIKeyInputF5", "end", "44 4  ", "end"]
        #expect(listener.heard == heard)
        #expect(listener.text == "")
    }

    @Test("Ctrl and Alt look pressed while they are on, and are painted anew")
    func look() throws {
        _ = edit()
        func isOn(_ id: String) throws -> Bool {
            sim.frame()
            let views = sim.application.keyboard.shownKeyboard?.subviews.compactMap { $0 as? KeyView } ?? []
            let key = try #require(views.first { $0.key.key.id == id })
            let frame = key.convertToScreen(key.bounds)
            let ground = sim.color(at: CGPoint(x: frame.minX + 6, y: frame.minY + 6))
            return ground == UIColor.keyFill.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        }
        #expect(try !isOn("ctrl") && !isOn("alt"))
        tap("ctrl")
        #expect(try isOn("ctrl") && !isOn("alt"))
        #expect(sim.areaMissedByDamage() == nil)
        tap("ctrl")
        #expect(try !isOn("ctrl"))
        sim.tapKey("alt")
        sim.tapKey("alt")
        #expect(try isOn("alt") && sim.application.inputContext.keyboard?.modifiers[.alternate] == .locked)
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test(
        "Every caption fits its key in every language",
        arguments: [CGSize(width: 700, height: 480), CGSize(width: 800, height: 480), CGSize(width: 1280, height: 800)])
    func captions(size: CGSize) throws {
        let simulator = Simulator(size: size)
        simulator.application.usesFullKeyboard = true
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
        simulator.window.addSubview(field)
        field.becomeFirstResponder()
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        let files = try FileManager.default.contentsOfDirectory(
            atPath: root.appendingPathComponent("Assets/Keyboards").path)
        let names = files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
        #expect(names.count > 80)
        for name in names {
            simulator.application.keyboardLanguages = [name, "en"]
            for plane in ["letters", "numbers"] {
                if plane == "numbers" { simulator.tapKey("more") }
                simulator.advance(0.1)
                let views = simulator.application.keyboard.shownKeyboard?.subviews.compactMap { $0 as? KeyView } ?? []
                #expect(views.count > 40, "\(name), \(plane)")
                for view in views {
                    guard let line = view.line, let layout = line.layout else { continue }
                    #expect(
                        layout.width <= view.bounds.width - 2 && layout.height <= view.bounds.height + 4,
                        "\(name), \(plane): \(line.text) is \(layout.width) wide on \(view.bounds.width)")
                }
            }
        }
    }
}
