import RasterEngine

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
