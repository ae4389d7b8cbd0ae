import Testing

@testable import SDLHost

/// The sound of a key.
@Suite("What a click sounds like") struct ClickSamplesTests {
    @Test("It lasts ten milliseconds, begins and ends in silence, and is soft", arguments: [22_050, 44_100, 48_000])
    func shape(rate: Int) throws {
        let samples = ClickSamples.make(rate: rate)
        #expect(samples.count == rate / 100)
        let last = try #require(samples.last)
        #expect(samples.first == 0 && abs(last) < 50)
        let peak = samples.map(\.magnitude).max() ?? 0
        #expect(peak > 2_000 && peak < 12_000)
    }
}
