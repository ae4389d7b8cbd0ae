extension KeyLayout {
    /// Forms and bottom rows of planes that no kind of keyboard shows, in windows of any size.
    ///
    /// Rows for a kind of keyboard that is left to another language count as used: they are mostly inherited.
    ///
    /// - Parameter reached: The planes that are looked at; of others nothing is used at all.
    func unusedParts(besides reached: Set<String>) -> [KeyLayoutLint.Finding] {
        let shown = shownRows
        let left = KeyboardVariant.allCases.filter { keyboards[$0] == nil }.map(\.rawValue)
        var findings: [KeyLayoutLint.Finding] = []
        for (name, plane) in planes.sorted(by: { $0.key < $1.key }) where reached.contains(name) {
            for form in KeyPlaneForm.allCases {
                guard let arrangement = plane.forms[form] else { continue }
                let place = "planes.\(name).\(form.rawValue)"
                guard let bottoms = shown[place] else {
                    findings.append(.init(place, plane: name, "no kind of keyboard shows the plane in this form"))
                    continue
                }
                let used = bottoms.union(left).union([Self.defaultBottom])
                for bottom in arrangement.bottoms.keys.sorted() where !used.contains(bottom) {
                    findings.append(
                        .init("\(place).bottom.\(bottom)", plane: name, "no kind of keyboard shows this bottom row"))
                }
            }
        }
        return findings
    }

    /// The names of the bottom rows that are asked for, by the places of the planes that are to show them.
    private var shownRows: [String: Set<String>] {
        var rows: [String: Set<String>] = [:]
        for (variant, keyboard) in keyboards {
            for form in [KeyPlaneForm.compact, .wide] {
                for plane in planeSet(for: variant, form: form).reachablePlanes {
                    rows[plane.place, default: []].insert(keyboard.bottom)
                }
            }
        }
        return rows
    }
}
