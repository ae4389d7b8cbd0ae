import Testing

@testable import UIKit

/// What stands for an optional method of a program's own protocol.
@MainActor @Suite("Answers of optional methods")
struct OptionalAnswerTests {
    fileprivate protocol Asked: AnyObject {
        @MainActor func mayGo(_ number: Int) -> Bool
    }
    private final class Silent: Asked {}
    private final class Saying: Asked {
        var next: (any Asked)?
        func mayGo(_ number: Int) -> Bool { OptionalCalls.answer(of: next?.mayGo(number)) == nil && number > 0 }
    }

    @Test("A delegate without the method answers nothing, one with it what it says, also when it asks another")
    func answers() {
        let (silent, saying) = (Silent(), Saying())
        var asked: (any Asked)?
        #expect(OptionalCalls.answer(of: asked?.mayGo(1)) == nil)
        asked = silent
        #expect(OptionalCalls.answer(of: asked?.mayGo(1)) == nil)
        saying.next = silent
        asked = saying
        #expect(OptionalCalls.answer(of: asked?.mayGo(1)) == true && OptionalCalls.answer(of: asked?.mayGo(0)) == false)
        _ = silent.mayGo(1)
        #expect(OptionalCalls.answer(of: asked?.mayGo(1)) == true, "What nobody asked about is forgotten.")
    }
}

extension OptionalAnswerTests.Asked {
    func mayGo(_ number: Int) -> Bool { OptionalCalls.none(false) }
}
