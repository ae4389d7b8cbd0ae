import FontEngine
import Foundation
import SDLHost

/// How what a visitor has typed is forgotten (``UIApplication/forgetText()``).
extension UIApplication {
    func forgetAllText() {
        restoration?.forget()
        keyboardChoices.forget()
        inputContext.forgetText()
        editMenus.forgetText()
        selection.forgetText()
        for window in everyWindow {
            // All of them first: a search that ends takes its views away.
            var views: [UIView] = []
            window.forEachInSubtree { views.append($0) }
            for view in views { view.forgetText() }
        }
        forgetPixelsBehind()
        undoManager?.removeAllActions()
        pasteboards.forgetText()
        FontLibrary.shared.forgetText()
        FreedMemory.overwrite()
    }
}
