import Foundation

/// Where keys of the screen sit on other keyboards.
extension KeyPlane {
    /// A key's usage on USB's page of keyboards (HID, page 7); 0 where no such keyboard has it.
    ///
    /// Latin letters, digits of any script and ASCII signs have those of a US keyboard, wherever a language puts them:
    /// programs mean the letter. Other letters have those of their places, as the keys of two scripts have on one cap.
    func usage(of key: Key) -> Int {
        switch key.role {
        case .command(let command): return command.usage
        case .returnKey: return 40
        case .delete: return 42
        case .space: return 44
        case .character(let text, _): return Self.usage(of: text) ?? placeUsage(of: key) ?? 0
        case .shift, .plane, .dismiss, .globe, .modifier: return 0
        }
    }

    /// The keys of a US keyboard from the digits down, with their usages: what they type, and with shift.
    private static let rows: [[(signs: String, usage: Int)]] = [
        [
            ("1!", 30), ("2@", 31), ("3#", 32), ("4$", 33), ("5%", 34), ("6^", 35), ("7&", 36), ("8*", 37), ("9(", 38),
            ("0)", 39), ("-_", 45), ("=+", 46),
        ],
        [
            ("q", 20), ("w", 26), ("e", 8), ("r", 21), ("t", 23), ("y", 28), ("u", 24), ("i", 12), ("o", 18),
            ("p", 19), ("[{", 47), ("]}", 48),
        ],
        [
            ("a", 4), ("s", 22), ("d", 7), ("f", 9), ("g", 10), ("h", 11), ("j", 13), ("k", 14), ("l", 15),
            (";:", 51), ("'\"", 52), ("\\|", 49),
        ],
        [
            ("z", 29), ("x", 27), ("c", 6), ("v", 25), ("b", 5), ("n", 17), ("m", 16), (",<", 54), (".>", 55),
            ("/?", 56),
        ],
    ]

    private static let usages: [Character: Int] = rows.joined().reduce(into: ["`": 53, "~": 53]) { usages, key in
        for sign in key.signs { usages[sign] = key.usage }
    }

    private static func usage(of text: String) -> Int? {
        guard text.count == 1, let sign = text.first else { return nil }
        if let digit = sign.wholeNumberValue, (0...9).contains(digit), sign.isNumber {
            return usages[Character("\(digit)")]
        }
        return usages[Character(sign.lowercased())]
    }

    /// The usage of a key's place: rows are counted from the lowest that has letters.
    private func placeUsage(of key: Key) -> Int? {
        let letters = rows.dropLast().reversed()
        for (row, places) in zip(letters, Self.rows.reversed()) {
            let keys = row.keys.filter(\.isTyping)
            if let index = keys.firstIndex(where: { $0.id == key.id }) {
                return places.indices.contains(index) ? places[index].usage : nil
            }
        }
        return nil
    }
}
