import UIKit

/// A note as it was found: the text, and what its file looked like.
struct StoredNote {
    var text: NSAttributedString
    var encoding = TextEncoding.utf8
    var lineEnd = LineEnd.lineFeed
    /// What the file held; `nil` when there was none.
    var mark: FileMark?
    /// Why the note can only be read.
    var obstacle: Obstacle?

    /// What keeps a note from being written back.
    enum Obstacle: Equatable {
        /// The bytes are no text, or text in an encoding that is not known.
        case unknownEncoding
        /// The person may not write to the file.
        case notPermitted
    }
}

/// What a person is asked before a note is written.
enum Doubt: Equatable {
    /// Another program has written to the file since it was read.
    case changedMeanwhile
    /// The file has further names, which would keep the old text.
    case hasOtherNames
    /// The file belongs to somebody else.
    case changesOwner
    /// The file's encoding lacks some of the characters.
    case lacksCharacters(TextEncoding)
}
