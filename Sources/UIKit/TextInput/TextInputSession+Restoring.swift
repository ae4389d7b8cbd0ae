import TextEngine

/// Taking back what keys have done that were not meant.
extension TextInputSession {
    /// A text as it was before a key.
    struct Checkpoint {
        fileprivate let editor: TextEditor
        fileprivate let (startsOver, clearsOnInsertion): (Bool, Bool)
    }

    /// The text as it is now. While it is kept, an edit copies the part of the text that it changes.
    var checkpoint: Checkpoint {
        Checkpoint(editor: editor, startsOver: startsOver, clearsOnInsertion: clearsOnInsertion)
    }

    /// Makes the text what it was, as if nothing had been typed since. The delegate is asked: it is a person's change.
    /// - Returns: Whether it is so now.
    func restore(_ checkpoint: Checkpoint) -> Bool {
        if rope == checkpoint.editor.content.text {
            select(checkpoint.editor.selection)
        } else {
            revert { $0.restore(checkpoint.editor) }
        }
        guard rope == checkpoint.editor.content.text else { return false }
        restart(startsOver: checkpoint.startsOver, clearsOnInsertion: checkpoint.clearsOnInsertion)
        return true
    }
}
