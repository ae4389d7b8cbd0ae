import Foundation
import Testing
import UIKitSimulator

@testable import CheckIn

/// What a screen reader would say of each screen of the check-in, in the order of reading.
@MainActor @Suite struct CheckInReadingTests {
    private let sim = Simulator(size: CGSize(width: 1280, height: 800))

    private func settle() {
        for _ in 0..<3 {
            sim.frame()
            sim.passTime(0.4)
        }
        sim.frame()
    }

    /// The elements without their places.
    private var text: String {
        settle()
        return sim.application.accessibilityTree.text.split(separator: "\n").map {
            String($0).replacing(#/ \(-?\d+ -?\d+ -?\d+ -?\d+\)/#, with: "")
        }.joined(separator: "\n")
    }

    private let welcome = """
        "Welcome" header
        "Sign in here and we will let your host know that you have arrived." staticText
        "Tell us who you are" staticText
        "Accept the house rules" staticText
        "Take your badge" staticText
        """

    @Test("The form, what is wrong in it, what was typed, and the thanks")
    func screens() {
        sim.window.rootViewController = CheckInViewController(journal: nil)
        let form = """
            "Full name" = "" #name
            "Company" = "" #company
            "E-mail" = "" #email
            "Phone" = "" #phone
            "Who are you visiting?" = "" #host
            "Visit PIN" = "" #pin
            "Anything we should know?" = "" #notes
            "I have read the house rules and will follow them." = "0" button toggleButton #rules
            "Check in" button #send
            """
        #expect(text == welcome + "\n" + form)
        sim.hasHardwareKeyboard = true
        sim.tap(named: "send")
        let faults = """
            "Full name" = "" #name
            "Company" = "" #company
            "Please fill this in." staticText #name.fault
            "E-mail" = "" #email
            "Phone" = "" #phone
            "Please fill this in." staticText #email.fault
            "Who are you visiting?" = "" #host
            "Visit PIN" = "" #pin
            "Please fill this in." staticText #host.fault
            "Please fill this in." staticText #pin.fault
            "Anything we should know?" = "" #notes
            "I have read the house rules and will follow them." = "0" button toggleButton #rules
            "Please accept the house rules." staticText
            "Check in" button #send
            """
        #expect(text == welcome + "\n" + faults)
        for answer in ["Ada Lovelace", "ACME", "ada@acme.org", "+44 20 7946", "Charles Babbage", "1843", ""] {
            sim.type(answer)
            sim.press(.keyboardReturnOrEnter)
        }
        sim.tap(named: "rules")
        let filled = """
            "Full name" = "Ada Lovelace" #name
            "Company" = "ACME" #company
            "E-mail" = "ada@acme.org" #email
            "Phone" = "+44 20 7946" #phone
            "Who are you visiting?" = "Charles Babbage" #host
            "Visit PIN" = "••••" #pin
            "Anything we should know?" = "" #notes
            "I have read the house rules and will follow them." = "1" button toggleButton #rules
            "Check in" button #send
            """
        #expect(text == welcome + "\n" + filled)
        sim.tap(named: "send")
        let thanks = """
            "Thank you, Ada" header
            "Charles Babbage has been told that you are here. Please take your badge from the printer and have a seat." staticText
            "Done" button #done
            """
        #expect(text == thanks)
    }
}
