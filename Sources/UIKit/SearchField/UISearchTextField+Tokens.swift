import Foundation
import TextEngine

/// What a search field is beside a field, and what its tokens do.
extension UISearchTextField {
    /// The colour behind the text.
    static let fill = UIColor.tertiarySystemFill
    /// The height of a search field, in points.
    private static let height: CGFloat = 36
    /// What it is higher than a line of large letters, so that there is room around tokens, in points.
    private static let roomAround: CGFloat = 15

    func setUpSearch() {
        // Before the style, which brings a ground of its own.
        backgroundColor = Self.fill
        insertSubview(searchGround, at: 0)
        borderStyle = .roundedRect
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        leftView = glass
        leftViewMode = .always
        clearButtonMode = .always
        returnKeyType = .search
        autocorrectionType = .no
        session.copying = { [weak self] in self?.copied($0) ?? $0 }
    }

    static let magnifier = UIImage(systemName: "magnifyingglass")

    /// The magnifier that stands before the text of a field for searching.
    static func makeGlass() -> UIImageView {
        let glass = UIImageView(image: magnifier)
        (glass.tintColor, glass.contentMode) = (.secondaryLabel, .scaleAspectFit)
        glass.frame = CGRect(x: 0, y: 0, width: 18, height: 20)
        return glass
    }

    static func makeGround() -> UIView {
        let ground = UIView()
        ground.isUserInteractionEnabled = false
        return ground
    }

    var searchSize: CGSize {
        let size = fittingSize
        let line = usedFont.lineHeight.rounded(.up)
        return CGSize(width: size.width, height: max(Self.height, size.height, line + Self.roomAround))
    }

    // MARK: Tokens

    var tokenCapsules: [SearchTokenCapsule] {
        let count = session.editor.leadCount
        return count == 0 ? [] : Self.capsules(of: session.editor.content.part(0..<count))
    }

    /// The tokens of a text, in order.
    private static func capsules(of text: AttributedRope) -> [SearchTokenCapsule] {
        var capsules: [SearchTokenCapsule] = []
        text.forEachRun(in: 0..<text.utf16Count) { value, range in
            if let attachment = value.values[.attachment] as? SearchTokenAttachment {
                capsules += Array(repeating: attachment.capsule, count: range.count)
            }
            return true
        }
        return capsules
    }

    /// Tokens as they stand in the text.
    func leads(_ tokens: [UISearchToken]) -> AttributedRope {
        let text = NSMutableAttributedString()
        for token in tokens {
            text.append(NSAttributedString(attachment: SearchTokenAttachment(SearchTokenCapsule(token, in: self))))
        }
        return AttributedRope(text)
    }

    func isSelected(_ capsule: SearchTokenCapsule) -> Bool {
        guard isEditing, showsSelection, !session.selection.isCaret else { return false }
        return tokenCapsules.firstIndex { $0 === capsule }.map(session.selectedRange.contains) ?? false
    }

    /// Selects the token at a point, unless it is selected: then the menu is meant.
    func selectToken(at point: CGPoint) -> Bool {
        let count = session.editor.leadCount
        guard count > 0, isTextEditable,
            let index = (0..<count).first(where: { rects(of: $0..<($0 + 1)).contains { $0.contains(point) } })
        else { return false }
        let range = index..<(index + 1)
        guard session.selectedRange != range || !isFirstResponder else { return false }
        application?.hardwareKeyboard.fieldWasTapped()
        guard isFirstResponder || becomeFirstResponder(), range.upperBound <= session.editor.leadCount else {
            return true
        }
        session.choose(TextSelection(range))
        pointing.menu.dismiss()
        return true
    }

    // MARK: Copying

    /// What is copied of a part of the text: of tokens what they say.
    private func copied(_ part: AttributedRope) -> AttributedRope {
        let capsules = Self.capsules(of: part)
        guard !capsules.isEmpty else { return part }
        var copied = part
        copied.replace(0..<capsules.count, with: Rope(), attributes: .none)
        guard allowsCopyingTokens else { return copied }
        let texts = capsules.map(\.token.text).filter { !$0.isEmpty }.joined(separator: " ")
        let words = Rope(copied.utf16Count == 0 || texts.isEmpty ? texts : texts + " ")
        copied.replace(0..<0, with: words, attributes: TextAttributes(defaultTextAttributes))
        return copied
    }

    /// Whether an edit action makes sense with what is selected of the tokens.
    func canDoWithTokens(_ action: UICommand.Action) -> Bool {
        let (selected, count) = (session.selectedRange, session.editor.leadCount)
        guard !selected.isEmpty, selected.upperBound <= count else { return true }
        switch action {
        case .copy: return allowsCopyingTokens
        case .cut: return allowsCopyingTokens && allowsDeletingTokens
        case .delete: return allowsDeletingTokens
        default: return true
        }
    }
}
