import Foundation
import KeyboardEngine
import Testing
import UIKitSimulator

@testable import UIKit

/// Letters that are drawn before somebody goes on to their language.
@MainActor @Suite struct CaptionsAheadTests {
    private let sim = Simulator(size: CGSize(width: 800, height: 480))

    private func edit(_ languages: [String]) -> UITextField {
        let field = UITextField(frame: CGRect(x: 10, y: 20, width: 200, height: 44))
        sim.application.keyboardLanguages = languages
        sim.window.addSubview(field)
        field.becomeFirstResponder()
        sim.advance(0.5)
        return field
    }

    private var ahead: CaptionsAhead? { sim.application.keyboard.shownKeyboard?.captionsAhead }

    /// Waits for layouts that are read in a thread, and for the frames in which letters are drawn.
    private func wait(_ isDone: () -> Bool) {
        let deadline = Date(timeIntervalSinceNow: 10)
        while !isDone(), Date() < deadline {
            sim.advance(0.1)
            Thread.sleep(forTimeInterval: 0.005)
        }
    }

    @Test func `the three languages behind the one that is shown are drawn, each as it is shown then`() throws {
        let names = ["en", "ja-kana", "ar", "de", "fr"]
        _ = edit(names)
        wait { ahead?.drawn.count == 3 }
        let drawn = try #require(ahead?.drawn)
        #expect(Set(drawn.keys) == ["ja-kana", "ar", "de"])
        for name in names[1...3] {
            sim.tapKey("globe")
            var shown = sim.application.inputContext.configuration
            (shown.isReturnEnabled, shown.isSecure) = (true, false)
            #expect(drawn[name] == shown, "\(name)")
        }
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test func `when all is drawn nothing wakes the program for it`() {
        _ = edit(["en", "de"])
        wait { ahead?.drawn.count == 1 }
        sim.advance(2)
        let timers = sim.application.timers.count
        sim.tapKey("Q")
        sim.advance(2)
        #expect(sim.application.timers.count == timers)
    }

    @Test func `a keyboard that goes draws nothing more, and what fonts forget is drawn again`() throws {
        let field = edit(["en", "de", "el"])
        field.resignFirstResponder()
        sim.advance(1)
        let timers = sim.application.timers.count
        sim.advance(3)
        #expect(sim.application.timers.count == timers)
        field.becomeFirstResponder()
        wait { ahead?.drawn.count == 2 }
        sim.application.forgetText()
        #expect(ahead?.drawn.isEmpty ?? true)
        field.becomeFirstResponder()
        sim.tapKey("more")
        wait { ahead?.drawn.count == 2 }
        #expect(ahead?.drawn.count == 2)
    }
}
