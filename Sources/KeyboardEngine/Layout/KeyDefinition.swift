/// What a layout file says about the keys of a name, where their name alone does not say it all.
struct KeyDefinition: Sendable {
    /// The name of a control, for a key that is not called after it: "shift" for "shift.left".
    let control: String?
    /// The plane that a plane key shows.
    let plane: String?
    /// What a character key types, when that is not its name.
    let text: String?
    /// What a character key types with shift, when that is not the capital of its text.
    let shifted: String?
    /// The caption of a plane key, when that is not its name, and of a character key that does not show what it types.
    let label: String?
    /// Whether it is empty room instead of a key.
    let isGap: Bool
    /// The width in columns, or what its row has left.
    let width: Key.Width
    /// The number of rows that the key is high.
    let height: Int

    private static let widths = 0.25...20.0
    private static let heights = 1...4
    private static let members: Set = [
        "key", "plane", "text", "shifted", "label", "gap", "width", "flexible", "height",
    ]

    /// The definition of a key about which the file says nothing.
    static let plain = KeyDefinition()

    private init() {
        (control, plane, text, shifted, label) = (nil, nil, nil, nil, nil)
        (isGap, width, height) = (false, .units(1), 1)
    }

    /// Reads one object of definitions.
    init(_ object: LayoutObject) throws(LayoutFault) {
        try object.expectOnly(Self.members)
        control = try object.textIfPresent("key")
        plane = try object.textIfPresent("plane")
        text = try object.textIfPresent("text")
        shifted = try object.textIfPresent("shifted")
        label = try object.textIfPresent("label")
        height = try object.countIfPresent("height", in: Self.heights) ?? 1
        let gap = try object.numberIfPresent("gap", in: Self.widths)
        let units = try object.numberIfPresent("width", in: Self.widths)
        let isFlexible = try object.flag("flexible")
        guard units == nil || !isFlexible else {
            throw object.fault("a flexible key cannot have a width")
        }
        isGap = gap != nil
        width = isFlexible ? .flexible : .units(gap ?? units ?? 1)
        guard [control, plane, text].count(where: { $0 != nil }) <= 1 else {
            throw object.fault("only one of key, plane and text can be given")
        }
        let hasOther = [control, plane, text, shifted, label].contains { $0 != nil } || units != nil
        guard !isGap || !hasOther && height == 1 else {
            throw object.fault("room between keys has nothing but its gap")
        }
        guard shifted == nil || control == nil && plane == nil else {
            throw object.fault("shifted", "only a key that types has another text with shift")
        }
        guard label == nil || control == nil else {
            throw object.fault("label", "\"\(control ?? "")\" has no caption of its own")
        }
        if let control, Key.Role(control: control) == nil {
            throw object.fault("key", "\"\(control)\" is not a kind of key")
        }
    }

    /// The cell that a name stands for in a row, or `nil` when neither name nor definition says what it does.
    ///
    /// - Parameter letters: What the language has in capitals and in alternates.
    func cell(named name: String, letters: LetterTable) -> KeyRow.Cell? {
        guard name.isLayoutText else { return nil }
        if isGap { return .space(width) }
        let role: Key.Role
        if let plane {
            role = .plane(target: plane)
        } else if let text = text ?? (name.count == 1 && control == nil ? name : nil) {
            let capital = shifted ?? letters.shifted(text)
            return .key(
                Key(
                    .character(text: text, shifted: capital), id: name, label: label, width: width, rowSpan: height,
                    alternates: letters.alternates(of: text),
                    shiftedAlternates: letters.alternates(of: text, capital: capital)))
        } else if let named = Key.Role(control: control ?? name) {
            role = named
        } else {
            return nil
        }
        return .key(Key(role, id: name, label: label, width: width, rowSpan: height))
    }
}

extension Key.Role {
    /// The control that has a name of its own in layout files.
    fileprivate init?(control name: String) {
        switch name {
        case "shift": self = .shift
        case "delete": self = .delete
        case "space": self = .space
        case "return": self = .returnKey
        case "dismiss": self = .dismiss
        case "globe": self = .globe
        default:
            if let modifier = KeyModifier(rawValue: name) {
                self = .modifier(modifier)
            } else if let command = KeyCommand(rawValue: name) {
                self = .command(command)
            } else {
                return nil
            }
        }
    }
}
