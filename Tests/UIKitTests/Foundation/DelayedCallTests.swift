import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Methods that are called after a time, and numbers that are cast.
@MainActor @Suite("Calls after a time")
struct DelayedCallTests {
    private final class Searcher: NSObject {
        var log: [String] = []

        func search(_ text: String) { log.append(text) }
        func stop() { log.append("stop") }
        static var searches: Selector { Selector(Searcher.search(_:), named: "search") }
        static var stops: Selector { Selector(Searcher.stop, named: "stop") }
    }

    private func wait() async {
        try? await Task.sleep(nanoseconds: 120_000_000)
    }

    @Test("A method is called with its argument, and keeps its object until then")
    func calls() async {
        var searcher: Searcher? = Searcher()
        weak let kept = searcher
        searcher?.perform(Searcher.searches, with: "a", afterDelay: 0.02)
        searcher?.perform(Searcher.stops, with: nil, afterDelay: 0.01)
        #expect(searcher?.log == [])
        searcher = nil
        let log = kept
        await wait()
        #expect(log?.log == ["stop", "a"])
    }

    @Test("Calls of one method with one argument are cancelled, or all of an object")
    func cancels() async {
        let (searcher, other) = (Searcher(), Searcher())
        for text in ["a", "b", "a"] { searcher.perform(Searcher.searches, with: text, afterDelay: 0.02) }
        searcher.perform(Searcher.stops, with: nil, afterDelay: 0.02)
        other.perform(Searcher.searches, with: "a", afterDelay: 0.02)
        NSObject.cancelPreviousPerformRequests(withTarget: searcher, selector: Searcher.searches, object: "a")
        NSObject.cancelPreviousPerformRequests(withTarget: searcher, selector: Searcher.stops, object: "a")
        await wait()
        #expect(searcher.log.sorted() == ["b", "stop"] && other.log == ["a"])
        searcher.perform(Searcher.stops, with: nil, afterDelay: 0.02)
        other.perform(Searcher.stops, with: nil, afterDelay: 0.02)
        NSObject.cancelPreviousPerformRequests(withTarget: searcher)
        await wait()
        #expect(searcher.log.count == 2 && other.log == ["a", "stop"])
    }

    @Test("A call that is cancelled or made keeps neither its object nor its argument")
    func keepsNothing() async {
        var (searcher, called): (Searcher?, Searcher?) = (Searcher(), Searcher())
        var argument: Searcher? = Searcher()
        weak let kept = searcher
        weak let keptArgument = argument
        weak let keptCalled = called
        searcher?.perform(Searcher.stops, with: argument, afterDelay: 60)
        called?.perform(Searcher.stops, with: nil, afterDelay: 0.01)
        (searcher, called, argument) = (nil, nil, nil)
        #expect(kept != nil && keptArgument != nil && keptCalled != nil)
        if let kept { NSObject.cancelPreviousPerformRequests(withTarget: kept) }
        #expect(kept == nil && keptArgument == nil)
        await wait()
        #expect(keptCalled == nil)
    }

    @Test("Selectors of one name are equal, those without are equal to their copies alone")
    func names() {
        #expect(Searcher.searches == Searcher.searches && Searcher.searches != Searcher.stops)
        #expect(Set([Searcher.stops, Searcher.stops, Searcher.searches]).count == 2)
        #expect(Selector(Searcher.stop) != Selector(Searcher.stop) && Searcher.stops != Selector(Searcher.stop))
        let (button, searcher) = (UIButton(), Searcher())
        button.addTarget(searcher, action: Searcher.stops, for: .touchUpInside)
        button.addTarget(searcher, action: Selector(Searcher.stop), for: .touchDown)
        button.removeTarget(searcher, action: Searcher.stops, for: .allEvents)
        button.sendActions(for: .touchUpInside)
        #expect(searcher.log == [])
        button.sendActions(for: .touchDown)
        #expect(searcher.log == ["stop"])
    }

    @Test("Numbers of notifications and of JSON are cast to CGFloat, other things and bare Doubles are not")
    func numbers() throws {
        let json = try JSONSerialization.jsonObject(with: Data(#"{"size": 20, "scale": 1.5, "name": "x"}"#.utf8))
        let values = try #require(json as? [String: Any])
        #expect(
            values["size"] as? CGFloat == 20 && values["scale"] as? CGFloat == 1.5 && values["name"] as? CGFloat == nil)
        #expect((values as [String: AnyObject])["size"] as? CGFloat == 20)
        let own: [String: Any] = ["wide": CGFloat(3), "plain": 4.5]
        #expect(own["wide"] as? CGFloat == 3 && own["wide"] as? NSNumber == 3 && own["plain"] as? CGFloat == nil)
    }
}
