import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// The eye of secret fields: what it shows, and that the text stays a secret.
@MainActor @Suite("The reveal button")
final class RevealButtonTests {
    private lazy var sim = Simulator(size: CGSize(width: 400, height: 600))
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
    private let other = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 44))

    private func begin(_ direction: UISemanticContentAttribute = .forceLeftToRight) {
        for field in [field, other] {
            field.borderStyle = .roundedRect
            field.semanticContentAttribute = direction
            sim.window.addSubview(field)
        }
        field.showsRevealButton = true
        field.becomeFirstResponder()
        sim.frame()
    }

    private func tapEye() {
        sim.frame()
        if let eye = field.revealButton { sim.tap(eye) }
        sim.advance(0.5)
        sim.frame()
    }

    @Test("A tap shows the text and says what the next one does; another hides it; editing goes on where it was")
    func showing() {
        begin()
        #expect(field.isSecureTextEntry && field.revealButton?.accessibilityLabel == "Show password")
        sim.type("abc")
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        tapEye()
        #expect(!field.isSecureTextEntry && field.revealButton?.accessibilityLabel == "Hide password")
        #expect(sim.areaMissedByDamage() == nil)
        sim.type("x")
        #expect(field.text == "xabc" && field.isFirstResponder)
        tapEye()
        sim.type("y")
        #expect(field.isSecureTextEntry && field.text == "xyabc" && sim.areaMissedByDamage() == nil)
    }

    @Test("What is shown is still a secret: not copied, not told to input methods, even when it was emptied")
    func secret() {
        begin()
        sim.type("abc")
        tapEye()
        field.selectAll(nil)
        #expect(!field.canPerformAction(.copy, withSender: nil))
        field.session.copy()
        #expect(field.application?.pasteboard.hasStrings != true && field.session.isSecret)
        field.text = ""
        sim.type("\"d\"")
        #expect(field.session.isSecret && field.text == "\"d\"")
    }

    @Test("It is hidden again when the field is left")
    func leaving() {
        begin()
        sim.type("abc")
        tapEye()
        other.becomeFirstResponder()
        sim.frame()
        #expect(field.isSecureTextEntry && field.text == "abc" && sim.areaMissedByDamage() == nil)
        field.showsRevealButton = false
        #expect(field.revealButton == nil && field.isSecureTextEntry)
    }

    @Test("It stands at the end of the field, where reading ends, and a finger on the edge hits it")
    func place() throws {
        begin(.forceRightToLeft)
        let eye = try #require(field.revealButton)
        #expect(eye.frame.maxX < 60 && field.textRect(forBounds: field.bounds).minX >= eye.frame.maxX)
        #expect(field.hitTest(CGPoint(x: 2, y: 3), with: nil) === eye)
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.rightViewMode = .always
        sim.frame()
        #expect(eye.isHidden && field.hitTest(CGPoint(x: 150, y: 22), with: nil) !== eye)
    }
}
