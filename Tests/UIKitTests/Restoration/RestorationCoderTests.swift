import Testing
import UIKitSimulator

@testable import UIKit

/// What programs encode and decode by names.
@MainActor @Suite("The coder of a state")
struct RestorationCoderTests {
    private func again(_ coder: RestorationCoder) throws -> RestorationCoder {
        var archive = RestorationArchive(owner: RestorationArchiveTests.owner)
        archive.application = coder.values
        let read = try RestorationArchive(bytes: archive.bytes(), owner: RestorationArchiveTests.owner)
        return RestorationCoder(read.application, objects: RestorationObjects())
    }

    @Test("Plain values are what they were")
    func values() throws {
        let coder: NSCoder = RestorationCoder(objects: RestorationObjects())
        coder.encode(true, forKey: "bool")
        coder.encode(-7, forKey: "int")
        coder.encode(Int32.max, forKey: "int32")
        coder.encode(Int64.min, forKey: "int64")
        coder.encode(1.5 as Float, forKey: "float")
        coder.encode(0.1, forKey: "double")
        coder.encode("Gänse", forKey: "string")
        coder.encode("Füße" as NSString, forKey: "object")
        coder.encode(Data([1, 2, 3]), forKey: "data")
        coder.encode(Date(timeIntervalSince1970: 5), forKey: "date")
        coder.encode(URL(string: "https://example.org/a"), forKey: "url")
        coder.encode(CGPoint(x: 1.25, y: -2), forKey: "point")
        coder.encode(CGSize(width: 3, height: 4), forKey: "size")
        coder.encode(CGRect(x: 1, y: 2, width: 3, height: 4.5), forKey: "rect")
        coder.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
        coder.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
        coder.encode(NSValue(range: NSRange(location: 3, length: 4)), forKey: "range")
        coder.encode(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "value")
        coder.encode(["a", "b"], forKey: "strings")
        coder.encode(["one": 1, "list": [1.5, 2]] as [String: Any], forKey: "dictionary")
        coder.encode(NSNumber(value: true), forKey: "number")
        let optional: String? = nil
        coder.encode(optional, forKey: "nothing")
        let read: NSCoder = try again(#require(coder as? RestorationCoder))
        #expect(read.decodeBool(forKey: "bool") && read.decodeBool(forKey: "number"))
        #expect(read.decodeInteger(forKey: "int") == -7 && read.decodeInt32(forKey: "int32") == .max)
        #expect(read.decodeInt64(forKey: "int64") == .min && read.decodeInt32(forKey: "int64") == 0)
        #expect(read.decodeFloat(forKey: "float") == 1.5 && read.decodeDouble(forKey: "double") == 0.1)
        #expect(read.decodeObject(forKey: "string") as? String == "Gänse")
        #expect(read.decodeObject(of: NSString.self, forKey: "object") as String? == "Füße")
        #expect(read.decodeObject(of: NSData.self, forKey: "data") as Data? == Data([1, 2, 3]))
        #expect(read.decodeObject(forKey: "date") as? Date == Date(timeIntervalSince1970: 5))
        #expect((read.decodeObject(forKey: "url") as? URL)?.absoluteString == "https://example.org/a")
        #expect(read.decodeCGPoint(forKey: "point") == CGPoint(x: 1.25, y: -2))
        #expect(read.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
        #expect(read.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4.5))
        #expect(read.decodeUIEdgeInsets(forKey: "insets") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(read.decodeCGAffineTransform(forKey: "transform").d == 3)
        #expect(read.decodeObject(of: NSValue.self, forKey: "range")?.rangeValue == NSRange(location: 3, length: 4))
        #expect(read.decodeObject(forKey: "value") as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(read.decodeObject(forKey: "strings") as? [String] == ["a", "b"])
        #expect(read.decodeObject(of: [NSArray.self, NSString.self], forKey: "strings") as? [String] == ["a", "b"])
        let dictionary = read.decodeObject(forKey: "dictionary") as? [String: Any]
        #expect(dictionary?["one"] as? Int == 1 && dictionary?["list"] as? [Double] == [1.5, 2])
        #expect(!read.containsValue(forKey: "nothing") && read.containsValue(forKey: "int"))
    }

    @Test("What is of another type, or not there, is nothing")
    func otherTypes() {
        let coder = RestorationCoder(
            ["s": .string("x"), "i": .integer(.max), "n": .number(1e300)], objects: RestorationObjects())
        #expect(!coder.decodeBool(forKey: "s") && coder.decodeInteger(forKey: "s") == 0)
        #expect(coder.decodeInteger(forKey: "n") == 0 && coder.decodeInt32(forKey: "i") == 0)
        #expect(coder.decodeObject(of: NSNumber.self, forKey: "s") == nil)
        #expect(coder.decodeObject(of: [NSArray.self], forKey: "s") == nil)
        #expect(coder.decodeCGPoint(forKey: "s") == .zero && coder.decodeUIEdgeInsets(forKey: "i") == .zero)
        #expect(coder.decodeObject(forKey: "nothing") == nil && coder.decodeCGRect(forKey: "nothing") == .zero)
    }

    @Test("What cannot be kept is left out: other objects, numbers that are none, what is too deep")
    func refused() {
        let coder = RestorationCoder(objects: RestorationObjects())
        coder.encode(NSObject(), forKey: "object")
        coder.encode(NSAttributedString(string: "x"), forKey: "attributed")
        coder.encode(Double.nan, forKey: "nan")
        coder.encode(UIImage(), forKey: "image")
        var deep: [Any] = []
        for _ in 0..<100 { deep = [deep] }
        coder.encode(deep, forKey: "deep")
        #expect(coder.values.isEmpty)
    }

    @Test("Colours, fonts and styles of paragraphs are kept")
    func looks() {
        let coder = RestorationCoder(objects: RestorationObjects())
        let style = NSMutableParagraphStyle()
        style.headIndent = 7
        coder.encode(UIColor.red, forKey: "color")
        coder.encode(UIFont.boldSystemFont(ofSize: 21), forKey: "font")
        coder.encode(style, forKey: "style")
        let read = RestorationCoder(coder.values, objects: RestorationObjects())
        #expect(read.decodeObject(of: UIColor.self, forKey: "color") == .red)
        #expect(read.decodeObject(of: UIFont.self, forKey: "font") == .boldSystemFont(ofSize: 21))
        #expect(read.decodeObject(of: NSParagraphStyle.self, forKey: "style") == style)
    }

    @Test("Objects that hold each other come to an end")
    func circles() {
        let coder = RestorationCoder(objects: RestorationObjects())
        let (first, second) = (Linked(), Linked())
        (first.others, second.others) = ([second, first], [first, second])
        coder.encode(first, forKey: "circle")
        #expect(coder.containsValue(forKey: "circle"))
        (first.others, second.others) = ([], [])
    }
}

/// An object that encodes others twice.
private final class Linked: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    var others: [Linked] = []

    override init() {}

    init?(coder: NSCoder) {
        return nil
    }

    func encode(with coder: NSCoder) {
        for (number, other) in others.enumerated() { coder.encode(other, forKey: "\(number)") }
    }
}
