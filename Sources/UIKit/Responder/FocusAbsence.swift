/// Why there is no first responder, by what happened last. Responders are named by their classes.
enum FocusAbsence: Hashable {
    /// None has become it yet.
    case nobodyYet
    /// The last one has resigned.
    case resigned(String)
    /// The last one's view has left its window.
    case leftWindow(String)
    /// One was asked, and its `canBecomeFirstResponder` is false.
    case cannotBecome(String)
    /// One was asked, and its delegate does not let it begin.
    case delegateRefused(String)
}
