import Foundation
import Testing
import UIKit

/// Sets of objects that keep them or not.
@Suite struct HashTableTests {
    private final class Hearer { var heard = 0 }

    @Test func `objects that nobody keeps leave a weak set`() {
        let table = NSHashTable<AnyObject>.weakObjects()
        let kept = Hearer()
        table.add(kept)
        do {
            let other = Hearer()
            table.add(other)
            table.add(other)
            table.add(nil)
            #expect(table.count == 2)
            #expect(table.contains(other))
            for case let hearer as Hearer in table.allObjects { hearer.heard += 1 }
            #expect(other.heard == 1)
        }
        #expect(table.allObjects.first === kept)
        #expect(table.count == 1)
        table.remove(kept)
        #expect(table.anyObject == nil)
    }

    @Test func `a set that is made plainly keeps its objects, equal ones once`() {
        let table = NSHashTable<NSString>()
        for text in ["one", "two", "one"] { table.add(NSString(string: text)) }
        #expect(table.allObjects.map { $0 as String } == ["one", "two"])
        #expect(table.member(NSString(string: "two")) != nil)
        table.remove(NSString(string: "one"))
        #expect(table.count == 1)
        table.removeAllObjects()
        #expect(table.count == 0)
    }

    private protocol Told: AnyObject { var news: Int { get } }
    private final class Teller: Told {
        let news: Int
        init(_ news: Int) { self.news = news }
    }

    @Test("Objects of a protocol are named by it")
    func protocols() {
        let (table, first) = (NSHashTable<any Told>.weakObjects(), Teller(1))
        table.add(first)
        table.add(first)
        do { table.add(Teller(2)) }
        #expect(table.allObjects.map(\.news) == [1] && table.contains(first) && !table.contains(Teller(1)))
        let map = NSMapTable<any Told, NSString>.weakToStrongObjects()
        map.setObject("one", forKey: first)
        map.setObject("two", forKey: Teller(2))
        #expect(map.count == 1 && map.object(forKey: first) == "one" && map.object(forKey: Teller(1)) == nil)
    }

    @Test("Its objects come one after the other")
    func enumerating() {
        let table = NSHashTable<NSString>()
        let words: [NSString] = ["one", "two"]
        for word in words { table.add(word) }
        var seen: [String] = []
        for word in table.objectEnumerator() { seen.append("\(word)") }
        #expect(seen == ["one", "two"])
    }
}
