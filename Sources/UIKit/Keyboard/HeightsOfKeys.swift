import Foundation

/// The heights that views in the keyboard's place were given because they had none of their own.
@MainActor
struct HeightsOfKeys {
    private var given: [(view: UnkeptReference<UIView>, height: CGFloat)] = []

    /// How high a view wants to be in the keyboard's place: one that does not say it as high as the keys that it stands for. What
    /// it was given is not its own.
    mutating func height(of input: InputViews.Supplied, in size: CGSize, ofKeys heightOfKeys: () -> CGFloat) -> CGFloat
    {
        let own = input.view.inputViewHeight(in: size)
        guard input.takesHeightOfKeys else { return own }
        let known = given.first { $0.view.object === input.view }
        given.removeAll { $0.view.object == nil || $0.view.object === input.view }
        guard own <= 0 || own == known?.height else { return own }
        let height = heightOfKeys()
        given.append((UnkeptReference(input.view), height))
        return height
    }
}
