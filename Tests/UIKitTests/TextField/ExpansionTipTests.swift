import Foundation
import HostInterface
import Testing
import UIKitSimulator

@testable import UIKit

/// All of a text that a field has no room for, shown while the mouse rests on it.
@MainActor @Suite("Expansion tips")
struct ExpansionTipTests {
    private let simulator = Simulator(size: CGSize(width: 360, height: 300))
    private let field = UITextField(frame: CGRect(x: 20, y: 40, width: 120, height: 44))
    private let text = "A text that is much longer than its field"

    private func begin(_ text: String? = nil) {
        simulator.hasHardwareKeyboard = true
        field.borderStyle = .roundedRect
        field.text = text ?? self.text
        simulator.window.addSubview(field)
        simulator.frame()
    }

    private func hover(_ point: CGPoint, seconds: Double = 0.6) {
        simulator.inject(.hover(InputPoint(x: point.x, y: point.y)))
        simulator.frame()
        simulator.advance(seconds)
        simulator.frame()
    }

    private var tip: ExpansionTipView? {
        simulator.application.selection.window.subviews.compactMap { $0 as? ExpansionTipView }.first
    }

    private var inField: CGPoint { CGPoint(x: 60, y: 60) }

    @Test("The mouse that rests on a field shows all of its text, under the field and inside the screen")
    func rests() throws {
        begin()
        hover(inField, seconds: 0.2)
        #expect(tip == nil)
        simulator.advance(0.5)
        simulator.frame()
        let tip = try #require(tip)
        #expect(tip.subviews.compactMap { ($0 as? UILabel)?.text } == [text])
        #expect(tip.frame.minY >= field.frame.maxY && simulator.window.bounds.contains(tip.frame))
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test("It goes when the mouse leaves, and comes again when it comes back")
    func leaves() {
        begin()
        hover(inField)
        #expect(tip != nil)
        hover(CGPoint(x: 300, y: 250))
        #expect(tip == nil && simulator.areaMissedByDamage() == nil)
        hover(inField)
        #expect(tip != nil)
    }

    @Test("It goes with the next key, the next touch and the button of the mouse, and stays away while the mouse stays")
    func goes() {
        begin()
        let deeds: [() -> Void] = [
            { simulator.press(.keyboardA) }, { simulator.tap(CGPoint(x: 300, y: 250)) },
            { simulator.click(CGPoint(x: 300, y: 250)) },
        ]
        for deed in deeds {
            hover(CGPoint(x: 300, y: 250))
            hover(inField)
            #expect(tip != nil)
            deed()
            simulator.frame()
            #expect(tip == nil)
        }
    }

    @Test("Nothing is shown of a text that is seen, that is edited, that is secret, or that has been one")
    func nothing() {
        begin("short")
        hover(inField)
        #expect(tip == nil)
        field.text = text
        field.showsRevealButton = true
        hover(CGPoint(x: 300, y: 250))
        hover(inField)
        #expect(tip == nil)
        field.isSecureTextEntry = false
        hover(CGPoint(x: 300, y: 250))
        hover(inField)
        #expect(tip == nil)
        field.showsRevealButton = false
        field.isSecureTextEntry = false
        field.text = ""
        field.text = text
        field.becomeFirstResponder()
        hover(CGPoint(x: 300, y: 250))
        hover(inField)
        #expect(tip == nil)
        field.resignFirstResponder()
        hover(CGPoint(x: 300, y: 250))
        hover(inField)
        #expect(tip != nil)
    }

    @Test("A finger that is held on a field which is not edited by it shows the tip, until the next touch")
    func held() {
        begin()
        field.isEnabled = false
        simulator.touchDown(0, at: inField)
        simulator.advance(0.7)
        simulator.frame()
        #expect(tip != nil)
        simulator.touchUp(0)
        simulator.advance(1)
        #expect(tip != nil)
        simulator.tap(CGPoint(x: 300, y: 250))
        #expect(tip == nil)
        field.isEnabled = true
        simulator.touchDown(0, at: inField)
        simulator.advance(0.7)
        simulator.touchUp(0)
        simulator.advance(0.7)
        #expect(field.isEditing && tip == nil, "A finger held on any other begins the editing, where all can be seen.")
    }

    @Test("It follows its field, and goes with it, with its text and with its window", arguments: 0..<4)
    func follows(deed: Int) {
        begin()
        hover(inField)
        field.frame.origin.y = 50
        simulator.frame()
        #expect(tip?.frame.minY == field.frame.maxY + 4)
        switch deed {
        case 0: field.removeFromSuperview()
        case 1: field.text = "short"
        case 2: field.isHidden = true
        default: field.frame.size.width = 350
        }
        simulator.frame()
        #expect(tip == nil && simulator.areaMissedByDamage() == nil)
    }

    @Test("At the bottom it stands above its field, and from right to left at its right edge; a long text has lines")
    func places() throws {
        begin()
        field.frame.origin = CGPoint(x: 20, y: 250)
        hover(CGPoint(x: 60, y: 270))
        #expect(try #require(tip).frame.maxY <= field.frame.minY)
        field.frame.origin = CGPoint(x: 200, y: 100)
        simulator.application.locale = Locale(identifier: "ar")
        field.text = String(repeating: "كلمات ", count: 30)
        hover(CGPoint(x: 5, y: 5))
        hover(CGPoint(x: 260, y: 120))
        let tip = try #require(tip)
        #expect(tip.frame.maxX <= 352 && tip.frame.height > 40 && tip.frame.minX >= 8)
        #expect(simulator.areaMissedByDamage() == nil)
    }
}
