import Foundation

extension UIImage {
    /// Finds a symbol by its name, or gives `nil` when there is none.
    ///
    /// There are about 200, those that fields, keys and buttons use, drawn in lines of one weight: a part of what iOS
    /// has, by the same names and alike, but other drawings. A symbol is a template: views show it in their tint colour,
    /// text in its own.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Finds a symbol by its name in a size and weight, or gives `nil` when there is none.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let drawing = SymbolDrawing(name) else { return nil }
        self.init(symbol: SymbolPicture(drawing, configuration as? SymbolConfiguration ?? .unspecified))
    }

    /// Whether it is a symbol.
    public var isSymbolImage: Bool {
        if case .symbol = content { true } else { false }
    }

    /// How a symbol is drawn, as it was asked for. `nil` for other pictures.
    public var symbolConfiguration: SymbolConfiguration? {
        if case .symbol(let symbol) = content { symbol.configuration } else { nil }
    }

    /// How the picture is drawn, as it was asked for. `nil` for other pictures than symbols.
    public var configuration: Configuration? { symbolConfiguration }

    /// The symbol drawn as a configuration says. Other pictures stay as they are.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .symbol(let symbol) = content, let configuration = configuration as? SymbolConfiguration else {
            return self
        }
        return UIImage(self, content: .symbol(SymbolPicture(symbol.drawing, configuration)))
    }

    /// The symbol drawn as a configuration says, and as it was where that says nothing; `nil` for other pictures.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        symbolConfiguration.map { withConfiguration($0.applying(configuration)) }
    }

    /// The symbol drawn as a configuration says where it says nothing itself.
    func preferring(_ configuration: SymbolConfiguration) -> UIImage {
        guard let own = symbolConfiguration else { return self }
        return withConfiguration(configuration.applying(own))
    }
}
