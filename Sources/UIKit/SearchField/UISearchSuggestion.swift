import Foundation

/// Something that a search field suggests. All but the words and the object have defaults.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// What it says.
    var localizedSuggestion: String? { get }
    /// What it says, with attributes: goes before ``localizedSuggestion``.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// What it means, in a line below.
    var localizedDescription: String? { get }
    /// A picture at its beginning. A template has the colour of labels.
    var iconImage: UIImage? { get }
    /// What the program means by it. The field never looks at it.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    /// None.
    public var localizedAttributedSuggestion: NSAttributedString? { nil }
    /// None.
    public var localizedDescription: String? { nil }
    /// None.
    public var iconImage: UIImage? { nil }
}

/// A suggestion that is words, a description and a picture.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// What it says; of words with attributes their text.
    public let localizedSuggestion: String?
    /// What it says, with attributes.
    public let localizedAttributedSuggestion: NSAttributedString?
    /// What it means, in a line below.
    public let localizedDescription: String?
    /// A picture at its beginning. A template has the colour of labels.
    public let iconImage: UIImage?
    /// What the program means by it. The field never looks at it.
    open var representedObject: Any?

    private init(
        _ suggestion: String?, _ attributed: NSAttributedString?, _ description: String?, _ icon: UIImage?
    ) {
        localizedSuggestion = suggestion
        localizedAttributedSuggestion = attributed
        localizedDescription = description
        iconImage = icon
        super.init()
    }

    /// Creates a suggestion of words.
    public convenience init(
        localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        self.init(suggestion, nil, description, iconImage)
    }

    /// Creates a suggestion of words with attributes.
    public convenience init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        self.init(suggestion.string, suggestion, description, iconImage)
    }
}
