import Foundation
import Testing

@testable import UIKit

/// Objects of classes that are known only when the program runs, none of which is final or has a required initialiser.
@MainActor @Suite struct MadeObjectTests {
    private class Plain: NSObject {
        var name = "plain"
    }

    private class Responder: UIResponder, UIApplicationDelegate {
        let number: Int
        var log: [String] = []

        override init() {
            number = 7
            super.init()
            log.append("own")
        }
    }

    private class Heir: Responder {
        let text = "heir"
    }

    private class Needy: NSObject {
        let number: Int

        init(number: Int) {
            self.number = number
        }
    }

    @Test func `a class makes what its own or its inherited initialiser makes, and nobody keeps it`() throws {
        let classes: [AnyClass] = [Plain.self, Responder.self, Heir.self]
        let made = try classes.map { try #require($0 as? NSObject.Type).madeAsItsClass() }
        #expect(zip(made, classes).allSatisfy { type(of: $0) == $1 })
        #expect((made[0] as? Plain)?.name == "plain")
        #expect((made[1] as? Responder)?.number == 7 && (made[1] as? Responder)?.log == ["own"])
        #expect((made[2] as? Heir)?.text == "heir" && (made[2] as? Heir)?.number == 7)
        weak var gone: NSObject?
        do {
            let object = Heir.madeAsItsClass()
            gone = object
            #expect(gone != nil)
        }
        #expect(gone == nil)
    }

    @Test func `a class without an initialiser of its own that needs nothing ends the program`() async {
        await #expect(processExitsWith: .failure) {
            _ = (Needy.self as NSObject.Type).madeAsItsClass()
        }
    }
}
