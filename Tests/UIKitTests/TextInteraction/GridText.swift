import Foundation
import UIKit

/// A text of a program's own, drawn by hand in cells of one size and told of by `UITextInput` alone: lines of code, or with
/// a limit a code in boxes.
final class GridText: UIView, UITextInput {
    let cell: CGSize
    /// How many digits there may be; `nil` for any text of any number of lines.
    let limit: Int?
    var content = NSMutableString(string: "")
    var string: String { content.substring(from: 0) }
    var selection = NSRange(location: 0, length: 0)
    var marked: NSRange?
    /// What was asked and told.
    var happened: (String) -> Void = { _ in }
    var menu: ((UITextRange, [UIMenuElement]) -> UIMenu?)?
    var isRightToLeft = false
    var hidesCaret = false

    weak var inputDelegate: (any UITextInputDelegate)?
    var markedTextStyle: [NSAttributedString.Key: Any]?
    private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    private let undo = UndoManager()
    var isEditable = true
    var isSecureTextEntry = false
    var keyboardType = UIKeyboardType.default
    var autocapitalizationType = UITextAutocapitalizationType.none
    var inlinePredictionType = UITextInlinePredictionType.default

    init(frame: CGRect, cell: CGSize, limit: Int? = nil) {
        (self.cell, self.limit) = (cell, limit)
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        if limit != nil { keyboardType = .numberPad }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    final class Place: UITextPosition {
        let offset: Int

        init(_ offset: Int) { self.offset = offset }
    }

    final class Part: UITextRange {
        let range: NSRange

        init(_ range: NSRange) {
            self.range = range
            super.init()
        }

        override var isEmpty: Bool { range.length == 0 }
        override var start: UITextPosition { Place(range.location) }
        override var end: UITextPosition { Place(NSMaxRange(range)) }
    }

    // MARK: The program's own

    override var canBecomeFirstResponder: Bool { true }
    override var undoManager: UndoManager? { undo }

    /// Sets all of the text, as a program does.
    func set(_ text: String) {
        inputDelegate?.textWillChange(self)
        content = NSMutableString(string: text)
        (selection, marked) = (NSRange(location: content.length, length: 0), nil)
        inputDelegate?.textDidChange(self)
        setNeedsDisplay()
    }

    private func put(_ text: String, in range: NSRange) {
        var text = text
        if let limit { text = String(text.filter(\.isNumber).prefix(max(0, limit - content.length + range.length))) }
        let before = (string, selection)
        undo.registerUndo(withTarget: self) { $0.restore(before.0, before.1) }
        content.replaceCharacters(in: range, with: text)
        selection = NSRange(location: range.location + text.utf16.count, length: 0)
        marked = nil
        setNeedsDisplay()
    }

    private func restore(_ text: String, _ range: NSRange) {
        let before = (string, selection)
        undo.registerUndo(withTarget: self) { $0.restore(before.0, before.1) }
        inputDelegate?.textWillChange(self)
        content = NSMutableString(string: text)
        (selection, marked) = (range, nil)
        inputDelegate?.textDidChange(self)
        setNeedsDisplay()
    }

    override func canPerformAction(_ action: UICommand.Action, withSender sender: Any?) -> Bool {
        switch action {
        case .cut, .copy, .delete: selection.length > 0
        case .paste: isEditable && UIPasteboard.general.hasStrings
        case .select: selection.length == 0 && content.length > 0
        case .selectAll: selection.length < content.length
        default: false
        }
    }

    override func cut(_ sender: Any?) {
        copy(sender)
        put("", in: selection)
    }
    override func copy(_ sender: Any?) { UIPasteboard.general.string = content.substring(with: selection) }
    override func paste(_ sender: Any?) { put(UIPasteboard.general.string ?? "", in: selection) }
    override func select(_ sender: Any?) {
        let range = tokenizer.rangeEnclosingPosition(
            Place(selection.location), with: .word, inDirection: .storage(.backward))
        selectedTextRange = range ?? selectedTextRange
    }
    override func selectAll(_ sender: Any?) { selection = NSRange(location: 0, length: content.length) }

    override func draw(_ rect: CGRect) {
        let font = UIFont.monospacedSystemFont(ofSize: cell.height * 0.6, weight: .regular)
        if let limit {
            for box in 0..<limit {
                UIColor.systemGray2.setFill()
                UIRectFill(boxFrame(box).insetBy(dx: 3, dy: 3))
                UIColor.systemBackground.setFill()
                UIRectFill(boxFrame(box).insetBy(dx: 4, dy: 4))
            }
        }
        for offset in 0..<content.length where content.character(at: offset) != 10 {
            let letter = content.substring(with: NSRange(location: offset, length: 1)) as NSString
            let size = letter.size(withAttributes: [.font: font])
            let (column, line) = columnAndLine(of: offset)
            let box = CGRect(origin: origin(column, line), size: cell)
            letter.draw(
                at: CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2),
                withAttributes: [.font: font, .foregroundColor: UIColor.label])
        }
    }

    private func boxFrame(_ index: Int) -> CGRect { CGRect(origin: origin(index, 0), size: cell) }

    // MARK: The grid

    private func lineStart(_ offset: Int) -> Int {
        let end = content.range(of: "\n", options: .backwards, range: NSRange(location: 0, length: offset))
        return end.location == NSNotFound ? 0 : NSMaxRange(end)
    }

    private func lineEnd(_ offset: Int) -> Int {
        let rest = NSRange(location: offset, length: content.length - offset)
        let end = content.range(of: "\n", options: [], range: rest)
        return end.location == NSNotFound ? content.length : end.location
    }

    func columnAndLine(of offset: Int) -> (Int, Int) {
        let line = content.substring(to: offset).filter { $0 == "\n" }.count
        return (offset - lineStart(offset), line)
    }

    private func offset(column: Int, line: Int) -> Int {
        var start = 0
        for _ in 0..<max(0, line) {
            let end = lineEnd(start)
            guard end < content.length else { break }
            start = end + 1
        }
        return min(start + max(0, column), lineEnd(start))
    }

    private func origin(_ column: Int, _ line: Int) -> CGPoint {
        let x = 4 + CGFloat(column) * cell.width
        return CGPoint(x: isRightToLeft ? bounds.width - x - cell.width : x, y: 4 + CGFloat(line) * cell.height)
    }

    private func clamped(_ offset: Int) -> Int { min(max(0, offset), content.length) }
    private func offset(_ place: UITextPosition) -> Int { clamped((place as? Place)?.offset ?? 0) }
    private func range(_ part: UITextRange) -> NSRange {
        let range = (part as? Part)?.range ?? selection
        let start = clamped(range.location)
        return NSRange(location: start, length: clamped(NSMaxRange(range)) - start)
    }

    // MARK: Keys

    var hasText: Bool { content.length > 0 }
    func insertText(_ text: String) {
        happened("insert")
        put(text, in: marked ?? selection)
    }
    func deleteBackward() {
        happened("delete")
        if let marked { return put("", in: marked) }
        guard selection.length == 0 else { return put("", in: selection) }
        guard selection.location > 0 else { return }
        put("", in: content.rangeOfComposedCharacterSequence(at: selection.location - 1))
    }

    // MARK: Text that is not decided

    var markedTextRange: UITextRange? { marked.map { Part($0) } }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        happened("mark")
        let (text, old) = (markedText ?? "", marked ?? selection)
        put(text, in: old)
        marked = text.isEmpty ? nil : NSRange(location: old.location, length: text.utf16.count)
        selection = NSRange(location: clamped(old.location + selectedRange.location), length: selectedRange.length)
    }
    func unmarkText() {
        happened("unmark")
        marked = nil
    }

    // MARK: Text, places and parts

    var selectedTextRange: UITextRange? {
        get { Part(selection) }
        set {
            happened("select")
            selection = newValue.map { range($0) } ?? NSRange(location: 0, length: 0)
        }
    }
    func text(in range: UITextRange) -> String? { content.substring(with: self.range(range)) }
    func replace(_ range: UITextRange, withText text: String) { put(text, in: self.range(range)) }
    var beginningOfDocument: UITextPosition { Place(0) }
    var endOfDocument: UITextPosition { Place(content.length) }
    func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
        let (a, b) = (offset(from), offset(to))
        return Part(NSRange(location: min(a, b), length: abs(a - b)))
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = self.offset(position) + offset
        return 0...content.length ~= place ? Place(place) : nil
    }
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .left, .right:
            return self.position(from: position, offset: (direction == .right) != isRightToLeft ? offset : -offset)
        case .up, .down:
            let (column, line) = columnAndLine(of: self.offset(position))
            let goal = line + (direction == .up ? -offset : offset)
            let last = columnAndLine(of: content.length).1
            return 0...last ~= goal ? Place(self.offset(column: column, line: goal)) : nil
        }
    }
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .up || (direction == .left) != isRightToLeft && direction != .down ? range.start : range.end
    }
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        let place = offset(position)
        let isToEnd = direction == .down || direction != .up && (direction == .right) != isRightToLeft
        return textRange(from: position, to: Place(isToEnd ? lineEnd(place) : lineStart(place)))
    }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let distance = offset(from: position, to: other)
        return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { offset(toPosition) - offset(from) }

    // MARK: Places on the screen

    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? .zero }
    func caretRect(for position: UITextPosition) -> CGRect {
        happened("caret")
        let (column, line) = columnAndLine(of: offset(position))
        let origin = origin(column, line)
        let x = isRightToLeft ? origin.x + cell.width : origin.x
        return hidesCaret ? .zero : CGRect(x: x - 1, y: origin.y + 2, width: 2, height: cell.height - 4)
    }

    final class SelectedLine: UITextSelectionRect {
        let line: CGRect
        let isFirst: Bool
        let isLast: Bool
        let isRightToLeft: Bool

        init(_ line: CGRect, _ isFirst: Bool, _ isLast: Bool, _ isRightToLeft: Bool) {
            (self.line, self.isFirst, self.isLast, self.isRightToLeft) = (line, isFirst, isLast, isRightToLeft)
            super.init()
        }

        override var rect: CGRect { line }
        override var writingDirection: NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
        override var containsStart: Bool { isFirst }
        override var containsEnd: Bool { isLast }
    }

    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        happened("rects")
        let range = self.range(range)
        var (start, rects) = (range.location, [SelectedLine]())
        while start <= NSMaxRange(range) {
            let end = min(lineEnd(start), NSMaxRange(range))
            let (column, line) = columnAndLine(of: start)
            let (a, width) = (origin(column, line), CGFloat(end - start) * cell.width)
            let x = isRightToLeft ? a.x + cell.width - width : a.x
            rects.append(
                SelectedLine(
                    CGRect(x: x, y: a.y, width: width, height: cell.height), start == range.location,
                    end == NSMaxRange(range), isRightToLeft))
            start = end + 1
        }
        return rects
    }
    func closestPosition(to point: CGPoint) -> UITextPosition? {
        happened("closest")
        let x = isRightToLeft ? bounds.width - point.x : point.x
        return Place(
            offset(
                column: Int(((x - 4) / cell.width).rounded()), line: Int(((point.y - 4) / cell.height).rounded(.down))))
    }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let limits = self.range(range)
        return closestPosition(to: point).map { Place(min(max(offset($0), limits.location), NSMaxRange(limits))) }
    }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }

    // MARK: The menu and the floating caret

    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        happened("menu")
        return menu?(textRange, suggestedActions)
    }
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) { happened("present") }
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) { happened("dismiss") }
    func beginFloatingCursor(at point: CGPoint) { happened("float") }
    func updateFloatingCursor(at point: CGPoint) {
        happened("floating")
        if let place = closestPosition(to: point) { selectedTextRange = textRange(from: place, to: place) }
    }
    func endFloatingCursor() { happened("floated") }
}
