/// How a controller is shown in front of another one.
///
/// Difference from UIKit: nothing behind is blurred.
public enum UIModalPresentationStyle: Int, Sendable {
    /// All of the window. What is behind is taken away, and its controllers are told so.
    case fullScreen = 0
    /// A card that covers most of the window: a panel where there is much room, otherwise from a little below the top, or in
    /// a low window all of it. What is behind is dimmed.
    case pageSheet = 1
    /// A panel in the middle, by default 540 points wide and 620 high; a ``pageSheet`` in a narrow window.
    case formSheet = 2
    /// All of the view of a controller with ``UIViewController/definesPresentationContext``, which is taken away.
    case currentContext = 3
    /// As the program has it: by what the controller's ``UIViewController/transitioningDelegate`` says. What is behind stays.
    case custom = 4
    /// All of the window. What is behind stays, and is seen where the controller's view shows nothing.
    case overFullScreen = 5
    /// All of the view of a controller with ``UIViewController/definesPresentationContext``, which stays.
    case overCurrentContext = 6
    /// A bubble that points at something (``UIPopoverPresentationController``); a ``pageSheet`` in a narrow window.
    case popover = 7
    /// As a delegate's answer: the style that was set, in narrow windows too. It cannot be presented with.
    case none = -1
    /// What suits the controller: a ``pageSheet``, and all of the window for alerts.
    case automatic = -2
}

/// How a controller that is presented comes and goes.
///
/// Differences from UIKit: `flipHorizontal` and `partialCurl` turn views in space, which there is not. With reduced motion
/// a controller is there at once.
public enum UIModalTransitionStyle: Int, Sendable {
    /// From the bottom of the window, and back.
    case coverVertical = 0
    /// It is faded in and out. A popover always is.
    case crossDissolve = 2
}
