import Foundation

/// What the edit menu and the handles say, in the language of the machine.
struct EditMenuWords {
    enum Word: Int {
        case cut, copy, paste, select, selectAll, delete, format, bold, italic, underline
        // For assistive technology only.
        case previous, next, selectionStart, selectionEnd
    }

    private let words: [String]

    /// The words of a language: a code such as `de`, or the identifier of a locale such as `de_AT.UTF-8`. A language that
    /// is not known is English.
    init(language: String) {
        let code = language.prefix { $0.isLetter }.lowercased()
        words = Self.table[code] ?? Self.english
    }

    subscript(_ word: Word) -> String { words[word.rawValue] }

    /// The words for the machine's locale.
    static let current = EditMenuWords(language: Locale.current.identifier)

    private static let english = [
        "Cut", "Copy", "Paste", "Select", "Select All", "Delete", "Format", "Bold", "Italic", "Underline",
        "Previous items", "More items", "Start of selection", "End of selection",
    ]

    private static let table = [
        "en": english,
        "de": [
            "Ausschneiden", "Kopieren", "Einsetzen", "Auswählen", "Alles auswählen", "Löschen", "Format", "Fett",
            "Kursiv", "Unterstrichen", "Vorige Einträge", "Weitere Einträge", "Anfang der Auswahl", "Ende der Auswahl",
        ],
        "fr": [
            "Couper", "Copier", "Coller", "Sélectionner", "Tout sélectionner", "Supprimer", "Format", "Gras",
            "Italique", "Souligné", "Éléments précédents", "Autres éléments", "Début de la sélection",
            "Fin de la sélection",
        ],
        "es": [
            "Cortar", "Copiar", "Pegar", "Seleccionar", "Seleccionar todo", "Eliminar", "Formato", "Negrita",
            "Cursiva", "Subrayado", "Elementos anteriores", "Más elementos", "Inicio de la selección",
            "Fin de la selección",
        ],
    ]
}

extension UICommand.Action {
    /// What a menu calls the action.
    var word: EditMenuWords.Word {
        switch self {
        case .cut: .cut
        case .copy: .copy
        case .paste: .paste
        case .select: .select
        case .selectAll: .selectAll
        case .delete: .delete
        case .toggleBoldface: .bold
        case .toggleItalics: .italic
        case .toggleUnderline: .underline
        }
    }
}
