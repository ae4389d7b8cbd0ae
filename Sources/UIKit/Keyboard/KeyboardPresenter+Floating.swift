import Foundation

/// A keyboard that floats takes nothing from the bottom of the screen, and announces that it is not there: whoever makes
/// room by what is announced makes none. Its own movements are announced to nobody.
extension KeyboardPresenter {
    func comeFloating(_ new: InputViews) {
        guard install(new) else { return }
        leavingTop = nil
        phase = .shown
        place = endFrame(of: new)
        new.beginAppearing(in: window, animated: false)
        put(at: place)
        tellServed(new)
        new.endAppearing(animated: false)
    }

    /// The keyboard begins to float, goes on with it, or stands at the bottom again.
    func replaceFloating(with new: InputViews) {
        let (before, wasFloating) = (place, isFloating)
        guard install(new) else { return }
        place = endFrame(of: new)
        tellServed(new)
        guard wasFloating != new.isFloating else { return put(at: place) }
        let docked = wasFloating ? place : before
        let message = KeyboardChange(
            beginFrame: wasFloating ? away(docked) : docked, endFrame: wasFloating ? docked : away(docked),
            duration: duration)
        var start = away(docked)
        if !wasFloating {
            start = CGRect(
                x: before.midX - place.width / 2, y: before.maxY - place.height, width: place.width,
                height: place.height)
        }
        UIView.performWithoutAnimation { window.place(start, layout: layoutFrames(new)) }
        movement.announce([.willChangeFrame, wasFloating ? .willShow : .willHide], message, on: application.screen) {}
        move(to: place, duration: duration)
    }

    func hideFloating() {
        phase = .hidden
        place = .null
        served = nil
        views.beginDisappearing(animated: false)
        _ = install(InputViews())
        window.isHidden = true
        KeyboardGuides(application: application).layOut()
    }

    /// Stands where it belongs, at once.
    private func put(at frame: CGRect) {
        UIView.performWithoutAnimation {
            window.place(frame, layout: layoutFrames(views))
            KeyboardGuides(application: application).layOut()
        }
        application.setNeedsFrame()
    }

    /// A finger drags a keyboard that floats: its upper left corner would be at a point of the screen.
    func drag(to origin: CGPoint) {
        guard isFloating, phase == .shown else { return }
        isDragged = true
        floatingPlace.move(to: origin, size: place.size, on: application.screen.bounds.size)
        place = endFrame(of: views)
        // Beyond the lower edge it follows the finger, which may be about to put it back.
        put(at: place.offsetBy(dx: 0, dy: max(0, origin.y - place.minY)))
    }

    /// The finger let go of it: at the lower edge it goes back to its place, where people may choose that.
    func endDrag() {
        guard isDragged else { return }
        isDragged = false
        guard isFloating, phase == .shown else { return }
        let docks = FloatingPlace.docks(window.container.frame, on: application.screen.bounds.size)
        if docks, application.inputContext.settings.offers(.full) {
            application.keyboardChoices.choose(.full)
        } else {
            put(at: place)
        }
    }

    /// Moves a keyboard that floats off what is typed.
    func stepAside() {
        guard isFloating, phase == .shown, !isDragged,
            let caret = application.focus.firstResponder?.typingTarget?.caretOnScreen
        else { return }
        floatingPlace.stepAside(from: caret, size: place.size, on: application.screen.bounds.size)
        let new = endFrame(of: views)
        guard new != place else { return }
        place = new
        move(to: new, duration: duration)
    }
}
