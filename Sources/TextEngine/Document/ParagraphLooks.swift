/// How one paragraph looks: the styles of its letters, and how its lines are set.
package struct ParagraphLooks: Sendable {
    /// Styles in logical order whose ranges are counted from the paragraph's beginning; at least one.
    package var styles: [StyleRun]
    /// How its lines are set.
    package var options: TextLayout.Options

    /// Creates looks.
    package init(styles: [StyleRun], options: TextLayout.Options) {
        self.styles = styles
        self.options = options
    }
}
