import Foundation
import TextEngine

@testable import UIKit

/// What can be said of a screen: a line for each view and a few for what belongs to none.
@MainActor
struct SceneDescription {
    private(set) var lines: [(String, String)] = []
    private let opaque: Set<String>

    init(_ application: UIApplication, opaque: Set<String> = []) {
        self.opaque = opaque
        let responder = application.focus.firstResponder
        lines.append(("first responder", responder.map { Told.name($0) } ?? "none"))
        let keyboard = application.keyboard
        lines.append(
            (
                "on-screen keyboard",
                keyboard.isVisible
                    ? "\(Told.rect(keyboard.frame)) shift \(application.inputContext.shift)" : "away"
            ))
        if let menu = application.editMenus.visibleMenu {
            let titles = menu.items.map { $0.accessibilityLabel ?? "?" }
            lines.append(
                ("menu", "\(titles) bar \(Told.rect(menu.barOnScreen)) \(menu.side.map { "\($0)" } ?? "")"))
        }
        if application.simulatedContentShift != 0 {
            lines.append(("content shift", Told.number(application.simulatedContentShift)))
        }
        var numbers: [String: Int] = [:]
        for window in application.everyWindow.sorted(by: { $0.windowLevel < $1.windowLevel }) {
            let name = Self.unique(Told.name(window), &numbers)
            if window.isHidden {
                lines.append((name, "hidden window"))
            } else {
                add(window, path: name)
            }
        }
    }

    private static func unique(_ name: String, _ numbers: inout [String: Int]) -> String {
        let number = numbers[name, default: 0]
        numbers[name] = number + 1
        return number == 0 ? name : "\(name)#\(number)"
    }

    private mutating func add(_ view: UIView, path: String) {
        lines.append((path, words(of: view)))
        if let text = view as? any EditableText & SelectableText { add(text: text, path: path) }
        guard !opaque.contains(Told.name(view)) else { return }
        if view is KeyboardView { addKeys(of: view, path: path) }
        var numbers: [String: Int] = [:]
        for child in view.subviews where !child.isHidden && !(child is KeyView) {
            let name = Self.unique(Told.name(child), &numbers)
            add(child, path: path == "window" ? name : "\(path)/\(name)")
        }
    }

    /// The keys in the order in which they are read: captions, places and fills apart, because they change apart.
    private mutating func addKeys(of keyboard: UIView, path: String) {
        let keys = keyboard.subviews.compactMap { $0 as? KeyView }.sorted {
            ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
        }
        lines.append(
            ("\(path) captions", keys.map { Told.escaped($0.look?.caption ?? "") }.joined(separator: " ")))
        var rows: [String] = []
        var places: Set<String> = []
        for key in keys {
            let row = "\(Told.number(key.frame.minY))+\(Told.number(key.frame.height)):"
            if places.insert(row).inserted { rows.append(row) }
            rows.append("\(key.key.key.id) \(Told.number(key.frame.minX))+\(Told.number(key.frame.width))")
        }
        lines.append(("\(path) keys", rows.joined(separator: " ")))
        var fills: [String] = []
        var ids: [String: [String]] = [:]
        for key in keys {
            let fill = Told.color(key.backgroundColor)
            if ids[fill] == nil { fills.append(fill) }
            ids[fill, default: []].append(key.key.key.id)
        }
        // The commonest fill is said without its keys.
        let common = fills.max { ids[$0]?.count ?? 0 < ids[$1]?.count ?? 0 } ?? ""
        let words = fills.map { $0 == common ? $0 : "\($0) \(ids[$0]?.joined(separator: " ") ?? "")" }
        lines.append(("\(path) fills", words.joined(separator: ", ")))
    }

    private func words(of view: UIView) -> String {
        var parts = [Told.rect(view.frame)]
        if view.alpha != 1 { parts.append("alpha \(Told.number(view.alpha))") }
        if view.transform != .identity { parts.append("bounds \(Told.rect(view.bounds))") }
        if let color = view.backgroundColor { parts.append(Told.color(color)) }
        if !view.isUserInteractionEnabled { parts.append("deaf") }
        if let control = view as? UIControl, control.state != .normal {
            parts.append("state \(control.state.rawValue)")
        }
        if let scroll = view as? UIScrollView {
            parts.append("offset \(Told.point(scroll.contentOffset)) of \(Told.size(scroll.contentSize))")
            if scroll.adjustedContentInset != .zero {
                parts.append("inset \(Told.insets(scroll.adjustedContentInset))")
            }
        }
        if let label = view as? UILabel { parts.append(Told.quoted(label.text ?? "")) }
        if let button = view as? UIButton {
            parts.append("\(Told.quoted(button.currentTitle ?? "")) \(Told.color(button.currentTitleColor))")
        }
        if let toggle = view as? UISwitch { parts.append(toggle.isOn ? "on" : "off") }
        if let caret = view as? CaretView { parts.append(caret.isShown ? "caret" : "no caret") }
        return parts.joined(separator: " ")
    }

    private mutating func add(text: any EditableText & SelectableText, path: String) {
        let session = text.session
        if session.length > 60 {
            // A caret that moves in a long text is not to bring all of the text again.
            lines.append(("\(path) content", Told.quoted(session.text)))
            lines.append(("\(path) text", Told.aroundSelection(session)))
        } else {
            lines.append(("\(path) text", Told.marked(session.text, session.selectedRange, session.markedRange)))
        }
        if text.isFirstResponder {
            let rects = text.shownSelectionRects.map { " " + Told.rect($0) }.joined()
            lines.append(
                (
                    "\(path) caret",
                    Told.rect(text.caretRect(at: session.selection)) + (rects.isEmpty ? "" : " selected" + rects)
                ))
        }
        if let view = text as? UITextView, let styled = view.attributedText, styled.length < 400 {
            let runs = Told.runs(styled)
            if runs.count > 1 { lines.append(("\(path) runs", runs.joined(separator: "; "))) }
        }
    }
}

extension UIApplication {
    /// By how much the windows have moved for the keyboard, together.
    var simulatedContentShift: CGFloat { windows.reduce(0) { $0 + $1.contentShift } }
}

/// How things are written down.
@MainActor
enum Told {
    static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        guard abs(value) < 1e9 else { return "huge" }
        let hundredths = Int((value * 100).rounded())
        let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
        let sign = hundredths < 0 ? "-" : ""
        guard rest != 0 else { return "\(sign)\(whole)" }
        return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }

    static func rect(_ rect: CGRect) -> String {
        if rect.isNull { return "(null)" }
        return "(\(number(rect.minX)) \(number(rect.minY)) \(number(rect.width)) \(number(rect.height)))"
    }

    static func point(_ point: CGPoint) -> String { "(\(number(point.x)) \(number(point.y)))" }
    static func size(_ size: CGSize) -> String { "\(number(size.width))x\(number(size.height))" }
    static func range(_ range: NSRange) -> String {
        range.location == NSNotFound ? "none" : "\(range.location)+\(range.length)"
    }
    static func insets(_ insets: UIEdgeInsets) -> String {
        "(\(number(insets.top)) \(number(insets.left)) \(number(insets.bottom)) \(number(insets.right)))"
    }

    static func color(_ color: UIColor?) -> String {
        guard let color else { return "no colour" }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let parts = [red, green, blue, alpha].map { part -> String in
            let byte = String(Int((part * 255).rounded()), radix: 16)
            return byte.count < 2 ? "0\(byte)" : byte
        }
        return "#" + (parts[3] == "ff" ? parts[..<3].joined() : parts.joined())
    }

    static func font(_ font: UIFont?) -> String {
        font.map { "\($0.fontName) \(number($0.pointSize))" } ?? "no font"
    }

    /// A text in one line of plain letters: what is not to be seen is written as its number.
    static func quoted(_ text: String) -> String { "'\(escaped(text))'" }

    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0A: result += "\\n"
            case 0x09: result += "\\t"
            case 0x5C: result += "\\\\"
            case 0x20..<0x7F, 0xA1..<0x250, 0x2010..<0x2028, 0x20AC: result.unicodeScalars.append(scalar)
            default: result += "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return result
    }

    /// A text with its selection and its marked text: "he[ll]o", "he|llo" and "he{ll}|o".
    static func marked(_ text: String, _ selection: Range<Int>, _ marked: Range<Int>?) -> String {
        let units = Array(text.utf16)
        var result = ""
        var start = 0
        func take(to end: Int) {
            let end = min(max(end, start), units.count)
            result += escaped(String(decoding: units[start..<end], as: UTF16.self))
            start = end
        }
        var signs: [(Int, String)] = marked.map { [($0.lowerBound, "{"), ($0.upperBound, "}")] } ?? []
        signs +=
            selection.isEmpty
            ? [(selection.lowerBound, "|")] : [(selection.lowerBound, "["), (selection.upperBound, "]")]
        for (_, sign) in signs.enumerated().sorted(by: { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }) {
            take(to: sign.0)
            result += sign.1
        }
        take(to: units.count)
        return "'\(result)'"
    }

    /// The selection of a long text with a few letters on both sides.
    static func aroundSelection(_ session: TextInputSession) -> String {
        let units = Array(session.text.utf16)
        let range = session.selectedRange
        let (start, end) = (max(0, range.lowerBound - 8), min(units.count, range.upperBound + 8))
        let part = String(decoding: units[start..<end], as: UTF16.self)
        let marked = session.markedRange.map { $0.lowerBound - start..<$0.upperBound - start }
        return "\(range.lowerBound)+\(range.count) "
            + Self.marked(part, range.lowerBound - start..<range.upperBound - start, marked)
    }

    /// The runs of a styled text, each with its attributes in the order of their names.
    static func runs(_ text: NSAttributedString) -> [String] {
        var runs: [String] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            runs.append("\(Told.range(range)) \(Told.attributes(attributes))")
        }
        return runs
    }

    static func attributes(_ attributes: [NSAttributedString.Key: Any]) -> String {
        // What is black anyway is not said.
        attributes.filter { $0.key != .foregroundColor || color($0.value as? UIColor) != "#000000" }.sorted {
            $0.key.rawValue < $1.key.rawValue
        }.map { key, value in
            let name = key.rawValue.replacingOccurrences(of: "NS", with: "")
            return switch value {
            case let value as UIFont: font(value)
            case let value as UIColor: "\(name) \(color(value))"
            case let value as NSParagraphStyle: "\(name) \(paragraph(value))"
            case let value as NSTextAttachment: "attachment \(rect(value.bounds))"
            case let value as NSShadow: "shadow \(size(value.shadowOffset)) \(number(value.shadowBlurRadius))"
            case let value as NSNumber: "\(name) \(number(CGFloat(value.doubleValue)))"
            default: "\(name) \(value)"
            }
        }.joined(separator: ", ")
    }

    static func paragraph(_ style: NSParagraphStyle) -> String {
        var parts = ["align \(style.alignment.rawValue)", "break \(style.lineBreakMode.rawValue)"]
        for (name, value) in [
            ("first", style.firstLineHeadIndent), ("head", style.headIndent), ("tail", style.tailIndent),
            ("spacing", style.lineSpacing), ("multiple", style.lineHeightMultiple), ("after", style.paragraphSpacing),
            ("before", style.paragraphSpacingBefore), ("min", style.minimumLineHeight),
            ("max", style.maximumLineHeight),
        ] where value != 0 { parts.append("\(name) \(number(value))") }
        return parts.joined(separator: " ")
    }

    /// What a thing is called: by its identifier, or by its type.
    static func name(_ thing: AnyObject?) -> String {
        guard let thing else { return "nil" }
        if let key = thing as? KeyView { return "key \(key.key.key.id)" }
        if let recognizer = thing as? UIGestureRecognizer, let name = recognizer.name { return name }
        if let identifier = (thing as? UIView)?.accessibilityIdentifier { return identifier }
        // A field's hint is a label whose painting goes through the field.
        if thing is FieldPlaceholder { return "UILabel" }
        return "\(type(of: thing))"
    }
}
