import Foundation
import TextEngine

/// Links, attachments and what data detectors find: what can be tapped in a text that is not edited.
extension UITextView {
    /// The longest text before and behind a place in which data detectors look, in UTF-16 units.
    private static let detectionReach = 2048

    /// The item at a point, if the text shows any there.
    func item(at point: CGPoint) -> UITextItem? {
        guard isSelectable, !isEditable, point.isFinite else { return nil }
        let near = stop(nearestTo: point).head
        // The nearest caret may be at either side of the letter.
        for offset in [near, near - 1] where offset >= 0 && offset < session.length {
            guard let item = item(containing: offset) else { continue }
            let range = item.range.location..<(item.range.location + item.range.length)
            // Fingers are wider than letters.
            if rects(of: range).contains(where: { $0.insetBy(dx: -4, dy: -4).contains(point) }) { return item }
        }
        return nil
    }

    private func item(containing offset: Int) -> UITextItem? {
        let content = session.editor.content
        if let run = content.run(at: offset) {
            let values = run.value.values
            if let tag = values[.textItemTag] as? String {
                return UITextItem(content: .tag(tag), range: NSRange(run.range))
            }
            // A picture with a link is the link.
            if let url = Self.url(values[.link]) { return UITextItem(content: .link(url), range: NSRange(run.range)) }
            if let attachment = values[.attachment] as? NSTextAttachment {
                return UITextItem(content: .textAttachment(attachment), range: NSRange(run.range))
            }
        }
        guard !dataDetectorTypes.isEmpty else { return nil }
        let paragraph = session.rope.paragraphContentRange(containing: offset)
        let start = max(paragraph.lowerBound, offset - Self.detectionReach)
        let end = min(paragraph.upperBound, offset + Self.detectionReach)
        guard start < end else { return nil }
        for found in detector.items(in: session.rope.units(in: start..<end)) {
            let range = (start + found.range.lowerBound)..<(start + found.range.upperBound)
            guard range.contains(offset), let url = found.url else { continue }
            return UITextItem(content: .link(url), range: NSRange(range))
        }
        return nil
    }

    private static func url(_ value: Any?) -> URL? {
        (value as? URL) ?? (value as? String).flatMap { URL(string: $0) }
    }

    /// Finds what ``dataDetectorTypes`` asks for. Numbers of days and months stand in the locale's order.
    private var detector: DataDetector {
        let region = application?.locale.region?.identifier
        return DataDetector(dataDetectorTypes.kinds, dateOrder: region == "US" ? .monthDay : .dayMonth)
    }

    /// Text that data detectors find in a paragraph looks like a link.
    func detected(_ styles: [StyleRun], in range: Range<Int>) -> [StyleRun] {
        guard !isEditable, isSelectable, !dataDetectorTypes.isEmpty, !range.isEmpty else { return styles }
        var styles = styles
        for item in detector.items(in: session.rope.units(in: range)) where item.url != nil {
            styles = PageLooks.changing(styles, in: item.range) { style in
                var style = style
                style.paint = RunDecorations(style.paint as? RunDecorations, under: linkTextAttributes)
                return style
            }
        }
        return styles
    }

    // MARK: Taps

    func hasItem(at point: CGPoint) -> Bool { item(at: point) != nil }

    func invokeItem(at point: CGPoint) -> Bool {
        guard let item = item(at: point) else { return false }
        invoke(item, at: point)
        return true
    }

    func presentItemMenu(at point: CGPoint) -> Bool {
        guard let item = item(at: point), let menu = menu(of: item) else { return false }
        show(menu, of: item, at: point)
        return true
    }

    /// Does what a tap on an item does: the action that the delegate says, or where it says none the item's menu.
    func invoke(_ item: UITextItem, at point: CGPoint) {
        let action = UIAction(title: "") { [weak self] _ in
            if case .link(let url) = item.content { self?.application?.open(url) }
        }
        guard let delegate = informedDelegate else { return action.perform(sender: self) }
        if let chosen = delegate.textView(self, primaryActionFor: item, defaultAction: action) {
            chosen.perform(sender: self)
        } else if let menu = menu(of: item) {
            show(menu, of: item, at: point)
        }
    }

    /// Shows the menu of an item. The delegate hears when it comes and goes.
    private func show(_ menu: UIMenu, of item: UITextItem, at point: CGPoint) {
        itemMenu.present(menu, in: self, at: point) { [weak self] in
            guard let self else { return }
            informedDelegate?.textView(self, textItemMenuWillDisplayFor: item, animator: $0)
        } willGo: { [weak self] in
            guard let self else { return }
            informedDelegate?.textView(self, textItemMenuWillEndFor: item, animator: $0)
        }
    }

    /// The menu of a long press on an item, or `nil` for none.
    func menu(of item: UITextItem) -> UIMenu? {
        var actions: [UIMenuElement] = []
        if case .link(let url) = item.content {
            actions.append(
                UIAction(title: words[.copy]) { [weak self] _ in
                    self?.application?.pasteboard.string = url.absoluteString
                })
        }
        let menu = UIMenu(children: actions)
        guard let delegate = informedDelegate else { return actions.isEmpty ? nil : menu }
        let shown = delegate.textView(self, menuConfigurationFor: item, defaultMenu: menu)?.menu
        return shown?.children.isEmpty == false ? shown : nil
    }
}
