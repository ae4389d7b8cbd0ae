extension KeyLayout {
    /// Whether a kind of keyboard can be made of the layout's own keys.
    ///
    /// Addresses and passwords are written in ASCII, which a Russian or an Arabic layout does not have: fields that ask for
    /// them get the keys of another language, as on iOS.
    package func serves(_ variant: KeyboardVariant) -> Bool {
        keyboards[variant] != nil && missingASCII(of: variant).isEmpty
    }

    /// Whether the layout's script is another one than that of a kind of keyboard for ASCII: it has none of the signs.
    func isOfAnotherScript(than variant: KeyboardVariant) -> Bool {
        let missing = missingASCII(of: variant)
        return !missing.isEmpty && missing.count == variant.asciiOfScript.count
    }

    private func missingASCII(of variant: KeyboardVariant) -> [Character] {
        guard !variant.asciiOfScript.isEmpty else { return [] }
        let planes = planeSet(for: variant, form: .compact)
        let keys = planes.reachable(from: planes.start).flatMap { planes.planes[$0]?.keys ?? [] }
        let texts = Set(keys.compactMap { $0.output(shifted: false) })
        return variant.asciiOfScript.filter { !texts.contains(String($0)) }
    }
}

extension KeyboardVariant {
    /// Whether fields that ask for the kind take ASCII only.
    var isForASCII: Bool { !asciiOfScript.isEmpty }

    /// The letters or digits that tell whether a layout has the script of the kind of keyboard; empty for kinds that are
    /// every language's own.
    fileprivate var asciiOfScript: String {
        switch self {
        case .asciiCapable, .url, .email: "abcdefghijklmnopqrstuvwxyz"
        case .asciiCapableNumberPad: "0123456789"
        default: ""
        }
    }
}

extension KeyPlaneSet {
    /// The planes that plane keys lead to from a plane, that plane among them.
    package func reachable(from name: String) -> Set<String> {
        var reached: Set<String> = []
        var waiting = [name]
        while let next = waiting.popLast() {
            guard let plane = planes[next], reached.insert(next).inserted else { continue }
            for case .plane(let target) in plane.keys.map(\.role) {
                waiting.append(target)
            }
        }
        return reached
    }

    /// Every text that can be typed, by a tap, with shift, or by holding a key.
    package var texts: Set<String> {
        reachable(from: start).reduce(into: []) { texts, name in
            texts.formUnion(planes[name]?.texts ?? [])
        }
    }
}

extension KeyPlane {
    /// Every text that the plane can type, by a tap, with shift, or by holding a key.
    var texts: Set<String> {
        let hasShift = hasShift
        return keys.reduce(into: []) { texts, key in
            for shifted in hasShift ? [false, true] : [false] {
                guard let text = key.output(shifted: shifted) else { continue }
                texts.insert(text)
                texts.formUnion(key.alternates(shifted: shifted))
            }
        }
    }
}
