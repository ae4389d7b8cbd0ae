import Foundation

/// A thing in one or several types, of which each is read when somebody wants it: what is pasted.
///
/// In differences from Foundation's on iOS: it is used on the main thread, and calls back there, wherever its handlers answer; what is
/// there at once is handed over before the function returns that asks for it, and comes before what handlers have; there are no
/// files and previews.
@preconcurrency @MainActor
open class NSItemProvider: NSObject {
    /// The domain of its errors.
    public nonisolated static let errorDomain = "NSItemProviderErrorDomain"

    /// Why nothing was handed over.
    public enum ErrorCode: Int, Sendable {
        /// Something else.
        case unknownError = -1
        /// It has no such type.
        case itemUnavailableError = -1000
        /// What it has is not what the class reads.
        case unexpectedValueClassError = -1100
        /// The type is not what the class reads.
        case unavailableCoercionError = -1200
    }

    /// Hands over bytes, or says why not, when it has them, on any thread.
    public typealias LoadHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    /// What a person would call it; `nil` for nothing. Nothing shows it.
    open var suggestedName: String?
    /// What is there at once.
    private(set) final var item: PasteboardItem
    private var handlers: [(type: String, load: LoadHandler)] = []

    /// Creates one without types.
    public override init() {
        item = PasteboardItem(values: [:])
        super.init()
    }

    init(_ item: PasteboardItem) {
        self.item = item
        super.init()
    }

    /// Creates one of a text, a link, a picture, a colour, or of what else writes itself.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object)
    }

    /// Creates one of a text, a link, a picture or bytes.
    /// - Parameter typeIdentifier: Its type; `nil` for the one that it has by itself.
    public convenience init(item: Any?, typeIdentifier: String?) {
        let value = (item as? any PasteboardValue)?.pasteboardValue ?? item
        let type = typeIdentifier ?? UIPasteboard.typeAutomatic
        self.init(PasteboardItem(values: value.map { [type: $0] } ?? [:]))
    }

    // MARK: Registering

    /// Adds the types of an object. A text, a link, a picture and a colour are there at once.
    /// - Parameter visibility: Has no effect: other programs get what ``UIPasteboard`` gives them.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility = .all
    ) {
        guard let value = (object as? any PasteboardValue)?.pasteboardValue else {
            nonisolated(unsafe) let writer = object
            for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
                registerDataRepresentation(forTypeIdentifier: type) { done in
                    // Handlers are called on the main thread.
                    MainActor.assumeIsolated {
                        writer.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
                    }
                }
            }
            return
        }
        var values = item.values
        values[UIPasteboard.typeAutomatic] = value
        item = PasteboardItem(values: values)
    }

    /// Adds a type whose bytes come when somebody asks for them.
    /// - Parameters:
    ///   - visibility: Has no effect: other programs get what ``UIPasteboard`` gives them.
    ///   - loadHandler: Is called each time that somebody asks, on the main thread. It calls the function that it is given once, at
    ///     once or later, on any thread.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping LoadHandler
    ) {
        handlers.removeAll { $0.type == typeIdentifier }
        handlers.append((typeIdentifier, loadHandler))
    }

    // MARK: Types

    /// Its types: first those that are there at once.
    open var registeredTypeIdentifiers: [String] { item.types + handlers.map(\.type) }

    /// Whether it has a type or a kind of it: text has `public.text`, a picture `public.image`.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains { UniformTypes.conforms($0, to: typeIdentifier) }
    }

    /// Whether it has a type or a kind of it.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool { hasItemConformingToTypeIdentifier(typeIdentifier) }

    /// Whether it has a type that a class reads.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
    }

    /// Whether it has a type that a class reads, for texts and links.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: T._ObjectiveCType.self) }

    /// Whether there is a text, now or later.
    final var hasText: Bool {
        item.text != nil
            || handlers.contains { UniformTypes.conforms($0.type, to: PasteboardType.plainTextOfAnyEncoding) }
    }

    // MARK: Loading

    /// Reads an object of a class.
    /// - Parameter completionHandler: Gets it, or what is wrong.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        if let known = aClass as? any PasteboardValue.Type, let object = known.read(from: item) {
            completionHandler(object as? any NSItemProviderReading, nil)
            return .done
        }
        let wanted = aClass.readableTypeIdentifiersForItemProvider.lazy.compactMap { wanted in
            self.registeredTypeIdentifiers.first { UniformTypes.conforms($0, to: wanted) }
        }
        guard let type = wanted.first else {
            completionHandler(nil, Self.error(.unavailableCoercionError))
            return .done
        }
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error ?? Self.error(.unknownError)) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Reads a text or a link.
    /// - Parameter completionHandler: Gets it, or what is wrong.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable>(
        ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in
            guard let object = object as? T._ObjectiveCType else { return completionHandler(nil, error) }
            var value: T?
            _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
            completionHandler(value, value == nil ? Self.error(.unexpectedValueClassError) : nil)
        }
    }

    /// Reads the bytes of a type, or of a kind of it: text in UTF-8, a picture as PNG.
    /// - Parameter completionHandler: Gets them, or what is wrong.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        if let data = first(of: typeIdentifier, item.data) {
            completionHandler(data, nil)
            return .done
        }
        guard let load = handlers.first(where: { UniformTypes.conforms($0.type, to: typeIdentifier) })?.load else {
            completionHandler(nil, Self.error(.itemUnavailableError))
            return .done
        }
        nonisolated(unsafe) let handler = completionHandler
        let progress = load { data, error in
            LastReference.handOver((data, error)) { handler($0.0, $0.1) }
        }
        return progress ?? .done
    }

    /// Reads the value of a type, or of a kind of it: a text, a link or a picture as what it is, all else as its bytes.
    /// - Parameters:
    ///   - options: Has no effect.
    ///   - completionHandler: Gets it, or what is wrong.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: ((Any?, (any Error)?) -> Void)?
    ) {
        if let value = first(of: typeIdentifier, item.value) {
            completionHandler?(value, nil)
            return
        }
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler?($0, $1) }
    }

    /// What is there at once in a type, or in the first kind of it.
    private func first<Value>(of typeIdentifier: String, _ read: (String) -> Value?) -> Value? {
        for type in item.types where UniformTypes.conforms(type, to: typeIdentifier) {
            if let value = read(type) { return value }
        }
        return nil
    }

    static func error(_ code: ErrorCode) -> NSError {
        NSError(domain: errorDomain, code: code.rawValue)
    }
}

/// Who may see a type of an item provider. Has no effect.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every program.
    case all
    /// Programs of the same people.
    case team
    /// Programs that belong together.
    case group
    /// The program itself.
    case ownProcess
}

/// How files of an item provider are used. There are no files.
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
    /// One bit an option.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The file is read where it is.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension Progress {
    /// That of what is over.
    fileprivate static var done: Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }
}
