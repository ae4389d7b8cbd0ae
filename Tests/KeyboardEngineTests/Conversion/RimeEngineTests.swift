import Foundation
import Testing

@testable import KeyboardEngine

/// Librime itself, where it is installed with its dictionaries.
@Suite(.serialized, .enabled(if: InstalledLibraries.hasRime, "librime and its dictionaries are not installed"))
struct RimeEngineTests {
    private func field(_ method: InputMethodName, _ language: String = "zh-Hans") -> TypedText {
        TypedText(mode: .chinese(method, language))
    }

    @Test func aGreeting() throws {
        let engine = try RimeEngine(.pinyin)
        var text = field(.pinyin)
        text.type("nihaoshijie", with: engine)
        #expect(text.text == "ni hao shi jie")
        #expect(text.candidates.first == Candidate("你好世界"))
        text.stroke(.pick(0))
        text.reply(engine)
        #expect(text.text == "你好世界")
        #expect(text.composition.isEmpty)
    }
}
