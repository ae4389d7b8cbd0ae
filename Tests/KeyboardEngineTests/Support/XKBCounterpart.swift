/// The keyboard of xkb-data that a layout is to agree with.
struct XKBCounterpart {
    /// The name of the keyboard; `nil` where there is none for keys of this kind.
    let layout: String?
    /// Its variant; empty for the usual one.
    let variant: String
    /// The letters of our rows that stand in another place there, or nowhere.
    let differences: String
    /// Why that is so.
    let reason: String

    init(_ layout: String, _ variant: String = "", differences: String = "", because reason: String = "") {
        (self.layout, self.variant, self.differences, self.reason) = (layout, variant, differences, reason)
    }

    private init(noneBecause reason: String) {
        (layout, variant, differences, self.reason) = (nil, "", "", reason)
    }

    /// Says that there is nothing to compare a layout with.
    static func none(because reason: String) -> Self { Self(noneBecause: reason) }

    /// The counterparts by the names of layouts; a layout that is not named has that of the shorter name.
    static let all: [String: XKBCounterpart] = [
        "en": XKBCounterpart("us")
    ]
}
