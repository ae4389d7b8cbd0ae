extension KeyLayoutLint {
    /// What keys show or type that no font has, so that people would see boxes. Keys that can be chosen while others are
    /// held count too.
    ///
    /// - Parameter missing: The characters of a text that no font has.
    package static func unshownTexts(in layout: KeyLayout, missing: (String) -> [Character]) -> [Finding] {
        var findings: [Finding] = []
        for (name, plane) in layout.planes.sorted(by: { $0.key < $1.key }) {
            for form in KeyPlaneForm.allCases {
                guard let arrangement = plane.forms[form] else { continue }
                let bottoms = arrangement.bottoms.sorted { $0.key < $1.key }.map(\.value)
                let keys = (arrangement.rows + bottoms).flatMap(\.keys)
                var told: Set<String> = []
                for key in keys {
                    guard let list = list(of: key.shownTexts.flatMap(missing)), told.insert(key.id).inserted else {
                        continue
                    }
                    findings.append(
                        Finding("planes.\(name).\(form.rawValue)", plane: name, key: key.id, "no font has \(list)"))
                }
            }
        }
        let words = KeyWords.Name.allCases.map { ($0.rawValue, layout.words[$0]) }
        let captions = layout.planes.keys.sorted().compactMap { name in
            layout.words.caption(ofPlane: name).map { (name, $0) }
        }
        for (name, word) in words + captions {
            if let list = list(of: missing(word)) { findings.append(Finding("words.\(name)", "no font has \(list)")) }
        }
        return findings
    }

    /// Characters with their numbers, each once; `nil` for none.
    private static func list(of characters: [Character]) -> String? {
        var seen: Set<Character> = []
        let names = characters.filter { seen.insert($0).inserted }.map { character in
            let numbers = character.unicodeScalars.map { scalar in
                let digits = String(scalar.value, radix: 16, uppercase: true)
                return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            }
            return "\(character) (\(numbers.joined(separator: " ")))"
        }
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }
}

extension Key {
    /// Everything that the key shows: on itself, while it is held, and in the text.
    fileprivate var shownTexts: [String] {
        [false, true].flatMap { shifted in
            [output(shifted: shifted), label].compactMap { $0 } + alternates(shifted: shifted)
        }
    }
}
