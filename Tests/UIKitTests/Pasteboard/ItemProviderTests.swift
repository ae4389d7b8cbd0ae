import Foundation
import Synchronization
import Testing
import UIKitSimulator

@testable import UIKit

/// Things in several types, which are read when somebody wants them.
@MainActor @Suite("Item providers")
struct ItemProviderTests {
    private func picture() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), scale: 1, traits: .current).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
    }

    @Test("Texts, links, pictures and colours are given back as what they are")
    func values() throws {
        var found: [String] = []
        let text = NSItemProvider(object: NSString(string: "words"))
        #expect(
            text.hasItemConformingToTypeIdentifier("public.text")
                && text.hasItemConformingToTypeIdentifier("public.data"))
        #expect(!text.hasItemConformingToTypeIdentifier("public.image") && !text.canLoadObject(ofClass: UIImage.self))
        #expect(text.canLoadObject(ofClass: NSString.self) && text.canLoadObject(ofClass: String.self))
        text.loadObject(ofClass: String.self) { value, error in found.append("\(value ?? "-") \(error == nil)") }
        text.loadObject(ofClass: NSString.self) { value, _ in found.append("\((value as? NSString)?.length ?? 0)") }
        text.loadObject(ofClass: UIImage.self) { value, error in found.append("\(value == nil) \(error != nil)") }
        let link = NSItemProvider(object: NSURL(string: "https://example.org/a")!)
        #expect(link.canLoadObject(ofClass: URL.self) && link.hasItemConformingToTypeIdentifier("public.url"))
        link.loadObject(ofClass: URL.self) { url, _ in found.append(url?.path ?? "-") }
        #expect(found == ["words true", "5", "true true", "/a"])
        let image = NSItemProvider(object: picture())
        #expect(image.hasItemConformingToTypeIdentifier("public.image") && !image.canLoadObject(ofClass: NSString.self))
        var sizes: [CGSize?] = []
        image.loadObject(ofClass: UIImage.self) { value, _ in sizes.append((value as? UIImage)?.size) }
        var bytes: Data?
        #expect(image.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in bytes = data }.isFinished)
        #expect(sizes == [CGSize(width: 3, height: 2)] && bytes.flatMap { UIImage(data: $0) }?.size.width == 3)
        let color = NSItemProvider(object: UIColor.red)
        var colors: [UIColor?] = []
        color.loadObject(ofClass: UIColor.self) { value, _ in colors.append(value as? UIColor) }
        #expect(colors == [.red])
        let styled = NSItemProvider(object: NSAttributedString(string: "bold", attributes: [.kern: 3]))
        var kern: Any?
        styled.loadObject(ofClass: NSAttributedString.self) { value, _ in
            kern = (value as? NSAttributedString)?.attribute(.kern, at: 0, effectiveRange: nil)
        }
        #expect((kern as? NSNumber)?.intValue == 3 && styled.canLoadObject(ofClass: String.self))
    }

    /// Calls that were not answered yet.
    private final class Waiting: Sendable {
        let calls = Mutex<[@Sendable (Data?, (any Error)?) -> Void]>([])
        var count: Int { calls.withLock { $0.count } }
        var last: (@Sendable (Data?, (any Error)?) -> Void)? { calls.withLock { $0.last } }
    }

    @Test("What a handler has on another thread is handed over on the main one")
    func threads() async {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.utf16-plain-text", visibility: .all) { done in
            DispatchQueue.global().async { done("späť".data(using: .utf16), nil) }
            return nil
        }
        #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.text"))
        let text: String? = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: String.self) { text, _ in
                MainActor.assumeIsolated { continuation.resume(returning: text) }
            }
        }
        #expect(text == "späť")
        var items: [Any?] = []
        NSItemProvider(object: NSString(string: "a")).loadItem(forTypeIdentifier: "public.text") { item, _ in
            items.append(item)
        }
        provider.loadItem(forTypeIdentifier: "public.png", options: nil) { item, error in
            items.append(error == nil ? "" : nil)
        }
        #expect(items.count == 2 && items[0] as? String == "a" && items[1] == nil)
    }

    @Test("Bytes come when somebody asks for them, and what is not there is an error")
    func later() {
        let provider = NSItemProvider()
        #expect(provider.registeredTypeIdentifiers.isEmpty)
        let waiting = Waiting()
        provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { done in
            waiting.calls.withLock { $0.append(done) }
            return nil
        }
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        var found: [String] = []
        provider.loadObject(ofClass: String.self) { text, error in found.append("\(text ?? "-") \(error != nil)") }
        #expect(found.isEmpty && waiting.count == 1)
        waiting.last?(Data("late".utf8), nil)
        provider.loadObject(ofClass: String.self) { text, error in found.append("\(text ?? "-") \(error != nil)") }
        waiting.last?(nil, NSItemProvider.error(.unknownError))
        provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
            found.append("\(data == nil) \((error as? NSError)?.domain == NSItemProvider.errorDomain)")
        }
        #expect(found == ["late false", "- true", "true true"])
    }

    /// A thing of a program's own.
    private final class Note: NSObject, NSItemProviderReading, NSItemProviderWriting {
        let words: String
        init(_ words: String) { self.words = words }
        static var readableTypeIdentifiersForItemProvider: [String] { ["org.example.note"] }
        static var writableTypeIdentifiersForItemProvider: [String] { ["org.example.note", "public.utf8-plain-text"] }
        static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Note {
            guard !data.isEmpty else { throw NSItemProvider.error(.unexpectedValueClassError) }
            return Note(String(decoding: data, as: UTF8.self))
        }
        func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress? {
            completionHandler(Data(words.utf8), nil)
            return nil
        }
    }

    @Test("A class of a program's own writes itself and is read")
    func own() {
        let provider = NSItemProvider(object: Note("hello"))
        #expect(provider.registeredTypeIdentifiers == Note.writableTypeIdentifiersForItemProvider)
        var found: [String?] = []
        provider.loadObject(ofClass: Note.self) { note, _ in found.append((note as? Note)?.words) }
        provider.loadObject(ofClass: String.self) { text, _ in found.append(text) }
        NSItemProvider(object: Note("")).loadObject(ofClass: Note.self) { note, error in
            found.append(note == nil && error != nil ? "error" : nil)
        }
        #expect(found == ["hello", "hello", "error"])
    }

    @Test(
        "Types are kinds of others",
        arguments: [
            ("public.png", "public.image", true), ("public.png", "public.data", true),
            ("public.png", "public.text", false),
            ("public.png", "public.content", true), ("public.utf8-plain-text", "public.plain-text", true),
            ("public.text", "public.plain-text", false), ("public.file-url", "public.url", true),
            ("public.url", "public.text", false), ("org.example.own", "public.data", false),
            ("org.example.own", "org.example.own", true), ("public.jpeg", "public.item", true),
        ])
    func kinds(type: String, other: String, isKind: Bool) {
        #expect(UniformTypes.conforms(type, to: other) == isKind)
    }

    @Test("A pasteboard gives and takes them")
    func board() throws {
        let simulator = Simulator(size: CGSize(width: 100, height: 100))
        let board = simulator.application.pasteboard
        board.itemProviders = [
            NSItemProvider(object: NSString(string: "one")), NSItemProvider(object: picture()), NSItemProvider(),
        ]
        #expect(board.string == "one" && board.numberOfItems == 2 && board.images?.count == 1)
        #expect(board.itemProviders.map { $0.canLoadObject(ofClass: UIImage.self) } == [false, true])
        board.setItemProviders([NSItemProvider(object: NSString(string: "two"))], localOnly: true, expirationDate: nil)
        #expect(board.string == "two" && simulator.host.clipboard.text == nil)
    }
}
