import Foundation

/// Checks that a layout serves people, beyond what the decoder must insist on.
///
/// Each kind of keyboard is checked in the compact and in the wide form, as a person would find it:
/// the planes that can be reached from the first one, and what is on them.
package struct KeyLayoutLint {
    /// A kind of keyboard in a form.
    private struct Keyboard: Hashable {
        let variant: KeyboardVariant
        let form: KeyPlaneForm
    }

    /// What is wrong, and the keyboards that show it.
    private struct Report {
        let finding: Finding
        var keyboards: [Keyboard]
    }

    private var reports: [Report] = []
    private var numbers: [Finding: Int] = [:]
    /// The keyboards that lead to a plane, by the plane's place.
    private var visitors: [String: Set<Keyboard>] = [:]

    /// Everything that is wrong with a layout; empty for one that can be shipped.
    package static func findings(in layout: KeyLayout) -> [Finding] {
        var lint = KeyLayoutLint()
        var reached: Set<String> = []
        for variant in KeyboardVariant.allCases {
            let place = "keyboards.\(variant.rawValue)"
            guard let keyboard = layout.keyboards[variant] else {
                // Where letters are what a method makes texts of, another language's keys type addresses and passwords.
                if !variant.isForASCII || layout.method == nil {
                    lint.report(Finding(place, "this kind of keyboard is missing"))
                }
                continue
            }
            // Fields for ASCII get their keys from a language that has them. Rows may be inherited, but must make sense.
            let isShown = !layout.isOfAnotherScript(than: variant)
            if isShown, !layout.hasBottom(keyboard.bottom) {
                lint.report(Finding(place, "no plane has the bottom row \"\(keyboard.bottom)\""))
            }
            for form in [KeyPlaneForm.compact, .wide] {
                let set = layout.planeSet(for: variant, form: form)
                let shown = Keyboard(variant: variant, form: form)
                if isShown {
                    reached.formUnion(set.reachable(from: set.start))
                    lint.check(set, of: shown)
                    if form == .wide { lint.checkFull(of: layout, shown, besides: set) }
                } else {
                    for flaw in set.reachablePlanes.flatMap(\.idFlaws) { lint.report(flaw, shown) }
                }
            }
        }
        for name in layout.planes.keys.sorted() where !reached.contains(name) {
            lint.report(Finding("planes.\(name)", plane: name, "no kind of keyboard leads to this plane"))
        }
        for finding in layout.unusedParts(besides: reached) { lint.report(finding) }
        return lint.findings
    }

    private mutating func check(_ set: KeyPlaneSet, of keyboard: Keyboard) {
        let (variant, form) = (keyboard.variant, keyboard.form)
        var flaws: [Finding] = []
        for plane in set.reachablePlanes {
            visitors[plane.place, default: []].insert(keyboard)
            if plane.form != form, plane.form != .pad {
                flaws.append(
                    Finding("planes.\(plane.name)", plane: plane.name, "the plane has no \(form.rawValue) form"))
            }
            flaws += plane.keyFlaws(in: set) + plane.idFlaws + plane.widthFlaws + plane.frameFlaws()
        }
        flaws += set.characterFlaws(of: variant, at: "keyboards.\(variant.rawValue), \(form.rawValue)")
        for flaw in flaws { report(flaw, keyboard) }
    }

    /// What the full form adds must fit, and leave what was there.
    private mutating func checkFull(of layout: KeyLayout, _ keyboard: Keyboard, besides wide: KeyPlaneSet) {
        guard layout.full != nil else { return }
        let set = layout.planeSet(for: keyboard.variant, form: .wide, isFull: true)
        for plane in set.reachablePlanes where plane.form != .pad {
            var flaws = plane.keyFlaws(in: set) + plane.idFlaws + plane.widthFlaws
            // What is wrong without the form was told.
            if let own = wide.planes[plane.name] {
                let told = Set(own.keyFlaws(in: wide) + own.idFlaws + own.frameFlaws())
                flaws.removeAll(where: told.contains)
            }
            flaws += plane.frameFlaws(in: [(700, 480), (1280, 800)], leastWidth: 24)
            let missing = (wide.planes[plane.name]?.texts ?? []).subtracting(plane.texts).sorted()
            if !missing.isEmpty {
                flaws.append(plane.flaw("these are left out: \(missing.joined(separator: " "))"))
            }
            for flaw in flaws {
                report(Finding("\(flaw.place), full", plane: flaw.plane, key: flaw.key, flaw.fault), keyboard)
            }
        }
    }

    private mutating func report(_ finding: Finding, _ keyboard: Keyboard? = nil) {
        let number = numbers[finding] ?? reports.count
        if number == reports.count {
            numbers[finding] = number
            reports.append(Report(finding: finding, keyboards: []))
        }
        if let keyboard { reports[number].keyboards.append(keyboard) }
    }

    /// What was reported, each once. Where not all keyboards that lead to a plane show it, those that do are named: the
    /// fault is in their bottom row.
    private var findings: [Finding] {
        reports.map { report in
            let finding = report.finding
            guard let all = visitors[finding.place], all != Set(report.keyboards) else { return finding }
            let names = KeyboardVariant.allCases.filter { variant in report.keyboards.contains { $0.variant == variant }
            }
            let list = names.map(\.rawValue).joined(separator: ", ")
            return Finding(finding.place, plane: finding.plane, key: finding.key, "\(finding.fault) (\(list))")
        }
    }
}

extension KeyPlaneSet {
    /// The planes that can be reached from the first one, by their names.
    var reachablePlanes: [KeyPlane] {
        reachable(from: start).sorted().compactMap { planes[$0] }
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
