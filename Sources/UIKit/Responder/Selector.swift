import Foundation

/// A method that is kept in a variable, handed on, or chosen among several, as `#selector` gives one on iOS:
///
/// ```swift
/// let action = Selector(Self.tapped)
/// button.addTarget(self, action: action, for: .touchUpInside)
/// button.removeTarget(self, action: action, for: .touchUpInside)
/// ```
///
/// Linux has no selectors, and `#selector` does not compile there. A selector here holds the method itself, and it is equal to its
/// copies and to nothing else, unless it is given a name: `Selector(Self.tapped, named: "tapped")` equals all of that name. The
/// standard edit actions have names (`.copy`). One that is made of a name alone, `Selector(("_share:"))`, is to be compared with.
/// Where a call takes a method, the method can be written without it: `addTarget(self, action: Self.tapped, for:)`.
public typealias Selector = UICommand.Action

extension UIGestureRecognizer {
    /// Creates a recogniser that calls the method of a selector, and keeps no target. Without a selector it has no action, as
    /// with `init()`.
    public convenience init(target: Any?, action: Selector?) {
        self.init()
        if let action { add(target as AnyObject?, action) }
    }
}

extension UIBarButtonItem {
    /// Creates a button with a title that calls the method of a selector; without one it does nothing.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        call(target, action)
    }

    /// Creates a button with a picture, and another for low windows, that calls the method of a selector; without one it does nothing.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage? = nil, style: Style, target: Any?, action: Selector?
    ) {
        self.init()
        self.image = image
        self.landscapeImagePhone = landscapeImagePhone
        self.style = style
        call(target, action)
    }

    /// Creates a button of the system that calls the method of a selector, or room; without a selector it does nothing.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
        call(target, action)
    }

    private func call(_ target: Any?, _ action: Selector?) {
        self.target = target as AnyObject?
        self.action = action
    }
}

extension NotificationCenter {
    /// Has the method of a selector called with each notification, on the main thread. The observer is not kept, and hears
    /// nothing more when it is gone or ``removeObserver(_:)`` was called.
    /// - Parameters:
    ///   - name: The notifications' name; `nil` for all.
    ///   - object: Who posts them; `nil` for all.
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
        observe(observer as AnyObject, name, object) { (owner: AnyObject, note) in
            selector.perform(on: owner, sender: note)
        }
    }
}

extension Timer {
    /// Has the method of a selector called after a time, or again and again. The target is kept until the timer is over.
    @MainActor @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        TargetTimer.scheduled(timeInterval, repeats, userInfo, TimedMethod(target as AnyObject, selector))
    }

    /// Creates a timer that calls the method of a selector when a run loop has it.
    @MainActor
    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Never?, repeats: Bool
    ) {
        let call = TimedMethod(target as AnyObject, selector)
        self.init(timeInterval: timeInterval, repeats: repeats) { call.fire($0) }
    }
}
