import Foundation
import RasterEngine

/// Shadows and blend modes: what they are set for is painted into a layer, which is then laid over the rest.
extension CGContext {
    /// Gives all that follows a shadow of a colour, until the state is restored.
    ///
    /// As on iOS the shadow does not turn or grow with the matrix.
    /// - Parameters:
    ///   - offset: Where it falls, in points to the right and below.
    ///   - blur: How soft it is, in points: twice the standard deviation of its blur. What is below 0 is sharp.
    ///   - color: `nil` for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
            return setEffects(shadow: nil)
        }
        setEffects(
            shadow: LayerEffects.Shadow(
                blur: Double(max(0, blur) * baseScale / 2), dx: Self.pixel(offset.width * baseScale),
                dy: Self.pixel(offset.height * baseScale), color: color.channels.paint))
    }

    /// Gives all that follows a shadow of black with an opacity of one third, until the state is restored.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3))
    }

    /// Sets how all that follows joins with what was painted before, until the state is restored.
    ///
    /// Unlike on iOS, inside of a clip that is not a rectangle only what was painted since the clip was set counts as what
    /// was painted before.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.effects = LayerEffects(mode: mode.mode, shadow: state.effects?.shadow).orNothing
    }

    /// Whether nothing is seen through what is filled.
    var fillsOpaquely: Bool { state.effects == nil && faded(state.fill).isOpaque }

    /// Makes a rectangle transparent, whatever the blend mode: in a picture that is opaque too, where iOS makes it black.
    public func clear(_ rect: CGRect) {
        saveGState()
        state.effects = LayerEffects(mode: .clear)
        fill(rect)
        restoreGState()
    }

    /// Has what is painted until the matching ``endTransparencyLayer()`` laid over the rest as a whole, with the shadow, the
    /// blend mode and the opacity of now. Inside there are none of them at first.
    /// - Parameter auxiliaryInfo: Of no effect, as on iOS.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
        beginTransparencyLayer(within: nil)
    }

    /// Has what is painted until the matching ``endTransparencyLayer()`` laid over the rest as a whole.
    /// - Parameter rect: What is seen of it, in points.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
        beginTransparencyLayer(within: rect)
    }

    private func beginTransparencyLayer(within rect: CGRect?) {
        let outer = state
        saveGState()
        state.isTransparencyLayer = true
        if let rect { clip(to: rect) }
        painter.beginLayer(
            bounds: nil, opacity: Double(outer.alpha), effects: outer.effects ?? LayerEffects(), content: .whole)
        state.clips.append(.layer)
        (state.alpha, state.effects) = (1, nil)
    }

    /// Lays over the rest what was painted since the matching ``beginTransparencyLayer(auxiliaryInfo:)``, and goes back to the
    /// state of then. Where none was begun nothing happens.
    public func endTransparencyLayer() {
        guard let depth = (saved.map(\.isTransparencyLayer) + [state.isTransparencyLayer]).lastIndex(of: true) else {
            return
        }
        while saved.count >= depth { restoreGState() }
    }

    /// Paints with a blend mode and an opacity in the place of those of now.
    func painting(with mode: CGBlendMode, alpha: CGFloat, _ body: () -> Void) {
        saveGState()
        setBlendMode(mode)
        setAlpha(alpha)
        body()
        restoreGState()
    }

    private func setEffects(shadow: LayerEffects.Shadow?) {
        state.effects = LayerEffects(mode: state.effects?.mode ?? .normal, shadow: shadow).orNothing
    }

    // MARK: Painting

    /// Paints a shape of one colour with the opacity and the effects of now.
    /// - Parameters:
    ///   - place: Where it is painted, in device pixels; `nil` where that is not known.
    ///   - body: Paints the shape in the colour that it gets.
    func paint(_ color: PaintColor, within place: PixelRect? = nil, _ body: (PaintColor) -> Void) {
        let color = faded(color)
        guard state.effects != nil else { return body(color) }
        paint(.shape(color), within: place) { body(.black) }
    }

    /// Paints with the effects of now.
    func paint(_ content: LayerEffects.Content, within place: PixelRect? = nil, _ body: () -> Void) {
        guard let effects = state.effects else { return body() }
        painter.beginLayer(bounds: place, effects: effects, content: content)
        body()
        painter.endLayer()
    }
}

extension LayerEffects {
    /// The effects, or `nil` where nothing is to be seen of them.
    fileprivate var orNothing: LayerEffects? { mode == .normal && shadow == nil ? nil : self }
}
