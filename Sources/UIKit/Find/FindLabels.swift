import Foundation

/// What the find navigator says, in the person's language; in English where theirs is not known here.
struct FindLabels {
    let find: String
    let replaceWith: String
    let done: String
    let replace: String
    let all: String
    let notFound: String
    let next: String
    let previous: String
    private let of: String

    /// The labels of a language or a locale, such as "de" or "de_AT".
    init(_ locale: String) {
        switch locale.prefix(2) {
        case "de":
            self.init(
                "Suchen", "Ersetzen durch", "Fertig", "Ersetzen", "Alle", "Nicht gefunden", "Weitersuchen",
                "Rückwärts suchen", "von")
        case "fr":
            self.init(
                "Rechercher", "Remplacer par", "OK", "Remplacer", "Tout", "Introuvable", "Suivant", "Précédent", "sur")
        case "es":
            self.init(
                "Buscar", "Reemplazar con", "Listo", "Reemplazar", "Todo", "Sin resultados", "Siguiente", "Anterior",
                "de")
        default:
            self.init("Find", "Replace with", "Done", "Replace", "All", "Not found", "Next", "Previous", "of")
        }
    }

    private init(
        _ find: String, _ replaceWith: String, _ done: String, _ replace: String, _ all: String, _ notFound: String,
        _ next: String, _ previous: String, _ of: String
    ) {
        self.find = find
        self.replaceWith = replaceWith
        self.done = done
        self.replace = replace
        self.all = all
        self.notFound = notFound
        self.next = next
        self.previous = previous
        self.of = of
    }

    /// Which of how many results is at hand, counted from 1; `nil` for how many there are.
    func count(_ number: Int?, of total: Int, mayBeMore: Bool) -> String {
        let total = mayBeMore ? "\(total)+" : "\(total)"
        return number.map { "\($0) \(of) \(total)" } ?? total
    }
}
