import Foundation
import Synchronization
import Testing

@testable import KeyboardEngine

/// Asking engines on a thread of their own.
@Suite struct ConversionServiceTests {
    /// An engine that takes its time, and keeps what it was asked.
    private final class SlowEngine: ConversionEngine {
        let asked = Mutex<[ConversionQuery]>([])
        let seconds: Double

        init(seconds: Double) {
            self.seconds = seconds
        }

        func reply(to query: ConversionQuery) -> ConversionReply {
            asked.withLock { $0.append(query) }
            Thread.sleep(forTimeInterval: seconds)
            return TableEngine().reply(to: query)
        }
    }

    private final class Notes: Sendable {
        private let kept = Mutex<[String]>([])
        var all: [String] { kept.withLock { $0 } }
        func add(_ note: String) { kept.withLock { $0.append(note) } }
    }

    private func query(_ reading: String, _ engine: ConversionEngineName = .pinyin) -> ConversionQuery {
        ConversionQuery(engine: engine, reading: reading)
    }

    /// The reply to a query; `nil` if there is none within half a minute.
    private func reply(_ service: ConversionService, _ query: ConversionQuery) async -> ConversionReply? {
        await withTaskGroup(of: ConversionReply?.self) { group in
            let (stream, continuation) = AsyncStream.makeStream(of: ConversionReply.self)
            service.ask(query) { continuation.yield($0) }
            group.addTask { await stream.first { _ in true } }
            group.addTask {
                try? await Task.sleep(for: .seconds(30))
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }

    @Test func aQueryIsAnswered() async {
        let loaded = Notes()
        let service = ConversionService { name in
            loaded.add(name.rawValue)
            return TableEngine()
        } complain: { _ in
            Issue.record("Nothing is missing.")
        }
        #expect(loaded.all.isEmpty, "Nothing is loaded before it is needed.")
        #expect(await reply(service, query("nihao"))?.candidates.first?.text == "你好")
        #expect(await reply(service, query("shi"))?.candidates.first?.text == "是")
        #expect(await reply(service, query("shi", .hanja)) != nil)
        service.prepare(.anthy)
        service.prepare(.pinyin)
        #expect(await reply(service, query("a")) != nil)
        #expect(loaded.all == ["pinyin", "hanja", "anthy"], "Each engine is loaded once.")
    }

    @Test func ofQueriesThatWaitTheNewestIsAnswered() async {
        let (engine, answered, gate) = (SlowEngine(seconds: 0), Notes(), DispatchSemaphore(value: 0))
        let service = ConversionService { _ in
            engine
        } complain: { _ in
        }
        service.ask(query("n")) { _ in
            gate.wait()
            answered.add("n")
        }
        while engine.asked.withLock(\.isEmpty) { await Task.yield() }
        for reading in ["ni", "nih", "niha", "nihao"] { service.ask(query(reading)) { _ in answered.add(reading) } }
        service.ask(query("a", .hanja)) { _ in answered.add("hanja") }
        gate.signal()
        #expect(await reply(service, query("shi", .cangjie)) != nil)
        #expect(answered.all == ["n", "nihao", "hanja"])
        let asked = [query("n"), query("nihao"), query("a", .hanja), query("shi", .cangjie)]
        #expect(engine.asked.withLock { $0 } == asked)
    }

    @Test func aSlowEngineHoldsNoStroke() async {
        let engine = SlowEngine(seconds: 2)
        let service = ConversionService { _ in
            Thread.sleep(forTimeInterval: 1)
            return engine
        } complain: { _ in
        }
        var text = TypedText(mode: .chinese(.pinyin))
        let time = ContinuousClock().measure {
            for key in String(repeating: "nihao ", count: 20) {
                text.type(String(key))
                if let query = text.query { service.ask(query) { _ in } }
            }
        }
        #expect(time < .seconds(1), "120 strokes are answered while the engine is still being loaded.")
        #expect(text.text == String(repeating: "nihao", count: 20), "Meanwhile the basic form is typed.")
    }

    @Test func whatIsMissingIsSaidOnceAndNothingIsAnswered() async throws {
        let (complaints, answers) = (Notes(), Notes())
        let service = ConversionService { name throws(ConversionFailure) in
            if name == .hanja { return TableEngine() }
            return try AnthyEngine(libraries: ["libnone.so.1"])
        } complain: {
            complaints.add($0)
        }
        for _ in 0..<3 {
            for name in [ConversionEngineName.pinyin, .zhuyin, .cangjie] {
                service.prepare(name)
                service.ask(query("nihao", name)) { _ in answers.add("unwanted") }
            }
            // One thread serves all: what was asked before is done with when this is answered.
            #expect(await reply(service, query("a", .hanja)) != nil)
        }
        #expect(answers.all.isEmpty)
        #expect(
            complaints.all == [
                "Japanese is typed as kana: the library libanthy was not found. It is in the package libanthy1."
            ])
    }

    @Test func aServiceThatGoesTakesItsEnginesAlong() async {
        weak var engine: SlowEngine?
        do {
            let service = ConversionService { _ in
                SlowEngine(seconds: 0)
            } complain: { _ in
            }
            #expect(await reply(service, query("a")) != nil)
            let kept = SlowEngine(seconds: 0)
            engine = kept
            let other = ConversionService { _ in
                kept
            } complain: { _ in
            }
            #expect(await reply(other, query("a")) != nil)
        }
        for _ in 0..<200 where engine != nil { try? await Task.sleep(for: .milliseconds(5)) }
        #expect(engine == nil)
    }
}
