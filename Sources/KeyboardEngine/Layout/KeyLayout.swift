/// A language's keyboards as its layout file describes them.
///
/// Everything is kept by name (keyboards, planes, forms, bottom rows), so that one layout can take
/// over another's and replace the parts in which it differs.
package struct KeyLayout: Equatable, Sendable {
    /// One kind of keyboard: the plane it starts with and the bottom row it shows.
    package struct Keyboard: Equatable, Sendable {
        /// The name of the first plane.
        package let start: String
        /// The name of the bottom row; a plane without a row of that name shows "default".
        package let bottom: String
    }

    /// A plane in all of its forms.
    package struct Plane: Equatable, Sendable {
        /// Texts after which the keyboard goes back to its first plane.
        package let returnsAfter: Set<String>
        /// At least one form.
        package let forms: [KeyPlaneForm: Arrangement]
    }

    /// The keys of a plane in one form, apart from which bottom row is shown.
    package struct Arrangement: Equatable, Sendable {
        /// The number of letter-sized keys that fill the keyboard's width.
        package let columns: Int
        /// The rows above the bottom row, which all kinds of keyboard share.
        package let rows: [KeyRow]
        /// Bottom rows by name; "default" is always among them.
        package let bottoms: [String: KeyRow]
    }

    /// The name of the bottom row that every arrangement has.
    package static let defaultBottom = "default"

    /// The language as a BCP 47 tag, "en" or "pt-BR".
    package let locale: String
    /// Kinds of keyboard; `.default` is always among them.
    package let keyboards: [KeyboardVariant: Keyboard]
    /// Planes by name.
    package let planes: [String: Plane]
    /// What its keys say.
    package let words: KeyWords
    /// The input method that makes texts of its keys; `nil` where they type what they say.
    package let method: InputMethodName?
    /// What is added to its planes for terminals of machines; `nil` for a layout that has no full form.
    let full: FullForm?

    /// A layout without words of its own.
    init(locale: String, keyboards: [KeyboardVariant: Keyboard], planes: [String: Plane]) {
        (self.locale, self.keyboards, self.planes) = (locale, keyboards, planes)
        (words, method, full) = (KeyWords([:]), nil, nil)
    }

    /// The planes of one kind of keyboard, arranged for a form.
    ///
    /// A kind that the layout lacks is served by its default keyboard, a form that a plane lacks by
    /// its pad or by whatever form it has: a field must always get a keyboard that types.
    ///
    /// - Parameters:
    ///   - hasGlobe: Whether there is another language to change to. Without one there is no globe key.
    ///   - isFull: Whether digits, arrows and modifiers are added to planes of letters, where the layout says which.
    ///   - padsHaveReturn: Whether pads of digits have a return key.
    package func planeSet(
        for variant: KeyboardVariant, form: KeyPlaneForm, hasGlobe: Bool = true, isFull: Bool = false,
        padsHaveReturn: Bool = true
    ) -> KeyPlaneSet {
        guard let keyboard = keyboards[variant] ?? keyboards[.default] else {
            preconditionFailure("A key layout must have a default keyboard.")
        }
        var arranged: [String: KeyPlane] = [:]
        for (name, plane) in planes {
            guard let (actual, arrangement) = plane.arrangement(for: form) else { continue }
            let bottom = arrangement.bottoms[keyboard.bottom] ?? arrangement.bottoms[Self.defaultBottom]
            var rows = arrangement.rows + (bottom.map { [$0] } ?? [])
            if !hasGlobe { rows = rows.map { $0.without(.globe) } }
            if !padsHaveReturn, variant.isNumberPad { rows = rows.map { $0.blanking(.returnKey) } }
            arranged[name] = KeyPlane(
                name: name,
                form: actual,
                columns: arrangement.columns,
                rows: rows,
                returnsAfter: plane.returnsAfter
            )
        }
        let set = KeyPlaneSet(start: keyboard.start, planes: arranged)
        return isFull ? (full?.completing(set) ?? set) : set
    }
}

extension KeyLayout.Plane {
    /// The arrangement that serves a form best, with the form that it really is.
    fileprivate func arrangement(for form: KeyPlaneForm) -> (KeyPlaneForm, KeyLayout.Arrangement)? {
        for candidate in [form, .pad] + KeyPlaneForm.allCases {
            if let arrangement = forms[candidate] { return (candidate, arrangement) }
        }
        return nil
    }
}
