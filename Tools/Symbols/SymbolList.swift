/// The list of UIKit's symbols: what each is in UIKit, and how it is here.
struct SymbolList {
    enum Tier: String, CaseIterable {
        /// What every program with a text field uses.
        case core
        /// What whoever uses text fields and text views expects.
        case expected
        case extended
        /// What is here of the listed types beyond that.
        case further
    }

    enum Status: Equatable {
        case works
        case differs(how: String)
        case absent(why: String)
    }

    struct Line {
        var number: Int
        var type: String
        var tier: Tier
        /// One symbol, or several that belong together.
        var symbols: [String]
        var status: Status
        /// `Suite/function`, or a suite.
        var test: String?

        var text: String {
            let symbols = symbols.joined(separator: " ; ")
            let start = "\(tier.rawValue.padding(8)) | \(symbols) | "
            switch status {
            case .works: return start + "works | \(test ?? "-")"
            case .differs(let how): return start + "differs | \(how) | \(test ?? "-")"
            case .absent(let why): return start + "absent | \(why)"
            }
        }
    }

    /// A line that cannot be read.
    struct Fault: Error {
        var number: Int
        var sentence: String
    }

    var types: [String] = []
    var lines: [Line] = []
    /// What stands above the first type.
    var head: [Substring] = []

    init(_ text: String) throws(Fault) {
        for (index, row) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if row.hasPrefix("[") {
                types.append(String(row.dropFirst().dropLast()))
            } else if row.hasPrefix("#") {
                head.append(row)
            } else if !row.isEmpty {
                lines.append(try Self.line(row, number: index + 1, type: types.last))
            }
        }
    }

    private static func line(_ row: Substring, number: Int, type: String?) throws(Fault) -> Line {
        let columns = row.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmed }
        guard let type else { throw Fault(number: number, sentence: "There is no type above.") }
        guard columns.count >= 4, let tier = Tier(rawValue: columns[0]) else {
            throw Fault(number: number, sentence: "A line is: tier | symbols | status | …")
        }
        let test = columns.last == "-" ? nil : columns.last
        let status: Status
        switch (columns[2], columns.count) {
        case ("works", 4): status = .works
        case ("differs", 5): status = .differs(how: columns[3])
        case ("absent", 4): status = .absent(why: columns[3])
        default:
            throw Fault(number: number, sentence: "A status is works | test, differs | how | test or absent | why.")
        }
        return Line(
            number: number, type: type, tier: tier, symbols: columns[1].split(separator: ";").map(\.trimmed),
            status: status, test: columns[2] == "absent" ? nil : test)
    }

    /// The list as it is written.
    var text: String {
        var rows = head.map(String.init)
        for type in types {
            rows += ["", "[\(type)]"]
            for tier in Tier.allCases {
                rows += lines.filter { $0.type == type && $0.tier == tier }.map(\.text)
            }
        }
        return rows.joined(separator: "\n") + "\n"
    }
}

extension StringProtocol {
    var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }

    func padding(_ count: Int) -> String { self + String(repeating: " ", count: Swift.max(0, count - self.count)) }
}
