import UIKit

/// What a person reads about a note's file.
extension NoteFile {
    /// What went wrong.
    static func sentence(_ failure: Failure) -> String {
        switch failure {
        case .cannotRead(let name): "\(name) cannot be read"
        case .cannotWrite(let name): "\(name) cannot be written"
        case .isDamaged(let name): "\(name) is damaged"
        case .isDoubtful: "Not saved"
        }
    }

    /// Why the note is only shown.
    func sentence(_ obstacle: StoredNote.Obstacle) -> String {
        switch obstacle {
        case .unknownEncoding: "\(name) is only shown: its encoding is not known"
        case .notPermitted: "\(name) is only shown: it may not be written"
        }
    }

    /// A question, and the word that goes ahead.
    func question(_ doubt: Doubt) -> (String, String) {
        switch doubt {
        case .changedMeanwhile: ("\(name) was changed by another program. Write over its text?", "Write over")
        case .hasOtherNames: ("\(name) has further names (hard links), which will keep the old text.", "Save")
        case .changesOwner: ("\(name) belongs to somebody else. The saved file will belong to you.", "Save")
        case .lacksCharacters(let encoding):
            ("\(name) is in \(encoding.rawValue), which lacks some of these characters.", "Save as UTF-8")
        }
    }
}
