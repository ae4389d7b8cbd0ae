import Foundation

extension UIView {
    /// How an animation spreads its way over its time.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut
        /// Slow at the beginning.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// Even.
        case linear
        /// That of the on-screen keyboard, number 7, which keyboard notifications name. iOS makes a curve of this number
        /// as of any other, and has no name for it.
        case keyboard = 7
    }

    /// How an animation runs.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// One bit an option; the curve's number stands at bit 16.
        public let rawValue: UInt
        /// Creates options from their bits. `curve << 16` with the curve of a keyboard notification gives the
        /// keyboard's curve.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Subviews are laid out inside the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Touches reach views that are being animated. They always do here.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// What is animated already stops, unfinished, and goes on from where it is seen. Without it both animations go on and add
        /// up, where the property is a place, a size or opacity.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation starts again and again until its property is set anew.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// The animation runs there and back.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// What a transition covers moves while it is covered.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A transition from view to view hides and shows them, and leaves them in their superview.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// A transition turns from what was to what is, about the upright in the middle. There is no perspective, so that both
        /// sides look the same.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// As ``transitionFlipFromLeft``.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// On iOS a page that is turned up; here a transition that fades.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// On iOS a page that comes down; here a transition that fades.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// A transition turns from what was to what is, about the level line in the middle. There is no perspective, so that
        /// both sides look the same.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// As ``transitionFlipFromTop``.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// A transition fades from what was to what is.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Sixty frames a second. Frames come as often as the screen shows them, whatever is asked for.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Thirty frames a second. Frames come as often as the screen shows them, whatever is asked for.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
        /// Slow at both ends.
        public static let curveEaseInOut = AnimationOptions([])
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        var curve: TimingCurve { TimingCurve(number: Int(rawValue >> 16 & 0xF)) }

        /// The curve by its name; that of both ends where the number has none.
        var animationCurve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut }

        /// As the keyboard moves.
        static let keyboard = AnimationOptions(rawValue: UInt(AnimationCurve.keyboard.rawValue) << 16)
    }
}

/// The part of the way that is done after a part of the time.
enum TimingCurve: Equatable {
    case easeInOut, easeIn, easeOut, linear
    /// A critically damped spring of mass 3 and stiffness 1000, which the keyboard moves on.
    case keyboard
    /// One that may swing beyond the end, for a time of the spring's; what it has not done then is left out.
    case spring(DampedSpring, over: Double)
    /// A cubic Bézier curve from (0, 0) to (1, 1), by the x and y of its control points.
    case cubic(SIMD4<Double>)

    init(number: Int) {
        switch number {
        case 1: self = .easeIn
        case 2: self = .easeOut
        case 3: self = .linear
        case UIView.AnimationCurve.keyboard.rawValue: self = .keyboard
        default: self = .easeInOut
        }
    }

    /// How much of the way is done: 0 to 1, and beyond where a spring swings.
    /// - Parameters:
    ///   - part: How much of the duration is over, 0 to 1.
    func progress(_ part: Double) -> Double {
        guard part > 0 else { return 0 }
        guard part < 1 else { return 1 }
        switch self {
        case .linear: return part
        case .easeInOut: return Self.bezier(part, 0.42, 0, 0.58, 1)
        case .easeIn: return Self.bezier(part, 0.42, 0, 1, 1)
        case .easeOut: return Self.bezier(part, 0, 0, 0.58, 1)
        case .spring(let spring, let time): return spring.progress(part * time)
        case .cubic(let c): return Self.bezier(part, c.x, c.y, c.z, c.w)
        case .keyboard:
            // The spring settles in half a second (1 - (1 + ωt) e^-ωt with ω = √(1000/3)); brought to the duration that
            // is announced, and to exactly 1 at its end.
            func spring(_ t: Double) -> Double { 1 - (1 + t) * exp(-t) }
            let settled = 9.13
            return spring(part * settled) / spring(settled)
        }
    }

    /// The y of a cubic Bézier curve from (0, 0) to (1, 1) at an x.
    private static func bezier(_ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
        func point(_ t: Double, _ a: Double, _ b: Double) -> Double {
            let u = 1 - t
            return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<24 {
            let middle = (low + high) / 2
            if point(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return point((low + high) / 2, y1, y2)
    }
}
