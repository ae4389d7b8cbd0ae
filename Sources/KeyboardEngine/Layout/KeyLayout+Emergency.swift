extension KeyLayout {
    /// The layout for a machine on which no layout file can be read.
    ///
    /// It exists because a kiosk must never be left without a keyboard: whoever stands before it
    /// cannot repair it. One plane, so that nothing can be missing: digits, letters and what an
    /// e-mail address needs, with every control key.
    package static let emergency: KeyLayout = {
        let rows = [
            characters("1 2 3 4 5 6 7 8 9 0 -"),
            characters("q w e r t y u i o p @"),
            characters("a s d f g h j k l _"),
            KeyRow(
                [.key(Key(.shift))] + characters("z x c v b n m .").cells + [.key(Key(.delete, width: .flexible))]
            ),
        ]
        let bottom = KeyRow([
            .key(Key(.dismiss, width: .units(2))),
            .key(Key(.space, width: .flexible)),
            .key(Key(.returnKey, width: .units(2))),
        ])
        let arrangement = Arrangement(columns: 11, rows: rows, bottoms: [defaultBottom: bottom])
        return KeyLayout(
            locale: "en",
            keyboards: [.default: Keyboard(start: "letters", bottom: defaultBottom)],
            planes: ["letters": Plane(returnsAfter: [], forms: [.compact: arrangement, .wide: arrangement])]
        )
    }()

    /// A row of keys that type one character each.
    private static func characters(_ run: String) -> KeyRow {
        KeyRow(run.split(separator: " ").map { .key(Key(typing: String($0))) })
    }
}
