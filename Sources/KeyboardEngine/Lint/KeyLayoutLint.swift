import Foundation

/// Checks that a layout serves people, beyond what the decoder must insist on.
///
/// Each kind of keyboard is checked in the compact and in the wide form, as a person would find it:
/// the planes that can be reached from the first one, and what is on them.
package struct KeyLayoutLint {
    /// Something that is wrong with a layout.
    package struct Finding: Hashable, Sendable, CustomStringConvertible {
        /// Where: the kind of keyboard, the form, and the plane.
        package let place: String
        /// What is wrong.
        package let fault: String

        /// Both in one line.
        package var description: String { "\(place): \(fault)" }
    }

    private var findings: [Finding] = []

    /// Everything that is wrong with a layout; empty for one that can be shipped.
    package static func findings(in layout: KeyLayout) -> [Finding] {
        var lint = KeyLayoutLint()
        var reached: Set<String> = []
        for variant in KeyboardVariant.allCases {
            guard let keyboard = layout.keyboards[variant] else {
                // Where letters are what a method makes texts of, another language's keys type addresses and passwords.
                if !variant.isForASCII || layout.method == nil {
                    lint.report(variant.rawValue, "this kind of keyboard is missing")
                }
                continue
            }
            // Fields for ASCII get their keys from a language that has them.
            guard !layout.isOfAnotherScript(than: variant) else { continue }
            if !layout.hasBottom(keyboard.bottom) {
                lint.report(variant.rawValue, "no plane has the bottom row \"\(keyboard.bottom)\"")
            }
            for form in [KeyPlaneForm.compact, .wide] {
                let set = layout.planeSet(for: variant, form: form)
                reached.formUnion(set.reachable(from: set.start))
                lint.check(set, of: variant, form: form)
            }
        }
        for name in layout.planes.keys.sorted() where !reached.contains(name) {
            lint.report(name, "no kind of keyboard leads to this plane")
        }
        return lint.findings
    }

    private mutating func check(_ set: KeyPlaneSet, of variant: KeyboardVariant, form: KeyPlaneForm) {
        let keyboard = "\(variant.rawValue), \(form.rawValue)"
        let reachable = set.reachable(from: set.start)
        for name in reachable.sorted() {
            guard let plane = set.planes[name] else { continue }
            let place = "\(keyboard), \(name)"
            if plane.form != form, plane.form != .pad {
                report(place, "the plane has no \(form.rawValue) form")
            }
            checkKeys(of: plane, in: set, at: place)
            checkWidths(of: plane, at: place)
            checkFrames(of: plane, at: place)
        }
        checkCharacters(of: set, for: variant, at: keyboard)
    }

    /// Every plane must let one delete, go on, hide the keyboard, and find the way back.
    private mutating func checkKeys(of plane: KeyPlane, in set: KeyPlaneSet, at place: String) {
        let roles = plane.keys.map(\.role)
        for (role, name) in [(Key.Role.delete, "delete"), (.returnKey, "return"), (.dismiss, "dismiss")]
        where !roles.contains(role) {
            report(place, "there is no \(name) key")
        }
        for case .plane(let target) in roles {
            if set.planes[target] == nil {
                report(place, "a plane key leads to \"\(target)\", which does not exist")
            } else if target == plane.name {
                report(place, "a plane key leads to its own plane")
            }
        }
        if !set.reachable(from: plane.name).contains(set.start) {
            report(place, "no plane key leads back to \"\(set.start)\"")
        }
        let ids = Dictionary(grouping: plane.keys, by: \.id)
        for (id, keys) in ids.sorted(by: { $0.key < $1.key }) where keys.count > 1 {
            report(place, "\(keys.count) keys have the id \"\(id)\"")
        }
    }

    /// A row must fit its columns, and leave a flexible key at least the width of a letter.
    private mutating func checkWidths(of plane: KeyPlane, at place: String) {
        for (index, row) in plane.rows.enumerated() {
            let taken = row.leastColumns
            if taken > Double(plane.columns) + 1e-9 {
                report(place, "row \(index) is \(taken) columns wide, and the plane has \(plane.columns)")
            }
        }
    }

    /// In windows of every kind the keys must lie on the keyboard, apart from each other, large enough to be hit.
    private mutating func checkFrames(of plane: KeyPlane, at place: String) {
        let windows = plane.form == .wide ? [(600, 400), (800, 480), (1920, 1080)] : [(320, 480), (568, 320)]
        for (width, height) in windows {
            let geometry = KeyPlaneGeometry(plane: plane, window: CGSize(width: width, height: height))
            let place = "\(place), \(width) × \(height)"
            let bounds = CGRect(origin: .zero, size: geometry.size).insetBy(dx: -0.01, dy: -0.01)
            for (index, placed) in geometry.keys.enumerated() {
                let frame = placed.frame
                if frame.width < 20 || frame.height < 28 {
                    report(place, "the key \"\(placed.key.id)\" is too small, \(frame.width) × \(frame.height)")
                }
                if !bounds.contains(frame) {
                    report(place, "the key \"\(placed.key.id)\" is not within the keyboard")
                }
                for other in geometry.keys[(index + 1)...]
                where frame.insetBy(dx: 0.01, dy: 0.01).intersects(other.frame) {
                    report(place, "the keys \"\(placed.key.id)\" and \"\(other.key.id)\" overlap")
                }
            }
        }
    }

    mutating func report(_ place: String, _ fault: String) {
        findings.append(Finding(place: place, fault: fault))
    }
}

extension KeyLayout {
    /// Whether any plane has a bottom row of a name.
    fileprivate func hasBottom(_ name: String) -> Bool {
        planes.values.contains { plane in
            plane.forms.values.contains { $0.bottoms[name] != nil }
        }
    }
}
