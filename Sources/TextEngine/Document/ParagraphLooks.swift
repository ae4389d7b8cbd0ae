/// How one paragraph looks: the styles of its letters, and how its lines are set.
package struct ParagraphLooks: Sendable {
    /// Styles in logical order whose ranges are counted from the paragraph's beginning; at least one.
    package var styles: [StyleRun]
    /// How its lines are set.
    package var options: TextLayout.Options
    /// Who else decides about its lines. Offsets are counted from the beginning of the part that has these looks.
    package var rules: (any LineRules)?

    /// Creates looks.
    package init(styles: [StyleRun], options: TextLayout.Options, rules: (any LineRules)? = nil) {
        self.styles = styles
        self.options = options
        self.rules = rules
    }
}
