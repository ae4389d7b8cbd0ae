import Foundation

/// A line of views as a text draws it: `H:|-[name(80)]-12-[field(>=100)]-|`.
struct VisualFormat: Equatable {
    var isVertical = false
    /// The views, from the first to the last.
    var views: [View] = []
    /// What is between the superview's edge and the first view, if anything is said of it.
    var before: Connection?
    /// What is between the views: one less than there are views.
    var between: [Connection] = []
    /// What is between the last view and the superview's edge.
    var after: Connection?

    /// A view and what is said of its length.
    struct View: Equatable {
        var name: Name
        var lengths: [Predicate] = []
    }

    /// A distance.
    enum Connection: Equatable {
        /// None.
        case flush
        /// The one that is usual.
        case standard
        case distances([Predicate])
    }

    /// A length or a distance, and how strongly it is meant.
    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var object: Value
        var priority: Value?
    }

    enum Value: Equatable {
        case number(Double)
        case name(Name)
    }

    /// A name and the place where it stands, for complaints about it.
    struct Name: Equatable {
        var text: String
        var place: Int
    }
}

/// What is wrong with a format, and where.
struct VisualFormatError: Error, Equatable, CustomStringConvertible {
    var format: String
    var place: Int
    var message: String

    /// The message, and the format with a mark below the place.
    var description: String {
        "\(message)\n\(format)\n\(String(repeating: " ", count: place))^"
    }
}

extension VisualFormat {
    /// Reads a format.
    init(_ format: String) throws(VisualFormatError) {
        var parser = Parser(format)
        self = try parser.format()
    }

    private struct Parser {
        private let text: String
        private let letters: [Character]
        private var place = 0

        init(_ text: String) {
            self.text = text
            letters = Array(text)
        }

        private var next: Character? { place < letters.count ? letters[place] : nil }

        private mutating func skipSpace() { while let next, next.isWhitespace { place += 1 } }

        /// Whether some letters come next; if so, they are read.
        private mutating func take(_ token: String) -> Bool {
            skipSpace()
            guard letters[place...].starts(with: token) else { return false }
            place += token.count
            return true
        }

        private func error(_ message: String, at place: Int? = nil) -> VisualFormatError {
            VisualFormatError(format: text, place: place ?? self.place, message: message)
        }

        private mutating func expect(_ token: String, _ message: String) throws(VisualFormatError) {
            guard take(token) else { throw error(message) }
        }

        // MARK: Rules

        mutating func format() throws(VisualFormatError) -> VisualFormat {
            var format = VisualFormat()
            if take("V:") { format.isVertical = true } else { _ = take("H:") }
            if take("|") {
                format.before = try connection()
            }
            format.views = [try view()]
            while true {
                skipSpace()
                guard next != nil else { return format }
                let connection = try connection()
                if take("|") {
                    format.after = connection
                    skipSpace()
                    guard next == nil else { throw error("Nothing may follow the superview's second edge") }
                    return format
                }
                skipSpace()
                guard next == "[" else {
                    throw error("Here a view in brackets or the superview's edge is expected")
                }
                format.between.append(connection)
                format.views.append(try view())
            }
        }

        private mutating func view() throws(VisualFormatError) -> View {
            try expect("[", "Here a view in brackets is expected")
            skipSpace()
            guard let name = name() else { throw error("Here the name of a view is expected") }
            var view = View(name: name)
            if take("(") { view.lengths = try predicates() }
            try expect("]", "Here the bracket behind a view is expected")
            return view
        }

        private mutating func connection() throws(VisualFormatError) -> Connection {
            guard take("-") else { return .flush }
            skipSpace()
            if next == "[" || next == "|" { return .standard }
            let distances = take("(") ? try predicates() : [Predicate(object: try value(isSigned: false))]
            try expect("-", "Here the hyphen behind a distance is expected")
            return .distances(distances)
        }

        /// What stands in parentheses, behind the first of them.
        private mutating func predicates() throws(VisualFormatError) -> [Predicate] {
            var predicates = [try predicate()]
            while take(",") { predicates.append(try predicate()) }
            try expect(")", "Here a comma or the closing parenthesis is expected")
            return predicates
        }

        private mutating func predicate() throws(VisualFormatError) -> Predicate {
            var relation = NSLayoutConstraint.Relation.equal
            if take("<=") {
                relation = .lessThanOrEqual
            } else if take(">=") {
                relation = .greaterThanOrEqual
            } else {
                _ = take("==")
            }
            let object = try value(isSigned: true)
            return Predicate(relation: relation, object: object, priority: take("@") ? try value(isSigned: false) : nil)
        }

        private mutating func value(isSigned: Bool) throws(VisualFormatError) -> Value {
            skipSpace()
            if let name = name() { return .name(name) }
            let start = place
            if isSigned, next == "-" { place += 1 }
            while let next, next.isASCII, next.isNumber || next == "." { place += 1 }
            guard let number = Double(String(letters[start..<place])), number.isFinite else {
                throw error("Here a number or a name is expected", at: start)
            }
            return .number(number)
        }

        private mutating func name() -> Name? {
            let start = place
            while let next, next == "_" || next.isLetter || (place > start && next.isNumber) { place += 1 }
            return place > start ? Name(text: String(letters[start..<place]), place: start) : nil
        }
    }
}
