import Foundation
import Testing
import UIKit

/// Tables of objects that keep their keys and values or not.
@Suite struct MapTableTests {
    private final class Part {
        let number: Int
        init(_ number: Int) { self.number = number }
    }

    @Test func `a plain table keeps keys and values, and finds them by equal keys`() {
        let table = NSMapTable<NSString, Part>.strongToStrongObjects()
        for number in 0..<100 { table.setObject(Part(number), forKey: NSString(string: "part \(number)")) }
        #expect(table.count == 100)
        #expect(table.object(forKey: NSString(string: "part 42"))?.number == 42)
        table.setObject(Part(1000), forKey: NSString(string: "part 42"))
        #expect(table.count == 100 && table.object(forKey: NSString(string: "part 42"))?.number == 1000)
        table.removeObject(forKey: NSString(string: "part 42"))
        table.removeObject(forKey: NSString(string: "part 42"))
        #expect(table.count == 99 && table.object(forKey: NSString(string: "part 42")) == nil)
        let keys = table.keyEnumerator().compactMap { ($0 as? NSString).map(String.init(describing:)) }
        #expect(Set(keys).count == 99 && keys.allSatisfy { $0.hasPrefix("part ") })
        let parts = table.objectEnumerator()?.allObjects as? [Part]
        #expect(parts?.map(\.number).reduce(0, +) == (0..<100).reduce(0, +) - 42)
        table.removeAllObjects()
        #expect(table.count == 0 && table.objectEnumerator() == nil)
    }

    @Test func `nothing is set without a key or a value`() {
        let table = NSMapTable<Part, Part>()
        table.setObject(nil, forKey: Part(1))
        table.setObject(Part(1), forKey: nil)
        table.removeObject(forKey: nil)
        #expect(table.count == 0 && table.object(forKey: nil) == nil)
    }

    @Test func `what nobody else keeps goes out of weak tables, and its value with it`() {
        let byKey = NSMapTable<Part, Part>.weakToStrongObjects()
        let byValue = NSMapTable<NSString, Part>.strongToWeakObjects()
        let neither = NSMapTable<Part, Part>.weakToWeakObjects()
        let kept = Part(0)
        for number in 1...1000 {
            let (key, part) = (Part(number), Part(number))
            byKey.setObject(part, forKey: key)
            byValue.setObject(Part(number), forKey: NSString(string: "\(number)"))
            neither.setObject(part, forKey: key)
        }
        byKey.setObject(Part(7), forKey: kept)
        byValue.setObject(kept, forKey: "kept")
        neither.setObject(kept, forKey: kept)
        #expect(byKey.count == 1 && byKey.object(forKey: kept)?.number == 7)
        #expect(byValue.count == 1 && byValue.object(forKey: "kept") === kept)
        #expect(byValue.object(forKey: "5") == nil)
        #expect(neither.count == 1 && neither.object(forKey: kept) === kept)
    }

    @Test func `values of keys that have gone are not kept for ever`() {
        struct Value { weak let part: Part? }
        let table = NSMapTable<Part, Part>.weakToStrongObjects()
        var keys = (0..<1000).map(Part.init)
        let values = keys.map { key in
            let part = Part(key.number)
            table.setObject(part, forKey: key)
            return Value(part: part)
        }
        #expect(values.allSatisfy { $0.part != nil })
        keys = (0..<3000).map(Part.init)
        for key in keys { table.setObject(Part(0), forKey: key) }
        #expect(values.allSatisfy { $0.part == nil } && table.count == keys.count)
    }

    /// Uses its tables when it goes.
    private final class Leaver {
        let tables: (NSMapTable<NSString, Leaver>, NSHashTable<Leaver>)
        let name: NSString
        init(_ map: NSMapTable<NSString, Leaver>, _ set: NSHashTable<Leaver>, _ name: NSString) {
            (tables, self.name) = ((map, set), name)
        }
        deinit {
            tables.0.removeObject(forKey: name)
            tables.0.setObject(nil, forKey: name)
            tables.1.remove(nil)
        }
    }

    @Test func `what goes may use the table that it goes out of`() {
        let (map, set) = (NSMapTable<NSString, Leaver>.strongToStrongObjects(), NSHashTable<Leaver>())
        func fill() {
            for number in 0..<40 {
                let leaver = Leaver(map, set, NSString(string: "\(number % 20)"))
                map.setObject(leaver, forKey: leaver.name)
                set.add(leaver)
            }
        }
        fill()
        #expect(map.count == 20 && set.count == 40)
        for leaver in set.allObjects.prefix(5) { set.remove(leaver) }
        map.removeObject(forKey: "3")
        set.removeAllObjects()
        #expect(set.count == 0 && map.count < 20)
        fill()
        set.removeAllObjects()
        map.removeAllObjects()
        #expect(map.count == 0 && set.count == 0)
    }
}
