/// The groups of emoji, as iOS's panel has them: the first holds Unicode's "Smileys & Emotion" and "People & Body".
package enum EmojiGroup: String, CaseIterable, Sendable {
    /// Faces, hearts, hands, persons, families.
    case smileysAndPeople
    /// Animals, plants.
    case animalsAndNature
    /// Fruit, dishes, drinks.
    case foodAndDrink
    /// Events, sport, games, arts.
    case activities
    /// Maps, buildings, vehicles, time, weather.
    case travelAndPlaces
    /// Clothes, instruments, tools, office, household.
    case objects
    /// Signs, arrows, keycaps, geometric shapes.
    case symbols
    /// Flags of countries and others.
    case flags
}
