import Foundation

/// Changes of layers that belong together.
///
/// Layers are not animated by themselves here, so there is nothing that ``setDisableActions(_:)`` would have to turn off. What
/// counts are the completion block, which is called when the animations are over that were added meanwhile, those of views too,
/// and the duration and the timing of animations that bring none.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
    /// A transaction that has begun, or whose animations run.
    @MainActor
    final class Level {
        var completion: (() -> Void)?
        var duration: Double?
        var timing: CAMediaTimingFunction?
        var disablesActions = false
        /// Animations that run, and the transaction itself until it is committed.
        private var count = 1

        func enter() { count += 1 }

        func leave() {
            count -= 1
            guard count == 0 else { return }
            let body = completion
            completion = nil
            body?()
        }
    }

    private static var levels: [Level] = []

    /// The innermost transaction that has begun.
    static var current: Level? { levels.last }

    private override init() {}

    /// Begins a transaction, inside of the one that has begun.
    public class func begin() { levels.append(Level()) }

    /// Ends the innermost transaction. Without one nothing happens.
    public class func commit() { levels.popLast()?.leave() }

    /// Whether layers are to change without animation, which they always do here.
    public class func disableActions() -> Bool { current?.disablesActions ?? false }

    /// Says that layers are to change without animation, which they always do here.
    public class func setDisableActions(_ flag: Bool) { current?.disablesActions = flag }

    /// How long animations take that bring no duration, in seconds: a quarter of one, if nothing was said.
    public class func animationDuration() -> TimeInterval {
        levels.reversed().lazy.compactMap(\.duration).first ?? 0.25
    }

    /// Says how long animations take that bring no duration, in seconds. Outside of a transaction it says nothing.
    public class func setAnimationDuration(_ dur: TimeInterval) { current?.duration = dur > 0 ? dur : nil }

    /// How animations go that bring no timing of their own: evenly, `nil`, if nothing was said.
    public class func animationTimingFunction() -> CAMediaTimingFunction? {
        levels.reversed().lazy.compactMap(\.timing).first
    }

    /// Says how animations go that bring no timing of their own. Outside of a transaction it says nothing.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { current?.timing = function }

    /// What is called when the transaction is committed and its animations are over.
    public class func completionBlock() -> (() -> Void)? { current?.completion }

    /// Sets what is called when the transaction is committed and its animations are over: set it before they are added. Outside
    /// of a transaction it is called at once.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        guard let current else {
            block?()
            return
        }
        current.completion = block
    }

    /// What is said of the transaction by one of the keys below; `nil` for another key.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: nil
        }
    }

    /// Says something of the transaction by one of the keys below. Another key says nothing.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionDisableActions: setDisableActions(anObject as? Bool ?? (number(anObject) ?? 0 != 0))
        case kCATransactionAnimationDuration: current?.duration = number(anObject)
        case kCATransactionAnimationTimingFunction:
            setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: break
        }
    }

    /// A number of any type that stands for one on iOS.
    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        default: nil
        }
    }

    /// The completion of a call of `UIView.animate`, which the innermost transaction waits for.
    static func noting(_ completion: ((Bool) -> Void)?) -> ((Bool) -> Void)? {
        guard let current else { return completion }
        current.enter()
        return { finished in
            completion?(finished)
            current.leave()
        }
    }
}

/// ``CATransaction/disableActions()``, by its key.
public let kCATransactionDisableActions = "disableActions"
/// ``CATransaction/animationDuration()``, by its key.
public let kCATransactionAnimationDuration = "animationDuration"
/// ``CATransaction/animationTimingFunction()``, by its key.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// ``CATransaction/completionBlock()``, by its key.
public let kCATransactionCompletionBlock = "completionBlock"
