import Testing
import UIKitSimulator

@testable import UIKit

/// Nothing that people type into secure fields is in a file, whatever the program encodes.
@MainActor @Suite("Secrets and the state")
struct RestoredSecretTests {
    private let folder: StateFolder

    init() throws {
        folder = try StateFolder()
    }

    private func isInFile(_ secret: String) -> Bool {
        guard let bytes = folder.bytes().map({ Data($0) }) else { return false }
        return [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian].contains { encoding in
            secret.data(using: encoding).map { bytes.range(of: $0) != nil } ?? false
        }
    }

    private static let secret = "Gänse7391füße"

    /// Types a secret on a page that encodes it in all ways.
    private func run(isShown: Bool) {
        let kiosk = StateKiosk(in: folder)
        let page = kiosk.page
        kiosk.simulator.tap(page.field)
        kiosk.simulator.type("visible words")
        kiosk.simulator.tap(page.secret)
        kiosk.simulator.type(Self.secret)
        page.secret.isSecureTextEntry = !isShown
        page.whenEncoding = { coder in
            let text = page.secret.text ?? ""
            coder.encode("with \(text) around", forKey: "around")
            coder.encode([["x": [text]]], forKey: "nested")
            coder.encode([text: 1], forKey: "key of a dictionary")
            coder.encode(true, forKey: text)
            coder.encode(text.data(using: .utf16LittleEndian), forKey: "data")
            coder.encode(text as NSString, forKey: "object")
            coder.encode(Choice(1, text), forKey: "own class")
            coder.encode(page.secret, forKey: "the field itself")
            coder.encode(page.secret.attributedText, forKey: "attributed")
        }
        kiosk.simulator.advance(2)
        kiosk.end()
    }

    @Test("Not as text, data, keys, in lists, nor in the program's own objects", arguments: [false, true])
    func canary(isShown: Bool) {
        run(isShown: isShown)
        #expect(isInFile("visible words") && !isInFile(Self.secret))
        #expect(!isInFile("Gänse") && !isInFile("7391"))
        let second = StateKiosk(in: folder)
        #expect(second.page.field.text == "visible words" && second.page.secret.text == "")
    }

    @Test("A short one is left out where it stands alone, and its length is not kept")
    func short() {
        let kiosk = StateKiosk(in: folder)
        kiosk.page.secret.text = "e1"
        kiosk.page.field.text = "e1 is seat one"
        kiosk.end()
        let second = StateKiosk(in: folder) { $0.page.whenDecoding = { #expect(!$0.containsValue(forKey: "secret")) } }
        #expect(second.page.field.text == "e1 is seat one")
        let archive = try? RestorationArchive(
            bytes: folder.bytes() ?? [],
            owner: .init(program: ProcessInfo.processInfo.processName, version: "1"))
        #expect(archive?.views.contains { $0.path.names.last == "secret" } == false)
    }

    /// What programs make of a number that was typed.
    private static let forms: [(secret: String, value: Any)] = [
        ("123", 123), ("123", 123.0), ("123", Float(123)), ("0123", 123), ("0123", "123"), ("1234", 1234.0),
        ("1234", 1234), ("1234", NSNumber(value: 1234)), ("0.7", Float(0.7)), ("١٢٣", 123), ("123", Data("123".utf8)),
        ("0123", Data("123".utf8)), ("e1", "e1".data(using: .utf16LittleEndian) ?? Data()), ("123", [1, 2, 3]),
        ("123", ["1", "2", "3"]), ("e1", Array("e1".utf8)), ("123", ["pin": [123]]), ("123", [123: "x"]),
        ("Gänse", "Gänse".data(using: .isoLatin1) ?? Data()), ("Gänse", "Gänse".data(using: .utf32) ?? Data()),
    ]

    @Test("Nor as a number, as the bytes of a short one, or digit by digit")
    func numbers() {
        for (secret, value) in Self.forms { checkLeftOut(value, of: secret) }
    }

    private func checkLeftOut(_ value: Any, of secret: String) {
        let kiosk = StateKiosk(in: folder)
        kiosk.page.secret.text = secret
        kiosk.page.whenEncoding = { coder in
            coder.encode(value, forKey: "value")
            coder.encode(4321, forKey: "another number")
            coder.encode(["x": [12, 3.5]], forKey: "others")
            coder.encode(Data("1 2 3".utf8), forKey: "other bytes")
        }
        kiosk.end()
        var isRead = false
        _ = StateKiosk(in: folder) {
            $0.page.whenDecoding = { coder in
                isRead = true
                #expect(!coder.containsValue(forKey: "value"), "\(secret) as \(value)")
                for key in ["another number", "others", "other bytes"] { #expect(coder.containsValue(forKey: key)) }
            }
        }
        #expect(isRead)
    }
}
