import Foundation

/// Makes text of a page: goes through its parts and puts down what stands there, as it looks there.
struct HTMLReader {
    private struct Element {
        let name: String
        let style: HTMLStyle
        /// How long the text was when it began, in UTF-16 code units.
        var start = 0
        /// How many items the list has, or cells the row.
        var count = 0
    }

    private let page: HTMLPage
    private var sheet = CSSStyleSheet()
    private var text = HTMLText()
    private var elements: [Element] = []
    /// What rules know of them.
    private var selected: [CSSStyleSheet.Element] = []
    /// How many cells the rows have, by the parts at which they begin.
    private var cells: [Int: Int] = [:]
    /// How many quotations are open.
    private var quoteDepth = 0

    /// What a page says.
    static func attributedString(_ page: HTMLPage) -> NSAttributedString {
        var reader = HTMLReader(page)
        reader.lookAhead()
        for (index, part) in page.parts.enumerated() {
            switch part {
            case .begin(let name, let attributes): reader.begin(name, attributes, at: index)
            case .end: reader.end()
            case .text(let characters): reader.put(characters)
            }
        }
        return reader.text.attributedString
    }

    private init(_ page: HTMLPage) {
        self.page = page
    }

    private var style: HTMLStyle { elements.last?.style ?? HTMLStyle() }

    /// Styles have a say over what stands in front of them too; and a row of one cell is no row.
    private mutating func lookAhead() {
        var (open, rows): ([String], [Int]) = ([], [])
        for (index, part) in page.parts.enumerated() {
            switch part {
            case .begin(let name, _):
                open.append(name)
                if name == "tr" { rows.append(index) }
                if name == "td" || name == "th", let row = rows.last { cells[row, default: 0] += 1 }
            case .end:
                if open.popLast() == "tr" { rows.removeLast() }
            case .text(let text):
                if open.last == "style" { sheet.add(text) }
            }
        }
    }

    // MARK: Elements

    private mutating func begin(_ name: String, _ attributes: [String: String], at index: Int) {
        let selected = CSSStyleSheet.Element(name: name, attributes: attributes)
        let own = CSSDeclaration.list(attributes["style"] ?? "")
        let declarations = sheet.declarations(for: selected, in: self.selected) + own
        var style = self.style.inner(name, attributes, declarations)
        if style.display == .row, cells[index, default: 0] > 1 { style.isInRow = true }
        let outer = self.style
        var element = Element(name: name, style: style)
        defer {
            elements.append(element)
            self.selected.append(selected)
        }
        guard !style.isHidden else { return }
        switch style.display {
        case .inline: break
        case .cell where style.isInRow: beginCell()
        case _ where outer.isInRow: text.separate(style)
        default: text.endParagraph(isInItem: isInItem(name))
        }
        element.start = text.length
        if style.display == .listItem, style.listDepth > 0 { beginItem(attributes, style) }
        if name == "ol", let start = attributes["start"].flatMap(Int.init) {
            element.count = min(max(start, -999_999), 999_999) - 1
        }
        begin(named: name, attributes, style)
    }

    private mutating func begin(named name: String, _ attributes: [String: String], _ style: HTMLStyle) {
        switch name {
        case "br":
            let block = elements.last { $0.style.display != .inline }?.name ?? ""
            let isLine = ["p", "li"].contains(block) || block.wholeMatch(of: #/h[1-6]/#) != nil || style.isInRow
            text.breakLine(style, isParagraph: !isLine)
        case "q":
            text.append(quoteDepth.isMultiple(of: 2) ? "“" : "‘", style)
            quoteDepth += 1
        case "img": text.append(HTMLPicture(attributes), style)
        default: break
        }
    }

    private mutating func end() {
        selected.removeLast()
        guard let element = elements.popLast(), !element.style.isHidden else { return }
        let style = element.style
        if element.name == "q" {
            quoteDepth -= 1
            text.append(quoteDepth.isMultiple(of: 2) ? "”" : "’", style)
        }
        let isEmpty = text.length == element.start
        switch style.display {
        case .inline,
            .cell where style.isInRow:
            break
        // The page ends with what ends last in it.
        case _ where element.name == "body" || element.name == "html": break
        case _ where self.style.isInRow: text.separate(style)
        default:
            let isParagraph = element.name == "p" || element.name == "hr"
            text.endParagraph(isInItem: isInItem(element.name), allowsEmpty: isEmpty && isParagraph)
            // What is behind a list is as far from it as from a paragraph.
            if style.listDepth > 0, self.style.listDepth == 0 { text.spaceLastParagraph(.ems(1)) }
        }
    }

    /// Whether a block is a part of a list's item, which is one paragraph.
    private func isInItem(_ name: String) -> Bool {
        style.listDepth > 0 && !["li", "ol", "ul", "menu", "dir"].contains(name)
    }

    private mutating func beginCell() {
        guard let row = elements.lastIndex(where: { $0.style.display == .row && $0.style.isInRow }) else { return }
        if elements[row].count > 0 { text.appendTab(elements[row].style) }
        elements[row].count += 1
    }

    private mutating func beginItem(_ attributes: [String: String], _ style: HTMLStyle) {
        guard let index = elements.lastIndex(where: { ["ol", "ul", "menu", "dir"].contains($0.name) }) else { return }
        let number =
            attributes["value"].flatMap(Int.init).map { min(max($0, -999_999), 999_999) } ?? elements[index].count + 1
        elements[index].count = number
        let list = NSTextList(markerFormat: style.marker, options: 0)
        let marker = style.marker.rawValue.isEmpty ? "" : list.marker(forItemNumber: number)
        text.appendMarker("\t\(marker)\t", style)
    }

    // MARK: Text

    private mutating func put(_ characters: String) {
        let style = style
        guard !style.isHidden else { return }
        // What stands between rows and cells is no text.
        if let name = elements.last?.name, ["table", "tbody", "thead", "tfoot", "tr"].contains(name),
            characters.allSatisfy(\.isWhitespace)
        {
            return
        }
        text.put(characters, style)
    }
}
