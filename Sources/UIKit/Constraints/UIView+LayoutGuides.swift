import Foundation

extension UIView {
    /// The guides that were added, in that order.
    public var layoutGuides: [UILayoutGuide] { knownConstraints?.guides ?? [] }

    /// Adds a guide, taking it out of where it was.
    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.owningView !== self else { return }
        guide.owningView?.removeLayoutGuide(guide)
        guide.owner = self
        constraintState.guides.append(guide)
    }

    /// Takes a guide out, with the constraints that are about it.
    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        guard let state = knownConstraints, state.guides.contains(where: { $0 === guide }) else { return }
        state.guides.removeAll { $0 === guide }
        var view: UIView? = self
        while let holder = view {
            for constraint in holder.knownConstraints?.held ?? []
            where constraint.item === guide || constraint.otherItem === guide {
                holder.removeConstraint(constraint)
            }
            view = holder.superview
        }
        rootView.constraintLayout?.removeBox(of: guide)
        guide.owner = nil
    }

    /// The ``safeAreaLayoutGuide``.
    var guideOfSafeArea: UILayoutGuide {
        ownGuide("UIViewSafeAreaLayoutGuide") { .inset($0.safeAreaInsets) }
    }

    /// The ``layoutMarginsGuide``.
    var guideOfMargins: UILayoutGuide {
        ownGuide("UIViewLayoutMarginsGuide") { .inset($0.layoutMargins) }
    }

    /// The ``readableContentGuide``.
    var guideOfReadableContent: UILayoutGuide {
        ownGuide("UIViewReadableContentGuide") { view in
            let width = UIFontMetrics(forTextStyle: .body).scaledValue(
                for: 672, compatibleWith: view.traitCollection)
            return .readable(view.layoutMargins, maximumWidth: width)
        }
    }

    /// A guide that follows from the view, made when it is first asked for.
    func ownGuide(_ name: String, _ placement: @escaping @MainActor (UIView) -> GuidePlacement) -> ViewLayoutGuide {
        if let guide = knownConstraints?.ownGuides[name] as? ViewLayoutGuide { return guide }
        let guide = ViewLayoutGuide(owningView: self, identifier: name, placement: placement)
        constraintState.ownGuides[name] = guide
        return guide
    }
}

extension UIScrollView {
    /// What the view scrolls: constraints to its edges make the content as large as they need.
    public var contentLayoutGuide: UILayoutGuide {
        ownGuide("UIScrollViewContentLayoutGuide") { _ in .content }
    }

    /// What is seen of the content: constraints to it keep a view where it is while the rest is scrolled.
    public var frameLayoutGuide: UILayoutGuide {
        ownGuide("UIScrollViewFrameLayoutGuide") { .visible(from: $0.bounds.origin) }
    }
}
