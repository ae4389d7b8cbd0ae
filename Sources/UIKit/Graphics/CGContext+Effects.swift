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

/// How what is painted joins with what was painted before.
public enum CGBlendMode: Int32, Sendable {
    /// It is painted over it.
    case normal
    /// Both multiplied: darker.
    case multiply
    /// The opposites of both multiplied: lighter.
    case screen
    /// ``multiply`` where it is dark below, ``screen`` where it is light.
    case overlay
    /// The darker of both, channel by channel.
    case darken
    /// The lighter of both, channel by channel.
    case lighten
    /// What is below made lighter by it.
    case colorDodge
    /// What is below made darker by it.
    case colorBurn
    /// ``overlay`` by it, softly.
    case softLight
    /// ``multiply`` where it is dark, ``screen`` where it is light.
    case hardLight
    /// How far the two are apart.
    case difference
    /// As ``difference``, with less contrast.
    case exclusion
    /// Its hue, with the saturation and the luminosity of what is below.
    case hue
    /// Its saturation, with the hue and the luminosity of what is below.
    case saturation
    /// Its hue and saturation, with the luminosity of what is below.
    case color
    /// Its luminosity, with the hue and the saturation of what is below.
    case luminosity
    /// Nothing: what is below is removed.
    case clear
    /// It, in the place of what is below.
    case copy
    /// It, as far as there is something below.
    case sourceIn
    /// It, as far as there is nothing below.
    case sourceOut
    /// It over what is below, as far as there is something below.
    case sourceAtop
    /// What is below, over it.
    case destinationOver
    /// What is below, as far as there is something of it.
    case destinationIn
    /// What is below, as far as there is nothing of it.
    case destinationOut
    /// What is below over it, as far as there is something of it.
    case destinationAtop
    /// Each of both as far as the other is not.
    case xor
    /// Both added, darker.
    case plusDarker
    /// Both added.
    case plusLighter

    /// The mode of the same number.
    var mode: BlendMode { BlendMode(rawValue: rawValue) ?? .normal }
}
