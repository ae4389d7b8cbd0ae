import Foundation

/// What may be pasted into a responder: types and kinds of types.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
    /// The types: text has `public.text`, a picture `public.image`.
    open var acceptableTypeIdentifiers: [String]

    /// Accepts nothing yet.
    public override convenience init() { self.init(acceptableTypeIdentifiers: []) }

    /// Accepts types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Accepts what a class reads.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Accepts texts, or links.
    public convenience init<T: _ObjectiveCBridgeable>(forAccepting aClass: T.Type)
    where T._ObjectiveCType: NSItemProviderReading { self.init(forAccepting: T._ObjectiveCType.self) }

    /// Accepts types besides those that it accepts.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }

    /// Accepts what a class reads besides what it accepts.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Accepts texts, or links, besides what it accepts.
    public func addTypeIdentifiers<T: _ObjectiveCBridgeable>(forAccepting aClass: T.Type)
    where T._ObjectiveCType: NSItemProviderReading { addTypeIdentifiers(forAccepting: T._ObjectiveCType.self) }

    /// Another one that accepts the same.
    final var copied: UIPasteConfiguration {
        UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
    }

    /// Whether a thing has an acceptable type.
    final func accepts(_ provider: NSItemProvider) -> Bool {
        acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
}

/// What things can be pasted into. Every responder is one.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// What may be pasted; `nil` for what a text takes.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Pastes things.
    func paste(itemProviders: [NSItemProvider])
    /// Whether one of some things may be pasted.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
