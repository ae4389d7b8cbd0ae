import Foundation
import UIKitSimulator

@testable import UIKit

/// What a program does where it is called.
enum HostileDeed: String, CaseIterable, Sendable {
    // The view and its window.
    case remove, removeParent, moveToOtherWindow, hideWindow, dropWindow, release, resize, noSize, hide, transparent
    case disable, resizeScreen, language, style, otherWindow, quit, frame, layOut, animate, contentSize, present
    // The focus and what stands at the bottom of the screen.
    case resign, become, focusOther, endEditing, keyboardType, swapInput, swapAccessory, noInput, reload, hardware
    // Text and selection.
    case setText, setLongText, setStyled, clear, select, selectAll, secret, undo, redo, forgetUndo, copyPaste, cut
    case insert, delete, replace, compose, composeStyled, unmark, throwStorage, forgetText, restore, font, attach
    case undoGroup, suggest, predict, exclude, scroll, changeStorage
    // Who is told.
    case noDelegate, otherDelegate
    // What a person does at the same time.
    case typeKey, tap, find, touch, menu, noGestures

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
        case .layOut: text.layoutIfNeeded()
        case .animate:
            UIView.animate(withDuration: 0.01) {
                text.center.y += 1
            } completion: { _ in
                text.alpha = 0.5
            }
        case .contentSize:
            let isLarge = simulator.application.preferredContentSizeCategory == .accessibilityLarge
            simulator.application.preferredContentSizeCategory = isLarge ? .large : .accessibilityLarge
        case .present:
            guard let window = text.window else { return }
            let root = window.rootViewController ?? UIViewController()
            window.rootViewController = root
            let question = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
            question.addTextField()
            question.addAction(UIAlertAction(title: "Yes", style: .default))
            if root.presentedViewController == nil {
                root.present(question, animated: false)
            } else {
                root.dismiss(animated: false)
            }
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
        case .replace:
            if let all = text.textRange(from: text.beginningOfDocument, to: text.endOfDocument) {
                text.replace(all, withText: "replaced")
            }
        case .composeStyled:
            let styled = NSAttributedString(string: "漢", attributes: [.font: UIFont.systemFont(ofSize: 30)])
            switch text {
            case let field as UITextField: field.setAttributedMarkedText(styled, selectedRange: NSRange())
            case let view as UITextView: view.setAttributedMarkedText(styled, selectedRange: NSRange())
            default: break
            }
        case .unmark: text.unmarkText()
        case .throwStorage:
            guard let view = text as? UITextView else { return text.styled = NSAttributedString() }
            let storage = view.textStorage
            storage.replaceCharacters(
                in: NSRange(location: 0, length: storage.length), with: NSAttributedString(string: "n"))
            storage.removeLayoutManager(view.layoutManager)
        case .changeStorage:
            guard let view = text as? UITextView else { return text.plainText += "s" }
            let storage = view.textStorage
            storage.replaceCharacters(in: NSRange(location: 0, length: min(1, storage.length)), with: "st")
            storage.deleteCharacters(in: NSRange(location: storage.length - 1, length: 1))
        case .forgetText: simulator.application.forgetText()
        case .restore:
            switch text {
            case let field as UITextField: field.interactionState = kept ?? field.interactionState
            case let view as UITextView: view.interactionState = kept ?? view.interactionState
            default: break
            }
        case .font:
            switch text {
            case let field as UITextField: field.font = .systemFont(ofSize: field.font?.pointSize == 11 ? 26 : 11)
            case let view as UITextView: view.font = .systemFont(ofSize: view.font?.pointSize == 11 ? 26 : 11)
            default: break
            }
        case .attach:
            let attachment = NSTextAttachment()
            attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
            let range = text.selectedTextRange
            text.styled = NSAttributedString(attachment: attachment)
            text.selectedTextRange = range
        case .undoGroup:
            guard let manager = text.undoManager else { return }
            manager.beginUndoGrouping()
            text.insertText("g")
            manager.endUndoGrouping()
            manager.undo()
        case .suggest:
            switch text {
            case let field as UISearchTextField:
                field.tokens = field.tokens.isEmpty ? [UISearchToken(icon: nil, text: "token")] : []
                field.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "dog")]
            case let field as UITextField: field.inputSuggestions = [UIInputSuggestion(text: "dog")]
            case let view as UITextView: view.inputSuggestions = [UIInputSuggestion(text: "dog")]
            default: break
            }
        case .predict:
            switch text {
            case let field as UITextField:
                field.inlinePredictionType = field.inlinePredictionType == .yes ? .no : .yes
            case let view as UITextView: view.inlinePredictionType = view.inlinePredictionType == .yes ? .no : .yes
            default: break
            }
        case .exclude:
            switch text {
            case let field as UITextField: field.leftView = field.leftView == nil ? UIView(frame: .zero) : nil
            case let view as UITextView:
                let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20))
                view.textContainer.exclusionPaths = view.textContainer.exclusionPaths.isEmpty ? [path] : []
            default: break
            }
        case .scroll:
            guard let view = text as? UITextView else { return }
            view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
            view.contentOffset.y = 0
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
        case .touch:
            // A finger that goes down and stays until the next one.
            simulator.touchUp(1)
            simulator.touchDown(1, at: CGPoint(x: 60, y: 18))
        case .menu:
            if simulator.application.editMenus.isShown {
                simulator.application.editMenus.dismiss()
            } else {
                simulator.tap(CGPoint(x: 50, y: 18))
            }
        case .noGestures: text.gestureRecognizers = nil
        }
    }
}
