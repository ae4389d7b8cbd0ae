import Testing

@testable import KeyboardEngine

/// The dictionary of libhangul, where it is installed.
@Suite(.enabled(if: InstalledLibraries.hasHanja, "libhangul is not installed"))
struct HanjaEngineTests {
    @Test func aWordAndASyllable() throws {
        let engine = try HanjaEngine()
        let word = engine.reply(to: ConversionQuery(engine: .hanja, reading: "한자"))
        #expect(word.candidates.first == Candidate("漢字"))
        let syllable = engine.reply(to: ConversionQuery(engine: .hanja, reading: "한"))
        #expect(syllable.candidates.first == Candidate("韓", note: "나라 이름 한, 한나라 한"))
        #expect(engine.reply(to: ConversionQuery(engine: .hanja, reading: "x")).candidates.isEmpty)
    }

    @Test func whatIsNotPickedStaysHangul() throws {
        let engine = try HanjaEngine()
        let query = ConversionQuery(engine: .hanja, steps: "한자를".map(ConversionQuery.Step.key) + [.pick(0)])
        let reply = engine.reply(to: query)
        #expect(reply.decided == "漢字" && reply.reading == "를" && reply.committed == nil)
        let end = ConversionQuery(engine: .hanja, steps: query.steps + [.finish(" ")])
        #expect(engine.reply(to: end).committed == "漢字를 ")
    }

    @Test func anythingIsAnswered() throws {
        let engine = try HanjaEngine()
        for reading in ["", "\0", "한\0", "😀", String(repeating: "한", count: 190), "ㅎㅏㄴ", "e\u{301}"] {
            let reply = engine.reply(to: ConversionQuery(engine: .hanja, reading: reading))
            #expect(reply.reading == reading && reply.candidates.count <= 64)
        }
    }

    @Test func whatIsMissingIsSaid() {
        #expect(
            throws: ConversionFailure(
                "Korean is typed without hanja: the library libhangul was not found. It is in the package libhangul1.")
        ) { try HanjaEngine(libraries: ["libnone.so.1"]) }
    }
}
