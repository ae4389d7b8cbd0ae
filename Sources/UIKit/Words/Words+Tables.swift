import KeyboardEngine

extension Words {
    /// The words of a language: a tag or a locale; `nil` for one that is not known. A further language is a further
    /// table, here or in the file of its family, and its line here. Chinese is told apart by its characters, and
    /// Norwegian is Bokmål. Only the table that is asked for is built.
    static func table(of language: String) -> [Word: String]? {
        switch LanguageTag(language).code {
        case "en": english
        case "de": german
        case "fr": french
        case "es": spanish
        case "it": italian
        case "pt": portuguese
        case "ro": romanian
        case "nl": dutch
        case "pl": polish
        case "cs": czech
        case "ru": russian
        case "uk": ukrainian
        case "hu": hungarian
        case "el": greek
        case "tr": turkish
        case "sv": swedish
        case "da": danish
        case "nb", "no", "nn": norwegian
        case "fi": finnish
        case "ar": arabic
        case "fa": persian
        case "he", "iw": hebrew
        case "hi": hindi
        case "th": thai
        case "vi": vietnamese
        case "id", "in": indonesian
        case "ja": japanese
        case "ko": korean
        case "zh": ChineseScript(language: language)?.isTraditional == true ? traditionalChinese : simplifiedChinese
        default: nil
        }
    }

    static let english: [Word: String] = [
        .cut: "Cut", .copy: "Copy", .paste: "Paste", .select: "Select", .selectAll: "Select All", .delete: "Delete",
        .format: "Format", .bold: "Bold", .italic: "Italic", .underline: "Underline",
        .pasteAndGo: "Paste and Go", .pasteAndSearch: "Paste and Search",
        .pasteAndMatchStyle: "Paste and Match Style", .larger: "Larger", .smaller: "Smaller",
        .previousItems: "Previous items", .moreItems: "More items", .selectionStart: "Start of selection",
        .selectionEnd: "End of selection", .clearText: "Clear text",
        .strongPassword: "Strong Password",
        .showPassword: "Show password", .hidePassword: "Hide password",
        .previousField: "Previous field", .nextField: "Next field", .back: "Back", .done: "Done", .cancel: "Cancel",
        .edit: "Edit", .moreInformation: "More information", .reorder: "Reorder",
        .save: "Save", .add: "Add", .close: "Close", .undo: "Undo", .redo: "Redo",
        .typing: "Typing", .undoNamed: "Undo %@", .redoNamed: "Redo %@",
        .refresh: "Refresh", .play: "Play", .pause: "Pause", .rewind: "Rewind",
        .fastForward: "Fast forward",
        .compose: "Compose", .action: "Share", .camera: "Camera",
        .organize: "Organize", .bookmarks: "Bookmarks", .reply: "Reply",
        .hoursShort: "h", .minutesShort: "min",
        .previousMonth: "Previous month", .nextMonth: "Next month", .time: "Time",
        .search: "Search", .find: "Find", .replaceWith: "Replace with", .replace: "Replace", .replaceAll: "All",
        .notFound: "Not found", .nextResult: "Next", .previousResult: "Previous", .resultOf: "of",
        .shiftKey: "Shift", .hideKeyboard: "Hide keyboard", .nextKeyboard: "Next keyboard",
    ]

    private static let german: [Word: String] = [
        .cut: "Ausschneiden", .copy: "Kopieren", .paste: "Einsetzen", .select: "Auswählen",
        .selectAll: "Alles auswählen", .delete: "Löschen", .format: "Format", .bold: "Fett", .italic: "Kursiv",
        .underline: "Unterstrichen",
        .pasteAndGo: "Einsetzen und öffnen", .pasteAndSearch: "Einsetzen und suchen",
        .pasteAndMatchStyle: "Einsetzen und Stil anpassen", .larger: "Größer", .smaller: "Kleiner",
        .previousItems: "Vorige Einträge", .moreItems: "Weitere Einträge",
        .selectionStart: "Anfang der Auswahl", .selectionEnd: "Ende der Auswahl", .clearText: "Text löschen",
        .strongPassword: "Starkes Kennwort",
        .showPassword: "Kennwort anzeigen", .hidePassword: "Kennwort verbergen",
        .previousField: "Voriges Feld", .nextField: "Nächstes Feld", .back: "Zurück", .done: "Fertig",
        .cancel: "Abbrechen", .moreInformation: "Weitere Informationen", .reorder: "Verschieben",
        .edit: "Bearbeiten", .save: "Sichern", .add: "Hinzufügen", .close: "Schließen", .undo: "Widerrufen",
        .redo: "Wiederholen",
        .typing: "Eingabe", .undoNamed: "%@ widerrufen", .redoNamed: "%@ wiederholen",
        .refresh: "Aktualisieren", .play: "Abspielen", .pause: "Anhalten", .rewind: "Zurückspulen",
        .fastForward: "Vorspulen",
        .compose: "Verfassen", .action: "Teilen", .camera: "Kamera",
        .organize: "Ordnen", .bookmarks: "Lesezeichen", .reply: "Antworten",
        .hoursShort: "Std.", .minutesShort: "Min.",
        .previousMonth: "Voriger Monat", .nextMonth: "Nächster Monat", .time: "Uhrzeit",
        .search: "Suchen", .find: "Suchen", .replaceWith: "Ersetzen durch", .replace: "Ersetzen",
        .replaceAll: "Alle", .notFound: "Nicht gefunden", .nextResult: "Weitersuchen",
        .previousResult: "Rückwärts suchen", .resultOf: "von",
        .shiftKey: "Umschalttaste", .hideKeyboard: "Tastatur ausblenden", .nextKeyboard: "Nächste Tastatur",
    ]

    private static let french: [Word: String] = [
        .cut: "Couper", .copy: "Copier", .paste: "Coller", .select: "Sélectionner", .selectAll: "Tout sélectionner",
        .delete: "Supprimer", .format: "Format", .bold: "Gras", .italic: "Italique", .underline: "Souligné",
        .pasteAndGo: "Coller et ouvrir", .pasteAndSearch: "Coller et rechercher",
        .pasteAndMatchStyle: "Coller et adapter le style", .larger: "Plus grand", .smaller: "Plus petit",
        .previousItems: "Éléments précédents", .moreItems: "Autres éléments",
        .selectionStart: "Début de la sélection", .selectionEnd: "Fin de la sélection",
        .clearText: "Effacer le texte",
        .strongPassword: "Mot de passe fort",
        .showPassword: "Afficher le mot de passe", .hidePassword: "Masquer le mot de passe",
        .previousField: "Champ précédent", .nextField: "Champ suivant", .back: "Retour", .done: "OK",
        .cancel: "Annuler", .moreInformation: "Plus d’informations", .reorder: "Déplacer",
        .edit: "Modifier", .save: "Enregistrer", .add: "Ajouter", .close: "Fermer", .undo: "Annuler l’action",
        .redo: "Rétablir",
        .typing: "Saisie", .undoNamed: "Annuler %@", .redoNamed: "Rétablir %@",
        .refresh: "Actualiser", .play: "Lecture", .pause: "Pause", .rewind: "Retour rapide",
        .fastForward: "Avance rapide",
        .compose: "Rédiger", .action: "Partager", .camera: "Appareil photo",
        .organize: "Organiser", .bookmarks: "Signets", .reply: "Répondre",
        .hoursShort: "h", .minutesShort: "min",
        .previousMonth: "Mois précédent", .nextMonth: "Mois suivant", .time: "Heure",
        .search: "Rechercher", .find: "Rechercher", .replaceWith: "Remplacer par", .replace: "Remplacer",
        .replaceAll: "Tout", .notFound: "Introuvable", .nextResult: "Suivant", .previousResult: "Précédent",
        .resultOf: "sur",
        .shiftKey: "Majuscule", .hideKeyboard: "Masquer le clavier", .nextKeyboard: "Clavier suivant",
    ]

    private static let spanish: [Word: String] = [
        .cut: "Cortar", .copy: "Copiar", .paste: "Pegar", .select: "Seleccionar", .selectAll: "Seleccionar todo",
        .delete: "Eliminar", .format: "Formato", .bold: "Negrita", .italic: "Cursiva", .underline: "Subrayado",
        .pasteAndGo: "Pegar e ir", .pasteAndSearch: "Pegar y buscar",
        .pasteAndMatchStyle: "Pegar con el mismo estilo", .larger: "Más grande", .smaller: "Más pequeño",
        .previousItems: "Elementos anteriores", .moreItems: "Más elementos",
        .selectionStart: "Inicio de la selección", .selectionEnd: "Fin de la selección",
        .clearText: "Borrar texto",
        .strongPassword: "Contraseña segura",
        .showPassword: "Mostrar contraseña", .hidePassword: "Ocultar contraseña",
        .previousField: "Campo anterior", .nextField: "Campo siguiente", .back: "Atrás", .done: "Listo",
        .cancel: "Cancelar", .moreInformation: "Más información", .reorder: "Reordenar",
        .edit: "Editar", .save: "Guardar", .add: "Añadir", .close: "Cerrar", .undo: "Deshacer", .redo: "Rehacer",
        .typing: "Escritura", .undoNamed: "Deshacer %@", .redoNamed: "Rehacer %@",
        .refresh: "Actualizar", .play: "Reproducir", .pause: "Pausa", .rewind: "Retroceder",
        .fastForward: "Avanzar",
        .compose: "Redactar", .action: "Compartir", .camera: "Cámara",
        .organize: "Organizar", .bookmarks: "Marcadores", .reply: "Responder",
        .hoursShort: "h", .minutesShort: "min",
        .previousMonth: "Mes anterior", .nextMonth: "Mes siguiente", .time: "Hora",
        .search: "Buscar", .find: "Buscar", .replaceWith: "Reemplazar con", .replace: "Reemplazar",
        .replaceAll: "Todo", .notFound: "Sin resultados", .nextResult: "Siguiente", .previousResult: "Anterior",
        .resultOf: "de",
        .shiftKey: "Mayúsculas", .hideKeyboard: "Ocultar teclado", .nextKeyboard: "Teclado siguiente",
    ]
}
