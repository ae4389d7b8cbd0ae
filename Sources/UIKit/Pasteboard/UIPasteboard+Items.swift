import Foundation

/// Items by their types.
///
/// A value is a `String`, a `URL`, a ``UIImage``, a ``UIColor``, an `NSAttributedString`, `Data` or a property list. Text
/// that was given as data is read as UTF-8, a picture as PNG.
extension UIPasteboard {
    /// All items, each as its values by their types.
    public var items: [[String: Any]] {
        get { store.contents.items.map(\.values) }
        set { store.put(newValue.map { PasteboardItem(values: $0) }) }
    }

    /// Puts items in the place of those that are there.
    /// - Parameter options: When they are gone, and whether they stay within the program. What is of another kind than the
    ///   option wants has no effect.
    public func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
        store.put(
            items.map { PasteboardItem(values: $0) }, isLocal: options[.localOnly] as? Bool ?? false,
            for: (options[.expirationDate] as? Date).map(\.timeIntervalSinceNow).flatMap { $0.isNaN ? nil : $0 })
    }

    /// Puts items behind those that are there.
    public func addItems(_ items: [[String: Any]]) {
        guard !items.isEmpty else { return }
        let before = store.contents
        store.put(
            before.items + items.map { PasteboardItem(values: $0) }, isLocal: before.isLocal,
            for: before.end.map { $0 - store.time })
    }

    /// How many items there are.
    public var numberOfItems: Int { store.contents.items.count }

    /// All items as what a paste is given.
    public var itemProviders: [NSItemProvider] {
        get { store.contents.items.map { NSItemProvider($0) } }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Puts items in the place of those that are there. What a provider has not yet is left out: nothing waits for it.
    /// - Parameters:
    ///   - localOnly: Whether they stay within the program.
    ///   - expirationDate: When they are gone.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        store.put(
            itemProviders.map(\.item).filter { !$0.types.isEmpty }, isLocal: localOnly,
            for: expirationDate.map(\.timeIntervalSinceNow).flatMap { $0.isNaN ? nil : $0 })
    }

    // MARK: The first item

    /// The types of the first item.
    public var types: [String] { store.contents.items.first?.types ?? [] }

    /// Whether the first item has any of some types.
    public func contains(pasteboardTypes: [String]) -> Bool {
        !Set(pasteboardTypes).isDisjoint(with: types)
    }

    /// The value of the first item in a type, or `nil` when it has none.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        store.contents.items.first?.value(pasteboardType)
    }

    /// The bytes of the first item in a type: text in UTF-8, a picture as PNG. `nil` when it has none.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        store.contents.items.first?.data(pasteboardType)
    }

    /// Puts one item with one value in the place of all that is there.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: value]]
    }

    /// Puts one item with some bytes in the place of all that is there.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: data]]
    }

    // MARK: Some items

    /// The types of some items, or of all; `nil` when there is no such item.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        items(in: itemSet)?.map(\.types)
    }

    /// Whether every one of some items, or of all, has any of some types.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        items(in: itemSet)?.allSatisfy { !Set(pasteboardTypes).isDisjoint(with: $0.types) } ?? false
    }

    /// The items that have any of some types; `nil` when none has.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let wanted = Set(pasteboardTypes)
        let found = store.contents.items.indices.filter { !wanted.isDisjoint(with: store.contents.items[$0].types) }
        return found.isEmpty ? nil : IndexSet(found)
    }

    /// The values of some items, or of all, in a type. Those that have none are passed over; `nil` when there is no such
    /// item.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        items(in: itemSet)?.compactMap { $0.value(pasteboardType) }
    }

    /// The bytes of some items, or of all, in a type. Those that have none are passed over; `nil` when there is no such
    /// item.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        items(in: itemSet)?.compactMap { $0.data(pasteboardType) }
    }

    private func items(in set: IndexSet?) -> [PasteboardItem]? {
        let all = store.contents.items
        let wanted = set.map { $0.filter(all.indices.contains).map { all[$0] } } ?? all
        return wanted.isEmpty ? nil : wanted
    }
}
