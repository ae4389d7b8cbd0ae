import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

@Suite("Recorded sessions: questions to a text input")
@MainActor
struct InputSessions {
    private static let names = [
        "empty", "ends with a line end", "wraps", "right to left", "emoji", "styled", "hyphen and blanks",
    ]

    @Test("Every question", arguments: TextKind.allCases)
    func questions(kind: TextKind) {
        let session = RecordedSession(
            "input-\(kind)", size: CGSize(width: 200, height: 160), scale: kind == .view ? 2 : 1)
        for (name, text) in SampleTexts.all where Self.names.contains(name) {
            if kind == .field {
                let field = UITextField(frame: CGRect(x: 10, y: 10, width: 150, height: 40))
                field.borderStyle = .roundedRect
                field.attributedText = text
                session.window.addSubview(field)
                session.simulator.frame()
                session.answers(name, answers(field))
                field.removeFromSuperview()
            } else {
                let view = UITextView(frame: CGRect(x: 10, y: 10, width: 150, height: 140))
                view.attributedText = text
                session.window.addSubview(view)
                session.simulator.frame()
                session.answers(name, answers(view))
                view.removeFromSuperview()
            }
        }
        session.finish()
    }

    private func range(_ range: UITextRange?, in input: any UITextInput) -> String {
        guard let range else { return "none" }
        let start = input.offset(from: input.beginningOfDocument, to: range.start)
        return "\(start)..\(input.offset(from: input.beginningOfDocument, to: range.end))"
    }

    private func place(_ position: UITextPosition?, in input: any UITextInput) -> String {
        position.map { "\(input.offset(from: input.beginningOfDocument, to: $0))" } ?? "-"
    }

    private func answers(_ input: any UITextInput) -> [String] {
        let length = input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
        let step = max(1, length / 4)
        let places = (Array(stride(from: 0, to: length, by: step)) + [length]).compactMap {
            input.position(from: input.beginningOfDocument, offset: $0)
        }
        var lines = places.map { at -> String in
            let moves = [UITextLayoutDirection.left, .right, .up, .down].map {
                "\(place(input.position(from: at, in: $0, offset: 1), in: input))"
                    + "/\(place(input.position(from: at, in: $0, offset: 3), in: input))"
                    + "/\(range(input.characterRange(byExtending: at, in: $0), in: input))"
            }
            let style = Told.font(input.textStyling(at: at, in: .forward)?[.font] as? UIFont)
            return "\(place(at, in: input)) \(Told.rect(input.caretRect(for: at))) \(moves.joined(separator: " "))"
                + " writes \(input.baseWritingDirection(for: at, in: .forward).rawValue) \(style)"
        }
        lines += places.map { at in
            let units: [(String, UITextGranularity)] = [
                ("c", .character), ("w", .word), ("s", .sentence), ("p", .paragraph), ("l", .line), ("d", .document),
            ]
            let words = units.map { name, unit -> String in
                let (forward, backward) = (UITextDirection.storage(.forward), UITextDirection.storage(.backward))
                let tokens = input.tokenizer
                let flags = [
                    tokens.isPosition(at, atBoundary: unit, inDirection: forward),
                    tokens.isPosition(at, atBoundary: unit, inDirection: backward),
                    tokens.isPosition(at, withinTextUnit: unit, inDirection: forward),
                    tokens.isPosition(at, withinTextUnit: unit, inDirection: backward),
                ].map { $0 ? "y" : "n" }.joined()
                return "\(name) \(flags)"
                    + " \(range(tokens.rangeEnclosingPosition(at, with: unit, inDirection: forward), in: input))"
                    + " \(range(tokens.rangeEnclosingPosition(at, with: unit, inDirection: backward), in: input))"
                    + " \(place(tokens.position(from: at, toBoundary: unit, inDirection: forward), in: input))"
                    + "<\(place(tokens.position(from: at, toBoundary: unit, inDirection: backward), in: input))"
            }
            return "\(place(at, in: input)): \(words.joined(separator: ", "))"
        }
        for (from, to) in [(0, length), (length / 3, length * 2 / 3), (length / 2, length / 2)] {
            guard let start = input.position(from: input.beginningOfDocument, offset: from),
                let end = input.position(from: input.beginningOfDocument, offset: to),
                let part = input.textRange(from: start, to: end)
            else { continue }
            let rects = input.selectionRects(for: part).map {
                Told.rect($0.rect) + ($0.containsStart ? "s" : "") + ($0.containsEnd ? "e" : "")
            }
            let farthest = [UITextLayoutDirection.left, .right, .up, .down].map {
                place(input.position(within: part, farthestIn: $0), in: input)
            }
            lines.append(
                "range \(range(part, in: input)) \(Told.quoted(input.text(in: part) ?? "none"))"
                    + " first \(Told.rect(input.firstRect(for: part))) all \(rects.joined(separator: " "))"
                    + " farthest \(farthest.joined(separator: " ")) order \(input.compare(start, to: end).rawValue)")
        }
        let points: [CGPoint] = [
            CGPoint(x: -10, y: -5), CGPoint(x: 12, y: 12), CGPoint(x: 75, y: 20), CGPoint(x: 148, y: 15),
            CGPoint(x: 60, y: 45), CGPoint(x: 500, y: 500),
        ]
        lines.append(
            "points "
                + points.map {
                    "\(place(input.closestPosition(to: $0), in: input))/\(range(input.characterRange(at: $0), in: input))"
                }.joined(separator: " "))
        return lines
    }
}
