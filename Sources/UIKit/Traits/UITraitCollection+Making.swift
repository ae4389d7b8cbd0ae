import Foundation

/// Collections that say one thing, and what several say together.
extension UITraitCollection {
    /// Creates a collection that only says how much room there is from side to side.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(saying: .unspecified, sizeClasses: (horizontalSizeClass, .unspecified))
    }

    /// Creates a collection that only says how much room there is from top to bottom.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(saying: .unspecified, sizeClasses: (.unspecified, verticalSizeClass))
    }

    /// Creates a collection that only says which way the interface reads.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(saying: .unspecified, layoutDirection: layoutDirection)
    }

    /// Creates a collection that only says how many device pixels a point has.
    public convenience init(displayScale: CGFloat) {
        self.init(saying: .unspecified, displayScale: displayScale)
    }

    /// Creates a collection that only says how much what must be read stands out.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(saying: .unspecified, contrast: accessibilityContrast)
    }

    /// Creates a collection that says what several say; where two say different things, what the later one says.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        func last<Value: Equatable>(_ trait: KeyPath<UITraitCollection, Value>, besides unsaid: Value) -> Value {
            traitCollections.last { $0[keyPath: trait] != unsaid }?[keyPath: trait] ?? unsaid
        }
        self.init(
            saying: last(\.userInterfaceStyle, besides: .unspecified),
            level: last(\.userInterfaceLevel, besides: .unspecified),
            layoutDirection: last(\.layoutDirection, besides: .unspecified),
            displayScale: last(\.displayScale, besides: 0),
            contrast: last(\.accessibilityContrast, besides: .unspecified),
            contentSize: last(\.preferredContentSizeCategory, besides: .unspecified),
            language: last(\.language, besides: nil),
            sizeClasses: (
                last(\.horizontalSizeClass, besides: .unspecified), last(\.verticalSizeClass, besides: .unspecified)
            ))
    }

    /// Whether the collection says all that another one says. All say what nobody has said.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait.map { UITraitCollection(traitsFrom: [self, $0]) == self } ?? true
    }
}
