import Foundation

/// The keyboard's behaviour without its looks: touches and times go in, actions come out.
///
/// Each call gives the actions in the order in which they are to be carried out: first what is done to
/// the text, then what has changed in the keyboard's appearance. Points are in points from the
/// keyboard's upper left corner, times in seconds on one clock of the caller's choice.
package struct KeyboardMachine: Sendable {
    /// The keyboard that is touched, laid out.
    private var laidOut: LaidOutKeyboard
    /// The state of the shift key.
    package internal(set) var shift = ShiftState()
    /// The states of the keys Ctrl and Alt, which hold for the next key, or for all until further notice, as shift does.
    var control = ShiftState()
    var alternate = ShiftState()
    /// Which plane is shown.
    package internal(set) var plane: PlaneState
    /// Fingers that are down on keys, in the order in which they went down.
    var presses: [KeyPress] = []
    /// The time, as events tell it.
    var clock = TouchClock()
    /// What has been done to the text by the call under way.
    var edits: [KeyboardAction] = []
    /// The list of languages that has stayed open.
    var list: KeyMenu?
    /// The key that was used last, for hands that strike twice.
    var strikes = StrikeFilter()

    /// What views show, as the calls so far have told.
    var reported: Appearance

    /// A keyboard without fingers on it, showing its first plane.
    package init(_ configuration: KeyboardConfiguration) {
        laidOut = LaidOutKeyboard(configuration)
        plane = PlaneState(start: laidOut.planes.start)
        reported = Appearance(plane: plane.current)
    }

    /// What the keyboard is.
    package var configuration: KeyboardConfiguration { laidOut.configuration }

    /// The planes of this kind of keyboard, in the form that suits the window.
    package var planes: KeyPlaneSet { laidOut.planes }

    /// The keys of the plane that is shown, and where they stand.
    package var geometry: KeyPlaneGeometry {
        guard let geometry = laidOut.geometry(of: plane.current) else {
            preconditionFailure("The plane that is shown must be one of the set's planes.")
        }
        return geometry
    }

    /// Changes what the keyboard is; fingers that are down are forgotten when their keys may be elsewhere now.
    ///
    /// Another language or kind of keyboard starts afresh; another size or placement keeps plane and shift.
    package mutating func configure(_ new: KeyboardConfiguration) -> [KeyboardAction] {
        let old = configuration
        let isSameKeyboard =
            new.layout == old.layout && new.variant == old.variant && new.globeChoices == old.globeChoices
            && new.isFull == old.isFull && new.padsHaveReturn == old.padsHaveReturn
        if !isSameKeyboard || new.metrics != old.metrics {
            cancelPresses { _ in true }
            list = nil
            laidOut = LaidOutKeyboard(new)
            if !isSameKeyboard { startAfresh() }
            // What no key shows cannot be turned off.
            if !laidOut.hasModifiers { (control, alternate) = (ShiftState(), ShiftState()) }
        } else if new != old {
            laidOut = LaidOutKeyboard(new, keysOf: laidOut)
        }
        if !new.isReturnEnabled {
            cancelPresses { $0.home.key.role == .returnKey }
        }
        return report()
    }

    /// Starts afresh for another field: first plane, no capitals, no fingers.
    /// - Parameter keepsTyping: Whether fingers stay whose keys type, delete or end a line. To be so when it is what other
    ///   fingers did that leads to the other field: one that has gone down since means what comes.
    package mutating func reset(keepsTyping: Bool = false) -> [KeyboardAction] {
        cancelPresses { !keepsTyping || !$0.outlastsField }
        startAfresh()
        return report()
    }

    /// The caret stands where a capital is wanted, or it no longer does.
    ///
    /// To be called after every change of text or selection. What the user has chosen by the shift key
    /// goes before it.
    package mutating func autocapitalize(_ isWanted: Bool) -> [KeyboardAction] {
        autocapitalizeShift(isWanted)
        return report()
    }

    private mutating func startAfresh() {
        plane = PlaneState(start: planes.start)
        (shift, control, alternate) = (ShiftState(), ShiftState(), ShiftState())
        list = nil
    }
}
