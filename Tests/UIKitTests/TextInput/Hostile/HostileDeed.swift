import Foundation
import UIKitSimulator

@testable import UIKit

/// What a program does where it is called.
enum HostileDeed: String, CaseIterable, Sendable {
    // The view and its window.
    case remove, removeParent, moveToOtherWindow, hideWindow, dropWindow, release, resize, noSize, hide, transparent
    case disable, resizeScreen, language, style, otherWindow, quit, frame
    // The focus and what stands at the bottom of the screen.
    case resign, become, focusOther, endEditing, keyboardType, swapInput, swapAccessory, noInput, reload, hardware
    // Text and selection.
    case setText, setLongText, setStyled, clear, select, selectAll, secret, undo, redo, forgetUndo, copyPaste, cut
    case insert, delete, compose, unmark, throwStorage, forgetText
    // Who is told.
    case noDelegate, otherDelegate
    // What a person does at the same time.
    case typeKey, tap, find

    /// Whether it takes milliseconds: it is done once at a time.
    var isSlow: Bool { self == .forgetText }
}

extension HostileStage {
    func perform(_ deed: HostileDeed) {
        let text = target
        switch deed {
        case .remove: text.removeFromSuperview()
        case .removeParent: parent.removeFromSuperview()
        case .moveToOtherWindow: simulator.window.addSubview(text)
        case .hideWindow: window?.isHidden = true
        case .dropWindow:
            window?.isHidden = true
            window = nil
        case .release: letGo()
        case .resize: text.frame.size.width = text.frame.width > 150 ? 120 : 200
        case .noSize: text.frame.size = .zero
        case .hide: text.isHidden.toggle()
        case .transparent: text.alpha = text.alpha == 0 ? 1 : 0
        case .disable: text.isOpen = false
        case .resizeScreen:
            let isHigh = simulator.window.bounds.height > 200
            simulator.resize(to: CGSize(width: 240, height: isHigh ? 200 : 220))
        case .language:
            let isGerman = simulator.application.locale.identifier == "de"
            simulator.application.locale = Locale(identifier: isGerman ? "ar" : "de")
            simulator.application.keyboardLanguages = isGerman ? ["en"] : ["de", "en"]
        case .style:
            simulator.application.userInterfaceStyle =
                simulator.application.userInterfaceStyle == .dark ? .light : .dark
        case .otherWindow:
            // As an alert does.
            alert?.isHidden = true
            let window = UIWindow(frame: simulator.window.bounds)
            window.windowLevel = .alert
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            field.accessibilityIdentifier = "other"
            window.addSubview(field)
            window.makeKeyAndVisible()
            alert = window
            field.becomeFirstResponder()
        case .quit: simulator.inject(.quit)
        case .frame: simulator.frame()
        case .resign: _ = text.resignFirstResponder()
        case .become: _ = text.becomeFirstResponder()
        case .focusOther: _ = other.becomeFirstResponder()
        case .endEditing: for window in simulator.application.windows { window.endEditing(true) }
        case .keyboardType:
            switch text {
            case let field as UITextField: field.keyboardType = field.keyboardType == .default ? .numberPad : .default
            case let view as UITextView: view.keyboardType = view.keyboardType == .default ? .numberPad : .default
            default: break
            }
            text.reloadInputViews()
        case .swapInput:
            text.setInput(makePanel(height: 30))
            text.reloadInputViews()
        case .swapAccessory:
            text.setAccessory(makePanel(height: 20, isAccessory: true))
            text.reloadInputViews()
        case .noInput:
            text.setInput(UIView())
            text.setAccessory(nil)
            program.keyboard = nil
            text.reloadInputViews()
        case .reload: text.reloadInputViews()
        case .hardware: simulator.hasHardwareKeyboard.toggle()
        case .setText: text.plainText = "set"
        case .setLongText: text.plainText = String(repeating: "long words ", count: 30)
        case .setStyled:
            text.styled = NSAttributedString(string: "styled", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        case .clear: text.plainText = ""
        case .select:
            let end = text.position(from: text.beginningOfDocument, offset: 1) ?? text.endOfDocument
            text.selectedTextRange = text.textRange(from: text.beginningOfDocument, to: end)
        case .selectAll: text.selectAll(nil)
        case .secret:
            switch text {
            case let field as UITextField: field.isSecureTextEntry.toggle()
            case let view as UITextView: view.isSecureTextEntry.toggle()
            default: break
            }
        case .undo: text.undoManager?.undo()
        case .redo: text.undoManager?.redo()
        case .forgetUndo: text.undoManager?.removeAllActions()
        case .copyPaste:
            text.copy(nil)
            text.paste(nil)
        case .cut: text.cut(nil)
        case .insert: text.insertText("x\ny")
        case .delete: text.deleteBackward()
        case .compose: text.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
        case .unmark: text.unmarkText()
        case .throwStorage:
            guard let view = text as? UITextView else { return text.styled = NSAttributedString() }
            let storage = view.textStorage
            storage.replaceCharacters(
                in: NSRange(location: 0, length: storage.length), with: NSAttributedString(string: "n"))
            storage.removeLayoutManager(view.layoutManager)
        case .forgetText: simulator.application.forgetText()
        case .noDelegate:
            text.setDelegate(nil)
            text.inputDelegate = nil
        case .otherDelegate:
            text.setDelegate(stranger)
            text.inputDelegate = stranger
        case .typeKey: simulator.type("z")
        case .tap: simulator.tap(CGPoint(x: 50, y: 95))
        case .find:
            guard let view = text as? UITextView else { return }
            view.isFindInteractionEnabled = true
            view.findInteraction?.presentFindNavigator(showingReplace: true)
        }
    }
}
