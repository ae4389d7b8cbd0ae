import Foundation

/// Entries of a menu that are not known before the menu is shown. Until they are there "…" stands in their place.
open class UIDeferredMenuElement: UIMenuElement {
    private enum Answer {
        case unasked
        case awaited
        case known([UIMenuElement])
    }

    /// Hands entries over, at once or later.
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private var isCached = true
    private var answer = Answer.unasked
    /// Counts the questions, so that only the last is answered.
    private var turn = 0
    private lazy var placeholder = UIAction(title: "…", attributes: .disabled) { _ in }

    /// Creates an element whose entries are asked for once, when it is first shown.
    /// - Parameter elementProvider: Calls what it is handed with the entries, on the main actor, at once or later.
    public required init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        super.init(title: "", image: nil)
    }

    /// Makes an element whose entries are asked for each time that a menu with it is shown.
    open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self {
        let element = self.init(elementProvider)
        element.isCached = false
        return element
    }

    /// A menu with the element is about to be shown.
    func menuWillShow() {
        if !isCached { answer = .unasked }
    }

    /// The entries, or what stands in their place.
    /// - Parameter arrival: Is called when they come later.
    func elements(_ arrival: @escaping @MainActor () -> Void) -> [UIMenuElement] {
        if case .unasked = answer {
            answer = .awaited
            turn += 1
            let turn = turn
            var isAsking = true
            provider { [weak self] elements in
                guard let self, self.turn == turn, case .awaited = answer else { return }
                answer = .known(elements)
                if !isAsking { arrival() }
            }
            isAsking = false
        }
        if case .known(let elements) = answer { return elements }
        return [placeholder]
    }
}
