/// The page that is made of the list.
struct SymbolPage {
    let list: SymbolList

    var text: String {
        var rows = [
            "# Symbols",
            "",
            "Each symbol of UIKit that text fields, text views and the keyboard are made of, and what is around them: whether it is",
            "here, and which test shows what it does. This page is made of [Symbols.txt](Symbols.txt) by `Scripts/symbols --page`; change that",
            "file, not this one. `.ci/check-symbols` compares both with the module, declaration by declaration.",
            "",
            "*core* is what every program with a text field uses, *expected* what whoever knows UIKit expects, *extended* the rest of",
            "these types. *Works* means the same declaration, and behaviour as far as the named test shows it; attributes, `any` and",
            "the names that parameters have inside are left out. Lists of constants and cases stand in one line.",
            "",
            "| tier | listed | works | differs | absent | here | with a test named |",
            "|---|---|---|---|---|---|---|",
        ]
        rows += SymbolList.Tier.allCases.filter { $0 != .further }.map(counts)
        for type in list.types { rows += section(type) }
        return rows.joined(separator: "\n") + "\n"
    }

    /// The numbers of a tier, as a row of the table.
    func counts(_ tier: SymbolList.Tier) -> String {
        let lines = list.lines.filter { $0.tier == tier }
        let works = lines.count { $0.status == .works }
        let absent = lines.count { if case .absent = $0.status { true } else { false } }
        let here = lines.count - absent
        let share = lines.isEmpty ? 0 : (1000 * here) / lines.count
        return
            "| \(tier.rawValue) | \(lines.count) | \(works) | \(here - works) | \(absent) | \(share / 10).\(share % 10) % "
            + "| \(lines.count { $0.test != nil }) |"
    }

    private func section(_ type: String) -> [String] {
        let lines = list.lines.filter { $0.type == type }
        var rows = ["", "## \(type)", ""]
        let listed = lines.filter { $0.tier != .further }
        if !listed.isEmpty {
            rows += ["| tier | symbol | | test |", "|---|---|---|---|"]
            for tier in SymbolList.Tier.allCases {
                rows += listed.filter { $0.tier == tier }.map(row)
            }
        }
        let further = lines.filter { $0.tier == .further }.flatMap(\.symbols)
        if !further.isEmpty {
            rows += ["", "Beyond these: " + further.map(code).joined(separator: ", ") + "."]
        }
        return rows
    }

    private func row(_ line: SymbolList.Line) -> String {
        let status =
            switch line.status {
            case .works: "works"
            case .differs(let how): "**differs**: \(how)"
            case .absent(let why): "**absent**: \(why)"
            }
        return
            "| \(line.tier.rawValue) | \(line.symbols.map(code).joined(separator: "<br>")) | \(status) | \(line.test ?? "") |"
    }

    private func code(_ symbol: String) -> String {
        if symbol.hasPrefix("\"") { return String(symbol.dropFirst().dropLast()) }
        return symbol.contains("`") ? "`` \(symbol) ``" : "`\(symbol)`"
    }
}
