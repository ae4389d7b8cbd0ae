import Foundation

/// Holds the list of symbols against the module: `Scripts/symbols` runs it.
@main
struct SymbolsCommand {
    static func main() {
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            guard let folder = arguments.last, !folder.hasPrefix("-"), arguments.count <= 2 else { throw Failure.usage }
            try SymbolsCommand(graphs: URL(fileURLWithPath: folder)).run(
                arguments.count == 2 ? arguments[0] : "--check")
        } catch let fault as SymbolList.Fault {
            fail("\(listPath):\(fault.number): \(fault.sentence)")
        } catch {
            fail("\(error)")
        }
    }

    enum Failure: Error, CustomStringConvertible {
        case usage
        var description: String { "Symbols [--check | --page | --open | --update | --counts] FOLDER-OF-SYMBOL-GRAPHS" }
    }

    private static let listPath = "Documentation/Symbols.txt"
    private static let pagePath = "Documentation/Symbols.md"

    let graphs: URL

    func run(_ mode: String) throws {
        var list = try SymbolList(String(contentsOfFile: Self.listPath, encoding: .utf8))
        let check = SymbolCheck(
            graph: try SymbolGraph(folder: graphs), tests: try TestIndex(folder: URL(fileURLWithPath: "Tests")))
        switch mode {
        case "--check":
            var findings = check.findings(in: list)
            if try String(contentsOfFile: Self.pagePath, encoding: .utf8) != SymbolPage(list: list).text {
                findings.append("\(Self.pagePath) is not what \(Self.listPath) makes: run Scripts/symbols --page.")
            }
            findings.forEach { print($0) }
            if !findings.isEmpty { exit(1) }
        case "--page":
            try SymbolPage(list: list).text.write(toFile: Self.pagePath, atomically: true, encoding: .utf8)
        case "--open":
            for (line, status) in check.improvements(in: list) { print("\(line.type): \(line.text)  >  \(status)") }
            for line in list.lines where line.tier != .further && line.test == nil && line.status == .works {
                print("\(line.type): \(line.text): no test")
            }
        case "--counts":
            SymbolList.Tier.allCases.forEach { print(SymbolPage(list: list).counts($0)) }
        case "--update":
            update(&list, check)
            try list.text.write(toFile: Self.listPath, atomically: true, encoding: .utf8)
            try SymbolPage(list: list).text.write(toFile: Self.pagePath, atomically: true, encoding: .utf8)
        default: throw Failure.usage
        }
    }

    /// Better states, lines for what is in none, and no further lines for what is gone.
    private func update(_ list: inout SymbolList, _ check: SymbolCheck) {
        for (line, status) in check.improvements(in: list) {
            guard let index = list.lines.firstIndex(where: { $0.number == line.number }) else { continue }
            list.lines[index].status = status
        }
        list.lines.removeAll { line in
            line.tier == .further && line.symbols.contains { check.presence(of: $0, in: line.type) != .exact }
        }
        list.lines += check.unlisted(in: list).map { symbol in
            SymbolList.Line(
                number: 0, type: symbol.owner, tier: .further, symbols: [symbol.declaration.text],
                status: symbol.isOwn ? .differs(how: "Typecase's own") : .works, test: nil)
        }
    }

    private static func fail(_ sentence: String) -> Never {
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
        exit(2)
    }
}
