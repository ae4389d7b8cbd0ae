import Foundation

/// A length of something in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
    enum Kind: Equatable {
        case width(CGFloat)
        case height(CGFloat)
        case absolute(CGFloat)
        case estimated(CGFloat)
    }
    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    /// A part of the width of what is around it.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.width(fractionalWidth))
    }

    /// A part of the height of what is around it.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.height(fractionalHeight))
    }

    /// A number of points.
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute(absoluteDimension))
    }

    /// About a number of points, until the view has said what it wants.
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated(estimatedDimension))
    }

    /// Whether it is a part of a width.
    open var isFractionalWidth: Bool { if case .width = kind { true } else { false } }
    /// Whether it is a part of a height.
    open var isFractionalHeight: Bool { if case .height = kind { true } else { false } }
    /// Whether it is a number of points.
    open var isAbsolute: Bool { if case .absolute = kind { true } else { false } }
    /// Whether it is an estimate.
    open var isEstimated: Bool { if case .estimated = kind { true } else { false } }
    /// The part, or the points.
    open var dimension: CGFloat {
        switch kind {
        case .width(let number), .height(let number), .absolute(let number), .estimated(let number): number
        }
    }

    /// The length inside of a size.
    func length(in room: CGSize) -> CGFloat {
        let length =
            switch kind {
            case .width(let part): room.width * part
            case .height(let part): room.height * part
            case .absolute(let points), .estimated(let points): points
            }
        return length.isFinite && length > 0 ? min(length, 1e6) : 0
    }
}

/// The size of something in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    /// The size inside of another one.
    func size(in room: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: room), height: heightDimension.length(in: room))
    }

    /// Which lengths are estimates.
    var isEstimate: (width: Bool, height: Bool) { (widthDimension.isEstimated, heightDimension.isEstimated) }
}

/// The distance between things in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
    /// The points.
    public let spacing: CGFloat
    /// Whether it grows to fill what is around it.
    public let isFlexibleSpacing: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        (self.spacing, isFlexibleSpacing) = (spacing.isFinite ? max(0, min(spacing, 1e6)) : 0, isFlexible)
        super.init()
    }

    /// A number of points.
    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }

    /// At least a number of points, and all that is free.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// Whether it is a number of points.
    open var isFixedSpacing: Bool { !isFlexibleSpacing }
}
