import Foundation
import KeyboardEngine
import Testing

/// Any one error in a layout file is refused with file, place and reason, or found by the lint.
@Suite struct AnyErrorTests {
    /// A member of the English layout, by the names that lead to it.
    private typealias Path = [String]

    private static func english() throws -> [String: Any] {
        let text = Data(try ShippedLayouts.englishText().utf8)
        return try #require(JSONSerialization.jsonObject(with: text) as? [String: Any])
    }

    /// Every member of an object, those within it after it.
    private static func paths(in object: [String: Any], under path: Path = []) -> [Path] {
        object.keys.sorted().flatMap { name -> [Path] in
            let own = path + [name]
            return [own] + ((object[name] as? [String: Any]).map { paths(in: $0, under: own) } ?? [])
        }
    }

    private static func value(at path: Path, in object: [String: Any]) -> Any? {
        path.reduce(object as Any?) { ($0 as? [String: Any])?[$1] }
    }

    /// The object with another value for a member, or without it.
    private static func setting(_ path: Path, to value: Any?, in object: [String: Any]) -> [String: Any] {
        var object = object
        if path.count == 1 {
            object[path[0]] = value
        } else {
            object[path[0]] = setting(Array(path.dropFirst()), to: value, in: object[path[0]] as? [String: Any] ?? [:])
        }
        return object
    }

    private static func read(_ object: [String: Any]) throws -> Result<KeyLayout, KeyLayoutError> {
        let data = try JSONSerialization.data(withJSONObject: object)
        return Result { () throws(KeyLayoutError) in try KeyLayout(data: data, file: "x.json") }
    }

    @Test func `a value of the wrong type is refused at its place, whichever member has it`() throws {
        let english = try Self.english()
        let paths = Self.paths(in: english)
        #expect(paths.count > 150)
        for path in paths {
            let right = try #require(Self.value(at: path, in: english))
            let place = path.joined(separator: ".")
            for wrong in [7, "seven", true, ["seven", 7], ["seven": 7], NSNull()] as [Any] {
                // Some texts would only be others: "seven" on a key, say.
                if right is String, wrong is String { continue }
                guard case .failure(let error) = try Self.read(Self.setting(path, to: wrong, in: english)) else {
                    if right is NSNumber, wrong is NSNumber { continue }
                    Issue.record("\(place): \(wrong) was read")
                    continue
                }
                #expect(error.file == "x.json" && !error.reason.isEmpty)
                // Where a whole object is another, what is missing from it may be noticed first elsewhere.
                let isThere = error.place.hasPrefix(place)
                #expect(isThere || wrong is [String: Any] && right is [String: Any], "\(place): \(error)")
            }
        }
    }

    @Test func `a member that is not known is refused at its place, whatever it is in`() throws {
        let english = try Self.english()
        let objects = [[]] + Self.paths(in: english).filter { Self.value(at: $0, in: english) is [String: Any] }
        for path in objects {
            let wrong = path + ["wrong"]
            guard case .failure(let error) = try Self.read(Self.setting(wrong, to: 7, in: english)) else {
                Issue.record("\(wrong) was read")
                continue
            }
            #expect(error.place == wrong.joined(separator: "."), "\(error)")
        }
    }

    /// Members that may be missing: what then holds is said by the format.
    private static func isOptional(_ path: Path) -> Bool {
        switch path[0] {
        case "words", "alternates", "keys": true
        case "keyboards": path.last == "bottom"
        case "full": path.count == 1 || path.contains("keys")
        case "planes":
            ["columns", "returnsAfter"].contains(path.last) || path.contains("keys")
                || path.dropLast().last == "bottom"
        default: false
        }
    }

    @Test func `a member that is missing is refused or found`() throws {
        let english = try Self.english()
        for path in Self.paths(in: english) where !Self.isOptional(path) {
            switch try Self.read(Self.setting(path, to: nil, in: english)) {
            case .failure(let error): #expect(!error.place.isEmpty || error.reason.hasSuffix("is missing"), "\(error)")
            case .success(let layout):
                let findings = KeyLayoutLint.findings(in: layout)
                #expect(!findings.isEmpty && findings.allSatisfy { !$0.place.isEmpty }, "\(path)")
            }
        }
    }

    /// A change that makes one member wrong, and what is said of it by the reader or by the lint.
    struct Change: Sendable, CustomTestStringConvertible {
        let path: String
        let json: String
        let said: String
        var testDescription: String { "\(path) \(json)" }
        init(_ path: String, _ json: String, _ said: String) { (self.path, self.json, self.said) = (path, json, said) }
    }

    static let changes = [
        Change("format", "0", "x.json: format 0 cannot be read, only format 1 at format."),
        Change("format", "1.5", "a whole number is expected at format."),
        Change("locale", "\"../en\"", "\"../en\" is not the tag of a language at locale."),
        Change("method", "\"telepathy\"", "there is no input method \"telepathy\" at method."),
        Change("inherits", "\"de\"", "contents alone cannot inherit \"de\" at inherits."),
        Change("words.nowhere", "\"X\"", "\"nowhere\" is not a member that is known here at words.nowhere."),
        Change("words.space", "\"\"", "visible characters at words.space."),
        Change("keyboards.fax", "{ \"start\": \"letters\" }", "\"fax\" is not a kind of keyboard at keyboards.fax."),
        Change("keyboards.url.start", "\"nowhere\"", "there is no plane \"nowhere\" to start with at keyboards.url."),
        Change("keyboards.url.bottom", "\"nothing\"", "url: no plane has the bottom row \"nothing\""),
        Change("alternates.a", "\"á á\"", "an alternate stands there twice, or is the key itself at alternates.a."),
        Change("alternates.a", "\"\"", "1 to 24 alternates, each a short text at alternates.a."),
        Change("keys.narrow", "{}", "\"narrow\" is not a member that is known here at keys.narrow."),
        Change("keys.any.x", "{ \"width\": 0 }", "width must be from 0.25 to 20.0 at keys.any.x.width."),
        Change("keys.any.x", "{ \"width\": 99 }", "width must be from 0.25 to 20.0 at keys.any.x.width."),
        Change("keys.any.x", "{ \"height\": 5 }", "height must be from 1.0 to 4.0 at keys.any.x.height."),
        Change(
            "keys.any.x", "{ \"width\": 2, \"flexible\": true }", "a flexible key cannot have a width at keys.any.x."),
        Change(
            "keys.any.x", "{ \"gap\": 1, \"text\": \"y\" }", "room between keys has nothing but its gap at keys.any.x."),
        Change(
            "keys.any.x", "{ \"gap\": 1, \"width\": 2 }", "room between keys has nothing but its gap at keys.any.x."),
        Change("keys.any.x", "{ \"text\": \"y\", \"key\": \"shift\" }", "only one of key, plane and text can be given"),
        Change("keys.any.x", "{ \"key\": \"hyper\" }", "\"hyper\" is not a kind of key at keys.any.x.key."),
        Change(
            "keys.any.x", "{ \"key\": \"shift\", \"shifted\": \"X\" }", "only a key that types has another text with"),
        Change(
            "keys.any.x", "{ \"key\": \"shift\", \"label\": \"X\" }",
            "\"shift\" has no caption of its own at keys.any.x"),
        Change(
            "keys.any.x", "{ \"plane\": \"nowhere\" }",
            "planes.letters.compact: x: the key leads to \"nowhere\", which does not exist"),
        Change("keys.any.word", "{ \"width\": 1 }", "it is not said what \"word\" does at keys.any.word."),
        Change("keys.any.x", "{ \"text\": \"c\" }", "asciiCapable, compact: these characters cannot be typed: X x"),
        Change("full.left", "\"escape\"", "the first three rows have a key each at full.left."),
        Change("full.digits", "\"1 2 3\"", "as many keys as digits has, ten or more at full.shifted."),
        Change("full.bottom", "\"ctrl alt\"", "keys before and behind the word \"bottom\" at full.bottom."),
        Change("full.functions", "\"f1 f99\"", "there is no key \"f99\" at full.functions."),
        Change(
            "full.bottom", "\"ctrl alt bottom left left\"", "planes.letters.wide, full: left: 2 keys have this id"),
        Change(
            "full.keys.hyphen", "{ \"text\": \"-\", \"width\": 0.1 }", "width must be from 0.25 to 20.0 at full.keys"),
        Change("planes.letters.letters", "[\"q w e r t y u i o p\"]", "there is no key \"letters.2\""),
        Change(
            "planes.letters.shifted", "[\"Q\"]", "there must be as many lines as letters has at planes.letters.shifted."
        ),
        Change("planes.letters.compact.columns", "25", "columns must be from 1.0 to 24.0 at planes.letters.compact"),
        Change("planes.letters.compact.columns", "8", "columns wide, and the plane has 8"),
        Change("planes.letters.compact.rows", "[]", "1 to 7 rows above the bottom row at planes.letters.compact.rows."),
        Change("planes.letters.compact.rows", "[\"q\", \"w w\"]", "planes.letters.compact: w: 2 keys have this id"),
        Change("planes.letters.compact.rows", "[\"q\", \"woe\"]", "no key \"woe\" at planes.letters.compact.rows[1]."),
        Change(
            "planes.letters.compact.bottom", "{}",
            "there is no bottom row \"default\" at planes.letters.compact.bottom."),
        Change(
            "planes.letters.compact.bottom.default", "\"space\"", "planes.letters.compact: there is no return key"),
        Change("planes.letters.wide", "null", "an object is expected at planes.letters.wide."),
        Change(
            "planes.island",
            "{ \"pad\": { \"rows\": [\"1 delete\"], \"bottom\": { \"default\": \"return dismiss\" } } }",
            "island: no kind of keyboard leads to this plane"),
        Change(
            "planes.letters.compact.bottom.fax", "\"123 globe dismiss space return\"",
            "planes.letters.compact.bottom.fax: no kind of keyboard shows this bottom row"),
        Change(
            "planes.letters.pad", "{ \"rows\": [\"1 delete\"], \"bottom\": { \"default\": \"return dismiss\" } }",
            "planes.letters.pad: no kind of keyboard shows the plane in this form"),
        Change("planes.island", "{}", "the plane has no compact, wide or pad form at planes.island."),
    ]

    @Test(arguments: changes)
    func `an error is told with its place`(change: Change) throws {
        let path = change.path.split(separator: ".").map { String($0) }
        let value = try JSONSerialization.jsonObject(with: Data(change.json.utf8), options: .fragmentsAllowed)
        switch try Self.read(Self.setting(path, to: value, in: Self.english())) {
        case .failure(let error):
            #expect(error.description.contains(change.said), "\(error)")
            #expect(error.description.hasPrefix("Keyboard layout x.json: "))
        case .success(let layout):
            let findings = KeyLayoutLint.findings(in: layout).map(\.description)
            #expect(findings.contains { $0.contains(change.said) }, "\(findings)")
        }
    }

    /// An object as JSON, a member in each line, with one member standing there a second time behind all others.
    private static func json(_ object: [String: Any], doubling path: Path) throws -> String {
        var lines = try object.keys.sorted().map { name in
            let rest = path.first == name && path.count > 1 ? Array(path.dropFirst()) : []
            return try line(name, object[name], doubling: rest)
        }
        if path.count == 1 { lines.append(try line(path[0], object[path[0]], doubling: [])) }
        return "{\n\(lines.joined(separator: ",\n"))\n}"
    }

    private static func line(_ name: String, _ value: Any?, doubling path: Path) throws -> String {
        func text(_ value: Any) throws -> String {
            String(
                decoding: try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed), as: UTF8.self)
        }
        let value = try (value as? [String: Any]).map { try json($0, doubling: path) } ?? text(value ?? NSNull())
        return "\(try text(name)): \(value)"
    }

    @Test func `a member that stands there twice is refused at its place, whichever it is`() throws {
        let english = try Self.english()
        for path in Self.paths(in: english) {
            let text = try Self.json(english, doubling: path)
            let error = #expect(throws: KeyLayoutError.self) { try KeyLayout(data: Data(text.utf8), file: "x.json") }
            #expect(error?.place == path.joined(separator: ".") && error?.file == "x.json")
            #expect(error?.reason.hasPrefix("the member stands there twice, in lines ") == true)
        }
        _ = try KeyLayout(data: Data(Self.json(english, doubling: []).utf8), file: "x.json")
    }
}
