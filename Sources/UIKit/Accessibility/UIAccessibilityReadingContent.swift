import Foundation

/// A page that can be read line by line.
///
/// Lines are those of the page that is shown, from 0 on. ``UITextView`` conforms; in UIKit programs have their views conform.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent {
    /// The number of the line at a point, in the view's points; `NSNotFound` where there is none.
    func accessibilityLineNumber(for point: CGPoint) -> Int
    /// The words of a line; `nil` for one that is not there.
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    /// Where a line is on the screen, in the screen's points; zero for one that is not there.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    /// The words of the page.
    func accessibilityPageContent() -> String?
}

extension UITextView: UIAccessibilityReadingContent {
    /// A line of text that is seen: its rectangle in the view's points, and its range.
    private struct SeenLine {
        var rect: CGRect
        var range: UITextRange
    }

    /// The lines that are seen, by the public positions of the text, so that no text kit is made for a question.
    private var seenLines: [SeenLine] {
        let seen = bounds.inset(by: adjustedContentInset)
        let (width, left) = (bounds.width - containerInset.left - containerInset.right, containerInset.left)
        var lines: [SeenLine] = []
        var position = closestPosition(to: CGPoint(x: seen.minX, y: seen.minY))
        while let place = position, let range = line(at: place) {
            let caret = caretRect(for: range.start)
            guard caret.minY < seen.maxY else { break }
            let rect = CGRect(x: bounds.minX + left, y: caret.minY, width: width, height: caret.height)
            if rect.maxY > seen.minY { lines.append(SeenLine(rect: rect, range: range)) }
            position = compare(range.end, to: endOfDocument) == .orderedAscending ? range.end : nil
        }
        return lines
    }

    /// The line that a place is in, or at the end of, with what ends it.
    private func line(at place: UITextPosition) -> UITextRange? {
        let words =
            tokenizer.rangeEnclosingPosition(place, with: .line, inDirection: .storage(.forward))
            ?? tokenizer.rangeEnclosingPosition(place, with: .line, inDirection: .storage(.backward))
        // Nothing encloses a place in an empty line.
        let isEmpty = words.map { compare($0.end, to: place) == .orderedAscending } ?? true
        let (start, last) = isEmpty ? (place, place) : (words?.start ?? place, words?.end ?? place)
        let ends = [2, 1].lazy.compactMap { self.position(from: last, offset: $0) }
        let end = ends.first { end in
            let terminator = self.textRange(from: last, to: end).flatMap { self.text(in: $0) } ?? ""
            return terminator.count == 1 && terminator.first?.isNewline == true
        }
        return textRange(from: start, to: end ?? last)
    }

    private func seenLine(_ number: Int) -> SeenLine? {
        let lines = seenLines
        return lines.indices.contains(number) ? lines[number] : nil
    }

    /// What is read of a range: of a secret text as many dots.
    private func readText(_ range: UITextRange) -> String {
        let text = text(in: range) ?? ""
        return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }

    /// The number of the line at a point, in the view's points, counted from the first line that is seen; `NSNotFound` where
    /// there is none.
    public func accessibilityLineNumber(for point: CGPoint) -> Int {
        seenLines.firstIndex { $0.rect.minY <= point.y && point.y < $0.rect.maxY } ?? NSNotFound
    }

    /// The words of a line that is seen; of a secret text as many dots.
    public func accessibilityContent(forLineNumber lineNumber: Int) -> String? {
        seenLine(lineNumber).map { readText($0.range) }
    }

    /// Where a line that is seen is on the screen.
    public func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect {
        seenLine(lineNumber).map { convertToScreen($0.rect) } ?? .zero
    }

    /// The words of the lines that are seen; of a secret text as many dots.
    public func accessibilityPageContent() -> String? {
        seenLines.map { readText($0.range) }.joined()
    }
}
